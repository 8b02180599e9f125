/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Whether only other PEs can end a wait, and the end of the process with
 * the last thread of the program.
 *
 * Threads and signal handlers that appear during the start are those of the
 * library, and of libraries that it loads.  But if the program already has
 * other threads then, these may create more of them and install handlers
 * meanwhile; in this case nothing is taken for the library's own.
 */
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include "base/program.h"

enum {
    SIGNALS = 65,
    THREADS = 64, /* the most threads of the library that are told apart */
};

typedef void handler(int);

/* The start sets these variables before other threads of the program call the
 * library; afterwards they are only read. */
static bool was_alone; /* the program had one thread before this start */
static handler *handler_before[SIGNALS]; /* before this start */
static handler *handler_own[SIGNALS];    /* set in a start */

/* The library's threads.  A thread that watches (see below) may read them while a
 * further start writes them: all accesses are atomic and relaxed, and what it finds
 * are the numbers of threads that were the library's in one of the two starts. */
static int own[THREADS];
static int nown;
static int watcher; /* the library's, too; 0: nobody watches */

/* ------------------------------------------------------------------ threads */

static int this_thread(void)
{
    return (int) syscall(SYS_gettid);
}

static bool is_own(int tid)
{
    int n = __atomic_load_n(&nown, __ATOMIC_RELAXED);

    for (int i = 0; i < n; i++)
        if (__atomic_load_n(&own[i], __ATOMIC_RELAXED) == tid)
            return true;
    return __atomic_load_n(&watcher, __ATOMIC_RELAXED) == tid;
}

/* Is it the first thread of the process, which has ended?  The system lists no other
 * one that has. */
static bool has_ended(int tid)
{
    int unused;

    return tid == getpid() && sma_first_thread_has_ended(tid, &unused);
}

/* Are all threads but the calling one the library's, or have they ended? */
static bool has_one_thread(void)
{
    int tid[THREADS], n, me = this_thread();
    struct stat task;

    /* The number of links is 2 more than that of the threads: this is faster
     * than a list, and with SHMEM_CHECK=2 each collective asks. */
    if (stat("/proc/self/task", &task) == 0 && task.st_nlink == 3)
        return true;
    n = sma_list_threads(tid, THREADS);
    if (n < 1 || n > THREADS)
        return false;
    for (int i = 0; i < n; i++)
        if (tid[i] != me && !is_own(tid[i]) && !has_ended(tid[i]))
            return false;
    return true;
}

/* Takes all threads but the calling one for the library's. */
static void own_all(void)
{
    int tid[THREADS], n = sma_list_threads(tid, THREADS), me = this_thread();
    int count = 0;

    for (int i = 0; i < n && n <= THREADS; i++)
        if (tid[i] != me)
            __atomic_store_n(&own[count++], tid[i], __ATOMIC_RELAXED);
    __atomic_store_n(&nown, count, __ATOMIC_RELAXED);
}

/* ----------------------------------------------------------------- handlers */

/* The handler of a signal, or NULL. */
static handler *handler_of(int signo)
{
    struct sigaction act;

    if (sigaction(signo, NULL, &act) != 0 || act.sa_handler == SIG_DFL ||
        act.sa_handler == SIG_IGN)
        return NULL;
    return act.sa_handler; /* a union with sa_sigaction */
}

/* Does a function lie in a shared library? */
static bool is_in_library(handler *h)
{
    struct sma_file file;
    void *address;

    memcpy(&address, &h, sizeof address);
    file = sma_program_file(address);
    return file.name != NULL && file.name[0] != '\0';
}

/* Is it a signal of a fault, with the handler of a run-time library?  Run-time
 * libraries, Fortran's among them, have one handler for all signals that would
 * dump a core; the handler reports the fault and ends the program.  SIGSEGV has
 * the handler, too. */
static bool is_of_faults(int signo, handler *h)
{
    static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL,  SIGFPE,  SIGABRT,
                                SIGTRAP, SIGSYS, SIGQUIT, SIGXCPU, SIGXFSZ};

    for (size_t i = 0; i < sizeof fatal / sizeof fatal[0]; i++)
        if (signo == fatal[i])
            return h == handler_of(SIGSEGV) && is_in_library(h);
    return false;
}

/* Does the program have a signal handler of its own? */
static bool has_handlers(void)
{
    for (int signo = 1; signo < SIGNALS; signo++) {
        handler *h = handler_of(signo);

        if (h != NULL && h != handler_own[signo] && !is_of_faults(signo, h))
            return true;
    }
    return false;
}

/* ---------------------------------------------------------------- processes */

/* May another process share the symmetric memory of this one?  A child of fork
 * does, and so do its own children, whose parent may have ended.  The second
 * question finds children that were made otherwise; it fails if there are
 * none. */
static bool has_children(void)
{
    siginfo_t info;

    return sma_self.has_forked ||
           waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT | __WALL) == 0 ||
           errno != ECHILD;
}

/* ---------------------------------------------------------- the last thread */

/*
 * A process whose last thread ends by pthread_exit exits with status 0: glibc sees
 * to that.  The threads of the library, and of those it has loaded, would keep the
 * process for ever.  As long as the thread that has started the library is there,
 * this is not the last one that ends; so only its end makes the library look, and
 * then a thread of its own looks until the last one has ended.
 */
static void *watch(void *unused)
{
    const struct timespec rest = {.tv_nsec = 100000000};

    (void) unused;
    __atomic_store_n(&watcher, this_thread(), __ATOMIC_RELAXED);
    while (!has_one_thread())
        nanosleep(&rest, NULL);
    exit(0);
}

static void begin_watch(void)
{
    static bool watches;
    pthread_t thread;
    sigset_t all, old;

    if (__atomic_exchange_n(&watches, true, __ATOMIC_RELAXED))
        return;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    if (pthread_create(&thread, NULL, watch, NULL) == 0)
        pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

static pthread_key_t starter; /* of a thread that has started the library */
static bool has_starter;

/* Such a thread ends.  Destructors are called in some rounds while there are values:
 * in the last one all destructors of the program have been called. */
static void on_end(void *value)
{
    uintptr_t round = (uintptr_t) value;

    if (round < PTHREAD_DESTRUCTOR_ITERATIONS)
        pthread_setspecific(starter, (void *) (round + 1));
    else if (has_one_thread())
        exit(0);
    else
        begin_watch();
}

static void mark_starter(void)
{
    if (nown > 0 && !has_starter)
        has_starter = pthread_key_create(&starter, on_end) == 0;
    if (has_starter)
        pthread_setspecific(starter, (void *) (uintptr_t) 1);
}

/* -------------------------------------------------------------------- start */

void sma_sole_waiter_prepare(void)
{
    if (sma_count_threads() == 1)
        own_all(); /* the thread of a sanitizer */
    was_alone = has_one_thread();
    for (int signo = 1; signo < SIGNALS; signo++)
        handler_before[signo] = handler_of(signo);
}

void sma_sole_waiter_start(void)
{
    if (!was_alone)
        return;
    own_all();
    for (int signo = 1; signo < SIGNALS; signo++) {
        handler *before = handler_before[signo], *h = handler_of(signo);

        /* a handler of the library may call the one before it */
        if (h != before && (before == NULL || is_of_faults(signo, before)))
            handler_own[signo] = h;
    }
    mark_starter();
}

bool sma_only_others(enum sma_ends ends)
{
    return has_one_thread() &&
           (ends == SMA_ENDS_BY_CALL || (!has_children() && !has_handlers()));
}
