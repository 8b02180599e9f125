/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The thread that serves peers while the program computes.
 */
#include "net/bundle.h"

#include <pthread.h>
#include <string.h>

static pthread_t thread;
static bool has_thread;
static bool thread_ends; /* asks the thread to end */

/* From now on the descriptor of each channel becomes readable when there is
 * something to do.  Returns false when there is something to do already. */
static bool arm(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (!sma_net_wire->arm(c->lane))
            return false;
    /* what came before a lane was armed may not make its descriptor readable */
    if (sma_net_progress_finds_nothing())
        return true;
    sma_net_client->arrived();
    return false;
}

enum {
    SHORT_NAP = 50, /* microseconds of the first nap of several */
    /* Each is twice as long as the one before, up to one of these.  Where a wake-up
     * is slow, as in virtual machines, it delays a program that polls. */
    LONG_NAP = 1600,
    POLLED_NAP = 6400, /* while the program polls */
    QUIET_NAPS = 4,    /* naps without a bundle before the thread sleeps */
    /* How long the thread looks whether the program polls.  Where PEs share a
     * processor, a program that polls may not run for a while: the time is for each
     * of them, of so many at most. */
    LOOK = 50,
    LOOK_SHARED = 1000,
    SHARE_MOST = 5,
};

static unsigned look(void)
{
    unsigned share = sma_net_client->share;

    return share <= 1 ? LOOK
                      : LOOK_SHARED * (share < SHARE_MOST ? share : SHARE_MOST);
}

static unsigned longer(unsigned nap, unsigned most)
{
    return 2 * nap < most ? 2 * nap : most;
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
    sma_net_nap_thread(look());
    *seen = __atomic_load_n(&sma_net_polls, __ATOMIC_RELAXED);
    return *seen != before || sma_net_is_in_progress();
}

/* How the thread naps while the program does not poll. */
struct naps {
    unsigned bundle; /* microseconds of the next nap with an open bundle */
    int quiet;       /* naps without one since */
};

/*
 * Naps while the program has operations in open bundles or had some a moment
 * ago, then sends what is open.  A nap costs less than a wake-up by each
 * operation that opens a bundle.  What arrives ends the nap.  Returns false
 * when the thread may sleep until it is woken.
 */
static bool nap_for_bundles(struct naps *n)
{
    if (__atomic_load_n(&sma_net_open_bundles, __ATOMIC_SEQ_CST) > 0) {
        n->quiet = 0;
        sma_net_sleep_at_most(arm, n->bundle);
        sma_net_send_open();
        n->bundle = longer(n->bundle, LONG_NAP);
        return true;
    }
    if (n->bundle > SHORT_NAP && n->quiet++ < QUIET_NAPS) {
        sma_net_sleep_at_most(arm, LONG_NAP);
        return true;
    }
    *n = (struct naps){.bundle = SHORT_NAP};
    return false;
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
        if (program_polls(&seen)) {
            sma_net_send_open();
            sma_net_nap_thread(length);
            length = longer(length, POLLED_NAP);
        } else if (sma_net_progress_each()) {
            sma_net_client->arrived();
            length = SHORT_NAP;
        } else if (!nap_for_bundles(&naps)) {
            sma_net_sleep(arm);
        }
    }
    return NULL;
}

void sma_net_serve(void)
{
    int err;

    sma_net_open_wakeup();
    err = pthread_create(&thread, NULL, serve_peers, NULL);
    if (err != 0)
        sma_net_client->fatal("the thread that serves other PEs cannot be "
                              "started: %s%s",
                              strerror(err),
                              sma_cause(SMA_CAUSE_THREAD, err, 0));
    has_thread = true;
}

void sma_net_end_thread(void)
{
    if (!has_thread)
        return;
    /* pairs with the acquire in serve_peers */
    __atomic_store_n(&thread_ends, true, __ATOMIC_RELEASE);
    sma_net_wake();
    pthread_join(thread, NULL);
    sma_net_close_wakeup();
    has_thread = false;
    thread_ends = false;
}
