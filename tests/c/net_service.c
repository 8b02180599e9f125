/* np: 2  args: between  worlds: ucx (PEs that share memory need no thread)  env: UCX_TLS=tcp,self  sanitize: no */
/* np: 2  args: none  worlds: ucx (PEs that share memory need no thread)  env: UCX_TLS=tcp,self SHMEM_SERVICE_THREAD=no SHMEM_TIMEOUT=1 */
/* np: 2  args: own  worlds: ucx mixed (on one node puts need no progress)  env: SHMEM_SERVICE_THREAD=no  notices: ucx/blocks_poll_idle */
/* np: 2  args: placed  worlds: ucx (PEs that share memory need no thread)  env: SHMEM_SERVICE_THREAD=0 */
/* np: 2  args: asleep  worlds: ucx (PEs that share memory need no thread)  env: UCX_TLS=tcp,self */
/* np: 2  args: between  worlds: ucx (PEs that share memory need no thread)  env: SHMEM_SERVICE_THREAD=1023  status: 1  match: SHMEM_SERVICE_THREAD: this PE is not allowed to run on processor 1023 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the thread that serves other PEs.
 *
 *   between  PE 1 computes between short calls.  The thread answers PE 0 meanwhile,
 *            not only the calls.
 *   none     Without a thread PE 0 gets what PE 1 stores before it calls, and not
 *            what was there while it computed, also for longer than SHMEM_TIMEOUT.
 *   own      Without a thread PE 0 looks at its own memory with one routine over
 *            and over, and sees what PE 1 puts there.  If it does not, the stack
 *            at the end names the routine.
 *   placed   The thread runs on the processor that the variable names.
 *   asleep   The thread sleeps while no PE needs it.
 */
#define _GNU_SOURCE
#include <dirent.h>

#include "test.h"

enum { GETS = 90, ROUNDS = 9 };

static long word, stop, all_calls;

static void compute(double seconds)
{
    double until = test_seconds() + seconds;

    while (test_seconds() < until)
        ;
}

/* Returns how often PE 1 called while PE 0 got GETS words. */
static long calls_in_round(double seconds)
{
    long calls = 0;

    stop = 0;
    shmem_barrier_all();
    if (me == 0) {
        for (int i = 0; i < GETS; i++)
            CHECK(shmem_long_g(&word, 1) == 1, "get %d", i);
        shmem_long_p(&stop, 1, 1);
        shmem_quiet();
    } else {
        while (shmem_long_atomic_fetch(&stop, 1) == 0) {
            compute(seconds);
            shmem_long_g(&word, 0);
            calls++;
        }
        all_calls = calls;
    }
    shmem_barrier_all();
    return shmem_long_g(&all_calls, 1);
}

/* On a busy host the thread has to wait for its turn longer than PE 1 computes: so
 * PE 1 computes for longer and longer.  If only its calls answer, there is one call
 * for each word all the same. */
static void test_between(void)
{
    long calls = GETS;

    for (int i = 0; i < ROUNDS && calls > GETS / 3; i++)
        calls = calls_in_round(300e-6 * (1 << i));
    CHECK(calls <= GETS / 3, "PE 1 called %ld times while PE 0 got %d words",
          calls, (int) GETS);
}

/* PE 1 may still answer in the quiet; it computes once the word is 2, and calls when
 * it is 3. */
static void test_none(void)
{
    long got = 1;

    if (me == 0) {
        shmem_long_wait_until(&stop, SHMEM_CMP_NE, 0);
        while (got == 1)
            got = shmem_long_g(&word, 1);
        CHECK(got == 3, "PE 1 answered while it computed");
    } else {
        shmem_long_p(&stop, 1, 0);
        shmem_quiet();
        *(volatile long *) &word = 2;
        compute(3);
        *(volatile long *) &word = 3;
    }
    shmem_barrier_all();
}

enum { MODES = 21, NEW = 1000000 };

static long flags[MODES + 1]; /* the last is only read */

/* Reads an object of this PE, by one of several routines. */
static long look(int mode, long *object)
{
    long value[4] = {0};
    size_t first;

    switch (mode) {
    case 0: return shmem_long_g(object, me);
    case 1: shmem_long_get(value, object, 1, me); break;
    case 2: shmem_getmem(value, object, sizeof(long), me); break;
    case 3: shmem_long_iget(value, object, 2, 1, 1, me); break;
    case 4: shmem_long_get_nbi(value, object, 1, me); break;
    case 5: return shmem_long_atomic_fetch(object, me);
    case 6: return shmem_long_atomic_fetch_add(object, 0, me);
    case 7: return shmem_long_atomic_fetch_inc(object, me);
    case 8: return shmem_long_atomic_compare_swap(object, -1, -2, me);
    case 9: return shmem_long_atomic_fetch_or((void *) object, 0, me);
    case 10: return shmem_long_finc(object, me);
    case 11: return shmem_long_mswap(object, 0, 0, me);
    case 12: shmem_long_atomic_fetch_nbi(value, object, me); break;
    case 13: return shmem_long_test(object, SHMEM_CMP_EQ, NEW) ? NEW : 0;
    case 14: return (long) shmem_signal_fetch((uint64_t *) object);
    case 15:
        return shmem_long_test_all(object, 1, NULL, SHMEM_CMP_EQ, NEW) ? NEW
                                                                       : 0;
    case 16:
        return shmem_long_test_any(object, 1, NULL, SHMEM_CMP_EQ, NEW) == 0
                   ? NEW
                   : 0;
    case 17:
        return shmem_long_test_some(object, 1, &first, NULL, SHMEM_CMP_EQ,
                                    NEW) == 1
                   ? NEW
                   : 0;
    case 18: return (long) shmem_ulong_g((unsigned long *) object, me);
    case 19: shmem_long_ibget(value, object, 2, 2, 2, 1, me); break;
    default: shmem_long_atomic_fetch_add_nbi(value, object, 0, me); break;
    }
    return value[0];
}

static void test_own(void)
{
    for (int mode = 0; mode < MODES; mode++) {
        shmem_barrier_all();
        if (me == 1) {
            compute(1e-3); /* PE 0 has left the barrier, and looks */
            shmem_long_p(&flags[mode], NEW, 0);
            shmem_quiet();
        } else {
            while (look(mode, &flags[mode]) < NEW)
                ;
        }
    }
}

/* The number of threads of this process that may run on processor 0 alone. */
static int threads_on_0(void)
{
    DIR *tasks = opendir("/proc/self/task");
    struct dirent *task;
    int count = 0;

    CHECK(tasks != NULL, "no list of threads");
    while ((task = readdir(tasks)) != NULL) {
        cpu_set_t set;

        if (task->d_name[0] != '.' &&
            sched_getaffinity(atoi(task->d_name), sizeof set, &set) == 0 &&
            CPU_COUNT(&set) == 1 && CPU_ISSET(0, &set))
            count++;
    }
    closedir(tasks);
    return count;
}

static void test_placed(void)
{
    cpu_set_t mine;

    sched_getaffinity(0, sizeof mine, &mine);
    if (CPU_COUNT(&mine) == 1)
        exit(77); /* all threads are alike */
    CHECK(threads_on_0() == 1, "%d threads", threads_on_0());
    CHECK(shmem_long_g(&word, !me) == 1, "get");
}

/* The number of threads of this process beside the calling one that do not sleep;
 * *times_p: how often threads have begun to sleep. */
static int threads_awake(long *times_p)
{
    DIR *tasks = opendir("/proc/self/task");
    struct dirent *task;
    int awake = 0;

    CHECK(tasks != NULL, "no list of threads");
    *times_p = 0;
    while ((task = readdir(tasks)) != NULL) {
        char name[64], line[256], state;
        long times;
        FILE *status;

        if (task->d_name[0] == '.' || atoi(task->d_name) == getpid())
            continue;
        sprintf(name, "/proc/self/task/%.20s/status", task->d_name);
        status = fopen(name, "r");
        while (status != NULL && fgets(line, sizeof line, status) != NULL)
            if (sscanf(line, "State: %c", &state) == 1)
                awake += state != 'S';
            else if (sscanf(line, "voluntary_ctxt_switches: %ld", &times) == 1)
                *times_p += times;
        if (status != NULL)
            fclose(status);
    }
    closedir(tasks);
    return awake;
}

/* A thread that naps may be found asleep twice, but not in the same sleep.  One that
 * does not sleep uses processor time, which is not that of a busy host. */
static void test_asleep(void)
{
    clock_t end = clock() + CLOCKS_PER_SEC / 2;
    long before, after;

    do {
        CHECK(clock() < end, "the thread has used half a second, in vain");
        test_sleep_us(20000);
    } while (threads_awake(&before) > 0 ||
             (test_sleep_us(20000), threads_awake(&after) > 0) ||
             after != before);
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    const char *which = argc > 1 ? argv[1] : "";

    test_init();
    word = 1;
    shmem_barrier_all();
    shmem_long_g(&word, !me); /* connects */
    shmem_barrier_all();
    if (strcmp(which, "between") == 0)
        test_between();
    else if (strcmp(which, "none") == 0)
        test_none();
    else if (strcmp(which, "own") == 0)
        test_own();
    else if (strcmp(which, "asleep") == 0)
        test_asleep();
    else
        test_placed();
    return test_end();
}
