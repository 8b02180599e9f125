/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoallv.
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALLV_H
#define SMA_COLL_ALGORITHM_ALLTOALLV_H

#include "base/base.h"
#include "coll/set/set.h"

/* Member i of the set gets the s_sizes[i] bytes at s_offsets[i] of this PE's source.
 * Where offsets is NULL, the blocks for this PE are packed into the `room` bytes at
 * dest.  Between nodes, blocks of more than join_most bytes go from PE to PE.  Returns
 * how many bytes all blocks for this PE have together. */
size_t sma_alltoallv_move(const struct sma_routine *routine,
                          struct sma_set *set, char *dest,
                          const size_t *offsets, size_t *sizes, size_t room,
                          const char *source, const size_t *s_offsets,
                          const size_t *s_sizes, size_t join_most);

#endif
