/* np: 2  worlds: ucx mixed (one node needs no thread)  cflags: -rdynamic */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the thread that serves other PEs leaves the processor to the program while
 * the program makes progress itself, also after contexts have been opened.  It fails
 * when the naps of the thread end at once or when it uses much processor time.
 */
#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <sys/syscall.h>

#include "test.h"

#define SECONDS 0.05

enum { CONTEXTS = 8 };

static long word, measured;
static int naps, cut_short; /* of the thread */

/* Takes the place of the function by which the transport naps.  Naps of the
 * program's own thread in a wait are not counted. */
int ppoll(struct pollfd *fds, nfds_t n, const struct timespec *limit,
          const sigset_t *mask)
{
    struct timespec rest = limit != NULL ? *limit : (struct timespec){0};
    long ready = syscall(SYS_ppoll, fds, n, limit != NULL ? &rest : NULL, mask,
                         sizeof(long));

    if (n == 1 && syscall(SYS_gettid) != getpid()) {
        __atomic_fetch_add(&naps, 1, __ATOMIC_RELAXED);
        if (ready > 0)
            __atomic_fetch_add(&cut_short, 1, __ATOMIC_RELAXED);
    }
    return (int) ready;
}

static double cpu_seconds(clockid_t clock)
{
    struct timespec t;

    CHECK(clock_gettime(clock, &t) == 0, "no clock");
    return (double) t.tv_sec + 1e-9 * (double) t.tv_nsec;
}

/* Gets until this thread has used so much processor time. */
static void get_words(void)
{
    double end = cpu_seconds(CLOCK_THREAD_CPUTIME_ID) + SECONDS;

    while (cpu_seconds(CLOCK_THREAD_CPUTIME_ID) < end)
        CHECK(shmem_long_g(&word, 1) == 2, "get");
}

/* Runs on PE 0 while PE 1 sleeps, so that no PE needs the thread of PE 0. */
static void look_at_thread(void)
{
    double all = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID);
    double mine = cpu_seconds(CLOCK_THREAD_CPUTIME_ID);
    shmem_ctx_t ctx;
    int ended, all_naps;

    get_words();
    for (int i = 1; i <= CONTEXTS; i++) {
        CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
        CHECK(shmem_ctx_long_g(ctx, &word, 1) == 2, "get");
        get_words();
        shmem_ctx_destroy(ctx);
    }
    mine = cpu_seconds(CLOCK_THREAD_CPUTIME_ID) - mine;
    all = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID) - all;
    ended = __atomic_load_n(&cut_short, __ATOMIC_RELAXED);
    all_naps = __atomic_load_n(&naps, __ATOMIC_RELAXED);
    printf("seconds of a processor: the program %.3f, its other threads %.3f; "
           "%d naps, %d of which ended at once\n",
           mine, all - mine, all_naps, ended);
    /* each new context wakes the thread once, and so may a get on a busy host: one
     * that takes milliseconds naps itself */
    CHECK(ended <= CONTEXTS + all_naps / 4,
          "%d of %d naps of the thread ended at once", ended, all_naps);
}

int main(void)
{
    test_init();
    word = me + 1;
    shmem_barrier_all();
    if (me == 0) {
        look_at_thread();
        shmem_long_p(&measured, 1, 1);
    } else {
        while (__atomic_load_n(&measured, __ATOMIC_ACQUIRE) == 0)
            test_sleep_us(10000);
    }
    return test_end();
}
