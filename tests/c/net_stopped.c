/* np: 3 4 */
/* np: 3  args: again  worlds: ucx ofi (PEs of a node do not ask each other)  env: SHMEM_TIMEOUT=4 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a PE that does not answer keeps nobody else waiting.  Its process is
 * stopped until PE 0, which puts to it, continues it: so what PE 0 does before with
 * another PE, or completes on another context, does not need it, or nothing goes on.
 * Then PE 0 waits for the stopped process, and leaves the processor to others
 * meanwhile.  On one node the puts do not need the stopped process.  With "again"
 * it waits for so long that it asks whether the process lives, in each of two starts.
 */
#include <signal.h>
#include <sys/time.h>
#include <sys/types.h>

#include "net.h"

static long word[100], other[100], counter, got[100], begun, answer;
static uint64_t signal_word;

/* Small operations for the PE that is stopped. */
static void put_to(int pe)
{
    static long source[100];

    for (long i = 0; i < 100; i++)
        source[i] = 7000 + i;
    for (int i = 0; i < 50; i++)
        shmem_long_p(&word[i], 7000 + i, pe);
    shmem_long_put_nbi(word + 50, source + 50, 50, pe);
    shmem_long_atomic_add(&counter, 5, pe);
}

static void work_with(int pe, shmem_ctx_t ctx)
{
    shmem_ctx_quiet(ctx);
    for (long r = 1; r <= 20; r++) {
        shmem_ctx_long_p(ctx, &other[0], r, pe);
        shmem_ctx_fence(ctx);
        shmem_ctx_long_p(ctx, &other[1], r, pe);
        shmem_ctx_quiet(ctx);
        CHECK(shmem_ctx_long_g(ctx, &other[1], pe) == r, "g");
    }
    CHECK(shmem_long_atomic_fetch_add(&counter, 1, pe) == 0, "fetch_add");
    shmem_long_get(got, word, 100, pe);
    shmem_long_p(&other[2], 5, pe);
    CHECK(shmem_long_g(&other[2], pe) == 5, "p, g");
    CHECK(shmem_int_mswap((int *) &other[3], 0xff, 3, pe) == 0, "mswap");
    shmem_ctx_long_put_signal(ctx, &other[4], got, 1, &signal_word, 1,
                              SHMEM_SIGNAL_SET, pe);
    /* it must arrive, too: that PE now spins for it */
    shmem_long_wait_until(&answer, SHMEM_CMP_EQ, 2);
}

static long stopped_pid;
static volatile sig_atomic_t has_waited; /* for the stopped process */

static void go_on(int number)
{
    (void) number;
    has_waited = 1;
    kill((pid_t) stopped_pid, SIGCONT);
}

/* Waits for the stopped process, which goes on after a while. */
static void wait_for_stopped(int tenths)
{
    const struct itimerval later = {
        .it_value = {tenths / 10, tenths % 10 * 100000L}};
    double seconds = test_seconds(), cpu = test_cpu_seconds();

    signal(SIGALRM, go_on);
    CHECK(setitimer(ITIMER_REAL, &later, NULL) == 0, "no timer");
    shmem_quiet();
    seconds = test_seconds() - seconds;
    cpu = test_cpu_seconds() - cpu;
    CHECK(!has_waited || cpu < seconds / 2,
          "a wait of %g s for a stopped process took %g s of the processor",
          seconds, cpu);
}

/* From the start of the library to its end. */
static void once(int tenths)
{
    shmem_ctx_t ctx;
    int stopped, helper = 1;

    test_init();
    stopped = npes - 1;
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    /* connections are made when they are first used */
    for (int pe = 0; pe < npes; pe++) {
        shmem_long_p(&word[99], 1, pe);
        shmem_ctx_long_p(ctx, &word[98], 1, pe);
        shmem_long_atomic_fetch(&counter, pe);
        shmem_ctx_long_g(ctx, &counter, pe);
    }
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    if (me == stopped) {
        shmem_long_p(&begun, getpid(), 0);
        shmem_quiet();
        raise(SIGSTOP);
    } else if (me == 0) {
        shmem_long_wait_until(&begun, SHMEM_CMP_NE, 0);
        stopped_pid = *(volatile long *) &begun;
        test_see_stopped(stopped_pid);
        put_to(stopped);
        work_with(helper, ctx);
        wait_for_stopped(tenths);
    } else if (me == helper) {
        while (*(volatile uint64_t *) &signal_word != 1)
            sched_yield();
        shmem_long_p(&answer, 2, 0);
    }
    shmem_barrier_all();
    for (long i = 0; me == stopped && i < 100; i++)
        CHECK(word[i] == 7000 + i, "word %ld is %ld", i, word[i]);
    CHECK(me != stopped || counter == 5, "counter %ld", counter);
    shmem_ctx_destroy(ctx);
    test_end();
}

int main(int argc, char **argv)
{
    (void) argv;
    if (argc == 1) {
        once(5);
        return 0;
    }
    once(25);
    memset(word, 0, sizeof word);
    memset(other, 0, sizeof other);
    counter = begun = answer = 0;
    signal_word = 0;
    has_waited = 0;
    once(25);
    return 0;
}
