/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The epochs of a set on a node, which coll/coll.h describes: the parts of them
 * that are not inline, that is, bounce buffers and posting.  coll/await.c waits.
 */
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "check/region.h"
#include "coll/area.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/size.h"
#include "coll/threads.h"
#include "memory/memory.h"
#include "shared/job.h"
#include "wait/sleep.h"
#include "wait/wait.h"

/* How often a thread yields its processor before it sleeps. */
enum { YIELDS = 100 };

/*
 * The set and the epoch that used each bounce buffer of this PE last.  A set in
 * which this PE has come far ahead of the other members may use all of the
 * first BOUNCES_COMMON buffers.  The other buffers are for sets that use none:
 * another thread may need one before those members can go on.
 *
 * bounces_locked guards bounce_user and next_bounce.  It is the innermost lock:
 * a thread that holds it takes no other.  A set in bounce_user exists, as
 * sma_bounces_forget removes it before it is freed.
 */
enum { BOUNCES_COMMON = SMA_COLL_BOUNCES * 3 / 4 };
static bool bounces_locked;
static struct {
    struct sma_set *set;
    int64_t epoch;
} bounce_user[SMA_COLL_BOUNCES];
static unsigned next_bounce;

/* The acquire pairs with the release in unlock_bounces.  The thread that has the
 * lock may have a lower real-time priority than this one, which it then gets no
 * processor from unless this one sleeps. */
static void lock_bounces(void)
{
    const struct timespec nap = {.tv_nsec = 20000};

    for (int i = 0;
         __atomic_exchange_n(&bounces_locked, true, __ATOMIC_ACQUIRE); i++)
        if (i < YIELDS)
            sched_yield();
        else
            nanosleep(&nap, NULL);
}

/* The release pairs with the acquire in lock_bounces. */
static void unlock_bounces(void)
{
    __atomic_store_n(&bounces_locked, false, __ATOMIC_RELEASE);
}

void sma_bounces_forget(const struct sma_set *set)
{
    lock_bounces();
    for (int b = 0; b < SMA_COLL_BOUNCES; b++)
        if (bounce_user[b].set == set)
            bounce_user[b].set = NULL;
    unlock_bounces();
}

void sma_bounces_fini(void)
{
    memset(bounce_user, 0, sizeof bounce_user);
}

void sma_coll_too_many(const struct sma_routine *routine, size_t nelems)
{
    if (nelems > PTRDIFF_MAX)
        sma_fatal(routine, "nelems is %td, must not be negative",
                  (ptrdiff_t) nelems);
    sma_fatal(routine, "nelems is %zu, more than memory can hold", nelems);
}

/* -------------------------------------------------- slots of other members */

/* The last epoch that member k has finished according to its `done`.  The
 * acquire pairs with the release in sma_epoch_end: whoever sees that the member
 * has finished may overwrite what the member has read. */
static int64_t ended_by(struct sma_set *set, int k)
{
    struct sma_slot *slot = sma_slot_of(set, k);

    return slot == NULL
               ? 0
               : (int64_t) __atomic_load_n(&slot->done, __ATOMIC_ACQUIRE);
}

/* The last epoch that this PE knows to be finished by all members here. */
static int64_t known_ended(const struct sma_set *set)
{
    return __atomic_load_n(&set->mine->ended, __ATOMIC_RELAXED);
}

/* Goes on waiting for member k to finish an epoch. */
static void wait_more_for_end(struct sma_wait *w, struct sma_set *set, int k,
                              int64_t epoch)
{
    struct sma_slot *slot = sma_slot_of(set, k);

    if (slot == NULL)
        SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_SET, .set = set);
    else
        SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_SET, .set = set,
                      .word = sma_low_half(&slot->done),
                      .until = (uint32_t) epoch, .mark = &slot->reading);
}

/* Waits until all other members on the node have finished the epoch.  Remembers
 * how far the slowest of them has come. */
static void wait_ended(struct sma_set *set, const struct sma_routine *routine,
                       int64_t epoch)
{
    int64_t least = INT64_MAX;

    for (int i = 1; i < set->local_n; i++) {
        int k = (set->local_me + i) % set->local_n;
        struct sma_wait w = SMA_WAIT(routine, sma_set_local_pe(set, k));
        int64_t done;

        while ((done = ended_by(set, k)) < epoch)
            wait_more_for_end(&w, set, k, epoch);
        if (done < least)
            least = done;
    }
    if (least != INT64_MAX && least > known_ended(set))
        sma_epoch_know_ended(set, least);
}

bool sma_epoch_make_ready(struct sma_set *set,
                          const struct sma_routine *routine)
{
    int64_t ended = known_ended(set);
    bool sleepers = ended < 0;

    if (!sma_epoch_is_ready(set))
        wait_ended(set, routine, set->epoch - SMA_COLL_RING);
    if (sleepers && (int32_t) ((uint32_t) ended - (uint32_t) set->epoch) > 0)
        sma_mark(&set->mine->ended, (uint32_t) ended); /* for a later post */
    return sleepers;
}

/* Publishes the mailbox of this epoch, and wakes who sleeps until then. */
static void publish(struct sma_set *set, size_t bytes,
                    enum sma_mailbox_where where, bool sleepers)
{
    struct sma_mailbox *mailbox = sma_mailbox_mine(set);

    sma_epoch_publish(set, mailbox, bytes, where);
    if (sleepers)
        sma_wake_word(sma_low_half(&mailbox->epoch));
}

void sma_epoch_post_slow(struct sma_set *set, const struct sma_routine *routine,
                         const void *data, size_t bytes)
{
    bool sleepers = sma_epoch_make_ready(set, routine);

    if (bytes > 0)
        sma_copy(sma_mailbox_mine(set)->data, data, bytes);
    publish(set, bytes, SMA_MAILBOX_INLINE, sleepers);
}

/* ---------------------------------------------------------- bounce buffers */

/* Have all members finished the epoch that used buffer b?  If not, *late_p is a
 * PE that has not.  Another thread may be in a collective of the set that used
 * the buffer; only of `set` itself may `ended` be read. */
static bool is_bounce_free(unsigned b, const struct sma_set *set, int *late_p)
{
    struct sma_set *user = bounce_user[b].set;
    int64_t epoch = bounce_user[b].epoch;

    if (user == NULL || (user == set && known_ended(set) >= epoch))
        return true;
    for (int k = 0; k < user->local_n; k++)
        if (k != user->local_me && ended_by(user, k) < epoch) {
            *late_p = sma_set_local_pe(user, k);
            return false;
        }
    return true;
}

/* A free buffer for the set, or -1 and in *late_p a PE to wait for.  The caller
 * has locked the buffers. */
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

/* Waits for a free buffer and assigns it to this epoch of the set. */
static unsigned take_bounce(struct sma_set *set,
                            const struct sma_routine *routine)
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
    bounce_user[b].epoch = set->epoch;
    unlock_bounces();
    return (unsigned) b;
}

/* ----------------------------------------------------------------- posting */

/* sma_epoch_post_copy of a piece: the mailbox says the size of all that is left. */
static void post_copy(struct sma_set *set, const struct sma_routine *routine,
                      const void *data, size_t bytes, size_t left)
{
    bool sleepers = sma_epoch_make_ready(set, routine);
    unsigned b = take_bounce(set, routine);

    sma_mailbox_mine(set)->at = b;
    memcpy(sma_area_of(sma_topology.node_me)->bounce[b], data, bytes);
    publish(set, left, SMA_MAILBOX_BOUNCE, sleepers);
}

void sma_epoch_post_copy(struct sma_set *set, const struct sma_routine *routine,
                         const void *data, size_t bytes)
{
    post_copy(set, routine, data, bytes, bytes);
}

bool sma_epoch_post_large(struct sma_set *set,
                          const struct sma_routine *routine, const void *data,
                          size_t bytes)
{
    bool points = !sma_crowded || bytes > SMA_COPY_MOST_SHARED;

    if (points)
        sma_epoch_post_source(set, routine, SMA_ARG(source), data, bytes,
                              SMA_MAILBOX_SOURCE);
    else
        sma_epoch_post_copy(set, routine, data, bytes);
    return points;
}

uint64_t sma_coll_offset_of(const struct sma_routine *routine,
                            const struct sma_argument *arg, const void *data,
                            size_t bytes)
{
    size_t offset = 0;
    int region = sma_region_find(data, bytes, &offset);

    if (unlikely(region < 0))
        sma_bad_address(routine, arg, data, bytes);
    return sma_memory.region_offset[region] +
           (size_t) sma_topology.node_me * sma_memory.region_stride[region] +
           offset;
}

/* A PE that is alone on its node has its static data where the program has it,
 * not in the segment. */
static const void *own_at(uint64_t address)
{
    for (int r = 0; r < SMA_REGIONS; r++)
        if (address - sma_memory.region_offset[r] < sma_memory.region[r].size)
            return (const char *) sma_memory.region[r].base + address -
                   sma_memory.region_offset[r];
    return sma_memory.segment + address;
}

/* Ends the job: what another PE has posted is no place in memory.  Only a PE of
 * this node that writes to where it may not can cause that. */
__attribute__((noreturn, cold)) static void damaged(const char *what,
                                                    uint64_t value)
{
    sma_fatal(NULL,
              "the memory in which PEs of this host work together was "
              "overwritten: a collective finds the %s %llu",
              what, (unsigned long long) value);
}

const void *sma_coll_at(uint64_t address)
{
    if (unlikely(address >= sma_memory.segment_size))
        damaged("offset", address);
    if (unlikely(sma_topology.node_n == 1))
        return own_at(address);
    return sma_memory.segment + address;
}

/* sma_epoch_post_source of a piece, like post_copy. */
static void post_source(struct sma_set *set, const struct sma_routine *routine,
                        const struct sma_argument *arg, const void *data,
                        size_t bytes, size_t left, enum sma_mailbox_where where)
{
    bool sleepers = sma_epoch_make_ready(set, routine);

    sma_mailbox_mine(set)->at = sma_coll_offset_of(routine, arg, data, bytes);
    publish(set, left, where, sleepers);
}

void sma_epoch_post_source(struct sma_set *set,
                           const struct sma_routine *routine,
                           const struct sma_argument *arg, const void *data,
                           size_t bytes, enum sma_mailbox_where where)
{
    post_source(set, routine, arg, data, bytes, bytes, where);
}

/* ----------------------------------------------------------------- reading */

const void *sma_mailbox_data_elsewhere(const struct sma_set *set, int k,
                                       const struct sma_mailbox *mailbox)
{
    uint64_t at = mailbox->at;

    if ((mailbox->bytes_where & 3) != SMA_MAILBOX_BOUNCE)
        return sma_coll_at(at);
    if (unlikely(at >= SMA_COLL_BOUNCES))
        damaged("bounce buffer", at);
    return sma_area_of(sma_set_number_of(set, k))->bounce[at];
}

void sma_epoch_wake_ended(struct sma_set *set)
{
    struct sma_slot *mine = set->mine;

    __atomic_store_n(&mine->reading, 0, __ATOMIC_RELAXED);
    sma_wake_word(sma_low_half(&mine->done));
}

void sma_epoch_wait_ended(struct sma_set *set,
                          const struct sma_routine *routine)
{
    wait_ended(set, routine, set->epoch);
}

/* ----------------------------------------------------------------- sharing */

void sma_coll_differ(const struct sma_routine *routine, size_t mine,
                     size_t theirs, int pe)
{
    sma_fatal(routine,
              "the call has %zu bytes of data here but %zu on PE %d: routine "
              "and nelems must be the same",
              mine, theirs, pe);
}

void sma_coll_other(const struct sma_routine *routine, int pe)
{
    sma_fatal(routine,
              "PE %d makes another call: the routine and its sizes "
              "must be the same",
              pe);
}

/* Where the data of the k-th member are that are not in its mailbox, or are of
 * another size than `left`, which ends the job. */
static __attribute__((noinline)) const void *
find_shared(const struct sma_set *set, const struct sma_routine *routine, int k,
            const struct sma_mailbox *mailbox, size_t left)
{
    size_t theirs = sma_mailbox_bytes(mailbox);

    if (unlikely(theirs != left))
        sma_coll_differ(routine, left, theirs, sma_set_local_pe(set, k));
    return sma_mailbox_data(set, k, mailbox);
}

/* Posts data that do not fit into a mailbox.  Returns true if the mailbox points
 * to them. */
static __attribute__((noinline)) bool
share_large(struct sma_set *set, const struct sma_routine *routine,
            const void *data, size_t bytes, size_t left)
{
    if (bytes <= SMA_BROADCAST_COPY_MOST ||
        (sma_crowded && bytes <= SMA_COPY_MOST_SHARED)) {
        post_copy(set, routine, data, bytes, left);
        return false;
    }
    post_source(set, routine, SMA_ARG(source), data, bytes, left,
                SMA_MAILBOX_SOURCE);
    return true;
}

/* sma_epoch_share in one epoch. */
SMA_COLLECTIVE void share_once(struct sma_set *set,
                               const struct sma_routine *routine, int k,
                               const void *data, void *dest, size_t bytes,
                               size_t left)
{
    bool points = false;

    sma_epoch_begin(set);
    if (set->local_me == k) {
        if (bytes > SMA_INLINE)
            points = share_large(set, routine, data, bytes, left);
        else
            sma_epoch_post(set, routine, data, bytes);
    } else {
        const struct sma_mailbox *mailbox = sma_epoch_try(set, k);

        if (mailbox == NULL)
            mailbox = sma_epoch_await(set, routine, k, SMA_EPOCH_ONE);
        data = mailbox->data;
        if (unlikely(mailbox->bytes_where !=
                     ((uint64_t) left << 2 | SMA_MAILBOX_INLINE)))
            data = find_shared(set, routine, k, mailbox, left);
        if (bytes > 0)
            sma_coll_copy(dest, data, bytes);
    }
    sma_epoch_finish(set, routine, points);
}

void sma_epoch_share_piece(struct sma_set *set,
                           const struct sma_routine *routine, int k,
                           const void *data, void *dest, size_t bytes,
                           size_t left)
{
    if (set->local_n == 1)
        return;
    if (sma_crowded && bytes <= SMA_BROADCAST_PIECES_MOST_SHARED)
        for (; bytes > SMA_COPY_MOST_SHARED; bytes -= SMA_COPY_MOST_SHARED) {
            share_once(set, routine, k, data, dest, SMA_COPY_MOST_SHARED, left);
            left -= SMA_COPY_MOST_SHARED;
            if (set->local_me == k)
                data = (const char *) data + SMA_COPY_MOST_SHARED;
            else
                dest = (char *) dest + SMA_COPY_MOST_SHARED;
        }
    share_once(set, routine, k, data, dest, bytes, left);
}

/* A function of its own, so that sma_epoch_share saves no registers. */
static __attribute__((noinline)) void
share_whole(struct sma_set *set, const struct sma_routine *routine, int k,
            const void *data, void *dest, size_t bytes)
{
    share_once(set, routine, k, data, dest, bytes, bytes);
}

void sma_epoch_share(struct sma_set *set, const struct sma_routine *routine,
                     int k, const void *data, void *dest, size_t bytes)
{
    if (set->local_n == 1)
        return;
    if (unlikely(bytes > SMA_COPY_MOST_SHARED))
        sma_epoch_share_piece(set, routine, k, data, dest, bytes, bytes);
    else
        share_whole(set, routine, k, data, dest, bytes);
}
