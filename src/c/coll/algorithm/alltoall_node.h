/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The alltoall of a set on one node: each PE copies the blocks that are for it from the
 * mailboxes, bounce buffers or sources of the others.
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALL_NODE_H
#define SMA_COLL_ALGORITHM_ALLTOALL_NODE_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_alltoall_node(const struct sma_routine *routine, void *dest,
                       const void *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, size_t esize, struct sma_set *set);

#endif
