/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Measures how long SHMEM routines take.  Compiles with any OpenSHMEM 1.4
 * library:
 *
 *     oshcc -O2 bench.c -o bench && oshrun -n 2 ./bench [-q] [-s] [ROW...]
 *
 * Each row is measured in short batches of calls.  The program prints the
 * median and the minimum over the batches, in microseconds a call.
 * Point-to-point rows measure PE 0, which acts on PE 1; they need a job of 2
 * PEs.  Collective rows measure the call on PE 0 while all PEs take part.
 * After each row the program checks the data.
 *
 *     -q  short batches: quick and rough
 *     -s  a sweep: only the collectives that move data, at all sizes; needs a
 *         symmetric heap of a little more than (2 N + 1) * 16 MiB for N PEs
 *     -e  does nothing between start and end, which measures the launcher
 */
#include <shmem.h>
#include <stdint.h>

#include "bench.h"

enum {
    BIG = 4 << 20, /* bytes of the largest transfer */
    WORDS = 8192,  /* words of a strided transfer */
    SYNC = 256,    /* longer than the pSync of any known library */
};

static char *heap_dest;
static char static_dest[BIG];
static char local[BIG];
static long psync[2][SYNC];
static char *pwrk[2];
static long word, total, flag, lock, counter;

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

static int peer(void)
{
    return npes > 1 ? 1 : 0;
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

static void act_put64_quiet(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        shmem_put64(r->dest, local, r->bytes / 8, peer());
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

static volatile long sink;

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

static int right_at_peer(const struct row *r)
{
    return me != peer() || all_ones(r->dest, r->bytes);
}

static int right_here(const struct row *r)
{
    return me != 0 || all_ones(local, r->bytes);
}

static int right_fetched(const struct row *r)
{
    (void) r;
    return me != 0 || sink == 0x0101010101010101L;
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

/* -------------------------------------------------------- atomics and locks */

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
AMO(fetch_inc, sink = shmem_long_atomic_fetch_inc(at, peer()))
AMO(inc, shmem_long_atomic_inc(at, peer()))
AMO(fetch, sink = shmem_long_atomic_fetch(at, peer()))
AMO(set, shmem_long_atomic_set(at, i, peer()))
AMO(swap, sink = shmem_long_atomic_swap(at, i, peer()))
AMO(cswap, sink = shmem_long_atomic_compare_swap(at, calls + i, calls + i + 1,
                                                 peer()))

#define AMO_BITS(name, call) \
    static void act_##name(const struct row *r, int count) \
    { \
        unsigned long *at = (unsigned long *) r->dest; \
        for (int i = 0; i < count; i++) \
            call; \
        shmem_quiet(); \
    }

/* "or" sets bit 1 and "and" clears bit 0.  "xor" flips bit 0 once in each
 * batch, and the number of batches is odd. */
AMO_BITS(fetch_or,
         sink = (long) shmem_ulong_atomic_fetch_or(at, 2, peer()))
AMO_BITS(or, shmem_ulong_atomic_or(at, 2, peer()))
AMO_BITS(fetch_and,
         sink = (long) shmem_ulong_atomic_fetch_and(at, ~1UL, peer()))
AMO_BITS(and, shmem_ulong_atomic_and(at, ~1UL, peer()))
AMO_BITS(fetch_xor,
         sink = (long) shmem_ulong_atomic_fetch_xor(at, i == 0, peer()))
AMO_BITS(xor, shmem_ulong_atomic_xor(at, i == 0, peer()))

static int holds(const struct row *r, long should_be)
{
    long value;

    memcpy(&value, r->dest, sizeof value);
    return me != peer() || value == should_be;
}

static int right_counted(const struct row *r)
{
    return holds(r, calls);
}

static int right_last(const struct row *r)
{
    return holds(r, last_count - 1);
}

static int right_or(const struct row *r)
{
    return holds(r, 2);
}

static int right_and(const struct row *r)
{
    return holds(r, 0x0101010101010100L);
}

static int right_xor(const struct row *r)
{
    return holds(r, 1);
}

static void act_lock(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
    }
}

/* All PEs at once.  The counter on PE 0 is right only if the lock excludes
 * others. */
static void act_lock_contended(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        shmem_set_lock(&lock);
        shmem_long_p(&counter, shmem_long_g(&counter, 0) + 1, 0);
        shmem_clear_lock(&lock);
    }
}

static int right_counter(const struct row *r)
{
    (void) r;
    return me != 0 || counter == calls * npes;
}

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

/* A token goes around the ring of all PEs.  Each PE waits for it in a loop of its
 * own around a routine that does not wait.  A lap counts as a call. */
static long ring, lap;

#define DEFINE_RING(name, has_come) \
    static void act_ring_##name(const struct row *r, int count) \
    { \
        (void) r; \
        for (int i = 0; i < count; i++) { \
            lap++; \
            if (me == 0) \
                shmem_long_p(&ring, lap, 1 % npes); \
            while (!(has_come)) \
                ; \
            if (me != 0) \
                shmem_long_p(&ring, lap, (me + 1) % npes); \
        } \
    }
DEFINE_RING(wait, (shmem_long_wait_until(&ring, SHMEM_CMP_GE, lap), 1))
DEFINE_RING(test, shmem_long_test(&ring, SHMEM_CMP_GE, lap))
DEFINE_RING(fetch, shmem_long_atomic_fetch(&ring, me) >= lap)
DEFINE_RING(g, shmem_long_g(&ring, me) >= lap)

/* Data goes to the peer and back, each time followed by a flag. */
static void act_put_flag(const struct row *r, int count)
{
    if (me > 1)
        return;
    for (int i = 0; i < count; i += 2) {
        turn++;
        if (me == 1)
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, turn);
        shmem_putmem(r->dest, local, r->bytes, 1 - me);
        shmem_fence();
        shmem_long_p(&flag, turn, 1 - me);
        if (me == 0)
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
            shmem_signal_wait_until(&signal_word, SHMEM_CMP_GE,
                                    (uint64_t) turn);
        shmem_putmem_signal(r->dest, local, r->bytes, &signal_word,
                            (uint64_t) turn, SHMEM_SIGNAL_SET, 1 - me);
        if (me == 0)
            shmem_signal_wait_until(&signal_word, SHMEM_CMP_GE,
                                    (uint64_t) turn);
    }
}
#endif

static int right_both_ways(const struct row *r)
{
    return me > 1 || all_ones(r->dest, r->bytes);
}

static void act_quiet(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        shmem_quiet();
}

static void act_fence(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        shmem_fence();
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
COLLECTIVE(broadcast,
           shmem_broadcast64(gathered, source, n / 2, 0, SET, PS))
COLLECTIVE(fcollect, shmem_fcollect32(gathered, source, n, SET, PS))
COLLECTIVE(collect, shmem_collect32(gathered, source, n, SET, PS))
COLLECTIVE(alltoall, shmem_alltoall32(gathered, source, n, SET, PS))
COLLECTIVE(int_sum,
           shmem_int_sum_to_all((int *) gathered, (int *) source, (int) n,
                                SET, (int *) pwrk[i & 1], PS))
COLLECTIVE(double_sum,
           shmem_double_sum_to_all((double *) gathered,
                                   (double *) source, (int) n / 2, SET,
                                   (double *) pwrk[i & 1], PS))

/* --------------------------------------------------------------------- rows */

/* Adds a row on the symmetric heap and one on static data. */
static void add_places(const char *heap_name, const char *static_name,
                       size_t bytes, void (*act)(const struct row *, int),
                       int (*right)(const struct row *))
{
    add(heap_name, bytes, ONE_SIDED, act, right, heap_dest);
    add(static_name, bytes, ONE_SIDED, act, right, static_dest);
}

static void add_amo(const char *name, void (*act)(const struct row *, int),
                    int (*right)(const struct row *))
{
    add(name, 8, ONE_SIDED, act, right, heap_dest);
}

static void list_pair(void)
{
    static const size_t sizes[] = { 1, 4, 8, 16, 64, 256, 1 << 10, 4 << 10,
                                    16 << 10, 64 << 10, 256 << 10, 1 << 20,
                                    BIG };
    static const size_t few[] = { 8, 1 << 10, 64 << 10 };
    enum { SIZES = sizeof sizes / sizeof *sizes };

    for (int i = 0; i < SIZES; i++)
        add_places("put", "put_static", sizes[i], act_put, right_at_peer);
    for (int i = 0; i < SIZES; i++)
        add_places("put_quiet", "put_quiet_static", sizes[i], act_put_quiet,
                   right_at_peer);
    for (int i = 0; i < SIZES; i++)
        add_places("get", "get_static", sizes[i], act_get, right_here);
    add_places("put64_quiet", "put64_quiet_static", 8, act_put64_quiet,
               right_at_peer);
    add_places("long_p", "long_p_static", 8, act_p, right_at_peer);
    add_places("long_g", "long_g_static", 8, act_g, right_fetched);
    add_places("iput", "iput_static", 8 * WORDS, act_iput, right_iput);
    add_places("iget", "iget_static", 8 * WORDS, act_iget, right_iget);
    add_places("fetch_add", "fetch_add_static", 8, act_fetch_add,
               right_counted);
    add_amo("add", act_add, right_counted);
    add_amo("fetch_inc", act_fetch_inc, right_counted);
    add_amo("inc", act_inc, right_counted);
    add_amo("fetch", act_fetch, right_fetched);
    add_amo("set", act_set, right_last);
    add_amo("swap", act_swap, right_last);
    add_amo("cswap", act_cswap, right_counted);
    add_amo("fetch_or", act_fetch_or, right_or);
    add_amo("or", act_or, right_or);
    add_amo("fetch_and", act_fetch_and, right_and);
    add_amo("and", act_and, right_and);
    add_amo("fetch_xor", act_fetch_xor, right_xor);
    add_amo("xor", act_xor, right_xor);
    add("p_wait_one_way", 8, TOGETHER, act_flag, no_data, NULL);
    for (int i = 0; i < 3; i++) {
        add("put_flag_one_way", few[i], TOGETHER, act_put_flag,
            right_both_ways, heap_dest);
#ifdef SHMEM_SIGNAL_SET
        add("put_signal_one_way", few[i], TOGETHER, act_put_signal,
            right_both_ways, heap_dest);
#endif
    }
    add("lock_unlock", 0, ONE_SIDED, act_lock, no_data, NULL);
    add("quiet", 0, ONE_SIDED, act_quiet, no_data, NULL);
    add("fence", 0, ONE_SIDED, act_fence, no_data, NULL);
}

static void list_together(void)
{
    add("ring_wait", 8, TOGETHER, act_ring_wait, no_data, NULL);
    add("ring_test", 8, TOGETHER, act_ring_test, no_data, NULL);
    add("ring_fetch", 8, TOGETHER, act_ring_fetch, no_data, NULL);
    add("ring_g", 8, TOGETHER, act_ring_g, no_data, NULL);
    add("lock_contended", 0, TOGETHER, act_lock_contended, right_counter, NULL);
    add("barrier_all", 0, TOGETHER, act_barrier_all, no_data, NULL);
    add("barrier", 0, TOGETHER, act_barrier, no_data, NULL);
    add("sync_all", 0, TOGETHER, act_sync_all, no_data, NULL);
    list_collectives();
}

/* Fills the destination with zeros and the source with ones. */
static void prepare(const struct row *r)
{
    int fetches = r->right == right_here || r->right == right_iget;
    int there = fetches || r->right == right_fetched || r->right == right_and;

    memset(heap_dest, there, BIG);
    memset(static_dest, there, BIG);
    memset(local, !(fetches && me == 0), BIG);
    if (r->right == right_counter)
        counter = 0;
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    size_t all, wrk;
    int wrong;

    shmem_init();
    if (argc > 1 && strcmp(argv[1], "-e") == 0) {
        shmem_finalize();
        return 0;
    }
    read_options(&argc, &argv);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    all = coll_most * (size_t) npes;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < SYNC; i++)
            psync[k][i] = SHMEM_SYNC_VALUE;
    wrk = coll_most / 2 + 8 * (SHMEM_REDUCE_MIN_WRKDATA_SIZE + 1);
    heap_dest = shmem_malloc(BIG);
    source = shmem_malloc(all);
    gathered = shmem_malloc(all);
    for (int k = 0; k < 2; k++)
        pwrk[k] = shmem_malloc(wrk);
    if (heap_dest == NULL || source == NULL || gathered == NULL ||
        pwrk[0] == NULL || pwrk[1] == NULL) {
        fprintf(stderr, "bench: no memory\n");
        shmem_global_exit(1);
    }
    memset(source, 1, all);
    if (coll_most == SWEEP_MOST) {
        list_collectives();
    } else {
        if (npes == 2)
            list_pair();
        list_together();
    }
    shmem_barrier_all();
    wrong = measure(argc, argv, prepare);
    shmem_finalize();
    return wrong;
}
