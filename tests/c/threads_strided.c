/* np: 4 7  cflags: -pthread */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests threads that make teams by first PE, stride and size at the same time:
 * with the same first PE, and another stride or size in each thread.
 */
#include <pthread.h>

#include "test.h"

#define THREADS 4
#define ROUNDS 100

static long sources[THREADS], sums[THREADS];

static void *make_and_use(void *arg)
{
    long t = (long) (intptr_t) arg;
    int stride = t == 0 ? 1 : (int) t;
    int size = (npes - 1) / stride + 1 - (t == 0);

    if (me % stride != 0 || me / stride >= size)
        return NULL;
    for (long round = 0; round < ROUNDS; round++) {
        shmem_team_t team = SHMEM_TEAM_INVALID;
        long want = 0;

        shmem_team_create_strided(0, stride, size, &team);
        CHECK(team != SHMEM_TEAM_INVALID, "thread %ld round %ld", t, round);
        CHECK(shmem_team_n_pes(team) == size &&
                  shmem_team_my_pe(team) == me / stride,
              "thread %ld round %ld", t, round);
        sources[t] = 1000 * t + round + me;
        CHECK(shmem_long_sum_reduce(team, &sums[t], &sources[t], 1) == 0,
              "sum");
        for (int i = 0; i < size; i++)
            want += 1000 * t + round + i * stride;
        CHECK(sums[t] == want, "thread %ld round %ld: sum %ld, not %ld", t,
              round, sums[t], want);
        shmem_team_destroy(team);
        /* the numbers that the members propose for the next team differ */
        test_sleep_us(
            (long) (test_hash((uint64_t) t, (uint64_t) me, (uint64_t) round) %
                    300));
    }
    return NULL;
}

int main(void)
{
    pthread_t thread[THREADS];
    int provided;

    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    CHECK(provided == SHMEM_THREAD_MULTIPLE, "level %d", provided);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    for (int t = 0; t < THREADS; t++)
        CHECK(pthread_create(&thread[t], NULL, make_and_use,
                             (void *) (intptr_t) t) == 0,
              "no thread");
    for (int t = 0; t < THREADS; t++)
        pthread_join(thread[t], NULL);
    return test_end();
}
