#include <shmem.h>
#include <stdio.h>

static int mine, sum;

int main(void)
{
    shmem_team_t even;
    int me, n;

    shmem_init();
    me = mine = shmem_my_pe();
    n = shmem_n_pes();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL,
                             0, &even);
    if (even == SHMEM_TEAM_INVALID) {
        printf("PE %d is not in the team\n", me);
    } else {
        shmem_int_sum_reduce(even, &sum, &mine, 1);
        printf("PE %d is PE %d of %d in the team, sum %d\n", me,
               shmem_team_my_pe(even), shmem_team_n_pes(even), sum);
        shmem_team_destroy(even);
    }
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
