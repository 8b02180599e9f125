/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts and gets.  Small ones become parts of bundles, and large ones are puts
 * and gets of the wire.  Where the PE is on this node after all, some PE sleeps until
 * its memory changes (wait/wait.h): then they copy, and wake the sleeper.
 */
#include "net/protocol.h"

#include <time.h>

void sma_net_flush_peer(struct peer *p)
{
    struct sma_message m = {.done = false};

    count_one(&sma_net_counts.flushes);
    sma_net_finish(p->channel,
                   sma_net.wire->flush(p->link, sma_net_awaited(&m)), &m, p->pe,
                   "a flush");
}

/* A put that went alone (is_bundled_put) comes first, as one in a bundle does. */
void sma_net_prepare(struct peer *p, bool fenced)
{
    bool lone =
        !fenced && __atomic_load_n(&p->lone, __ATOMIC_RELAXED) && has_puts(p);
    bool unbundled =
        has_unsettled(p->channel) && sma_net_unbundle_peer(p, fenced);

    if ((lone || unbundled) && !p->path.ordered)
        sma_net_flush_peer(p);
    if (has_unsettled(p->channel))
        sma_net_settle_peer(p, fenced);
}

/* --------------------------------------------------------------------- puts */

/* Returns the count of the put whose data the copy has. */
static struct count *free_copy(struct bundle *b)
{
    struct count *count = b->count;

    __atomic_fetch_sub(&count->peer->channel->copied, b->length,
                       __ATOMIC_RELAXED);
    sma_net_free_bundle(b);
    return count;
}

static void on_copied(struct sma_wire_op *op, const char *why)
{
    struct bundle *b =
        (struct bundle *) ((char *) op - offsetof(struct bundle, message.op));

    sma_net_on_counted(&free_copy(b)->op, why);
}

/* A copy of the data of a put, with which the caller need not wait for the PE's answer;
 * NULL: the caller waits.  Several puts in flight take half to two thirds of the time;
 * with twice as many bytes they take longer.  A program that calls quiet after each put
 * would only copy more: if the last quiet found one put, the next put is not copied. */
static struct bundle *copy_of(struct peer *p, const void *source, size_t bytes)
{
    enum { LEAST_COPIED = 8192 }; /* less goes by the wire in tests only */
    struct sma_channel *c = p->channel;
    struct bundle *b;
    uint32_t turns = 0;

    if (!p->path.answered || bytes <= LEAST_COPIED || bytes > MOST_COPIED ||
        (__atomic_add_fetch(&c->large, 1, __ATOMIC_RELAXED) == 1 &&
         __atomic_load_n(&c->large_before, __ATOMIC_RELAXED) == 1))
        return NULL;
    while (__atomic_load_n(&c->copied, __ATOMIC_RELAXED) > MOST_COPIED) {
        sma_silence_idle(c, -1, &turns);
        sma_net_progress_channel(c);
    }
    b = sma_net_take_bundle(p->pe, bytes);
    b->message.op.done = on_copied;
    b->count = sma_net_count(p);
    b->length = bytes;
    __atomic_fetch_add(&c->copied, bytes, __ATOMIC_RELAXED);
    memcpy(b->data, source, bytes);
    return b;
}

/* Where a put needs it, waits until the PE is connected to this one, too, which it is when
 * it has answered.  PEs connect to the main channel alone: puts on others need no wait. */
static void await_two_way(struct peer *p)
{
    if (!p->path.two_way || __atomic_load_n(&p->two_way, __ATOMIC_RELAXED) ||
        p->channel != &sma_net_main)
        return;
    (void) sma_net_state(p->pe);
    __atomic_store_n(&p->two_way, true, __ATOMIC_RELAXED);
}

/* The wire puts a piece of the data, for which there is one key; returns its size.
 * sma_net_put waits until the piece has left source; sma_net_put_nbi does
 * not.  A signal follows at once if it is not NULL and the piece is the last one. */
static size_t put_piece(struct peer *p, struct sma_address dest,
                        const void *source, size_t bytes,
                        const struct amo *signal)
{
    size_t all = bytes;
    struct sma_wire_key *key = sma_net_key(p, dest, &bytes);
    struct sma_message m = {.done = false};
    struct bundle *copy;
    bool complete;

    await_two_way(p);
    copy = copy_of(p, source, bytes);
    complete = sma_net.wire->put(
        p->link, key, at_peer(p, dest), copy != NULL ? copy->data : source,
        bytes, copy != NULL ? &copy->message.op : sma_net_awaited(&m));

    sma_net_note_put(p);
    if (signal != NULL && bytes == all)
        sma_net_signal(p, signal);
    if (copy == NULL) /* a copy may have been freed by now, unless complete */
        sma_net_finish(p->channel, complete, &m, p->pe, "a put");
    else
        sma_net_started(complete, complete ? free_copy(copy) : NULL);
    return bytes;
}

/* Is a put part of a bundle?  A program that waits after each put seldom has a second
 * one for the bundle, and the wait would only take the put out of it again.  So after
 * such a wait a put goes by the NIC at once, until a second one comes before the next
 * wait. */
static bool is_bundled_put(struct peer *p, enum by kind, size_t bytes)
{
    if (__atomic_load_n(&p->lone, __ATOMIC_RELAXED) &&
        !has_unsettled(p->channel)) {
        if (!has_puts(p))
            return false;
        __atomic_store_n(&p->lone, false, __ATOMIC_RELAXED);
    }
    return sma_net_is_bundled(p, kind, bytes, 1);
}

void sma_net_put_by_wire(struct peer *p, struct sma_address dest,
                         const void *source, size_t bytes,
                         const struct amo *signal)
{
    for (size_t done = 0; done < bytes;)
        done += put_piece(p, behind(dest, done), (const char *) source + done,
                          bytes - done, signal);
}

/* A put to a PE of this node.  Returns false if the PE is on another one. */
static inline bool put_here(int pe, struct sma_address dest, const void *source,
                            size_t bytes)
{
    void *to = sma_peer_at(dest, pe);

    if (to == NULL)
        return false;
    sma_copy(to, source, bytes);
    sma_wake_memory(pe);
    return true;
}

void sma_net_put(const struct sma_routine *routine, struct sma_ctx *ctx, int pe,
                 struct sma_address dest, const void *source, size_t bytes)
{
    struct peer *p;

    if (put_here(pe, dest, source, bytes))
        return;
    p = peer_for(routine, ctx, pe);
    if (is_bundled_put(p, BY_PUT, bytes)) {
        sma_net_bundle_put(p, dest, source, bytes);
        return;
    }
    sma_net_prepare(p, true);
    sma_net_put_by_wire(p, dest, source, bytes, NULL);
}

static size_t put_piece_nbi(struct peer *p, struct sma_address dest,
                            const void *source, size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, dest, &bytes);
    struct count *count;

    await_two_way(p);
    count = sma_net_count(p);
    sma_net_started(sma_net.wire->put(p->link, key, at_peer(p, dest), source,
                                      bytes, &count->op),
                    count);
    sma_net_note_put(p);
    return bytes;
}

void sma_net_put_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address dest, const void *source,
                     size_t bytes)
{
    struct peer *p;

    if (put_here(pe, dest, source, bytes))
        return;
    p = peer_for(routine, ctx, pe);
    if (is_bundled_put(p, BY_PUT_NBI, bytes)) {
        sma_net_bundle_put(p, dest, source, bytes);
        return;
    }
    sma_net_prepare(p, true);
    for (size_t done = 0; done < bytes;)
        done += put_piece_nbi(p, behind(dest, done),
                              (const char *) source + done, bytes - done);
    sma_net_throttle(p->channel);
}

void sma_net_put_blocks(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_strided dest, const void *source,
                        ptrdiff_t stride)
{
    void *to = sma_peer_at(dest.first, pe);
    const char *from = source;
    struct peer *p;

    if (to != NULL) {
        sma_copy_blocks(to, dest.stride, source, stride, dest.bytes, dest.n);
        sma_wake_memory(pe);
        return;
    }
    p = peer_for(routine, ctx, pe);
    if (sma_net_is_bundled(p, BY_PUTS, dest.bytes, dest.n)) {
        sma_net_bundle_puts(p, &dest, source, stride);
        return;
    }
    for (size_t i = 0; i < dest.n; i++) {
        sma_net_put(routine, ctx, pe,
                    behind(dest.first, i * (size_t) dest.stride), from,
                    dest.bytes);
        from += stride;
    }
}

/* --------------------------------------------------------------------- gets */

/* Gets at most AT_ONCE answers full of blocks; returns the number of blocks.
 * All requests travel together. */
enum { AT_ONCE = 64 };

static size_t get_some(struct peer *p, const struct sma_strided *source,
                       char *dest, ptrdiff_t stride)
{
    size_t piece = sma_format_blocks_of_answer(source->bytes), done = 0;
    struct pending_get e;
    uint64_t left = 0;

    for (int i = 0; i < AT_ONCE && done < source->n; i++) {
        struct sma_strided some = *source;

        some.first = behind(some.first, done * (size_t) source->stride);
        some.n = source->n - done < piece ? source->n - done : piece;
        e = (struct pending_get){.dest = dest + (ptrdiff_t) done * stride,
                                 .stride = stride,
                                 .bytes = some.bytes,
                                 .n = some.n,
                                 .left = &left};
        __atomic_fetch_add(&left, 1, __ATOMIC_RELAXED);
        done += some.n;
        sma_net_bundle_get(p, &some, &e, i == AT_ONCE - 1 || done == source->n);
    }
    sma_net_await_data(p, &left);
    return done;
}

/* The wire gets a piece of the data, for which there is one key; returns its size. */
static size_t get_piece(struct peer *p, struct sma_address source, void *dest,
                        size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, source, &bytes);
    struct sma_message m = {.done = false};

    sma_net_finish(p->channel,
                   sma_net.wire->get(p->link, key, at_peer(p, source), dest,
                                     bytes, sma_net_awaited(&m)),
                   &m, p->pe, "a get");
    return bytes;
}

/* Is a get that the caller waits for part of a bundle?  A get of the wire takes less
 * time, but would have to wait for the bundles before it.  The user may have chosen
 * bundles. */
static bool is_bundled_get(struct peer *p, size_t bytes)
{
    bool first = sma_env.paths == SMA_PATHS_AUTO && !has_unsettled(p->channel);

    return !first && !has_puts(p) && sma_net_is_bundled(p, BY_GET, bytes, 1);
}

/* A get from a PE of this node.  Returns false if the PE is on another one. */
static inline bool get_here(int pe, struct sma_address source, void *dest,
                            size_t bytes)
{
    const void *from = sma_peer_at(source, pe);

    if (from == NULL)
        return false;
    sma_copy(dest, from, bytes);
    sma_order_loads();
    return true;
}

void sma_net_get(const struct sma_routine *routine, struct sma_ctx *ctx, int pe,
                 struct sma_address source, void *dest, size_t bytes)
{
    const struct sma_strided one = {.first = source, .bytes = bytes, .n = 1};
    struct peer *p;

    if (get_here(pe, source, dest, bytes))
        return;
    p = peer_for(routine, ctx, pe);
    if (is_bundled_get(p, bytes)) {
        get_some(p, &one, dest, 0);
        return;
    }
    count_one(&sma_net_counts.gets);
    sma_net_prepare(p, false);
    for (size_t done = 0; done < bytes;)
        done += get_piece(p, behind(source, done), (char *) dest + done,
                          bytes - done);
}

int sma_net_state(int pe)
{
    int32_t state = SMA_JOB_NONE;
    const struct sma_strided source = {
        .first = {SMA_STATE, offsetof(struct sma_job_pe, state)},
        .bytes = sizeof state,
        .n = 1};

    get_some(peer_of(&sma_net_main, pe), &source, (char *) &state, 0);
    return state;
}

static size_t get_piece_nbi(struct peer *p, struct sma_address source,
                            void *dest, size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, source, &bytes);
    struct count *count = sma_net_count(p);

    sma_net_started(sma_net.wire->get(p->link, key, at_peer(p, source), dest,
                                      bytes, &count->op),
                    count);
    return bytes;
}

void sma_net_get_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address source, void *dest,
                     size_t bytes)
{
    const struct sma_strided one = {.first = source, .bytes = bytes, .n = 1};
    struct peer *p;

    if (get_here(pe, source, dest, bytes))
        return;
    p = peer_for(routine, ctx, pe);
    sma_net_limit_requests(p->channel);
    if (!has_puts(p) && sma_net_is_bundled(p, BY_GET, bytes, 1)) {
        sma_net_bundle_get(p, &one,
                           &(struct pending_get){.dest = dest,
                                                 .bytes = bytes,
                                                 .n = 1,
                                                 .count = sma_net_count(p)},
                           false);
        return;
    }
    count_one(&sma_net_counts.gets);
    if (!SMA_MUTANT(get_nbi_early))
        sma_net_prepare(p, false);
    for (size_t done = 0; done < bytes;)
        done += get_piece_nbi(p, behind(source, done), (char *) dest + done,
                              bytes - done);
    sma_net_throttle(p->channel);
}

/* Gets many blocks from a PE of another node.  Large ones are in flight
 * together. */
static void get_all(const struct sma_routine *routine, struct sma_ctx *ctx,
                    int pe, struct sma_strided source, char *dest,
                    ptrdiff_t stride)
{
    struct peer *p = peer_for(routine, ctx, pe);
    bool large = !sma_net_is_bundled(p, BY_GETS, source.bytes, source.n);

    if (!large && has_puts(p) && !SMA_MUTANT(iget_early))
        sma_net_fence(routine, ctx);
    while (source.n > 0) {
        size_t n = 1;

        if (large)
            sma_net_get_nbi(routine, ctx, pe, source.first, dest, source.bytes);
        else
            n = get_some(p, &source, dest, stride);
        source.n -= n;
        source.first = behind(source.first, n * (size_t) source.stride);
        dest += (ptrdiff_t) n * stride;
    }
    if (large) {
        sma_net_send_open(); /* either path may be taken by chance (path.c) */
        sma_net_wait_for(p->channel, &p->channel->requests);
    }
}

void sma_net_get_blocks(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_strided source, void *dest,
                        ptrdiff_t stride)
{
    const void *from = sma_peer_at(source.first, pe);

    if (from == NULL) {
        get_all(routine, ctx, pe, source, dest, stride);
        return;
    }
    sma_copy_blocks(dest, stride, from, source.stride, source.bytes, source.n);
    sma_order_loads();
}

/* A get with a time limit.  The caller may give up before the answer comes, so
 * whichever of the two comes last frees it. */
struct timed_get {
    struct sma_wire_op op;
    const char *why;   /* it has failed */
    bool one_has_left; /* the caller has given up, or the answer has come */
    uint64_t data[];
};

static void leave_timed_get(struct timed_get *l)
{
    /* the acquire of the second to leave pairs with the release of the first:
     * the second frees what the first has finished to use */
    if (__atomic_exchange_n(&l->one_has_left, true, __ATOMIC_ACQ_REL))
        free(l);
}

static void on_timed_get(struct sma_wire_op *op, const char *why)
{
    struct timed_get *l = (struct timed_get *) op;

    l->why = why;
    leave_timed_get(l);
}

bool sma_net_timed_get(int pe, struct sma_address source, void *dest,
                       size_t bytes, int milliseconds)
{
    struct peer *p = peer_of(&sma_net_main, pe);
    const struct timespec rest = {.tv_nsec = 20000};
    struct timed_get *l = calloc(1, sizeof *l + bytes);
    size_t piece = bytes;
    struct sma_wire_key *key;
    struct timespec start, now;
    bool there;

    if (l == NULL)
        return false;
    l->op.done = on_timed_get;
    key = sma_net_key(p, source, &piece);
    if (sma_net.wire->get(p->link, key, at_peer(p, source), l->data, bytes,
                          &l->op))
        l->one_has_left = true;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (;;) {
        /* pairs with the release of the callback in leave_timed_get */
        there = __atomic_load_n(&l->one_has_left, __ATOMIC_ACQUIRE);
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (there || (now.tv_sec - start.tv_sec) * 1000 +
                             (now.tv_nsec - start.tv_nsec) / 1000000 >=
                         milliseconds)
            break;
        if (!sma_net_turn())
            nanosleep(&rest, NULL);
    }
    there = there && l->why == NULL;
    if (there)
        memcpy(dest, l->data, bytes);
    leave_timed_get(l);
    return there;
}
