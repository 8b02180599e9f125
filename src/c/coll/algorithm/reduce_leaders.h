/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions of small data between nodes.
 */
#ifndef SMA_COLL_ALGORITHM_REDUCE_LEADERS_H
#define SMA_COLL_ALGORITHM_REDUCE_LEADERS_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

/* The leaders combine the results of their nodes, and share them there. */
void sma_reduce_leaders(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n, size_t bytes,
                        const struct sma_op *op);

#endif
