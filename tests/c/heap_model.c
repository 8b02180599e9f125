/* np: 1 2 4  env: SHMEM_SYMMETRIC_SIZE=64M  cflags: -O2 */
/* np: 2  env: SHMEM_SYMMETRIC_SIZE=64M SHMEM_CHECK=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the allocator against a model with random sequences of malloc, align,
 * calloc, realloc and free.  It fails when a block is not aligned, overlaps
 * another one, loses its contents or lies at another offset on another PE, or
 * when the whole heap cannot be allocated after all blocks are freed.
 */
#include "test.h"

#define BLOCKS 150
#define STEPS 600
#define HEAP ((size_t) 64 << 20)

struct block {
    unsigned char *p;
    size_t size;
    unsigned seed;
};

static struct block blocks[BLOCKS];
static char *origin;
static uint64_t places; /* a hash of all addresses that malloc returned */
static uint64_t others;

static unsigned char content(const struct block *b, size_t i)
{
    return (unsigned char) (b->seed + (unsigned) i * 3 + (unsigned) (i >> 8) +
                            (unsigned) me * 17);
}

/* Large blocks are compared here and there, and at both ends. */
static size_t step_of(const struct block *b)
{
    return b->size > 20000 ? 509 : 1;
}

static void fill(struct block *b, unsigned seed)
{
    b->seed = seed;
    for (size_t i = 0; i < b->size; i += step_of(b))
        b->p[i] = content(b, i);
    b->p[b->size - 1] = content(b, b->size - 1);
}

static void verify(const struct block *b, size_t size)
{
    for (size_t i = 0; i < size; i += step_of(b))
        CHECK(b->p[i] == content(b, i), "block of %zu bytes: byte %zu lost",
              b->size, i);
    if (size == b->size)
        CHECK(b->p[size - 1] == content(b, size - 1), "last byte of %zu lost",
              size);
}

/* Enters a block into the model. */
static void enter(struct block *b, void *p, size_t size, size_t alignment,
                  unsigned seed)
{
    CHECK(p != NULL, "no memory for %zu bytes", size);
    CHECK((uintptr_t) p % alignment == 0, "%p is not aligned to %zu", p,
          alignment);
    b->p = p;
    b->size = size;
    for (int i = 0; i < BLOCKS; i++)
        CHECK(&blocks[i] == b || blocks[i].p == NULL ||
                  b->p + size <= blocks[i].p ||
                  blocks[i].p + blocks[i].size <= b->p,
              "%p of %zu bytes overlaps %p of %zu bytes", p, size,
              (void *) blocks[i].p, blocks[i].size);
    places = test_mix(places + (uint64_t) ((char *) p - origin));
    fill(b, seed);
}

/* Mostly small, sometimes up to 300 KiB: 150 such blocks fit. */
static size_t choose_size(uint64_t *plan)
{
    switch (test_below(plan, 8)) {
    case 0: return 1 + test_below(plan, 300 << 10);
    case 1: return 1 + test_below(plan, 20000);
    case 2: return (size_t) 1 << test_below(plan, 16);
    default: return 1 + test_below(plan, 300);
    }
}

static void step(uint64_t *plan)
{
    const long hints =
        SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE | 1L << 40;
    struct block *b = &blocks[test_below(plan, BLOCKS)];
    uint64_t what = test_below(plan, 8);
    size_t size = choose_size(plan);
    unsigned seed = (unsigned) test_next(plan);

    if (b->p == NULL) {
        size_t alignment = (size_t) sizeof(void *) << test_below(plan, 10);

        if (what < 4) {
            enter(b,
                  what % 2 ? shmem_malloc(size)
                           : shmem_malloc_with_hints(size, hints),
                  size, 64, seed);
        } else if (what < 6) {
            enter(b, shmem_align(alignment, size), size, alignment, seed);
        } else {
            size_t count = 1 + test_below(plan, 9);
            unsigned char *p = shmem_calloc(count, size);

            CHECK(p != NULL, "no memory for calloc");
            for (size_t i = 0; i < count * size; i++)
                CHECK(p[i] == 0, "calloc: byte %zu is not zero", i);
            enter(b, p, count * size, 64, seed);
        }
    } else {
        verify(b, b->size);
        if (what < 4) {
            shmem_free(b->p);
            b->p = NULL;
        } else {
            struct block old = *b;
            unsigned char *p = shmem_realloc(b->p, size);

            CHECK(p != NULL, "no memory for realloc");
            b->p = p;
            b->size = old.size > size ? old.size : size;
            verify(b, old.size < size ? old.size : size);
            enter(b, p, size, 64, seed);
        }
    }
}

int main(void)
{
    uint64_t plan = 4711;

    test_init();
    for (int round = 0; round < 3; round++) {
        char *whole = shmem_malloc(HEAP);

        CHECK(whole != NULL, "the whole heap cannot be had in round %d", round);
        origin = whole;
        whole[0] = whole[HEAP - 1] = 1;
        CHECK(shmem_malloc(HEAP) == NULL, "twice the heap");
        shmem_free(whole);
        for (int i = 0; i < STEPS; i++)
            step(&plan);
        for (int i = 0; i < BLOCKS; i++) {
            struct block *b = &blocks[(i * 37 + round) % BLOCKS];

            if (b->p != NULL) {
                verify(b, b->size);
                shmem_free(b->p);
                b->p = NULL;
            }
        }
    }
    shmem_uint64_p(&others, places, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(others == places, "the PE before got other offsets");
    return test_end();
}
