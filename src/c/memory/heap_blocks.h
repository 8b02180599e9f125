/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The blocks of the symmetric heap, as heap.c keeps them, heap_guard.c looks
 * behind their ends, and heap_walk.c finds whether they fit together.
 */
#ifndef SMA_HEAP_BLOCKS_H
#define SMA_HEAP_BLOCKS_H

#include <pthread.h>

#include "base/base.h"

enum {
    SMA_GRAIN = SMA_CACHE_LINE, /* sizes and starts are multiples of it */
    SMA_SUBBINS = 8,            /* size classes between two powers of two */
    SMA_BINS = 64 * SMA_SUBBINS,
};

struct block {
    size_t offset, size;
    size_t asked; /* bytes that the program may use; then comes the guard */
    bool used;
    const char *routine; /* that allocated it, SHMEM_CHECK=2 */
    const void *caller;
    struct block *before, *after;      /* by address */
    struct block *previous, *next;     /* free: of the same bin;
                                        * used: next of the hash chain */
};

/* The mutex guards all other fields, and the blocks. */
struct sma_blocks {
    pthread_mutex_t mutex;
    struct block *first;             /* the one at the start of the heap */
    size_t size;                     /* of all blocks together */
    struct block *bins[SMA_BINS];    /* free blocks by size */
    uint64_t bin_map[SMA_BINS / 64]; /* which bins have blocks */
    size_t free_bytes;               /* in free blocks */
    struct block **table;            /* used blocks by offset: hash chains */
    size_t table_size, nused;        /* chains, blocks in them */
};

extern struct sma_blocks sma_blocks SMA_HIDDEN;

/* The bin for free blocks of so many bytes. */
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

/* heap_guard.c: the bytes of a block for so many of the program; the block has
 * got its size; it is to be freed. */
size_t sma_guard_size(size_t asked);
void sma_guard_set(struct block *b, size_t asked);
void sma_guard_freed(const struct block *b);

/* What the guard zone takes of a block. */
size_t sma_guard_least(void);

void sma_guard_fini(void);

/* heap_walk.c: fails an assertion where the blocks do not fit together. */
void sma_blocks_walk(void);

#endif
