/* np: 3 4 5 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a PE that puts words to a second one and then, without fence or quiet, is in a
 * call that ends only when a third PE has heard from the second that the words have
 * come.  A call that waits must not keep back what was put before.
 */
#include "net.h"

/* The call in which the first PE waits for the third. */
#define ALL_MODES(X) \
    X(WAIT_UNTIL, "wait_until") \
    X(TEST, "test") \
    X(WAIT_ANY, "wait_until_any") \
    X(WAIT_SIGNAL, "signal_wait_until") \
    X(SIGNAL_FETCH, "signal_fetch") \
    X(LOADS, "loads") \
    X(GETS, "g") \
    X(FETCHES, "atomic_fetch") \
    X(CSWAPS, "atomic_compare_swap") \
    X(NBI_GETS, "get_nbi") \
    X(LOCK, "set_lock") \
    X(TEST_LOCK, "test_lock") \
    X(BROADCAST, "broadcast") \
    X(SYNC, "sync") \
    X(SUM, "sum_to_all") \
    X(TEAM_SYNC, "team_sync") \
    X(EVENT, "wait_event") \
    X(OTHER_QUIET, "ctx_quiet of another") \
    X(OTHER_FENCE, "ctx_fence of another")
#define AS_NUMBER(number, name) number,
#define AS_NAME(number, name) name,
enum { ALL_MODES(AS_NUMBER) MODES };
static const char *const names[] = {ALL_MODES(AS_NAME)};

/* What the first PE puts. */
enum { P, PUT, ADD, SIGNAL, MANY, KINDS };
static const char *const kinds[KINDS] = {"p", "put", "add", "put_signal",
                                         "many p"};

static long word, data[300], told, release[2], event;
static uint64_t signal_word, go_signal;
static long lock, got, free_word;
static long psync[SHMEM_SYNC_SIZE], pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long source, dest;
static shmem_ctx_t other;
static shmem_team_t team;
static int first, second, third; /* PEs */

static void put(int kind, long r)
{
    static long values[300];

    for (int i = 0; i < 300; i++)
        values[i] = r + i;
    switch (kind) {
    case P: shmem_long_p(&word, r, second); break;
    case PUT: shmem_long_put(data, values, 3, second); break;
    case ADD: shmem_long_atomic_add(&word, r, second); break;
    case SIGNAL:
        shmem_long_put_signal(data, values, 2, &signal_word, (uint64_t) r,
                              SHMEM_SIGNAL_SET, second);
        break;
    default:
        for (int i = 0; i < 300; i++)
            shmem_long_p(&data[i], values[i], second);
    }
}

/* The second PE spins until all is there. */
static void expect(int mode, int kind, long r)
{
    double end = test_cpu_seconds() + NET_PATIENCE;
    int n = kind == PUT ? 3 : kind == MANY ? 300 : 0, i = 0;

    for (unsigned turn = 1;; turn++) {
        __asm__ volatile("" ::: "memory");
        while (i < n && data[i] == r + i)
            i++;
        if (kind == SIGNAL ? signal_word == (uint64_t) r
            : n > 0        ? i == n
                           : word == r)
            break;
        CHECK(test_cpu_seconds() < end,
              "%s to PE %d by PE %d, which is in a call "
              "of %s: not here after %g s",
              kinds[kind], me, first, names[mode], NET_PATIENCE);
        if (turn % 64 == 0)
            sched_yield();
    }
}

/* Waits in the call `mode` for the third PE. */
static void wait_in(int mode, long r)
{
    static long values[2];
    shmem_ctx_t ctx = other;

    switch (mode) {
    case WAIT_UNTIL: shmem_long_wait_until(release, SHMEM_CMP_EQ, r); break;
    case TEST:
        while (!shmem_long_test(release, SHMEM_CMP_EQ, r))
            ;
        break;
    case WAIT_ANY:
        shmem_long_wait_until_any(release, 2, NULL, SHMEM_CMP_EQ, r);
        break;
    case WAIT_SIGNAL:
        shmem_signal_wait_until(&go_signal, SHMEM_CMP_EQ, (uint64_t) r);
        break;
    case SIGNAL_FETCH:
        while (shmem_signal_fetch(&go_signal) != (uint64_t) r)
            ;
        break;
    case LOADS: net_compute_until(release, r, "word of the third PE"); break;
    case GETS:
        while (shmem_long_g(&got, third) != r)
            ;
        break;
    case FETCHES:
        while (shmem_long_atomic_fetch(&got, third) != r)
            ;
        break;
    case CSWAPS:
        while (shmem_long_atomic_compare_swap(&got, r, r + 1, third) != r)
            ;
        break;
    case NBI_GETS:
        do {
            shmem_ctx_long_get_nbi(ctx, values, &got, 1, third);
            shmem_ctx_quiet(ctx);
        } while (values[0] != r);
        break;
    case LOCK: shmem_set_lock(&lock); break;
    case TEST_LOCK:
        while (shmem_test_lock(&lock))
            ;
        break;
    case EVENT: shmem_wait_event(&event); break;
    case OTHER_QUIET:
        while (*(volatile long *) release != r)
            shmem_ctx_quiet(ctx);
        break;
    default:
        while (*(volatile long *) release != r)
            shmem_ctx_fence(ctx);
        break;
    }
}

/* The third PE ends the wait of the first. */
static void let_go(int mode, long r)
{
    switch (mode) {
    case WAIT_SIGNAL:
    case SIGNAL_FETCH: shmem_signal_set(&go_signal, (uint64_t) r, first); break;
    case GETS:
    case FETCHES:
    case NBI_GETS: *(volatile long *) &got = r; break;
    case CSWAPS: shmem_long_atomic_set(&got, r, me); break;
    case LOCK:
    case TEST_LOCK: shmem_clear_lock(&lock); break;
    case EVENT: shmem_set_event(&event); break;
    default: shmem_long_p(&release[mode == WAIT_ANY], r, first); break;
    }
}

/* A collective of the first and the third PE, where they are two neighbours of
 * an active set. */
static void meet(int mode)
{
    int start = first < third ? first : third;
    int log = abs(first - third) == 2;

    switch (mode) {
    case BROADCAST:
        shmem_broadcast64(&dest, &source, 1, third != start, start, log, 2,
                          psync);
        break;
    case SYNC: shmem_sync(start, log, 2, psync); break;
    case SUM:
        shmem_long_sum_to_all(&dest, &source, 1, start, log, 2, pwrk, psync);
        break;
    default: shmem_team_sync(team); break;
    }
}

static int is_collective(int mode)
{
    return mode >= BROADCAST && mode <= TEAM_SYNC;
}

static void once(int mode, int kind, long r)
{
    if (me == third && (mode == LOCK || mode == TEST_LOCK))
        shmem_set_lock(&lock);
    word = 0;
    shmem_barrier_all();
    if (me == first) {
        put(kind, r);
        if (is_collective(mode))
            meet(mode);
        else
            wait_in(mode, r);
        if (mode == LOCK || mode == TEST_LOCK)
            shmem_clear_lock(&lock);
    } else if (me == second) {
        expect(mode, kind, r);
        shmem_long_p(&told, r, third);
        /* until the end of the round it only computes */
        net_compute_until(&free_word, r, "end of the round");
    } else if (me == third) {
        net_compute_until(&told, r, "word of the second PE");
        if (is_collective(mode))
            meet(mode);
        else
            let_go(mode, r);
        shmem_long_p(&free_word, r, second);
    }
    shmem_barrier_all();
    if (mode == EVENT && me == first)
        shmem_clear_event(&event);
}

int main(void)
{
    long r = 0;

    test_init();
    CHECK(shmem_ctx_create(0, &other) == 0, "no context");
    for (int turn = 0; turn < npes; turn++) {
        first = turn;
        second = (turn + 1) % npes;
        third = (turn + 2) % npes;
        team = SHMEM_TEAM_INVALID;
        shmem_team_split_strided(SHMEM_TEAM_WORLD,
                                 first < third ? first : third,
                                 abs(first - third), 2, NULL, 0, &team);
        for (int mode = 0; mode < MODES; mode++) {
            if (is_collective(mode) && mode != TEAM_SYNC &&
                abs(first - third) > 2)
                continue;
            for (int kind = 0; kind < KINDS; kind++)
                once(mode, kind, r += 1000);
        }
        shmem_team_destroy(team);
    }
    shmem_ctx_destroy(other);
    return test_end();
}
