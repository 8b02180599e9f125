/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <time.h>
#include <unistd.h>

static long flag, box;

int main(int argc, char **argv)
{
    const char *file = argv[1];
    long *p, value;
    int me;

    if (argc < 2)
        return 1;
    shmem_init();
    me = shmem_my_pe();
    shmem_barrier_all();
    p = shmem_malloc(sizeof *p);
    shmem_pcontrol(0); /* is for SHMEM_STATS and SHMEM_TRACE */
    for (int i = 0; i < 3; i++)
        shmem_long_p(p, i, 0);
    shmem_fence();
    shmem_long_atomic_inc(&box, 0);
    shmem_long_atomic_fetch(&box, 0);
    for (int i = 0; me == 1 && i < 1000; i++)
        shmem_getmem(&value, p, sizeof value, 0);
    for (int i = 0; i < 3; i++)
        shmem_sync_all();
    if (me == 0 && write(STDOUT_FILENO, "begun\n", 6) != 6)
        return 1;
    while (file[0] != '-' && me == 0 && access(file, F_OK) != 0)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    if (file[0] != '-' && me == 0)
        shmem_long_p(&flag, 1, 3);
    if (me == 3)
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
