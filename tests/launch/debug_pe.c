#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static volatile int stop;

int solve(int x)
{
    return x + 40;
}

/* pe FILE: PE 1 works in a loop until the debugger sets `stop`. */
int main(int argc, char **argv)
{
    FILE *f;
    int y;

    shmem_init();
    while (argc > 1 && shmem_my_pe() == 1 && !stop)
        usleep(1000);
    y = solve(shmem_my_pe());
    shmem_barrier_all();
    printf("PE %d has %d, timeouts %s %s\n", shmem_my_pe(), y,
           getenv("SHMEM_TIMEOUT"), getenv("SHMEM_HANG_TIMEOUT"));
    if (argc > 1) {
        f = fopen(argv[1], "a");
        fprintf(f, "PE %d\n", shmem_my_pe());
        fclose(f);
    }
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
