/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The alltoall of a set on one node.
 */
#include "coll/algorithm/alltoall_node.h"
#include "base/base.h"
#include "coll/algorithm/alltoall.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"
#include "coll/set/set.h"
#include "net/net.h"
#include "rma/rma.h"

/* Compiled once for blocks without strides, and once for all. */
static inline __attribute__((always_inline)) void
exchange(const struct sma_routine *routine, struct sma_set *set,
         const struct sma_alltoall *a, const bool strided)
{
    size_t block = a->nelems * a->esize;
    bool points;

    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, a->source, a->source_span);
    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const char *from = a->source;

        if (j > 0) {
            const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, k);

            sma_alltoall_check(set, routine, k, sma_mailbox_bytes(mailbox),
                               a->source_span, a->sst);
            from = sma_mailbox_data(set, k, mailbox);
        }
        if (likely(block > 0) && !strided)
            sma_coll_copy(a->dest + (size_t) set->local[k] * block,
                          from + (size_t) set->me * block, block);
        else if (block > 0)
            sma_copy_strided(a->dest + (size_t) set->local[k] * block *
                                           (size_t) a->dst,
                             from + (size_t) set->me * block * (size_t) a->sst,
                             a->dst, a->sst, a->nelems, a->esize);
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_posted(set);
    sma_epoch_close(set, routine, points);
}

void sma_alltoall_node(const struct sma_routine *routine, void *dest,
                       const void *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, size_t esize, struct sma_set *set)
{
    struct sma_alltoall a = sma_alltoall_describe(routine, set, dest, source,
                                                  dst, sst, nelems, esize);

    if (likely(dst == 1 && sst == 1))
        exchange(routine, set, &a, false);
    else
        exchange(routine, set, &a, true);
}
