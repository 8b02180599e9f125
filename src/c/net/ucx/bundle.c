/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The origin's side of bundles.  A peer with operations that it may not have
 * done yet is unsettled, and in a list of the channel.
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "shared/word.h"

enum {
    ASK_EVERY = 8, /* bundles, of which one asks for an answer */
    WINDOW = 32,   /* bundles that may be unanswered before a caller waits */
    MOST_OF_PUT = 8192, /* bytes of a put in one bundle, a multiple of 8 */
};

uint64_t sma_ucx_acked(const struct peer *p)
{
    /* pairs with the release in serve.c, note_done */
    return __atomic_load_n(&p->acked, __ATOMIC_ACQUIRE);
}

/* ------------------------------------------------------------------ sending */

/* Sends the open bundle.  The caller holds the lock of the channel. */
static void send_open(struct peer *p, bool ask)
{
    struct bundle *b = p->open;
    struct bundle_head head = {
        .peer = (uint64_t) (uintptr_t) p,
        .number = ++p->sent,
        .origin = (uint32_t) sma_ucx_client->me,
        .asks = ask || p->sent - p->asked >= ASK_EVERY ? ASKS : ASKS_NOT,
    };

    if (sma_ucx_is_urgent(p->channel))
        head.asks = ASKS_URGENT;
    if (head.asks != ASKS_NOT || b->fetches)
        p->asked = p->sent;
    memcpy(b->data, &head, sizeof head);
    p->open = NULL;
    __atomic_fetch_sub(&sma_ucx_open_bundles, 1, __ATOMIC_RELAXED);
    sma_ucx_post_bundle(p, MESSAGE_BUNDLE, b);
}

/* Opens a bundle.  The caller holds the lock of the channel. */
static void open_bundle(struct peer *p)
{
    struct sma_channel *c = p->channel;

    p->open = sma_ucx_take_bundle(p->pe);
    p->open->length = sizeof(struct bundle_head);
    p->open_fence = c->fences;
    if (sma_ucx_acked(p) == p->sent)
        p->oldest_fence = c->fences;
    if (!p->unsettled) {
        p->unsettled = true;
        p->next_unsettled = c->unsettled;
        c->unsettled = p;
        __atomic_fetch_add(&c->unsettled_n, 1, __ATOMIC_RELAXED);
    }
    /* SEQ_CST: see wake.c, sma_ucx_sleep */
    __atomic_fetch_add(&sma_ucx_open_bundles, 1, __ATOMIC_SEQ_CST);
    sma_ucx_wake_sleeper();
}

/* Sends what the peer has not got, and asks for an answer unless that has been
 * done.  The caller holds the lock of the channel. */
static void ask(struct peer *p)
{
    if (p->open == NULL && p->asked < p->sent && sma_ucx_acked(p) < p->sent)
        open_bundle(p);
    if (p->open != NULL)
        send_open(p, true);
}

/* Takes the lock of the channel when the peer may be sent more. */
static void enter(struct peer *p)
{
    uint32_t turns = 0;

    pthread_mutex_lock(&p->channel->lock);
    while (p->sent - sma_ucx_acked(p) >= WINDOW) {
        pthread_mutex_unlock(&p->channel->lock);
        sma_ucx_progress_channel(p->channel);
        sma_ucx_client->idle(p->channel, p->pe, &turns);
        pthread_mutex_lock(&p->channel->lock);
    }
}

/*
 * Releases the lock.  The bundle is sent at once if `now`, or if there was a
 * fence since it was opened: the last operation is then most often a flag, for
 * which the peer waits.
 */
static void leave(struct peer *p, bool now)
{
    if (p->open != NULL && (now || p->open_fence != p->channel->fences))
        send_open(p, false);
    pthread_mutex_unlock(&p->channel->lock);
}

static size_t room_left(const struct peer *p)
{
    return p->open == NULL ? BUNDLE_BYTES - sizeof(struct bundle_head)
                           : BUNDLE_BYTES - p->open->length;
}

/* Appends `bytes` to the open bundle, or to the next one if it is full. */
static unsigned char *append(struct peer *p, size_t bytes)
{
    unsigned char *at;

    if (room_left(p) < bytes)
        send_open(p, false);
    if (p->open == NULL)
        open_bundle(p);
    at = p->open->data + p->open->length;
    p->open->length += bytes;
    return at;
}

/* --------------------------------------------------------------- operations */

static void put_piece(struct peer *p, int region, size_t offset,
                      const void *source, size_t bytes)
{
    const struct op op = {.kind = OP_PUT,
                          .region = (uint8_t) region,
                          .bytes = (uint32_t) bytes,
                          .offset = offset};
    unsigned char *at;

    enter(p);
    at = append(p, sizeof op + padded(bytes));
    at = add_data(at, &op, sizeof op);
    add_data(at, source, bytes);
    leave(p, false);
}

void sma_ucx_bundle_put(struct peer *p, int region, size_t offset,
                        const void *source, size_t bytes)
{
    const char *from = source;

    for (; bytes > MOST_OF_PUT; bytes -= MOST_OF_PUT) {
        put_piece(p, region, offset, from, MOST_OF_PUT);
        offset += MOST_OF_PUT;
        from += MOST_OF_PUT;
    }
    put_piece(p, region, offset, from, bytes);
}

/* Appends the blocks that fit in the open bundle; returns their number. */
static size_t put_some(struct peer *p, const struct sma_strided *to,
                       const char *source, ptrdiff_t stride)
{
    const struct op op = {.kind = OP_PUTS,
                          .region = (uint8_t) to->region,
                          .bytes = (uint32_t) to->bytes,
                          .offset = to->offset};
    struct op_blocks blocks = {.stride = to->stride};
    size_t heads = sizeof op + sizeof blocks, left = room_left(p), n;
    unsigned char *at;

    if (left < heads + padded(to->bytes))
        left = BUNDLE_BYTES - sizeof(struct bundle_head);
    n = (left - heads) / to->bytes;
    if (n > to->n)
        n = to->n;
    while (padded(n * to->bytes) > left - heads)
        n--;
    blocks.n = n;
    at = append(p, heads + padded(n * to->bytes));
    at = add_data(at, &op, sizeof op);
    at = add_data(at, &blocks, sizeof blocks);
    if (n * to->bytes % 8 != 0)
        memset(at + (n * to->bytes & ~(size_t) 7), 0, 8);
    sma_copy_blocks((char *) at, (ptrdiff_t) to->bytes, source, stride,
                    to->bytes, n);
    return n;
}

void sma_ucx_bundle_puts(struct peer *p, const struct sma_strided *to,
                         const void *source, ptrdiff_t stride)
{
    struct sma_strided rest = *to;
    const char *from = source;

    while (rest.n > 0) {
        size_t n;

        enter(p);
        n = put_some(p, &rest, from, stride);
        leave(p, false);
        from += (ptrdiff_t) n * stride;
        rest.offset += n * (size_t) rest.stride;
        rest.n -= n;
    }
}

static struct op amo_op(enum op_kind kind, const struct sma_amo_word *word)
{
    return (struct op){.kind = (uint8_t) kind,
                       .region = (uint8_t) word->region,
                       .amo = (uint8_t) word->op,
                       .bytes = (uint32_t) word->bytes,
                       .offset = word->offset};
}

/* The caller holds the lock of the channel. */
static void append_amo(struct peer *p, const struct sma_amo_word *word)
{
    const struct op op = amo_op(OP_AMO, word);
    const struct op_amo amo = {.value = word->value, .cond = word->cond};
    unsigned char *at = append(p, sizeof op + sizeof amo);

    at = add_data(at, &op, sizeof op);
    add_data(at, &amo, sizeof amo);
}

void sma_ucx_bundle_amo(struct peer *p, const struct sma_amo_word *word)
{
    enter(p);
    append_amo(p, word);
    leave(p, false);
}

void sma_ucx_send_signal(struct peer *p, const struct sma_amo_word *word)
{
    append_amo(p, word);
    send_open(p, false);
}

/* Tells the target whom its answer is for. */
static struct op_answer give(struct expected *expected)
{
    /* pairs with the acquire in serve.c, take_data */
    __atomic_store_n(&expected->given, true, __ATOMIC_RELEASE);
    return (struct op_answer){(uint64_t) (uintptr_t) expected};
}

void sma_ucx_bundle_fetch(struct peer *p, const struct sma_amo_word *word,
                          struct expected *expected, bool now)
{
    const struct op op = amo_op(OP_FETCH, word);
    const struct op_amo amo = {.value = word->value, .cond = word->cond};
    const struct op_answer answer = give(expected);
    unsigned char *at;

    enter(p);
    at = append(p, sizeof op + sizeof amo + sizeof answer);
    at = add_data(at, &op, sizeof op);
    at = add_data(at, &amo, sizeof amo);
    add_data(at, &answer, sizeof answer);
    p->open->fetches = true;
    leave(p, now);
}

/* ------------------------------------------------------------ expected data */

struct expected *sma_ucx_expect(struct peer *p, void *dest, size_t bytes)
{
    struct expected *e = malloc(sizeof *e);

    if (e == NULL)
        sma_ucx_client->fatal("out of memory for a transfer from PE %d", p->pe);
    *e = (struct expected){.dest = dest,
                           .bytes = bytes,
                           .n = 1,
                           .count = sma_ucx_count(p),
                           .allocated = true};
    return e;
}

void sma_ucx_await_data(struct peer *p, const uint64_t *left)
{
    uint32_t turns = 0;

    /* pairs with the release in serve.c, take_data */
    while (__atomic_load_n(left, __ATOMIC_ACQUIRE) > 0) {
        sma_ucx_progress_channel(p->channel);
        sma_ucx_client->idle(p->channel, p->pe, &turns);
    }
}

size_t sma_ucx_blocks_of_answer(size_t bytes)
{
    return (BUNDLE_BYTES - sizeof(struct answer_head) -
            sizeof(struct answer_data) - 8) /
           bytes;
}

void sma_ucx_bundle_get(struct peer *p, const struct sma_strided *from,
                        struct expected *expected, bool now)
{
    const struct op op = {.kind = from->n == 1 ? OP_GET : OP_GETS,
                          .region = (uint8_t) from->region,
                          .bytes = (uint32_t) from->bytes,
                          .offset = from->offset};
    const struct op_blocks blocks = {.stride = from->stride, .n = from->n};
    const struct op_answer answer = give(expected);
    size_t some = from->n == 1 ? 0 : sizeof blocks;
    unsigned char *at;

    enter(p);
    at = append(p, sizeof op + some + sizeof answer);
    at = add_data(at, &op, sizeof op);
    if (some > 0)
        at = add_data(at, &blocks, sizeof blocks);
    add_data(at, &answer, sizeof answer);
    p->open->fetches = true;
    leave(p, now);
}

/* ------------------------------------------------------------------ waiting */

void sma_ucx_ask(struct sma_channel *c)
{
    pthread_mutex_lock(&c->lock);
    for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled)
        ask(p);
    pthread_mutex_unlock(&c->lock);
}

/* Takes settled peers out of the list.  The caller holds the lock. */
static void forget_settled(struct sma_channel *c)
{
    struct peer **link = &c->unsettled, *p;

    while ((p = *link) != NULL) {
        if (p->open == NULL && sma_ucx_acked(p) == p->sent) {
            p->unsettled = false;
            *link = p->next_unsettled;
            /* pairs with the acquire in is_quiet */
            __atomic_fetch_sub(&c->unsettled_n, 1, __ATOMIC_RELEASE);
        } else {
            link = &p->next_unsettled;
        }
    }
}

static void wait_for(struct peer *p, uint64_t number)
{
    uint32_t turns = 0;

    while (sma_ucx_acked(p) < number) {
        sma_ucx_progress_channel(p->channel);
        sma_ucx_client->idle(p->channel, p->pe, &turns);
    }
}

/* What a thread waits for: threads may send more meanwhile. */
struct awaited {
    struct peer *peer;
    uint64_t number;
};

/* Asks all unsettled peers, and lists them.  Returns the number of peers;
 * *list_p is `few`, or malloc'ed when they are more. */
static size_t ask_and_list(struct sma_channel *c, struct awaited *few,
                           size_t most, struct awaited **list_p)
{
    size_t n = 0, i = 0;

    pthread_mutex_lock(&c->lock);
    forget_settled(c);
    for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled)
        n++;
    *list_p = n <= most ? few : malloc(n * sizeof **list_p);
    if (*list_p == NULL)
        sma_ucx_client->fatal("out of memory for a list of %zu PEs", n);
    for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled) {
        ask(p);
        (*list_p)[i++] = (struct awaited){.peer = p, .number = p->sent};
    }
    pthread_mutex_unlock(&c->lock);
    return n;
}

void sma_ucx_settle(struct sma_channel *c)
{
    struct awaited few[16], *list;
    size_t n = ask_and_list(c, few, 16, &list);

    for (size_t i = 0; i < n; i++)
        wait_for(list[i].peer, list[i].number);
    if (n > 0) {
        pthread_mutex_lock(&c->lock);
        forget_settled(c);
        pthread_mutex_unlock(&c->lock);
    }
    if (list != few)
        free(list);
}

void sma_ucx_settle_peer(struct peer *p, bool fenced)
{
    struct sma_channel *c = p->channel;
    uint64_t number;

    pthread_mutex_lock(&c->lock);
    number = sma_ucx_acked(p);
    if (p->unsettled && (p->open != NULL || number < p->sent) &&
        (!fenced || p->oldest_fence != c->fences)) {
        ask(p);
        number = p->sent;
    }
    pthread_mutex_unlock(&c->lock);
    wait_for(p, number);
}

uint64_t sma_ucx_ask_peer(struct peer *p)
{
    uint64_t number;

    pthread_mutex_lock(&p->channel->lock);
    if (p->open == NULL)
        open_bundle(p);
    send_open(p, true);
    number = p->sent;
    pthread_mutex_unlock(&p->channel->lock);
    return number;
}

bool sma_ucx_is_unsettled(struct sma_channel *c)
{
    bool some;

    sma_ucx_ask(c);
    pthread_mutex_lock(&c->lock);
    forget_settled(c);
    some = c->unsettled != NULL;
    pthread_mutex_unlock(&c->lock);
    return some;
}

void sma_ucx_send_bundles(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL;
         c = next_channel(c)) {
        pthread_mutex_lock(&c->lock);
        for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled)
            if (p->open != NULL)
                send_open(p, false);
        pthread_mutex_unlock(&c->lock);
    }
}
