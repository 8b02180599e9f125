/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The symmetric heap of this PE: the local halves of the collective routines that
 * allocate and free (api/memory.c), without their barriers.
 */
#ifndef SMA_HEAP_H
#define SMA_HEAP_H

#include "base/base.h"

void sma_heap_init(size_t size);
void sma_heap_fini(void);

/* What SHMEM_CHECK=2 adds to a heap of so many bytes: room for guard zones. */
size_t sma_heap_guard_room(size_t size);

/* A block as the program asked for it. */
struct sma_heap_block {
    const char *base;
    size_t size;
    bool used; /* false: it was freed */
    const char *routine;
    const void *caller; /* that allocated it, NULL: not known */
};

/* The block that holds addr, a freed one too; false: none does.  SHMEM_CHECK=2. */
bool sma_heap_find(const void *addr, struct sma_heap_block *block_p);

/* The first block behind whose end something was written, *first_p bytes from its
 * start on; false: there is none. */
bool sma_heap_find_damage(struct sma_heap_block *block_p, size_t *first_p);

/* How many blocks are in use, and their bytes; the largest. */
size_t sma_heap_used(size_t *bytes_p, struct sma_heap_block *largest_p);

/* Notes who allocated a block. */
void sma_heap_sign(void *ptr, const char *routine, const void *caller);

/* Local halves of the collective routines: no barrier, same result on all PEs
 * that made the same calls. */
void *sma_heap_alloc(size_t align, size_t size);
int sma_heap_free(void *ptr); /* 0 or one of SHMEM_MALLOC_* */
size_t sma_heap_block_size(const void *ptr); /* 0: not a block */
int sma_heap_state(const void *ptr);         /* 0 or SHMEM_MALLOC_* */
bool sma_heap_resize(void *ptr, size_t size);
void sma_heap_numbers(size_t *free_p, size_t *largest_p);

#endif
