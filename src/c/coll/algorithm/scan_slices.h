/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan of large data on one node: each PE does one slice for all members.
 */
#ifndef SMA_COLL_ALGORITHM_SCAN_SLICES_H
#define SMA_COLL_ALGORITHM_SCAN_SLICES_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_scan_slices(struct sma_set *set, const struct sma_routine *routine,
                     char *dest, const void *source, size_t n,
                     const struct sma_op *op, bool exclusive);

#endif
