#include <shmem.h>
#include <stdio.h>

static long lock;               /* 0: nobody holds it */
static long best[2] = {-1, -1}; /* on PE 0: best value, and its PE */

int main(void)
{
    long mine[2], seen[2];
    int me;

    shmem_init();
    me = shmem_my_pe();
    mine[0] = (3 * me + 2) % 7;
    mine[1] = me;

    shmem_set_lock(&lock);
    shmem_long_get(seen, best, 2, 0);
    if (mine[0] > seen[0])
        shmem_long_put(best, mine, 2, 0);
    shmem_clear_lock(&lock);

    shmem_barrier_all();
    if (me == 0)
        printf("PE %ld has the best value, %ld\n", best[1], best[0]);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
