/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>

void sub_(void);

int main(void)
{
    shmem_init();
    sub_();
    shmem_barrier_all();
    puts("right");
    shmem_finalize();
    return 0;
}
