/* SPDX-License-Identifier: BSD-3-Clause */
#include <mpp/shmem.h>
#include <stdio.h>
#include <string.h>
static int got;
int main(void)
{
    shmem_init();
    shmem_int_p(&got, 41 + strlen(WHAT), (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        printf("%d %d\n", shmem_n_pes(), got);
    shmem_finalize();
    return 0;
}
