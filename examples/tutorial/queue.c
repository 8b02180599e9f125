#include <shmem.h>
#include <stdio.h>

enum { TASKS = 100 };

static long next_task, sum; /* those of PE 0 count */

int main(void)
{
    long task;

    shmem_init();
    while ((task = shmem_long_atomic_fetch_inc(&next_task, 0)) < TASKS)
        shmem_long_atomic_add(&sum, task * task, 0);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        printf("%d tasks, result %ld\n", TASKS, sum);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
