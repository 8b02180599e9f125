/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A PE whose yields were slow once sleeps in its waits, and yields again when
 * trials are quick.  It goes on to yield when some yields take a while, as those do
 * that let PEs of other hosts handle messages.  The program is linked with the
 * library's objects, and has a sched_yield of its own: the first takes 4 ms, all
 * others are quick; in the second part each fifth takes 0.2 ms.
 *
 * A wait polls before it yields if no other PE was last seen on its processor (the
 * program has a sched_getcpu of its own, too), or if the last yield returned at once.
 *
 *   sleep_again: for 2 PEs
 */
#include <sched.h>
#include <shmem.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "wait/wait.h"

enum { TIMES = 200, FEW = 10, TRIES = 200 };

static int yields, some, too_long;
static long least; /* nanoseconds that a yield takes */
static int ended;  /* on both PEs */

static long now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

int sched_yield(void)
{
    long start = now();

    if (yields++ == 0 && !some)
        usleep(4000);
    while (now() - start < (some && yields % 5 == 0 ? 200000 : least))
        continue;
    too_long += now() - start > 250000;
    return 0;
}

static int cpu;

int sched_getcpu(void)
{
    return cpu;
}

/* How many of the first polls of a wait that is not quick are followed by a yield or
 * a sleep, where PE i says that it is on processor cpu_of[i]. */
static uint32_t idle_polls(const int cpu_of[2])
{
    struct sma_wait w = SMA_WAIT(NULL, -1);

    cpu = cpu_of[shmem_my_pe()];
    sma_note_cpu();
    shmem_barrier_all();
    sma_may_be_apart = sma_crowded = true;
    sma_yield(0);
    w.polls = sma_spin;
    for (int i = 0; i < FEW; i++)
        sma_wait_slow(&w, &(const struct sma_about){.kind = 0});
    sma_may_be_apart = sma_crowded = false;
    shmem_barrier_all();
    return w.idle;
}

static const char *try_apart(void)
{
    int at_once = 0;

    if (idle_polls((const int[]){0, 1}) != 0)
        return "a wait yields to nobody";
    /* somebody else may take the processor in the yield */
    for (int i = 0; i < FEW; i++)
        at_once += idle_polls((const int[]){1, 1}) == 0;
    if (at_once == 0)
        return "a wait yields although that takes no time";
    least = 3000;
    return idle_polls((const int[]){1, 1}) == FEW ? "passed"
                                                  : "a wait does not yield";
}

static void meet(int times)
{
    for (int i = 0; i < times; i++) {
        if (shmem_my_pe() == 1)
            usleep(300);
        shmem_barrier_all();
    }
}

/* Somebody else may take the processor from a PE in a yield, or in between; then it
 * tries once more. */
static const char *try_some(void)
{
    some = 1;
    for (int i = 0; i < TRIES && !ended; i++) {
        too_long = yields = 0;
        meet(FEW);
        if (shmem_my_pe() == 0 && yields > 2 * FEW && too_long == 0) {
            ended = 1;
            shmem_int_p(&ended, 1, 1);
        }
        shmem_barrier_all();
    }
    return ended ? "passed" : "waits sleep as some yields have taken 0.2 ms";
}

int main(void)
{
    int first;
    const char *said;

    shmem_init();
    yields = 0;
    meet(TIMES);
    first = yields;
    meet(TIMES);
    said = yields - first > TIMES ? "passed" : "waits do not yield again";
    if (shmem_my_pe() == 0)
        puts(said);
    said = try_some();
    if (shmem_my_pe() == 0)
        puts(said);
    said = try_apart();
    if (shmem_my_pe() == 0)
        puts(said);
    shmem_finalize();
    return 0;
}
