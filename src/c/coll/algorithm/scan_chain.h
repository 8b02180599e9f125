/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan between nodes in which the sum of all members goes from run to run.
 */
#ifndef SMA_COLL_ALGORITHM_SCAN_CHAIN_H
#define SMA_COLL_ALGORITHM_SCAN_CHAIN_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_scan_chain(struct sma_set *set, const struct sma_routine *routine,
                    char *dest, const void *source, size_t n,
                    const struct sma_op *op, bool exclusive);

#endif
