/* np: 1 2 5 24  notices: lock_keeps_place */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests locks with many waiters: PEs get a lock in the order in which they
 * queued, a handover costs no PE a turn, one PE holds many locks at a time, and locks
 * have different homes.  threads.c has threads of one PE that queue beside others.
 */
#include "test.h"

enum { LOCKS = 300 };
enum { TESTS = 16384 + 1 }; /* more than the locks that a PE may wait for */

static long lock, order[64], place, go;

/* The sum of the halves that locks use, over all PEs.  Only one is not 0; it
 * changes whenever a PE begins to wait for the lock. */
static uint32_t word_of(const long *which)
{
    uint32_t words = 0;

    for (int pe = 0; pe < npes; pe++)
        words += (uint32_t) shmem_int_atomic_fetch((const int *) which, pe);
    return words;
}

/* PE 0 holds the lock while the others queue one after the other, from the
 * last PE to PE 1. */
static void fifo(void)
{
    go = place = 0;
    shmem_barrier_all();
    if (me == 0) {
        shmem_set_lock(&lock);
        for (int pe = npes - 1; pe > 0; pe--) {
            uint32_t before = word_of(&lock);

            shmem_long_p(&go, 1, pe);
            while (word_of(&lock) == before)
                sched_yield();
        }
        CHECK(place == 0, "PE %ld has a lock that PE 0 holds", order[0]);
        shmem_clear_lock(&lock);
    } else {
        shmem_long_wait_until(&go, SHMEM_CMP_EQ, 1);
        shmem_set_lock(&lock);
        shmem_long_p(&order[shmem_long_atomic_fetch_inc(&place, 0)], me, 0);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    for (int i = 0; me == 0 && i < npes - 1; i++)
        CHECK(order[i] == npes - 1 - i, "turn %d was that of PE %ld", i,
              order[i]);
    shmem_barrier_all();
}

/* PE 0 holds many locks, which are busy for the others, and gives them back in
 * another order. */
static void many(long *locks)
{
    int homes = 0;

    if (me == 0)
        for (int i = 0; i < LOCKS; i++)
            shmem_set_lock(&locks[i]);
    shmem_barrier_all();
    for (int i = 0; me == npes - 1 && i < LOCKS; i++)
        CHECK(npes == 1 || shmem_test_lock(&locks[i]) == 1,
              "lock %d is not busy", i);
    for (int i = 0; test_one_node() && npes == 2 && me == 1 && i < TESTS; i++)
        CHECK(shmem_test_lock(&locks[0]) == 1, "not busy after %d tests", i);
    shmem_barrier_all();
    for (int pe = 0; me == 0 && pe < npes; pe++) {
        long word = 0;

        for (int i = 0; i < LOCKS && word == 0; i++)
            word = shmem_long_atomic_fetch(&locks[i], pe);
        homes += word != 0;
    }
    CHECK(me != 0 || homes == npes, "%d locks have %d homes", LOCKS, homes);
    shmem_barrier_all();
    if (me == 0)
        for (int i = 0; i < LOCKS; i++)
            shmem_clear_lock(&locks[i * 7 % LOCKS]);
    shmem_barrier_all();
    for (int i = 0; i < LOCKS; i++)
        CHECK(locks[i] == 0, "the copy of free lock %d is %lx", i, locks[i]);
}

int main(void)
{
    long *locks;

    test_init();
    locks = shmem_calloc(LOCKS, sizeof *locks);
    CHECK(locks != NULL, "no memory");
    fifo();
    fifo();
    many(locks);
    return test_end();
}
