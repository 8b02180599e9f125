/* np: 1 3  cflags: -std=c++11 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests teams in C++: shmem_sync of a team and of an active set are two
 * functions of one name, and handles are constants.
 */
#include <shmem.h>

static shmem_team_t world = SHMEM_TEAM_WORLD;
static long psync[SHMEM_SYNC_SIZE];
static int count[3];

int main()
{
    shmem_team_config_t config = shmem_team_config_t();
    shmem_team_t back;
    int n, ok;

    shmem_init();
    n = shmem_n_pes();
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    shmem_sync(0, 0, n, psync);
    config.num_contexts = 1;
    ok = shmem_team_split_strided(world, n - 1, -1, n, &config,
                                  SHMEM_TEAM_NUM_CONTEXTS, &back) == 0;
    ok = ok && shmem_sync(back) == 0;
    count[0] = 1;
    ok = ok && shmem_int_sum_inscan(back, count + 1, count, 1) == 0 &&
         count[1] == n - shmem_my_pe();
    shmem_team_destroy(back);
    if (!ok || back == SHMEM_TEAM_INVALID)
        shmem_global_exit(1);
    shmem_finalize();
    return 0;
}
