/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Active messages that arrive: bundles, whose operations this PE does, and
 * answers to the bundles of this PE.  The handlers run in any thread that makes
 * progress on the main channel, one at a time.  All that a message says is
 * checked before it is used (net/wire/read.c).
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "net/ucx/memory.h"
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

/* What other PEs may reach here. */
static struct sma_wire_memory memory;

/* For each PE that has sent a bundle, the number of the last one that has been
 * done, for each channel of that PE. */
static uint64_t **done;

/* ------------------------------------------------- messages that are not right */

/* A PE of the job does not send such a message unless its memory, or the
 * network, is damaged: the job ends. */
__attribute__((noreturn, cold)) static void
end_job(const struct sma_wire_reader *r, const char *what, const char *why)
{
    sma_ucx_client->fatal("PE %u has sent a wrong %s: %s", r->head.from, what,
                          why);
}

/* Tells of a message that is refused, without which the job goes on.  Of many
 * messages few lines tell. */
__attribute__((cold)) static void refuse(const char *why)
{
    static uint64_t refused;

    refused++;
    if ((refused & (refused - 1)) == 0)
        sma_ucx_client->warn("refused a message of the network: %s (%llu so "
                             "far)",
                             why, (unsigned long long) refused);
}

/* Begins to read a message.  Returns false if it is refused. */
static bool open_message(struct sma_wire_reader *r, const char *what,
                         const void *data, size_t length,
                         const ucp_am_recv_param_t *param)
{
    bool here = (param->recv_attr & UCP_AM_RECV_ATTR_FLAG_RNDV) == 0;
    enum sma_wire_verdict verdict =
        here ? sma_wire_open(&sma_ucx_job, r, data, length) : SMA_WIRE_STRANGE;

    if (verdict == SMA_WIRE_WRONG)
        end_job(r, what, r->why);
    if (verdict == SMA_WIRE_STRANGE)
        refuse("no PE of this job has sent it");
    return verdict == SMA_WIRE_FINE;
}

/* ------------------------------------------------------------------ bundles */

static void send_answer(struct errand *e)
{
    struct bundle *b = (struct bundle *) e;
    struct peer *p =
        peer_of(b->urgent ? sma_ucx_urgent() : &sma_ucx_main, b->pe);

    pthread_mutex_lock(&p->channel->lock);
    sma_ucx_post_bundle(p, MESSAGE_ANSWER, b);
    pthread_mutex_unlock(&p->channel->lock);
}

static struct bundle *begin_answer(const struct sma_wire_reader *r)
{
    struct bundle *b = sma_ucx_take_bundle((int) r->head.from);

    b->length = sizeof(struct sma_wire_head);
    b->urgent = (r->head.flags & SMA_WIRE_URGENT) != 0;
    return b;
}

/* Ends an answer; `all` tells whether the whole bundle has been done.  A
 * callback of UCX must not connect to a peer, so the answer is sent by the
 * thread that has called UCX. */
static void end_answer(const struct sma_wire_reader *r, struct bundle *b,
                       bool all)
{
    const struct sma_wire_head head = {
        .tag = sma_wire_tag(&sma_ucx_job, sma_ucx_job.me, r->head.from),
        .number = all ? r->head.number : r->head.number - 1,
        .from = sma_ucx_job.me,
        .channel = r->head.channel,
        .flags = sma_ucx_client->sums ? SMA_WIRE_SUMMED : 0,
    };

    memcpy(b->data, &head, sizeof head);
    sma_wire_close(b->data, b->length);
    b->errand.run = send_answer;
    sma_ucx_leave_errand(&b->errand);
}

/* Appends to the answer, and returns where the data go.  An operation fetches
 * no more than an empty answer holds. */
static unsigned char *answer(const struct sma_wire_reader *r,
                             struct bundle **b_p,
                             const struct sma_wire_todo *todo)
{
    struct sma_wire_piece piece = {
        .id = todo->id, .bytes = (uint32_t) (todo->n * todo->bytes)};
    size_t all = sizeof piece + sma_wire_padded(piece.bytes);
    unsigned char *at;

    if (*b_p != NULL && BUNDLE_BYTES - (*b_p)->length < all) {
        end_answer(r, *b_p, false);
        *b_p = NULL;
    }
    if (*b_p == NULL)
        *b_p = begin_answer(r);
    at = (*b_p)->data + (*b_p)->length;
    (*b_p)->length += all;
    piece.check = sma_wire_piece_check(&piece);
    return (unsigned char *) memcpy(at, &piece, sizeof piece) + sizeof piece;
}

/* Bundles of a channel come in the order in which they were sent.  Returns false
 * if the bundle has come before: then somebody repeats it. */
static bool is_next(const struct sma_wire_reader *r)
{
    uint64_t **row = &done[r->head.from], *last;

    if (*row == NULL)
        *row = calloc(SMA_WIRE_CHANNELS, sizeof **row);
    if (*row == NULL)
        sma_ucx_client->fatal("out of memory for bundles of PE %u",
                              r->head.from);
    last = *row + r->head.channel;
    if (r->head.number <= *last) {
        refuse("it repeats one that a PE has sent");
        return false;
    }
    if (r->head.number != *last + 1)
        end_job(r, "bundle", "one or more before it have not come");
    *last = r->head.number;
    return true;
}

static ucs_status_t on_bundle(void *arg, const void *header,
                              size_t header_length, void *data, size_t length,
                              const ucp_am_recv_param_t *param)
{
    struct sma_wire_reader r;
    struct sma_wire_todo todo;
    struct bundle *b = NULL;

    (void) arg, (void) header, (void) header_length;
    if (!open_message(&r, "bundle", data, length, param) || !is_next(&r))
        return UCS_OK;
    note_heard(r.head.from);
    begin_unchecked();
    while (sma_wire_next_op(&memory, &r, &todo))
        sma_wire_do(&todo, todo.answers ? answer(&r, &b, &todo) : NULL);
    end_unchecked();
    if (r.why != NULL)
        end_job(&r, "bundle", r.why);
    if ((r.head.flags & SMA_WIRE_ASKS) != 0 && b == NULL)
        b = begin_answer(&r);
    if (b != NULL)
        end_answer(&r, b, true);
    return UCS_OK;
}

/* ------------------------------------------------------------------ answers */

/* Two threads of the target may send two answers in either order.  Only the
 * handler of answers writes `acked`. */
static void note_done(const struct sma_wire_reader *r)
{
    struct sma_channel *c = sma_ucx_channel(r->head.channel);
    /* pairs with the release in sma_ucx_connect */
    struct peer *p = c == NULL ? NULL
                               : __atomic_load_n(&c->peers[r->head.from],
                                                 __ATOMIC_ACQUIRE);

    note_heard(r->head.from);
    if (p == NULL ||
        r->head.number > __atomic_load_n(&p->sent, __ATOMIC_RELAXED))
        end_job(r, "answer", "it is for a bundle that was not sent");
    if (r->head.number > __atomic_load_n(&p->acked, __ATOMIC_RELAXED))
        /* pairs with the acquire in sma_ucx_acked */
        __atomic_store_n(&p->acked, r->head.number, __ATOMIC_RELEASE);
}

static void take_data(const struct sma_wire_reader *r,
                      const struct sma_wire_came *came)
{
    struct expected e;

    if (!sma_ucx_take_expected(came->id, (int) r->head.from, came->bytes, &e))
        end_job(r, "answer", "it has data that were not asked for");
    sma_copy_blocks(e.dest, e.stride, (const char *) came->data,
                    (ptrdiff_t) e.bytes, e.bytes, e.n);
    if (e.left == NULL)
        sma_ucx_count_off(e.count);
    else /* pairs with the acquire of the thread that waits for the data */
        __atomic_fetch_sub(e.left, 1, __ATOMIC_RELEASE);
}

static ucs_status_t on_answer(void *arg, const void *header,
                              size_t header_length, void *data, size_t length,
                              const ucp_am_recv_param_t *param)
{
    struct sma_wire_reader r;
    struct sma_wire_came came;

    (void) arg, (void) header, (void) header_length;
    if (!open_message(&r, "answer", data, length, param))
        return UCS_OK;
    while (sma_wire_next_piece(&r, &came))
        take_data(&r, &came);
    if (r.why != NULL)
        end_job(&r, "answer", r.why);
    note_done(&r);
    return UCS_OK;
}

/* ------------------------------------------------------------ start and end */

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

/* Others get and change the heap and the static data, and may read the state of
 * this PE and its keys.  A few words of the state are for atomic operations. */
static void allow_memory(void)
{
    const struct sma_transport_client *c = sma_ucx_client;
    const int all = SMA_WIRE_MAY_GET | SMA_WIRE_MAY_PUT | SMA_WIRE_MAY_AMO;
    char *state = c->region[SMA_STATE].base, *data = c->region[SMA_DATA].base;

    memory.n = 0;
    sma_wire_allow(&memory, SMA_HEAP, all, 0, c->region[SMA_HEAP].size,
                   c->region[SMA_HEAP].base);
    for (int i = 0; i < c->pieces; i++)
        sma_wire_allow(&memory, SMA_DATA, all, c->piece[i].offset,
                       c->piece[i].size, data + c->piece[i].offset);
    sma_wire_allow(&memory, SMA_STATE, SMA_WIRE_MAY_GET, 0,
                   c->region[SMA_STATE].size, state);
    sma_wire_allow(&memory, SMA_STATE, SMA_WIRE_MAY_AMO, c->words.offset,
                   c->words.size, state + c->words.offset);
    sma_wire_allow(&memory, SMA_WIRE_KEYS, SMA_WIRE_MAY_GET, 0,
                   sizeof sma_ucx_slots, sma_ucx_slots);
}

void sma_ucx_set_handlers(void)
{
    done = calloc(sma_ucx_job.n, sizeof *done);
    if (done == NULL)
        sma_ucx_client->fatal("out of memory for %u PEs", sma_ucx_job.n);
    allow_memory();
    set_handler(MESSAGE_BUNDLE, on_bundle);
    set_handler(MESSAGE_ANSWER, on_answer);
}

void sma_ucx_forget_bundles(void)
{
    for (uint32_t pe = 0; pe < sma_ucx_job.n; pe++)
        free(done[pe]);
    free(done);
    done = NULL;
}
