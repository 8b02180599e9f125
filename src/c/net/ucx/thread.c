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

/*
 * The thread.  While the program itself makes progress, a thread that woke up
 * for every message would only take the processor from it.  So the thread then
 * polls again after a while.  When the program computes, the thread sleeps on
 * the descriptor of the channels.
 */
static void *serve_peers(void *unused)
{
    struct pollfd fds[2] = {{.fd = wakeup, .events = POLLIN},
                            {.fd = sma_ucx_any_fd, .events = POLLIN}};
    const struct timespec first = {.tv_nsec = 200000},
                          later = {.tv_nsec = 1000000};
    unsigned seen = __atomic_load_n(&sma_ucx_polls, __ATOMIC_RELAXED);
    bool napped = false;

    (void) unused;
    /* pairs with the release in sma_ucx_end_thread */
    while (!__atomic_load_n(&thread_ends, __ATOMIC_ACQUIRE)) {
        unsigned now;

        sma_ucx_progress_all();
        now = __atomic_load_n(&sma_ucx_polls, __ATOMIC_RELAXED);
        if (now != seen) {
            seen = now;
            if (ppoll(fds, 1, napped ? &later : &first, NULL) > 0)
                drain_wakeup();
            napped = true;
            continue;
        }
        napped = false;
        if (!arm())
            continue;
        if (poll(fds, 2, -1) > 0 && (fds[0].revents & POLLIN) != 0)
            drain_wakeup(); /* and arms the new channel */
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
