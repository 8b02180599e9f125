/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Whether a wait is proven to end by another PE only: no thread of this PE and no
 * signal handler of the program may store to an object or make a call meanwhile.
 */
#include <signal.h>

#include "base/base.h"
#include "base/env.h"
#include "hang/hang.h"
#include "net/xport.h"
#include "shared/job.h"
#include "shmem.h"
#include "wait/wait.h"

enum { SIGNALS = 65 };

typedef void handler(int);

/* Set in the start, before there are threads of the program that call the library,
 * and only read afterwards. */
static bool started;
static int threads_before, threads_own; /* the library's */
static handler *handler_before[SIGNALS];
static handler
    *handler_own[SIGNALS]; /* the library's, and that of what it loads */

/* The handler of a signal, or NULL. */
static handler *handler_of(int signo)
{
    struct sigaction act;

    if (sigaction(signo, NULL, &act) != 0 || act.sa_handler == SIG_DFL ||
        act.sa_handler == SIG_IGN)
        return NULL;
    return act.sa_handler; /* sa_sigaction is at the same place */
}

/* A signal that ends a program with a core unless it is handled.  Run-time
 * libraries, Fortran's among them, have one handler for these, which tells of the
 * fault and ends the program; it serves SIGSEGV, too. */
static bool is_of_faults(int signo, handler *h)
{
    static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGFPE, SIGABRT,
                                SIGTRAP, SIGSYS,  SIGQUIT, SIGXCPU, SIGXFSZ};

    for (size_t i = 0; i < sizeof fatal / sizeof fatal[0]; i++)
        if (signo == fatal[i])
            return h == handler_of(SIGSEGV);
    return false;
}

/* Has the program a handler of its own, which may end a wait? */
static bool has_handlers(void)
{
    for (int signo = 1; signo < SIGNALS; signo++) {
        handler *h = handler_of(signo);

        if (h != NULL && h != handler_own[signo] && !is_of_faults(signo, h))
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

    if (sma_self.thread_level == SHMEM_THREAD_MULTIPLE ||
        (about->kind == SMA_JOB_WAITS_PE && !w->leaving) ||
        (sma_xport.net != NULL && sma_xport.net->busy()) || has_handlers())
        return false;
    return alone || (sma_self.thread_level != SHMEM_THREAD_SINGLE &&
                     about->kind != SMA_JOB_WAITS_OBJECT);
}
