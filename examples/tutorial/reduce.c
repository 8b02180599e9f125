#include <shmem.h>
#include <stdio.h>

static long sync[SHMEM_REDUCE_SYNC_SIZE];
static int work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static int mine[2], sum[2], largest[2];

int main(void)
{
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        sync[i] = SHMEM_SYNC_VALUE;
    mine[0] = me;
    mine[1] = 10 - me;
    shmem_barrier_all();

    shmem_int_sum_to_all(sum, mine, 2, 0, 0, n, work, sync);
    shmem_int_max_reduce(SHMEM_TEAM_WORLD, largest, mine, 2);

    printf("PE %d: sums %d %d, maxima %d %d\n", me, sum[0], sum[1],
           largest[0], largest[1]);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
