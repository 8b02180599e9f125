/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collect and fcollect of a set on one node.
 */
#include "coll/algorithm/collect_node.h"
#include "base/base.h"
#include "coll/algorithm/gather_all.h"
#include "coll/compare/object.h"
#include "coll/epoch/differ.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"
#include "coll/set/set.h"

/* The sum of the sizes of all contributions; that of this PE has `bytes`. */
static size_t total_of(struct sma_set *set, const struct sma_routine *routine,
                       size_t bytes)
{
    size_t total = bytes;

    for (int i = 0; i < set->size; i++)
        if (i != set->me)
            total += sma_mailbox_bytes(sma_epoch_meet(set, routine, i));
    return total;
}

/* Compiled once for collect, and once for fcollect. */
static inline __attribute__((always_inline)) void
collect(const struct sma_routine *routine, void *dest, const void *source,
        size_t nelems, size_t esize, const bool same_size, struct sma_set *set)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize), total, at = 0;
    bool points;

    if (bytes > 0)
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    if (same_size && bytes > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest,
                       bytes * (size_t) set->size);
    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, source, bytes);
    if (!same_size && (total = total_of(set, routine, bytes)) > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    for (int i = 0; i < set->size; i++) {
        const void *from = source;
        size_t n = bytes;

        if (i != set->me) {
            const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, i);

            if (!same_size)
                n = sma_mailbox_bytes(mailbox);
            else if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
                sma_coll_count_differs(routine, "nelems", bytes,
                                       sma_mailbox_bytes(mailbox), esize,
                                       sma_set_pe(set, i));
            from = sma_mailbox_data(set, i, mailbox);
        }
        if (n > 0)
            sma_coll_copy((char *) dest + at, from, n);
        at += n;
    }
    sma_epoch_all_posted(set);
    sma_epoch_close(set, routine, points);
}

void sma_collect_node(const struct sma_routine *routine, void *dest,
                      const void *source, size_t nelems, size_t esize,
                      struct sma_set *set)
{
    collect(routine, dest, source, nelems, esize, false, set);
}

void sma_fcollect_node(const struct sma_routine *routine, void *dest,
                       const void *source, size_t nelems, size_t esize,
                       struct sma_set *set)
{
    collect(routine, dest, source, nelems, esize, true, set);
}
