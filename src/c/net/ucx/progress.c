/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Progress, and waits: for one request (sma_ucx_finish), and for all counted
 * requests or signals of a channel (sma_ucx_wait_for).
 */
#include "net/ucx/ucx.h"

#include <poll.h>
#include <sched.h>
#include <time.h>

unsigned sma_ucx_polls;

void sma_ucx_check(ucs_status_t status, const char *what)
{
    if (status != UCS_OK)
        sma_ucx_client->fatal("UCX: %s: %s", what, ucs_status_string(status));
}

static inline bool is_closed(struct sma_channel *c)
{
    return __atomic_load_n(&c->closed, __ATOMIC_RELAXED);
}

/* One thread at a time makes progress on a channel; another thread that comes
 * meanwhile has nothing to do, and does not wait for the lock of the worker. */
static bool progress_once(struct sma_channel *c)
{
    bool some;

    /* pairs with the release below, of the thread that was here before */
    if (__atomic_exchange_n(&c->in_progress, true, __ATOMIC_ACQUIRE))
        return false;
    some = ucp_worker_progress(c->worker) != 0;
    __atomic_store_n(&c->in_progress, false, __ATOMIC_RELEASE);
    if (__atomic_load_n(&sma_ucx_has_errands, __ATOMIC_RELAXED))
        sma_ucx_run_errands();
    return some;
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

void sma_ucx_throttle(struct sma_channel *c, int pe)
{
    uint32_t turns = 0;

    if (__atomic_load_n(&c->in_progress, __ATOMIC_RELAXED))
        sched_yield();
    while (requests_under_way(c) > MOST_REQUESTS) {
        sma_ucx_progress_channel(c);
        sma_ucx_client->idle(c, pe, &turns);
    }
}

/* All channels include closed ones: the other side of a connection may not be
 * ready yet, and then its flush waits for this side. */
bool sma_ucx_progress_all(void)
{
    bool some = false;

    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        some |= progress_some(c);
    return some;
}

bool sma_ucx_progress_each(void)
{
    bool some = false;

    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        some |= progress_once(c);
    return some;
}

bool sma_ucx_is_in_progress(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        if (__atomic_load_n(&c->in_progress, __ATOMIC_RELAXED))
            return true;
    return false;
}

static bool progress_open(void)
{
    bool some = false;

    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        some |= !is_closed(c) && progress_some(c);
    return some;
}

void sma_ucx_rest(void)
{
    const struct timespec rest = {.tv_nsec = 1000000};

    sma_ucx_progress_all();
    nanosleep(&rest, NULL);
}

/* A failure means that a connection is lost.  Where the PE is unknown, on_lost
 * is called with it while the loop below makes progress. */
void sma_ucx_check_peer(ucs_status_t status, const char *what, int pe)
{
    if (status == UCS_OK)
        return;
    if (pe >= 0)
        sma_ucx_client->lost(pe, ucs_status_string(status));
    for (int i = 0; pe < 0 && i < 1000; i++)
        sma_ucx_rest();
    sma_ucx_check(status, what);
}

bool sma_ucx_progress(void)
{
    unsigned n = __atomic_load_n(&sma_ucx_polls, __ATOMIC_RELAXED) + 1;

    __atomic_store_n(&sma_ucx_polls, n, __ATOMIC_RELAXED);
    if (n % 16 == 0 && next_channel(&sma_ucx_main) != NULL)
        return n % 256 == 0 ? sma_ucx_progress_all() : progress_open();
    return progress_once(&sma_ucx_main);
}

/* The main channel needs progress, too: other PEs reach this PE through it. */
void sma_ucx_progress_channel(struct sma_channel *c)
{
    if (c == &sma_ucx_main || !progress_once(c))
        sma_ucx_progress();
}

void sma_ucx_nap(unsigned microseconds)
{
    struct pollfd fd = {.fd = sma_ucx_main.fd, .events = POLLIN};
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    if (ucp_worker_arm(sma_ucx_main.worker) == UCS_OK)
        ppoll(&fd, 1, &limit, NULL);
    else /* the call may have taken the event for which the thread sleeps */
        sma_ucx_wake_sleeper();
}

void sma_ucx_on_done(void *request, ucs_status_t status, void *data)
{
    struct sma_message *m = data;

    /* pairs with the release in sma_ucx_awaited */
    (void) __atomic_load_n(&m->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    m->status = status;
    /* pairs with the acquire loads of `done`: who reads true reads the
     * status */
    __atomic_store_n(&m->done, true, __ATOMIC_RELEASE);
}

ucp_request_param_t sma_ucx_awaited(struct sma_message *m)
{
    /* pairs with the acquire in the callback, sma_ucx_on_done or another */
    __atomic_store_n(&m->given, true, __ATOMIC_RELEASE);
    return (ucp_request_param_t){
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = sma_ucx_on_done,
        .user_data = m,
    };
}

void sma_ucx_finish(struct sma_channel *c, ucs_status_ptr_t request,
                    struct sma_message *m, int pe, const char *what)
{
    uint32_t turns = 0;

    if (request == NULL)
        return;
    if (UCS_PTR_IS_ERR(request)) {
        sma_ucx_check_peer(UCS_PTR_STATUS(request), what, pe);
        return;
    }
    /* pairs with the release in sma_ucx_on_done */
    while (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        sma_ucx_progress_channel(c);
        sma_ucx_client->idle(c, pe, &turns);
    }
    sma_ucx_check_peer(m->status, what, pe);
}

void sma_ucx_on_counted_done(void *request, ucs_status_t status, void *data)
{
    struct count *count = data;
    /* pairs with the release in make_peer, perhaps of another thread */
    struct peer *p = __atomic_load_n(&count->peer, __ATOMIC_ACQUIRE);

    ucp_request_free(request);
    sma_ucx_check_peer(status, "a transfer", p->pe);
    note_heard((uint32_t) p->pe);
    sma_ucx_count_off(count);
}

struct count *sma_ucx_count(struct peer *p)
{
    uint64_t epoch =
        __atomic_load_n(&p->channel->requests.epoch, __ATOMIC_RELAXED);
    struct count *count = &p->count[epoch % 2];

    __atomic_fetch_add(count->under_way, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&p->requests, 1, __ATOMIC_RELAXED);
    return count;
}

void sma_ucx_count_off(const struct count *count)
{
    __atomic_fetch_sub(&count->peer->requests, 1, __ATOMIC_RELAXED);
    /* pairs with the acquire in sma_ucx_is_none */
    __atomic_fetch_sub(count->under_way, 1, __ATOMIC_RELEASE);
}

ucp_request_param_t sma_ucx_counted(struct peer *p)
{
    return (ucp_request_param_t){
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = sma_ucx_on_counted_done,
        .user_data = sma_ucx_count(p),
    };
}

/* A request without a callback is complete or has failed. */
void sma_ucx_check_counted(ucs_status_ptr_t request, const char *what,
                           const ucp_request_param_t *params)
{
    const struct count *count = params->user_data;

    if (UCS_PTR_IS_PTR(request))
        return;
    sma_ucx_check_peer(UCS_PTR_STATUS(request), what, count->peer->pe);
    sma_ucx_count_off(count);
}

uint64_t *sma_ucx_tally(struct tally *t)
{
    uint64_t epoch = __atomic_load_n(&t->epoch, __ATOMIC_RELAXED);
    uint64_t *under_way = &t->under_way[epoch % 2];

    __atomic_fetch_add(under_way, 1, __ATOMIC_RELAXED);
    return under_way;
}

bool sma_ucx_is_none(const struct tally *t, uint64_t epoch)
{
    /* pairs with the releases with which requests and signals are counted off,
     * in sma_ucx_count_off and signal.c, send_ready */
    return __atomic_load_n(&t->under_way[epoch % 2], __ATOMIC_ACQUIRE) == 0;
}

/*
 * Waits for what this and other threads started before the call.  Threads may
 * go on starting more meanwhile, so the wait cannot be for a moment at which
 * nothing is under way.
 *
 * Epoch e+1 begins when nothing of epoch e-1 is under way.  From then on what is
 * started counts for e+1, and the count of e only falls.  A thread that starts
 * something may have read the epoch long ago, so what was started before the
 * call may be in either count.  The wait therefore ends when each count has been
 * zero at some time since the call.
 *
 * It also ends when other threads have advanced the epoch by three.  Each of
 * these advances found one of the counts zero, in turn.  The first may have
 * found that before the call; the second and the third found it after the call.
 */
void sma_ucx_wait_for(struct sma_channel *c, struct tally *t)
{
    /* the acquires of the epoch pair with the release of the exchange below: a
     * thread that reads an epoch sees what the one that began it saw
     * complete */
    uint64_t first = __atomic_load_n(&t->epoch, __ATOMIC_ACQUIRE), e = first;
    bool even = sma_ucx_is_none(t, 0), odd = sma_ucx_is_none(t, 1);
    uint32_t turns = 0;

    while (!(even && odd) && e - first < 3) {
        sma_ucx_progress_channel(c);
        sma_ucx_client->idle(c, -1, &turns);
        e = __atomic_load_n(&t->epoch, __ATOMIC_ACQUIRE);
        if (sma_ucx_is_none(t, e + 1))
            __atomic_compare_exchange_n(&t->epoch, &e, e + 1, false,
                                        __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        even = even || sma_ucx_is_none(t, 0);
        odd = odd || sma_ucx_is_none(t, 1);
    }
}
