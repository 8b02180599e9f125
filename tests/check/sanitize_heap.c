/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdlib.h>

int main(void)
{
    volatile int *private = malloc(40);
    volatile int i = 10;

    shmem_init();
    private[i] = shmem_my_pe();
    shmem_finalize();
    free((void *) private);
    return 0;
}
