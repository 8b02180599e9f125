/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Bundles: small operations on a PE, gathered and sent as one message.
 *
 * The origin of an operation appends it to the open bundle of the peer.  The bundle is
 * sent when it is full, when the origin waits for something, or by the thread that
 * serves peers.  The target's processor does the operations of a bundle in one pass
 * (serve.c), so they take effect in the order in which they were called.  What the
 * operations fetch goes back in an answer, which also tells what has been done.  The
 * origin asks for an answer when it needs to know that.
 *
 * A peer with operations that it may not have done yet is unsettled, and in a list of
 * the channel.
 */
#include "net/protocol.h"

enum {
    ASK_EVERY = 8, /* bundles, of which one asks for an answer */
    WINDOW = 32,   /* bundles that may be unanswered before a caller waits */
    MOST_OF_PUT = 16288, /* of one piece, a multiple of 8: a bundle has two */
};

int sma_net_open_bundles;
int sma_net_sending;

/* ------------------------------------------------------------------ buffers */

/* Guards the list of free bundles.  No other lock is taken while it is held, and
 * callbacks of the wire may take it. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* The sizes of buffers for bundles.  A PE that sends a few words to many PEs has a
 * small one for each; one that sends much to a PE soon has the largest.  The last two are
 * for copies of puts (transfer.c). */
enum { SIZES = 6, MOST_FREE = 1 << 20 };
static const size_t size[SIZES] = {BUNDLE_LEAST, 2048,  8192,
                                   BUNDLE_BYTES, 65536, MOST_COPIED};

/* Buffers that are not in use, of each size, linked by deferred.next; together they have
 * at most MOST_FREE bytes, and those for copies are kept only up to half of that. */
static struct bundle *free_bundles[SIZES];
static size_t free_bytes;

/* The number of the smallest buffer for so many bytes. */
static int size_for(size_t bytes)
{
    int i = 0;

    while (size[i] < bytes)
        i++;
    return i;
}

struct bundle *sma_net_take_bundle(int pe, size_t bytes)
{
    int i = size_for(bytes);
    struct bundle *b;

    pthread_mutex_lock(&mutex);
    b = free_bundles[i];
    if (b != NULL) {
        free_bundles[i] = (struct bundle *) b->deferred.next;
        free_bytes -= size[i];
    }
    pthread_mutex_unlock(&mutex);
    if (b == NULL)
        b = malloc(sizeof *b + size[i]);
    if (b == NULL)
        sma_net_no_memory("for operations on PE %d", pe);
    b->pe = pe;
    b->mixed = b->fetches = b->urgent = false;
    b->length = 0;
    b->space = size[i];
    return b;
}

void sma_net_free_bundle(struct bundle *b)
{
    bool keep;

    pthread_mutex_lock(&mutex);
    keep = free_bytes + b->space <=
           (b->space > BUNDLE_BYTES ? MOST_FREE / 2 : MOST_FREE);
    if (keep) {
        int i = size_for(b->space);

        b->deferred.next = (struct deferred *) free_bundles[i];
        free_bundles[i] = b;
        free_bytes += b->space;
    }
    pthread_mutex_unlock(&mutex);
    if (!keep)
        free(b);
}

unsigned char *sma_net_append(struct bundle **b_p, size_t bytes)
{
    struct bundle *b = *b_p;

    if (b->space - b->length < bytes) {
        struct bundle *larger = sma_net_take_bundle(b->pe, b->length + bytes);

        larger->thread = b->thread;
        larger->mixed = b->mixed;
        larger->fetches = b->fetches;
        larger->urgent = b->urgent;
        larger->length = b->length;
        memcpy(larger->data, b->data, b->length);
        sma_net_free_bundle(b);
        *b_p = b = larger;
    }
    b->length += bytes;
    return b->data + b->length - bytes;
}

void sma_net_free_bundles(void)
{
    for (int i = 0; i < SIZES; i++)
        while (free_bundles[i] != NULL) {
            struct bundle *b = free_bundles[i];

            free_bundles[i] = (struct bundle *) b->deferred.next;
            free(b);
        }
    free_bytes = 0;
    sma_net_sending = 0; /* what the wire still had is lost */
}

static void on_sent(struct sma_wire_op *op, const char *why)
{
    struct bundle *b =
        (struct bundle *) ((char *) op - offsetof(struct bundle, message.op));
    int pe = b->pe;

    __atomic_fetch_sub(&sma_net_sending, 1, __ATOMIC_RELAXED);
    sma_net_free_bundle(b);
    if (why != NULL)
        sma_silence_lost(pe, why);
}

void sma_net_post_bundle(struct peer *p, bool answer, struct bundle *b)
{
    if (p->link == NULL) { /* both PEs leave, and nobody waits for an answer */
        sma_net_free_bundle(b);
        return;
    }
    count_one(answer ? &sma_net_counts.answers : &sma_net_counts.bundles);
    b->message.op.done = on_sent;
    __atomic_fetch_add(&sma_net_sending, 1, __ATOMIC_SEQ_CST);
    if (sma_net.wire->send(p->link, b->data, b->length, &b->message)) {
        __atomic_fetch_sub(&sma_net_sending, 1, __ATOMIC_RELAXED);
        sma_net_free_bundle(b);
    } else {
        sma_net_wake_sleeper();
    }
}

/* ------------------------------------------------------------------ sending */

uint64_t sma_net_acked(const struct peer *p)
{
    /* pairs with the release in serve.c, note_done */
    return __atomic_load_n(&p->acked, __ATOMIC_ACQUIRE);
}

/* Sends the open bundle.  The caller holds the lock of the channel. */
static void send_open(struct peer *p, bool ask)
{
    struct bundle *b = p->open;
    uint64_t number = p->sent + 1;
    bool urgent = sma_net_is_urgent(p->channel);
    uint64_t acked = sma_net_acked(p);
    uint64_t known = acked > p->asked ? acked : p->asked; /* or soon known */
    bool foreseen = !ask && ++p->since == p->usual;
    bool asks = ask || urgent || number - known >= ASK_EVERY || foreseen;
    const struct sma_format_head head = {
        .tag = p->tag,
        .number = number,
        .done = sma_net_done(p->pe),
        .from = sma_net_job.me,
        .channel = p->channel->number,
        .flags = (uint16_t) ((asks ? SMA_FORMAT_ASKS : 0) |
                             (urgent ? SMA_FORMAT_URGENT : 0) |
                             (sma_checks_all() ? SMA_FORMAT_SUMMED : 0)),
    };

    p->foreseen = foreseen;
    __atomic_store_n(&p->carried, false, __ATOMIC_RELAXED);
    /* the handler of answers reads it without the lock */
    __atomic_store_n(&p->sent, number, __ATOMIC_RELAXED);
    if (asks || b->fetches)
        p->asked = number;
    memcpy(b->data, &head, sizeof head);
    sma_format_close(b->data, b->length);
    p->last_length = b->length;
    p->open = NULL;
    __atomic_fetch_sub(&sma_net_open_bundles, 1, __ATOMIC_RELAXED);
    sma_net_post_bundle(p, false, b);
}

/* Opens a bundle.  The caller holds the lock of the channel. */
static void open_bundle(struct peer *p)
{
    struct sma_channel *c = p->channel;

    p->open = sma_net_take_bundle(p->pe, p->last_length);
    p->open->length = sizeof(struct sma_format_head);
    p->open->thread = pthread_self();
    p->open_fence = c->fences;
    if (sma_net_acked(p) == p->sent)
        p->oldest_fence = c->fences;
    if (!p->unsettled) {
        p->unsettled = true;
        p->next_unsettled = c->unsettled;
        c->unsettled = p;
        __atomic_fetch_add(&c->unsettled_n, 1, __ATOMIC_RELAXED);
    }
    /* SEQ_CST: see thread.c, sleep_until_woken */
    __atomic_fetch_add(&sma_net_open_bundles, 1, __ATOMIC_SEQ_CST);
    sma_net_wake_sleeper();
}

/* Sends what the peer has not got, and asks for an answer unless that has been done.
 * A question in a message of its own, behind a flag or a signal, brings the answer late.
 * If `usual` bundles went before such a question, the last of as many asks by itself the
 * next time (`foreseen`), and again as long as a wait follows at once and no bundle of
 * the peer has brought the answer (`carried`).  The caller holds the lock of the
 * channel. */
static void ask(struct peer *p)
{
    bool none = p->open == NULL;
    bool late = none && p->asked < p->sent && sma_net_acked(p) < p->sent;
    bool spared =
        none && p->foreseen && !__atomic_load_n(&p->carried, __ATOMIC_RELAXED);

    if (p->since > 0)
        p->usual = late || spared ? p->since : 0;
    p->since = 0;
    if (late)
        open_bundle(p);
    if (p->open != NULL)
        send_open(p, true);
}

/* Takes the lock of the channel when the peer may be sent more. */
static void enter(struct peer *p)
{
    uint32_t turns = 0;

    pthread_mutex_lock(&p->channel->lock);
    while (p->sent - sma_net_acked(p) >= WINDOW && !SMA_MUTANT(no_window)) {
        pthread_mutex_unlock(&p->channel->lock);
        sma_silence_idle(p->channel, p->pe, &turns);
        sma_net_progress_channel(p->channel);
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

static size_t space_left(const struct peer *p)
{
    return p->open == NULL ? BUNDLE_BYTES - sizeof(struct sma_format_head)
                           : BUNDLE_BYTES - p->open->length;
}

/* Appends `bytes` to the open bundle, or to the next one if it is full. */
static unsigned char *append(struct peer *p, size_t bytes)
{
    if (space_left(p) < bytes)
        send_open(p, false);
    if (p->open == NULL)
        open_bundle(p);
    else if (!pthread_equal(p->open->thread, pthread_self()))
        p->open->mixed = true;
    return sma_net_append(&p->open, bytes);
}

/* --------------------------------------------------------------- operations */

/* Writes an operation on so many bytes at an address of the peer, and n words that
 * follow it.  Returns their end. */
static unsigned char *add_op(unsigned char *at, unsigned kind, int amo,
                             struct sma_address address, size_t bytes,
                             const uint64_t *word, int n)
{
    struct sma_format_op op = {
        .kind = (uint8_t) kind,
        .what = (uint8_t) (address.region | amo << SMA_FORMAT_AMO_SHIFT),
        .bytes = (uint16_t) bytes,
        .offset = address.offset};

    op.check = sma_format_op_check(&op, word, n);
    at = (unsigned char *) memcpy(at, &op, sizeof op) + sizeof op;
    if (n == 0)
        return at;
    return (unsigned char *) memcpy(at, word, (size_t) n * sizeof *word) +
           (size_t) n * sizeof *word;
}

/* Copies data into a bundle. */
static void add_data(unsigned char *at, const void *data, size_t bytes)
{
    if (bytes % 8 != 0)
        memset(at + (bytes & ~(size_t) 7), 0, 8);
    memcpy(at, data, bytes);
}

static void put_piece(struct peer *p, struct sma_address dest,
                      const void *source, size_t bytes)
{
    unsigned char *at;

    enter(p);
    at = append(p, sizeof(struct sma_format_op) + sma_format_padded(bytes));
    at = add_op(at, SMA_FORMAT_PUT, 0, dest, bytes, NULL, 0);
    add_data(at, source, bytes);
    leave(p, false);
}

void sma_net_bundle_put(struct peer *p, struct sma_address dest,
                        const void *source, size_t bytes)
{
    const char *from = source;

    for (; bytes > MOST_OF_PUT; bytes -= MOST_OF_PUT) {
        put_piece(p, dest, from, MOST_OF_PUT);
        dest = behind(dest, MOST_OF_PUT);
        from += MOST_OF_PUT;
    }
    put_piece(p, dest, from, bytes);
}

/* Appends the blocks that fit in the open bundle; returns their number. */
static size_t put_some(struct peer *p, const struct sma_strided *dest,
                       const char *source, ptrdiff_t stride)
{
    uint64_t blocks[] = {(uint64_t) dest->stride, 0};
    size_t heads = sizeof(struct sma_format_op) + sizeof blocks;
    size_t left = space_left(p), n;
    unsigned char *at;

    if (left < heads + sma_format_padded(dest->bytes))
        left = BUNDLE_BYTES - sizeof(struct sma_format_head);
    n = (left - heads) / dest->bytes;
    if (n > dest->n)
        n = dest->n;
    blocks[1] = n;
    at = append(p, heads + sma_format_padded(n * dest->bytes));
    at = add_op(at, SMA_FORMAT_PUTS, 0, dest->first, dest->bytes, blocks, 2);
    if (n * dest->bytes % 8 != 0)
        memset(at + (n * dest->bytes & ~(size_t) 7), 0, 8);
    sma_copy_blocks((char *) at, (ptrdiff_t) dest->bytes, source, stride,
                    dest->bytes, n);
    return n;
}

void sma_net_bundle_puts(struct peer *p, const struct sma_strided *dest,
                         const void *source, ptrdiff_t stride)
{
    struct sma_strided rest = *dest;
    const char *from = source;

    while (rest.n > 0) {
        size_t n;

        enter(p);
        n = put_some(p, &rest, from, stride);
        leave(p, false);
        from += (ptrdiff_t) n * stride;
        rest.first = behind(rest.first, n * (size_t) rest.stride);
        rest.n -= n;
    }
}

/* Appends an atomic operation; with `id` one that fetches.  The caller holds the
 * lock of the channel. */
static void append_amo(struct peer *p, const struct amo *amo,
                       const uint64_t *id)
{
    const uint64_t more[] = {amo->value, amo->cond, id != NULL ? *id : 0};
    int n = id != NULL ? 3 : 2;
    unsigned char *at =
        append(p, sizeof(struct sma_format_op) + (size_t) n * sizeof more[0]);

    add_op(at, id != NULL ? SMA_FORMAT_FETCH : SMA_FORMAT_AMO, (int) amo->op,
           amo->dest, amo->bytes, more, n);
}

void sma_net_bundle_amo(struct peer *p, const struct amo *amo)
{
    enter(p);
    append_amo(p, amo, NULL);
    leave(p, false);
}

void sma_net_send_signal(struct peer *p, const struct amo *signal)
{
    append_amo(p, signal, NULL);
    send_open(p, false);
}

void sma_net_bundle_fetch(struct peer *p, const struct amo *amo,
                          const struct pending_get *get, bool now)
{
    uint64_t id = sma_net_add_pending_get(p, get);

    enter(p);
    append_amo(p, amo, &id);
    p->open->fetches = true;
    leave(p, now);
}

/* ------------------------------------------------------------- pending gets */

void sma_net_await_data(struct peer *p, const uint64_t *left)
{
    uint32_t turns = 0;

    /* pairs with the release in serve.c, take_data */
    while (__atomic_load_n(left, __ATOMIC_ACQUIRE) > 0) {
        sma_silence_idle(p->channel, p->pe, &turns);
        sma_net_progress_channel(p->channel);
    }
}

void sma_net_bundle_get(struct peer *p, const struct sma_strided *source,
                        const struct pending_get *get, bool now)
{
    bool one = source->n == 1;
    const uint64_t word[] = {(uint64_t) source->stride, source->n,
                             sma_net_add_pending_get(p, get)};
    int n = one ? 1 : 3;
    unsigned char *at;

    enter(p);
    at = append(p, sizeof(struct sma_format_op) + (size_t) n * sizeof word[0]);
    add_op(at, one ? SMA_FORMAT_GET : SMA_FORMAT_GETS, 0, source->first,
           source->bytes, word + 3 - n, n);
    p->open->fetches = true;
    leave(p, now);
}

/* ------------------------------------------------------------------ waiting */

void sma_net_ask(struct sma_channel *c)
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
        if (p->open == NULL && sma_net_acked(p) == p->sent) {
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

    while (sma_net_acked(p) < number) {
        sma_silence_idle(p->channel, p->pe, &turns);
        sma_net_progress_channel(p->channel);
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
        sma_net_no_memory("for a list of %zu PEs", n);
    for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled) {
        ask(p);
        (*list_p)[i++] = (struct awaited){.peer = p, .number = p->sent};
    }
    pthread_mutex_unlock(&c->lock);
    return n;
}

void sma_net_settle(struct sma_channel *c)
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

void sma_net_settle_peer(struct peer *p, bool fenced)
{
    struct sma_channel *c = p->channel;
    uint64_t number;

    pthread_mutex_lock(&c->lock);
    number = sma_net_acked(p);
    if (fenced && p->path.ordered) {
        if (p->open != NULL && p->open_fence != c->fences)
            send_open(p, false);
    } else if (p->unsettled && (p->open != NULL || number < p->sent) &&
               (!fenced || p->oldest_fence != c->fences)) {
        ask(p);
        number = p->sent;
    }
    pthread_mutex_unlock(&c->lock);
    wait_for(p, number);
}

void sma_net_ask_alive(int pe)
{
    struct peer *p = peer_of(sma_net_urgent(), pe);

    pthread_mutex_lock(&p->channel->lock);
    if (p->open == NULL)
        open_bundle(p);
    send_open(p, true);
    pthread_mutex_unlock(&p->channel->lock);
}

bool sma_net_is_unsettled(struct sma_channel *c)
{
    bool some;

    sma_net_ask(c);
    pthread_mutex_lock(&c->lock);
    forget_settled(c);
    some = c->unsettled != NULL;
    pthread_mutex_unlock(&c->lock);
    return some;
}

void sma_net_send_bundles(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL;
         c = next_channel(c)) {
        pthread_mutex_lock(&c->lock);
        for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled)
            if (p->open != NULL)
                send_open(p, false);
        pthread_mutex_unlock(&c->lock);
    }
}
