/* np: 2 3 4 5 7 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that all PEs get the same bits where the result of a reduction hangs on the
 * order of the operands: the maximum and the minimum of zeros of both signs, and of
 * numbers and NaN.  Fewer elements get the same bits as more.
 */
#include "test.h"

enum { LARGEST = 20000 };

static double source[LARGEST], dest[LARGEST], theirs[LARGEST];
static double reference[2][LARGEST]; /* of LARGEST elements */
static double wrk[LARGEST];
static long psync[2][SHMEM_REDUCE_SYNC_SIZE];

/* What PE pe has in element i: not the same kind on all PEs. */
static double value(size_t i, int pe)
{
    switch (test_hash(7, (uint64_t) pe, i) % 4) {
    case 0: return 0.0;
    case 1: return -0.0;
    case 2: return i % 3 == 0 ? __builtin_nan("") : 0.0;
    default: return i % 3 == 1 ? -__builtin_nan("") : -0.0;
    }
}

static void compare(const char *name, double *of_more, size_t n)
{
    if (n == LARGEST)
        memcpy(of_more, dest, sizeof dest);
    shmem_barrier_all();
    shmem_getmem(theirs, dest, n * sizeof *dest, (me + 1) % npes);
    for (size_t i = 0; i < n; i++)
        CHECK(memcmp(&theirs[i], &dest[i], sizeof *dest) == 0,
              "%s of %zu, element %zu: %g here and %g on PE %d", name, n, i,
              dest[i], theirs[i], (me + 1) % npes);
    for (size_t i = 0; i < n; i++)
        CHECK(memcmp(&of_more[i], &dest[i], sizeof *dest) == 0,
              "%s of %zu, element %zu: %g, and %g of %d", name, n, i, dest[i],
              of_more[i], LARGEST);
    shmem_barrier_all();
}

int main(void)
{
    static const size_t lengths[] = {LARGEST, 3000, 1100, 500, 7, 1};

    test_init();
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
            psync[k][i] = SHMEM_SYNC_VALUE;
    for (size_t i = 0; i < LARGEST; i++)
        source[i] = value(i, me);
    shmem_barrier_all();
    for (size_t k = 0; k < sizeof lengths / sizeof lengths[0]; k++) {
        shmem_double_max_to_all(dest, source, (int) lengths[k], 0, 0, npes, wrk,
                                psync[0]);
        compare("max", reference[0], lengths[k]);
        shmem_double_min_to_all(dest, source, (int) lengths[k], 0, 0, npes, wrk,
                                psync[1]);
        compare("min", reference[1], lengths[k]);
    }
    return test_end();
}
