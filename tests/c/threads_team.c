/* np: 2 3 5  args: split  cflags: -pthread */
/* np: 3  args: split  cflags: -pthread  env: SHMEM_CHECK=2 */
/* np: 4 7  args: create  cflags: -pthread */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests threads that make teams at the same time, use them, and destroy them.
 *
 *   split   Each thread has a parent of its own with the same members.
 *   create  They are made by first PE, stride and size: with the same first PE, and
 *           another stride or size in each thread.
 */
#include "threads.h"

enum { THREADS = 4 };

static shmem_team_t parents[THREADS];
static long sources[THREADS][2], sums[THREADS][2];
static int used[THREADS];

/* Uses a team whose members are start, start + stride, ..., and destroys it. */
static void use(shmem_team_t team, long t, long round, int start, int stride,
                int size)
{
    long want = 0;

    CHECK(shmem_team_n_pes(team) == size &&
              shmem_team_my_pe(team) == (me - start) / stride,
          "thread %ld round %ld", t, round);
    sources[t][0] = 1000 * t + round + me;
    sources[t][1] = -t;
    CHECK(shmem_long_sum_reduce(team, sums[t], sources[t], 2) == 0, "sum");
    for (int i = 0; i < size; i++)
        want += 1000 * t + round + start + i * stride;
    CHECK(sums[t][0] == want && sums[t][1] == -t * size,
          "thread %ld round %ld: sums %ld, %ld, not %ld, %ld", t, round,
          sums[t][0], sums[t][1], want, -t * size);
    shmem_team_destroy(team);
    used[t]++;
}

static void *split(void *number)
{
    long t = (long) (intptr_t) number;

    for (long round = 0; round < 40; round++) {
        int start = (int) ((round + t) % 2), size = (npes - start + 1) / 2;
        shmem_team_t team = SHMEM_TEAM_INVALID;

        CHECK(shmem_team_split_strided(parents[t], start, 2, size, NULL, 0,
                                       &team) == 0,
              "thread %ld round %ld: no team", t, round);
        CHECK((team != SHMEM_TEAM_INVALID) == (me % 2 == start),
              "thread %ld round %ld: wrong members", t, round);
        if (team != SHMEM_TEAM_INVALID)
            use(team, t, round, start, 2, size);
    }
    return NULL;
}

static void *create(void *number)
{
    long t = (long) (intptr_t) number;
    int stride = t == 0 ? 1 : (int) t;
    int size = (npes - 1) / stride + 1 - (t == 0);

    if (me % stride != 0 || me / stride >= size)
        return NULL;
    for (long round = 0; round < 100; round++) {
        shmem_team_t team = SHMEM_TEAM_INVALID;

        shmem_team_create_strided(0, stride, size, &team);
        CHECK(team != SHMEM_TEAM_INVALID, "thread %ld round %ld", t, round);
        use(team, t, round, 0, stride, size);
        /* the numbers that the members propose for the next team differ */
        test_sleep_us(
            (long) (test_hash((uint64_t) t, (uint64_t) me, (uint64_t) round) %
                    300));
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int splits = argc > 1 && strcmp(argv[1], "split") == 0;

    test_init_threads();
    for (int t = 0; splits && t < THREADS; t++)
        CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                       &parents[t]) == 0,
              "no parent");
    threads_run(THREADS, splits ? split : create);
    for (int t = 0; t < THREADS; t++)
        CHECK(used[t] == (splits        ? 20
                          : used[t] > 0 ? 100
                                        : 0),
              "thread %d used %d teams", t, used[t]);
    return test_end();
}
