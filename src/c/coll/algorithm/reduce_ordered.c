/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions between nodes in which all members are combined from left to right in the
 * order of the set, as on one node.
 */
#include "coll/algorithm/reduce_ordered.h"
#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/op.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/share.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

void sma_reduce_ordered(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n, size_t bytes,
                        const struct sma_op *op, sma_ordered_fn *lead)
{
    const char **from = sma_set_from(set, routine);

    sma_net_begin(SMA_COLL_REDUCE);
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        sma_combine_sources(set, routine, source, bytes, op->esize, from);
        lead(set, routine, dest, from, n, op);
    }
    sma_epoch_done(set);
    sma_epoch_share(set, routine, 0, dest, dest, bytes);
}
