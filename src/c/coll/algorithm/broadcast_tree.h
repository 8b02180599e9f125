/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast between nodes of data that go in one message down a binomial tree.
 */
#ifndef SMA_COLL_ALGORITHM_BROADCAST_TREE_H
#define SMA_COLL_ALGORITHM_BROADCAST_TREE_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_broadcast_tree(const struct sma_routine *routine, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root, struct sma_set *set);

#endif
