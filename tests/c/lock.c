/* np: 1 2 4 8  serial: 1 */
/* np: 3  env: SHMEM_CHECK=2  serial: 1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests locks: a counter that is read and written under the lock without atomic
 * operations keeps its count; arrays of locks on the heap and in static data;
 * test_lock (net_passive.c tests that of a lock that is held).  It fails, too, when a copy of a lock is not zero when nobody
 * holds the lock, or when a PE gets no turns.
 */
#include "test.h"

#define TURNS 200
#define LOCKS 5

static long static_locks[LOCKS];
static long counters[LOCKS]; /* the words on PE LOCK % npes count */
static int inside[LOCKS];
static long turns; /* on PE 0 */

/* The guarded work: a get, a change and a put, with time for others to interfere. */
static void work(int which, uint64_t *delays)
{
    int home = which % npes;
    long value;

    CHECK(shmem_int_atomic_fetch_inc(&inside[which], home) == 0,
          "two PEs hold lock %d", which);
    shmem_long_get(&value, &counters[which], 1, home);
    test_delay(delays);
    value++;
    shmem_long_put(&counters[which], &value, 1, home);
    CHECK(shmem_int_atomic_fetch_add(&inside[which], -1, home) == 1,
          "two PEs held lock %d", which);
}

static void all_zero(const long *locks)
{
    shmem_barrier_all();
    for (int i = 0; i < LOCKS; i++)
        CHECK(locks[i] == 0, "copy of free lock %d is %lx", i, locks[i]);
    shmem_barrier_all();
}

static void contend(long *locks)
{
    uint64_t delays = (uint64_t) me << 40;
    long done = 0;

    memset(counters, 0, sizeof counters);
    shmem_barrier_all();
    for (int i = 0; i < TURNS; i++) {
        shmem_set_lock(&locks[0]);
        work(0, &delays);
        shmem_clear_lock(&locks[0]);
    }
    for (int i = 0; i < TURNS; i++) {
        int which = (int) test_below(&delays, LOCKS);

        if (i % 3 == 0) {
            int busy = shmem_test_lock(&locks[which]);

            CHECK(busy == 0 || busy == 1, "test_lock returned %d", busy);
            if (busy)
                continue;
        } else {
            shmem_set_lock(&locks[which]);
        }
        work(which, &delays);
        shmem_clear_lock(&locks[which]);
        done++;
    }
    all_zero(locks);
    shmem_long_atomic_add(&turns, done + TURNS, 0);
    shmem_barrier_all();
    if (me == 0) {
        long sum = 0;

        for (int i = 0; i < LOCKS; i++)
            sum += shmem_long_g(&counters[i], i % npes);
        CHECK(sum == turns, "%ld turns counted, %ld made", sum, turns);
        turns = 0;
    }
    shmem_barrier_all();
}

int main(void)
{
    long *heap_locks;

    test_init();
    heap_locks = shmem_calloc(LOCKS, sizeof *heap_locks);
    CHECK(heap_locks != NULL, "no memory");
    contend(static_locks);
    contend(heap_locks);
    return test_end();
}
