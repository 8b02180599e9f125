/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations by network cards (SHMEM_ATOMICS=network).  They and those
 * of processors do not exclude each other, so network cards do all of them.
 * They know words of 4 and 8 bytes and few operations; others are done by
 * compare-and-swap.
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "net/ucx/operations.h"
#include "shared/word.h"

/* The operations of UCX. */
static const ucp_atomic_op_t ops[] = {
    [SMA_AMO_SWAP] = UCP_ATOMIC_OP_SWAP,
    [SMA_AMO_CSWAP] = UCP_ATOMIC_OP_CSWAP,
    [SMA_AMO_ADD] = UCP_ATOMIC_OP_ADD,
    [SMA_AMO_AND] = UCP_ATOMIC_OP_AND,
    [SMA_AMO_OR] = UCP_ATOMIC_OP_OR,
    [SMA_AMO_XOR] = UCP_ATOMIC_OP_XOR,
};


/* A piece of the heap that has its own key ends at a multiple of 8 bytes, so all
 * of an aligned word has one key. */
static ucp_rkey_h key_of(struct peer *p, const struct sma_amo_word *w)
{
    size_t bytes = w->bytes;

    return sma_ucx_key(p, w->region, w->offset, &bytes);
}

/* Does one of the operations of network cards, and returns what the word held
 * before. */
static uint64_t nic(struct peer *p, const struct sma_amo_word *w,
                    enum sma_amo_op op, uint64_t value, uint64_t cond)
{
    struct sma_message m = {0};
    ucp_request_param_t params = sma_ucx_awaited(&m);
    /* for a compare-and-swap UCX takes the value to store from the reply
     * buffer */
    uint64_t reply, operand;
    ucp_rkey_h key = key_of(p, w);

    sma_word_store(&reply, w->bytes, value);
    sma_word_store(&operand, w->bytes, op == SMA_AMO_CSWAP ? cond : value);
    params.op_attr_mask |=
        UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.datatype = ucp_dt_make_contig(w->bytes);
    params.reply_buffer = &reply;
    sma_ucx_finish(p->channel,
                   ucp_atomic_op_nbx(p->ep, ops[op], &operand, 1,
                                     p->base[w->region] + w->offset,
                                     key,
                                     &params),
                   &m, p->pe, "ucp_atomic_op");
    return sma_word_load(&reply, w->bytes);
}

/* The value of a word after an atomic operation. */
static uint64_t apply(enum sma_amo_op op, uint64_t old, uint64_t value,
                      uint64_t cond)
{
    switch (op) {
    case SMA_AMO_FETCH: return old;
    case SMA_AMO_SET:
    case SMA_AMO_SWAP: return value;
    case SMA_AMO_CSWAP: return old == cond ? value : old;
    case SMA_AMO_MSWAP: return (old & ~cond) | (value & cond);
    case SMA_AMO_ADD: return old + value;
    case SMA_AMO_AND: return old & value;
    case SMA_AMO_OR: return old | value;
    default: return old ^ value;
    }
}

/* Does an operation that network cards do not have by compare-and-swap in a
 * loop.  The operation changes `width` bits, from bit `shift` on, of a word. */
static uint64_t by_cswap(struct peer *p, const struct sma_amo_word *w,
                         unsigned shift, unsigned width, enum sma_amo_op op,
                         uint64_t value, uint64_t cond)
{
    const uint64_t mask = UINT64_MAX >> (64 - width);
    uint64_t seen = nic(p, w, SMA_AMO_ADD, 0, 0);

    for (;;) {
        uint64_t old = seen >> shift & mask;
        uint64_t new = apply(op, old, value, cond) & mask;
        uint64_t was;

        if (new == old)
            return old;
        was = nic(p, w, SMA_AMO_CSWAP,
                   (seen & ~(mask << shift)) | new << shift, seen);
        if (was == seen)
            return old;
        seen = was;
    }
}

/* The operation as network cards have it: they know neither fetch nor set. */
static struct sma_amo_word offered(const struct sma_amo_word *word)
{
    struct sma_amo_word w = *word;

    if (w.op == SMA_AMO_SET)
        w.op = SMA_AMO_SWAP;
    if (w.op == SMA_AMO_FETCH) {
        w.op = SMA_AMO_ADD;
        w.value = 0;
    }
    return w;
}

uint64_t sma_ucx_nic_amo(struct sma_channel *channel, int pe,
                          const struct sma_amo_word *word)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_amo_word w = offered(word);

    sma_ucx_settle_peer(p, false);
    if (w.bytes == 2) {
        unsigned odd = w.offset & 2;

        w.offset -= odd;
        w.bytes = 4;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        odd = 2 - odd;
#endif
        return by_cswap(p, &w, odd * 8, 16, word->op, word->value, word->cond);
    }
    if (w.op == SMA_AMO_MSWAP)
        return by_cswap(p, &w, 0, (unsigned) w.bytes * 8, w.op, w.value,
                        w.cond);
    return nic(p, &w, w.op, w.value, w.cond);
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

    /* pairs with the release in nic_nbi */
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
static void nic_nbi(struct peer *p, const struct sma_amo_word *word,
                     void *fetch)
{
    ucp_rkey_h key = key_of(p, word);
    struct word *w = malloc(sizeof *w);
    const ucp_request_param_t counted = sma_ucx_counted(p);
    ucp_request_param_t params = counted;
    ucs_status_ptr_t request;

    if (w == NULL)
        sma_ucx_client->fatal("out of memory for an operation on PE %d",
                              p->pe);
    w->count = counted.user_data;
    w->bytes = word->bytes;
    w->fetch = fetch;
    /* of a compare-and-swap the reply buffer holds the value to store */
    sma_word_store(&w->before, w->bytes, word->value);
    sma_word_store(&w->value, w->bytes,
                   word->op == SMA_AMO_CSWAP ? word->cond : word->value);
    /* pairs with the acquire in on_word_done */
    __atomic_store_n(&w->given, true, __ATOMIC_RELEASE);
    params.op_attr_mask |=
        UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.cb.send = on_word_done;
    params.user_data = w;
    params.datatype = ucp_dt_make_contig(word->bytes);
    params.reply_buffer = &w->before;
    request = ucp_atomic_op_nbx(p->ep, ops[word->op], &w->value, 1,
                                p->base[word->region] + word->offset,
                                key,
                                &params);
    if (!UCS_PTR_IS_PTR(request))
        end_word(w);
    sma_ucx_check_counted(request, "ucp_atomic_op", &counted);
    sma_ucx_throttle(p->channel, p->pe);
}

void sma_ucx_nic_amo_nbi(struct sma_channel *channel, int pe,
                          const struct sma_amo_word *word, void *fetch)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_amo_word w = offered(word);

    /* Such an operation takes several of a network card, and each needs the
     * result of the one before. */
    if (w.bytes == 2 || w.op == SMA_AMO_MSWAP) {
        uint64_t was = sma_ucx_nic_amo(channel, pe, word);

        if (fetch != NULL)
            sma_word_store(fetch, w.bytes, was);
        return;
    }
    sma_ucx_settle_peer(p, false);
    nic_nbi(p, &w, fetch);
}
