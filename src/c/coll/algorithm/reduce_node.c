/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions on one node, in which each element is combined from left to right in the
 * order of the set.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"

/* Posts the source, or a copy of it where dest is the same array: a PE that is
 * still to read the source would find results there.  Returns true when the mailbox
 * points to the source. */
static inline bool post(struct sma_set *set, const struct sma_routine *routine,
                        const void *dest, const void *source, size_t bytes)
{
    if (bytes <= SMA_INLINE || dest != source)
        return sma_epoch_post(set, routine, source, bytes);
    sma_epoch_post_copy(set, routine, source, bytes);
    return false;
}

void sma_reduce_alone(const struct sma_routine *routine, void *dest,
                      const void *source, size_t n, const struct sma_op *op,
                      struct sma_set *set)
{
    (void) routine;
    (void) set;
    if (n > 0 && dest != source)
        memmove(dest, source, n * op->esize);
}

/* Two PEs need no arrays. */
void sma_reduce_two(const struct sma_routine *routine, void *dest,
                    const void *source, size_t n, const struct sma_op *op,
                    struct sma_set *set)
{
    size_t bytes = n * op->esize;
    int other = 1 - set->local_me;
    const struct sma_mailbox *mailbox;
    const void *theirs;
    bool points;

    sma_epoch_begin(set);
    points = post(set, routine, dest, source, bytes);
    mailbox = sma_epoch_meet(set, routine, other);
    sma_epoch_all_posted(set);
    if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
        sma_coll_count_differs(routine, "nreduce", bytes,
                               sma_mailbox_bytes(mailbox), op->esize,
                               sma_set_local_pe(set, other));
    theirs = sma_mailbox_data(set, other, mailbox);
    op->kernel(dest, other == 0 ? theirs : source, other == 0 ? source : theirs,
               n);
    sma_epoch_close(set, routine, points);
}

/* Two PEs with more bytes than a bounce buffer has.  Each of them combines all
 * elements.  If dest and source of one of the two are the same, as its mailbox tells
 * the other, each combines one half, and then fetches the other half. */
void sma_reduce_two_large(const struct sma_routine *routine, void *dest,
                          const void *source, size_t n, const struct sma_op *op,
                          struct sma_set *set)
{
    size_t bytes = n * op->esize;
    int other = 1 - set->local_me;
    bool in_place = dest == source;
    size_t first = 0, end = n;
    const struct sma_mailbox *mailbox;
    const char *from[2];

    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(source), source, bytes,
                          in_place ? SMA_MAILBOX_IN_PLACE : SMA_MAILBOX_SOURCE);
    mailbox = sma_epoch_meet(set, routine, other);
    sma_epoch_all_posted(set);
    if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
        sma_coll_count_differs(routine, "nreduce", bytes,
                               sma_mailbox_bytes(mailbox), op->esize,
                               sma_set_local_pe(set, other));
    from[set->local_me] = source;
    from[other] = sma_mailbox_data(set, other, mailbox);
    in_place |= (mailbox->bytes_where & 3) == SMA_MAILBOX_IN_PLACE;
    if (in_place) {
        first = sma_combine_slice(n, set->local_me, 2, op->esize);
        end = sma_combine_slice(n, set->local_me + 1, 2, op->esize);
    }
    sma_combine((char *) dest + first * op->esize, from, 2, first * op->esize,
                end - first, op);
    sma_epoch_close(set, routine, !in_place);
    if (in_place)
        sma_combine_fetch(set, routine, dest, n, 2, op);
}

/* Each PE combines the data of all, from copies in mailboxes and bounce buffers, or
 * straight from their sources. */
void sma_reduce_all(const struct sma_routine *routine, void *dest,
                    const void *source, size_t n, const struct sma_op *op,
                    struct sma_set *set)
{
    const char **from = sma_set_from(set, routine);
    size_t bytes = n * op->esize;
    bool points;

    sma_epoch_begin(set);
    points = post(set, routine, dest, source, bytes);
    sma_epoch_sources(set, routine, source, bytes, op->esize, from);
    if (n > 0)
        sma_combine(dest, from, set->local_n, 0, n, op);
    sma_epoch_close(set, routine, points);
}

/* Each PE combines one slice of the elements, straight from the sources of all.  Then
 * it copies the other slices from the dests of the others.  Only the PE that combines a
 * slice writes to it before all sources have been read, and of that slice of its source
 * no other PE reads anything: so the members may work in place. */
void sma_reduce_slices(const struct sma_routine *routine, void *dest,
                       const void *source, size_t n, const struct sma_op *op,
                       struct sma_set *set)
{
    sma_combine_slices(set, routine, dest, source, n, op);
    sma_combine_fetch(set, routine, dest, n, set->local_n, op);
}
