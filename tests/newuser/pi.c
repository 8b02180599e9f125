/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Each PE sums its part of a series; the result is pi.
 */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    int me, n;
    double *part, *sum;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    part = shmem_calloc(1, sizeof *part);
    sum = shmem_calloc(1, sizeof *sum);
    for (int i = me; i < 100000; i += n) {
        double x = (i + 0.5) / 100000;

        *part += 4 / (1 + x * x) / 100000;
    }
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, sum, part, 1);
    if (me == 0)
        printf("%d PEs: pi is %.6f\n", n, *sum);
    shmem_free(sum);
    shmem_free(part);
    shmem_finalize();
    return 0;
}
