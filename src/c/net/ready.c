/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What a network library does not tell but ends the process for is looked for before
 * it is loaded.
 */
#include "net/ready.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/base.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "shared/cause.h"

/* ----------------------------------------------------------------- threads */

/* A thread that is only there. */
struct waiter {
    pthread_t thread;
    pid_t tid;
    pthread_mutex_t *gate;
};

static void *wait_at_gate(void *arg)
{
    struct waiter *w = arg;

    __atomic_store_n(&w->tid, (pid_t) syscall(SYS_gettid), __ATOMIC_RELAXED);
    pthread_mutex_lock(w->gate);
    pthread_mutex_unlock(w->gate);
    return NULL;
}

/* Waits until the system no longer counts the thread, which is a little after
 * pthread_join returns. */
static void forget(struct waiter *w)
{
    pthread_join(w->thread, NULL);
    while (syscall(SYS_tgkill, getpid(), w->tid, 0) == 0)
        sched_yield();
}

/*
 * All PEs of the host make their threads before any ends them: so there is room for
 * all of them at a time.
 */
void sma_ready_for_threads(int n, const char *whose)
{
    enum { MOST = 4 };
    struct waiter w[MOST];
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

    pthread_mutex_lock(&gate);
    for (int i = 0; i < n && i < MOST; i++) {
        int err;

        w[i].gate = &gate;
        err = pthread_create(&w[i].thread, NULL, wait_at_gate, &w[i]);
        if (err != 0)
            sma_fatal(NULL,
                      "%s needs %d thread%s, which cannot be started: %s%s",
                      whose, n, n > 1 ? "s" : "", strerror(err),
                      sma_cause(SMA_CAUSE_THREAD, err, 0));
    }
    sma_boot_barrier("there is room for threads");
    pthread_mutex_unlock(&gate);
    for (int i = 0; i < n && i < MOST; i++)
        forget(&w[i]);
}

/* --------------------------------------------------------- the host's name */

void sma_ready_to_load(const struct sma_wire_row *wire)
{
    size_t n = strlen(sma_host());

    if (wire->host_name > 0 && n > (size_t) wire->host_name)
        sma_fatal(NULL,
                  "%s ends this process when it is loaded, as the name of this "
                  "host has %zu characters; give the host a shorter name",
                  wire->title, n);
}
