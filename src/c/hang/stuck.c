/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Whether only another PE can end a wait: no thread of this PE and no signal
 * handler of the program may store to an object or call the library meanwhile.
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

/* The start sets these variables before other threads of the program call the
 * library; afterwards they are only read. */
static bool started;
static int threads_before; /* of the process, before the start */
static int threads_own;    /* of the library and of libraries that it loads */
static handler *handler_before[SIGNALS]; /* before the start */
static handler *handler_own[SIGNALS];    /* set in the start */

/* The handler of a signal, or NULL. */
static handler *handler_of(int signo)
{
    struct sigaction act;

    if (sigaction(signo, NULL, &act) != 0 || act.sa_handler == SIG_DFL ||
        act.sa_handler == SIG_IGN)
        return NULL;
    return act.sa_handler; /* a union with sa_sigaction */
}

/* Is it a signal of a fault, with the handler of a run-time library?  Run-time
 * libraries, Fortran's among them, have one handler for all signals that would
 * dump a core; the handler reports the fault and ends the program.  SIGSEGV has
 * the handler, too. */
static bool is_of_faults(int signo, handler *h)
{
    static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGFPE, SIGABRT,
                                SIGTRAP, SIGSYS,  SIGQUIT, SIGXCPU, SIGXFSZ};

    for (size_t i = 0; i < sizeof fatal / sizeof fatal[0]; i++)
        if (signo == fatal[i])
            return h == handler_of(SIGSEGV);
    return false;
}

/* Does the program have a signal handler of its own, which may end a wait? */
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
 * Other threads of the program may store to objects and call the library,
 * whatever thread level the program asked for.  So either there are none; or
 * the program has asked for a level at which no other thread calls the library
 * meanwhile, and the wait is not for an object.
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
