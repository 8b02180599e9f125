/* np: 3 4  timeout: 60 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a PE that does not answer keeps nobody else waiting: its process
 * is stopped for some seconds, PE 0 puts to it, and what PE 0 then does with
 * another PE, or completes on another context, is done long before.  On one
 * node the puts do not need the stopped process.
 */
#include <signal.h>
#include <sys/types.h>

#include "net.h"

#define STOPPED_US 2500000
#define SOON 1.2 /* seconds; nothing here takes a millisecond */

static long word[100], other[100], counter, got[100], begun;
static uint64_t signal_word;
static int pipe_fd[2];

/* A child of the process, which continues it.  It is made before the library
 * starts, and ends with the process. */
static void make_waker(void)
{
    char byte;

    CHECK(pipe(pipe_fd) == 0, "no pipe");
    switch (fork()) {
    case -1: CHECK(0, "no child");
    case 0:
        close(pipe_fd[1]);
        if (read(pipe_fd[0], &byte, 1) == 1) {
            test_sleep_us(STOPPED_US);
            kill(getppid(), SIGCONT);
        }
        _exit(0);
    default: close(pipe_fd[0]);
    }
}

static void soon(double begin, const char *what)
{
    double took = test_seconds() - begin;

    CHECK(took < SOON, "%s took %g s while a PE that has no part in it was "
        "stopped", what, took);
}

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

static void work_with(int pe, shmem_ctx_t ctx, double begin)
{
    shmem_ctx_quiet(ctx);
    soon(begin, "quiet of a context without operations");
    for (long r = 1; r <= 20; r++) {
        shmem_ctx_long_p(ctx, &other[0], r, pe);
        shmem_ctx_fence(ctx);
        shmem_ctx_long_p(ctx, &other[1], r, pe);
        shmem_ctx_quiet(ctx);
        CHECK(shmem_ctx_long_g(ctx, &other[1], pe) == r, "g");
    }
    soon(begin, "quiet of another context");
    CHECK(shmem_long_atomic_fetch_add(&counter, 1, pe) == 0, "fetch_add");
    soon(begin, "fetch_add on another PE");
    shmem_long_get(got, word, 100, pe);
    soon(begin, "get from another PE");
    shmem_long_p(&other[2], 5, pe);
    CHECK(shmem_long_g(&other[2], pe) == 5, "p, g");
    soon(begin, "p and g with another PE");
    CHECK(shmem_int_mswap((int *)&other[3], 0xff, 3, pe) == 0, "mswap");
    soon(begin, "a masked operation on another PE");
    shmem_ctx_long_put_signal(ctx, &other[4], got, 1, &signal_word, 1,
        SHMEM_SIGNAL_SET, pe);
    /* it must arrive, too: that PE now spins for it */
    shmem_long_wait_until(&begun, SHMEM_CMP_EQ, 2);
    soon(begin, "put_signal to another PE, and its answer");
}

int main(void)
{
    shmem_ctx_t ctx;
    int stopped, helper = 1;
    double begin;

    make_waker();
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
        shmem_long_p(&begun, 1, 0);
        shmem_quiet();
        CHECK(write(pipe_fd[1], "", 1) == 1, "no child to wake me");
        raise(SIGSTOP);
    } else if (me == 0) {
        shmem_long_wait_until(&begun, SHMEM_CMP_EQ, 1);
        test_sleep_us(400000); /* it is surely stopped */
        begin = test_seconds();
        put_to(stopped);
        soon(begin, "small operations on a stopped PE");
        work_with(helper, ctx, begin);
    } else if (me == helper) {
        double end = test_seconds() + NET_PATIENCE;

        while (*(volatile uint64_t *)&signal_word != 1)
            CHECK(test_seconds() < end, "no signal");
        shmem_long_p(&begun, 2, 0);
    }
    shmem_barrier_all();
    for (long i = 0; me == stopped && i < 100; i++)
        CHECK(word[i] == 7000 + i, "word %ld is %ld", i, word[i]);
    CHECK(me != stopped || counter == 5, "counter %ld", counter);
    shmem_ctx_destroy(ctx);
    return test_end();
}
