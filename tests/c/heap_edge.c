/* np: 1 2 4  env: SHMEM_CHECK=1 SHMEM_SYMMETRIC_SIZE=8M */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the edges of memory management: sizes that overflow or are too large
 * (check_equal.c has requests for nothing), and blocks that come and go in any order.  A
 * refused request leaves everything usable, and the calls have the barriers that they
 * promise.
 */
#include "test.h"

static long entered;

/* No PE leaves a collective memory call before all PEs have entered it. */
static void barriers(void)
{
    void *p;

    entered = 0;
    shmem_barrier_all();
    if (me == npes - 1)
        test_sleep_us(20000);
    shmem_long_atomic_inc(&entered, 0);
    p = shmem_malloc(100);
    CHECK(p != NULL, "no memory");
    CHECK(shmem_long_g(&entered, 0) == npes, "malloc without a barrier");

    shmem_barrier_all();
    entered = 0;
    shmem_barrier_all();
    if (me == npes - 1)
        test_sleep_us(20000);
    shmem_long_atomic_inc(&entered, 0);
    shmem_free(p);
    CHECK(shmem_long_g(&entered, 0) == npes, "free without a barrier");
    shmem_barrier_all();
}

static void refused(void)
{
    CHECK(shmem_malloc(SIZE_MAX) == NULL, "malloc(SIZE_MAX)");
    CHECK(shmem_malloc(SIZE_MAX - 63) == NULL, "malloc(SIZE_MAX - 63)");
    CHECK(shmem_malloc((size_t) 9 << 20) == NULL, "malloc beyond the heap");
    CHECK(shmem_malloc_with_hints((size_t) 1 << 50, 0) == NULL, "hints");
    CHECK(shmem_calloc(SIZE_MAX / 4, 8) == NULL, "calloc that overflows");
    CHECK(shmem_calloc((size_t) 1 << 33, (size_t) 1 << 33) == NULL,
          "calloc that wraps to zero");
    CHECK(shmem_align((size_t) 1 << 40, 100) == NULL, "an enormous alignment");
    CHECK(shmem_align(4096, SIZE_MAX - 100) == NULL, "align that overflows");
    for (size_t wrong = 0; wrong < 100; wrong += 24) {
        CHECK(shmem_align(wrong, 100) == NULL, "align(%zu, 100)", wrong);
        CHECK(shmem_align(wrong, SIZE_MAX) == NULL, "align(%zu, SIZE_MAX)",
              wrong);
    }
    CHECK(shmem_align(SIZE_MAX, 100) == NULL, "align(SIZE_MAX, 100)");
    CHECK(shmem_align((size_t) 1 << 63, 100) == NULL, "align(2^63, 100)");
    if (me == 0)
        CHECK(shmem_align(48, 0) == NULL, "align(48, 0)");
}

/* A realloc that is refused keeps block p, of bytes 7.  Blocks that come, grow,
 * shrink and go in any order keep their bytes, and none lies in another. */
static void reallocated(char *p)
{
    static char *block[32];
    static size_t size[32];

    CHECK(shmem_realloc(p, (size_t) 1 << 40) == NULL,
          "realloc beyond the heap");
    CHECK(test_differs(p, 7, 100) < 0, "bytes lost by a refused realloc");
    for (unsigned i = 0, x = 1; i < 300; i++, x = x * 69069 + 1) {
        unsigned k = i < 268 ? x >> 27 : i % 32;
        size_t n = i < 268 ? (x >> 25 & 3) * ((size_t) 9 << (x >> 8) % 13) : 0;
        size_t kept = n < size[k] ? n : size[k];

        CHECK(test_differs(block[k], (int) k, size[k]) < 0, "block %u", k);
        block[k] = shmem_realloc(block[k], n);
        CHECK((block[k] != NULL) == (n > 0) &&
                  test_differs(block[k], (int) k, kept) < 0,
              "realloc of block %u to %zu bytes", k, n);
        size[k] = n;
        if (n > 0)
            memset(block[k], (int) k, n);
    }
}

/* Takes what is left of the heap. */
static void take_rest(void)
{
    for (size_t size = (size_t) 8 << 20; size > 0; size /= 2)
        while (shmem_malloc(size) != NULL)
            ;
}

/* The one free block that is large enough is found, also behind a smaller one
 * of about its size, which was freed later. */
static void last_space(void)
{
    char *large = shmem_malloc(9100), *wall = shmem_malloc(1);
    char *small = shmem_malloc(8200), *again;

    CHECK(large != NULL && wall != NULL && small != NULL, "no memory");
    take_rest();
    shmem_free(large);
    shmem_free(small);
    again = shmem_malloc(9100);
    CHECK(again == large, "%p, not %p", again, large);
}

int main(void)
{
    char *p, *q;

    test_init();
    p = shmem_malloc(100);
    CHECK(p != NULL, "malloc");
    memset(p, 7, 100);
    refused();
    reallocated(p);
    for (size_t small = 1; small < 8; small *= 2) {
        q = shmem_align(small, 3);
        CHECK(q != NULL, "align(%zu, 3)", small);
        shmem_free(q);
    }
    q = shmem_align(1 << 20, 10);
    CHECK(q != NULL && (uintptr_t) q % (1 << 20) == 0, "align to a megabyte");
    shmem_free(q);
    shmem_free(p);
    barriers();

    /* the whole heap is free again */
    p = shmem_malloc((size_t) 8 << 20);
    CHECK(p != NULL, "the whole heap is not there");
    p[0] = p[((size_t) 8 << 20) - 1] = 1;
    shmem_free(p);
    last_space();
    return test_end();
}
