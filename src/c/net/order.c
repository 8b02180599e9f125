/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Fence and quiet.  Bundles keep their order, so only the puts that the wire has got
 * must be complete before operations after a fence.
 */
#include <stdlib.h>

#include "net/bundle.h"
#include "net/operations.h"
#include "shared/mutant.h"

/* Called after a put has been given to the wire, not before: otherwise a quiet of
 * another thread could flush in between, without the put, and then record the
 * put as completed. */
void sma_net_note_put(struct peer *p)
{
    struct sma_channel *c = p->channel;

    count_one(&sma_net_counts.puts);
    pthread_mutex_lock(&c->lock);
    /* has_puts reads last_put without the lock */
    __atomic_store_n(&p->last_put,
                     __atomic_add_fetch(&c->started, 1, __ATOMIC_RELAXED),
                     __ATOMIC_RELAXED);
    if (!p->unflushed) {
        p->unflushed = true;
        p->next_unflushed = c->unflushed;
        c->unflushed = p;
    }
    pthread_mutex_unlock(&c->lock);
}

/* Flushes that a thread waits for. */
struct flush {
    struct sma_wire_op op;
    uint64_t left;   /* under way */
    const char *why; /* one has failed */
};

static void on_flushed(struct sma_wire_op *op, const char *why)
{
    struct flush *f = (struct flush *) op;

    if (why != NULL)
        f->why = why;
    /* pairs with the acquire in flush_puts */
    __atomic_fetch_sub(&f->left, 1, __ATOMIC_RELEASE);
}

/* Starts the flush of a peer, or of all peers of a channel if p is NULL. */
static void start_flush(struct sma_channel *c, struct peer *p, struct flush *f)
{
    bool complete;

    count_one(&sma_net_counts.flushes);
    __atomic_fetch_add(&f->left, 1, __ATOMIC_RELAXED);
    complete = p != NULL ? sma_net_wire->flush(p->link, &f->op)
                         : sma_net_wire->flush_lane(c->lane, &f->op);
    if (complete)
        __atomic_fetch_sub(&f->left, 1, __ATOMIC_RELAXED);
}

/*
 * Starts to flush the peers that have got puts.  While another thread waits for
 * flushes, some of the puts may be among those that it flushes, so this thread
 * flushes all peers.  Returns the number of puts of the channel so far, or 0
 * when all are complete.
 */
static uint64_t start_flushes(struct sma_channel *c, struct flush *f)
{
    uint64_t up_to = 0;
    bool others;

    pthread_mutex_lock(&c->lock);
    if (c->completed < c->started) {
        up_to = c->started;
        others = c->flushing++ > 0 && !SMA_MUTANT(flushes_missed);
        if (others)
            start_flush(c, NULL, f);
        for (struct peer *p = c->unflushed; p != NULL; p = p->next_unflushed) {
            p->unflushed = false;
            if (!others)
                start_flush(c, p, f);
        }
        c->unflushed = NULL;
    }
    pthread_mutex_unlock(&c->lock);
    return up_to;
}

/* Waits until the puts that were passed to the wire are complete. */
static void flush_puts(struct sma_channel *c)
{
    struct flush f = {.op.done = on_flushed};
    uint64_t up_to = start_flushes(c, &f);
    uint32_t turns = 0;

    if (up_to == 0)
        return;
    sma_net_progress_channel(c); /* is often enough */
    /* pairs with the release in on_flushed */
    while (__atomic_load_n(&f.left, __ATOMIC_ACQUIRE) > 0) {
        sma_net_client->idle(c, -1, &turns);
        sma_net_progress_channel(c);
    }
    sma_net_check_peer(f.why, "a flush", -1);
    pthread_mutex_lock(&c->lock);
    c->flushing--;
    if (c->completed < up_to)
        /* pairs with the acquire in is_quiet */
        __atomic_store_n(&c->completed, up_to, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&c->lock);
}

/* A flush alone is not enough for puts that the wire makes in pieces (struct
 * sma_channel, under_way). */
static void complete_puts(struct sma_channel *c)
{
    bool some;

    pthread_mutex_lock(&c->lock);
    some = c->completed < c->started || c->unbundling > 0;
    pthread_mutex_unlock(&c->lock);
    if (some)
        sma_net_ask(c); /* the next such put need not ask and wait */
    if ((some || sma_net_client->nic_atomics) && !SMA_MUTANT(fence_no_wait))
        sma_net_wait_for(c, &c->requests);
    flush_puts(c);
}

void sma_net_fence(struct sma_channel *channel)
{
    struct sma_channel *c = channel_of(channel);

    pthread_mutex_lock(&c->lock);
    c->fences++;
    for (struct peer *p = c->unflushed; p != NULL; p = p->next_unflushed)
        __atomic_store_n(&p->lone, false, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&c->lock);
    complete_puts(c);
    if (!SMA_MUTANT(fence_no_signals))
        sma_net_wait_for(c, &c->signals);
}

/* The questions to peers travel while the thread waits for other answers.
 * Signals may be sent meanwhile, so the thread asks again. */
void sma_net_quiet(struct sma_channel *channel)
{
    struct sma_channel *c = channel_of(channel);

    if (is_quiet(c))
        return;
    if (has_unsettled(c)) {
        sma_net_unbundle(c);
        sma_net_ask(c);
    }
    sma_net_wait_for(c, &c->requests);
    flush_puts(c);
    if (has_unsettled(c))
        sma_net_settle(c);
}

bool sma_net_awaits(struct sma_channel *channel, int pe)
{
    struct sma_channel *c = channel_of(channel);
    /* pairs with the release in sma_net_connect */
    struct peer *p = __atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE);
    bool some;

    if (p == NULL)
        return false;
    pthread_mutex_lock(&c->lock);
    some = __atomic_load_n(&p->requests, __ATOMIC_RELAXED) > 0 ||
           p->last_put > c->completed || p->signal != NULL ||
           sma_net_acked(p) < p->sent;
    pthread_mutex_unlock(&c->lock);
    return some;
}

void sma_net_ask_alive(int pe)
{
    sma_net_ask_peer(peer_of(sma_net_urgent(), pe));
}

void sma_net_leave(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (sma_net_is_urgent(c))
            sma_net_settle(c);
}
