/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The blocks of a heap, in the order of their addresses; a new block takes the
 * first gap that is large enough (heap.h).
 */
#include "gpu/heap.h"

#include <stdint.h>
#include <stdlib.h>

struct block {
    size_t offset, bytes;
    struct block *next;
};

static struct block *first;
static size_t total;

void sma_cuda_heap_begin(size_t bytes)
{
    while (first != NULL) {
        struct block *next = first->next;

        free(first);
        first = next;
    }
    total = bytes;
}

size_t sma_cuda_heap_take(size_t alignment, size_t bytes)
{
    struct block **place = &first, *block;
    size_t offset = 0;

    if (bytes > total || alignment > total)
        return SIZE_MAX;
    for (;; place = &(*place)->next) {
        size_t end = *place != NULL ? (*place)->offset : total;

        offset = (offset + alignment - 1) & ~(alignment - 1);
        if (offset <= end && end - offset >= bytes)
            break;
        if (*place == NULL)
            return SIZE_MAX;
        offset = (*place)->offset + (*place)->bytes;
    }
    block = malloc(sizeof *block);
    if (block == NULL)
        return SIZE_MAX;
    *block = (struct block){offset, bytes, *place};
    *place = block;
    return offset;
}

/* The link to the block at an offset, or to NULL. */
static struct block **find(size_t offset)
{
    struct block **place = &first;

    while (*place != NULL && (*place)->offset != offset)
        place = &(*place)->next;
    return place;
}

size_t sma_cuda_heap_size(size_t offset)
{
    struct block *block = *find(offset);

    return block != NULL ? block->bytes : 0;
}

bool sma_cuda_heap_give(size_t offset)
{
    struct block **place = find(offset), *block = *place;

    if (block == NULL)
        return false;
    *place = block->next;
    free(block);
    return true;
}
