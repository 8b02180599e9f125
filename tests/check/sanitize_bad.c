/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdlib.h>
#include <string.h>

static int array[10];

/* bad WHERE: one element too much of a private block, or of a static array */
int main(int argc, char **argv)
{
    volatile int *block = malloc(40);
    volatile int i = 10;

    shmem_init();
    if (argc > 1 && strcmp(argv[1], "heap") == 0)
        block[i] = shmem_my_pe();
    else
        array[i] = shmem_my_pe();
    shmem_finalize();
    free((void *) block);
    return array[i - 1];
}
