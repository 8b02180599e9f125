/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>

long fixed[4];
long *block, *freed, *other, inside;

void stop(void)
{
    static volatile int n;
    n++;
}

int main(void)
{
    long local = 0;

    shmem_init();
    block = shmem_malloc(1000);
    freed = shmem_malloc(64);
    other = shmem_ptr(block + 2, 0);
    inside = (long) &local;
    block[0] = 1;
    shmem_barrier_all();
    if (shmem_my_pe() == 1)
        stop();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
