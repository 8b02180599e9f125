/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Progress, and what callbacks of the wire leave for the thread that has made it
 * (deferred work).  Waits: for one request (sma_net_finish), and for all counted
 * requests or signals of a channel (sma_net_wait_for).
 */
#include "net/protocol.h"

#include <poll.h>
#include <sched.h>
#include <time.h>

/* Requests of a channel that may be in flight at a time.  Each takes memory. */
enum { MOST_REQUESTS = 4096 };

unsigned sma_net_polls;

static inline bool is_closed(struct sma_channel *c)
{
    return __atomic_load_n(&c->closed, __ATOMIC_RELAXED);
}

/* Guards the list of deferred work.  No other lock is taken while it is held,
 * and callbacks of the wire may take it. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct deferred *first, **last = &first;
static bool has_deferred;

void sma_net_defer(struct deferred *e)
{
    e->next = NULL;
    pthread_mutex_lock(&mutex);
    *last = e;
    last = &e->next;
    pthread_mutex_unlock(&mutex);
    __atomic_store_n(&has_deferred, true, __ATOMIC_RELAXED);
}

static struct deferred *next_deferred(void)
{
    struct deferred *e;

    pthread_mutex_lock(&mutex);
    e = first;
    if (e != NULL)
        first = e->next;
    if (first == NULL)
        last = &first;
    pthread_mutex_unlock(&mutex);
    return e;
}

/* Work that is deferred while the list is emptied is run here or sets
 * has_deferred again. */
static void run_deferred(void)
{
    struct deferred *e;

    __atomic_store_n(&has_deferred, false, __ATOMIC_RELAXED);
    while ((e = next_deferred()) != NULL)
        e->run(e);
}

enum progress { NOTHING, SOME, ANOTHER_THREAD };

/* One thread at a time makes progress on a channel; another thread that comes
 * meanwhile has nothing to do, and does not wait for the lock of the worker. */
static enum progress try_progress(struct sma_channel *c)
{
    bool some;

    /* pairs with the release below, of the thread that was here before */
    if (__atomic_exchange_n(&c->in_progress, true, __ATOMIC_ACQUIRE))
        return ANOTHER_THREAD;
    some = sma_net.wire->progress(c->lane);
    __atomic_store_n(&c->in_progress, false, __ATOMIC_RELEASE);
    if (__atomic_load_n(&has_deferred, __ATOMIC_RELAXED))
        run_deferred();
    return some ? SOME : NOTHING;
}

static bool progress_once(struct sma_channel *c)
{
    return try_progress(c) == SOME;
}

/* Makes progress until there is nothing to do, but not for ever: other threads
 * and other PEs may give the worker more to do than it gets done. */
static bool progress_some(struct sma_channel *c)
{
    int turns = 0;

    while (turns < 64 && progress_once(c))
        turns++;
    return turns > 0;
}

static uint64_t requests_in_flight(struct sma_channel *c)
{
    return __atomic_load_n(&c->requests.in_flight[0], __ATOMIC_RELAXED) +
           __atomic_load_n(&c->requests.in_flight[1], __ATOMIC_RELAXED);
}

void sma_net_throttle(struct sma_channel *c)
{
    uint32_t turns = 0;

    if (__atomic_load_n(&c->in_progress, __ATOMIC_RELAXED))
        sched_yield();
    while (requests_in_flight(c) > MOST_REQUESTS) {
        sma_silence_idle(c, -1, &turns);
        sma_net_progress_channel(c);
    }
}

void sma_net_limit_requests(struct sma_channel *c)
{
    if (requests_in_flight(c) <= MOST_REQUESTS)
        return;
    sma_net_send_open();
    sma_net_throttle(c);
}

bool sma_net_has_requests(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (requests_in_flight(c) > 0)
            return true;
    return false;
}

bool sma_net_is_busy(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (requests_in_flight(c) > 0 || sma_net_is_unsettled(c))
            return true;
    return false;
}

/* All channels include closed ones: the other side of a connection may not be
 * ready yet, and then its flush waits for this side. */
static bool progress_all(void)
{
    bool some = false;

    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        some |= progress_some(c);
    return some;
}

bool sma_net_progress_each(void)
{
    bool some = false;

    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        some |= progress_once(c);
    return some;
}

bool sma_net_progress_finds_nothing(void)
{
    bool nothing = true;

    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        nothing &= try_progress(c) == NOTHING;
    return nothing;
}

bool sma_net_is_in_progress(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (__atomic_load_n(&c->in_progress, __ATOMIC_RELAXED))
            return true;
    return false;
}

static bool progress_open(void)
{
    bool some = false;

    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        some |= !is_closed(c) && progress_some(c);
    return some;
}

/* Makes progress, then sleeps for a millisecond, in a wait of a second or so before
 * the job ends. */
static void rest_a_moment(void)
{
    const struct timespec rest = {.tv_nsec = 1000000};

    progress_all();
    nanosleep(&rest, NULL);
}

/* A failure means that a connection is lost.  Where the PE is unknown, on_lost
 * is called with it while the loop below makes progress. */
void sma_net_check_peer(const char *why, const char *what, int pe)
{
    if (why == NULL)
        return;
    if (pe >= 0)
        sma_silence_lost(pe, why);
    for (int i = 0; pe < 0 && i < 1000; i++)
        rest_a_moment();
    sma_fatal(NULL, "%s: %s: %s", sma_net.wire->name, what, why);
}

bool sma_net_turn(void)
{
    unsigned n = __atomic_load_n(&sma_net_polls, __ATOMIC_RELAXED) + 1;

    __atomic_store_n(&sma_net_polls, n, __ATOMIC_RELAXED);
    if (n % 16 == 0 && next_channel(&sma_net_main) != NULL)
        return n % 256 == 0 ? progress_all() : progress_open();
    return progress_once(&sma_net_main);
}

/* The caller waits, so nothing else may wait in a bundle. */
bool sma_net_progress(void)
{
    sma_net_send_open();
    return sma_net_turn();
}

/* The main channel needs progress, too: other PEs reach this PE through it. */
void sma_net_progress_channel(struct sma_channel *c)
{
    if (c == &sma_net_main || !progress_once(c))
        sma_net_turn();
}

void sma_net_nap(unsigned microseconds)
{
    struct pollfd fd = {.fd = sma_net_main.fd, .events = POLLIN};
    /* nothing wakes the process where there is no descriptor */
    const unsigned most =
        fd.fd < 0 && microseconds > 1000 ? 1000 : microseconds;
    const struct timespec limit = {.tv_nsec = (long) most * 1000};

    if (sma_net.wire->arm(sma_net_main.lane)) /* poll ignores fd -1 */
        ppoll(&fd, 1, &limit, NULL);
    else /* the call may have taken the event for which the thread sleeps */
        sma_net_wake_sleeper();
}

static void on_done(struct sma_wire_op *op, const char *why)
{
    struct sma_message *m = (struct sma_message *) op;

    m->why = why;
    if (m->got != NULL)
        *m->got = m->wire.got;
    /* pairs with the acquire loads of `done`: who reads true reads the rest */
    __atomic_store_n(&m->done, true, __ATOMIC_RELEASE);
}

struct sma_wire_op *sma_net_awaited(struct sma_message *m)
{
    m->wire.op.done = on_done;
    return &m->wire.op;
}

void sma_net_finish(struct sma_channel *c, bool complete, struct sma_message *m,
                    int pe, const char *what)
{
    uint32_t turns = 0;

    if (complete)
        return;
    sma_net_progress_channel(c); /* is often enough */
    /* pairs with the release in on_done */
    while (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        sma_silence_idle(c, pe, &turns);
        sma_net_progress_channel(c);
    }
    sma_net_check_peer(m->why, what, pe);
}

void sma_net_on_counted(struct sma_wire_op *op, const char *why)
{
    struct count *count = (struct count *) op;
    /* pairs with the release in make_peer, perhaps of another thread */
    struct peer *p = __atomic_load_n(&count->peer, __ATOMIC_ACQUIRE);

    sma_net_check_peer(why, "a transfer", p->pe);
    note_heard((uint32_t) p->pe);
    sma_net_count_off(count);
}

struct count *sma_net_count(struct peer *p)
{
    uint64_t epoch =
        __atomic_load_n(&p->channel->requests.epoch, __ATOMIC_RELAXED);
    struct count *count = &p->count[epoch % 2];

    __atomic_fetch_add(count->in_flight, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&p->requests, 1, __ATOMIC_RELAXED);
    return count;
}

void sma_net_count_off(const struct count *count)
{
    __atomic_fetch_sub(&count->peer->requests, 1, __ATOMIC_RELAXED);
    /* pairs with the acquire in sma_net_is_none */
    __atomic_fetch_sub(count->in_flight, 1, __ATOMIC_RELEASE);
}

void sma_net_started(bool complete, struct count *count)
{
    if (complete) {
        sma_net_count_off(count);
        return;
    }
    /* pairs with the fence of sleep_until_woken (thread.c) */
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    sma_net_wake_sleeper();
}

uint64_t *sma_net_tally(struct tally *t)
{
    uint64_t epoch = __atomic_load_n(&t->epoch, __ATOMIC_RELAXED);
    uint64_t *in_flight = &t->in_flight[epoch % 2];

    __atomic_fetch_add(in_flight, 1, __ATOMIC_RELAXED);
    return in_flight;
}

bool sma_net_is_none(const struct tally *t, uint64_t epoch)
{
    /* pairs with the releases with which requests and signals are counted off,
     * in sma_net_count_off and put_signal.c, send_ready */
    return __atomic_load_n(&t->in_flight[epoch % 2], __ATOMIC_ACQUIRE) == 0;
}

/*
 * Waits for what this and other threads started before the call.  Threads may
 * go on starting more meanwhile, so the wait cannot be for a moment at which
 * nothing is in flight.
 *
 * Epoch e+1 begins when nothing of epoch e-1 is in flight.  From then on what is
 * started counts for e+1, and the count of e only falls.  A thread that starts
 * something may have read the epoch long ago, so what was started before the
 * call may be in either count.  The wait therefore ends when each count has been
 * zero at some time since the call.
 *
 * It also ends when other threads have advanced the epoch by three.  Each of
 * these advances found one of the counts zero, in turn.  The first may have
 * found that before the call; the second and the third found it after the call.
 */
void sma_net_wait_for(struct sma_channel *c, struct tally *t)
{
    /* the acquires of the epoch pair with the release of the exchange below: a
     * thread that reads an epoch sees what the one that began it saw
     * complete */
    uint64_t first = __atomic_load_n(&t->epoch, __ATOMIC_ACQUIRE), e = first;
    bool even = sma_net_is_none(t, 0), odd = sma_net_is_none(t, 1);
    uint32_t turns = 0;

    while (!(even && odd) && e - first < 3) {
        sma_silence_idle(c, -1, &turns);
        sma_net_progress_channel(c);
        e = __atomic_load_n(&t->epoch, __ATOMIC_ACQUIRE);
        if (sma_net_is_none(t, e + 1))
            __atomic_compare_exchange_n(&t->epoch, &e, e + 1, false,
                                        __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        even = even || sma_net_is_none(t, 0);
        odd = odd || sma_net_is_none(t, 1);
    }
}
