/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions between nodes whose result does not depend on how PEs lie on nodes.
 */
#ifndef SMA_COLL_ALGORITHM_REDUCE_ORDERED_H
#define SMA_COLL_ALGORITHM_REDUCE_ORDERED_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

/* The leaders call this: from[k] are the data of the k-th member on this node, and
 * dest gets the result. */
typedef void sma_ordered_fn(struct sma_set *set,
                            const struct sma_routine *routine, char *dest,
                            const char *const *from, size_t n,
                            const struct sma_op *op);

/* All members call this: the leaders combine by `lead`, and share the result on
 * their nodes. */
void sma_reduce_ordered(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n, size_t bytes,
                        const struct sma_op *op, sma_ordered_fn *lead);

#endif
