/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Recursive doubling and recursive halving: the ways to combine the results of nodes in
 * which PEs exchange in pairs.
 */
#ifndef SMA_COLL_ALGORITHM_NODES_IN_PAIRS_H
#define SMA_COLL_ALGORITHM_NODES_IN_PAIRS_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

/* PEs that combine a slice of the elements between the nodes, one on each
 * node. */
struct sma_stream {
    const struct sma_set *set;
    const struct sma_routine *routine;
    const int *pe;  /* the PE on node i of the set */
    size_t nreduce; /* of the call */
};

/* The members of a stream call one of these: combines n elements at `mine`, which
 * are the result of the node, with those of all other nodes, and writes the result
 * to dest, which may be where they lie. */
typedef void sma_nodes_fn(const struct sma_stream *s, const char *mine,
                          char *dest, size_t n, const struct sma_op *op);

sma_nodes_fn sma_nodes_doubling, sma_nodes_halving;

#endif
