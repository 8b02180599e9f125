/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef SMA_COLL_ALGORITHM_REDUCE_TWO_LARGE_H
#define SMA_COLL_ALGORITHM_REDUCE_TWO_LARGE_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_reduce_two_large(const struct sma_routine *routine, void *dest,
                          const void *source, size_t n, const struct sma_op *op,
                          struct sma_set *set);

#endif
