/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The symmetric allocator.  Each PE runs it on its own.  Its decisions depend
 * only on the sequence of calls, so all PEs get the same offsets without
 * communication.
 *
 * The records of the blocks lie in private memory, never in the heap: a stray
 * put cannot damage them, and a wrong free is found.  All blocks are in a list
 * by address.  Free blocks are also in bins, lists of blocks of similar size:
 * an allocation takes the first block that fits, from the bin of its size on.
 * Used blocks are also in a hash table by offset.
 *
 * With SHMEM_CHECK=2 heap_guard.c puts a guard zone at the end of each block.
 * With assertions heap_walk.c checks all blocks before and after each
 * operation.
 */
#include "memory/heap_blocks.h"
#include "shmem.h"

enum { CHUNK = 256 }; /* block records allocated at a time */

struct sma_blocks sma_blocks = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* sma_blocks.mutex guards these variables. */
static struct block *records; /* unused block records, linked by next */
static struct block **chunks; /* every allocation of CHUNK records */
static size_t nchunks;

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

static void bin_add(struct block *b)
{
    int i = sma_blocks_bin(b->size);

    b->used = false;
    b->previous = NULL;
    b->next = sma_blocks.bins[i];
    if (b->next != NULL)
        b->next->previous = b;
    sma_blocks.bins[i] = b;
    sma_blocks.bin_map[i / 64] |= (uint64_t) 1 << (i % 64);
    sma_blocks.free_bytes += b->size;
}

static void bin_remove(struct block *b)
{
    int i = sma_blocks_bin(b->size);

    if (b->previous != NULL)
        b->previous->next = b->next;
    else
        sma_blocks.bins[i] = b->next;
    if (b->next != NULL)
        b->next->previous = b->previous;
    if (sma_blocks.bins[i] == NULL)
        sma_blocks.bin_map[i / 64] &= ~((uint64_t) 1 << (i % 64));
    sma_blocks.free_bytes -= b->size;
}

/* The first bin from i on that has blocks, or -1. */
static int bin_next(int i)
{
    for (int w = i / 64; w < SMA_BINS / 64; w++) {
        uint64_t map = sma_blocks.bin_map[w];

        if (w == i / 64)
            map &= ~(uint64_t) 0 << (i % 64);
        if (map != 0)
            return w * 64 + __builtin_ctzll(map);
    }
    return -1;
}

/* ---------------------------------------------------- used blocks by offset */

static void table_add(struct block *b)
{
    struct block **slot = sma_blocks_chain(b->offset);

    b->used = true;
    b->next = *slot;
    *slot = b;
    sma_blocks.nused++;
}

static void table_grow(void)
{
    if (sma_blocks.nused < sma_blocks.table_size)
        return;
    free(sma_blocks.table);
    sma_blocks.table_size *= 2;
    sma_blocks.table =
        or_die(calloc(sma_blocks.table_size, sizeof *sma_blocks.table));
    sma_blocks.nused = 0;
    for (struct block *b = sma_blocks.first; b != NULL; b = b->after)
        if (b->used)
            table_add(b);
}

static struct block *table_find(size_t offset)
{
    struct block *b = *sma_blocks_chain(offset);

    while (b != NULL && b->offset != offset)
        b = b->next;
    return b;
}

static void table_remove(struct block *b)
{
    struct block **slot = sma_blocks_chain(b->offset);

    while (*slot != b)
        slot = &(*slot)->next;
    *slot = b->next;
    sma_blocks.nused--;
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

/* Joins b with the block after it, which is in no bin. */
static void absorb(struct block *b)
{
    struct block *gone = b->after;

    b->size += gone->size;
    b->after = gone->after;
    if (b->after != NULL)
        b->after->before = b;
    record_free(gone);
}

/* The bytes to skip at the start of free block b for the alignment, or SIZE_MAX
 * when b is too small. */
static size_t fit(const struct block *b, size_t align, size_t size)
{
    size_t skip = (0 - b->offset) & (align - 1);

    return skip <= b->size && size <= b->size - skip ? skip : SIZE_MAX;
}

static struct block *find(size_t align, size_t size, size_t *skip_p)
{
    for (int i = bin_next(sma_blocks_bin(size)); i >= 0; i = bin_next(i + 1)) {
        for (struct block *b = sma_blocks.bins[i]; b != NULL; b = b->next) {
            *skip_p = fit(b, align, size);
            if (*skip_p != SIZE_MAX)
                return b;
        }
    }
    return NULL;
}

/* ----------------------------------------------------- allocating, freeing */

/* Every public function works between begin and end, which take and release the
 * mutex. */
static void begin(void)
{
    pthread_mutex_lock(&sma_blocks.mutex);
    if (SMA_ASSERTING)
        sma_blocks_walk();
}

static void end(void)
{
    if (SMA_ASSERTING)
        sma_blocks_walk();
    pthread_mutex_unlock(&sma_blocks.mutex);
}

void sma_heap_sign(void *ptr, const struct sma_routine *routine,
                   const void *caller)
{
    struct block *b;

    begin();
    b = table_find((uintptr_t) ptr - sma_memory.region[SMA_HEAP].base);
    if (b != NULL) {
        b->routine = routine;
        b->caller = caller;
    }
    end();
}

static void note_top(const struct block *b)
{
    if (b->offset + b->size > sma_blocks.top)
        sma_blocks.top = b->offset + b->size;
}

static void *alloc_locked(size_t align, size_t asked)
{
    size_t size = sma_guard_size(asked), skip;
    struct block *b;

    if (align < SMA_GRAIN)
        align = SMA_GRAIN;
    /* SMA_HEAP_ALIGN is the alignment that an offset has on all PEs */
    if (size > sma_memory.region[SMA_HEAP].size || align > SMA_HEAP_ALIGN)
        return NULL;
    b = find(align, size, &skip);
    if (b == NULL)
        return NULL;
    bin_remove(b);
    if (skip > 0) {
        cut(b, skip); /* the block behind the gap is free, too, and taken */
        bin_add(b);
        b = b->after;
        bin_remove(b);
    }
    cut(b, size);
    table_grow();
    table_add(b);
    note_top(b);
    b->routine = NULL;
    b->caller = NULL;
    sma_guard_set(b, asked);
    return (void *) (sma_memory.region[SMA_HEAP].base + b->offset);
}

void *sma_heap_alloc(size_t align, size_t size)
{
    void *p;

    begin();
    p = alloc_locked(align, size);
    end();
    return p;
}

/* The used block that starts at ptr, or NULL; *why_p becomes what is wrong with
 * ptr, one of SHMEM_MALLOC_*. */
static struct block *lookup(const void *ptr, int *why_p)
{
    size_t offset = (uintptr_t) ptr - sma_memory.region[SMA_HEAP].base;
    struct block *b;

    *why_p = SHMEM_MALLOC_OK;
    if (offset >= sma_memory.region[SMA_HEAP].size) {
        *why_p = SHMEM_MALLOC_NOT_IN_SYMM_HEAP;
        return NULL;
    }
    b = table_find(offset);
    if (b != NULL)
        return b;
    for (b = sma_blocks.first; b != NULL && b->offset + b->size <= offset;
         b = b->after)
        ; /* with SHMEM_CHECK=2, tables of the checks follow the last block */
    *why_p = b == NULL || b->used ? SHMEM_MALLOC_NOT_ALIGNED
                                  : SHMEM_MALLOC_ALREADY_FREE;
    return NULL;
}

int sma_heap_free(void *ptr)
{
    struct block *b;
    int why;

    begin();
    b = lookup(ptr, &why);
    if (b != NULL) {
        sma_guard_freed(b);
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
    end();
    return why;
}

bool sma_heap_resize(void *ptr, size_t asked)
{
    size_t size = sma_guard_size(asked);
    struct block *b, *after;
    bool done = false;
    int why;

    begin();
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
            bin_remove(after); /* cut makes it one block with the rest of b */
            absorb(b);
        }
        cut(b, size);
        note_top(b);
        sma_guard_set(b, asked);
    }
    end();
    return done;
}

size_t sma_heap_block_size(const void *ptr)
{
    struct block *b;
    int why;

    begin();
    b = lookup(ptr, &why);
    end();
    if (b == NULL)
        return 0;
    return sma_self.check > 1 ? b->asked : b->size;
}

int sma_heap_state(const void *ptr)
{
    int why;

    begin();
    lookup(ptr, &why);
    end();
    return why;
}

void sma_heap_numbers(size_t *free_p, size_t *largest_p)
{
    const struct block *b = NULL;

    begin();
    *free_p = sma_blocks.free_bytes;
    *largest_p = 0;
    for (int i = bin_next(0); i >= 0; i = bin_next(i + 1))
        b = sma_blocks.bins[i]; /* in the end the bin of the largest blocks */
    for (; b != NULL; b = b->next)
        if (b->size > *largest_p)
            *largest_p = b->size;
    if (*largest_p > 0)
        *largest_p -= sma_guard_least(); /* what the program could use */
    end();
}

size_t sma_heap_top(void)
{
    size_t top;

    begin();
    top = sma_blocks.top;
    end();
    return top;
}

void sma_heap_init(size_t size)
{
    sma_blocks.table_size = 1024;
    sma_blocks.table =
        or_die(calloc(sma_blocks.table_size, sizeof *sma_blocks.table));
    sma_blocks.first = record_new();
    sma_blocks.size = size / SMA_GRAIN * SMA_GRAIN;
    sma_blocks.first->size = sma_blocks.size;
    bin_add(sma_blocks.first);
}

void sma_heap_fini(void)
{
    if (SMA_ASSERTING)
        sma_blocks_walk();
    for (size_t i = 0; i < nchunks; i++)
        free(chunks[i]);
    free(chunks);
    free(sma_blocks.table);
    sma_guard_fini();
    chunks = NULL;
    sma_blocks.table = NULL;
    sma_blocks.first = records = NULL;
    nchunks = sma_blocks.nused = sma_blocks.free_bytes = 0;
    sma_blocks.top = 0;
    memset(sma_blocks.bins, 0, sizeof sma_blocks.bins);
    memset(sma_blocks.bin_map, 0, sizeof sma_blocks.bin_map);
}
