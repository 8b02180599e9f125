/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of small data on one node.  Each PE combines the data of all, from
 * copies in mailboxes and bounce buffers, or straight from their sources.  Where a
 * PE works in place, sma_reduce_post makes a copy, which the others read.
 */
#include "coll/algorithm/reduce_all.h"
#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/reduce.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

static inline void combine_all(struct sma_set *set,
                               const struct sma_routine *routine, void *dest,
                               const void *source, size_t n, size_t bytes,
                               const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    bool points;

    sma_epoch_begin(set);
    points = sma_reduce_post(set, routine, dest, source, bytes);
    sma_combine_sources(set, routine, source, bytes, op->esize, from);
    if (n > 0)
        sma_combine(dest, from, set->local_n, 0, n, op);
    sma_epoch_close(set, routine, points);
}

void sma_reduce_all(const struct sma_routine *routine, void *dest,
                    const void *source, size_t n, const struct sma_op *op,
                    struct sma_set *set)
{
    size_t bytes = sma_reduce_check(routine, set, dest, source, n, op);

    combine_all(set, routine, dest, source, n, bytes, op);
}

void sma_reduce_all_of_words(const struct sma_routine *routine, uint64_t *word,
                             size_t n, const struct sma_op *op,
                             struct sma_set *set)
{
    combine_all(set, routine, word, word, n, n * sizeof *word, op);
}
