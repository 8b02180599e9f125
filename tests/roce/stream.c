/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * PE 0 puts to PE 1, and waits for each put, until somebody ends the job or
 * PATIENCE seconds are over.  It makes the file that is named when it has begun.
 */
#include <shmem.h>
#include <stdio.h>
#include <time.h>

enum { WORDS = 1024, PATIENCE = 90 };

int main(int argc, char **argv)
{
    static long block[WORDS], here[WORDS];
    time_t end;

    shmem_init();
    shmem_barrier_all();
    end = time(NULL) + PATIENCE;
    for (long i = 0; shmem_my_pe() == 0 && time(NULL) < end; i++) {
        FILE *begun = i == 1 && argc > 1 ? fopen(argv[1], "w") : NULL;

        shmem_putmem(block, here, sizeof block, 1);
        shmem_quiet();
        if (begun)
            fclose(begun);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
