/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions of large vectors between nodes.  The members of each node combine their
 * data first.  Then each stream (coll/set/streams.h) combines one slice of the elements
 * between the nodes, and at last each PE copies the slices of the other streams.
 */
#include <string.h>

#include "base/base.h"
#include "check/region.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/nodes_in_pairs.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/reduce_streams.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/share.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* Copies to dest elements first <= i < end of the combination of this node,
 * whose slices are in the dests of the members. */
static void gather_slices(struct sma_set *set, char *dest,
                          const char *const *from, size_t n, size_t first,
                          size_t end, size_t e)
{
    for (int k = 0; k < set->local_n; k++) {
        size_t low = sma_combine_slice(n, k, set->local_n, e);
        size_t high = sma_combine_slice(n, k + 1, set->local_n, e);

        if (low < first)
            low = first;
        if (high > end)
            high = end;
        if (k != set->local_me && low < high)
            memcpy(dest + low * e, from[k] + low * e, (high - low) * e);
    }
}

/* Combines the data of the members on the node.  Each stream gets the elements
 * first <= i < end, which are its slice. */
static void combine_node(struct sma_set *set, const struct sma_routine *routine,
                         char *dest, const void *source, size_t n, int streams,
                         size_t first, size_t end, const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    size_t e = op->esize;

    sma_combine_slices(set, routine, dest, source, n, n * e, op);
    if (streams == set->local_n) /* each has combined its slice itself */
        return;
    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(dest), dest, n * e,
                          SMA_MAILBOX_SOURCE);
    if (set->local_me < streams) {
        sma_combine_sources(set, routine, dest, n * e, e, from);
        gather_slices(set, dest, from, n, first, end, e);
    }
    sma_epoch_done(set);
}

void sma_reduce_slice(const struct sma_set *set, size_t n, size_t esize,
                      int streams, size_t *first_p, size_t *end_p)
{
    *first_p = *end_p = 0;
    if (set->local_me >= streams)
        return;
    *first_p = sma_combine_slice(n, set->local_me, streams, esize);
    *end_p = sma_combine_slice(n, set->local_me + 1, streams, esize);
}

void sma_reduce_streams(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n,
                        const struct sma_op *op, int streams,
                        sma_nodes_fn *between)
{
    size_t e = op->esize, first, end;
    struct sma_stream s = {set, routine, NULL, n};
    const char *mine = source;

    sma_net_begin(SMA_COLL_REDUCE);
    s.pe = streams == 1 ? set->leader : set->stream;
    sma_reduce_slice(set, n, e, streams, &first, &end);
    if (set->local_n > 1) {
        combine_node(set, routine, dest, source, n, streams, first, end, op);
        mine = dest;
    }
    if (set->local_me < streams)
        between(&s, mine + first * e, dest + first * e, end - first, op);
    if (streams == 1)
        sma_epoch_share(set, routine, 0, dest, dest, n * e);
    else
        sma_combine_fetch(set, routine, dest, n, streams, op);
}
