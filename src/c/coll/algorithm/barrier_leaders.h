/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The barrier of many members, or of several nodes.
 */
#ifndef SMA_COLL_ALGORITHM_BARRIER_LEADERS_H
#define SMA_COLL_ALGORITHM_BARRIER_LEADERS_H

#include "base/base.h"
#include "coll/set/set.h"

/* Synchronises the members by way of the leaders of the nodes. */
void sma_barrier_by_leaders(const struct sma_routine *routine,
                            struct sma_set *set);

#endif
