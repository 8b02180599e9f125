/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Calls whose instructions valgrind's callgrind counts for the script `guard`.
 * PE 0 makes each call COUNT times, and then 2 * COUNT times.  The script takes
 * the difference of both counts, which has nothing of the code around the loop.
 * In a job of 2 PEs the other PE is the peer, and waits in a barrier.
 */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>
#include <valgrind/callgrind.h>

enum { COUNT = 1000, MEETINGS = 20 };

static long static_dest, source = 1, psync[SHMEM_SYNC_SIZE];
static volatile long sink;
static uint64_t signal_word;

static char name[64];

/* Begins to count, under the name of the row, until the next dump(). */
static void count(const char *row, int calls)
{
    snprintf(name, sizeof name, "%s %d", row, calls);
    CALLGRIND_ZERO_STATS;
}

static void dump(void)
{
    CALLGRIND_DUMP_STATS_AT(name);
}

/* The first call resolves symbols and is not counted. */
#define ROW(row, call) \
    for (int n = COUNT; n <= 2 * COUNT; n += COUNT) { \
        call; \
        count(row, n); \
        for (int i = 0; i < n; i++) \
            call; \
        dump(); \
    }

/*
 * A collective call in which PE 0 does not wait: it comes long after the
 * others, so it executes the same instructions each time.  The script takes the
 * smallest count, in case PE 0 came first nevertheless.
 */
#define MEET(row, call) \
    for (int i = 0; i < MEETINGS; i++) { \
        if (me == 0) { \
            nanosleep(&late, NULL); \
            count(row, 1); \
        } \
        call; \
        if (me == 0) \
            dump(); \
    }

/* The rows of a job of one PE. */
static void alone(long *dest, long *from)
{
    size_t offset = 0, size = 8, got;

    ROW("barrier_all_alone", shmem_barrier_all())
    ROW("broadcast64_alone",
        shmem_broadcast64(dest + 1, dest, 1, 0, 0, 0, 1, psync))
    ROW("alltoallv_alone", shmem_alltoallv(dest, &offset, &got, from, &offset,
                                           &size, 0, 0, 1, psync))
}

int main(void)
{
    static const struct timespec late = {0, 5000000};
    static int pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
    int me, npes, peer;
    long *heap_dest, *heap_source;

    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    peer = npes - 1;
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    heap_dest = shmem_malloc(2 * sizeof *heap_dest);
    heap_source = shmem_calloc(2, sizeof *heap_source);
    shmem_barrier_all();
    if (npes == 1) {
        alone(heap_dest, heap_source);
    } else {
        if (me == 0) {
            ROW("putmem", shmem_putmem(heap_dest, &source, 8, peer))
            ROW("put64_static", shmem_put64(&static_dest, &source, 1, peer))
            ROW("getmem", shmem_getmem((void *) &source, heap_dest, 8, peer))
            ROW("long_p", shmem_long_p(heap_dest, 1, peer))
            ROW("long_g", sink = shmem_long_g(heap_dest, peer))
            ROW("fetch_add",
                sink = shmem_long_atomic_fetch_add(heap_dest, 1, peer))
            ROW("putmem_signal",
                shmem_putmem_signal(heap_dest, &source, 8, &signal_word, 1,
                                    SHMEM_SIGNAL_ADD, peer))
            ROW("iput32", shmem_iput32(heap_dest, &source, 2, 1, 2, peer))
            ROW("quiet", shmem_quiet())
        }
        shmem_barrier_all();
        MEET("barrier_all", shmem_barrier_all())
        MEET("int_sum_to_all",
             shmem_int_sum_to_all((int *) heap_dest, (int *) heap_source, 2, 0,
                                  0, npes, pwrk, psync))
        MEET("team_sum",
             shmem_int_sum_reduce(SHMEM_TEAM_WORLD, (int *) heap_dest,
                                  (int *) heap_source, 2))
        MEET("broadcast64", shmem_broadcast64(heap_dest, heap_source, 1,
                                              npes - 1, 0, 0, npes, psync))
        for (int i = 0; i < MEETINGS; i++) /* all mailboxes are used again */
            shmem_broadcast64(heap_dest, heap_source, 1, 0, 0, 0, npes, psync);
        MEET("broadcast64_root",
             shmem_broadcast64(heap_dest, heap_source, 1, 0, 0, 0, npes, psync))
        MEET("fcollect32",
             shmem_fcollect32(heap_dest, heap_source, 2, 0, 0, npes, psync))
        MEET("collect32",
             shmem_collect32(heap_dest, heap_source, 2, 0, 0, npes, psync))
        MEET("alltoall32",
             shmem_alltoall32(heap_dest, heap_source, 2, 0, 0, npes, psync))
        MEET("barrier", shmem_barrier(0, 0, npes, psync))
        MEET("sync", shmem_sync(0, 0, npes, psync))
        MEET("team_sync", shmem_team_sync(SHMEM_TEAM_WORLD))
    }
    shmem_finalize();
    return 0;
}
