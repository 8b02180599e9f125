/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A tool of the profiling interface: it counts the puts of a program, and prints
 * a line for each PE at the end.
 */
#include <pshmem.h>
#include <shmem.h>
#include <stdio.h>

static long puts_of_pe;

void shmem_long_put(long *dest, const long *source, size_t nelems, int pe)
{
    puts_of_pe++;
    pshmem_long_put(dest, source, nelems, pe);
}

void shmem_finalize(void)
{
    printf("PE %d: %ld puts\n", pshmem_my_pe(), puts_of_pe);
    pshmem_finalize();
}
