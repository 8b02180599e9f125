/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Assertions of what is true of a set whenever an epoch begins or ends.
 */
#ifndef SMA_COLL_EPOCH_WALK_H
#define SMA_COLL_EPOCH_WALK_H

#include "coll/set/set.h"

/* Asserts it.  Only debug builds call this. */
void sma_set_walk(const struct sma_set *set);

#endif
