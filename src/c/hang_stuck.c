/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Whether a wait is proven to end by another PE only: no thread of this PE and no
 * signal handler of the program may store to an object or make a call meanwhile.
 */
#include <signal.h>

#include "hang.h"
#include "shmem.h"

enum { SIGNALS = 65 };

typedef void handler(int);

/* Set in the start, before there are threads of the program that call the library,
 * and only read afterwards. */
static bool started;
static int threads_before, threads_own; /* the library's */
static handler *handler_before[SIGNALS];
static handler *handler_own[SIGNALS]; /* the library's, and that of what it loads */

/* The handler of a signal, or NULL. */
static handler *handler_of(int signo)
{
    struct sigaction act;

    if (sigaction(signo, NULL, &act) != 0 || act.sa_handler == SIG_DFL ||
        act.sa_handler == SIG_IGN)
        return NULL;
    return act.sa_handler; /* sa_sigaction is at the same place */
}

/* A handler for the faults of a program, as run-time libraries have them for these
 * and other signals, tells of the fault and ends the program. */
static bool is_for_faults(handler *h)
{
    static const int fault[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE,
                                SIGABRT, SIGTRAP, SIGSYS};

    for (size_t i = 0; i < sizeof fault / sizeof fault[0]; i++)
        if (h == handler_of(fault[i]))
            return true;
    return false;
}

/* Has the program a handler of its own, which may end a wait? */
static bool has_handlers(void)
{
    for (int signo = 1; signo < SIGNALS; signo++) {
        handler *h = handler_of(signo);

        if (h != NULL && h != handler_own[signo] && !is_for_faults(h))
            return true;
    }
    return false;
}

void sma_stuck_prepare(void)
{
    if (sma_env.hang_timeout == 0)
        return;
    threads_before = sma_count_threads();
    for (int signo = 1; signo < SIGNALS; signo++)
        handler_before[signo] = handler_of(signo);
}

void sma_stuck_start(void)
{
    if (started)
        return;
    started = true;
    threads_own = sma_count_threads() - threads_before;
    for (int signo = 1; signo < SIGNALS; signo++)
        if (handler_of(signo) != handler_before[signo])
            handler_own[signo] = handler_of(signo);
}

/*
 * Threads may make calls, whatever level the program asked for, and store to
 * objects.  So there must be none but the library's; or the program has said
 * that none makes calls while this one does, and this wait is not for an
 * object.
 */
bool sma_stuck_is(const struct sma_wait *w, const struct sma_about *about)
{
    bool alone = sma_count_threads() <= 1 + threads_own;

    if (sma.thread_level == SHMEM_THREAD_MULTIPLE ||
        (about->kind == SMA_JOB_WAITS_PE && !w->leaving) ||
        (sma.net != NULL && sma.net->busy()) || has_handlers())
        return false;
    return alone || (sma.thread_level != SHMEM_THREAD_SINGLE &&
                     about->kind != SMA_JOB_WAITS_OBJECT);
}
