/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The PEs reach each other (found.sh).  The arguments are what the played NIC
 * of each PE is; "-" is none.
 */
#include <shmem.h>
#include <stdlib.h>
#include <string.h>

static long word;

int main(int argc, char **argv)
{
    const char *job = getenv("SMA_JOB");
    int pe = job != NULL ? atoi(strchr(job, ':') + 1) : 0;

    if (pe + 1 < argc && strcmp(argv[pe + 1], "-") != 0)
        setenv("SMA_TEST_FOUND", argv[pe + 1], 1);
    shmem_init();
    shmem_long_p(&word, 1, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    if (word != 1)
        return 1;
    shmem_finalize();
    return 0;
}
