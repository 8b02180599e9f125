/* np: 1 2 4  env: SMA_SYMMETRIC_SIZE=4M */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests shmalloc, shfree, shrealloc and shmemalign, and the values that they
 * leave in malloc_error.
 */
#include <mpp/shmem.h>

#include "test.h"

static long statics[4];

/* Sizes for which there is no block; q is one. */
static void sizes(long *q)
{
    CHECK(shmalloc((size_t) 1 << 40) == NULL, "a terabyte");
    CHECK(malloc_error == SHMEM_MALLOC_FAIL, "too much: %ld", malloc_error);
    CHECK(shmalloc(0) == NULL, "shmalloc(0)");
    CHECK(malloc_error == SHMEM_MALLOC_BAD_SIZE, "shmalloc(0): %ld",
          malloc_error);
    CHECK(shrealloc(q, (size_t) 1 << 40) == NULL, "a terabyte");
    CHECK(malloc_error == SHMEM_MALLOC_FAIL, "shrealloc: %ld", malloc_error);
    CHECK(shmem_calloc(SIZE_MAX / 8 + 2, 8) == NULL, "a product that wraps");
}

int main(void)
{
    long *p, *q, *r;
    int stack_word;

    start_pes(0);
    me = _my_pe();
    npes = _num_pes();
    p = shmalloc(1000 * sizeof *p);
    CHECK(p != NULL && malloc_error == SHMEM_MALLOC_OK, "shmalloc: %ld",
          malloc_error);
    for (int i = 0; i < 1000; i++)
        p[i] = i;
    q = shmemalign(4096, 100);
    CHECK(q != NULL && (uintptr_t) q % 4096 == 0, "shmemalign");
    CHECK(malloc_error == SHMEM_MALLOC_OK, "shmemalign: %ld", malloc_error);
    CHECK(shmemalign(48, 100) == NULL, "shmemalign(48, 100)");
    CHECK(malloc_error == SHMEM_MALLOC_FAIL, "shmemalign(48, 100): %ld",
          malloc_error);
    r = shmem_align(256, 100);
    CHECK(r != NULL && malloc_error == SHMEM_MALLOC_OK, "shmem_align: %ld",
          malloc_error);
    shmem_free(r);
    CHECK(shmem_align(0, 100) == NULL, "shmem_align(0, 100)");
    CHECK(malloc_error == SHMEM_MALLOC_FAIL, "shmem_align(0, 100): %ld",
          malloc_error);
    p = shrealloc(p, 5000 * sizeof *p);
    CHECK(p != NULL && malloc_error == SHMEM_MALLOC_OK, "shrealloc: %ld",
          malloc_error);
    for (int i = 0; i < 1000; i++)
        CHECK(p[i] == i, "shrealloc lost word %d", i);
    shmem_long_put(p, p, 0, me);
    barrier();

    sizes(q);
    shfree(q);
    CHECK(malloc_error == SHMEM_MALLOC_OK, "shfree: %ld", malloc_error);
    shfree(p + 1);
    CHECK(malloc_error == SHMEM_MALLOC_NOT_ALIGNED, "inside a block: %ld",
          malloc_error);
    shfree(statics);
    CHECK(malloc_error == SHMEM_MALLOC_NOT_IN_SYMM_HEAP, "static: %ld",
          malloc_error);
    shfree(&stack_word);
    CHECK(malloc_error == SHMEM_MALLOC_NOT_IN_SYMM_HEAP, "stack: %ld",
          malloc_error);
    shfree(p);
    CHECK(malloc_error == SHMEM_MALLOC_OK, "shfree: %ld", malloc_error);
    shfree(p);
    CHECK(malloc_error == SHMEM_MALLOC_ALREADY_FREE, "freed twice: %ld",
          malloc_error);
    p = shmalloc((size_t) 4 << 20);
    CHECK(p != NULL && malloc_error == SHMEM_MALLOC_OK, "whole heap: %ld",
          malloc_error);
    shfree((char *) p + ((size_t) 4 << 20));
    CHECK(malloc_error == SHMEM_MALLOC_NOT_IN_SYMM_HEAP, "the end: %ld",
          malloc_error);
    shfree(p);
    return 0;
}
