/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Calls whose instructions valgrind's callgrind counts, see guard.  PE 0 makes
 * each of them COUNT times and twice as often; the script takes the difference,
 * which has nothing of what comes before and after the loop.  With 2 PEs the
 * other one is the peer, and waits in a barrier.
 */
#include <shmem.h>
#include <stdio.h>
#include <time.h>
#include <valgrind/callgrind.h>

enum { COUNT = 1000, MEETINGS = 20 };

static long static_dest, source = 1, psync[SHMEM_SYNC_SIZE];
static volatile long sink;

static char name[64];

/* What follows is counted until the next dump, under the name of the row. */
static void count(const char *row, int calls)
{
    snprintf(name, sizeof name, "%s %d", row, calls);
    CALLGRIND_ZERO_STATS;
}

static void dump(void)
{
    CALLGRIND_DUMP_STATS_AT(name);
}

/* The first call binds the names and is not counted. */
#define ROW(row, call) \
    for (int n = COUNT; n <= 2 * COUNT; n += COUNT) { \
        call; \
        count(row, n); \
        for (int i = 0; i < n; i++) \
            call; \
        dump(); \
    }

/*
 * A barrier in which nobody waits: PE 0 comes long after the others, and so
 * makes the same steps each time.  The script takes the least of them, for the
 * case that it came first all the same.
 */
static void meet(const char *row, int me)
{
    static const struct timespec late = { 0, 5000000 };

    for (int i = 0; i < MEETINGS; i++) {
        if (me == 0) {
            nanosleep(&late, NULL);
            count(row, 1);
        }
        shmem_barrier_all();
        if (me == 0)
            dump();
    }
}

int main(void)
{
    int me, npes, peer;
    long *heap_dest;

    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    peer = npes - 1;
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    heap_dest = shmem_malloc(2 * sizeof *heap_dest);
    shmem_barrier_all();
    if (npes == 1) {
        ROW("barrier_all_alone", shmem_barrier_all())
        ROW("broadcast64_alone",
            shmem_broadcast64(heap_dest + 1, heap_dest, 1, 0, 0, 0, 1, psync))
    } else {
        if (me == 0) {
            ROW("putmem", shmem_putmem(heap_dest, &source, 8, peer))
            ROW("put64_static", shmem_put64(&static_dest, &source, 1, peer))
            ROW("getmem", shmem_getmem((void *) &source, heap_dest, 8, peer))
            ROW("long_p", shmem_long_p(heap_dest, 1, peer))
            ROW("long_g", sink = shmem_long_g(heap_dest, peer))
            ROW("fetch_add",
                sink = shmem_long_atomic_fetch_add(heap_dest, 1, peer))
            ROW("quiet", shmem_quiet())
        }
        shmem_barrier_all();
        meet("barrier_all", me);
    }
    shmem_finalize();
    return 0;
}
