/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan between nodes in which each leader gets the data of all members.
 */
#ifndef SMA_COLL_ALGORITHM_SCAN_GATHER_H
#define SMA_COLL_ALGORITHM_SCAN_GATHER_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_scan_gather(struct sma_set *set, const struct sma_routine *routine,
                     char *dest, const void *source, size_t n,
                     const struct sma_op *op, bool exclusive);

#endif
