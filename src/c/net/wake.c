/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The sleep of the thread that serves peers (thread.c), and what wakes it.
 */
#include "net/protocol.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

static int wakeup = -1; /* eventfd that ends the sleep of the thread */

/* Does the thread sleep until something arrives or it is woken? */
static bool sleeps;

void sma_net_open_wakeup(void)
{
    wakeup = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wakeup < 0)
        sma_net_client->fatal("eventfd: %s", strerror(errno));
}

void sma_net_close_wakeup(void)
{
    close(wakeup);
    wakeup = -1;
}

void sma_net_wake(void)
{
    const uint64_t one = 1;

    if (wakeup < 0)
        return;
    while (write(wakeup, &one, sizeof one) < 0 && errno == EINTR)
        ;
}

void sma_net_wake_sleeper(void)
{
    if (__atomic_load_n(&sleeps, __ATOMIC_SEQ_CST) &&
        __atomic_exchange_n(&sleeps, false, __ATOMIC_SEQ_CST))
        sma_net_wake();
}

/* A wake-up has ended a nap of the thread.  It may have been meant for the sleep
 * that follows the naps, so the thread leaves out its next sleep. */
static bool woken;

/* Reads all wake-ups so far, so that wakeup is readable after the next one. */
static void drain_wakeup(void)
{
    uint64_t times;

    while (read(wakeup, &times, sizeof times) < 0 && errno == EINTR)
        ;
    woken = true;
}

void sma_net_nap_thread(unsigned microseconds)
{
    struct pollfd fd = {.fd = wakeup, .events = POLLIN};
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    if (ppoll(&fd, 1, &limit, NULL) > 0)
        drain_wakeup();
}

/* Sleeps until something arrives, or the limit is over, or the thread is
 * woken. */
static void sleep_for_work(bool (*arm)(void), const struct timespec *limit)
{
    struct pollfd fds[2] = {{.fd = wakeup, .events = POLLIN},
                            {.fd = sma_net_any_fd, .events = POLLIN}};

    if (arm() && ppoll(fds, 2, limit, NULL) > 0 &&
        (fds[0].revents & POLLIN) != 0)
        drain_wakeup(); /* the caller arms a new channel, too */
}

/*
 * A thread of the program that opens a bundle first counts the bundle and then
 * reads `sleeps`; this thread first sets `sleeps` and then reads the count.
 * Both are sequentially consistent, so at least one of them sees the other.
 */
void sma_net_sleep(bool (*arm)(void))
{
    if (!woken) {
        __atomic_store_n(&sleeps, true, __ATOMIC_SEQ_CST);
        if (__atomic_load_n(&sma_net_open_bundles, __ATOMIC_SEQ_CST) == 0)
            sleep_for_work(arm, NULL);
        __atomic_store_n(&sleeps, false, __ATOMIC_SEQ_CST);
    }
    woken = false;
}

void sma_net_sleep_at_most(bool (*arm)(void), unsigned microseconds)
{
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    sleep_for_work(arm, &limit);
}
