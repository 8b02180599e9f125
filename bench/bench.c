/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Measures how long SHMEM routines take.  Compiles with any OpenSHMEM 1.4
 * library:
 *
 *     oshcc -O2 bench.c -o bench && oshrun -n 2 ./bench [OPTION...] [ROW...]
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
 *     -l  some rows in which PEs wait for each other, each measured for 0.4 s:
 *         for a host that does other work (compare -l)
 *     -f  with -l: PE 0 also acts on the last PE, which is on another host
 *     -t  prints "# row ROW BYTES" before each row
 *     -xROW:BYTES  leaves out this row
 *     -e  does nothing between start and end, which measures the launcher
 */
#include "bench_shmem.h"

static char static_dest[BIG];
static long lock, counter;

/* ----------------------------------------------------------- point to point */

static void act_put64_quiet(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        shmem_put64(r->dest, local, r->bytes / 8, peer());
        shmem_quiet();
    }
}

/* -------------------------------------------------------- atomics and locks */

AMO(fetch_inc, sink = shmem_long_atomic_fetch_inc(at, peer()))
AMO(inc, shmem_long_atomic_inc(at, peer()))
AMO(fetch, sink = shmem_long_atomic_fetch(at, peer()))
AMO(set, shmem_long_atomic_set(at, i, peer()))
AMO(swap, sink = shmem_long_atomic_swap(at, i, peer()))
AMO(cswap,
    sink = shmem_long_atomic_compare_swap(at, calls + i, calls + i + 1, peer()))

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
AMO_BITS(fetch_or, sink = (long) shmem_ulong_atomic_fetch_or(at, 2, peer()))
AMO_BITS(or, shmem_ulong_atomic_or(at, 2, peer()))
AMO_BITS(fetch_and,
         sink = (long) shmem_ulong_atomic_fetch_and(at, ~1UL, peer()))
AMO_BITS(and, shmem_ulong_atomic_and(at, ~1UL, peer()))
AMO_BITS(fetch_xor,
         sink = (long) shmem_ulong_atomic_fetch_xor(at, i == 0, peer()))
AMO_BITS(xor, shmem_ulong_atomic_xor(at, i == 0, peer()))

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

static int right_ring(const struct row *r)
{
    (void) r;
    return ring == lap;
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
    static const size_t few[] = {8, 1 << 10, 64 << 10};

    for (int i = 0; i < PAIR_SIZES; i++)
        add_places("put", "put_static", pair_sizes[i], act_put, right_at_peer);
    for (int i = 0; i < PAIR_SIZES; i++)
        add_places("put_quiet", "put_quiet_static", pair_sizes[i],
                   act_put_quiet, right_at_peer);
    for (int i = 0; i < PAIR_SIZES; i++)
        add_places("get", "get_static", pair_sizes[i], act_get, right_here);
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
    add("p_wait_latency", 8, TOGETHER, act_flag, no_data, NULL);
    for (int i = 0; i < 3; i++) {
        add("put_flag_latency", few[i], TOGETHER, act_put_flag,
            right_both_directions, heap_dest);
#ifdef SHMEM_SIGNAL_SET
        add("put_signal_latency", few[i], TOGETHER, act_put_signal,
            right_both_directions, heap_dest);
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

/* ------------------------------------------------------ rows of a busy host */

/* The time ends when all PEs have had the lock so often. */
static void act_lock_turn(const struct row *r, int count)
{
    act_lock_contended(r, count);
    shmem_barrier_all();
}

static void list_load(void)
{
    paired = npes / 2 * 2;
    if (far) {
        add("put_quiet", 8, ONE_SIDED, act_put_quiet, right_at_peer, heap_dest);
        add("get", 8, ONE_SIDED, act_get, right_here, heap_dest);
        add("fetch_add", 8, ONE_SIDED, act_fetch_add, right_counted, heap_dest);
    }
    add("barrier_all", 0, TOGETHER, act_barrier_all, no_data, NULL);
    add("int_sum_to_all", 8, TOGETHER, act_int_sum, right_int_sum, NULL);
    add("broadcast64", 8, TOGETHER, act_broadcast_round, right_round, NULL);
    add_turns("ring_hop", 8, act_ring_wait, right_ring);
    add("put_flag_latency", 8, TOGETHER, act_put_flag, right_both_directions,
        heap_dest);
    add_turns("lock_turn", 8, act_lock_turn, right_counter);
}

static void prepare(const struct row *r)
{
    int fetches = r->right == right_here || r->right == right_iget;
    int there = fetches || r->right == right_fetched || r->right == right_and;

    fill(there, !(fetches && me == 0));
    memset(static_dest, there, BIG);
    if (r->right == right_counter)
        counter = 0;
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    int wrong;

    shmem_init();
    if (argc > 1 && strcmp(argv[1], "-e") == 0) {
        shmem_finalize();
        return 0;
    }
    read_options(&argc, &argv);
    set_up();
    if (span > 0) {
        list_load();
    } else if (coll_most == SWEEP_MOST) {
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
