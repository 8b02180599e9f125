/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A wire before another one, SMA_TEST_WIRE, which does as little as a wire may (wire.h):
 * a put happens with a flush or a get of its link behind it, or after some calls of
 * progress; of several puts the last one happens first; messages and atomic operations
 * overtake them.  Each second get ends with the next call of progress, not before.
 */
#define sma_wire sma_wire_real
#include "net/wire.h"
#undef sma_wire

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 40 }; /* calls of progress that a put waits for at most */

__attribute__((visibility("default"))) struct sma_wire_real sma_wire;

static struct sma_wire_real real;

/* A put that has not happened; the last one comes first. */
struct held {
    struct sma_wire_op op;
    struct held *next;
    struct sma_wire_link *link;
    struct sma_wire_key *key;
    uint64_t at;
    size_t bytes;
    unsigned age;
    _Alignas(8) char data[];
};
static struct held *all;

/* A get that has not happened. */
struct late {
    struct sma_wire_op *op;
    struct late *next;
    struct sma_wire_link *link;
    struct sma_wire_key *key;
    uint64_t at;
    void *dest;
    size_t bytes;
};
static struct late *gets;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void on_done(struct sma_wire_op *op, const char *why)
{
    if (why != NULL)
        abort();
    free(op);
}

/* Lets the puts of a link happen, or those of all links if it is NULL, that are so
 * old. */
static void release(const struct sma_wire_link *link, unsigned age)
{
    struct held **from = &all, *list = NULL, **last = &list, *h;

    pthread_mutex_lock(&mutex);
    while ((h = *from) != NULL)
        if ((link == NULL || h->link == link) && h->age >= age) {
            *from = h->next;
            h->next = NULL;
            *last = h;
            last = &h->next;
        } else {
            from = &h->next;
        }
    pthread_mutex_unlock(&mutex);
    while ((h = list) != NULL) {
        list = h->next;
        if (real.put(h->link, h->key, h->at, h->data, h->bytes, &h->op))
            free(h);
    }
}

static bool put(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, const void *source, size_t bytes,
                struct sma_wire_op *op)
{
    struct held *h = malloc(sizeof *h + bytes);

    (void) op;
    if (h == NULL)
        abort();
    *h = (struct held){
        .op.done = on_done, .link = link, .key = key, .at = at, .bytes = bytes};
    memcpy(h->data, source, bytes);
    pthread_mutex_lock(&mutex);
    h->next = all;
    all = h;
    pthread_mutex_unlock(&mutex);
    return true;
}

static bool get(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op)
{
    static unsigned calls; /* about */
    struct late *l;

    if (++calls % 2 == 0) {
        release(link, 0);
        return real.get(link, key, at, dest, bytes, op);
    }
    l = malloc(sizeof *l);
    if (l == NULL)
        abort();
    *l = (struct late){op, NULL, link, key, at, dest, bytes};
    pthread_mutex_lock(&mutex);
    l->next = gets;
    gets = l;
    pthread_mutex_unlock(&mutex);
    return false;
}

static void do_gets(void)
{
    struct late *list, *l;

    pthread_mutex_lock(&mutex);
    list = gets;
    gets = NULL;
    pthread_mutex_unlock(&mutex);
    while ((l = list) != NULL) {
        list = l->next;
        release(l->link, 0);
        if (real.get(l->link, l->key, l->at, l->dest, l->bytes, l->op))
            l->op->done(l->op, NULL);
        free(l);
    }
}

static bool flush(struct sma_wire_link *link, struct sma_wire_op *op)
{
    release(link, 0);
    return real.flush(link, op);
}

static bool flush_lane(struct sma_wire_lane *lane, struct sma_wire_op *op)
{
    release(NULL, 0);
    return real.flush_lane(lane, op);
}

static bool disconnect(struct sma_wire_link *link, struct sma_wire_op *op)
{
    release(link, 0);
    return real.disconnect(link, op);
}

static bool progress(struct sma_wire_lane *lane)
{
    bool some, gets_left;

    pthread_mutex_lock(&mutex);
    some = all != NULL;
    gets_left = gets != NULL;
    for (struct held *h = all; h != NULL; h = h->next)
        h->age++;
    pthread_mutex_unlock(&mutex);
    if (some)
        release(NULL, PATIENCE);
    if (gets_left)
        do_gets();
    return real.progress(lane) || gets_left;
}

/* As long as something is held, nobody sleeps. */
static bool arm(struct sma_wire_lane *lane)
{
    bool some;

    pthread_mutex_lock(&mutex);
    some = all != NULL || gets != NULL;
    pthread_mutex_unlock(&mutex);
    return !some && real.arm(lane);
}

static void path(struct sma_wire_link *link, struct sma_wire_path *w)
{
    real.path(link, w);
    w->ordered = false;
}

__attribute__((constructor)) static void take_over(void)
{
    void *lib = dlopen(getenv("SMA_TEST_WIRE"), RTLD_NOW | RTLD_LOCAL);
    const void *from = lib != NULL ? dlsym(lib, SMA_WIRE_SYMBOL) : NULL;

    if (from == NULL)
        return;
    memcpy(&real, from, sizeof real);
    sma_wire = real;
    sma_wire.put = put;
    sma_wire.get = get;
    sma_wire.flush = flush;
    sma_wire.flush_lane = flush_lane;
    sma_wire.disconnect = disconnect;
    sma_wire.progress = progress;
    sma_wire.arm = arm;
    sma_wire.path = path;
}
