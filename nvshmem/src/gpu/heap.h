/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which parts of the heap of a GPU are in use.  The host cannot write there, so
 * the list of blocks is in its own memory.  All PEs make the same calls and so
 * have the same list.
 */
#ifndef SMA_CUDA_HEAP_H
#define SMA_CUDA_HEAP_H

#include <stdbool.h>
#include <stddef.h>

/* Forgets all blocks; the heap has so many bytes. */
void sma_cuda_heap_begin(size_t bytes);

/* The offset of a new block, or SIZE_MAX.  The alignment is a power of 2; the
 * offset 0 has any alignment. */
size_t sma_cuda_heap_take(size_t alignment, size_t bytes);

/* The bytes of the block at this offset; 0: there is none. */
size_t sma_cuda_heap_size(size_t offset);

/* Gives a block back.  False: there is none at this offset. */
bool sma_cuda_heap_give(size_t offset);

#endif
