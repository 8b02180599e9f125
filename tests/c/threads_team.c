/* np: 2 3 5  cflags: -pthread */
/* np: 3  cflags: -pthread  env: SHMEM_CHECK=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests threads that split teams at the same time, each thread a parent of its
 * own with the same members, use the new teams, and destroy them.
 */
#include <pthread.h>

#include "test.h"

#define THREADS 3
#define ROUNDS 40

static shmem_team_t parents[THREADS];
static long sources[THREADS][2], sums[THREADS][2];

static void *split_and_use(void *arg)
{
    long t = (long) (intptr_t) arg, seen = 0;

    for (long round = 0; round < ROUNDS; round++) {
        int start = (int) ((round + t) % 2), size = (npes - start + 1) / 2;
        shmem_team_t team = SHMEM_TEAM_INVALID;
        long want = 0;

        CHECK(shmem_team_split_strided(parents[t], start, 2, size, NULL, 0,
                                       &team) == 0,
              "thread %ld round %ld: no team", t, round);
        CHECK((team != SHMEM_TEAM_INVALID) == (me % 2 == start),
              "thread %ld round %ld: wrong members", t, round);
        if (team == SHMEM_TEAM_INVALID)
            continue;
        CHECK(shmem_team_n_pes(team) == size &&
                  shmem_team_my_pe(team) == me / 2,
              "thread %ld round %ld", t, round);
        sources[t][0] = 1000 * t + round + me;
        sources[t][1] = -t;
        CHECK(shmem_long_sum_reduce(team, sums[t], sources[t], 2) == 0, "sum");
        for (int pe = start; pe < npes; pe += 2)
            want += 1000 * t + round + pe;
        CHECK(sums[t][0] == want && sums[t][1] == -t * size,
              "thread %ld round %ld: sums %ld, %ld, not %ld, %ld", t, round,
              sums[t][0], sums[t][1], want, -t * size);
        shmem_team_destroy(team);
        seen++;
    }
    return (void *) (intptr_t) seen;
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
        CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                       &parents[t]) == 0,
              "no parent");
    for (int t = 0; t < THREADS; t++)
        CHECK(pthread_create(&thread[t], NULL, split_and_use,
                             (void *) (intptr_t) t) == 0,
              "no thread");
    for (int t = 0; t < THREADS; t++) {
        void *seen;

        pthread_join(thread[t], &seen);
        CHECK((intptr_t) seen == ROUNDS / 2, "thread %d was in %ld teams", t,
              (long) (intptr_t) seen);
    }
    return test_end();
}
