/* np: 1 2  worlds: node mixed (the static data of PEs of one host are shared) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests what a program gives before shmem_init: handlers of pthread_atfork, which lock
 * and unlock a mutex, and change static data in the child; and a timer, whose handler
 * counts.  It fails when a child changes the data of its PE, and when a count is lost.
 */
#include <pthread.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>

#include "test.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int in_child, in_parent;
static long *elsewhere; /* counts, too, in memory that is not static */
static volatile long ticks;
static char data[1 << 25] = {1}; /* copying it takes a while */

static void before(void)
{
    pthread_mutex_lock(&mutex);
}

static void parent(void)
{
    in_parent++;
    pthread_mutex_unlock(&mutex);
}

static void child(void)
{
    in_child++;
    pthread_mutex_unlock(&mutex);
}

static void tick(int sig)
{
    (void) sig;
    ticks++;
    ++*elsewhere;
}

static void set_timer(long microseconds)
{
    const struct itimerval every = {{0, microseconds}, {0, microseconds}};

    CHECK(setitimer(ITIMER_REAL, &every, NULL) == 0, "no timer");
}

int main(void)
{
    int status;
    pid_t pid;

    elsewhere = calloc(1, sizeof *elsewhere);
    memset(data, 2, sizeof data);
    pthread_atfork(before, parent, child);
    signal(SIGALRM, tick);
    set_timer(20);
    test_init();
    set_timer(0);
    CHECK(ticks == *elsewhere, "%ld ticks, not %ld", ticks, *elsewhere);
    for (int i = 1; i <= 20; i++) {
        pid = fork();
        if (pid == 0)
            _exit(in_child == 1 && in_parent == i - 1 ? 0 : 1);
        CHECK(pid > 0 && waitpid(pid, &status, 0) == pid && status == 0,
              "child %d ends with %d", i, status);
        CHECK(in_child == 0 && in_parent == i, "in_child is %d, in_parent %d",
              in_child, in_parent);
    }
    return test_end();
}
