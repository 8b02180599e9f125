/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The blocks of the symmetric heap, for the files that share them: heap.c keeps
 * them, heap_guard.c examines the guard zones at their ends, and heap_walk.c
 * checks that they fit together.  All functions below are called with the mutex
 * of the blocks held.
 */
#ifndef SMA_HEAP_BLOCKS_H
#define SMA_HEAP_BLOCKS_H

#include <pthread.h>

#include "memory/memory.h"

enum {
    SMA_GRAIN = SMA_CACHE_LINE, /* sizes and offsets are multiples of it */
    SMA_SUBBINS = 8,            /* size classes between two powers of two */
    SMA_BINS = 64 * SMA_SUBBINS,
};

struct block {
    size_t offset, size;
    size_t asked; /* bytes that the program may use; the guard zone follows */
    bool used;
    const struct sma_routine
        *routine;       /* the routine that allocated it, SHMEM_CHECK=2 */
    const void *caller; /* and the return address of that call */
    struct block *before, *after;  /* neighbours by address */
    struct block *previous, *next; /* of a free block: in its bin; of a used
                                    * block only next: in its hash chain */
};

/* The mutex guards all other fields, all struct block, and the static variables
 * of heap.c and heap_guard.c.  The thread that holds it takes no other lock of
 * libsma, unless it ends the job with a message. */
struct sma_blocks {
    pthread_mutex_t mutex;
    struct block *first;             /* the one at the start of the heap */
    size_t size;                     /* of all blocks together */
    struct block *bins[SMA_BINS];    /* free blocks by size */
    uint64_t bin_map[SMA_BINS / 64]; /* which bins have blocks */
    size_t free_bytes;               /* in free blocks */
    struct block **table;            /* used blocks by offset: hash chains */
    size_t table_size;               /* number of chains */
    size_t nused;                    /* blocks in all chains */
    size_t top; /* where the last block ended that was ever allocated */
};

extern struct sma_blocks sma_blocks SMA_HIDDEN;

/* The bin of free blocks of `size` bytes. */
static inline int sma_blocks_bin(size_t size)
{
    size_t grains = size / SMA_GRAIN;
    int log = 63 - __builtin_clzll(grains | 1);
    size_t sub = log >= 3 ? (grains >> (log - 3)) & (SMA_SUBBINS - 1)
                          : (grains << (3 - log)) & (SMA_SUBBINS - 1);

    return log * SMA_SUBBINS + (int) sub;
}

/* The hash chain of the used block at an offset. */
static inline struct block **sma_blocks_chain(size_t offset)
{
    size_t h = offset / SMA_GRAIN;

    h *= 0x9e3779b97f4a7c15u;
    return &sma_blocks.table[(h >> 20) & (sma_blocks.table_size - 1)];
}

/* ------------------------------------------------------------- heap_guard.c */

/* The size of b is final, and the program may use `asked` bytes of it: fills
 * the guard zone with its pattern. */
void sma_guard_set(struct block *b, size_t asked);

/* Remembers a block that is about to be freed. */
void sma_guard_freed(const struct block *b);

/* The bytes of the smallest guard zone; 0 without SHMEM_CHECK=2. */
size_t sma_guard_least(void);

/* Forgets all blocks. */
void sma_guard_fini(void);

/* -------------------------------------------------------------- heap_walk.c */

/* Fails an assertion where the blocks do not fit together. */
void sma_blocks_walk(void);

#endif
