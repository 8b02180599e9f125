/* np: 3  worlds: ucx ofi (PEs of a node open no files) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * More contexts than have a channel of their own: the others share these channels, so
 * that descriptors no longer grow with the number of contexts, and one context that is
 * destroyed leaves those with which it shares a channel as they are.
 */
#include <dirent.h>

#include "test.h"

enum { CONTEXTS = 40, HALF = CONTEXTS / 2 };

static long sums[CONTEXTS];
static shmem_ctx_t ctx[CONTEXTS];

static int descriptors(void)
{
    DIR *all = opendir("/proc/self/fd");
    int n = 0;

    CHECK(all != NULL, "opendir");
    while (readdir(all) != NULL)
        n++;
    closedir(all);
    return n;
}

/* Makes some contexts and adds 1 to their word of each PE; returns by how much the
 * number of descriptors has grown. */
static int make(int first, int end)
{
    int before = descriptors(), n = shmem_n_pes();

    for (int i = first; i < end; i++) {
        CHECK(shmem_ctx_create(0, &ctx[i]) == 0, "context %d", i);
        for (int pe = 0; pe < n; pe++)
            shmem_ctx_long_atomic_inc(ctx[i], &sums[i], pe);
    }
    for (int i = first; i < end; i++)
        shmem_ctx_quiet(ctx[i]);
    return descriptors() - before;
}

int main(void)
{
    int n, first, second;

    shmem_init();
    n = shmem_n_pes();
    shmem_barrier_all();
    first = make(0, HALF);
    shmem_barrier_all();
    second = make(HALF, CONTEXTS);
    shmem_barrier_all();
    CHECK(second <= first / 2,
          "%d contexts opened %d descriptors, as many more %d", HALF, first,
          second);
    for (int i = 0; i < HALF; i++)
        shmem_ctx_destroy(ctx[i]);
    for (int i = HALF; i < CONTEXTS; i++)
        shmem_ctx_long_atomic_add(ctx[i], &sums[i], 10,
                                  (shmem_my_pe() + 1) % n);
    make(0, HALF);
    for (int i = 0; i < CONTEXTS; i++)
        shmem_ctx_destroy(ctx[i]);
    shmem_barrier_all();
    for (int i = 0; i < CONTEXTS; i++)
        CHECK(sums[i] == (i < HALF ? 2 * n : n + 10), "word %d is %ld", i,
              sums[i]);
    shmem_finalize();
    return 0;
}
