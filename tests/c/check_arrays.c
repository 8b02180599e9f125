/* np: 3  args: team_sync  env: SHMEM_CHECK=2  lines: 0  notices: arrays_not_forgotten */
/* np: 3  args: sum  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: collect  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: wait  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: get  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: lock  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: load  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: load_third  env: SHMEM_CHECK=2  lines: 0 */
/* np: 3  args: pointer  env: SHMEM_CHECK=2  worlds: node (shmem_ptr needs mapped memory)  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK=2 with a pSync that is used on one active set and then on
 * another one: the program is right if the PEs have in between told each other
 * that they have left the first call, by whatever means.
 */
#include "test.h"

static long psync[SHMEM_SYNC_SIZE], psync2[SHMEM_SYNC_SIZE];
static long source = 1, dest[3], lock, pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static volatile long flag;

static void await_load(void)
{
    while (flag == 0)
        ;
}

/* PE 1 has left the first call; PE 0 learns of it. */
static void tell(const char *how)
{
    long *there;

    if (strcmp(how, "team_sync") == 0) {
        shmem_team_sync(SHMEM_TEAM_WORLD);
    } else if (strcmp(how, "sum") == 0) {
        shmem_long_sum_to_all(dest, &source, 1, 0, 0, 3, pwrk, psync2);
    } else if (strcmp(how, "collect") == 0) {
        shmem_fcollect64(dest, &source, 1, 0, 0, 3, psync2);
    } else if (strcmp(how, "lock") == 0) {
        if (me == 1) {
            shmem_clear_lock(&lock); /* held since before the call */
        } else if (me == 0) {
            shmem_set_lock(&lock);
            shmem_clear_lock(&lock);
        }
    } else if (strcmp(how, "load_third") == 0) {
        if (me == 1)
            shmem_long_p((long *) &flag, 1, 2);
        if (me == 2) {
            await_load();
            shmem_long_p((long *) &flag, 1, 0);
        }
        if (me == 0)
            await_load();
    } else if (strcmp(how, "pointer") == 0) {
        there = shmem_ptr((long *) &flag, 0);
        CHECK(there != NULL, "no address");
        if (me == 1)
            __atomic_store_n(there, 1, __ATOMIC_RELEASE);
        if (me == 0)
            await_load();
    } else if (me == 1) {
        shmem_long_p((long *) &flag, 1, strcmp(how, "get") == 0 ? 1 : 0);
        shmem_quiet();
    } else if (me == 0) {
        if (strcmp(how, "wait") == 0)
            shmem_long_wait_until((long *) &flag, SHMEM_CMP_EQ, 1);
        else if (strcmp(how, "load") == 0)
            await_load();
        else
            while (shmem_long_atomic_fetch((long *) &flag, 1) == 0)
                ;
    }
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "team_sync";

    test_init();
    if (me == 1 && strcmp(how, "lock") == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me < 2)
        shmem_broadcast64(dest, &source, 1, 0, 0, 0, 2, psync);
    tell(how);
    if (me != 1)
        shmem_broadcast64(dest, &source, 1, 0, 0, 1, 2, psync);
    return test_end();
}
