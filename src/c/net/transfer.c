/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts and gets: small ones become parts of bundles, and large ones are puts
 * and gets of the wire.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "net/bundle.h"
#include "net/operations.h"
#include "shared/mutant.h"

void sma_net_limit_requests(struct sma_channel *c, int pe)
{
    if (requests_under_way(c) <= MOST_REQUESTS)
        return;
    sma_net_send_open();
    sma_net_throttle(c, pe);
}

void sma_net_flush_peer(struct peer *p)
{
    struct sma_message m = {.done = false};

    count_one(&sma_net_counts.flushes);
    sma_net_finish(p->channel,
                   sma_net_wire->flush(p->link, sma_net_awaited(&m)), &m, p->pe,
                   "a flush");
}

/* A put that went alone (is_bundled_put) comes first, as one in a bundle does. */
void sma_net_prepare(struct peer *p, bool fenced)
{
    bool lone =
        !fenced && __atomic_load_n(&p->lone, __ATOMIC_RELAXED) && has_puts(p);
    bool unbundled =
        has_unsettled(p->channel) && sma_net_unbundle_peer(p, fenced);

    if ((lone || unbundled) && !p->way.ordered)
        sma_net_flush_peer(p);
    if (has_unsettled(p->channel))
        sma_net_settle_peer(p, fenced);
}

/* --------------------------------------------------------------------- puts */

/* The wire puts a piece of the data, for which there is one key; returns its size.
 * sma_net_put waits until the piece has left source; sma_net_put_nbi does
 * not. */
static size_t put_piece(struct peer *p, int region, size_t offset,
                        const void *source, size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, region, offset, &bytes);
    struct sma_message m = {.done = false};
    bool complete = sma_net_wire->put(p->link, key, p->base[region] + offset,
                                      source, bytes, sma_net_awaited(&m));

    sma_net_note_put(p);
    sma_net_finish(p->channel, complete, &m, p->pe, "a put");
    return bytes;
}

/* Is a put part of a bundle?  A program that waits after each put seldom has a second
 * one for the bundle, and the wait would only take the put out of it again.  So after
 * such a wait a put goes by the card at once, until a second one comes before the next
 * wait. */
static bool is_bundled_put(struct peer *p, size_t bytes)
{
    if (__atomic_load_n(&p->lone, __ATOMIC_RELAXED) &&
        !has_unsettled(p->channel)) {
        if (!has_puts(p))
            return false;
        __atomic_store_n(&p->lone, false, __ATOMIC_RELAXED);
    }
    return sma_net_is_bundled(p, BY_PUT, bytes, 1);
}

void sma_net_put_by_card(struct peer *p, int region, size_t offset,
                         const void *source, size_t bytes)
{
    for (size_t done = 0; done < bytes;)
        done += put_piece(p, region, offset + done,
                          (const char *) source + done, bytes - done);
}

void sma_net_put(struct sma_channel *channel, int pe, int region, size_t offset,
                 const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (is_bundled_put(p, bytes)) {
        sma_net_bundle_put(p, region, offset, source, bytes);
        return;
    }
    sma_net_prepare(p, true);
    sma_net_put_by_card(p, region, offset, source, bytes);
}

static size_t put_piece_nbi(struct peer *p, int region, size_t offset,
                            const void *source, size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, region, offset, &bytes);
    struct count *count = sma_net_count(p);

    sma_net_started(sma_net_wire->put(p->link, key, p->base[region] + offset,
                                      source, bytes, &count->op),
                    count);
    sma_net_note_put(p);
    return bytes;
}

void sma_net_put_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (is_bundled_put(p, bytes)) {
        sma_net_bundle_put(p, region, offset, source, bytes);
        return;
    }
    sma_net_prepare(p, true);
    for (size_t done = 0; done < bytes;)
        done += put_piece_nbi(p, region, offset + done,
                              (const char *) source + done, bytes - done);
    sma_net_throttle(p->channel, pe);
}

void sma_net_put_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *to, const void *source,
                        ptrdiff_t stride)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const char *from = source;
    size_t offset = to->offset;

    if (sma_net_is_bundled(p, BY_PUTS, to->bytes, to->n)) {
        sma_net_bundle_puts(p, to, source, stride);
        return;
    }
    for (size_t i = 0; i < to->n; i++) {
        sma_net_put(channel, pe, to->region, offset, from, to->bytes);
        offset += (size_t) to->stride;
        from += stride;
    }
}

/* --------------------------------------------------------------------- gets */

/* Gets at most AT_ONCE answers full of blocks; returns the number of blocks.
 * All requests travel together. */
enum { AT_ONCE = 64 };

static size_t get_some(struct peer *p, const struct sma_strided *from,
                       char *dest, ptrdiff_t stride)
{
    size_t piece = sma_form_blocks_of_answer(from->bytes), done = 0;
    struct expected e;
    uint64_t left = 0;

    for (int i = 0; i < AT_ONCE && done < from->n; i++) {
        struct sma_strided some = *from;

        some.offset += done * (size_t) from->stride;
        some.n = from->n - done < piece ? from->n - done : piece;
        e = (struct expected){.dest = dest + (ptrdiff_t) done * stride,
                              .stride = stride,
                              .bytes = some.bytes,
                              .n = some.n,
                              .left = &left};
        __atomic_fetch_add(&left, 1, __ATOMIC_RELAXED);
        done += some.n;
        sma_net_bundle_get(p, &some, &e, i == AT_ONCE - 1 || done == from->n);
    }
    sma_net_await_data(p, &left);
    return done;
}

/* The wire gets a piece of the data, for which there is one key; returns its size. */
static size_t get_piece(struct peer *p, int region, size_t offset, void *dest,
                        size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, region, offset, &bytes);
    struct sma_message m = {.done = false};

    sma_net_finish(p->channel,
                   sma_net_wire->get(p->link, key, p->base[region] + offset,
                                     dest, bytes, sma_net_awaited(&m)),
                   &m, p->pe, "a get");
    return bytes;
}

/* Is a get that the caller waits for part of a bundle?  A get of the wire takes less
 * time, but would have to wait for the bundles before it.  The user may have chosen
 * bundles. */
static bool is_bundled_get(struct peer *p, size_t bytes)
{
    bool first =
        sma_net_client->ways == SMA_WAYS_AUTO && !has_unsettled(p->channel);

    return !first && !has_puts(p) && sma_net_is_bundled(p, BY_GET, bytes, 1);
}

void sma_net_get(struct sma_channel *channel, int pe, int region, size_t offset,
                 void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const struct sma_strided from = {
        .region = region, .offset = offset, .bytes = bytes, .n = 1};

    if (is_bundled_get(p, bytes)) {
        get_some(p, &from, dest, 0);
        return;
    }
    count_one(&sma_net_counts.gets);
    sma_net_prepare(p, false);
    for (size_t done = 0; done < bytes;)
        done += get_piece(p, region, offset + done, (char *) dest + done,
                          bytes - done);
}

void sma_net_get_answered(int pe, int region, size_t offset, void *dest,
                          size_t bytes)
{
    const struct sma_strided from = {
        .region = region, .offset = offset, .bytes = bytes, .n = 1};

    get_some(peer_of(channel_of(NULL), pe), &from, dest, 0);
}

static size_t get_piece_nbi(struct peer *p, int region, size_t offset,
                            void *dest, size_t bytes)
{
    struct sma_wire_key *key = sma_net_key(p, region, offset, &bytes);
    struct count *count = sma_net_count(p);

    sma_net_started(sma_net_wire->get(p->link, key, p->base[region] + offset,
                                      dest, bytes, &count->op),
                    count);
    return bytes;
}

void sma_net_get_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const struct sma_strided from = {
        .region = region, .offset = offset, .bytes = bytes, .n = 1};

    sma_net_limit_requests(p->channel, pe);
    if (!has_puts(p) && sma_net_is_bundled(p, BY_GET, bytes, 1)) {
        sma_net_bundle_get(p, &from,
                           &(struct expected){.dest = dest,
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
        done += get_piece_nbi(p, region, offset + done, (char *) dest + done,
                              bytes - done);
    sma_net_throttle(p->channel, pe);
}

/* Large blocks are on their way together. */
static void get_large(struct sma_channel *channel, int pe,
                      const struct sma_strided *from, char *dest,
                      ptrdiff_t stride)
{
    size_t offset = from->offset;

    for (size_t i = 0; i < from->n; i++) {
        sma_net_get_nbi(channel, pe, from->region, offset, dest, from->bytes);
        offset += (size_t) from->stride;
        dest += stride;
    }
    sma_net_send_open(); /* either way may be taken by chance (way.c) */
    sma_net_wait_for(channel_of(channel), &channel_of(channel)->requests);
}

void sma_net_get_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *from, void *dest,
                        ptrdiff_t stride)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_strided rest = *from;
    char *to = dest;

    if (!sma_net_is_bundled(p, BY_GETS, from->bytes, from->n)) {
        get_large(channel, pe, from, to, stride);
        return;
    }
    if (has_puts(p) && !SMA_MUTANT(iget_early))
        sma_net_fence(channel);
    while (rest.n > 0) {
        size_t n = get_some(p, &rest, to, stride);

        rest.n -= n;
        rest.offset += n * (size_t) rest.stride;
        to += (ptrdiff_t) n * stride;
    }
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

bool sma_net_timed_get(int pe, int region, size_t offset, void *dest,
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
    key = sma_net_key(p, region, offset, &piece);
    if (sma_net_wire->get(p->link, key, p->base[region] + offset, l->data,
                          bytes, &l->op))
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
