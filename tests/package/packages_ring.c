/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    static long box;
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    shmem_long_p(&box, me + 1, (me + 1) % n);
    shmem_barrier_all();
    if (box == (me + n - 1) % n + 1)
        puts("right");
    shmem_finalize();
    return 0;
}
