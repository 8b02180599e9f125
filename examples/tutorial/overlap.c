#include <shmem.h>
#include <stdio.h>

enum { SIZE = 1000 };

static long out[SIZE], in[SIZE];

int main(void)
{
    shmem_ctx_t ctx;
    long sum = 0, got = 0;
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) != 0)
        shmem_global_exit(1);
    for (int i = 0; i < SIZE; i++)
        out[i] = me;

    shmem_ctx_long_put_nbi(ctx, in, out, SIZE, (me + 1) % n);
    for (int i = 0; i < SIZE; i++)
        sum += i;         /* work that does not touch `out' */
    shmem_ctx_quiet(ctx); /* now `out' is free again */
    shmem_barrier_all();  /* the data of the left PE is in `in' */

    for (int i = 0; i < SIZE; i++)
        got += in[i];
    printf("PE %d: computed %ld, received %ld\n", me, sum, got);
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
