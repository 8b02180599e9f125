/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks the active set that a caller names, and finds its set; keeps the table in which
 * the sets of active sets and of triplets are found.
 */
#include <pthread.h>

#include "coll/set/active.h"
#include "coll/set/slot.h"
#include "coll/set/tags.h"
#include "shmem.h"

struct sma_set sma_no_set;
struct sma_set *sma_last_set = &sma_no_set;
struct sma_set *sma_quick_world;

/* ---------------------------------------------------------------- the table */

enum { HASH_SIZE = 1024 };

/* The sets, in a chain for each hash value.  A set stays in its chain until the
 * end of the library, so any thread may follow a chain. */
static struct sma_set *table[HASH_SIZE];

/* Guards additions to the table, and the claim of a slot for an active set in
 * this PE's area.  No other lock is taken while it is held. */
static pthread_mutex_t table_mutex = PTHREAD_MUTEX_INITIALIZER;

/* The key of an active set: 25 bits for the start, 5 for the logarithm of the
 * stride, 32 for the size.  It is never 0, as the size is not. */
static uint64_t make_key(int start, int log_stride, int size)
{
    return (uint64_t) start << 37 | (uint64_t) log_stride << 32 |
           (uint64_t) size;
}

/* The number of PEs of the job, of which tags are made. */
static uint64_t tag_n(void)
{
    return (uint64_t) sma_self.job_n;
}

static struct sma_set *new_active(const struct sma_routine *routine, int start,
                                  int log_stride, int size)
{
    struct sma_set *set =
        sma_set_new(routine, start, 1 << log_stride, size, NULL);

    set->log_stride = log_stride;
    set->key = make_key(start, log_stride, size);
    set->tag =
        sma_tag(tag_n(), start, sma_tag_active(tag_n(), log_stride, size));
    return set;
}

/* The key of a triplet: bit 62, then 21 bits for the start, 21 for the stride,
 * and 20 for the size less one.  A size that needs 21 bits has the stride 1;
 * its highest bit then makes the stride 0, which no other triplet has. */
static uint64_t make_triplet_key(int start, int stride, int size)
{
    return (uint64_t) 1 << 62 | (uint64_t) start << 41 |
           ((uint64_t) stride << 20 ^ (uint64_t) (size - 1));
}

static struct sma_set *new_triplet(const struct sma_routine *routine, int start,
                                   int stride, int size)
{
    struct sma_set *set = sma_set_new(routine, start, stride, size, NULL);

    set->log_stride = -1;
    set->key = make_triplet_key(start, stride, size);
    set->tag = sma_tag(tag_n(), start, sma_tag_triplet(tag_n(), stride, size));
    if (unlikely(set->nodes > 1 && !sma_tag_tells_triplets(tag_n()) &&
                 sma_self.thread_asked == SHMEM_THREAD_MULTIPLE))
        sma_fatal(routine,
                  "%d PEs on several nodes are too many for this "
                  "routine with SHMEM_THREAD_MULTIPLE; "
                  "use shmem_team_split_strided",
                  sma_self.job_n);
    return set;
}

/* The acquire pairs with the last release in `add`: who finds a set in the
 * chain finds it filled in. */
static struct sma_set *find_in(struct sma_set **chain, uint64_t key)
{
    struct sma_set *set = __atomic_load_n(chain, __ATOMIC_ACQUIRE);

    while (set != NULL && set->key != key)
        set = set->next;
    return set;
}

/* Adds a set to the table, unless another thread has just done so.  The caller
 * holds table_mutex. */
static struct sma_set *add(const struct sma_routine *routine, uint64_t key,
                           int start, int log_stride, int stride, int size,
                           struct sma_set **chain)
{
    struct sma_set *set = find_in(chain, key);
    struct sma_slot *my_slot;

    if (set != NULL)
        return set;
    set = log_stride >= 0 ? new_active(routine, start, log_stride, size)
                          : new_triplet(routine, start, stride, size);
    my_slot = sma_slot_claim(key);
    if (my_slot == NULL)
        sma_fatal(routine, "there are more than %d different active sets",
                  SMA_COLL_SLOTS - 1);
    set->my_slot = set->slot[set->local_me] = my_slot;
    set->next = *chain;
    /* The release pairs with the acquire in find_in, by threads of this PE. */
    __atomic_store_n(chain, set, __ATOMIC_RELEASE);
    return set;
}

/* Returns the set of the table with the key, perhaps a new one; log_stride is
 * -1 for a triplet. */
static struct sma_set *find_or_add(const struct sma_routine *routine,
                                   uint64_t key, int start, int log_stride,
                                   int stride, int size)
{
    struct sma_set **chain = &table[sma_slot_hash(key) % HASH_SIZE];
    struct sma_set *set = find_in(chain, key);

    if (set == NULL) {
        pthread_mutex_lock(&table_mutex);
        set = add(routine, key, start, log_stride, stride, size, chain);
        pthread_mutex_unlock(&table_mutex);
    }
    return set;
}

struct sma_set *sma_set_triplet(const struct sma_routine *routine, int start,
                                int stride, int size)
{
    return find_or_add(routine, make_triplet_key(start, stride, size), start,
                       -1, stride, size);
}

/* The set of an active set whose arguments have been checked. */
static struct sma_set *find_active(const struct sma_routine *routine,
                                   const struct sma_active *a)
{
    if (a->start == 0 && a->log_stride == 0 && a->size == sma_self.n)
        return sma_world;
    return find_or_add(routine, make_key(a->start, a->log_stride, a->size),
                       a->start, a->log_stride, 0, a->size);
}

/* ------------------------------------------------------------------- checks */

/* Is this PE in the active set?  `last` is the last PE of the set. */
static bool is_in(const struct sma_active *a, int64_t last)
{
    int64_t offset = (int64_t) sma_self.me - a->start;

    return offset >= 0 && sma_self.me <= last &&
           (offset & (((int64_t) 1 << a->log_stride) - 1)) == 0;
}

/* Ends the job when the active set does not exist, or does not have the caller. */
static void check_active(const struct sma_routine *routine,
                         const struct sma_active *a)
{
    int64_t last;

    sma_check_running(routine);
    if (a->start < 0 || a->start >= sma_self.n)
        sma_fatal(routine, "PE_start is %d, must be 0..%d", a->start,
                  sma_self.n - 1);
    if (a->log_stride < 0 || a->log_stride > 30)
        sma_fatal(routine,
                  "logPE_stride is %d, must be 0..30 (it is the "
                  "logarithm of the stride)",
                  a->log_stride);
    if (a->size < 1 || a->size > sma_self.n)
        sma_fatal(routine, "PE_size is %d, must be 1..%d", a->size, sma_self.n);
    last = a->start + ((int64_t) (a->size - 1) << a->log_stride);
    if (last >= sma_self.n)
        sma_fatal(routine,
                  "the active set (PE_start %d, logPE_stride %d, PE_size %d) "
                  "ends at PE %lld, but there are only %d PEs",
                  a->start, a->log_stride, a->size, (long long) last,
                  sma_self.n);
    if (!is_in(a, last))
        sma_fatal(routine,
                  "the caller is not in the active set (PE_start %d, "
                  "logPE_stride %d, PE_size %d)",
                  a->start, a->log_stride, a->size);
    if (!sma_checks_all()) /* otherwise sma_check_psync checks pSync */
        sma_check_unused(routine, SMA_ARG(pSync), a->psync, sizeof(int32_t));
}

struct sma_set *sma_set_find(const struct sma_routine *routine,
                             const struct sma_active *a)
{
    struct sma_set *set;

    if (sma_checks_all() || sma_calls_slow)
        return NULL;
    if (unlikely(sma_self.check > 0 || sma_self.n == 0))
        check_active(routine, a);
    set = find_active(routine, a);
    /* The release pairs with the acquire in sma_set_get (coll/set/active.h). */
    __atomic_store_n(&sma_last_set, set, __ATOMIC_RELEASE);
    return set;
}

struct sma_set *sma_set_checked(const struct sma_routine *routine,
                                const struct sma_active *a)
{
    if (sma_self.check > 0 || sma_self.n == 0)
        check_active(routine, a);
    return find_active(routine, a);
}

struct sma_about_call sma_about_active(const struct sma_active *a, int root,
                                       size_t bytes)
{
    return (struct sma_about_call){
        .scope = SMA_SCOPE_SET,
        .bytes = bytes,
        .first = a->start,
        .step = a->log_stride,
        .size = a->size,
        .member = (sma_self.me - a->start) >> a->log_stride,
        .root = root,
    };
}

void sma_actives_init(void)
{
    sma_world = new_active(NULL, 0, 0, sma_self.n);
    for (int k = 0; k < sma_topology.node_n; k++)
        sma_world->slot[k] = &sma_area_of(k)->slot[0];
    sma_world->my_slot = sma_world->slot[sma_world->local_me];
    if (!sma_checks_all() && !sma_calls_slow)
        sma_quick_world = sma_world;
}

void sma_actives_fini(void)
{
    sma_quick_world = NULL;
    sma_last_set = &sma_no_set;
    for (int i = 0; i < HASH_SIZE; i++)
        while (table[i] != NULL) {
            struct sma_set *set = table[i];

            table[i] = set->next;
            sma_set_free(set);
        }
    sma_set_free(sma_world);
    sma_world = NULL;
}
