/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages that arrive: bundles, whose operations this PE does, and
 * answers to the bundles of this PE.  They are taken by any thread that makes
 * progress on the main channel, one at a time.  All that a message says is
 * checked before it is used (net/format/read.c).
 */
#include "net/protocol.h"

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
static inline void begin_unchecked(void) {}

static inline void end_unchecked(void) {}
#endif

/* What other PEs may reach here. */
static struct sma_format_memory memory;

/* For each PE that has sent a bundle, the number of the last one that has been
 * done, for each channel of that PE.  Whoever takes messages writes it. */
static uint64_t **done;

uint64_t sma_net_done(int pe)
{
    /* pairs with the releases in place_of and do_bundle */
    uint64_t *row = __atomic_load_n(&done[pe], __ATOMIC_ACQUIRE);

    return row == NULL ? 0 : __atomic_load_n(row, __ATOMIC_ACQUIRE);
}

/* ------------------------------------------------- messages that are not right */

/* A PE of the job does not send such a message unless its memory, or the
 * network, is damaged: the job ends. */
__attribute__((noreturn, cold)) static void
end_job(const struct sma_format_reader *r, const char *what, const char *why)
{
    sma_fatal(NULL, "PE %u has sent a wrong %s: %s", r->head.from, what, why);
}

/* Tells of a message that is refused, without which the job goes on.  Of many
 * messages few lines tell. */
__attribute__((cold)) static void refuse(const char *why)
{
    static uint64_t refused;

    refused++;
    if ((refused & (refused - 1)) == 0)
        sma_warn(NULL,
                 "refused a message of the network: %s (%llu so "
                 "far)",
                 why, (unsigned long long) refused);
}

/* ------------------------------------------------------------------ bundles */

static void send_answer(struct deferred *e)
{
    struct bundle *b = (struct bundle *) e;
    struct peer *p =
        peer_of(b->urgent ? sma_net_urgent() : &sma_net_main, b->pe);

    memcpy(b->data + offsetof(struct sma_format_head, tag), &p->tag,
           sizeof p->tag);
    sma_format_close(b->data, b->length);
    pthread_mutex_lock(&p->channel->lock);
    sma_net_post_bundle(p, true, b);
    pthread_mutex_unlock(&p->channel->lock);
}

static struct bundle *begin_answer(const struct sma_format_reader *r)
{
    struct bundle *b =
        sma_net_take_bundle((int) r->head.from, sizeof(struct sma_format_head));

    b->length = sizeof(struct sma_format_head);
    b->urgent = (r->head.flags & SMA_FORMAT_URGENT) != 0;
    return b;
}

/* Ends an answer; `all` tells whether the whole bundle has been done.  A
 * callback of the wire must not connect to a peer, so the answer is sent by the
 * thread that makes progress. */
static void end_answer(const struct sma_format_reader *r, struct bundle *b,
                       bool all)
{
    const struct sma_format_head head = {
        .number = all ? r->head.number : r->head.number - 1,
        .from = sma_net_job.me,
        .channel = r->head.channel,
        .flags = (uint16_t) (SMA_FORMAT_ANSWER |
                             (sma_checks_all() ? SMA_FORMAT_SUMMED : 0)),
    };

    memcpy(b->data, &head, sizeof head);
    b->deferred.run = send_answer;
    sma_net_defer(&b->deferred);
}

/* Appends to the answer, and returns where the data go.  An operation fetches
 * no more than an empty answer holds. */
static unsigned char *answer(const struct sma_format_reader *r,
                             struct bundle **b_p,
                             const struct sma_format_todo *todo)
{
    struct sma_format_piece piece = {
        .id = todo->id, .bytes = (uint32_t) (todo->n * todo->bytes)};
    size_t all = sizeof piece + sma_format_padded(piece.bytes);
    unsigned char *at;

    if (*b_p != NULL && BUNDLE_BYTES - (*b_p)->length < all) {
        end_answer(r, *b_p, false);
        *b_p = NULL;
    }
    if (*b_p == NULL)
        *b_p = begin_answer(r);
    at = sma_net_append(b_p, all);
    piece.check = sma_format_piece_check(&piece);
    return (unsigned char *) memcpy(at, &piece, sizeof piece) + sizeof piece;
}

/* The place in `done` for the channel of a bundle. */
static uint64_t *place_of(const struct sma_format_reader *r)
{
    uint64_t *row = done[r->head.from];

    if (row == NULL) {
        row = calloc(SMA_FORMAT_CHANNELS, sizeof *row);
        if (row == NULL)
            sma_net_no_memory("for bundles of PE %u", r->head.from);
        /* pairs with the acquire in sma_net_done */
        __atomic_store_n(&done[r->head.from], row, __ATOMIC_RELEASE);
    }
    return row + r->head.channel;
}

/* Bundles of a channel come in the order in which they were sent.  Returns false
 * if the bundle has come before: then somebody repeats it. */
static bool is_next(const struct sma_format_reader *r, uint64_t last)
{
    if (r->head.number <= last) {
        refuse("it repeats one that a PE has sent");
        return false;
    }
    if (r->head.number != last + 1)
        end_job(r, "bundle", "one or more before it have not come");
    return true;
}

/* Notes that a PE has done the bundles of a channel up to a number.  Two threads of the
 * PE may send two answers in either order.  Only the handler of messages writes
 * `acked`. */
static void note_done(const struct sma_format_reader *r, bool answer,
                      unsigned channel, uint64_t number)
{
    struct sma_channel *c = sma_net_channel(channel);
    /* pairs with the release in sma_net_connect */
    struct peer *p =
        c == NULL ? NULL
                  : __atomic_load_n(&c->peers[r->head.from], __ATOMIC_ACQUIRE);

    if (p == NULL || number > __atomic_load_n(&p->sent, __ATOMIC_RELAXED))
        end_job(r, answer ? "answer" : "bundle",
                "it is for a bundle that was not sent");
    if (number == __atomic_load_n(&p->sent, __ATOMIC_RELAXED) && !answer)
        __atomic_store_n(&p->carried, true, __ATOMIC_RELAXED);
    if (number > __atomic_load_n(&p->acked, __ATOMIC_RELAXED))
        /* pairs with the acquire in sma_net_acked */
        __atomic_store_n(&p->acked, number, __ATOMIC_RELEASE);
}

static void do_bundle(struct sma_format_reader *r)
{
    struct sma_format_todo todo;
    struct bundle *b = NULL;
    uint64_t *last = place_of(r);

    if (!is_next(r, *last))
        return;
    note_heard(r->head.from);
    if (r->head.done > 0)
        note_done(r, false, 0, r->head.done);
    begin_unchecked();
    while (sma_format_next_op(&memory, r, &todo))
        sma_format_do(&todo, todo.answers ? answer(r, &b, &todo) : NULL);
    end_unchecked();
    if (r->why != NULL)
        end_job(r, "bundle", r->why);
    /* pairs with the acquire in sma_net_done */
    __atomic_store_n(last, r->head.number, __ATOMIC_RELEASE);
    if ((r->head.flags & SMA_FORMAT_ASKS) != 0 && b == NULL)
        b = begin_answer(r);
    if (b != NULL)
        end_answer(r, b, true);
}

/* ------------------------------------------------------------------ answers */

static void take_data(const struct sma_format_reader *r,
                      const struct sma_format_came *came)
{
    struct pending_get e;

    if (!sma_net_take_pending_get(came->id, (int) r->head.from, came->bytes,
                                  &e))
        end_job(r, "answer", "it has data that were not asked for");
    sma_copy_blocks(e.dest, e.stride, (const char *) came->data,
                    (ptrdiff_t) e.bytes, e.bytes, e.n);
    if (e.left == NULL)
        sma_net_count_off(e.count);
    else /* pairs with the acquire of the thread that waits for the data */
        __atomic_fetch_sub(e.left, 1, __ATOMIC_RELEASE);
}

static void take_answer(struct sma_format_reader *r)
{
    struct sma_format_came came;

    while (sma_format_next_piece(r, &came))
        take_data(r, &came);
    if (r->why != NULL)
        end_job(r, "answer", r->why);
    note_heard(r->head.from);
    note_done(r, true, r->head.channel, r->head.number);
}

void sma_net_take_message(const void *data, size_t bytes)
{
    struct sma_format_reader r = {.why = NULL};
    enum sma_format_verdict verdict =
        sma_format_open(&sma_net_job, &r, data, bytes);
    bool is_answer = (r.head.flags & SMA_FORMAT_ANSWER) != 0;

    if (verdict == SMA_FORMAT_WRONG)
        end_job(&r, is_answer ? "answer" : "bundle", r.why);
    else if (verdict == SMA_FORMAT_STRANGE)
        refuse("it is not from a PE of this job, or damaged");
    else if (is_answer)
        take_answer(&r);
    else
        do_bundle(&r);
}

/* ------------------------------------------------------------ start and end */

/* Others get and change the heap and the static data, and may read the state of
 * this PE and its keys.  A few words of the state are for atomic operations. */
static void allow_memory(void)
{
    const struct reached *here = &sma_net_reached;
    const int all =
        SMA_FORMAT_MAY_GET | SMA_FORMAT_MAY_PUT | SMA_FORMAT_MAY_AMO;
    const size_t words = offsetof(struct sma_job_pe, reporter);
    char *state = (char *) here->region[SMA_STATE].base;
    char *data = (char *) here->region[SMA_DATA].base;
    size_t bytes;
    void *slots = sma_net_slots(&bytes);

    memory.n = 0;
    sma_format_allow(&memory, SMA_HEAP, all, 0, here->region[SMA_HEAP].size,
                     (void *) here->region[SMA_HEAP].base);
    for (int i = 0; i < here->pieces; i++)
        sma_format_allow(&memory, SMA_DATA, all, here->piece[i].offset,
                         here->piece[i].size, data + here->piece[i].offset);
    sma_format_allow(&memory, SMA_STATE, SMA_FORMAT_MAY_GET, 0,
                     here->region[SMA_STATE].size, state);
    sma_format_allow(&memory, SMA_STATE, SMA_FORMAT_MAY_AMO, words,
                     offsetof(struct sma_job_pe, calls) - words, state + words);
    sma_format_allow(&memory, SMA_FORMAT_KEYS, SMA_FORMAT_MAY_GET, 0, bytes,
                     slots);
}

void sma_net_expect_messages(void)
{
    done = calloc(sma_net_job.n, sizeof *done);
    if (done == NULL)
        sma_net_no_memory("for %u PEs", sma_net_job.n);
    allow_memory();
}

void sma_net_forget_bundles(void)
{
    for (uint32_t pe = 0; pe < sma_net_job.n; pe++)
        free(done[pe]);
    free(done);
    done = NULL;
}
