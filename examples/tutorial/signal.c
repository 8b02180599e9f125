#include <shmem.h>
#include <stdio.h>

static int token[2]; /* a sum, and the number of PEs that have added */
static uint64_t arrived;

int main(void)
{
    int me, n, next[2];

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (me > 0)
        shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, 1);
    next[0] = token[0] + 10 * me;
    next[1] = token[1] + 1;
    shmem_int_put_signal(token, next, 2, &arrived, 1, SHMEM_SIGNAL_SET,
                         (me + 1) % n);
    if (me == 0) {
        shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, 1);
        printf("%d PEs added up to %d\n", token[1], token[0]);
    }
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
