/* np: 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests waits under load, with more PEs than cores: a token that goes round,
 * ping-pong, many to one and one to many.  It hangs when a wait does not end.
 */
#include "test.h"

#define LAPS 200
#define PINGS 1000
#define EACH 300

static long token;
static volatile int ball;
static long long box;
static long *tickets; /* on PE 0: one for each PE */
static int go;

static void ring(void)
{
    int next = (me + 1) % npes;

    for (long lap = 1; lap <= LAPS; lap++) {
        if (me == 0)
            shmem_long_p(&token, lap, next);
        shmem_long_wait_until(&token, SHMEM_CMP_EQ, lap);
        if (me != 0) {
            if (lap % 2)
                shmem_long_p(&token, lap, next);
            else
                shmem_long_atomic_inc(&token, next);
        }
    }
    shmem_barrier_all();
}

/* PEs play in pairs; the last one of an odd number waits for the others. */
static void ping_pong(void)
{
    int partner = me ^ 1;

    for (int i = 1; partner < npes && i <= PINGS; i++) {
        if (me % 2 == 0)
            shmem_int_p((int *) &ball, i, partner);
        shmem_int_wait_until(&ball, SHMEM_CMP_GE, i);
        CHECK(ball == i, "ball %d instead of %d", ball, i);
        if (me % 2 != 0)
            shmem_int_atomic_set((int *) &ball, i, partner);
    }
    shmem_barrier_all();
}

/* All PEs add to a counter that PE 0 waits for, and wait for its answer. */
static void many_to_one(void)
{
    for (int i = 1; i <= EACH; i++) {
        if (me == 0) {
            shmem_longlong_wait_until(&box, SHMEM_CMP_GE,
                                      (long long) i * (npes - 1));
            for (int pe = 1; pe < npes; pe++) {
                CHECK(((volatile long *) tickets)[pe] == i,
                      "PE %d gave %ld in round %d", pe, tickets[pe], i);
                shmem_int_p(&go, i, pe);
            }
        } else {
            shmem_long_p(&tickets[me], i, 0);
            shmem_fence();
            shmem_longlong_atomic_inc(&box, 0);
            shmem_int_wait_until(&go, SHMEM_CMP_EQ, i);
        }
    }
    shmem_barrier_all();
}

/* A PE polls with test while others do so, too. */
static void polling(void)
{
    int next = (me + 1) % npes;

    for (int i = EACH + 1; i <= EACH + 100; i++) {
        shmem_int_atomic_set(&go, i, next);
        while (!shmem_int_test(&go, SHMEM_CMP_GE, i))
            sched_yield();
        shmem_barrier_all();
    }
}

int main(void)
{
    test_init();
    tickets = shmem_calloc((size_t) npes, sizeof *tickets);
    CHECK(tickets != NULL, "no memory");
    shmem_barrier_all();
    ring();
    ping_pong();
    many_to_one();
    go = EACH;
    shmem_barrier_all();
    polling();
    return test_end();
}
