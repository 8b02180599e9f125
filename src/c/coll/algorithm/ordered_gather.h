/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions in the order of the set of small data.
 */
#ifndef SMA_COLL_ALGORITHM_ORDERED_GATHER_H
#define SMA_COLL_ALGORITHM_ORDERED_GATHER_H

#include "coll/algorithm/reduce_ordered.h"

/* Each leader gets the data of all members, and combines them. */
sma_ordered_fn sma_ordered_gather;

#endif
