/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transfers to and from the memory of a PE of this node on which some PE sleeps
 * (wait/sleep.h).  The functions return false, and do nothing, if the PE is on
 * another node.  Those that change memory wake the sleepers.
 */
#ifndef SMA_NEAR_H
#define SMA_NEAR_H

#include "base/base.h"
#include "memory/memory.h"
#include "shared/amo_word.h"

struct sma_strided;

bool sma_near_put(int pe, struct sma_address dest, const void *source,
                  size_t bytes);
bool sma_near_get(int pe, struct sma_address source, void *dest, size_t bytes);

/* Blocks; the argument `stride` is that of this PE's memory. */
bool sma_near_put_blocks(int pe, const struct sma_strided *to,
                         const void *source, ptrdiff_t stride);
bool sma_near_get_blocks(int pe, const struct sma_strided *from, void *dest,
                         ptrdiff_t stride);

/* An atomic operation; *was_p becomes what the word held before.  False, too,
 * if network cards do all atomic operations. */
bool sma_near_amo(int pe, struct sma_address word, size_t bytes,
                  enum sma_amo_op op, uint64_t value, uint64_t cond,
                  uint64_t *was_p);

#endif
