/* np: 4  env: SHMEM_WAIT=sleep  worlds: node (between nodes PEs do not sleep so)  notices: slots_unknown first_unknown */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests members that meet for the first time in an active set, and sleep until the
 * others come, one after the other: in the broadcast before, of the last member, the
 * second one has learned where this member posts, but not where the first one does.
 */
#include "sets.h"

int main(void)
{
    static const struct set sets[] = {{0, 0, 3}, {1, 0, 3}};
    static long psync[2][2][SHMEM_SYNC_SIZE], source = 7, dest[2];

    test_init();
    for (int i = 0; i < 2; i++) {
        const struct set *s = &sets[i];
        int k = set_index(s, me);

        if (k >= 0) {
            if (i == 1 && k == 0)
                test_sleep_us(60000);
            shmem_broadcast64(&dest[i], &source, 1, 2, SET_ARGS(s),
                              psync[i][0]);
            CHECK(k == 2 || dest[i] == 7, "set %d: %ld", i, dest[i]);
            /* In the first set the last member sleeps when the second one
             * comes.  In the other set the second member waits for the last
             * one, before the first one has used the set. */
            test_sleep_us(i == 0 ? 30000 * (2 - k) : k == 2 ? 30000 : 0);
            shmem_barrier(SET_ARGS(s), psync[i][1]);
        }
        shmem_barrier_all();
    }
    return test_end();
}
