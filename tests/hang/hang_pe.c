/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long flag;

/* pe HOW FILE: until the file is there; PE 0 says when all have begun. */
static void compute(const char *file)
{
    while (access(file, F_OK) != 0)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

int main(int argc, char **argv)
{
    const char *how = argv[1], *file = argv[argc - 1];
    int me, busy;

    if (strcmp(how, "no-init") == 0 && strstr(getenv("SMA_JOB"), ":1:") != NULL)
        compute(file);
    shmem_init();
    me = shmem_my_pe();
    busy = strcmp(how, "last") == 0 ? shmem_n_pes() - 1 : 1;
    shmem_barrier_all();
    if (me == 0 && write(STDOUT_FILENO, "begun\n", 6) != 6)
        return 1;
    if (strcmp(how, "all") == 0 || me == busy)
        compute(file);
    if (strcmp(how, "wait") == 0 && me == 0)
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    if (me == busy)
        shmem_long_p(&flag, 1, 0);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
