/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdlib.h>
#include <string.h>

#define CALLS 4
#define MOST 64     /* PEs */
#define LARGE 16384 /* bytes of a large block */
#define SCAN 65536  /* bytes of a large scan */

static long sync_[2][SHMEM_SYNC_SIZE];
static char dest[MOST * LARGE] __attribute__((aligned(8)));
static char source[MOST * LARGE] __attribute__((aligned(8)));
static size_t t_at[MOST], got[MOST], s_at[MOST], bytes[MOST];

/* The blocks of an alltoallv: one for each PE, and a large one for the last PE
 * where `large` says so. */
static void alltoallv(int n, int large, long *s)
{
    for (int i = 0; i < n; i++) {
        bytes[i] = large && i == n - 1 ? LARGE : 8;
        t_at[i] = s_at[i] = (size_t) i * LARGE;
    }
    shmem_alltoallv(dest, t_at, got, source, s_at, bytes, 0, 0, n, s);
}

/* A barrier, a broadcast, a reduction and an fcollect. */
static void four(int n, int root, long *s)
{
    static int sum[1], one[1], wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

    shmem_barrier_all();
    shmem_broadcast64(dest, source, 1, root, 0, 0, n, s);
    shmem_int_sum_to_all(sum, one, 1, 0, 0, n, wrk, s);
    shmem_fcollect64(dest, source, 1, 0, 0, n, s);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int n;

    shmem_init();
    n = shmem_n_pes();
    for (int i = 0; i < CALLS; i++) {
        long *s = sync_[i % 2];

        if (strcmp(what, "four") == 0)
            four(n, i % n, s);
        else if (strcmp(what, "small") == 0)
            shmem_alltoall64(dest, source, 1, 0, 0, n, s);
        else if (strcmp(what, "large") == 0)
            shmem_alltoall64(dest, source, LARGE / 8, 0, 0, n, s);
        else if (strcmp(what, "v_small") == 0)
            alltoallv(n, 0, s);
        else if (strcmp(what, "v_large") == 0)
            alltoallv(n, 1, s);
        else if (strcmp(what, "scan") == 0)
            shmem_long_sum_inscan(SHMEM_TEAM_WORLD, (long *) dest,
                                  (long *) source, 1);
        else
            shmem_long_sum_inscan(SHMEM_TEAM_WORLD, (long *) dest,
                                  (long *) source, SCAN / 8);
    }
    shmem_finalize();
    return 0;
}
