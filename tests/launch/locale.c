/* SPDX-License-Identifier: BSD-3-Clause */
#include <dlfcn.h>
#include <locale.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    static long psync[SHMEM_BARRIER_SYNC_SIZE];
    static int start, log, size;
    void (*of_fortran)(int *, int *, int *, long *);
    const char *late = getenv("LATE");
    char text[16];

    *(void **) &of_fortran = dlsym(RTLD_DEFAULT, "shmem_barrier_");
    if (argc != 2 || setlocale(LC_ALL, argv[1]) == NULL)
        return 2;
    snprintf(text, sizeof text, "%.1f", 0.5);
    if (strcmp(text, "0,5") != 0)
        return 3;
    shmem_init();
    size = shmem_n_pes();
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    /* PE 1 is late until there is a file. */
    while (late != NULL && shmem_my_pe() == 1 && access(late, F_OK) != 0)
        usleep(10000);
    shmem_barrier_all();
    if (of_fortran != NULL && shmem_my_pe() % 2 == 1)
        of_fortran(&start, &log, &size, psync);
    else
        shmem_barrier(start, log, size, psync);
    shmem_finalize();
    return 0;
}
