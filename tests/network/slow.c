/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A wire that is slow, reorders, and promises no more than a wire must (net/wire.h).  A
 * put happens with a flush or a get of its link behind it, or after some calls of
 * progress; of several puts the last one happens first; all else overtakes them.  Of
 * the other operations each second one waits for some calls of progress.  Those of a
 * link keep their order, links overtake each other.  Messages with tags are not held
 * back, as libsma takes a PE that has ended for one that has sent all.  A get of many
 * bytes waits until the file exists that SLOW_UNTIL names, if it is set, and all
 * overtakes it.
 */
#include "wire.h"

#include <pthread.h>
#include <unistd.h>

enum {
    PATIENCE = 40, /* calls of progress that an operation waits at most */
    MANY = 1 << 16,
};

enum kind { PUT, GET, ATOMIC, SEND, FLUSH };

/* An operation that is held back.  `data` is source, dest, message, or the atomic
 * operation. */
struct held {
    struct sma_wire_op own; /* of a put that its caller takes for done */
    struct held *next;
    enum kind kind;
    struct sma_wire_link *link;
    struct sma_wire_key *key;
    uint64_t at, due;
    void *data;
    size_t bytes;
    struct sma_wire_op *op;
    _Alignas(8) char copy[];
};

/* Guards all that follows, and keeps others from a call in between. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct held *held_puts; /* the last one first */
static struct held *queue,
    **last = &queue;         /* all others, the first one first */
static uint64_t calls, dice; /* of progress; random numbers */

static uint64_t below(uint64_t n)
{
    uint64_t x = dice += UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (x ^ (x >> 31)) % n;
}

static void on_done(struct sma_wire_op *op, const char *why)
{
    if (why != NULL)
        abort();
    free(op);
}

static struct held *keep(const struct held *like, size_t bytes)
{
    struct held *h = malloc(sizeof *h + bytes);

    if (h == NULL)
        abort();
    *h = *like;
    return h;
}

static void release(const struct sma_wire_link *link, uint64_t until);

static bool call(const struct held *h)
{
    if (h->kind == GET || h->kind == FLUSH)
        release(h->link, UINT64_MAX);
    switch (h->kind) {
    case PUT: return real.put(h->link, h->key, h->at, h->data, h->bytes, h->op);
    case GET: return real.get(h->link, h->key, h->at, h->data, h->bytes, h->op);
    case ATOMIC: return real.atomic(h->link, h->key, h->at, h->data, h->op);
    case SEND:
        return real.send(h->link, h->data, h->bytes,
                         (struct sma_wire_message *) h->op);
    default: return real.flush(h->link, h->op);
    }
}

/* Takes an operation out of its list, and gives it to the wire. */
static void let_go(struct held **from)
{
    struct held *h = *from;
    bool copied = h->op == &h->own;

    *from = h->next;
    if (last == &h->next)
        last = from;
    if (call(h))
        h->op->done(h->op, NULL);
    if (!copied)
        free(h);
}

static bool is_late(const struct held *h)
{
    const char *file = getenv("SLOW_UNTIL");

    return file != NULL && h->kind == GET && h->bytes >= MANY &&
           access(file, F_OK) != 0;
}

static bool is_of(const struct held *h, const struct sma_wire_link *link)
{
    return link == NULL || h->link == link;
}

/* Lets the puts of a link happen that are due by then. */
static void release(const struct sma_wire_link *link, uint64_t until)
{
    struct held **from = &held_puts;

    while (*from != NULL)
        if (is_of(*from, link) && (*from)->due <= until)
            let_go(from);
        else
            from = &(*from)->next;
}

/* Is there an operation of the link before this one? */
static bool waits(const struct sma_wire_link *link, const struct held *end)
{
    for (const struct held *h = queue; h != end; h = h->next)
        if (is_of(h, link) && !is_late(h))
            return true;
    return false;
}

/* Lets go what is due by then, but puts. */
static bool sweep(const struct sma_wire_link *link, uint64_t until)
{
    bool some = false;

    for (struct held **from = &queue; *from != NULL;)
        if (is_of(*from, link) && (*from)->due <= until &&
            !waits((*from)->link, *from) && !is_late(*from)) {
            let_go(from);
            some = true;
        } else {
            from = &(*from)->next;
        }
    return some;
}

static void release_all(const struct sma_wire_link *link)
{
    pthread_mutex_lock(&mutex);
    while (sweep(link, UINT64_MAX))
        ;
    release(link, UINT64_MAX);
    pthread_mutex_unlock(&mutex);
}

/* Calls the wire, or holds the call back. */
static bool give(struct held like)
{
    bool complete = false;

    pthread_mutex_lock(&mutex);
    like.due = calls + below(PATIENCE);
    if (below(2) == 0 && !waits(like.link, NULL) && !is_late(&like)) {
        complete = call(&like);
    } else {
        *last = keep(&like, 0);
        last = &(*last)->next;
    }
    pthread_mutex_unlock(&mutex);
    return complete;
}

static bool put(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, const void *source, size_t bytes,
                struct sma_wire_op *op)
{
    struct held *h = keep(&(struct held){.own.done = on_done,
                                         .kind = PUT,
                                         .link = link,
                                         .key = key,
                                         .at = at,
                                         .data = (void *) source,
                                         .bytes = bytes,
                                         .op = op},
                          bytes);
    bool copied;

    pthread_mutex_lock(&mutex);
    copied = below(2) == 0;
    if (copied) {
        h->data = memcpy(h->copy, source, bytes);
        h->op = &h->own;
    }
    h->due = calls + PATIENCE;
    h->next = held_puts;
    held_puts = h;
    pthread_mutex_unlock(&mutex);
    return copied;
}

static bool get(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op)
{
    return give((struct held){.kind = GET,
                              .link = link,
                              .key = key,
                              .at = at,
                              .data = dest,
                              .bytes = bytes,
                              .op = op});
}

static bool atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                   uint64_t at, struct sma_wire_atomic *a,
                   struct sma_wire_op *op)
{
    return give((struct held){.kind = ATOMIC,
                              .link = link,
                              .key = key,
                              .at = at,
                              .data = a,
                              .op = op});
}

static bool send_message(struct sma_wire_link *link, const void *data,
                         size_t bytes, struct sma_wire_message *message)
{
    return give((struct held){.kind = SEND,
                              .link = link,
                              .data = (void *) data,
                              .bytes = bytes,
                              .op = &message->op});
}

static bool flush(struct sma_wire_link *link, struct sma_wire_op *op)
{
    return give((struct held){.kind = FLUSH, .link = link, .op = op});
}

static bool disconnect(struct sma_wire_link *link, struct sma_wire_op *op)
{
    release_all(link);
    return real.disconnect(link, op);
}

static void close_lane(struct sma_wire_lane *lane)
{
    release_all(NULL);
    real.close_lane(lane);
}

static bool progress(struct sma_wire_lane *lane)
{
    bool some;

    pthread_mutex_lock(&mutex);
    release(NULL, ++calls);
    some = sweep(NULL, calls);
    pthread_mutex_unlock(&mutex);
    return real.progress(lane) || some;
}

/* As long as something is held back, nobody sleeps. */
static bool arm(struct sma_wire_lane *lane)
{
    bool some;

    pthread_mutex_lock(&mutex);
    some = held_puts != NULL || queue != NULL;
    pthread_mutex_unlock(&mutex);
    return !some && real.arm(lane);
}

static void path(struct sma_wire_link *link, struct sma_wire_path *w)
{
    real.path(link, w);
    w->ordered = false;
}

static void take_over(void)
{
    dice = (uint64_t) getpid();
    sma_wire.put = put;
    sma_wire.get = get;
    sma_wire.atomic = atomic;
    sma_wire.send = send_message;
    sma_wire.flush = flush;
    sma_wire.disconnect = disconnect;
    sma_wire.close_lane = close_lane;
    sma_wire.progress = progress;
    sma_wire.arm = arm;
    sma_wire.path = path;
}
