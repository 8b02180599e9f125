/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The alltoall between nodes in which the blocks from one node to another travel
 * together, in as few messages as coll/exchange/schedule.h says (sma_plan_parts).
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALL_JOINED_H
#define SMA_COLL_ALGORITHM_ALLTOALL_JOINED_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_alltoall_joined(const struct sma_routine *routine, void *dest,
                         const void *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, size_t esize, struct sma_set *set);

#endif
