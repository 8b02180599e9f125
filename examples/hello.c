/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The first program: every PE sends its number to the next PE.
 *
 *     oshcc -o hello-c hello.c
 *     oshrun -n 4 ./hello-c
 */
#include <mpp/shmem.h>
#include <stdio.h>

static int from = -1; /* static data is symmetric */

int main(void)
{
    int me, n;

    start_pes(0);
    me = shmem_my_pe();
    n = shmem_n_pes();

    shmem_int_p(&from, me, (me + 1) % n);
    shmem_barrier_all();

    printf("PE %d of %d: hello from PE %d\n", me, n, from);
    return from != (me + n - 1) % n;
}
