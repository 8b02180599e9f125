/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The thread that serves peers while the program computes.
 */
#include "net/ucx/bundle.h"

#include <pthread.h>
#include <string.h>

static pthread_t thread;
static bool has_thread;
static bool thread_ends; /* asks the thread to end */

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

enum {
    FIRST_NAP = 200,  /* microseconds, when the program begins to poll */
    LATER_NAP = 1000, /* and while it goes on */
    BUNDLE_NAP = 50,  /* when there is an open bundle, doubled each time */
    QUIET_NAPS = 4,   /* naps without a bundle before the thread sleeps */
};

/* How the thread naps while the program does not poll. */
struct naps {
    unsigned bundle; /* microseconds of the next nap with an open bundle */
    int quiet;       /* naps without one since */
};

/*
 * Naps while the program has operations in open bundles or had some a moment
 * ago, then sends what is open.  A nap costs less than a wake-up by each
 * operation that opens a bundle.  Returns false when the thread may sleep.
 */
static bool nap_for_bundles(struct naps *n)
{
    if (__atomic_load_n(&sma_ucx_open_bundles, __ATOMIC_SEQ_CST) > 0) {
        n->quiet = 0;
        sma_ucx_nap_thread(n->bundle);
        sma_ucx_send_open();
        n->bundle *= n->bundle < LATER_NAP ? 2 : 1;
        return true;
    }
    if (n->bundle > BUNDLE_NAP && n->quiet++ < QUIET_NAPS) {
        sma_ucx_nap_thread(LATER_NAP);
        return true;
    }
    *n = (struct naps){.bundle = BUNDLE_NAP};
    return false;
}

/*
 * The thread.  While the program itself makes progress, a thread that woke up
 * for every message would only take the processor from it.  So the thread then
 * polls again after a while.  When the program computes, the thread sleeps on
 * the descriptor of the channels.
 */
static void *serve_peers(void *unused)
{
    struct naps naps = {.bundle = BUNDLE_NAP};
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
            sma_ucx_send_open();
            sma_ucx_nap_thread(napped ? LATER_NAP : FIRST_NAP);
            napped = true;
            continue;
        }
        napped = false;
        if (nap_for_bundles(&naps))
            continue;
        sma_ucx_sleep(arm);
    }
    return NULL;
}

void sma_ucx_serve(void)
{
    int err;

    sma_ucx_open_wakeup();
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
    sma_ucx_close_wakeup();
    has_thread = false;
    thread_ends = false;
}
