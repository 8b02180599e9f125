/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Active messages that arrive: bundles, whose operations this PE does, and
 * answers to the bundles of this PE.  The handlers run in any thread that makes
 * progress on the main channel, one at a time.
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "net/ucx/memory.h"
#include "shared/amo.h"
#include "shared/word.h"

/* What orders the operations of other PEs with the program that owns the memory
 * are messages between the PEs, which ThreadSanitizer does not see. */
#ifdef __SANITIZE_THREAD__
void AnnotateIgnoreReadsBegin(const char *file, int line);
void AnnotateIgnoreReadsEnd(const char *file, int line);
void AnnotateIgnoreWritesBegin(const char *file, int line);
void AnnotateIgnoreWritesEnd(const char *file, int line);

static void begin_unchecked(void)
{
    AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
}

static void end_unchecked(void)
{
    AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
    AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
}
#else
static inline void begin_unchecked(void)
{
}

static inline void end_unchecked(void)
{
}
#endif

/* ------------------------------------------------------------------ bundles */

/* A bundle that is read: what is left of it, and the answer so far. */
struct reader {
    const unsigned char *at, *end;
    struct bundle_head head;
    struct bundle *answer; /* NULL: none */
};

static void take(struct reader *r, void *part, size_t bytes)
{
    memcpy(part, r->at, bytes);
    r->at += bytes;
}

/* The memory at an offset of a region. */
static char *memory_at(const struct op *op)
{
    if (op->region == KEYS_REGION)
        return (char *) sma_ucx_slots + op->offset;
    return (char *) sma_ucx_client->region[op->region].base + op->offset;
}

static void send_answer(struct errand *e)
{
    struct bundle *b = (struct bundle *) e;
    struct peer *p =
        peer_of(b->urgent ? sma_ucx_urgent() : &sma_ucx_main, b->pe);

    pthread_mutex_lock(&p->channel->lock);
    sma_ucx_post_bundle(p, MESSAGE_ANSWER, b);
    pthread_mutex_unlock(&p->channel->lock);
}

static void begin_answer(struct reader *r)
{
    r->answer = sma_ucx_take_bundle((int) r->head.origin);
    r->answer->length = sizeof(struct answer_head);
    r->answer->urgent = r->head.asks == ASKS_URGENT;
}

/* Ends an answer; `done` tells whether the whole bundle has been done.  A
 * callback of UCX must not connect to a peer, so the answer is sent by the
 * thread that has called UCX. */
static void end_answer(struct reader *r, bool done)
{
    const struct answer_head head = {
        .peer = r->head.peer,
        .number = done ? r->head.number : r->head.number - 1};

    add_data(r->answer->data, &head, sizeof head);
    r->answer->errand.run = send_answer;
    sma_ucx_leave_errand(&r->answer->errand);
    r->answer = NULL;
}

/* Appends to the answer, and returns where the data goes. */
static unsigned char *answer(struct reader *r, uint64_t expected, size_t bytes)
{
    const struct answer_data data = {.expected = expected, .bytes = bytes};
    size_t all = sizeof data + padded(bytes);
    unsigned char *at;

    if (r->answer != NULL && BUNDLE_BYTES - r->answer->length < all)
        end_answer(r, false);
    if (r->answer == NULL)
        begin_answer(r);
    at = r->answer->data + r->answer->length;
    r->answer->length += all;
    at = add_data(at, &data, sizeof data);
    if (bytes % 8 != 0)
        memset(at + (bytes & ~(size_t) 7), 0, 8);
    return at;
}

static void do_puts(struct reader *r, const struct op *op)
{
    struct op_blocks blocks;

    take(r, &blocks, sizeof blocks);
    sma_copy_blocks(memory_at(op), blocks.stride, (const char *) r->at,
                    op->bytes, op->bytes, blocks.n);
    r->at += padded(blocks.n * op->bytes);
}

static void do_gets(struct reader *r, const struct op *op)
{
    struct op_blocks blocks = {.stride = 0, .n = 1};
    struct op_answer to;
    unsigned char *at;

    if (op->kind == OP_GETS)
        take(r, &blocks, sizeof blocks);
    take(r, &to, sizeof to);
    at = answer(r, to.expected, blocks.n * op->bytes);
    sma_copy_blocks((char *) at, op->bytes, memory_at(op), blocks.stride,
                    op->bytes, blocks.n);
}

static void do_amo(struct reader *r, const struct op *op)
{
    struct op_amo amo;
    struct op_answer to;
    uint64_t was;

    take(r, &amo, sizeof amo);
    was = sma_amo_here(memory_at(op), op->bytes, (enum sma_amo_op) op->amo,
                       amo.value, amo.cond);
    if (op->kind != OP_FETCH)
        return;
    take(r, &to, sizeof to);
    sma_word_store(answer(r, to.expected, op->bytes), op->bytes, was);
}

/* A program that reads a word with acquire order sees what operations before
 * the one that stored the word have stored. */
static void do_operation(struct reader *r)
{
    struct op op;

    take(r, &op, sizeof op);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    switch (op.kind) {
    case OP_PUT:
        sma_copy(memory_at(&op), r->at, op.bytes);
        r->at += padded(op.bytes);
        break;
    case OP_PUTS: do_puts(r, &op); break;
    case OP_GET:
    case OP_GETS: do_gets(r, &op); break;
    default: do_amo(r, &op); break;
    }
}

static ucs_status_t on_bundle(void *arg, const void *header,
                              size_t header_length, void *data, size_t length,
                              const ucp_am_recv_param_t *param)
{
    struct reader r = {.at = data, .end = (unsigned char *) data + length};

    (void) arg, (void) header, (void) header_length, (void) param;
    take(&r, &r.head, sizeof r.head);
    note_heard(r.head.origin);
    begin_unchecked();
    while (r.at < r.end)
        do_operation(&r);
    end_unchecked();
    if (r.head.asks != ASKS_NOT && r.answer == NULL)
        begin_answer(&r);
    if (r.answer != NULL)
        end_answer(&r, true);
    return UCS_OK;
}

/* ------------------------------------------------------------------ answers */

/* Two threads of the target may send two answers in either order.  Only the
 * handler of answers writes `acked`. */
static void note_done(const struct answer_head *head)
{
    struct peer *p = (struct peer *) (uintptr_t) head->peer;

    note_heard((uint32_t) p->pe);
    if (head->number > __atomic_load_n(&p->acked, __ATOMIC_RELAXED))
        /* pairs with the acquire in sma_ucx_acked */
        __atomic_store_n(&p->acked, head->number, __ATOMIC_RELEASE);
}

static void take_data(struct expected *e, const unsigned char *data)
{
    const struct count *count;
    uint64_t *left;

    /* pairs with the release in bundle.c, give */
    (void) __atomic_load_n(&e->given, __ATOMIC_ACQUIRE);
    left = e->left;
    count = e->count;
    sma_copy_blocks(e->dest, e->stride, (const char *) data,
                    (ptrdiff_t) e->bytes, e->bytes, e->n);
    if (e->allocated)
        free(e);
    if (left == NULL)
        sma_ucx_count_off(count);
    else /* pairs with the acquire of the thread that waits for the data */
        __atomic_fetch_sub(left, 1, __ATOMIC_RELEASE);
}

static ucs_status_t on_answer(void *arg, const void *header,
                              size_t header_length, void *data, size_t length,
                              const ucp_am_recv_param_t *param)
{
    const unsigned char *at = data, *end = at + length;
    struct answer_head head;
    struct answer_data d;

    (void) arg, (void) header, (void) header_length, (void) param;
    memcpy(&head, at, sizeof head);
    note_done(&head);
    for (at += sizeof head; at < end; at += padded(d.bytes)) {
        memcpy(&d, at, sizeof d);
        at += sizeof d;
        take_data((struct expected *) (uintptr_t) d.expected, at);
    }
    return UCS_OK;
}

static void set_handler(unsigned id, ucp_am_recv_callback_t handler)
{
    const ucp_am_handler_param_t params = {
        .field_mask =
            UCP_AM_HANDLER_PARAM_FIELD_ID | UCP_AM_HANDLER_PARAM_FIELD_CB,
        .id = id,
        .cb = handler,
    };

    sma_ucx_check(ucp_worker_set_am_recv_handler(sma_ucx_main.worker, &params),
                  "ucp_worker_set_am_recv_handler");
}

void sma_ucx_set_handlers(void)
{
    set_handler(MESSAGE_BUNDLE, on_bundle);
    set_handler(MESSAGE_ANSWER, on_answer);
}
