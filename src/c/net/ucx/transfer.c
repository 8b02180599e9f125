/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts and gets: small ones become parts of bundles, and large ones are puts
 * and gets of UCX.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "net/ucx/bundle.h"
#include "net/ucx/operations.h"

void sma_ucx_limit_requests(struct sma_channel *c, int pe)
{
    if (requests_under_way(c) <= MOST_REQUESTS)
        return;
    sma_ucx_send_open();
    sma_ucx_throttle(c, pe);
}

/* --------------------------------------------------------------------- puts */

/* UCX puts a piece of the data, for which there is one key; returns its size.
 * sma_ucx_put waits until the piece has left source; sma_ucx_put_nbi does
 * not. */
static size_t put_piece(struct peer *p, int region, size_t offset,
                        const void *source, size_t bytes)
{
    ucp_rkey_h key = sma_ucx_key(p, region, offset, &bytes);
    struct sma_message m = {0};
    ucp_request_param_t params = sma_ucx_awaited(&m);
    ucs_status_ptr_t request = ucp_put_nbx(
        p->ep, source, bytes, p->base[region] + offset, key, &params);

    sma_ucx_note_put(p);
    sma_ucx_finish(p->channel, request, &m, p->pe, "ucp_put");
    return bytes;
}

void sma_ucx_put(struct sma_channel *channel, int pe, int region, size_t offset,
                 const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (bytes <= SMALL_PUT) {
        sma_ucx_bundle_put(p, region, offset, source, bytes);
        return;
    }
    sma_ucx_settle_peer(p, true);
    for (size_t done = 0; done < bytes;)
        done += put_piece(p, region, offset + done,
                          (const char *) source + done, bytes - done);
}

static size_t put_piece_nbi(struct peer *p, int region, size_t offset,
                            const void *source, size_t bytes)
{
    ucp_rkey_h key = sma_ucx_key(p, region, offset, &bytes);
    ucp_request_param_t params = sma_ucx_counted(p);
    ucs_status_ptr_t request = ucp_put_nbx(
        p->ep, source, bytes, p->base[region] + offset, key, &params);

    sma_ucx_check_counted(request, "ucp_put", &params);
    sma_ucx_note_put(p);
    return bytes;
}

void sma_ucx_put_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (bytes <= SMALL_PUT) {
        sma_ucx_bundle_put(p, region, offset, source, bytes);
        return;
    }
    sma_ucx_settle_peer(p, true);
    for (size_t done = 0; done < bytes;)
        done += put_piece_nbi(p, region, offset + done,
                              (const char *) source + done, bytes - done);
    sma_ucx_throttle(p->channel, pe);
}

void sma_ucx_put_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *to, const void *source,
                        ptrdiff_t stride)
{
    const char *from = source;
    size_t offset = to->offset;

    if (to->bytes <= SMALL_BLOCK) {
        sma_ucx_bundle_puts(peer_of(channel_of(channel), pe), to, source,
                            stride);
        return;
    }
    for (size_t i = 0; i < to->n; i++) {
        sma_ucx_put(channel, pe, to->region, offset, from, to->bytes);
        offset += (size_t) to->stride;
        from += stride;
    }
}

/* --------------------------------------------------------------------- gets */

/* Has UCX got puts to the peer that may not be complete?  A bundle may
 * overtake them; a get of UCX goes the same way as they do. */
static bool has_puts(const struct peer *p)
{
    return __atomic_load_n(&p->unflushed, __ATOMIC_RELAXED);
}

/* Gets at most AT_ONCE answers full of blocks; returns the number of blocks.
 * All requests travel together. */
enum { AT_ONCE = 64 };

static size_t get_some(struct peer *p, const struct sma_strided *from,
                       char *dest, ptrdiff_t stride)
{
    size_t piece = sma_wire_blocks_of_answer(from->bytes), done = 0;
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
        sma_ucx_bundle_get(p, &some, &e,
                           i == AT_ONCE - 1 || done == from->n);
    }
    sma_ucx_await_data(p, &left);
    return done;
}

/* UCX gets a piece of the data, for which there is one key; returns its size. */
static size_t get_piece(struct peer *p, int region, size_t offset, void *dest,
                        size_t bytes)
{
    ucp_rkey_h key = sma_ucx_key(p, region, offset, &bytes);
    struct sma_message m = {0};
    ucp_request_param_t params = sma_ucx_awaited(&m);

    sma_ucx_finish(p->channel,
                   ucp_get_nbx(p->ep, dest, bytes, p->base[region] + offset,
                               key, &params),
                   &m, p->pe, "ucp_get");
    return bytes;
}

void sma_ucx_get(struct sma_channel *channel, int pe, int region, size_t offset,
                 void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const struct sma_strided from = {
        .region = region, .offset = offset, .bytes = bytes, .n = 1};

    if (bytes <= SMALL_GET && !has_puts(p)) {
        get_some(p, &from, dest, 0);
        return;
    }
    count_one(&sma_ucx_counts.gets);
    sma_ucx_settle_peer(p, false);
    for (size_t done = 0; done < bytes;)
        done += get_piece(p, region, offset + done, (char *) dest + done,
                          bytes - done);
}

static size_t get_piece_nbi(struct peer *p, int region, size_t offset,
                            void *dest, size_t bytes)
{
    ucp_rkey_h key = sma_ucx_key(p, region, offset, &bytes);
    ucp_request_param_t params = sma_ucx_counted(p);
    ucs_status_ptr_t request = ucp_get_nbx(
        p->ep, dest, bytes, p->base[region] + offset, key, &params);

    sma_ucx_check_counted(request, "ucp_get", &params);
    return bytes;
}

void sma_ucx_get_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const struct sma_strided from = {
        .region = region, .offset = offset, .bytes = bytes, .n = 1};

    sma_ucx_limit_requests(p->channel, pe);
    if (bytes <= SMALL_GET && !has_puts(p)) {
        sma_ucx_bundle_get(p, &from,
                           &(struct expected){.dest = dest,
                                              .bytes = bytes,
                                              .n = 1,
                                              .count = sma_ucx_count(p)},
                           false);
        return;
    }
    count_one(&sma_ucx_counts.gets);
    sma_ucx_settle_peer(p, false);
    for (size_t done = 0; done < bytes;)
        done += get_piece_nbi(p, region, offset + done, (char *) dest + done,
                              bytes - done);
    sma_ucx_throttle(p->channel, pe);
}

/* Large blocks are on their way together. */
static void get_large(struct sma_channel *channel, int pe,
                      const struct sma_strided *from, char *dest,
                      ptrdiff_t stride)
{
    size_t offset = from->offset;

    for (size_t i = 0; i < from->n; i++) {
        sma_ucx_get_nbi(channel, pe, from->region, offset, dest, from->bytes);
        offset += (size_t) from->stride;
        dest += stride;
    }
    sma_ucx_wait_for(channel_of(channel), &channel_of(channel)->requests);
}

void sma_ucx_get_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *from, void *dest,
                        ptrdiff_t stride)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_strided rest = *from;
    char *to = dest;

    if (from->bytes > SMALL_BLOCK) {
        get_large(channel, pe, from, to, stride);
        return;
    }
    if (has_puts(p))
        sma_ucx_fence(channel);
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
    ucs_status_t status;
    bool given;        /* to UCX, as in struct sma_message */
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

static void on_timed_get(void *request, ucs_status_t status, void *data)
{
    struct timed_get *l = data;

    /* pairs with the release in sma_ucx_timed_get */
    (void) __atomic_load_n(&l->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    l->status = status;
    leave_timed_get(l);
}

bool sma_ucx_timed_get(int pe, int region, size_t offset, void *dest,
                       size_t bytes, int milliseconds)
{
    struct peer *p = peer_of(&sma_ucx_main, pe);
    const struct timespec rest = {.tv_nsec = 20000};
    struct timed_get *l = calloc(1, sizeof *l + bytes);
    ucp_request_param_t params = {
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = on_timed_get,
        .user_data = l,
    };
    size_t piece = bytes;
    ucp_rkey_h key;
    ucs_status_ptr_t request;
    struct timespec start, now;
    bool there;

    if (l == NULL)
        return false;
    key = sma_ucx_key(p, region, offset, &piece);
    /* pairs with the acquire in on_timed_get */
    __atomic_store_n(&l->given, true, __ATOMIC_RELEASE);
    request = ucp_get_nbx(p->ep, l->data, bytes, p->base[region] + offset,
                          key, &params);
    if (!UCS_PTR_IS_PTR(request)) {
        l->status = UCS_PTR_STATUS(request);
        l->one_has_left = true;
    }
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (;;) {
        /* pairs with the release of the callback in leave_timed_get */
        there = __atomic_load_n(&l->one_has_left, __ATOMIC_ACQUIRE);
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (there || (now.tv_sec - start.tv_sec) * 1000 +
                             (now.tv_nsec - start.tv_nsec) / 1000000 >=
                         milliseconds)
            break;
        if (!sma_ucx_progress())
            nanosleep(&rest, NULL);
    }
    there = there && l->status == UCS_OK;
    if (there)
        memcpy(dest, l->data, bytes);
    leave_timed_get(l);
    return there;
}

