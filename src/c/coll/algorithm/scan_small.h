/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan of small data on one node: each PE sums the data of the members before it.
 */
#ifndef SMA_COLL_ALGORITHM_SCAN_SMALL_H
#define SMA_COLL_ALGORITHM_SCAN_SMALL_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_scan_small(struct sma_set *set, const struct sma_routine *routine,
                    char *dest, const void *source, size_t n,
                    const struct sma_op *op, bool exclusive);

#endif
