/* np: 1 2 3 5 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests collectives of no elements, with null pointers, too, between other
 * calls; and collectives on a set of one PE.  It fails when a result is wrong,
 * or hangs when a call of no elements does not count.
 */
#include "sets.h"

static long psync[SHMEM_SYNC_SIZE];
static long psync_alone[SHMEM_SYNC_SIZE];
static int wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

static void nothing(const struct set *s)
{
    shmem_broadcast32(NULL, NULL, 0, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_broadcast64(NULL, NULL, 0, s->size - 1, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_collect32(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_collect64(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_fcollect64(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_alltoall64(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_alltoalls32(NULL, NULL, 1, 1, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_int_sum_to_all(NULL, NULL, 0, SET_ARGS(s), wrk, psync);
    shmem_barrier_all();
}

static void alone(void)
{
    static int64_t dest[4], source[4];
    static int product, value;
    struct set s = {me, 0, 1};

    for (int log = 0; log < 3; log++) {
        s.log = log;
        for (int i = 0; i < 4; i++) {
            source[i] = me * 10 + i + log;
            dest[i] = -1;
        }
        shmem_broadcast64(dest, source, 4, 0, SET_ARGS(&s), psync_alone);
        CHECK(dest[0] == -1 && dest[3] == -1, "broadcast wrote on the root");
        shmem_collect64(dest, source, 3, SET_ARGS(&s), psync_alone);
        CHECK(dest[2] == source[2] && dest[3] == -1, "collect");
        shmem_fcollect64(dest, source, 4, SET_ARGS(&s), psync_alone);
        CHECK(dest[3] == source[3], "fcollect");
        source[0] = 77;
        shmem_alltoall64(dest, source, 1, SET_ARGS(&s), psync_alone);
        CHECK(dest[0] == 77, "alltoall");
        dest[2] = -2;
        shmem_alltoalls64(dest, source, 3, 2, 2, SET_ARGS(&s), psync_alone);
        CHECK(dest[0] == 77 && dest[3] == source[2] && dest[2] == -2,
              "alltoalls");
        value = 5 + log;
        shmem_int_prod_to_all(&product, &value, 1, SET_ARGS(&s), wrk,
                              psync_alone);
        CHECK(product == 5 + log, "prod");
        shmem_barrier(SET_ARGS(&s), psync_alone);
        shmem_sync(SET_ARGS(&s), psync_alone);
    }
}

int main(void)
{
    struct set world;

    test_init();
    world = (struct set){0, 0, npes};
    nothing(&world);
    alone();
    nothing(&world);
    return test_end();
}
