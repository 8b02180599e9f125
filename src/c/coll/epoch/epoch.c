/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The epochs of a set on a node, which coll/epoch/epoch.h describes: the parts of
 * them that are not inline.  coll/epoch/await.c waits for what others post.
 */
#include "coll/epoch/epoch.h"

struct sma_epoch_limits sma_epoch_limits;

/* Goes on waiting for member k to be done with an epoch. */
static void wait_more_for_done(struct sma_wait *w, struct sma_set *set, int k,
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

/* Waits until all other members on the node are done with the epoch.  Remembers
 * how far the slowest of them has come. */
static void wait_over(struct sma_set *set, const struct sma_routine *routine,
                      int64_t epoch)
{
    int64_t least = INT64_MAX;

    for (int i = 1; i < set->local_n; i++) {
        int k = (set->local_me + i) % set->local_n;
        struct sma_wait w = SMA_WAIT(routine, sma_set_local_pe(set, k));
        int64_t done;

        while ((done = sma_slot_done_by(set, k)) < epoch)
            wait_more_for_done(&w, set, k, epoch);
        if (done < least)
            least = done;
    }
    if (least != INT64_MAX && least > sma_slot_known_over(set))
        sma_epoch_know_over(set, least);
}

bool sma_epoch_make_ready(struct sma_set *set,
                          const struct sma_routine *routine)
{
    int64_t over = sma_slot_known_over(set);
    bool sleepers = over < 0;

    if (!sma_epoch_is_ready(set))
        wait_over(set, routine, set->epoch - SMA_COLL_RING);
    if (sleepers && (int32_t) ((uint32_t) over - (uint32_t) set->epoch) > 0)
        sma_mark(&set->my_slot->over, (uint32_t) over); /* for a later post */
    return sleepers;
}

/* Publishes the mailbox of this epoch, and wakes who sleeps until then. */
static void publish(struct sma_set *set, size_t bytes,
                    enum sma_mailbox_where where, bool sleepers)
{
    struct sma_mailbox *mailbox = sma_my_mailbox(set);

    sma_epoch_publish(set, mailbox, bytes, where);
    if (sleepers && !SMA_MUTANT(post_not_told))
        sma_wake_word(sma_low_half(&mailbox->epoch));
}

void sma_epoch_post_slow(struct sma_set *set, const struct sma_routine *routine,
                         const void *data, size_t bytes)
{
    bool sleepers = sma_epoch_make_ready(set, routine);

    if (bytes > 0)
        sma_copy(sma_my_mailbox(set)->data, data, bytes);
    publish(set, bytes, SMA_MAILBOX_INLINE, sleepers);
}

void sma_epoch_post_copy_of(struct sma_set *set,
                            const struct sma_routine *routine, const void *data,
                            size_t bytes, size_t left)
{
    bool sleepers = sma_epoch_make_ready(set, routine);
    unsigned b = sma_bounce_take(set, routine);

    sma_my_mailbox(set)->at = b;
    memcpy(sma_area_of(sma_topology.node_me)->bounce[b], data, bytes);
    publish(set, left, SMA_MAILBOX_BOUNCE, sleepers);
}

bool sma_epoch_post_large(struct sma_set *set,
                          const struct sma_routine *routine, const void *data,
                          size_t bytes)
{
    bool points = bytes > sma_epoch_limits.post_copied;

    if (points)
        sma_epoch_post_source(set, routine, SMA_ARG(source), data, bytes,
                              SMA_MAILBOX_SOURCE);
    else
        sma_epoch_post_copy(set, routine, data, bytes);
    return points;
}

void sma_epoch_post_source_of(struct sma_set *set,
                              const struct sma_routine *routine,
                              const struct sma_argument *arg, const void *data,
                              size_t bytes, size_t left,
                              enum sma_mailbox_where where)
{
    bool sleepers = sma_epoch_make_ready(set, routine);

    sma_my_mailbox(set)->at = sma_coll_offset_of(routine, arg, data, bytes);
    publish(set, left, where, sleepers);
}

/* ----------------------------------------------------------------- reading */

const void *sma_mailbox_data_elsewhere(const struct sma_set *set, int k,
                                       const struct sma_mailbox *mailbox)
{
    uint64_t at = mailbox->at;

    if ((mailbox->bytes_where & 3) != SMA_MAILBOX_BOUNCE)
        return sma_coll_at(at);
    if (unlikely(at >= SMA_COLL_BOUNCES))
        sma_offset_damaged("bounce buffer", at);
    return sma_area_of(sma_set_number_of(set, k))->bounce[at];
}

void sma_epoch_wake_done(struct sma_set *set)
{
    __atomic_store_n(&set->my_slot->reading, 0, __ATOMIC_RELAXED);
    if (!SMA_MUTANT(reading_not_told))
        sma_wake_word(sma_low_half(&set->my_slot->done));
}

void sma_epoch_wait_over(struct sma_set *set, const struct sma_routine *routine)
{
    wait_over(set, routine, set->epoch);
}
