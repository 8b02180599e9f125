/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Walks over all blocks of the heap and checks that the structures of heap.c
 * agree: the list by address, the bins of free blocks, and the hash table of
 * used blocks.  Only builds with assertions do so (base/base.h).  The caller
 * holds the mutex of the blocks.
 */
#include "memory/heap_blocks.h"

/* What a walk has counted. */
struct count {
    size_t free, used; /* blocks */
    size_t free_bytes;
};

static void walk_block(const struct block *b)
{
    SMA_ASSERT(b->size > 0);
    SMA_ASSERT(b->size % SMA_GRAIN == 0);
    SMA_ASSERT(b->after == NULL || b->after->before == b);
    if (b->used)
        SMA_ASSERT(b->asked + sma_guard_least() <= b->size);
    else /* heap.c joins neighbours that are both free */
        SMA_ASSERT(b->after == NULL || b->after->used);
}

/* The list by address: from the start of the heap to its end, without a gap. */
static struct count walk_addresses(void)
{
    struct count count = {0, 0, 0};
    size_t at = 0;

    SMA_ASSERT(sma_blocks.first != NULL);
    SMA_ASSERT(sma_blocks.first->before == NULL);
    for (const struct block *b = sma_blocks.first; b != NULL; b = b->after) {
        SMA_ASSERT(b->offset == at);
        SMA_ASSERT(b->size <= sma_blocks.size - at);
        walk_block(b);
        at += b->size;
        if (b->used) {
            count.used++;
        } else {
            count.free++;
            count.free_bytes += b->size;
        }
    }
    SMA_ASSERT(at == sma_blocks.size);
    return count;
}

/* Bin i, which holds at most `most` blocks.  Returns how many it holds. */
static size_t walk_bin(int i, size_t most)
{
    const struct block *previous = NULL;
    size_t n = 0;

    for (const struct block *b = sma_blocks.bins[i]; b != NULL; b = b->next) {
        SMA_ASSERT(n < most); /* also ends the walk of a circular list */
        SMA_ASSERT(!b->used);
        SMA_ASSERT(sma_blocks_bin(b->size) == i);
        SMA_ASSERT(b->previous == previous);
        previous = b;
        n++;
    }
    SMA_ASSERT((n > 0) == (sma_blocks.bin_map[i / 64] >> (i % 64) & 1));
    return n;
}

/* Hash chain i, which holds at most `most` blocks.  Returns how many it
 * holds. */
static size_t walk_chain(size_t i, size_t most)
{
    size_t n = 0;

    for (const struct block *b = sma_blocks.table[i]; b != NULL; b = b->next) {
        SMA_ASSERT(n < most);
        SMA_ASSERT(b->used);
        SMA_ASSERT(sma_blocks_chain(b->offset) == &sma_blocks.table[i]);
        n++;
    }
    return n;
}

void sma_blocks_walk(void)
{
    struct count count = walk_addresses();
    size_t free_blocks = 0, used = 0;

    for (int i = 0; i < SMA_BINS; i++)
        free_blocks += walk_bin(i, count.free - free_blocks);
    for (size_t i = 0; i < sma_blocks.table_size; i++)
        used += walk_chain(i, count.used - used);
    SMA_ASSERT(free_blocks == count.free);
    SMA_ASSERT(used == count.used);
    SMA_ASSERT(used == sma_blocks.nused);
    SMA_ASSERT(sma_blocks.free_bytes == count.free_bytes);
}
