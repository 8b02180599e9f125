/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast between nodes of data that go in pieces, several of which are under way at
 * once.
 */
#ifndef SMA_COLL_ALGORITHM_BROADCAST_PIPE_H
#define SMA_COLL_ALGORITHM_BROADCAST_PIPE_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_broadcast_pipe(const struct sma_routine *routine, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root, struct sma_set *set);

#endif
