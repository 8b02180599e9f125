/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The thread that serves peers while the program computes.
 */
#include "net/ucx/ucx.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

static pthread_t thread;
static bool has_thread;
static bool thread_ends; /* asks the thread to end */
static int wakeup = -1;  /* eventfd that ends the sleep of the thread */

void sma_ucx_wake(void)
{
    const uint64_t one = 1;

    if (!has_thread)
        return;
    while (write(wakeup, &one, sizeof one) < 0 && errno == EINTR)
        ;
}

/* Reads all wake-ups so far, so that wakeup is readable after the next one. */
static void drain_wakeup(void)
{
    uint64_t times;

    while (read(wakeup, &times, sizeof times) < 0 && errno == EINTR)
        ;
}

/* From now on the descriptor of each channel becomes readable when there is
 * something to do.  Returns false when there is something to do already. */
static bool arm(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL;
         c = next_channel(c)) {
        ucs_status_t status = ucp_worker_arm(c->worker);

        if (status == UCS_ERR_BUSY)
            return false;
        sma_ucx_check(status, "ucp_worker_arm");
    }
    return true;
}

/* Nanoseconds of the shortest and of the longest nap. */
enum { SHORT_NAP = 50000, LONG_NAP = 1600000 };

/* Sleeps for some time, whatever arrives; a new channel and the end of the
 * thread end the sleep. */
static void nap(long nanoseconds)
{
    struct pollfd fd = {.fd = wakeup, .events = POLLIN};
    const struct timespec t = {.tv_nsec = nanoseconds};

    if (ppoll(&fd, 1, &t, NULL) > 0)
        drain_wakeup();
}

/* Sleeps until something arrives. */
static void sleep_for_work(void)
{
    struct pollfd fds[2] = {{.fd = wakeup, .events = POLLIN},
                            {.fd = sma_ucx_any_fd, .events = POLLIN}};

    if (arm() && poll(fds, 2, -1) > 0 && (fds[0].revents & POLLIN) != 0)
        drain_wakeup(); /* and arms the new channel */
}

/*
 * Does the program poll?  If it has polled since *seen, it may have begun to
 * compute meanwhile, so the thread looks for a moment whether it goes on.  One
 * turn of progress with large transfers takes longer than that moment.
 */
static bool program_polls(unsigned *seen)
{
    unsigned before = __atomic_load_n(&sma_ucx_polls, __ATOMIC_RELAXED);

    if (before == *seen)
        return sma_ucx_is_in_progress();
    nap(SHORT_NAP);
    *seen = __atomic_load_n(&sma_ucx_polls, __ATOMIC_RELAXED);
    return *seen != before || sma_ucx_is_in_progress();
}

/*
 * The thread.  While the program polls, the thread would only take the
 * processor and the worker from it, so the thread naps and then looks again.
 * When the program computes, the thread sleeps until something arrives, and
 * makes progress.
 *
 * Each nap is twice as long as the one before, so that a program that waits for
 * long pays little.  After the thread has served a peer the naps are short
 * again: the program calls libsma between computations, and soon computes
 * again.
 */
static void *serve_peers(void *unused)
{
    unsigned seen = __atomic_load_n(&sma_ucx_polls, __ATOMIC_RELAXED);
    long length = SHORT_NAP;

    (void) unused;
    /* pairs with the release in sma_ucx_end_thread */
    while (!__atomic_load_n(&thread_ends, __ATOMIC_ACQUIRE)) {
        if (program_polls(&seen)) {
            nap(length);
            length = length < LONG_NAP ? 2 * length : LONG_NAP;
            continue;
        }
        if (sma_ucx_progress_each())
            length = SHORT_NAP;
        else
            sleep_for_work();
    }
    return NULL;
}

void sma_ucx_serve(void)
{
    int err;

    wakeup = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wakeup < 0)
        sma_ucx_client->fatal("no eventfd: %s", strerror(errno));
    err = pthread_create(&thread, NULL, serve_peers, NULL);
    if (err != 0)
        sma_ucx_client->fatal("no thread to serve other PEs: %s",
                              strerror(err));
    has_thread = true;
}

void sma_ucx_end_thread(void)
{
    if (!has_thread)
        return;
    /* pairs with the acquire in serve_peers */
    __atomic_store_n(&thread_ends, true, __ATOMIC_RELEASE);
    sma_ucx_wake();
    pthread_join(thread, NULL);
    close(wakeup);
    has_thread = false;
    thread_ends = false;
}
