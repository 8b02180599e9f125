/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts with a signal.  Small data and the signal are parts of one bundle.  Large data
 * are a put of the wire.  If the wire keeps puts and messages in order, the signal
 * follows at once; otherwise it waits until a flush has told that the data is in place.
 * Signals to a PE are sent in the order of the calls, so a later one does not overtake
 * one that waits.  Where a NIC reaches the peer, a signal that is set is a put behind a
 * flush.
 */
#include "net/protocol.h"

/* A signal in the queue of its peer. */
struct signal {
    struct deferred deferred;
    struct signal *next;
    struct peer *peer;
    struct amo word;
    struct count *count;   /* quiet waits for it */
    uint64_t *signals;     /* and a fence for this count, of the channel */
    struct sma_wire_op op; /* the flush */
    bool ready;            /* its data is in place; guarded by the lock */
};

/* Sends the signals at the head of the queue that are ready.  The caller holds
 * the lock of the channel. */
static void send_ready(struct peer *p)
{
    struct signal *s;

    while ((s = p->signal) != NULL && s->ready) {
        p->signal = s->next;
        if (s->next == NULL)
            p->last_signal = &p->signal;
        sma_net_send_signal(p, &s->word);
        /* pairs with the acquire in progress.c, is_none */
        __atomic_fetch_sub(s->signals, 1, __ATOMIC_RELEASE);
        sma_net_count_off(s->count);
        free(s);
    }
}

static void take_ready(struct deferred *e)
{
    struct signal *s = (struct signal *) e;
    struct peer *p = s->peer;

    pthread_mutex_lock(&p->channel->lock);
    s->ready = true;
    send_ready(p);
    pthread_mutex_unlock(&p->channel->lock);
}

static void on_flushed(struct sma_wire_op *op, const char *why)
{
    struct signal *s =
        (struct signal *) ((char *) op - offsetof(struct signal, op));

    sma_net_check_peer(why, "a flush", s->peer->pe);
    sma_net_defer(&s->deferred);
}

/* Appends a signal to the queue.  The caller holds the lock of the channel. */
static struct signal *enqueue(struct peer *p, const struct amo *word,
                              bool ready)
{
    struct signal *s = malloc(sizeof *s);

    if (s == NULL)
        sma_net_no_memory("for a signal to PE %d", p->pe);
    *s = (struct signal){.deferred.run = take_ready,
                         .peer = p,
                         .word = *word,
                         .count = sma_net_count(p),
                         .signals = sma_net_tally(&p->channel->signals),
                         .ready = ready};
    if (p->signal == NULL)
        p->last_signal = &p->signal;
    *p->last_signal = s;
    p->last_signal = &s->next;
    return s;
}

/* Makes a signal ready when the puts that were passed to the wire are in place. */
static void flush_for(struct signal *s)
{
    count_one(&sma_net_counts.flushes);
    s->op.done = on_flushed;
    if (sma_net.wire->flush(s->peer->link, &s->op))
        take_ready(&s->deferred);
}

void sma_net_signal(struct peer *p, const struct amo *word)
{
    pthread_mutex_lock(&p->channel->lock);
    if (p->signal == NULL)
        sma_net_send_signal(p, word);
    else
        enqueue(p, word, true);
    pthread_mutex_unlock(&p->channel->lock);
}

static void signal_large(struct peer *p, const struct amo *word)
{
    struct signal *s;

    pthread_mutex_lock(&p->channel->lock);
    s = enqueue(p, word, false);
    pthread_mutex_unlock(&p->channel->lock);
    flush_for(s);
}

/* Are there signals to a peer that wait for their data? */
static bool has_signals(struct peer *p)
{
    bool some;

    pthread_mutex_lock(&p->channel->lock);
    some = p->signal != NULL;
    pthread_mutex_unlock(&p->channel->lock);
    return some;
}

/* The put and the signal to a PE of another node. */
static void put_and_signal(struct peer *p, const struct sma_routine *routine,
                           struct sma_ctx *ctx, struct sma_address dest,
                           const void *source, size_t bytes, bool nbi,
                           const struct amo *signal)
{
    if (sma_net_is_awaited(p, bytes, signal->op) && !has_signals(p)) {
        sma_net_prepare(p, true);
        sma_net_put_by_wire(p, dest, source, bytes, NULL);
        if (!p->path.ordered)
            sma_net_flush_peer(p);
        sma_net_put_by_wire(p, signal->dest, &signal->value, signal->bytes,
                            NULL);
    } else if (sma_net_is_bundled(p, BY_SIGNAL, bytes, 1)) {
        sma_net_bundle_put(p, dest, source, bytes);
        sma_net_signal(p, signal);
    } else if (p->path.ordered && !nbi) {
        sma_net_prepare(p, true);
        sma_net_put_by_wire(p, dest, source, bytes, signal);
    } else {
        if (nbi)
            sma_net_put_nbi(routine, ctx, p->pe, dest, source, bytes);
        else
            sma_net_put(routine, ctx, p->pe, dest, source, bytes);
        if (p->path.ordered)
            sma_net_signal(p, signal);
        else
            signal_large(p, signal);
    }
}

void sma_net_put_signal(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes, bool nbi, struct sma_address sig_addr,
                        enum sma_amo_op op, uint64_t signal)
{
    const struct amo amo = {sig_addr, sizeof signal, op, signal, 0};
    bool here = sma_peer_at(dest, pe) != NULL;

    if (!here && !sma_net.atomics) {
        put_and_signal(peer_for(routine, ctx, pe), routine, ctx, dest, source,
                       bytes, nbi, &amo);
        return;
    }
    sma_net_put(routine, ctx, pe, dest, source, bytes);
    if (!here && !SMA_MUTANT(signal_no_quiet))
        sma_net_quiet(routine, ctx);
    /* pairs with the acquire loads of the signal (rma/signal.c) */
    __atomic_thread_fence(__ATOMIC_RELEASE);
    sma_net_amo_nbi(routine, ctx, pe, sig_addr, sizeof signal, op, signal, 0,
                    NULL);
}
