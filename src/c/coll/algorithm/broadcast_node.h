/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast of a set on one node: each PE copies the data for itself, small ones from the
 * mailbox or a bounce buffer of the root, large ones from its source.
 */
#ifndef SMA_COLL_ALGORITHM_BROADCAST_NODE_H
#define SMA_COLL_ALGORITHM_BROADCAST_NODE_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_broadcast_node(const struct sma_routine *routine, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root, struct sma_set *set);

#endif
