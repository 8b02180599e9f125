/* np: 20  worlds: node (the slices are those of PEs that share memory) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a reduction of so few elements on so many PEs that the last slice, whose size
 * is a multiple of a cache line, would begin behind the elements.
 */
#include "test.h"

enum { N = 1025 };

int main(void)
{
    static long psync[SHMEM_REDUCE_SYNC_SIZE], source[N], dest[N + 64];
    static long wrk[N / 2 + SHMEM_REDUCE_MIN_WRKDATA_SIZE];

    test_init();
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < N; i++)
        source[i] = me + i;
    shmem_barrier_all();
    shmem_long_sum_to_all(dest, source, N, 0, 0, npes, wrk, psync);
    for (int i = 0; i < N; i++)
        CHECK(dest[i] == npes * (npes - 1) / 2 + npes * i, "element %d is %ld",
              i, dest[i]);
    for (int i = N; i < N + 64; i++)
        CHECK(dest[i] == 0, "element %d behind the end is %ld", i, dest[i]);
    return test_end();
}
