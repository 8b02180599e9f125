/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Fence and quiet.  Bundles keep their order, so only the puts that the wire has got
 * must be complete before operations after a fence; and not even they where the wire
 * keeps puts and messages in order.
 *
 * A wait for puts that have not been sent, which the target's processor might make
 * long, takes them out of their bundle before, and gives them to the NIC.
 */
#include "net/protocol.h"

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

/* --------------------------------------------------- puts that are in a bundle */

/* Calls put for the blocks of all puts of a bundle.  Returns their number, or
 * SIZE_MAX if there are other operations, too. */
static size_t each_put(const struct bundle *b, struct peer *p,
                       void (*put)(struct peer *p, struct sma_address dest,
                                   const void *source, size_t bytes,
                                   const struct amo *signal))
{
    const unsigned char *at = b->data + sizeof(struct sma_format_head);
    size_t puts = 0;

    while (at < b->data + b->length) {
        struct sma_format_op op;
        struct sma_format_blocks blocks = {.n = 1};
        struct sma_address dest;

        memcpy(&op, at, sizeof op);
        at += sizeof op;
        if (op.kind == SMA_FORMAT_PUTS) {
            memcpy(&blocks, at, sizeof blocks);
            at += sizeof blocks;
        } else if (op.kind != SMA_FORMAT_PUT) {
            return SIZE_MAX;
        }
        dest = (struct sma_address){op.what, op.offset};
        puts += blocks.n;
        for (uint64_t i = 0; put != NULL && i < blocks.n; i++)
            put(p, behind(dest, i * (uint64_t) blocks.stride),
                at + i * op.bytes, op.bytes, NULL);
        at += sma_format_padded(blocks.n * op.bytes);
    }
    return puts;
}

/* Takes the open bundle of a peer if it has few puts of this thread and nothing
 * else, and if no bundle is in flight that must come first; otherwise NULL.  Until
 * the puts have been given to the wire, a request and `unbundling` tell of them.  A
 * thread could not get meanwhile what it has put, so the puts of other threads stay in
 * their bundle.  So do puts before a fence, as a put that another thread makes behind it
 * would not wait for them.  The caller holds the lock of the channel. */
static struct bundle *take(struct peer *p)
{
    struct sma_channel *c = p->channel;
    struct bundle *b = p->open;
    size_t puts;

    if (b == NULL || b->fetches || sma_net_acked(p) != p->sent ||
        p->signal != NULL ||
        (p->open_fence != c->fences &&
         (sma_self.thread_asked == SHMEM_THREAD_MULTIPLE ||
          !pthread_equal(c->fencer, pthread_self()))) ||
        ((b->mixed || !pthread_equal(b->thread, pthread_self())) &&
         !SMA_MUTANT(unbundles_others)))
        return NULL;
    puts = each_put(b, NULL, NULL);
    if (puts > sma_net_most_unbundled(p))
        return NULL;
    __atomic_store_n(&p->lone, puts == 1 && !p->unflushed, __ATOMIC_RELAXED);
    p->open = NULL;
    __atomic_fetch_sub(&sma_net_open_bundles, 1, __ATOMIC_RELAXED);
    b->count = sma_net_count(p);
    c->unbundling++;
    return b;
}

static void put_all(struct bundle *b)
{
    const struct count *count = b->count;
    struct peer *p = count->peer;

    each_put(b, p, sma_net_put_by_wire);
    sma_net_free_bundle(b);
    pthread_mutex_lock(&p->channel->lock);
    p->channel->unbundling--;
    pthread_mutex_unlock(&p->channel->lock);
    sma_net_count_off(count);
}

bool sma_net_unbundle_peer(struct peer *p, bool fenced)
{
    struct bundle *b = NULL;

    pthread_mutex_lock(&p->channel->lock);
    if (!fenced || p->open_fence != p->channel->fences)
        b = take(p);
    pthread_mutex_unlock(&p->channel->lock);
    if (b != NULL)
        put_all(b);
    return b != NULL;
}

/* The same for all peers of a channel. */
static void unbundle(struct sma_channel *c)
{
    struct bundle *first = NULL, *b;

    pthread_mutex_lock(&c->lock);
    for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled)
        if ((b = take(p)) != NULL) {
            b->deferred.next = (struct deferred *) first;
            first = b;
        }
    pthread_mutex_unlock(&c->lock);
    while ((b = first) != NULL) {
        first = (struct bundle *) b->deferred.next;
        put_all(b);
    }
}

/* ------------------------------------------------------------------ flushes */

/* Flushes that a thread waits for. */
struct flush {
    struct sma_wire_op op;
    uint64_t left;   /* in flight */
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

/* Starts to flush the peers that have got puts, also those that another thread
 * flushes.  Returns the number of puts of the channel so far, or 0 when all are
 * complete. */
static uint64_t start_flushes(struct sma_channel *c, struct flush *f)
{
    uint64_t up_to = 0;

    pthread_mutex_lock(&c->lock);
    if (c->completed < c->started) {
        up_to = c->started;
        for (struct peer *p = c->unflushed; p != NULL; p = p->next_unflushed) {
            count_one(&sma_net_counts.flushes);
            __atomic_fetch_add(&f->left, 1, __ATOMIC_RELAXED);
            if (sma_net.wire->flush(p->link, &f->op))
                __atomic_fetch_sub(&f->left, 1, __ATOMIC_RELAXED);
        }
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
        sma_silence_idle(c, -1, &turns);
        sma_net_progress_channel(c);
    }
    sma_net_check_peer(f.why, "a flush", -1);
    pthread_mutex_lock(&c->lock);
    if (c->completed < up_to)
        /* pairs with the acquire in is_quiet */
        __atomic_store_n(&c->completed, up_to, __ATOMIC_RELEASE);
    if (c->completed == c->started || SMA_MUTANT(flushes_missed))
        for (; c->unflushed != NULL;
             c->unflushed = c->unflushed->next_unflushed)
            c->unflushed->unflushed = false;
    pthread_mutex_unlock(&c->lock);
}

/* A flush alone is not enough for puts that the wire makes in pieces (struct
 * sma_channel, in_flight). */
static void complete_puts(struct sma_channel *c)
{
    bool some;

    pthread_mutex_lock(&c->lock);
    some = c->completed < c->started || c->unbundling > 0;
    pthread_mutex_unlock(&c->lock);
    if (some)
        sma_net_ask(c); /* the next such put need not ask and wait */
    if ((some || sma_net.atomics) && !SMA_MUTANT(fence_no_wait))
        sma_net_wait_for(c, &c->requests);
    flush_puts(c);
}

/* ---------------------------------------------------------- fence and quiet */

/* The channel of a context; NULL: it has none, so there is nothing to order. */
static struct sma_channel *channel_of(const struct sma_routine *routine,
                                      struct sma_ctx *ctx)
{
    sma_calling = routine;
    if (ctx == SMA_CTX_DEFAULT)
        return &sma_net_main;
    /* pairs with the release in sma_ctx_channel: another thread may open it */
    return __atomic_load_n(&ctx->channel, __ATOMIC_ACQUIRE);
}

void sma_net_fence(const struct sma_routine *routine, struct sma_ctx *ctx)
{
    struct sma_channel *c = channel_of(routine, ctx);
    bool ordered = !sma_net.atomics, signals;

    if (c == NULL)
        return;
    signals =
        !sma_net_is_none(&c->signals, 0) || !sma_net_is_none(&c->signals, 1);
    pthread_mutex_lock(&c->lock);
    c->fences++;
    if (c->fences == 1)
        c->fencer = pthread_self();
    else if (!pthread_equal(c->fencer, pthread_self()))
        c->fencer = 0;
    ordered = ordered && c->unbundling == 0;
    for (struct peer *p = c->unflushed; p != NULL; p = p->next_unflushed) {
        __atomic_store_n(&p->lone, false, __ATOMIC_RELAXED);
        ordered = ordered && p->path.ordered;
    }
    pthread_mutex_unlock(&c->lock);
    if (!ordered)
        complete_puts(c);
    if (!signals || SMA_MUTANT(fence_no_signals))
        return;
    sma_net_wait_for(c, &c->signals);
    /* their bundles were opened after the fence had been counted */
    pthread_mutex_lock(&c->lock);
    c->fences += !SMA_MUTANT(fence_late_signals);
    pthread_mutex_unlock(&c->lock);
}

/* Has everything been completed that was started on a channel?  It has not if a
 * quiet of another thread is still waiting for it.  A request in flight may
 * start a message, which is unsettled before the request is complete: so messages
 * are looked at after requests.  A quiet of another thread may make requests of an
 * open bundle: so they are looked at before requests, too. */
static bool is_quiet(struct sma_channel *c)
{
    /* for requests, see sma_net_is_none; the others pair with the releases in
     * flush_puts, and bundle.c, forget_settled */
    return !has_unsettled(c) && sma_net_is_none(&c->requests, 0) &&
           sma_net_is_none(&c->requests, 1) &&
           __atomic_load_n(&c->completed, __ATOMIC_ACQUIRE) ==
               __atomic_load_n(&c->started, __ATOMIC_RELAXED) &&
           __atomic_load_n(&c->unsettled_n, __ATOMIC_ACQUIRE) == 0;
}

/* The questions to peers travel while the thread waits for other answers.
 * Signals may be sent meanwhile, so the thread asks again. */
void sma_net_quiet(const struct sma_routine *routine, struct sma_ctx *ctx)
{
    struct sma_channel *c = channel_of(routine, ctx);
    unsigned large;

    if (c == NULL || is_quiet(c))
        return;
    large = __atomic_exchange_n(&c->large, 0, __ATOMIC_RELAXED);
    if (large > 0)
        __atomic_store_n(&c->large_before, large, __ATOMIC_RELAXED);
    if (has_unsettled(c)) {
        unbundle(c);
        sma_net_ask(c);
    }
    if (sma_serves_in_calls)
        sma_net_send_open(); /* of other channels */
    sma_net_wait_for(c, &c->requests);
    flush_puts(c);
    if (has_unsettled(c))
        sma_net_settle(c);
}

bool sma_net_awaits(struct sma_channel *c, int pe)
{
    /* pairs with the release in sma_net_connect */
    struct peer *p = __atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE);
    bool some;

    if (p == NULL)
        return false;
    pthread_mutex_lock(&c->lock);
    some = __atomic_load_n(&p->requests, __ATOMIC_RELAXED) > 0 ||
           p->last_put > c->completed || p->signal != NULL;
    pthread_mutex_unlock(&c->lock);
    return some;
}
