/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    static long box;

    shmem_init();
    shmem_long_p(&box, 7, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    printf("box %ld\n", box);
    shmem_finalize();
    return 0;
}
