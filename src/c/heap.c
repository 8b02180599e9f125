/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The symmetric allocator.  Every PE runs it on its own, and because its
 * decisions depend on nothing but the sequence of calls, all get the same
 * offsets without a word between them.
 *
 * What it knows about blocks lies in private memory, never in the heap: a
 * stray put cannot hurt it, and a wrong free is recognised.  Blocks stand in a
 * list by address; free ones also in one of many lists by size (a good fit
 * found in constant time), used ones in a hash table by offset.
 *
 * With SHMEM_CHECK=2 a block ends with a guard zone that holds a pattern, and
 * those that were freed are remembered for a while.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "shmem.h"
#include "sma.h"

enum {
    GRAIN = SMA_CACHE_LINE, /* sizes and starts are multiples of it */
    SUBBINS = 8,            /* size classes between two powers of two */
    BINS = 64 * SUBBINS,
    CHUNK = 256, /* block records allocated at a time */
    GUARD_LEAST = 16,
    GUARD = 0xa5, /* what each byte of a guard zone holds */
    FREED = 256,  /* freed blocks that are remembered */
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

static struct block *bins[BINS];
static uint64_t bin_map[BINS / 64]; /* which bins have blocks */
static struct block **table;        /* used blocks by offset */
static size_t table_size, nused;
static struct block *first;
static struct block *records; /* unused block records, by next */
static struct block **chunks;
static size_t nchunks;
static size_t free_bytes;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* For SHMEM_CHECK=2: the used blocks by address, made anew when they have
 * changed, and those that were freed last. */
static struct block **sorted;
static size_t nsorted;
static bool sorted_is_old = true;
static struct block freed[FREED];
static size_t nfreed;

/* ---------------------------------------------------------------- records */

static void *or_die(void *p)
{
    if (p == NULL)
        sma_fatal(NULL, "out of private memory for the symmetric allocator");
    return p;
}

static struct block *record_new(void)
{
    struct block *b;

    if (records == NULL) {
        struct block *chunk = or_die(calloc(CHUNK, sizeof *chunk));

        chunks = or_die(realloc(chunks, (nchunks + 1) * sizeof *chunks));
        chunks[nchunks++] = chunk;
        for (int i = 0; i < CHUNK; i++) {
            chunk[i].next = records;
            records = &chunk[i];
        }
    }
    b = records;
    records = b->next;
    memset(b, 0, sizeof *b);
    return b;
}

static void record_free(struct block *b)
{
    b->next = records;
    records = b;
}

/* ------------------------------------------------------ free blocks by size */

static int bin_of(size_t size)
{
    size_t grains = size / GRAIN;
    int log = 63 - __builtin_clzll(grains | 1);
    size_t sub = log >= 3 ? (grains >> (log - 3)) & (SUBBINS - 1)
                          : (grains << (3 - log)) & (SUBBINS - 1);

    return log * SUBBINS + (int) sub;
}

static void bin_add(struct block *b)
{
    int i = bin_of(b->size);

    b->used = false;
    b->previous = NULL;
    b->next = bins[i];
    if (b->next != NULL)
        b->next->previous = b;
    bins[i] = b;
    bin_map[i / 64] |= (uint64_t) 1 << (i % 64);
    free_bytes += b->size;
}

static void bin_remove(struct block *b)
{
    int i = bin_of(b->size);

    if (b->previous != NULL)
        b->previous->next = b->next;
    else
        bins[i] = b->next;
    if (b->next != NULL)
        b->next->previous = b->previous;
    if (bins[i] == NULL)
        bin_map[i / 64] &= ~((uint64_t) 1 << (i % 64));
    free_bytes -= b->size;
}

/* The first bin at or above i that has blocks, or -1. */
static int bin_next(int i)
{
    for (int w = i / 64; w < BINS / 64; w++) {
        uint64_t map = bin_map[w];

        if (w == i / 64)
            map &= ~(uint64_t) 0 << (i % 64);
        if (map != 0)
            return w * 64 + __builtin_ctzll(map);
    }
    return -1;
}

/* ---------------------------------------------------- used blocks by offset */

static struct block **chain(size_t offset)
{
    size_t h = offset / GRAIN;

    h *= 0x9e3779b97f4a7c15u;
    return &table[(h >> 20) & (table_size - 1)];
}

static void table_add(struct block *b)
{
    struct block **slot = chain(b->offset);

    b->used = true;
    b->next = *slot;
    *slot = b;
    nused++;
}

static void table_grow(void)
{
    if (nused < table_size)
        return;
    free(table);
    table_size *= 2;
    table = or_die(calloc(table_size, sizeof *table));
    nused = 0;
    for (struct block *b = first; b != NULL; b = b->after)
        if (b->used)
            table_add(b);
}

static struct block *table_find(size_t offset)
{
    struct block *b = *chain(offset);

    while (b != NULL && b->offset != offset)
        b = b->next;
    return b;
}

static void table_remove(struct block *b)
{
    struct block **slot = chain(b->offset);

    while (*slot != b)
        slot = &(*slot)->next;
    *slot = b->next;
    nused--;
}

/* -------------------------------------------------------------- operations */

/* Cuts b after `size` bytes; the rest becomes a free block. */
static void cut(struct block *b, size_t size)
{
    struct block *rest;

    if (b->size == size)
        return;
    rest = record_new();
    rest->offset = b->offset + size;
    rest->size = b->size - size;
    rest->before = b;
    rest->after = b->after;
    if (rest->after != NULL)
        rest->after->before = rest;
    b->after = rest;
    b->size = size;
    bin_add(rest);
}

/* Takes the neighbour after b into b. */
static void absorb(struct block *b)
{
    struct block *gone = b->after;

    b->size += gone->size;
    b->after = gone->after;
    if (b->after != NULL)
        b->after->before = b;
    record_free(gone);
}

/* Bytes to skip at the start of a free block for the alignment, or SIZE_MAX
 * when the block is too small. */
static size_t fit(const struct block *b, size_t align, size_t size)
{
    size_t skip = (0 - b->offset) & (align - 1);

    return skip <= b->size && size <= b->size - skip ? skip : SIZE_MAX;
}

static struct block *find(size_t align, size_t size, size_t *skip_p)
{
    for (int i = bin_next(bin_of(size)); i >= 0; i = bin_next(i + 1)) {
        for (struct block *b = bins[i]; b != NULL; b = b->next) {
            *skip_p = fit(b, align, size);
            if (*skip_p != SIZE_MAX)
                return b;
        }
    }
    return NULL;
}

static size_t round_size(size_t size)
{
    return size > SIZE_MAX - GRAIN ? SIZE_MAX
                                   : (size + GRAIN - 1) / GRAIN * GRAIN;
}

/* ------------------------------------------------------------ guard zones */

static unsigned char *address_of(const struct block *b)
{
    return (unsigned char *) sma.part[SMA_HEAP].base + b->offset;
}

/* The bytes of a block for so many of the program. */
static size_t guarded_size(size_t asked)
{
    if (sma.check > 1 && asked <= SIZE_MAX - GUARD_LEAST)
        asked += GUARD_LEAST;
    return round_size(asked);
}

/* A block has got its size. */
static void set_guard(struct block *b, size_t asked)
{
    b->asked = asked;
    if (sma.check <= 1)
        return;
    memset(address_of(b) + asked, GUARD, b->size - asked);
    sorted_is_old = true;
}

/* The first byte of the guard zone that is another now, counted from the start of
 * the block, or SIZE_MAX. */
static size_t find_damage(const struct block *b)
{
    const unsigned char *p = address_of(b);

    for (size_t i = b->asked; i < b->size; i++)
        if (p[i] != GUARD)
            return i;
    return SIZE_MAX;
}

static void remember_freed(const struct block *b)
{
    if (sma.check <= 1)
        return;
    freed[nfreed++ % FREED] = *b;
    sorted_is_old = true;
}

static void sort_blocks(void)
{
    nsorted = 0;
    free(sorted);
    sorted = or_die(malloc((nused + 1) * sizeof(struct block *)));
    for (struct block *b = first; b != NULL; b = b->after)
        if (b->used)
            sorted[nsorted++] = b;
    sorted_is_old = false;
}

/* The last used block that starts at or below the offset, or NULL. */
static const struct block *last_before(size_t offset)
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
    size_t offset = (uintptr_t) addr - sma.part[SMA_HEAP].base;
    const struct block *b;
    bool found = true;

    pthread_mutex_lock(&mutex);
    b = last_before(offset);
    if (b != NULL && offset - b->offset < b->size)
        describe(b, true, block_p);
    else
        found = find_freed(offset, block_p);
    pthread_mutex_unlock(&mutex);
    return found;
}

bool sma_heap_find_damage(struct sma_heap_block *block_p, size_t *first_p)
{
    bool found = false;

    pthread_mutex_lock(&mutex);
    for (const struct block *b = first; b != NULL && !found; b = b->after) {
        if (!b->used || (*first_p = find_damage(b)) == SIZE_MAX)
            continue;
        describe(b, true, block_p);
        found = true;
    }
    pthread_mutex_unlock(&mutex);
    return found;
}

size_t sma_heap_used(size_t *bytes_p, struct sma_heap_block *largest_p)
{
    const struct block *largest = NULL;
    size_t n = 0;

    *bytes_p = 0;
    pthread_mutex_lock(&mutex);
    for (const struct block *b = first; b != NULL; b = b->after) {
        if (!b->used)
            continue;
        n++;
        *bytes_p += b->asked;
        if (largest == NULL || b->asked > largest->asked)
            largest = b;
    }
    if (largest != NULL)
        describe(largest, true, largest_p);
    pthread_mutex_unlock(&mutex);
    return n;
}

void sma_heap_sign(void *ptr, const char *routine, const void *caller)
{
    struct block *b;

    pthread_mutex_lock(&mutex);
    b = table_find((uintptr_t) ptr - sma.part[SMA_HEAP].base);
    if (b != NULL) {
        b->routine = routine;
        b->caller = caller;
    }
    pthread_mutex_unlock(&mutex);
}

/* A quarter more, so that programs with many small blocks fare as without; one of
 * the whole size always fits. */
size_t sma_heap_guard_room(size_t size)
{
    return size / 4 / GRAIN * GRAIN + GRAIN;
}

/* -------------------------------------------------------- allocating, freeing */

static void *alloc_locked(size_t align, size_t asked)
{
    size_t size = guarded_size(asked), skip;
    struct block *b;

    if (align < GRAIN)
        align = GRAIN;
    /* an offset stands for the addresses on all PEs only up to this */
    if (size > sma.part[SMA_HEAP].size || align > SMA_HEAP_ALIGN)
        return NULL;
    b = find(align, size, &skip);
    if (b == NULL)
        return NULL;
    bin_remove(b);
    if (skip > 0) {
        cut(b, skip); /* makes the part behind the gap a free block */
        bin_add(b);
        b = b->after;
        bin_remove(b);
    }
    cut(b, size);
    table_grow();
    table_add(b);
    b->routine = NULL;
    b->caller = NULL;
    set_guard(b, asked);
    return (void *) (sma.part[SMA_HEAP].base + b->offset);
}

void *sma_heap_alloc(size_t align, size_t size)
{
    void *p;

    pthread_mutex_lock(&mutex);
    p = alloc_locked(align, size);
    pthread_mutex_unlock(&mutex);
    return p;
}

/* The used block that starts at ptr, or NULL and why. */
static struct block *lookup(const void *ptr, int *why_p)
{
    size_t offset = (uintptr_t) ptr - sma.part[SMA_HEAP].base;
    struct block *b;

    *why_p = SHMEM_MALLOC_OK;
    if (offset >= sma.part[SMA_HEAP].size) {
        *why_p = SHMEM_MALLOC_NOT_IN_SYMM_HEAP;
        return NULL;
    }
    b = table_find(offset);
    if (b != NULL)
        return b;
    for (b = first; b->offset + b->size <= offset; b = b->after)
        ;
    *why_p = b->used ? SHMEM_MALLOC_NOT_ALIGNED : SHMEM_MALLOC_ALREADY_FREE;
    return NULL;
}

int sma_heap_free(void *ptr)
{
    struct block *b;
    int why;

    pthread_mutex_lock(&mutex);
    b = lookup(ptr, &why);
    if (b != NULL) {
        remember_freed(b);
        table_remove(b);
        if (b->after != NULL && !b->after->used) {
            bin_remove(b->after);
            absorb(b);
        }
        if (b->before != NULL && !b->before->used) {
            b = b->before;
            bin_remove(b);
            absorb(b);
        }
        bin_add(b);
    }
    pthread_mutex_unlock(&mutex);
    return why;
}

/* Makes a block larger or smaller where it stands, if there is room. */
bool sma_heap_resize(void *ptr, size_t asked)
{
    size_t size = guarded_size(asked);
    struct block *b, *after;
    bool done = false;
    int why;

    pthread_mutex_lock(&mutex);
    b = lookup(ptr, &why);
    after = b != NULL ? b->after : NULL;
    if (b == NULL) {
        done = false;
    } else if (size <= b->size) {
        done = true;
    } else if (after != NULL && !after->used && size - b->size <= after->size) {
        bin_remove(after);
        absorb(b);
        done = true;
    }
    if (done) {
        after = b->after;
        if (b->size > size && after != NULL && !after->used) {
            bin_remove(after); /* give back to the free neighbour */
            absorb(b);
        }
        cut(b, size);
        set_guard(b, asked);
    }
    pthread_mutex_unlock(&mutex);
    return done;
}

size_t sma_heap_block_size(const void *ptr)
{
    struct block *b;
    int why;

    pthread_mutex_lock(&mutex);
    b = lookup(ptr, &why);
    pthread_mutex_unlock(&mutex);
    return b == NULL        ? 0
           : sma.check > 1 ? b->asked
                           : b->size;
}

int sma_heap_state(const void *ptr)
{
    int why;

    pthread_mutex_lock(&mutex);
    lookup(ptr, &why);
    pthread_mutex_unlock(&mutex);
    return why;
}

void sma_heap_numbers(size_t *free_p, size_t *largest_p)
{
    pthread_mutex_lock(&mutex);
    *free_p = free_bytes;
    *largest_p = 0;
    for (struct block *b = first; b != NULL; b = b->after)
        if (!b->used && b->size > *largest_p)
            *largest_p = b->size;
    if (sma.check > 1 && *largest_p > 0)
        *largest_p -= GUARD_LEAST; /* what is left of it to the program */
    pthread_mutex_unlock(&mutex);
}

void sma_heap_init(size_t size)
{
    table_size = 1024;
    table = or_die(calloc(table_size, sizeof *table));
    first = record_new();
    first->size = size / GRAIN * GRAIN;
    bin_add(first);
}

void sma_heap_fini(void)
{
    for (size_t i = 0; i < nchunks; i++)
        free(chunks[i]);
    free(chunks);
    free(table);
    free(sorted);
    sorted = NULL;
    sorted_is_old = true;
    nfreed = 0;
    chunks = NULL;
    table = NULL;
    first = records = NULL;
    nchunks = nused = free_bytes = 0;
    memset(bins, 0, sizeof bins);
    memset(bin_map, 0, sizeof bin_map);
}
