/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Cases of protocol.c in which the library calls the protocol: loops of a program
 * around routines that test a word see what arrives, a second start begins like
 * the first, and a child has all memory.
 */
#include <sys/wait.h>
#include <unistd.h>

#include "base/base.h"
#include "memory/memory.h"
#include "protocol.h"
#include "shmem.h"
#include "wait/wait.h"

/* More calls than any of the routines needs until the word is there. */
enum { CALLS = 64 };

/* For the routines this is PE 0 of a job of one PE. */
static void begin(void)
{
    const struct sma_region region = {.base = (uintptr_t) heap, .size = HEAP};

    sma_self.n = sma_self.job_n = 1;
    sma_memory.region[SMA_HEAP] = sma_memory.quick[SMA_HEAP] = region;
    sma_wait_hooks.progress = sma_net_progress;
}

/* Does a loop around a call see a word that is in flight?  Nothing else makes
 * progress. */
static void sees(bool (*call)(unsigned long *flag))
{
    int n = 0;

    begin();
    put_word(FLAG, 1);
    while (n < CALLS && !call((unsigned long *) (heap + FLAG)))
        n++;
    expect(n < CALLS, "the calls make no progress");
}

static bool call_test(unsigned long *flag)
{
    return shmem_ulong_test(flag, SHMEM_CMP_EQ, 1);
}

static bool call_test_all(unsigned long *flag)
{
    return shmem_ulong_test_all(flag, 1, NULL, SHMEM_CMP_EQ, 1);
}

static bool call_test_any(unsigned long *flag)
{
    return shmem_ulong_test_any(flag, 1, NULL, SHMEM_CMP_EQ, 1) == 0;
}

static bool call_test_some(unsigned long *flag)
{
    size_t which;

    return shmem_ulong_test_some(flag, 1, &which, NULL, SHMEM_CMP_EQ, 1) == 1;
}

static bool call_signal_fetch(unsigned long *flag)
{
    return shmem_signal_fetch(flag) == 1;
}

static bool report_failed(unsigned long *flag)
{
    sma_poll_failed();
    return *(volatile unsigned long *) flag == 1;
}

/* Each value is news, as in a loop around a fetch-and-increment. */
static bool report_news(unsigned long *flag)
{
    static uint64_t value;

    sma_serves_in_calls = true;
    sma_poll_read(flag, 0, ++value);
    return *(volatile unsigned long *) flag == 1;
}

#define SEES(name, call) \
    static void name(void) \
    { \
        sees(call); \
    }

SEES(test, call_test)
SEES(test_all, call_test_all)
SEES(test_any, call_test_any)
SEES(test_some, call_test_some)
SEES(signal_fetch, call_signal_fetch)
SEES(poll_failed, report_failed)
SEES(poll_news, report_news)

static int yields;

/* Takes the place of the C library's, and counts the calls. */
int sched_yield(void)
{
    yields++;
    return 0;
}

/* A loop of a PE that has a processor for itself keeps it, and one on a crowded host
 * yields. */
static void poll_yields(void)
{
    begin();
    sma_serves_in_calls = true;
    for (int i = 0; i < CALLS; i++)
        sma_poll_failed();
    expect(yields == 0, "a PE yields, but nobody needs its processor");
    sma_polls_yield = true;
    for (int i = 0; i < CALLS; i++)
        sma_poll_failed();
    expect(yields > 0, "no PE yields on a crowded host");
}

static void leave_again(void)
{
    begin();
    expect(!sma_net_is_leaving(0), "leaves before shmem_finalize");
    sma_net_leave();
    expect(sma_net_is_leaving(0), "does not leave");
    sma_silence_stop();
    expect(!sma_net_is_leaving(0), "leaves after the end");
}

static void fork_keeps(void)
{
    pid_t child = fork();
    int status;

    if (child == 0)
        _exit(word_at(FLAG) + *region_base(SMA_DATA) +
                  *region_base(SMA_STATE) !=
              0);
    expect(waitpid(child, &status, 0) == child && status == 0,
           "a child lacks what is registered");
}

const struct test_case call_cases[] = {
    {"call-test", test, false, false, 1},
    {"call-test-all", test_all, false, false, 1},
    {"call-test-any", test_any, false, false, 1},
    {"call-test-some", test_some, false, false, 1},
    {"call-signal-fetch", signal_fetch, false, false, 1},
    {"call-poll-failed", poll_failed, false, false, 1},
    {"call-poll-news", poll_news, false, false, 1},
    {"call-poll-yields", poll_yields, false, false, 1},
    {"call-leave-again", leave_again, false, false, 1},
    {"call-fork", fork_keeps, false, false, 1},
    {NULL, NULL, false, false, 0},
};
