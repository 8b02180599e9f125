/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions in the order of the set of large data.
 */
#ifndef SMA_COLL_ALGORITHM_ORDERED_SLICES_H
#define SMA_COLL_ALGORITHM_ORDERED_SLICES_H

#include "coll/algorithm/reduce_ordered.h"

/* Each leader combines one slice of the elements of all members. */
sma_ordered_fn sma_ordered_slices;

#endif
