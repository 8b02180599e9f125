#include <shmem.h>
#include <stdio.h>

static long block[4], ready;

int main(void)
{
    long data[4], sum = 0;
    int me;

    shmem_init();
    me = shmem_my_pe();
    if (me == 0) {
        for (int pe = 1; pe < shmem_n_pes(); pe++) {
            for (int i = 0; i < 4; i++)
                data[i] = 100 * pe + i;
            shmem_long_put(block, data, 4, pe);
            shmem_fence();
            shmem_long_atomic_set(&ready, 1, pe);
        }
    } else {
        shmem_long_wait_until(&ready, SHMEM_CMP_EQ, 1);
        for (int i = 0; i < 4; i++)
            sum += block[i];
        printf("PE %d got a block with the sum %ld\n", me, sum);
    }
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
