#include <shmem.h>
#include <stdio.h>

static int cells[8];

int main(void)
{
    int mine[10] = {0};

    shmem_init();
    if (shmem_my_pe() == 2)
        shmem_int_put(cells, mine, 10, 0);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        printf("done\n");
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
