/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>

#define CALLS 10

static long from[2], to[2 * 64], sync_[2][SHMEM_SYNC_SIZE];
static int a[1], b[1], wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

int main(void)
{
    int n;

    shmem_init();
    n = shmem_n_pes();
    for (int i = 0; i < CALLS; i++) {
        long *s = sync_[i % 2];

        shmem_barrier_all();
        shmem_broadcast64(to, from, 1, i % n, 0, 0, n, s);
        shmem_int_sum_to_all(a, b, 1, 0, 0, n, wrk, s);
        shmem_fcollect64(to, from, 1, 0, 0, n, s);
    }
    shmem_finalize();
    return 0;
}
