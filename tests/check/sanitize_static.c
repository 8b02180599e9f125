/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>

static int array[10];

int main(void)
{
    volatile int i = 10;

    shmem_init();
    array[i] = shmem_my_pe();
    shmem_barrier_all();
    shmem_finalize();
    return array[i - 1];
}
