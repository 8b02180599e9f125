/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sharing the data of one member with the others on its node.
 */
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"

/* Where the data of the k-th member are that are not in its mailbox, or are of
 * another size than `left`, which ends the job. */
static __attribute__((noinline)) const void *
find_shared(const struct sma_set *set, const struct sma_routine *routine, int k,
            const struct sma_mailbox *mailbox, size_t left)
{
    size_t theirs = sma_mailbox_bytes(mailbox);

    if (unlikely(theirs != left))
        sma_coll_size_mismatch(routine, left, theirs, sma_set_local_pe(set, k));
    return sma_mailbox_data(set, k, mailbox);
}

/* Posts data that do not fit into a mailbox.  Returns true if the mailbox points
 * to them. */
static __attribute__((noinline)) bool
share_large(struct sma_set *set, const struct sma_routine *routine,
            const void *data, size_t bytes, size_t left)
{
    if (bytes <= sma_epoch_limits.share_copied) {
        sma_epoch_post_copy_of(set, routine, data, bytes, left);
        return false;
    }
    sma_epoch_post_source_of(set, routine, SMA_ARG(source), data, bytes, left,
                             SMA_MAILBOX_SOURCE);
    return true;
}

/* sma_epoch_share in one epoch. */
static inline __attribute__((always_inline)) void
share_once(struct sma_set *set, const struct sma_routine *routine, int k,
           const void *data, void *dest, size_t bytes, size_t left)
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
    sma_epoch_close(set, routine, points);
}

void sma_epoch_share_piece(struct sma_set *set,
                           const struct sma_routine *routine, int k,
                           const void *data, void *dest, size_t bytes,
                           size_t left)
{
    if (set->local_n == 1)
        return;
    if (bytes <= sma_epoch_limits.share_pieces)
        for (; bytes > SMA_BOUNCE; bytes -= SMA_BOUNCE) {
            share_once(set, routine, k, data, dest, SMA_BOUNCE, left);
            left -= SMA_BOUNCE;
            if (set->local_me == k)
                data = (const char *) data + SMA_BOUNCE;
            else
                dest = (char *) dest + SMA_BOUNCE;
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
    if (unlikely(bytes > SMA_BOUNCE))
        sma_epoch_share_piece(set, routine, k, data, dest, bytes, bytes);
    else
        share_whole(set, routine, k, data, dest, bytes);
}
