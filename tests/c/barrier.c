/* np: 1 2 3 4 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests shmem_barrier, shmem_barrier_all, barrier, shmem_sync and
 * shmem_sync_all on every set.  It fails when a PE leaves before all members
 * have entered, or when a barrier does not complete the puts before it.
 */
#include <mpp/shmem.h>

#include "sets.h"

#define ROUNDS 8

static long *psync;
static long *arrived; /* one word for each PE */

static void announce(const struct set *s, long round)
{
    for (int k = 0; k < s->size; k++)
        shmem_long_p(&arrived[me], round, set_pe(s, k));
}

static void all_arrived(const struct set *s, long round, const char *where)
{
    for (int k = 0; k < s->size; k++) {
        long seen = ((volatile long *) arrived)[set_pe(s, k)];

        CHECK(seen >= round, "%s set %d,%d,%d: round %ld, PE %d is in %ld",
              where, SET_ARGS(s), round, set_pe(s, k), seen);
    }
}

int main(void)
{
    struct set sets[SETS_MAX], world;
    uint64_t delays;
    long round = 0;
    int nsets;

    test_init();
    delays = (uint64_t) me << 32;
    world = (struct set){0, 0, npes};
    nsets = set_all(sets, 1);
    psync = shmem_malloc(2 * SHMEM_BARRIER_SYNC_SIZE * sizeof *psync);
    arrived = shmem_calloc((size_t) npes, sizeof *arrived);
    CHECK(psync != NULL && arrived != NULL, "no memory");
    for (int i = 0; i < 2 * SHMEM_BARRIER_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();

    for (int i = 0; i < nsets; i++) {
        const struct set *s = &sets[i];

        for (int j = 0; set_index(s, me) >= 0 && j < ROUNDS; j++) {
            long now = round + j + 1;

            if (npes < 5)
                test_delay(&delays);
            announce(s, now);
            if (j % 2 == 0) {
                shmem_barrier(SET_ARGS(s), psync);
            } else {
                shmem_quiet();
                shmem_sync(SET_ARGS(s), psync + SHMEM_BARRIER_SYNC_SIZE);
            }
            all_arrived(s, now, j % 2 == 0 ? "barrier" : "sync");
        }
        round += ROUNDS;
        announce(&world, ++round);
        shmem_barrier_all();
        all_arrived(&world, round, "barrier_all");
        announce(&world, ++round);
        if (i % 2 == 0) {
            barrier();
        } else {
            shmem_quiet();
            shmem_sync_all();
        }
        all_arrived(&world, round, i % 2 == 0 ? "the old barrier" : "sync_all");
    }
    return test_end();
}
