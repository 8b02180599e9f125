/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Each PE puts a number to its right neighbour.
 */
#include <shmem.h>
#include <stdio.h>

static long inbox[2];
static double *field;

static void exchange(int me, int n)
{
    long value = 100 + me;

    shmem_long_put(&inbox[1], &value, 1, (me + 1) % n);
    shmem_barrier_all();
}

int main(void)
{
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    field = shmem_malloc(4 * sizeof *field);
    field[3] = me + 0.25;
    exchange(me, n);
    printf("PE %d has %ld\n", me, inbox[1]);
    shmem_free(field);
    shmem_finalize();
    return 0;
}
