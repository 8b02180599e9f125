/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Computes for a moment, so that a profiler finds something: nearly all the time
 * goes into `integrate`.
 */
#include <shmem.h>
#include <stdio.h>

static double sum;

__attribute__((noinline)) double integrate(long steps, int me)
{
    double s = 0;

    for (long i = 0; i < steps; i++)
        s += 1.0 / (1.0 + (double) i * me);
    return s;
}

int main(void)
{
    int me;

    shmem_init();
    me = shmem_my_pe();
    sum = integrate(30000000, me);
    shmem_barrier_all();
    if (me == 0)
        printf("%.0f steps\n", sum);
    shmem_finalize();
    return 0;
}
