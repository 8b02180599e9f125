/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes the sets of PEs that coll/coll.h describes, and keeps the table in
 * which the sets of active sets and of triplets are found.  A triplet is the
 * start, the stride and the size of a team that its members are about to make.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/area.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/plan.h"
#include "coll/routines.h"
#include "shmem.h"
#include "wait/wait.h"

enum { HASH_SIZE = 1024 };

struct sma_set *sma_world;

/* The sets, in a chain for each hash value.  A set stays in its chain until the
 * end of the library, so any thread may follow a chain. */
static struct sma_set *table[HASH_SIZE];

/* Guards additions to the table, and the claim of a slot for an active set in
 * this PE's area.  No other lock is taken while it is held. */
static pthread_mutex_t table_mutex = PTHREAD_MUTEX_INITIALIZER;

int sma_set_number_of(const struct sma_set *set, int k)
{
    return sma_peer_number(sma_set_local_pe(set, k));
}

/* --------------------------------------------------------------------- sets */

/* The key of an active set: 25 bits for the start, 5 for the logarithm of the
 * stride, 32 for the size.  It is never 0, as the size is not. */
static uint64_t make_key(int start, int log_stride, int size)
{
    return (uint64_t) start << 37 | (uint64_t) log_stride << 32 |
           (uint64_t) size;
}

static uint64_t hash(uint64_t key)
{
    return (key * 0x9e3779b97f4a7c15u) >> 32;
}

/*
 * The slot with the key in the area of the PE that is number `number` on this
 * node, or NULL when there is none.  With `free`, which only the owner of the
 * area may pass, the result is instead the free slot that a set with the key
 * may take; NULL then means that the area is full.  The key of a slot is read
 * only once, because another set may take a free slot at any time.  The acquire
 * pairs with the release in `add`: who finds the key finds a slot that the
 * owner has made ready.
 */
static struct sma_slot *find_slot(int number, uint64_t key, bool free)
{
    struct sma_slot *slots = sma_area_of(number)->slot;

    for (size_t probe = 0; probe < SMA_COLL_SLOTS - 1; probe++) {
        size_t i = 1 + (hash(key) + probe) % (SMA_COLL_SLOTS - 1);
        uint64_t there = __atomic_load_n(&slots[i].key, __ATOMIC_ACQUIRE);

        if (there == key)
            return &slots[i];
        if (there == 0)
            return free ? &slots[i] : NULL;
    }
    return NULL;
}

struct sma_slot *sma_set_find_slot(const struct sma_set *set, int k)
{
    return find_slot(sma_set_number_of(set, k), set->key, false);
}

/* The fan of the tree in which the members of the set on this node wait for
 * each other in a barrier: 0 where each waits for all, and so many that all are
 * below the leader where that is better. */
static int fan_of(const struct sma_set *set)
{
    if (set->local_n > SMA_BARRIER_FLAT_MOST && !sma_crowded)
        return SMA_BARRIER_FAN;
    return set->nodes == 1 ? 0 : set->local_n;
}

/* Gives back the end of a list of which only n entries are used. */
static int *shrink(int *list, int n)
{
    int *less = realloc(list, (size_t) n * sizeof *list);

    return less != NULL ? less : list;
}

struct sma_set *sma_set_new(const struct sma_routine *routine, int start,
                            int stride, int size, const int *pe)
{
    struct sma_set *set = sma_new(routine, 1, sizeof *set);
    int *local = sma_new(routine, (size_t) size, sizeof *local);
    int *leader = sma_new(routine, (size_t) size, sizeof *leader);
    unsigned char *seen = sma_new(routine, (size_t) sma_topology.nodes, 1);
    struct sma_split split;

    split = sma_plan_split(start, stride, size, pe, sma_self.me,
                           sma_topology.node_of, seen, leader, local);
    free(seen);
    set->start = start;
    set->stride = stride;
    set->size = size;
    set->pe = pe;
    set->local_n = split.local_n;
    set->local_me = split.local_me;
    set->local = shrink(local, split.local_n);
    set->me = set->local[split.local_me];
    set->nodes = split.nodes;
    set->node = split.node;
    set->fan = fan_of(set);
    set->root = -1;
    set->leader = shrink(leader, split.nodes);
    set->slot = sma_new(routine, (size_t) split.local_n, sizeof *set->slot);
    return set;
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

const char **sma_set_make_room(struct sma_set *set,
                               const struct sma_routine *routine)
{
    set->room = sma_new(routine, 2 * (size_t) set->local_n, sizeof *set->room);
    return set->room;
}

void sma_set_free(struct sma_set *set)
{
    free((void *) set->pe);
    free(set->local);
    free(set->leader);
    free(set->slot);
    free(set->room);
    free(set->stream);
    free(set->layout);
    free(set);
}

void sma_sets_init(void)
{
    sma_world = new_active(NULL, 0, 0, sma_self.n);
    for (int k = 0; k < sma_topology.node_n; k++)
        sma_world->slot[k] = &sma_area_of(k)->slot[0];
    sma_world->mine = sma_world->slot[sma_world->local_me];
}

void sma_sets_fini(void)
{
    for (int i = 0; i < HASH_SIZE; i++)
        while (table[i] != NULL) {
            struct sma_set *set = table[i];

            table[i] = set->next;
            sma_set_free(set);
        }
    sma_set_free(sma_world);
    sma_world = NULL;
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
    struct sma_slot *mine;

    if (set != NULL)
        return set;
    set = log_stride >= 0 ? new_active(routine, start, log_stride, size)
                          : new_triplet(routine, start, stride, size);
    mine = find_slot(sma_topology.node_me, key, true);
    if (mine == NULL)
        sma_fatal(routine, "there are more than %d different active sets",
                  SMA_COLL_SLOTS - 1);
    /* The release pairs with the acquire in find_slot, by the members. */
    __atomic_store_n(&mine->key, key, __ATOMIC_RELEASE);
    set->mine = set->slot[set->local_me] = mine;
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
    struct sma_set **chain = &table[hash(key) % HASH_SIZE];
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

struct sma_set *sma_set_active(const struct sma_routine *routine,
                               const struct sma_active *a)
{
    if (a->start == 0 && a->log_stride == 0 && a->size == sma_self.n)
        return sma_world;
    return find_or_add(routine, make_key(a->start, a->log_stride, a->size),
                       a->start, a->log_stride, 0, a->size);
}
