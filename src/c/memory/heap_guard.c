/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The block that holds an address, and what SHMEM_CHECK=2 adds to the heap: each block
 * ends with a guard zone that holds a pattern, and freed blocks are remembered for a
 * while.
 */
#include "memory/heap_blocks.h"

enum {
    GUARD_LEAST = 16,
    GUARD = 0xa5, /* what each byte of a guard zone holds */
    FREED = 256,  /* freed blocks that are remembered */
};

/* sma_blocks.mutex guards these variables. */
static struct block **sorted; /* the used blocks by address */
static size_t nsorted;
static bool sorted_is_old = true; /* blocks have changed since it was made */
static struct block freed[FREED]; /* the last freed blocks, as a ring */
static size_t nfreed;             /* blocks ever freed */

static size_t round_size(size_t size)
{
    return size > SIZE_MAX - SMA_GRAIN
               ? SIZE_MAX
               : (size + SMA_GRAIN - 1) / SMA_GRAIN * SMA_GRAIN;
}

static unsigned char *address_of(const struct block *b)
{
    return (unsigned char *) sma_memory.region[SMA_HEAP].base + b->offset;
}

size_t sma_guard_size(size_t asked)
{
    if (sma_self.check > 1 && asked <= SIZE_MAX - GUARD_LEAST)
        asked += GUARD_LEAST;
    return round_size(asked);
}

void sma_guard_set(struct block *b, size_t asked)
{
    b->asked = asked;
    sorted_is_old = true;
    if (sma_self.check > 1)
        memset(address_of(b) + asked, GUARD, b->size - asked);
}

/* The offset in the block of the first byte of the guard zone that has changed,
 * or SIZE_MAX. */
static size_t find_damage(const struct block *b)
{
    const unsigned char *p = address_of(b);

    for (size_t i = b->asked; i < b->size; i++)
        if (p[i] != GUARD)
            return i;
    return SIZE_MAX;
}

void sma_guard_freed(const struct block *b)
{
    sorted_is_old = true;
    if (sma_self.check > 1)
        freed[nfreed++ % FREED] = *b;
}

static void sort_blocks(void)
{
    nsorted = 0;
    free(sorted);
    sorted = sma_buffer(NULL, (sma_blocks.nused + 1) * sizeof(struct block *));
    for (struct block *b = sma_blocks.first; b != NULL; b = b->after)
        if (b->used)
            sorted[nsorted++] = b;
    sorted_is_old = false;
}

/* The last used block that starts at or below the offset, or NULL. */
static const struct block *last_up_to(size_t offset)
{
    size_t low = 0, high;

    if (sorted_is_old)
        sort_blocks();
    high = nsorted;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sorted[middle]->offset <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 ? sorted[low - 1] : NULL;
}

/* Fills in *block_p. */
static void describe(const struct block *b, bool used,
                     struct sma_heap_block *block_p)
{
    *block_p = (struct sma_heap_block){
        .base = (const char *) address_of(b),
        .size = b->asked,
        .used = used,
        .routine = b->routine,
        .caller = b->caller,
    };
}

/* The block that was freed last of those that held the offset. */
static bool find_freed(size_t offset, struct sma_heap_block *block_p)
{
    for (size_t i = nfreed; i > 0 && nfreed - i < FREED; i--) {
        const struct block *b = &freed[(i - 1) % FREED];

        if (offset - b->offset < b->size) {
            describe(b, false, block_p);
            return true;
        }
    }
    return false;
}

bool sma_heap_find(const void *addr, struct sma_heap_block *block_p)
{
    size_t offset = (uintptr_t) addr - sma_memory.region[SMA_HEAP].base;
    const struct block *b;
    bool found = true;

    pthread_mutex_lock(&sma_blocks.mutex);
    b = last_up_to(offset);
    if (b != NULL && offset - b->offset < b->size)
        describe(b, true, block_p);
    else
        found = find_freed(offset, block_p);
    pthread_mutex_unlock(&sma_blocks.mutex);
    return found;
}

bool sma_heap_find_damage(struct sma_heap_block *block_p, size_t *first_p)
{
    bool found = false;

    pthread_mutex_lock(&sma_blocks.mutex);
    for (const struct block *b = sma_blocks.first; b != NULL && !found;
         b = b->after) {
        if (!b->used || (*first_p = find_damage(b)) == SIZE_MAX)
            continue;
        describe(b, true, block_p);
        found = true;
    }
    pthread_mutex_unlock(&sma_blocks.mutex);
    return found;
}

size_t sma_heap_used(size_t *bytes_p, struct sma_heap_block *largest_p)
{
    const struct block *largest = NULL;
    size_t n = 0;

    *bytes_p = 0;
    pthread_mutex_lock(&sma_blocks.mutex);
    for (const struct block *b = sma_blocks.first; b != NULL; b = b->after) {
        if (!b->used)
            continue;
        n++;
        *bytes_p += b->asked;
        if (largest == NULL || b->asked > largest->asked)
            largest = b;
    }
    if (largest != NULL)
        describe(largest, true, largest_p);
    pthread_mutex_unlock(&sma_blocks.mutex);
    return n;
}

/* A quarter more, so that guard zones do not make a heap of many small blocks
 * too small, and one grain for the guard zone of a block of the whole size. */
size_t sma_heap_guard_space(size_t size)
{
    return size / 4 / SMA_GRAIN * SMA_GRAIN + SMA_GRAIN;
}

size_t sma_guard_least(void)
{
    return sma_self.check > 1 ? GUARD_LEAST : 0;
}

void sma_guard_fini(void)
{
    free(sorted);
    sorted = NULL;
    sorted_is_old = true;
    nfreed = 0;
}
