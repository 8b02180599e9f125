/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long *from;

/* Reaches all PEs, and knows which of them are on its host. */
int main(void)
{
    char host[64][16];
    const char *text = getenv("PMIX_HOSTS");
    int n = 0, used, me;

    while (sscanf(text, "%15s%n", host[n], &used) == 1) {
        text += used;
        n++;
    }
    shmem_init();
    from = shmem_calloc(64, sizeof *from);
    me = shmem_my_pe();
    for (int pe = 0; pe < n; pe++) {
        if ((shmem_ptr(from, pe) != NULL) != (strcmp(host[pe], host[me]) == 0))
            shmem_global_exit(3);
        shmem_long_p(&from[me], me + 1, pe);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (shmem_n_pes() != n || from[pe] != pe + 1)
            shmem_global_exit(4);
    shmem_finalize();
    return 0;
}
