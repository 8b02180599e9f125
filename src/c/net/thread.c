/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The thread that serves peers while the program computes.
 */
#include "net/protocol.h"

#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <time.h>

#include "shared/cpus.h"

static pthread_t thread;
static bool has_thread;
static bool thread_ends; /* asks the thread to end */

/* ------------------------------------------------------------------- sleep */

static int wakeup = -1; /* eventfd that ends the sleep of the thread */

/* Does the thread sleep until something arrives or it is woken? */
static bool sleeps;

void sma_net_wake(void)
{
    if (wakeup >= 0)
        eventfd_write(wakeup, 1); /* never waits */
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
    eventfd_t times;

    eventfd_read(wakeup, &times);
    woken = true;
}

/* Sleeps for some microseconds, or until the thread is woken. */
static void nap(unsigned microseconds)
{
    struct pollfd fd = {.fd = wakeup, .events = POLLIN};
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    if (ppoll(&fd, 1, &limit, NULL) > 0)
        drain_wakeup();
}

/* From now on the descriptor of each channel becomes readable when there is
 * something to do.  Returns false when there is something to do already. */
static bool arm(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (!sma_net.wire->arm(c->lane))
            return false;
    /* what came before a lane was armed may not make its descriptor readable */
    if (sma_net_progress_finds_nothing())
        return true;
    sma_wake_sleepers();
    return false;
}

/* Sleeps until something arrives, or the limit is over, or the thread is woken; for a
 * millisecond at most if a lane has no descriptor. */
static void sleep_for_work(const struct timespec *limit)
{
    static const struct timespec look = {.tv_nsec = 1000000};
    struct pollfd fds[1 + SMA_FORMAT_CHANNELS] = {
        {.fd = wakeup, .events = POLLIN}};
    nfds_t n = 1;

    if (!arm())
        return;
    for (struct sma_channel *c = &sma_net_main; c != NULL;
         c = next_channel(c)) {
        fds[n++] = (struct pollfd){.fd = c->fd, .events = POLLIN};
        if (c->fd < 0 && (limit->tv_sec > 0 || limit->tv_nsec > look.tv_nsec))
            limit = &look;
    }
    if (ppoll(fds, n, limit, NULL) > 0 && (fds[0].revents & POLLIN) != 0)
        drain_wakeup(); /* the caller arms a new channel, too */
}

/* Is there an open bundle, or a bundle or a request that the wire still has?  A wire may
 * hold it back until it can go on, and need not make a descriptor readable then. */
static bool has_work(void)
{
    return __atomic_load_n(&sma_net_open_bundles, __ATOMIC_SEQ_CST) > 0 ||
           __atomic_load_n(&sma_net_sending, __ATOMIC_SEQ_CST) > 0 ||
           sma_net_has_requests();
}

/*
 * Sleeps until something arrives, the thread is woken or it is time to look whether the
 * job has ended, unless it has work.  A thread of the program that opens a bundle, or
 * starts a request, first counts it and then reads `sleeps`; this thread first sets
 * `sleeps` and then reads the counts.  Between both stands a fence, or both are
 * sequentially consistent: so at least one of them sees the other.
 */
static void sleep_until_woken(void)
{
    const struct timespec between_looks = {.tv_sec = 2};

    if (!woken) {
        __atomic_store_n(&sleeps, true, __ATOMIC_SEQ_CST);
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
        if (!has_work())
            sleep_for_work(&between_looks);
        __atomic_store_n(&sleeps, false, __ATOMIC_SEQ_CST);
    }
    woken = false;
}

/* Sleeps until something arrives or the thread is woken, but no longer than some
 * microseconds. */
static void sleep_at_most(unsigned microseconds)
{
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    sleep_for_work(&limit);
}

/* ----------------------------------------------------------------- service */

enum {
    SHORT_NAP = 50, /* microseconds of the first nap of several */
    /* Each is twice as long as the one before, up to one of these.  Where a wake-up
     * is slow, as in virtual machines, it delays a program that polls. */
    LONG_NAP = 1600,
    POLLED_NAP = 6400, /* while the program polls */
    QUIET_NAPS = 4,    /* naps without a bundle before the thread sleeps */
    /* How long the thread looks whether the program polls.  Where PEs share a
     * processor, a program that polls may not run for a while: the time is for each
     * of them, of so many at most.  In a collective the program polls only between the
     * pieces of data that it combines or copies. */
    LOOK = 50,
    LOOK_LONG = 1000,
    SHARE_MOST = 5,
};

static unsigned look(void)
{
    unsigned share = sma_share < SHARE_MOST ? sma_share : SHARE_MOST;
    bool is_brief =
        share <= 1 && __atomic_load_n(&sma_net_messages, __ATOMIC_RELAXED) == 0;

    return is_brief ? LOOK : LOOK_LONG * share;
}

static unsigned longer(unsigned length, unsigned most)
{
    return 2 * length < most ? 2 * length : most;
}

/*
 * Does the program poll?  If it has polled since *seen, it may have begun to
 * compute meanwhile, so the thread looks for a moment whether it goes on.  One
 * turn of progress with large transfers takes longer than that moment.
 */
static bool program_polls(unsigned *seen)
{
    unsigned before = __atomic_load_n(&sma_net_polls, __ATOMIC_RELAXED);

    if (sma_net_is_in_progress()) {
        *seen = before;
        return true;
    }
    if (before == *seen)
        return false;
    nap(look());
    *seen = __atomic_load_n(&sma_net_polls, __ATOMIC_RELAXED);
    return *seen != before || sma_net_is_in_progress();
}

/* How the thread naps while the program does not poll. */
struct naps {
    unsigned bundle; /* microseconds of the next nap with an open bundle */
    int quiet;       /* naps without one since */
};

/*
 * Naps while the program has operations in open bundles or in flight, or had some a
 * moment ago, then sends what is open.  A nap costs less than a wake-up by each
 * operation that opens a bundle.  What arrives ends the nap.  Returns false
 * when the thread may sleep until it is woken.
 */
static bool nap_for_bundles(struct naps *n)
{
    if (has_work()) {
        n->quiet = 0;
        sleep_at_most(n->bundle);
        sma_net_send_open();
        n->bundle = longer(n->bundle, LONG_NAP);
        return true;
    }
    if (n->bundle > SHORT_NAP && n->quiet++ < QUIET_NAPS) {
        sleep_at_most(LONG_NAP);
        return true;
    }
    *n = (struct naps){.bundle = SHORT_NAP};
    return false;
}

/*
 * Ends this process, as a launcher does, when another PE of this host has ended the job
 * some seconds ago.  The launcher cannot do so where the network of the host has failed,
 * and a program that computes, or reaches only PEs of its host, does not notice.
 */
static void end_without_launcher(void)
{
    enum { LAUNCHERS_TAKE = 5 }; /* seconds */
    static double since;
    static bool told;

    if (told || __atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) ==
                    SMA_JOB_GOES_ON)
        return;
    if (since == 0)
        since = sma_now();
    told = sma_now() - since > LAUNCHERS_TAKE;
    if (told)
        kill(getpid(), SIGTERM);
}

/*
 * The thread.  While the program polls, the thread would only take the
 * processor and the worker from it, so the thread naps and then looks again.
 * When the program computes, the thread makes progress, and sleeps until
 * something arrives.
 *
 * Each nap is twice as long as the one before, so that a program that waits for
 * long pays little.  After the thread has served a peer the naps are short
 * again: the program calls libsma between computations, and soon computes
 * again.
 */
static void *serve_peers(void *unused)
{
    unsigned seen = __atomic_load_n(&sma_net_polls, __ATOMIC_RELAXED);
    unsigned length = SHORT_NAP;
    struct naps naps = {.bundle = SHORT_NAP};

    (void) unused;
    /* pairs with the release in sma_net_end_thread */
    while (!__atomic_load_n(&thread_ends, __ATOMIC_ACQUIRE)) {
        end_without_launcher();
        if (program_polls(&seen)) {
            sma_net_send_open();
            nap(length);
            length = longer(length, POLLED_NAP);
        } else if (sma_net_progress_each()) {
            sma_wake_sleepers();
            length = SHORT_NAP;
        } else if (!nap_for_bundles(&naps)) {
            sleep_until_woken();
        }
    }
    return NULL;
}

/* Runs this thread on the processor that SHMEM_SERVICE_THREAD gives to the
 * serving thread of this PE. */
static void use_processor_of_service(void)
{
    const struct sma_cpus *list = &sma_env.serve_cpus;
    struct sma_cpus one;
    int cpu =
        sma_cpus_pick(list, sma_topology.host_me % sma_cpus_count(list), &one);

    if (!sma_cpus_use(&one))
        sma_fatal(NULL,
                  "SHMEM_SERVICE_THREAD: this PE is not allowed to run on "
                  "processor %d",
                  cpu);
}

static void begin_thread(void)
{
    int err;

    wakeup = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wakeup < 0)
        sma_fatal(NULL, "eventfd: %s", strerror(errno));
    err = pthread_create(&thread, NULL, serve_peers, NULL);
    if (err != 0)
        sma_fatal(NULL,
                  "the thread that serves other PEs cannot be started: %s%s",
                  strerror(err), sma_cause(SMA_CAUSE_THREAD, err, 0));
    has_thread = true;
}

void sma_net_serve(void)
{
    struct sma_cpus mine;
    sigset_t mask;

    if (sma_net.wire == NULL || sma_env.serve == SMA_SERVE_NO)
        return;
    if (sma_env.serve == SMA_SERVE_PLACED) {
        sma_cpus_get(&mine);
        use_processor_of_service(); /* which its new thread inherits */
    }
    sma_net_block_signals(&mask);
    begin_thread();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    if (sma_env.serve == SMA_SERVE_PLACED)
        sma_cpus_use(&mine);
}

void sma_net_end_thread(void)
{
    if (!has_thread)
        return;
    /* pairs with the acquire in serve_peers */
    __atomic_store_n(&thread_ends, true, __ATOMIC_RELEASE);
    sma_net_wake();
    pthread_join(thread, NULL);
    close(wakeup);
    wakeup = -1;
    has_thread = false;
    thread_ends = false;
}
