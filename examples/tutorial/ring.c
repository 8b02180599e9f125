#include <shmem.h>
#include <stdio.h>

static int from_left[3]; /* every PE has this array */

int main(void)
{
    int me, n, mine[3];

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (int i = 0; i < 3; i++)
        mine[i] = 10 * me + i;

    shmem_int_put(from_left, mine, 3, (me + 1) % n);
    shmem_barrier_all();

    printf("PE %d has %d %d %d\n", me, from_left[0], from_left[1],
           from_left[2]);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
