/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of large data on one node: each PE combines one slice.
 */
#ifndef SMA_COLL_ALGORITHM_REDUCE_SLICES_H
#define SMA_COLL_ALGORITHM_REDUCE_SLICES_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_reduce_slices(const struct sma_routine *routine, void *dest,
                       const void *source, size_t n, const struct sma_op *op,
                       struct sma_set *set);

#endif
