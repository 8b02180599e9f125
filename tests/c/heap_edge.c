/* np: 1 2 4  env: SHMEM_CHECK=1 SHMEM_SYMMETRIC_SIZE=8M */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the edges of memory management: sizes that overflow or are too large
 * (check_equal.c has requests for nothing).  A refused request leaves everything usable,
 * and the calls have the barriers that they promise.
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

/* A realloc that is refused keeps block p; one that is not keeps its bytes,
 * which are 7.  Returns the block. */
static char *reallocated(char *p)
{
    char *q;

    CHECK(shmem_realloc(p, (size_t) 1 << 40) == NULL,
          "realloc beyond the heap");
    for (int i = 0; i < 100; i++)
        CHECK(p[i] == 7, "byte %d lost by a refused realloc", i);
    q = shmem_realloc(NULL, 50);
    CHECK(q != NULL && q != p, "realloc(NULL, 50)");
    q[49] = 1;
    CHECK(shmem_realloc(q, 0) == NULL, "realloc(q, 0)");
    p = shmem_realloc(p, 1000000);
    CHECK(p != NULL, "realloc to a megabyte");
    for (int i = 0; i < 100; i++)
        CHECK(p[i] == 7, "byte %d lost by growing", i);
    p = shmem_realloc(p, 10);
    CHECK(p != NULL && p[9] == 7, "realloc to ten bytes");
    return p;
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
    p = reallocated(p);
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
