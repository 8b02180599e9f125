/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions of large data between nodes.
 */
#ifndef SMA_COLL_ALGORITHM_REDUCE_STREAMS_H
#define SMA_COLL_ALGORITHM_REDUCE_STREAMS_H

#include "base/base.h"
#include "coll/algorithm/nodes_in_pairs.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

/* The elements first <= i < end of n are the slice of this PE's stream, if it is in
 * one of so many streams. */
void sma_reduce_slice(const struct sma_set *set, size_t n, size_t esize,
                      int streams, size_t *first_p, size_t *end_p);

/* The PEs of each of so many streams combine a slice between the nodes by
 * `between`. */
void sma_reduce_streams(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n,
                        const struct sma_op *op, int streams,
                        sma_nodes_fn *between);

#endif
