/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sets and their steps on a node: what coll.h describes.  All collectives are
 * made of these few functions and of those in coll_net.c.
 */
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "boot.h"
#include "coll.h"
#include "coll_plan.h"
#include "region.h"
#include "threads.h"
#include "wait.h"
#include "xport.h"

enum {
    HASH_SIZE = 1024,
    SPIN_MOST = 500, /* polls for PEs on other processors */
};

/* The collective area of a PE; the whole job has slot 0, and SHMEM_TEAM_SHARED
 * the first one of the teams. */
struct area {
    struct sma_slot slot[SMA_COLL_SLOTS];
    struct sma_slot team[SMA_COLL_TEAMS];
    unsigned char bounce[SMA_COLL_BOUNCES][SMA_COPY_MOST_SHARED];
};

static struct sma_set *table[HASH_SIZE];
static pthread_mutex_t table_mutex = PTHREAD_MUTEX_INITIALIZER; /* to add */
struct sma_set *sma_world;
static struct sma_set none;
struct sma_set *sma_last_set = &none;

/* Who used each of my bounce buffers last.  A set that has come far ahead of its
 * members may have all of the first ones in use; the others are for sets that
 * have none, as threads may need them before those members can go on. */
enum { BOUNCES_COMMON = SMA_COLL_BOUNCES * 3 / 4 };
static bool bounces_locked;
static struct {
    struct sma_set *set;
    int64_t step;
} bounce_user[SMA_COLL_BOUNCES];
static unsigned next_bounce;

/* My slots of teams that are in use, a bit each; the sets of destroyed teams in
 * the order of their end, whose slots others may still look at. */
static pthread_mutex_t teams_mutex = PTHREAD_MUTEX_INITIALIZER;
static uint64_t used_teams[SMA_COLL_TEAMS / 64];
static struct sma_set *ended_first, *ended_last;

/* Of the PE with number i on this node. */
static struct area *area_of(int i)
{
    return (struct area *) (sma.seg + sma.coll_offset +
                            (size_t) i * sma.coll_stride);
}

/* The number on this node of a set's k-th member here. */
static int number_of(const struct sma_set *set, int k)
{
    int pe = sma_set_local_pe(set, k), low = 0, high = sma.node_n;

    if (sma.node_of == NULL)
        return pe;
    while (low + 1 < high) {
        int middle = low + (high - low) / 2;

        if (sma.node_pe[middle] <= pe)
            low = middle;
        else
            high = middle;
    }
    return low;
}

size_t sma_coll_bytes(void)
{
    return sizeof(struct area);
}

/* --------------------------------------------------------------------- sets */

/* Never 0, as the size is not. */
static uint64_t make_key(int start, int log_stride, int size)
{
    return (uint64_t) start << 37 | (uint64_t) log_stride << 32 |
           (uint64_t) size;
}

static uint64_t hash(uint64_t key)
{
    return (key * 0x9e3779b97f4a7c15u) >> 32;
}

/* The slot of a set in the area of the PE with number i on this node, or the
 * free one where it would stand, or NULL when the area is full. */
static struct sma_slot *find_slot(int number, uint64_t key)
{
    struct sma_slot *slots = area_of(number)->slot;

    for (size_t probe = 0; probe < SMA_COLL_SLOTS - 1; probe++) {
        size_t i = 1 + (hash(key) + probe) % (SMA_COLL_SLOTS - 1);
        uint64_t there = __atomic_load_n(&slots[i].key, __ATOMIC_ACQUIRE);

        if (there == key || there == 0)
            return &slots[i];
    }
    return NULL;
}

/*
 * 64 bits that say which set a message belongs to and who sent it: 21 for the
 * start, 22 for stride and size together, 21 for the sender.  Sets of stride
 * 2^l have at most n / 2^l members, so that all pairs of l and size fit in 2 n
 * numbers.
 */
#define TRIPLET_TAG (((uint64_t) 1 << 22) - 1) /* in place of l and size */

static uint64_t make_tag(int start, int log_stride, int size)
{
    uint64_t n = (uint64_t) sma_boot.n, before = 0;

    for (int l = 0; l < log_stride; l++)
        before += n >> l;
    return (uint64_t) start << 43 | (before + (uint64_t) size) << 21;
}

/* sma_plan_split for a list of members. */
static struct sma_split split_list(int size, const int *pe, unsigned char *seen,
                                   int *leader, int *local)
{
    struct sma_split s = {0};

    for (int i = 0; i < size; i++) {
        int32_t node = sma.node_of == NULL ? 0 : sma.node_of[pe[i]];
        bool here = sma.node_of == NULL || node == sma.node;

        if (here) {
            if (pe[i] == sma.me)
                s.local_me = s.local_n;
            local[s.local_n++] = i;
        }
        if (seen[node])
            continue;
        seen[node] = 1;
        if (here)
            s.node = s.nodes;
        leader[s.nodes++] = pe[i];
    }
    return s;
}

struct sma_set *sma_set_new(const char *routine, int start, int stride,
                            int size, const int *pe)
{
    struct sma_set *set = sma_new(routine, 1, sizeof *set);
    int *local = sma_new(routine, (size_t) size, sizeof *local);
    int *leader = sma_new(routine, (size_t) size, sizeof *leader);
    unsigned char *seen = sma_new(routine, (size_t) sma.nodes, 1);
    struct sma_split split;

    if (pe != NULL)
        split = split_list(size, pe, seen, leader, local);
    else
        split = sma_plan_split(start, stride, size, sma.me, sma.node_of, seen,
                               leader, local);
    free(seen);
    set->start = start;
    set->stride = stride;
    set->size = size;
    set->pe = pe;
    set->local_n = split.local_n;
    set->local_me = split.local_me;
    set->local = realloc(local, (size_t) split.local_n * sizeof *local);
    set->me = set->local[split.local_me];
    set->nodes = split.nodes;
    set->node = split.node;
    set->root = -1;
    set->leader = realloc(leader, (size_t) split.nodes * sizeof *leader);
    set->slot = sma_new(routine, (size_t) split.local_n, sizeof *set->slot);
    return set;
}

static struct sma_set *new_active(const char *routine, int start,
                                  int log_stride, int size)
{
    struct sma_set *set =
        sma_set_new(routine, start, 1 << log_stride, size, NULL);

    set->log_stride = log_stride;
    set->key = make_key(start, log_stride, size);
    set->tag = make_tag(start, log_stride, size);
    return set;
}

/* Keys of triplets have bit 62, then 21 bits for the start and the stride each
 * and 20 for the size less one. */
static uint64_t make_triplet_key(int start, int stride, int size)
{
    return (uint64_t) 1 << 62 | (uint64_t) start << 41 |
           (uint64_t) stride << 20 | (uint64_t) (size - 1);
}

static struct sma_set *new_triplet(const char *routine, int start, int stride,
                                   int size)
{
    struct sma_set *set = sma_set_new(routine, start, stride, size, NULL);

    set->log_stride = -1;
    set->key = make_triplet_key(start, stride, size);
    set->tag = (uint64_t) start << 43 | TRIPLET_TAG << 21;
    return set;
}

void sma_set_free(struct sma_set *set)
{
    free((void *) set->pe);
    free(set->local);
    free(set->leader);
    free(set->slot);
    free(set);
}

void sma_coll_init(void)
{
    sma_world = new_active(NULL, 0, 0, sma.n);
    for (int k = 0; k < sma.node_n; k++)
        sma_world->slot[k] = &area_of(k)->slot[0];
    if (!sma_checks_all())
        sma.quick_world = sma_world;
}

void sma_coll_fini(void)
{
    for (int i = 0; i < HASH_SIZE; i++)
        while (table[i] != NULL) {
            struct sma_set *set = table[i];

            table[i] = set->next;
            sma_set_free(set);
        }
    while (ended_first != NULL) {
        struct sma_set *set = ended_first;

        ended_first = set->next;
        sma_set_free(set);
    }
    ended_last = NULL;
    memset(used_teams, 0, sizeof used_teams);
    sma_set_free(sma_world);
    sma_world = sma.quick_world = NULL;
    sma_last_set = &none;
    memset(bounce_user, 0, sizeof bounce_user);
}

static void check_active(const char *routine, const struct sma_active *a)
{
    int64_t last, offset;

    sma_check_running(routine);
    if (a->start < 0 || a->start >= sma.n)
        sma_fatal(routine, "PE_start is %d, must be 0..%d", a->start,
                  sma.n - 1);
    if (a->log_stride < 0 || a->log_stride > 30)
        sma_fatal(routine,
                  "logPE_stride is %d, must be 0..30 (it is the logarithm of "
                  "the stride)",
                  a->log_stride);
    if (a->size < 1 || a->size > sma.n)
        sma_fatal(routine, "PE_size is %d, must be 1..%d", a->size, sma.n);
    last = a->start + ((int64_t) (a->size - 1) << a->log_stride);
    if (last >= sma.n)
        sma_fatal(routine,
                  "the active set (PE_start %d, logPE_stride %d, PE_size %d) "
                  "ends at PE %lld, but there are only %d PEs",
                  a->start, a->log_stride, a->size, (long long) last, sma.n);
    offset = (int64_t) sma.me - a->start;
    if (offset < 0 || sma.me > last ||
        (offset & (((int64_t) 1 << a->log_stride) - 1)) != 0)
        sma_fatal(routine,
                  "the caller is not in the active set (PE_start %d, "
                  "logPE_stride %d, PE_size %d)",
                  a->start, a->log_stride, a->size);
    sma_check_symmetric(routine, "pSync", a->psync, sizeof(int32_t));
}

static struct sma_set *find_in(struct sma_set **chain, uint64_t key)
{
    struct sma_set *set = __atomic_load_n(chain, __ATOMIC_ACQUIRE);

    while (set != NULL && set->key != key)
        set = set->next;
    return set;
}

/* Adds a set to the table, unless another thread has just done so. */
static struct sma_set *add(const char *routine, uint64_t key, int start,
                           int log_stride, int stride, int size,
                           struct sma_set **chain)
{
    struct sma_set *set = find_in(chain, key);
    struct sma_slot *mine;

    if (set != NULL)
        return set;
    set = log_stride >= 0 ? new_active(routine, start, log_stride, size)
                          : new_triplet(routine, start, stride, size);
    mine = find_slot(sma.node_me, key);
    if (mine == NULL)
        sma_fatal(routine, "more than %d different active sets",
                  SMA_COLL_SLOTS - 1);
    __atomic_store_n(&mine->key, key, __ATOMIC_RELEASE);
    set->slot[set->local_me] = mine;
    set->next = *chain;
    __atomic_store_n(chain, set, __ATOMIC_RELEASE);
    return set;
}

/* The set of the table, perhaps a new one; log_stride is -1 for a triplet. */
static struct sma_set *find_or_add(const char *routine, uint64_t key, int start,
                                   int log_stride, int stride, int size)
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

struct sma_set *sma_set_triplet(const char *routine, int start, int stride,
                                int size)
{
    return find_or_add(routine, make_triplet_key(start, stride, size), start, -1,
                       stride, size);
}

static struct sma_set *look_up(const char *routine, const struct sma_active *a)
{
    return find_or_add(routine, make_key(a->start, a->log_stride, a->size),
                       a->start, a->log_stride, 0, a->size);
}

struct sma_set *sma_set_find(const char *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_world;

    if (sma_checks_all())
        return NULL;
    if (unlikely(sma.check > 0 || sma.n == 0))
        check_active(routine, a);
    if (a->start != 0 || a->log_stride != 0 || a->size != sma.n)
        set = look_up(routine, a);
    __atomic_store_n(&sma_last_set, set, __ATOMIC_RELEASE);
    return set;
}

struct sma_set *sma_set_check(const char *routine, const struct sma_active *a,
                              const struct sma_call *call)
{
    struct sma_set *set = sma_world;

    check_active(routine, a);
    if (a->start != 0 || a->log_stride != 0 || a->size != sma.n)
        set = look_up(routine, a);
    sma_check_active(routine, set, a, call);
    return set;
}

struct sma_set *sma_set_world_slow(const char *routine)
{
    sma_check_world(routine);
    return sma_world;
}

static void lock_bounces(void)
{
    while (__atomic_exchange_n(&bounces_locked, true, __ATOMIC_ACQUIRE))
        sched_yield();
}

static void unlock_bounces(void)
{
    __atomic_store_n(&bounces_locked, false, __ATOMIC_RELEASE);
}

/* ------------------------------------------------------------ sets of teams */

/*
 * Keys of teams have bit 63, then the first member and a number.  The tag has in
 * place of stride and size a number from below TRIPLET_TAG down, where no active
 * set is.
 */
uint64_t sma_set_tag_room(void)
{
    uint64_t taken = 2 * (uint64_t) sma_boot.n;

    return taken < TRIPLET_TAG ? TRIPLET_TAG - taken : 0;
}

void sma_set_name(struct sma_set *set, uint64_t number)
{
    uint64_t first = (uint64_t) sma_set_pe(set, 0), room = sma_set_tag_room();

    set->key = (uint64_t) 1 << 63 | first << 42 |
               (number & (((uint64_t) 1 << 42) - 1));
    if (room > 0)
        set->tag = first << 43 | (TRIPLET_TAG - 1 - number % room) << 21;
    __atomic_store_n(&set->slot[set->local_me]->key, set->key,
                     __ATOMIC_RELAXED);
}

/* Where a slot was given to another set, its owner had ended everything before. */
static bool looks_no_more(const struct sma_set *set, const struct sma_slot *slot)
{
    return (int64_t) __atomic_load_n(&slot->done, __ATOMIC_ACQUIRE) >=
               set->step ||
           __atomic_load_n(&slot->key, __ATOMIC_RELAXED) != set->key;
}

/* Does nobody look at my slot of a destroyed team any more? */
static bool is_gone(const struct sma_set *set)
{
    for (int k = 0; k < set->local_n; k++)
        if (k != set->local_me && !looks_no_more(set, set->slot[k]))
            return false;
    return true;
}

/* With the mutex held. */
static void drop(struct sma_set *set)
{
    int slot;

    if (set->slot[set->local_me] != NULL) {
        slot = sma_set_slot(set);
        used_teams[slot / 64] &= ~((uint64_t) 1 << slot % 64);
    }
    sma_set_free(set);
}

static void forget_first(void)
{
    struct sma_set *set = ended_first;

    ended_first = set->next;
    if (ended_first == NULL)
        ended_last = NULL;
    drop(set);
}

static int find_free(void)
{
    for (int i = 0; i < SMA_COLL_TEAMS / 64; i++)
        if (~used_teams[i] != 0)
            return i * 64 + __builtin_ctzll(~used_teams[i]);
    return -1;
}

bool sma_set_reserve(struct sma_set *set, const char *routine)
{
    struct sma_wait w = SMA_WAIT(routine, -1);
    struct sma_slot *mine;
    int slot;

    pthread_mutex_lock(&teams_mutex);
    while (ended_first != NULL && is_gone(ended_first))
        forget_first();
    while ((slot = find_free()) < 0 && ended_first != NULL)
        if (is_gone(ended_first)) {
            forget_first();
        } else {
            pthread_mutex_unlock(&teams_mutex);
            sma_wait_more(&w);
            pthread_mutex_lock(&teams_mutex);
        }
    if (slot >= 0)
        used_teams[slot / 64] |= (uint64_t) 1 << slot % 64;
    pthread_mutex_unlock(&teams_mutex);
    if (slot < 0)
        return false;
    mine = &area_of(sma.node_me)->team[slot];
    /* in this order, see looks_no_more */
    __atomic_store_n(&mine->key, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&mine->done, 0, __ATOMIC_RELEASE);
    for (int i = 0; i < SMA_COLL_RING; i++)
        mine->post[i].step = 0;
    set->slot[set->local_me] = mine;
    return true;
}

int sma_set_slot(const struct sma_set *set)
{
    return (int) (set->slot[set->local_me] - area_of(sma.node_me)->team);
}

void sma_set_drop(struct sma_set *set)
{
    pthread_mutex_lock(&teams_mutex);
    drop(set);
    pthread_mutex_unlock(&teams_mutex);
}

void sma_set_connect(struct sma_set *set, int k, int slot)
{
    set->slot[k] = &area_of(number_of(set, k))->team[slot];
}

/* Who is in the last step has done with all others; in that one nobody waits
 * for its end. */
void sma_set_end(struct sma_set *set, const char *routine)
{
    sma_step_sync(set, routine);
    lock_bounces();
    for (int b = 0; b < SMA_COLL_BOUNCES; b++)
        if (bounce_user[b].set == set)
            bounce_user[b].set = NULL;
    unlock_bounces();
    set->next = NULL;
    pthread_mutex_lock(&teams_mutex);
    if (ended_last == NULL)
        ended_first = set;
    else
        ended_last->next = set;
    ended_last = set;
    pthread_mutex_unlock(&teams_mutex);
}

void sma_coll_too_many(const char *routine, size_t nelems)
{
    sma_fatal(routine, "nelems is %zu, more than memory can hold", nelems);
}

/* -------------------------------------------------------------------- steps */

/* Member k's slot, or NULL as long as it has not used the set. */
static inline struct sma_slot *slot_of(struct sma_set *set, int k)
{
    struct sma_slot *slot = __atomic_load_n(&set->slot[k], __ATOMIC_RELAXED);

    if (unlikely(slot == NULL)) {
        slot = find_slot(number_of(set, k), set->key);
        if (slot == NULL || slot->key == 0)
            return NULL;
        __atomic_store_n(&set->slot[k], slot, __ATOMIC_RELAXED);
    }
    return slot;
}

/* The last step that member k has ended, as far as it says so. */
static int64_t ended_by(struct sma_set *set, int k)
{
    struct sma_slot *slot = slot_of(set, k);

    return slot == NULL
               ? 0
               : (int64_t) __atomic_load_n(&slot->done, __ATOMIC_ACQUIRE);
}

/* Waits until all others have ended the step; remembers how far they are. */
static void wait_ended(struct sma_set *set, const char *routine, int64_t step)
{
    int64_t least = INT64_MAX;

    for (int i = 1; i < set->local_n; i++) {
        int k = (set->local_me + i) % set->local_n;
        struct sma_wait w = SMA_WAIT(routine, sma_set_local_pe(set, k));
        int64_t done;

        while ((done = ended_by(set, k)) < step)
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET, .set = set);
        if (done < least)
            least = done;
    }
    if (least != INT64_MAX && least > set->ended)
        set->ended = least;
}

void sma_step_wait_post(struct sma_set *set, const char *routine)
{
    wait_ended(set, routine, set->step - SMA_COLL_RING);
}

/* Have all ended the step for which buffer b was used?  If not, *late_p is a PE
 * that has not.  Another set than `set` may be in the hands of another thread. */
static bool is_bounce_free(unsigned b, const struct sma_set *set, int *late_p)
{
    struct sma_set *user = bounce_user[b].set;
    int64_t step = bounce_user[b].step;

    if (user == NULL || (user == set && set->ended >= step))
        return true;
    for (int k = 0; k < user->local_n; k++)
        if (k != user->local_me && ended_by(user, k) < step) {
            *late_p = sma_set_local_pe(user, k);
            return false;
        }
    return true;
}

/* A buffer for the set, or -1; with the buffers locked. */
static int find_bounce(const struct sma_set *set, int *late_p)
{
    bool has_one = false;

    for (unsigned i = 0; i < BOUNCES_COMMON; i++) {
        unsigned b = next_bounce;

        next_bounce = (b + 1) % BOUNCES_COMMON;
        if (is_bounce_free(b, set, late_p))
            return (int) b;
        has_one |= bounce_user[b].set == set;
    }
    for (unsigned b = BOUNCES_COMMON; b < SMA_COLL_BOUNCES; b++)
        has_one |= bounce_user[b].set == set && !is_bounce_free(b, set, late_p);
    for (unsigned b = BOUNCES_COMMON; !has_one && b < SMA_COLL_BOUNCES; b++)
        if (is_bounce_free(b, set, late_p))
            return (int) b;
    return -1;
}

static unsigned take_bounce(struct sma_set *set, const char *routine)
{
    struct sma_wait w = SMA_WAIT(routine, -1);
    int b;

    lock_bounces();
    while ((b = find_bounce(set, &w.pe)) < 0) {
        unlock_bounces();
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET, .set = set);
        lock_bounces();
    }
    bounce_user[b].set = set;
    bounce_user[b].step = set->step;
    unlock_bounces();
    return (unsigned) b;
}

void sma_step_post_copy(struct sma_set *set, const char *routine,
                        const void *data, size_t bytes)
{
    struct sma_post *post = sma_step_take_post(set, routine);

    post->at = take_bounce(set, routine);
    memcpy(area_of(sma.node_me)->bounce[post->at], data, bytes);
    sma_step_publish(set, post, bytes, SMA_POST_BOUNCE);
}

bool sma_step_post_large(struct sma_set *set, const char *routine,
                         const void *data, size_t bytes)
{
    bool points = sma.spin > 0 || bytes > SMA_COPY_MOST_SHARED;

    if (points)
        sma_step_post_source(set, routine, "source", data, bytes);
    else
        sma_step_post_copy(set, routine, data, bytes);
    return points;
}

uint64_t sma_coll_place(const char *routine, const char *arg, const void *data,
                        size_t bytes)
{
    size_t offset;
    int part = sma_region_find(data, bytes, &offset);

    if (unlikely(part < 0))
        sma_bad_address(routine, arg, data, bytes);
    return sma.part_offset[part] +
           (size_t) sma.node_me * sma.part_stride[part] + offset;
}

const void *sma_coll_at(uint64_t place)
{
    return sma.seg + place;
}

void sma_step_post_source(struct sma_set *set, const char *routine,
                          const char *arg, const void *data, size_t bytes)
{
    struct sma_post *post = sma_step_take_post(set, routine);

    post->at = sma_coll_place(routine, arg, data, bytes);
    sma_step_publish(set, post, bytes, SMA_POST_SOURCE);
}

/*
 * With more PEs than processors, in a step in which all members post: is there
 * none on my processor that has not done so?  Then giving up the processor would
 * only wake PEs that wait for the same, one after the other.
 */
static bool may_spin(const struct sma_set *set)
{
    int32_t cpu = sched_getcpu();

    if (__atomic_load_n(&sma.job->pe[sma.machine_me].cpu, __ATOMIC_RELAXED) !=
        cpu)
        __atomic_store_n(&sma.job->pe[sma.machine_me].cpu, cpu,
                         __ATOMIC_RELAXED);
    for (int k = 0; k < set->local_n; k++)
        if (sma_step_look(set, k) == NULL &&
            __atomic_load_n(&sma.job->pe[sma_set_local_pe(set, k)].cpu,
                            __ATOMIC_RELAXED) == cpu)
            return false;
    return true;
}

const struct sma_post *sma_step_await(struct sma_set *set, const char *routine,
                                      int k, bool all)
{
    struct sma_slot *slot = slot_of(set, k);
    struct sma_wait w = SMA_WAIT(routine, sma_set_local_pe(set, k));
    const struct sma_post *post;
    int spun = 0;

    while (unlikely(slot == NULL)) {
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET, .set = set);
        slot = slot_of(set, k);
    }
    post = &slot->post[sma_post_index(set->step)];
    while (__atomic_load_n(&post->step, __ATOMIC_ACQUIRE) !=
           (uint64_t) set->step) {
        if (all && sma.spin == 0 && sma.net == NULL && spun < SPIN_MOST &&
            may_spin(set)) {
            spun++;
            sma_relax();
        } else {
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET, .set = set);
        }
    }
    return post;
}

const void *sma_post_data_elsewhere(const struct sma_set *set, int k,
                                    const struct sma_post *post)
{
    return (post->bytes_where & 3) == SMA_POST_BOUNCE
               ? area_of(number_of(set, k))->bounce[post->at]
               : sma_coll_at(post->at);
}

void sma_step_wait_ended(struct sma_set *set, const char *routine)
{
    wait_ended(set, routine, set->step);
}

/* Share as one step. */
static void share(struct sma_set *set, const char *routine, int k,
                  const void *data, void *dest, size_t bytes)
{
    bool points = false;

    sma_step_begin(set);
    if (set->local_me == k) {
        if (bytes > SMA_INLINE && bytes <= SMA_BROADCAST_COPY_MOST)
            sma_step_post_copy(set, routine, data, bytes);
        else
            points = sma_step_post(set, routine, data, bytes);
    } else {
        const struct sma_post *post = sma_step_look(set, k);

        if (post == NULL)
            post = sma_step_await(set, routine, k, false);
        if (bytes > 0)
            sma_coll_copy(dest, sma_post_data(set, k, post), bytes);
    }
    sma_step_finish(set, routine, points);
}

void sma_step_share(struct sma_set *set, const char *routine, int k,
                    const void *data, void *dest, size_t bytes)
{
    if (set->local_n == 1)
        return;
    if (sma.spin == 0 && bytes <= SMA_BROADCAST_PIECES_MOST_SHARED)
        for (; bytes > SMA_COPY_MOST_SHARED; bytes -= SMA_COPY_MOST_SHARED) {
            share(set, routine, k, data, dest, SMA_COPY_MOST_SHARED);
            if (set->local_me == k)
                data = (const char *) data + SMA_COPY_MOST_SHARED;
            else
                dest = (char *) dest + SMA_COPY_MOST_SHARED;
        }
    share(set, routine, k, data, dest, bytes);
}
