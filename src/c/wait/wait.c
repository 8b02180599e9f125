/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slow path of a wait (wait/wait.h), after the first polls have failed.
 */
#include <sched.h>
#include <stdio.h>
#include <time.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/msg.h"
#include "shared/job.h"
#include "wait/wait.h"

enum {
    YIELDS = 2000,   /* polls that yield before the first sleep */
    LOOK_EVERY = 64, /* polls between two calls of the hooks */
    NET_SPIN = 100,  /* polls with a transport before the first yield */
    NET_EVERY = 16,  /* of which one makes progress with transfers */
};

/* Seconds that a wait for a word of another host rests between two polls: at
 * most; so that it sleeps; and so that it calls the hooks at each poll. */
#define REST_MOST 10e-3
#define REST_NAP 50e-6
#define REST_LOOK 1e-3

uint32_t sma_spin;
bool sma_crowded, sma_serves_in_calls, sma_reports_polls;
struct sma_wait_hooks sma_wait_hooks;

static void nap(unsigned microseconds)
{
    const struct timespec t = {.tv_nsec = (long) microseconds * 1000};

    if (sma_wait_hooks.nap != NULL)
        sma_wait_hooks.nap(microseconds);
    else
        nanosleep(&t, NULL);
}

/*
 * How long waits spin in a job that has a transport: SMA_SPIN_NET polls if
 * transfers have made progress since a wait last came here, SMA_SPIN if none
 * have.  PEs of one host whose spin is shorter than a turn of progress would
 * keep each other in the slow path, as each finds the other in such a turn.
 */
static bool has_news;

static void adapt_spin(struct sma_wait *w)
{
    bool news = __atomic_exchange_n(&has_news, false, __ATOMIC_RELAXED);
    uint32_t spin = news ? SMA_SPIN_NET : SMA_SPIN;

    __atomic_store_n(&sma_spin, spin, __ATOMIC_RELAXED);
    if (w->polls > spin)
        w->polls = spin + 1;
}

/* Makes progress with transfers; returns whether there was any. */
static bool progress(void)
{
    if (!sma_wait_hooks.progress())
        return false;
    __atomic_store_n(&has_news, true, __ATOMIC_RELAXED);
    return true;
}

void sma_wait_slow(struct sma_wait *w, const struct sma_about *about)
{
    uint32_t slow = w->polls - __atomic_load_n(&sma_spin, __ATOMIC_RELAXED);

    w->polls++;
    if (slow < NET_SPIN && !sma_crowded && sma_wait_hooks.progress != NULL) {
        if (slow == 0)
            adapt_spin(w);
        if (slow % NET_EVERY == 0)
            progress();
        else
            sma_relax();
        return;
    }
    w->idle++;
    if (sma_wait_hooks.progress != NULL && progress())
        w->idle = 0;
    /* sma_follow_job_end loads `end` again with acquire */
    if (unlikely(__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
                 SMA_JOB_GOES_ON))
        sma_follow_job_end();
    if (slow % LOOK_EVERY == LOOK_EVERY - 1 || w->exited)
        sma_wait_hooks.look_for_exited(w);
    if (slow % LOOK_EVERY == LOOK_EVERY - 1 || w->idle >= YIELDS)
        sma_wait_hooks.poll(w, about);
    if (w->idle < YIELDS)
        sched_yield();
    else
        nap(w->idle < 2 * YIELDS ? 50 : 200);
}

/* Makes progress until a time, and sleeps while there is nothing to do. */
static void rest_until(double until)
{
    double left;

    while (left = until - sma_now(), left > 0) {
        if (sma_wait_hooks.progress != NULL && sma_wait_hooks.progress())
            continue;
        if (left > REST_NAP)
            nap((unsigned) (left * 1e6));
        else
            sched_yield();
    }
}

void sma_wait_far(struct sma_wait *w, const struct sma_about *about)
{
    double now = sma_now(), rest;

    if (w->begun == 0)
        w->begun = now;
    rest = (now - w->begun) / 8;
    if (rest > REST_MOST)
        rest = REST_MOST;
    w->polls++;
    /* sma_follow_job_end loads `end` again with acquire */
    if (unlikely(__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
                 SMA_JOB_GOES_ON))
        sma_follow_job_end();
    if (w->polls % LOOK_EVERY == 0 || rest > REST_LOOK || w->exited) {
        sma_wait_hooks.look_for_exited(w);
        sma_wait_hooks.poll(w, about);
    }
    rest_until(now + rest);
}
