/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>
#include <unistd.h>

enum { ROUNDS = 40, PES = 64, FIRST = 1 };

static long here[PES]; /* the last round in which each PE came to this one */
static long psync[SHMEM_BARRIER_SYNC_SIZE];

/* Says in which round this PE is to all members, which come late in turn; once
 * they have met, all have said so. */
static int meet(long round, int first, int size, shmem_team_t team)
{
    int me = shmem_my_pe(), bad = 0;

    if ((me + round) % 7 == 0)
        usleep(3000);
    for (int pe = first; pe < first + size; pe++)
        shmem_long_p(&here[me], round, pe);
    if (team != SHMEM_TEAM_INVALID) {
        shmem_quiet();
        shmem_team_sync(team);
    } else if (size == shmem_n_pes()) {
        shmem_barrier_all();
    } else {
        shmem_barrier(first, 0, size, psync);
    }
    for (int pe = first; pe < first + size; pe++)
        bad += here[pe] < round;
    return bad;
}

int main(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    int n, size, bad = 0;
    long round = 0;

    shmem_init();
    n = shmem_n_pes();
    size = n - FIRST;
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, FIRST, 1, size, NULL, 0, &team);
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        bad += meet(++round, 0, n, SHMEM_TEAM_INVALID);
        round++;
        if (shmem_my_pe() >= FIRST) {
            bad += meet(round, FIRST, size, SHMEM_TEAM_INVALID);
            bad += meet(++round, FIRST, size, team);
        } else {
            round++;
        }
    }
    shmem_barrier_all();
    if (bad > 0)
        printf("PE %d: %d PEs had not come\n", shmem_my_pe(), bad);
    shmem_finalize();
    return bad > 0;
}
