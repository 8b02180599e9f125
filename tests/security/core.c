/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Two PEs: each writes a text with its number to its heap, and reads that of the
 * other one, which it forgets.  Then PE 0 crashes.  core.sh looks at its core file.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

enum { BYTES = 64 };

int main(void)
{
    volatile char *theirs;
    char *mine;
    int same = 0;

    shmem_init();
    mine = shmem_calloc(1, BYTES);
    snprintf(mine, BYTES, "%s-PE-%d", "heap", shmem_my_pe());
    shmem_barrier_all();
    theirs = shmem_ptr(mine, 1 - shmem_my_pe());
    for (int i = 0; theirs != NULL && i < BYTES; i++)
        same += theirs[i] == mine[i];
    if (theirs != NULL && same != BYTES - 1)
        shmem_global_exit(3);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        abort();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
