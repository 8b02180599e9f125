/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The alltoall between nodes in which each PE sends each member on another node the
 * block that is for it.
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALL_DIRECT_H
#define SMA_COLL_ALGORITHM_ALLTOALL_DIRECT_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_alltoall_direct(const struct sma_routine *routine, void *dest,
                         const void *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, size_t esize, struct sma_set *set);

#endif
