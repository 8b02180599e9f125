/* np: 2 3  args: thread 3  cflags: -pthread  lines: 0 */
/* np: 2  args: thread 1  cflags: -pthread  lines: 0 */
/* np: 2  args: nested 0  cflags: -pthread  lines: 0 */
/* np: 2  args: plain 1  cflags: -pthread  lines: 0 */
/* np: 2  args: lock 2  cflags: -pthread  lines: 0 */
/* np: 2  args: lock 2  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2  args: relock 2  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2 3  args: alarm 0  lines: 0 */
/* np: 2  args: alarm_early 0  lines: 0 */
/* np: 2  args: timer_thread 0  lines: 0 */
/* np: 2 3  args: fork 0  lines: 0 */
/* np: 2  args: fork_twice 0  lines: 0 */
/* np: 2  args: other_alarm 0  worlds: node (shmem_ptr needs mapped memory)  lines: 0 */
/* np: 2  args: other_fork 0  worlds: node (shmem_ptr needs mapped memory)  lines: 0 */
/* np: 2 3  args: nobody 0  status: 1  lines: 1  match: ^shmem: PE 0/[23] on [^ ]+: shmem_long_wait_until: waits for PE 1 \((pid [0-9]+|on [^ ]+)\), which called shmem_finalize, as all others did \(called at [^ )]+\)$ */
/* np: 2  args: nobody 3  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_wait_until: waits for PE 1 .*, which called shmem_finalize, as all others did \(called at [^ )]+\)$ */
/* np: 2 3  args: event 0  status: 1  lines: 1  match: ^shmem: PE ([12])/[23] on [^ ]+: shmem_wait_event: waits for PE 0 \((pid [0-9]+|on [^ ]+)\), which called shmem_finalize, as all others did \(called at [^ )]+\)$ */
/* np: 2  args: ended 3  cflags: -pthread  status: 1  lines: 1  match: shmem_long_wait_until: waits for PE 1 .*, which called shmem_finalize, as all others did */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a PE that waits when all other PEs are in shmem_finalize already.  The
 * wait is no mistake where a thread of the PE, a signal handler or a child
 * process ends it, whatever thread level the program has asked for; it is one
 * where nothing can.  The second argument is the thread level.
 */
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "threads.h"

/* The other PEs are in shmem_finalize by then. */
#define LATER_US (getenv("SMA_TEST_SHORT") == NULL ? 400000 : 100000)

static long flag, lock, event;
static long *target; /* what a handler or a child stores to */

static int is(const char *how, const char *name)
{
    return strcmp(how, name) == 0;
}

static void *set(void *unused)
{
    (void) unused;
    test_sleep_us(LATER_US);
    shmem_long_atomic_set(&flag, 1, me);
    return NULL;
}

static void *store(void *unused)
{
    (void) unused;
    test_sleep_us(LATER_US);
    __atomic_store_n(target, 1, __ATOMIC_RELEASE);
    return NULL;
}

static void *nothing(void *unused)
{
    return unused;
}

/* The first thread holds the lock; this one waits for it. */
static void *get_lock(void *unused)
{
    (void) unused;
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
    return NULL;
}

static void *clear_lock(void *unused)
{
    (void) unused;
    test_sleep_us(LATER_US);
    shmem_clear_lock(&lock);
    return NULL;
}

static void on_alarm(int signo)
{
    (void) signo;
    __atomic_store_n(target, 1, __ATOMIC_RELEASE);
}

static void on_sigev(union sigval unused)
{
    (void) unused;
    __atomic_store_n(target, 1, __ATOMIC_RELEASE);
}

/* Sends SIGALRM, or starts a thread. */
static void ring_later(int notify)
{
    const struct itimerspec later = {.it_value.tv_nsec = LATER_US * 1000L};
    struct sigevent event = {.sigev_notify = notify};
    timer_t timer;

    if (notify == SIGEV_SIGNAL)
        event.sigev_signo = SIGALRM;
    else
        event.sigev_notify_function = on_sigev;
    CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 &&
              timer_settime(timer, 0, &later, NULL) == 0,
          "no timer");
}

/* A child stores later; with `twice` it is a child of a child that has ended. */
static void fork_storer(int twice)
{
    pid_t pid = fork();

    CHECK(pid >= 0, "no child");
    if (pid != 0) {
        if (twice)
            waitpid(pid, NULL, 0);
        return;
    }
    if (!twice || fork() == 0)
        store(NULL);
    _exit(0);
}

/* PE 0 waits.  What ends the wait begins before the wait. */
static void wait_alone(const char *how)
{
    pthread_t thread = pthread_self();

    if (is(how, "lock")) {
        shmem_set_lock(&lock);
        thread = thread_start(get_lock, NULL);
        test_sleep_us(LATER_US);
        shmem_clear_lock(&lock);
        thread_join(thread);
        return;
    }
    if (is(how, "relock")) { /* the other thread gives the lock back */
        shmem_set_lock(&lock);
        thread = thread_start(clear_lock, NULL);
        shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
        thread_join(thread);
        return;
    }
    if (is(how, "ended"))
        thread_join(thread_start(nothing, NULL));
    if (is(how, "alarm"))
        signal(SIGALRM, on_alarm);
    if (is(how, "alarm") || is(how, "alarm_early"))
        ring_later(SIGEV_SIGNAL);
    if (is(how, "timer_thread"))
        ring_later(SIGEV_THREAD);
    if (is(how, "fork") || is(how, "fork_twice"))
        fork_storer(is(how, "fork_twice"));
    if (is(how, "thread") || is(how, "nested") || is(how, "plain"))
        thread = thread_start(is(how, "plain") ? store : set, NULL);
    shmem_long_wait_until(target, SHMEM_CMP_EQ, 1);
    if (is(how, "thread") || is(how, "nested") || is(how, "plain"))
        thread_join(thread);
}

/* Another PE stores to the memory of PE 0 while it is in shmem_finalize. */
static void store_from_afar(const char *how)
{
    if (strncmp(how, "other_", 6) != 0)
        return;
    target = shmem_ptr(target, 0);
    CHECK(target != NULL, "no address");
    if (is(how, "other_fork")) {
        fork_storer(0);
        return;
    }
    signal(SIGALRM, on_alarm);
    ring_later(SIGEV_SIGNAL);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "nobody";
    int provided;

    if (is(how, "alarm_early"))
        signal(SIGALRM, on_alarm);
    CHECK(shmem_init_thread(argc > 2 ? atoi(argv[2]) : 0, &provided) == 0 &&
              provided == SHMEM_THREAD_MULTIPLE,
          "provided is %d", provided);
    if (is(how, "nested")) {
        CHECK(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0,
              "no nested start");
        shmem_finalize();
    }
    me = shmem_my_pe();
    npes = shmem_n_pes();
    target = &flag;
    if (is(how, "fork") || is(how, "fork_twice") || is(how, "other_fork")) {
        target = shmem_calloc(1, sizeof *target); /* a child shares the heap */
        CHECK(target != NULL, "no memory");
    }
    shmem_barrier_all();
    if (is(how, "event")) {
        if (me == npes - 1) /* events are words of PE 0 */
            shmem_wait_event(&event);
    } else if (me == 0)
        wait_alone(how);
    else if (me == 1)
        store_from_afar(how);
    shmem_finalize();
    return 0;
}
