/* SPDX-License-Identifier: BSD-3-Clause */
#include <pshmem.h>
#include <stdio.h>

void shmem_finalize(void)
{
    pshmem_finalize();
    fputs("the tool has seen it\n", stderr);
}

void shmem_barrier_all(void)
{
    pshmem_sync_all();
    pshmem_barrier_all();
}
