/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slow path of a wait (wait/wait.h), after the first polls have failed.
 */
#include <sched.h>

#include "base/env.h"
#include "boot/boot.h"
#include "wait/wait.h"

/* With a transport, a wait first polls without a yield: NET_SPIN times, and anew
 * whenever the transport makes progress; or NET_SPIN_ONCE times, if others need the
 * processor.  One of NET_EVERY polls makes progress, which takes as long as many
 * polls of memory.  A PE that is alone on its host waits for the transport only: each
 * of its NET_SPIN_ALONE polls makes progress, and together they take longer than an
 * answer does. */
enum {
    NET_SPIN = 400,
    NET_SPIN_ALONE = 100,
    NET_SPIN_ONCE = 100,
    NET_EVERY = 16
};

/* Polls between two calls of the hooks, and while the wait does not yield. */
enum { LOOK_EVERY = 64, LOOK_SELDOM = 1024 };

/* Seconds that a wait for a word of another host rests between two polls: at
 * most; so that it sleeps; and so that it calls the hooks at each poll. */
#define REST_MOST 10e-3
#define REST_NAP 50e-6
#define REST_LOOK 1e-3

uint32_t sma_spin;
bool sma_crowded, sma_serves_in_calls, sma_polls_yield, sma_reports_polls;

/*
 * In a job that has a transport, a wait polls memory alone SMA_SPIN_NET times if
 * transfers have made progress since the last wait that came here, and SMA_SPIN
 * times otherwise; then it also makes progress with transfers, which takes as long
 * as many polls.  Two PEs of one host that wait for each other in turn must poll
 * longer than that takes: otherwise each always finds that the other is making
 * progress, and makes progress itself meanwhile.
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

void sma_wait_heard(struct sma_wait *w)
{
    w->idle = 0;
    w->slept = 0;
    __atomic_store_n(&has_news, true, __ATOMIC_RELAXED);
    sma_wake_sleepers();
}

/* Makes progress with transfers.  True: something has arrived, which may be what the
 * wait is for. */
static bool progress(struct sma_wait *w)
{
    bool some = sma_wait_hooks.progress();

    if (some)
        sma_wait_heard(w);
    return some;
}

/* ----------------------------------------------------------------- yielding */

/*
 * A yield costs little as long as nobody else has work for the processor, or
 * those who have wait as well.  But a process that computes keeps the
 * processor until its time slice ends, some milliseconds later, whereas a PE
 * that sleeps gets the processor as soon as it is woken.  So each yield is
 * timed.  When they are slow on average this PE's waits no longer yield but sleep,
 * until one of a few trials is quick again.  A single yield may be slow because
 * another PE had work to do, or the system; some to somebody who computes without end
 * take so long that they make the average slow.  PEs that share a processor and compute
 * for half a millisecond between two waits are not slow: what they do brings the job
 * forward, and a sleep would leave their order to the system.
 */
enum {
    YIELDS = 2000,     /* polls that yield before the first sleep, at most */
    AVERAGED = 4,      /* yields of which the average is taken */
    SLOW_NS = 700000,  /* if it is longer, yields are slow, ... */
    SLOW_NS_PE = 4000, /* ... unless so many PEs took turns: for each of them */
    SLOW_NS_MOST =
        2000000,       /* less than the time slice of a process that computes */
    AT_ONCE_NS = 1500, /* less than a switch to another process and back */
    TRIAL_LEAST = 1000000, /* nanoseconds before the next trial: at first, */
    TRIAL_MOST =
        1000000000, /* and at most, as a trial costs some milliseconds */
};

static struct {
    uint32_t yields;  /* polls of a wait that may yield */
    uint64_t slow_at; /* when the last slow yield was, in nanoseconds */
    uint64_t trial;   /* nanoseconds after it when a yield is tried again */
    int64_t average;  /* of the nanoseconds that a yield takes */
} give = {YIELDS, 0, TRIAL_LEAST, 0};

/* Threads change these variables without order: they only guess. */
#define GET(member) __atomic_load_n(&give.member, __ATOMIC_RELAXED)
#define PUT(member, value) \
    __atomic_store_n(&give.member, (value), __ATOMIC_RELAXED)

static void learn(bool slow)
{
    uint32_t yields = GET(yields);
    uint64_t trial = GET(trial);

    if (slow) {
        PUT(yields, 0);
        PUT(slow_at, sma_now_ns());
        PUT(trial, 2 * trial < TRIAL_MOST ? 2 * trial : TRIAL_MOST);
    } else if (yields < YIELDS) {
        PUT(yields, 2 * yields < YIELDS ? 2 * yields + 1 : YIELDS);
        if (2 * yields >= YIELDS)
            PUT(trial, TRIAL_LEAST);
    }
}

/* Are yields slow?  After some time one yield is tried again. */
static bool are_slow(void)
{
    if (GET(yields) > 0)
        return false;
    if (sma_now_ns() - GET(slow_at) >= GET(trial))
        PUT(yields, 1);
    return true;
}

bool sma_yields_are_slow(void)
{
    return sma_env.wait == SMA_WAIT_SLEEP ||
           (sma_env.wait == SMA_WAIT_AUTO && GET(yields) == 0);
}

static uint64_t slow_yield(void)
{
    uint64_t ns = (uint64_t) SLOW_NS_PE * sma_share;

    if (ns > SLOW_NS_MOST)
        ns = SLOW_NS_MOST;
    return ns > SLOW_NS ? ns : SLOW_NS;
}

/* Has the last yield returned at once, as nobody else can run on this processor? */
static bool is_alone;

static void yield(void)
{
    uint64_t start = sma_now_ns();
    int64_t average = GET(average), took;
    bool slow;

    sched_yield();
    took = (int64_t) (sma_now_ns() - start);
    __atomic_store_n(&is_alone, took < AT_ONCE_NS, __ATOMIC_RELAXED);
    average += (took - average) / AVERAGED;
    slow = (uint64_t) average > slow_yield();
    PUT(average, slow ? 0 : average);
    learn(slow);
}

bool sma_yield(uint32_t polls)
{
    if (sma_env.wait != SMA_WAIT_AUTO) {
        if (sma_env.wait == SMA_WAIT_POLL)
            sched_yield();
        return sma_env.wait == SMA_WAIT_POLL;
    }
    if (are_slow() || polls > GET(yields))
        return false;
    yield();
    return true;
}

/*
 * Where a yield gives the processor to others for long, a wait would sleep at once.
 * But two PEs that run at the same time, on different processors, do thousands of
 * steps in a time slice if they poll, and a wake-up takes longer than a step.  So a
 * wait polls APART times, for some tens of microseconds, before it sleeps, unless
 * another PE was last seen on this processor, which that PE may need.
 */
static bool polls_apart(struct sma_wait *w, uint32_t slow)
{
    enum { APART = 1000 };

    if (slow == 0) {
        w->apart = sma_may_be_apart && sma_wait_hooks.progress == NULL &&
                   sma_env.wait == SMA_WAIT_AUTO;
        if (w->apart)
            sma_stay_apart();
        w->apart =
            w->apart && (sma_crowded || GET(yields) == 0) && sma_is_apart();
    }
    if (!w->apart || slow >= APART)
        return false;
    sma_relax();
    return true;
}

/*
 * On a crowded host each poll yields, in favour of the PE that is awaited.  But if
 * others sleep, nobody else can run, and a yield takes longer than a step of two PEs.
 * So after a yield that returned at once there are some polls of memory alone.
 */
static bool polls_alone(struct sma_wait *w)
{
    enum { POLLS = 64 };

    if (!sma_crowded || w->slept != 0 || w->alone >= POLLS ||
        !__atomic_load_n(&is_alone, __ATOMIC_RELAXED)) {
        w->alone = 0;
        return false;
    }
    w->alone++;
    sma_relax();
    return true;
}

/* ------------------------------------------------------------- the slow path */

/* The polls without a yield, in a job that has a transport. */
static uint32_t spins(void)
{
    return sma_topology.host_n == 1 ? NET_SPIN_ALONE : NET_SPIN;
}

/* A poll without a yield, in such a job.  A message that arrives is most often followed
 * by another one, so the polls are counted anew then.  Returns false when the wait is
 * to call its hooks, or to yield. */
static bool spin_with_progress(struct sma_wait *w, uint32_t slow)
{
    bool alone = sma_topology.host_n == 1;
    bool once = sma_yields_are_slow();

    if (once ? slow >= NET_SPIN_ONCE : w->idle > spins())
        return false;
    if (slow == 0)
        adapt_spin(w);
    if (!alone && slow % NET_EVERY != 0)
        sma_relax();
    else
        progress(w);
    return slow % LOOK_SELDOM != LOOK_SELDOM - 1;
}

void sma_wait_slow(struct sma_wait *w, const struct sma_about *about)
{
    uint32_t slow = w->polls - __atomic_load_n(&sma_spin, __ATOMIC_RELAXED);
    uint32_t spun = 0;

    w->polls++;
    if (polls_apart(w, slow) || polls_alone(w))
        return;
    w->idle++;
    if (!sma_crowded && sma_wait_hooks.progress != NULL) {
        if (spin_with_progress(w, slow))
            return;
        spun = spins();
    }
    if (sma_wait_hooks.progress != NULL && progress(w) &&
        slow % LOOK_EVERY != LOOK_EVERY - 1)
        return;
    /* sma_follow_job_end loads `end` again with acquire */
    if (unlikely(__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
                 SMA_JOB_GOES_ON))
        sma_follow_job_end();
    if (slow % LOOK_EVERY == LOOK_EVERY - 1 || w->exited || w->slept != 0)
        sma_wait_hooks.look_for_exited(w);
    if (slow % LOOK_EVERY == LOOK_EVERY - 1 || w->slept != 0)
        sma_wait_hooks.poll(w, about);
    if (w->slept == 0 && sma_yield(w->idle > spun ? w->idle - spun : 0))
        return;
    if (sma_sleep(w, about)) {
        /* somebody is active: the wait begins anew */
        w->polls = 0;
        w->idle = 0;
        w->slept = 0;
    }
}

/* Makes progress until a time, and sleeps while there is nothing to do. */
static void rest_until(double until)
{
    double left;

    while (left = until - sma_now(), left > 0) {
        if (sma_wait_hooks.progress != NULL && sma_wait_hooks.progress())
            continue;
        if (left > REST_NAP)
            sma_nap((unsigned) (left * 1e6));
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
    w->idle++;
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
