/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The symmetric heap of this PE.  These functions are the local halves of the
 * collective routines that allocate and free (api/malloc.c), without their
 * barriers.  Any thread may call them.
 */
#ifndef SMA_HEAP_H
#define SMA_HEAP_H

#include "base/base.h"

/* Makes `size` bytes at the start of the region SMA_HEAP one free block. */
void sma_heap_init(size_t size);
void sma_heap_fini(void);

/* The bytes that SHMEM_CHECK=2 adds to a heap of `size` bytes for guard
 * zones. */
size_t sma_heap_guard_room(size_t size);

/* A block as the program asked for it. */
struct sma_heap_block {
    const char *base;
    size_t size;
    bool used; /* false: it was freed */
    const struct sma_routine *routine;
    const void *caller; /* return address of its allocation, NULL: unknown */
};

/* ---------------------------------------------- heap_guard.c: SHMEM_CHECK=2 */

/* The size of a block of which the program asked for `asked` bytes, with its
 * guard zone, if it has one. */
size_t sma_guard_size(size_t asked);

/* The block that holds addr, in use or freed lately.  Returns false if no block
 * holds it. */
bool sma_heap_find(const void *addr, struct sma_heap_block *block_p);

/* The first block behind whose end the program has written; the first byte that
 * is damaged lies *first_p bytes from the block's start.  Returns false when no
 * block is damaged. */
bool sma_heap_find_damage(struct sma_heap_block *block_p, size_t *first_p);

/* Returns the number of blocks in use.  *bytes_p becomes the sum of their
 * bytes, *largest_p the largest, if there are any. */
size_t sma_heap_used(size_t *bytes_p, struct sma_heap_block *largest_p);

/* ------------------------------------------------------------------- heap.c */

/* Notes which call allocated the block at ptr. */
void sma_heap_sign(void *ptr, const struct sma_routine *routine,
                   const void *caller);

/* PEs that make the same calls in the same order get the same results. */
void *sma_heap_alloc(size_t align, size_t size); /* NULL: no room */
int sma_heap_free(void *ptr); /* SHMEM_MALLOC_OK or another SHMEM_MALLOC_* */

/* Makes a block larger or smaller where it stands.  Returns false when there is
 * no room behind it. */
bool sma_heap_resize(void *ptr, size_t size);

/* What the program may use of the block at ptr; 0: no block starts there. */
size_t sma_heap_block_size(const void *ptr);

/* What sma_heap_free would return. */
int sma_heap_state(const void *ptr);

/* The end of the memory that has held blocks since the start, as an offset.  It
 * is the same on all PEs. */
size_t sma_heap_top(void);

/* The bytes of all free blocks, and of the largest block that can be
 * allocated. */
void sma_heap_numbers(size_t *free_p, size_t *largest_p);

#endif
