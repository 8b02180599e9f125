/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What bench.c and bench_hosts.c share: the operations of SHMEM that both
 * measure, the checks of their data, and the objects that they act on.
 * Compiles with any OpenSHMEM 1.4 library.
 */
#ifndef BENCH_SHMEM_H
#define BENCH_SHMEM_H

#include <shmem.h>
#include <stdint.h>

#include "bench.h"

enum {
    WORDS = 8192, /* words of a strided transfer */
    SYNC = 256,   /* longer than the pSync of any known library */
};

static long psync[2][SYNC];
static char *pwrk[2];
static long word, total, flag;

static void meet(void)
{
    shmem_barrier_all();
}

static long of_first(long value)
{
    word = value;
    shmem_barrier_all();
    value = shmem_long_g(&word, 0);
    shmem_barrier_all();
    return value;
}

static long sum_at_first(long value)
{
    total = 0;
    shmem_barrier_all();
    shmem_long_atomic_add(&total, value, 0);
    shmem_barrier_all();
    return total;
}

/* ----------------------------------------------------------- point to point */

static void act_put(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_putmem(r->dest, local, r->bytes, peer());
    shmem_quiet();
}

static void act_put_quiet(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        shmem_putmem(r->dest, local, r->bytes, peer());
        shmem_quiet();
    }
}

static void act_get(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_getmem(local, r->dest, r->bytes, peer());
}

static void act_p(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_long_p((long *) r->dest, 0x0101010101010101L, peer());
    shmem_quiet();
}

static void act_g(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        sink = shmem_long_g((long *) r->dest, peer());
}

static void act_iput(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_long_iput((long *) r->dest, (long *) local, 2, 2, WORDS, peer());
    shmem_quiet();
}

static void act_iget(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_long_iget((long *) local, (long *) r->dest, 2, 2, WORDS, peer());
}

/* Have exactly the even words of the destination been written? */
static int right_strided(const char *p)
{
    for (size_t i = 0; i < 2 * WORDS; i++) {
        long value;

        memcpy(&value, p + 8 * i, sizeof value);
        if (value != (i % 2 ? 0 : 0x0101010101010101L))
            return 0;
    }
    return 1;
}

static int right_iput(const struct row *r)
{
    return me != peer() || right_strided(r->dest);
}

static int right_iget(const struct row *r)
{
    (void) r;
    return me != 0 || right_strided(local);
}

/* ------------------------------------------------------------------ atomics */

#define AMO(name, call) \
    static void act_##name(const struct row *r, int count) \
    { \
        long *at = (long *) r->dest; \
        for (int i = 0; i < count; i++) \
            call; \
        shmem_quiet(); \
    }

AMO(fetch_add, sink = shmem_long_atomic_fetch_add(at, 1, peer()))
AMO(add, shmem_long_atomic_add(at, 1, peer()))

/* -------------------------------------------------------------------- flags */

/* A long goes to the peer and comes back; each direction counts as a call. */
static long turn;

static void act_flag(const struct row *r, int count)
{
    (void) r;
    if (me > 1)
        return;
    for (int i = 0; i < count; i += 2) {
        turn++;
        if (me == 0)
            shmem_long_p(&flag, turn, 1);
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, turn);
        if (me == 1)
            shmem_long_p(&flag, turn, 0);
    }
}

/* The first so many PEs, in pairs, do what act_put_flag does. */
static int paired = 2;

/* Data goes to the peer and back, each time followed by a flag. */
static void act_put_flag(const struct row *r, int count)
{
    if (me >= paired)
        return;
    for (int i = 0; i < count; i += 2) {
        turn++;
        if (me % 2 == 1)
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, turn);
        shmem_putmem(r->dest, local, r->bytes, me ^ 1);
        shmem_fence();
        shmem_long_p(&flag, turn, me ^ 1);
        if (me % 2 == 0)
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, turn);
    }
}

#ifdef SHMEM_SIGNAL_SET /* OpenSHMEM 1.5 */
static uint64_t signal_word;

static void act_put_signal(const struct row *r, int count)
{
    if (me > 1)
        return;
    for (int i = 0; i < count; i += 2) {
        turn++;
        if (me == 1)
            shmem_long_wait_until((long *) &signal_word, SHMEM_CMP_GE, turn);
        shmem_putmem_signal(r->dest, local, r->bytes, &signal_word,
                            (uint64_t) turn, SHMEM_SIGNAL_SET, 1 - me);
        if (me == 0)
            shmem_long_wait_until((long *) &signal_word, SHMEM_CMP_GE, turn);
    }
}
#endif

static int right_both_directions(const struct row *r)
{
    return me >= paired || all_ones(r->dest, r->bytes);
}

/* -------------------------------------------------------------- collectives */

#define COLLECTIVE(name, call) \
    static void act_##name(const struct row *r, int count) \
    { \
        size_t n = r->bytes / 4; \
        (void) n; \
        for (int i = 0; i < count; i++) \
            call; \
    }

#define SET 0, 0, npes
#define PS psync[i & 1]

COLLECTIVE(barrier_all, shmem_barrier_all())
COLLECTIVE(sync_all, shmem_sync_all())
COLLECTIVE(barrier, shmem_barrier(SET, PS))
COLLECTIVE(broadcast, shmem_broadcast64(gathered, source, n / 2, 0, SET, PS))
COLLECTIVE(fcollect, shmem_fcollect32(gathered, source, n, SET, PS))
COLLECTIVE(collect, shmem_collect32(gathered, source, n, SET, PS))
COLLECTIVE(alltoall, shmem_alltoall32(gathered, source, n, SET, PS))
COLLECTIVE(int_sum, shmem_int_sum_to_all((int *) gathered, (int *) source,
                                         (int) n, SET, (int *) pwrk[i & 1], PS))
COLLECTIVE(double_sum, shmem_double_sum_to_all((double *) gathered,
                                               (double *) source, (int) n / 2,
                                               SET, (double *) pwrk[i & 1], PS))

static long *round_psync; /* of each PE as the root */

/* Each PE in turn is the root, so that none of them can run ahead of the
 * others.  A root has ended all broadcasts before its own: so each PE has ended
 * the last broadcast with a pSync array before the next one with it begins. */
static void act_broadcast_round(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_broadcast64(gathered, source, r->bytes / 8, i % npes, SET,
                          round_psync + (size_t) SYNC * (size_t) (i % npes));
}

/* -------------------------------------------------------------- preparation */

/* Allocates the symmetric objects, and prepares pSync arrays and sources. */
static void set_up(void)
{
    size_t all, wrk, words;

    me = shmem_my_pe();
    npes = shmem_n_pes();
    all = coll_most * (size_t) npes;
    words = (size_t) SYNC * (size_t) npes;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < SYNC; i++)
            psync[k][i] = SHMEM_SYNC_VALUE;
    wrk = coll_most / 2 + 8 * (SHMEM_REDUCE_MIN_WRKDATA_SIZE + 1);
    heap_dest = shmem_malloc(BIG);
    source = shmem_malloc(all);
    gathered = shmem_malloc(all);
    for (int k = 0; k < 2; k++)
        pwrk[k] = shmem_malloc(wrk);
    round_psync = shmem_malloc(words * sizeof *round_psync);
    if (heap_dest == NULL || source == NULL || gathered == NULL ||
        pwrk[0] == NULL || pwrk[1] == NULL || round_psync == NULL) {
        fprintf(stderr, "bench: no memory\n");
        shmem_global_exit(1);
    }
    memset(source, 1, all);
    for (size_t i = 0; i < words; i++)
        round_psync[i] = SHMEM_SYNC_VALUE;
}

#endif
