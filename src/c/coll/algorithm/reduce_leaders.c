/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions of small data between nodes: the members of each node are combined first.
 * Then the leaders combine the results of the nodes by recursive doubling, in the
 * order of sma_plan_halving, and share them on their nodes.
 */
#include "coll/algorithm/reduce_leaders.h"
#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/nodes_in_pairs.h"
#include "coll/algorithm/op.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/share.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* All members call this, if there are several on the node: their data are
 * combined at the leader's dest. */
static void combine_here(struct sma_set *set, const struct sma_routine *routine,
                         char *dest, const void *source, size_t n, size_t bytes,
                         const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);

    sma_epoch_begin(set);
    sma_epoch_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        sma_combine_sources(set, routine, source, bytes, op->esize, from);
        sma_combine(dest, from, set->local_n, 0, n, op);
    }
    sma_epoch_done(set);
}

void sma_reduce_leaders(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n, size_t bytes,
                        const struct sma_op *op)
{
    const struct sma_stream s = {set, routine, set->leader, n};
    const char *mine = source;

    sma_net_begin(SMA_COLL_REDUCE);
    if (set->local_n > 1) {
        combine_here(set, routine, dest, source, n, bytes, op);
        mine = dest;
    }
    if (sma_set_leads(set))
        sma_nodes_doubling(&s, mine, dest, n, op);
    sma_epoch_share(set, routine, 0, dest, dest, bytes);
}
