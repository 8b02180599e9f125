/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collect and fcollect between nodes: the leaders exchange the contributions of their nodes, and the
 * other members copy the leader's dest.
 */
#ifndef SMA_COLL_ALGORITHM_COLLECT_BETWEEN_H
#define SMA_COLL_ALGORITHM_COLLECT_BETWEEN_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_collect_between(const struct sma_routine *routine, void *dest,
                         const void *source, size_t nelems, size_t esize,
                         bool same_size, struct sma_set *set);

#endif
