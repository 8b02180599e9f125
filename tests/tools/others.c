/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * For others.sh.  As a program it computes for a moment, so that a profiler finds
 * something: nearly all the time goes into `integrate`.  As a library, which Python
 * loads, it has ring_left.
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

/* The number of the PE on the left, which has put it here. */
long ring_left(void)
{
    long *from = shmem_malloc(sizeof *from);
    long me = shmem_my_pe(), left;

    shmem_long_put(from, &me, 1, ((int) me + 1) % shmem_n_pes());
    shmem_barrier_all();
    left = *from;
    shmem_free(from);
    return left;
}

int main(void)
{
    shmem_init();
    sum = integrate(30000000, shmem_my_pe());
    if (ring_left() == shmem_n_pes() - 1)
        printf("%.0f steps\n", sum);
    shmem_finalize();
    return 0;
}
