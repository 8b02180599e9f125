/* np: 1 2 3 5 solo */
/* np: 3  env: SHMEM_CHECK=2 */
/* np: 6  args: idle  worlds: mixed (most PEs connect to nobody) */
/* np: 6  args: idle  worlds: ofi (as above)  env: SHMEM_TRANSPORT=ofi SHMEM_TEST_NODES=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the library starts again after its end, in the same processes: three times
 * heap, static data, transfers, atomic operations, waits, locks and collectives work. 
 * In between the library is down, static data keep their values, and nothing stays open
 * or in memory; nor does it where the program does nothing in between (idle).
 */
#include "proc.h"

enum { CYCLES = 3, BIG = 4 << 20 };

static long kept = 7, word, lock, total, psync[SHMEM_SYNC_SIZE];
static long psync2[SHMEM_SYNC_SIZE], psync3[SHMEM_SYNC_SIZE];
static int wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE], one, sum;
static uint64_t signal_word;

static void use(int cycle)
{
    int to = (me + 1) % npes, from = (me + npes - 1) % npes;
    size_t n = BIG / sizeof(long) + (size_t) cycle;
    long *big = shmem_malloc(n * sizeof *big), *small;
    long back;

    CHECK(big != NULL, "no memory in cycle %d", cycle);
    small = shmem_calloc(10, sizeof *small);
    CHECK(small != NULL && small[9] == 0, "calloc");
    for (size_t i = 0; i < n; i++)
        big[i] = (long) i + me * 1000 + cycle;
    shmem_barrier_all();
    for (size_t i = 0; i < n; i += 9973)
        CHECK(shmem_long_g(&big[i], to) == (long) i + to * 1000 + cycle, "get");

    /* static data: the values of the cycle before, and still symmetric */
    CHECK(kept == 7 + cycle, "kept %ld", kept);
    CHECK(word == (cycle == 0 ? 0 : cycle * 100 + from), "word %ld", word);
    shmem_barrier_all();
    shmem_long_p(&word, (cycle + 1) * 100 + me, to);
    shmem_long_atomic_add(&kept, 1, to);
    shmem_putmem_signal(small, &cycle, sizeof cycle, &signal_word, 1,
                        SHMEM_SIGNAL_ADD, to);
    shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, (uint64_t) cycle + 1);
    CHECK(*(int *) small == cycle, "signal");
    shmem_barrier_all();
    shmem_long_get(&back, &word, 1, to);
    CHECK(back == (cycle + 1) * 100 + me, "back");
    CHECK((shmem_ptr(&word, to) == NULL) == (shmem_ptr(big, to) == NULL),
          "static data and heap");

    shmem_set_lock(&lock);
    back = shmem_long_g(&total, 0);
    shmem_long_p(&total, back + 1, 0);
    shmem_clear_lock(&lock);
    shmem_barrier_all();
    CHECK(shmem_long_g(&total, 0) == (cycle + 1) * npes, "lock");

    one = me + cycle;
    shmem_int_sum_to_all(&sum, &one, 1, 0, 0, npes, wrk, psync);
    CHECK(sum == npes * (npes - 1) / 2 + npes * cycle, "sum %d", sum);
    if (npes > 1 && me < 2) {
        /* members wait for each other's count of calls, which begins anew */
        for (int i = 0; i < 40; i++)
            shmem_barrier(0, 0, 2, psync3);
        small[5] = 10 * cycle;
        shmem_broadcast64(&small[6], &small[5], 1, 0, 0, 0, 2, psync2);
        CHECK(me == 0 || small[6] == 10 * cycle, "broadcast");
    }
    shmem_barrier_all();
    if (cycle != 1) /* otherwise finalize destroys it */
        shmem_free(big);
}

/* With LATE half of the PEs are, by so many seconds. */
static void be_late(int cycle)
{
    if (me % 2)
        test_sleep_us(10000 * cycle);
    if (cycle == 1 && getenv("LATE") != NULL && me >= npes / 2)
        test_sleep_us(1000000 * atol(getenv("LATE")));
}

/* Uses all of it, and the last time in a nested start. */
static void work(int cycle)
{
    if (cycle == 2)
        shmem_init();
    use(cycle);
    if (cycle == 2) { /* the first finalize is a barrier */
        shmem_long_p(&psync[1], 5, (me + 1) % npes);
        shmem_finalize();
        CHECK(psync[1] == 5, "no barrier in finalize");
    }
    be_late(cycle);
    /* the others are in shmem_finalize, and can be reached */
    CHECK(shmem_long_g(&kept, (me + 1) % npes) == 8 + cycle, "late get");
}

int main(int argc, char **argv)
{
    int up, provided, idle = argc > 1 && strcmp(argv[1], "idle") == 0;
    long files = 0, threads = 0, kib;
    void *heap = NULL, *p;

    for (int cycle = 0; cycle < CYCLES; cycle++) {
        shmem_query_initialized(&up);
        CHECK(!up, "up before cycle %d", cycle);
        if (cycle == 1)
            CHECK(shmem_init_thread(SHMEM_THREAD_FUNNELED, &provided) == 0,
                  "init_thread");
        else
            shmem_init();
        shmem_query_initialized(&up);
        CHECK(up, "down in cycle %d", cycle);
        if (cycle > 0)
            CHECK(me == shmem_my_pe() && npes == shmem_n_pes(),
                  "other numbers");
        me = shmem_my_pe();
        npes = shmem_n_pes();
        p = shmem_malloc(64);
        CHECK(cycle == 0 || p == heap, "the heap has moved");
        heap = p;
        if (!idle)
            work(cycle);
        shmem_finalize();
        shmem_query_initialized(&up);
        CHECK(!up, "up after cycle %d", cycle);
        CHECK(idle || (kept == 8 + cycle && sum >= (npes > 1)), "values");
        /* the pages of another PE are counted until it has given them back */
        kib = proc_lasting(proc_status, "RssShmem", BIG / 1024 - 1);
        CHECK(kib < BIG / 1024, "%ld KiB are left", kib);
        /* libraries that the first cycle loads stay loaded */
        if (cycle == 1) {
            files = proc_entries("fd");
            threads = proc_entries("task");
        } else if (cycle == 2) {
            CHECK(proc_lasting(proc_entries, "fd", files) <= files,
                  "files are left open");
            /* the kernel lists a thread for a moment after pthread_join */
            CHECK(proc_lasting(proc_entries, "task", threads) <= threads,
                  "threads are left");
        }
        if (me == 0)
            test_sleep_us(2000);
    }
    return 0;
}
