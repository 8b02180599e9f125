/* np: 4 8  serial: 1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that with more PEs than processors the library leaves the processor to
 * a PE that needs it.  All PEs share one processor.  A barrier made of one counter
 * and sched_yield is the yardstick: barriers, small sums and collects of the library
 * may take a hundred times as long.  A PE that does not yield takes thousands of
 * times as long, each time that it is measured; beside other programs one measurement
 * in some hundred takes as long, and counts only if the next ones do, too.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>

#include "test.h"

enum { MOST = 1000, TIMES = 100, TRIES = 5 };

static long psync[2][SHMEM_SYNC_SIZE];
static int sum, one = 1, wrk[2][SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static int gathered[3][64];

/* What the PEs share for the yardstick: it works in all worlds, as it is not of the
 * library. */
static struct shared {
    long arrived;
    int calls; /* how many make a measurement; 0: this is not known yet */
    int good;  /* PE 0 has found the last measurement short enough */
} * shared;

static void make_shared(void)
{
    const char *id = getenv("SMA_TEST_ID");
    char name[300];
    int fd;

    snprintf(name, sizeof name, "/dev/shm/perf-%s", id != NULL ? id : "none");
    fd = open(name, O_CREAT | O_RDWR, 0600);
    CHECK(fd >= 0 && ftruncate(fd, sizeof *shared) == 0, "no %s", name);
    shared =
        mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    CHECK(shared != MAP_FAILED, "no memory");
    close(fd);
    shmem_barrier_all();
    if (me == 0)
        unlink(name);
}

static void by_hand(void)
{
    long round =
        __atomic_fetch_add(&shared->arrived, 1, __ATOMIC_ACQ_REL) / npes;

    while (__atomic_load_n(&shared->arrived, __ATOMIC_ACQUIRE) <
           (round + 1) * npes)
        sched_yield();
}

/* The time that the calls of the yardstick take.  At first PE 0 finds out how many
 * are made in a twentieth of a second. */
static double yardstick(void)
{
    double begin = test_seconds();
    int calls = 0;

    do {
        calls++;
        if (me == 0 && shared->calls == 0 &&
            (calls == MOST - 1 || test_seconds() > begin + 0.05))
            __atomic_store_n(&shared->calls, calls + 1, __ATOMIC_RELAXED);
        by_hand();
    } while (shared->calls == 0 || calls < shared->calls);
    return test_seconds() - begin;
}

static void barriers(int calls)
{
    for (int i = 0; i < calls; i++)
        shmem_barrier_all();
}

static void sums(int calls)
{
    for (int i = 0; i < calls; i++)
        shmem_int_sum_to_all(&sum, &one, 1, 0, 0, npes, wrk[i % 2],
                             psync[i % 2]);
    CHECK(sum == npes, "sum %d", sum);
}

static void collects(int calls)
{
    for (int i = 0; i < calls; i++)
        shmem_collect32(gathered[i % 3], &one, 1, 0, 0, npes, psync[i % 2]);
    CHECK(gathered[0][npes - 1] == 1, "collect");
}

static void measure(const char *what, void (*f)(int))
{
    double before, after, begin, seconds;
    int tries = 0;

    do {
        shmem_barrier_all();
        before = yardstick();
        begin = test_seconds();
        f(shared->calls);
        shmem_barrier_all();
        seconds = test_seconds() - begin;
        after = yardstick();
        if (me == 0) {
            printf("%d calls of %s: %g s, of the yardstick: %g s and %g s\n",
                   shared->calls, what, seconds, before, after);
            shared->good = seconds < TIMES * (before > after ? before : after);
        }
        by_hand();
    } while (!shared->good && ++tries < TRIES);
    CHECK(shared->good,
          "%d calls of %s took %g s, those of the yardstick %g s and %g s",
          shared->calls, what, seconds, before, after);
}

/* Has to come before the library counts the processors. */
static void share_a_processor(void)
{
    cpu_set_t all, one_of_them;
    int cpu = 0;

    CHECK(sched_getaffinity(0, sizeof all, &all) == 0, "no processors");
    while (!CPU_ISSET(cpu, &all))
        cpu++;
    CPU_ZERO(&one_of_them);
    CPU_SET(cpu, &one_of_them);
    sched_setaffinity(0, sizeof one_of_them, &one_of_them);
}

int main(void)
{
    share_a_processor();
    test_init();
    CHECK(npes <= 64, "too many PEs for this test");
    make_shared();
    measure("barrier_all", barriers);
    measure("int_sum_to_all", sums);
    measure("collect32", collects);
    return test_end();
}
