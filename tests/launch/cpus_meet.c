/* SPDX-License-Identifier: BSD-3-Clause */
#include "../c/test.h"

/* In each barrier each PE is late twice. */
enum { ROUNDS = 14, PES = 64, FIRST = 1 };

static long here[PES]; /* the last round in which each PE came to this one */
static long psync[SHMEM_BARRIER_SYNC_SIZE];

/* Says in which round this PE is to all members, which come late in turn; once
 * they have met, all have said so. */
static void meet(long round, int first, int size, shmem_team_t team)
{
    if ((me + round) % 7 == 0)
        test_sleep_us(3000);
    for (int pe = first; pe < first + size; pe++)
        shmem_long_p(&here[me], round, pe);
    if (team != SHMEM_TEAM_INVALID) {
        shmem_quiet();
        shmem_team_sync(team);
    } else if (size == npes) {
        shmem_barrier_all();
    } else {
        shmem_barrier(first, 0, size, psync);
    }
    for (int pe = first; pe < first + size; pe++)
        CHECK(here[pe] >= round, "PE %d had not come in round %ld", pe, round);
}

int main(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    int size;

    test_init();
    size = npes - FIRST;
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, FIRST, 1, size, NULL, 0, &team);
    shmem_barrier_all();
    for (long round = 1; round < 3 * ROUNDS; round += 3) {
        meet(round, 0, npes, SHMEM_TEAM_INVALID);
        if (me >= FIRST) {
            meet(round + 1, FIRST, size, SHMEM_TEAM_INVALID);
            meet(round + 2, FIRST, size, team);
        }
    }
    return test_end();
}
