/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wire of protocol_wire.h.
 */
#include "protocol_wire.h"

#include <malloc.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "shared/word_copy.h"

struct sma_wire_lane {
    int unused;
};

struct sma_wire_link {
    int unused;
};

struct sma_wire_memory {
    char *base;
    size_t bytes;
};

struct sma_wire_key {
    struct sma_wire_memory memory;
    bool closed;
};

/* A message, a put or a flush that has not happened. */
struct event {
    struct event *next;
    struct sma_wire_op *op;
    char *at, *dest; /* dest: of a get */
    size_t bytes;
    uint64_t number; /* of a put or a flush */
    _Alignas(8) char data[];
};

bool hold_messages, hold_flushes, one_sided, puts_at_once;
bool drop_messages, late_transfers, hold_transfers, fail_flushes, answered;
void (*before_put)(void);
void (*see_put)(const char *at, size_t bytes);
void (*see_atomic)(void);
int closed_keys;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct event *messages,
    **last_message = &messages;                  /* first in, first out */
static struct event *held_puts, *flushes, *late; /* last in, first out */
static struct sma_wire_host host;
static struct sma_wire_lane lane;

void wrong(const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    vprintf(fmt, ap);
    putchar('\n');
    fflush(stdout);
    _Exit(1);
}

static struct event *new_event(struct sma_wire_op *op, char *at,
                               const void *data, size_t bytes)
{
    struct event *e = malloc(sizeof *e + bytes);

    if (e == NULL)
        wrong("no memory");
    *e = (struct event){.op = op, .at = at, .bytes = bytes};
    if (bytes > 0)
        memcpy(e->data, data, bytes);
    return e;
}

static int length(struct event *const *list)
{
    int n = 0;

    pthread_mutex_lock(&mutex);
    for (const struct event *e = *list; e != NULL; e = e->next)
        n++;
    pthread_mutex_unlock(&mutex);
    return n;
}

int held_messages(void)
{
    return length(&messages);
}

int held_flushes(void)
{
    return length(&flushes);
}

/* ------------------------------------------------------------ what happens */

static struct event *take(struct event **list)
{
    struct event *e;

    pthread_mutex_lock(&mutex);
    e = *list;
    if (e != NULL)
        *list = e->next;
    if (messages == NULL)
        last_message = &messages;
    pthread_mutex_unlock(&mutex);
    return e;
}

/* Does the puts that came before this number, the last one first. */
static void do_puts(uint64_t before)
{
    struct event **e = &held_puts, *one;

    pthread_mutex_lock(&mutex);
    while ((one = *e) != NULL) {
        if (one->number > before) {
            e = &one->next;
            continue;
        }
        *e = one->next;
        memcpy(one->at, one->data, one->bytes);
        if (see_put != NULL)
            see_put(one->at, one->bytes);
        free(one);
    }
    pthread_mutex_unlock(&mutex);
}

static bool progress(struct sma_wire_lane *unused)
{
    struct event *e;

    (void) unused;
    if (!__atomic_load_n(&hold_transfers, __ATOMIC_SEQ_CST) &&
        (e = take(&late)) != NULL) {
        if (e->dest != NULL)
            memcpy(e->dest, e->at, e->bytes);
        e->op->done(e->op, NULL);
    } else if (!__atomic_load_n(&hold_messages, __ATOMIC_SEQ_CST) &&
               (e = take(&messages)) != NULL)
        host.message(e->data, e->bytes);
    else if (!__atomic_load_n(&hold_flushes, __ATOMIC_SEQ_CST) &&
             (e = take(&flushes)) != NULL) {
        do_puts(e->number);
        e->op->done(e->op, fail_flushes ? "on purpose" : NULL);
    } else {
        return false;
    }
    free(e);
    return true;
}

/* --------------------------------------------------------------- the wire */

static const char *describe(void)
{
    return "test";
}

static const char *advice(enum sma_wire_trouble trouble)
{
    (void) trouble;
    return NULL;
}

static void open_wire(const struct sma_wire_host *h, struct sma_wire_facts *f)
{
    host = *h;
    f->longest = LONGEST;
}

static void close_wire(void) {}

static struct sma_wire_lane *open_lane(void)
{
    return &lane;
}

static void close_lane(struct sma_wire_lane *unused)
{
    (void) unused;
}

static int descriptor(struct sma_wire_lane *unused)
{
    (void) unused;
    return -1;
}

static bool arm(struct sma_wire_lane *unused)
{
    (void) unused;
    return true;
}

static void *address(size_t *bytes_p)
{
    *bytes_p = 8;
    return calloc(1, 8);
}

static size_t allocated; /* of links and keys */

static void *allocate(size_t bytes)
{
    void *p = calloc(1, bytes);

    __atomic_fetch_add(&allocated, malloc_usable_size(p) + sizeof(size_t),
                       __ATOMIC_SEQ_CST);
    return p;
}

size_t wire_bytes(void)
{
    return allocated;
}

static struct sma_wire_link *connect_link(struct sma_wire_lane *unused, int pe,
                                          const void *where, size_t bytes)
{
    (void) unused;
    (void) pe;
    (void) where;
    (void) bytes;
    return allocate(sizeof(struct sma_wire_link));
}

static bool disconnect(struct sma_wire_link *link, struct sma_wire_op *op)
{
    (void) op;
    free(link);
    return true;
}

static void path(struct sma_wire_link *link, struct sma_wire_path *w)
{
    (void) link;
    *w = (struct sma_wire_path){.by_processor = true,
                                .puts = one_sided,
                                .gets = one_sided,
                                .answered = answered,
                                .atomics4 = SMA_WIRE_ATOMICS,
                                .atomics8 =
                                    1 << SMA_AMO_ADD | 1 << SMA_AMO_CSWAP,
                                .text = "test"};
}

static struct sma_wire_memory *add(void *base, size_t bytes)
{
    struct sma_wire_memory *memory = malloc(sizeof *memory);
    uintptr_t page = (uintptr_t) sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t) base & ~(page - 1);
    uintptr_t end = ((uintptr_t) base + bytes + page - 1) & ~(page - 1);

    if (madvise((void *) start, end - start, MADV_DONTFORK) != 0)
        wrong("madvise");
    *memory = (struct sma_wire_memory){base, bytes};
    return memory;
}

static void drop(struct sma_wire_memory *memory)
{
    free(memory);
}

static void *key(struct sma_wire_memory *memory, size_t *bytes_p)
{
    *bytes_p = sizeof *memory;
    return memcpy(malloc(sizeof *memory), memory, sizeof *memory);
}

static struct sma_wire_key *open_key(struct sma_wire_link *link,
                                     const void *data, size_t bytes)
{
    struct sma_wire_key *k = allocate(sizeof *k);

    (void) link;
    if (bytes != sizeof k->memory)
        wrong("a key has %zu bytes", bytes);
    memcpy(&k->memory, data, bytes);
    return k;
}

/* It is not freed, so that a use after this is noticed. */
static void close_key(struct sma_wire_key *k)
{
    k->closed = true;
    __atomic_fetch_add(&closed_keys, 1, __ATOMIC_SEQ_CST);
}

static char *reach(const struct sma_wire_key *k, uint64_t at, size_t bytes)
{
    char *p = (char *) (uintptr_t) at;

    if (bytes > LONGEST)
        wrong("a transfer of %zu bytes", bytes);
    if (k->closed)
        wrong("a transfer with a key that is closed");
    if (p < k->memory.base || p + bytes > k->memory.base + k->memory.bytes)
        wrong("a transfer of %zu bytes goes beyond the memory of its key",
              bytes);
    return p;
}

static bool send_message(struct sma_wire_link *link, const void *data,
                         size_t bytes, struct sma_wire_message *message)
{
    struct event *e;

    (void) link;
    (void) message;
    if (drop_messages)
        return true;
    e = new_event(NULL, NULL, data, bytes);
    pthread_mutex_lock(&mutex);
    *last_message = e;
    last_message = &e->next;
    pthread_mutex_unlock(&mutex);
    return true;
}

static void push(struct event **list, struct event *e)
{
    static uint64_t events;

    pthread_mutex_lock(&mutex);
    e->number = ++events;
    e->next = *list;
    *list = e;
    pthread_mutex_unlock(&mutex);
}

/* Ends a put or a get, now or later. */
static bool end_transfer(struct sma_wire_op *op, char *dest, char *at,
                         size_t bytes)
{
    struct event *e;

    if (late_transfers) {
        e = new_event(op, at, NULL, 0);
        e->dest = dest;
        e->bytes = bytes;
        push(&late, e);
    } else if (dest != NULL) {
        memcpy(dest, at, bytes);
    }
    return !late_transfers;
}

static bool put(struct sma_wire_link *link, struct sma_wire_key *k, uint64_t at,
                const void *source, size_t bytes, struct sma_wire_op *op)
{
    (void) link;
    if (before_put != NULL)
        before_put();
    if (late_transfers)
        return end_transfer(op, reach(k, at, bytes), (char *) source, bytes);
    push(&held_puts, new_event(NULL, reach(k, at, bytes), source, bytes));
    if (puts_at_once)
        do_puts(UINT64_MAX);
    return end_transfer(op, NULL, NULL, 0);
}

static bool get(struct sma_wire_link *link, struct sma_wire_key *k, uint64_t at,
                void *dest, size_t bytes, struct sma_wire_op *op)
{
    (void) link;
    do_puts(UINT64_MAX);
    return end_transfer(op, dest, reach(k, at, bytes), bytes);
}

static bool atomic(struct sma_wire_link *link, struct sma_wire_key *k,
                   uint64_t at, struct sma_wire_atomic *a,
                   struct sma_wire_op *op)
{
    char *p = reach(k, at, a->bytes);
    uint64_t was = sma_word_load(p, a->bytes);
    uint64_t value = sma_word_load(&a->value, a->bytes);

    (void) link;
    (void) op;
    sma_word_store(&a->was, a->bytes, was);
    sma_word_store(p, a->bytes, a->op == SMA_AMO_ADD ? was + value : value);
    if (see_atomic != NULL)
        see_atomic();
    return true;
}

static bool flush(struct sma_wire_link *link, struct sma_wire_op *op)
{
    (void) link;
    push(&flushes, new_event(op, NULL, NULL, 0));
    return false;
}

static bool send_tagged(struct sma_wire_link *link, uint64_t tag,
                        const void *data, size_t bytes, struct sma_wire_op *op)
{
    (void) link;
    (void) tag;
    (void) data;
    (void) bytes;
    (void) op;
    wrong("no test sends a message with a tag");
}

static void receive_tagged(uint64_t tag, void *dest, size_t bytes,
                           struct sma_wire_receive *receive)
{
    (void) tag;
    (void) dest;
    (void) bytes;
    (void) receive;
    wrong("no test receives a message with a tag");
}

const struct sma_wire test_wire = {
    .version = SMA_WIRE_VERSION,
    .name = "test",
    .describe = describe,
    .advice = advice,
    .has_atomics = NULL, /* libsma asks that, and not the protocol */
    .open = open_wire,
    .close = close_wire,
    .open_lane = open_lane,
    .close_lane = close_lane,
    .descriptor = descriptor,
    .arm = arm,
    .progress = progress,
    .address = address,
    .connect = connect_link,
    .disconnect = disconnect,
    .path = path,
    .add = add,
    .drop = drop,
    .key = key,
    .open_key = open_key,
    .close_key = close_key,
    .send = send_message,
    .put = put,
    .get = get,
    .atomic = atomic,
    .flush = flush,
    .send_tagged = send_tagged,
    .receive_tagged = receive_tagged,
};
