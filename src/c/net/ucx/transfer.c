/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts, gets, atomic operations and messages.
 */
#include "shared/facts.h"
#include "net/ucx/ucx.h"
#include "shared/word.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --------------------------------------------------------------------- data */

/* The key for the memory at an offset of a region. */
static inline ucp_rkey_h key_for(const struct peer *p, int region,
                                 size_t offset)
{
    int area = region;

    if (region == SMA_DATA)
        for (int i = 1; i < sma_ucx_client->pieces &&
                        offset >= sma_ucx_client->piece[i].offset;
             i++)
            area = SMA_REMOTE_REGIONS - 1 + i;
    return p->key[area];
}

/* Called after a put has been given to UCX, not before: otherwise a quiet of
 * another thread could flush in between, without the put, and then record the
 * put as completed. */
static inline void note_started(struct sma_channel *c)
{
    __atomic_fetch_add(&c->started, 1, __ATOMIC_RELAXED);
}

void sma_ucx_put(struct sma_channel *channel, int pe, int region, size_t offset,
                 const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_message m = {0};
    const ucp_request_param_t params = sma_ucx_awaited(&m);

    ucs_status_ptr_t request =
        ucp_put_nbx(p->ep, source, bytes, p->base[region] + offset,
                    key_for(p, region, offset), &params);

    note_started(p->channel);
    sma_ucx_finish(p->channel, request, &m, pe, "ucp_put");
}

void sma_ucx_get(struct sma_channel *channel, int pe, int region, size_t offset,
                 void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_message m = {0};
    const ucp_request_param_t params = sma_ucx_awaited(&m);

    sma_ucx_finish(p->channel,
                   ucp_get_nbx(p->ep, dest, bytes, p->base[region] + offset,
                               key_for(p, region, offset), &params),
                   &m, pe, "ucp_get");
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
    ucs_status_ptr_t request;
    struct timespec start, now;
    bool there;

    if (l == NULL)
        return false;
    /* pairs with the acquire in on_timed_get */
    __atomic_store_n(&l->given, true, __ATOMIC_RELEASE);
    request = ucp_get_nbx(p->ep, l->data, bytes, p->base[region] + offset,
                          key_for(p, region, offset), &params);
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

void sma_ucx_put_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const ucp_request_param_t params = sma_ucx_counted(p);
    ucs_status_ptr_t request;

    request = ucp_put_nbx(p->ep, source, bytes, p->base[region] + offset,
                          key_for(p, region, offset), &params);
    sma_ucx_check_counted(request, "ucp_put", &params);
    note_started(p->channel);
    sma_ucx_throttle(p->channel, pe);
}

void sma_ucx_get_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const ucp_request_param_t params = sma_ucx_counted(p);
    ucs_status_ptr_t request;

    request = ucp_get_nbx(p->ep, dest, bytes, p->base[region] + offset,
                          key_for(p, region, offset), &params);
    sma_ucx_check_counted(request, "ucp_get", &params);
    sma_ucx_throttle(p->channel, pe);
}

/* The operations of UCX. */
static const ucp_atomic_op_t ops[] = {
    [SMA_AMO_SWAP] = UCP_ATOMIC_OP_SWAP,
    [SMA_AMO_CSWAP] = UCP_ATOMIC_OP_CSWAP,
    [SMA_AMO_ADD] = UCP_ATOMIC_OP_ADD,
    [SMA_AMO_AND] = UCP_ATOMIC_OP_AND,
    [SMA_AMO_OR] = UCP_ATOMIC_OP_OR,
    [SMA_AMO_XOR] = UCP_ATOMIC_OP_XOR,
};

uint64_t sma_ucx_amo(struct sma_channel *channel, int pe, int region,
                     size_t offset, size_t bytes, enum sma_amo_op op,
                     uint64_t value, uint64_t cond)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_message m = {0};
    ucp_request_param_t params = sma_ucx_awaited(&m);
    /* for a compare-and-swap UCX takes the value to store from the reply
     * buffer */
    uint64_t reply, operand;

    sma_word_store(&reply, bytes, value);
    sma_word_store(&operand, bytes, op == SMA_AMO_CSWAP ? cond : value);
    params.op_attr_mask |=
        UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.datatype = ucp_dt_make_contig(bytes);
    params.reply_buffer = &reply;
    sma_ucx_finish(p->channel,
                   ucp_atomic_op_nbx(p->ep, ops[op], &operand, 1,
                                     p->base[region] + offset,
                                     key_for(p, region, offset), &params),
                   &m, pe, "ucp_atomic_op");
    return sma_word_load(&reply, bytes);
}

/* An operation for which no thread waits: the memory that UCX may read and
 * write after the call has returned.  The callback frees it. */
struct word {
    bool given; /* to UCX, as in struct sma_message */
    struct count *count;
    uint64_t value, before;
    size_t bytes;
    void *fetch; /* where `before` goes; NULL: nowhere */
};

static void end_word(struct word *w)
{
    if (w->fetch != NULL)
        memcpy(w->fetch, &w->before, w->bytes);
    free(w);
}

static void on_word_done(void *request, ucs_status_t status, void *data)
{
    struct word *w = data;
    struct count *count;

    /* pairs with the release in sma_ucx_amo_nbi */
    (void) __atomic_load_n(&w->given, __ATOMIC_ACQUIRE);
    count = w->count;
    end_word(w);
    sma_ucx_on_counted_done(request, status, count);
}

/*
 * The request always asks for the old value, so that it ends when the operation
 * is complete.  A request without an answer ends when it is sent, and only a
 * flush tells when the operation is complete.  UCX 1.13 may end a flush before
 * such an operation has reached its target, which tests/c/ctx.c notices.
 */
void sma_ucx_amo_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, size_t bytes, enum sma_amo_op op,
                     uint64_t value, uint64_t cond, void *fetch)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct word *w = malloc(sizeof *w);
    const ucp_request_param_t counted = sma_ucx_counted(p);
    ucp_request_param_t params = counted;
    ucs_status_ptr_t request;

    if (w == NULL)
        sma_ucx_client->fatal("out of memory for an operation on PE %d", pe);
    w->count = counted.user_data;
    w->bytes = bytes;
    w->fetch = fetch;
    /* of a compare-and-swap the reply buffer holds the value to store */
    sma_word_store(&w->before, bytes, value);
    sma_word_store(&w->value, bytes, op == SMA_AMO_CSWAP ? cond : value);
    /* pairs with the acquire in on_word_done */
    __atomic_store_n(&w->given, true, __ATOMIC_RELEASE);
    params.op_attr_mask |=
        UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.cb.send = on_word_done;
    params.user_data = w;
    params.datatype = ucp_dt_make_contig(bytes);
    params.reply_buffer = &w->before;
    request = ucp_atomic_op_nbx(p->ep, ops[op], &w->value, 1,
                                p->base[region] + offset,
                                key_for(p, region, offset), &params);
    if (!UCS_PTR_IS_PTR(request))
        end_word(w);
    sma_ucx_check_counted(request, "ucp_atomic_op", &counted);
    sma_ucx_throttle(p->channel, pe);
}

void sma_ucx_quiet(struct sma_channel *channel)
{
    struct sma_channel *c = channel_of(channel);
    struct sma_message m = {0};
    const ucp_request_param_t params = sma_ucx_awaited(&m);
    uint64_t up_to = __atomic_load_n(&c->started, __ATOMIC_RELAXED);

    sma_ucx_wait(c);
    /* pairs with the release below, of the quiet that completed the puts */
    if (__atomic_load_n(&c->completed, __ATOMIC_ACQUIRE) >= up_to)
        return;
    sma_ucx_finish(c, ucp_worker_flush_nbx(c->worker, &params), &m, -1,
                   "ucp_worker_flush");
    /* Two threads may both get here, and the second may store the smaller
     * number.  That costs no more than another flush.  The release pairs with
     * the acquire above. */
    __atomic_store_n(&c->completed, up_to, __ATOMIC_RELEASE);
}

/* Starts to flush the connection to a peer, if there is one; m->done becomes
 * true when the flush is complete.  Where UCX has taken the request, only
 * sma_ucx_on_done writes m->done: the serving thread may call it before
 * ucp_ep_flush_nbx returns. */
static void start_flush(struct peer *p, struct sma_message *m)
{
    const ucp_request_param_t params = sma_ucx_awaited(m);

    if (p == NULL || !UCS_PTR_IS_PTR(ucp_ep_flush_nbx(p->ep, &params)))
        m->done = true;
}

/* Flushes every connection, and finds one that has not ended after a second. */
int sma_ucx_find_silent(void)
{
    size_t n = (size_t) sma_ucx_client->n, i = 0;
    /* never freed, because flushes may still write to it while the job ends */
    struct sma_message *m =
        calloc(n * (size_t) (SMA_MAX_CHANNELS + 1), sizeof *m);

    if (m == NULL)
        return -1;
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        for (int pe = 0; pe < sma_ucx_client->n; pe++)
            /* pairs with the release in sma_ucx_connect */
            start_flush(__atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE),
                        &m[i++]);
    for (int k = 0; k < 1000; k++)
        sma_ucx_rest();
    for (size_t k = 0; k < i; k++)
        /* pairs with the release in sma_ucx_on_done */
        if (!__atomic_load_n(&m[k].done, __ATOMIC_ACQUIRE))
            return (int) (k % n);
    return -1;
}

/* ----------------------------------------------------------------- messages */

static struct sma_message *new_message(int pe, size_t *got)
{
    struct sma_message *m = malloc(sizeof *m);

    if (m == NULL)
        sma_ucx_client->fatal("out of memory for a message");
    *m = (struct sma_message){.got = got, .pe = pe};
    return m;
}

struct sma_message *sma_ucx_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes)
{
    struct sma_message *m = new_message(pe, NULL);
    const ucp_request_param_t params = sma_ucx_awaited(m);
    ucs_status_ptr_t request = ucp_tag_send_nbx(peer_of(&sma_ucx_main, pe)->ep,
                                                source, bytes, tag, &params);

    if (UCS_PTR_IS_PTR(request))
        return m;
    free(m);
    sma_ucx_check_peer(UCS_PTR_STATUS(request), "ucp_tag_send", pe);
    return NULL;
}

/* A message that is too long is no error here: *got tells its length. */
static void on_received(void *request, ucs_status_t status,
                        const ucp_tag_recv_info_t *info, void *data)
{
    struct sma_message *m = data;

    /* pairs with the release in sma_ucx_awaited */
    (void) __atomic_load_n(&m->given, __ATOMIC_ACQUIRE);
    *m->got = info->length;
    sma_ucx_on_done(
        request, status == UCS_ERR_MESSAGE_TRUNCATED ? UCS_OK : status, data);
}

struct sma_message *sma_ucx_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p)
{
    struct sma_message *m = new_message(-1, got_p);
    ucp_request_param_t params = sma_ucx_awaited(m);
    ucs_status_ptr_t request;

    /* UCX does not always fill in the length of a message that it receives at
     * once, so the callback tells the length of every message */
    params.op_attr_mask |= UCP_OP_ATTR_FLAG_NO_IMM_CMPL;
    params.cb.recv = on_received;
    request = ucp_tag_recv_nbx(sma_ucx_main.worker, dest, bytes, tag,
                               UINT64_MAX, &params);
    if (UCS_PTR_IS_ERR(request))
        sma_ucx_check(UCS_PTR_STATUS(request), "ucp_tag_recv");
    return m;
}

bool sma_ucx_is_done(struct sma_message *m)
{
    /* both loads pair with the release in sma_ucx_on_done */
    if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        sma_ucx_progress();
        if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE))
            return false;
    }
    sma_ucx_check_peer(m->status, "a message between PEs", m->pe);
    free(m);
    return true;
}
