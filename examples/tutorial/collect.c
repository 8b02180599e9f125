#include <mpp/shmem.h>
#include <stdio.h>

enum { MOST = 16 }; /* the arrays have space for so many PEs */

static long sync[2][SHMEM_SYNC_SIZE];
static int input, factor, part[MOST], all[MOST * MOST];

int main(void)
{
    int me, n, i;

    start_pes(0);
    me = _my_pe();
    n = _num_pes();
    if (n > MOST)
        globalexit(1);
    for (i = 0; i < SHMEM_SYNC_SIZE; i++)
        sync[0][i] = sync[1][i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all(); /* the work arrays of all PEs are ready */

    if (me == 0)
        factor = input = 100; /* the root gets no copy */
    shmem_broadcast32(&factor, &input, 1, 0, 0, 0, n, sync[0]);

    for (i = 0; i <= me; i++)
        part[i] = factor * me + i;
    shmem_collect32(all, part, me + 1, 0, 0, n, sync[1]);
    if (me == 0)
        for (i = 0; i < n * (n + 1) / 2; i++)
            printf("%d\n", all[i]);
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
