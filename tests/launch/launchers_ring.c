/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static long box = -1;

int main(int argc, char **argv)
{
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (argc > 1 && argv[1][0] == 'w')
        shmem_long_p(&box, me, n);
    shmem_long_p(&box, me, (me + 1) % n);
    shmem_barrier_all();
    if (box != (me + n - 1) % n)
        shmem_global_exit(9);
    if (argc > 1 && argv[1][0] == 'k' && me == n - 1)
        raise(SIGKILL);
    if (argc > 1 && me == n - 1)
        shmem_global_exit(7);
    shmem_barrier_all();
    printf("%d/%d\n", me, n);
    return 0;
}
