/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

static long a[64], b[64 * 8], sync_[2][SHMEM_SYNC_SIZE];
static long wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE + 16];

int main(int argc, char **argv)
{
    shmem_team_t odd;
    shmem_ctx_t ctx;
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (int i = 0; argc > 1 && argv[1][0] == 'm' && i < 20000; i++)
        shmem_int_p((int *) b, i, 0);
    if (argc > 1 && argv[1][0] == 'm' &&
        system("readlink /proc/$PPID/fd/* | grep -E '/(#|sma-trace)'") != 0)
        puts("no file");
    for (int i = 0; i < 10; i++)
        shmem_long_put(b, a, 8, (me + 1) % n);
    for (int i = 0; i < 5; i++)
        shmem_getmem(b, a, 100, 0);
    for (int i = 0; i < 3; i++)
        shmem_int_atomic_add((int *) a, 1, n - 1);
    shmem_iput32(b, a, 1, 2, 6, me);
    shmem_barrier_all();
    shmem_long_sum_to_all(b, a, 16, 0, 0, n, wrk, sync_[0]);
    shmem_broadcast64(b, a, 4, n > 1, 0, 0, n, sync_[1]);
    shmem_barrier_all();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, n / 2,
                             &(const shmem_team_config_t){.num_contexts = 1},
                             SHMEM_TEAM_NUM_CONTEXTS, &odd);
    if (odd != SHMEM_TEAM_INVALID) {
        shmem_team_create_ctx(odd, 0, &ctx);
        shmem_ctx_int_p(ctx, (int *) b, 7, 0); /* of the team: PE 1 */
        shmem_ctx_destroy(ctx);
        shmem_long_alltoall(odd, b, a, 2);
        shmem_team_destroy(odd);
    }
    shmem_pcontrol(0);
    shmem_long_put(b, a, 8, 0);
    shmem_pcontrol(1);
    if (argc > 1 && argv[1][0] == 'x') { /* the heap is all used */
        while (shmem_malloc(256) != NULL)
            ;
        shmem_barrier_all();
    }
    if (argc > 1 && argv[1][0] == 'g' && me == 1)
        shmem_global_exit(7);
    if (argc > 1 && argv[1][0] == 'a' && me == 1)
        abort();
    if (argc > 1 && argv[1][0] == 'i')
        return 0; /* finalized without a call */
    shmem_finalize();
    puts("done");
    return 0;
}
