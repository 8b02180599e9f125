/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Streams of a set on several nodes.
 */
#ifndef SMA_COLL_SET_STREAMS_H
#define SMA_COLL_SET_STREAMS_H

#include "base/base.h"
#include "coll/set/set.h"

/* All members call this: how many streams the set has, that is, the least
 * number of members on a node.  If it is not 1, set->stream becomes the PEs of
 * the stream of this PE, if it is in one. */
int sma_set_streams(struct sma_set *set, const struct sma_routine *routine);

#endif
