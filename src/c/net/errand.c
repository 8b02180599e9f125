/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Errands, and the memory of bundles.
 */
#include <stdlib.h>

#include "net/bundle.h"

/* Guards the list of errands and the list of free bundles.  No other lock is
 * taken while it is held, and callbacks of the wire may take it. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct errand *first, **last = &first;

/* The sizes of buffers for bundles.  A PE that sends a few words to many PEs has a
 * small one for each; one that sends much to a PE soon has the largest. */
enum { SIZES = 4, MOST_FREE = 1 << 20 };
static const size_t size[SIZES] = {BUNDLE_LEAST, 2048, 8192, BUNDLE_BYTES};

/* Buffers that are not in use, of each size, linked by errand.next; together they
 * have at most MOST_FREE bytes. */
static struct bundle *free_bundles[SIZES];
static size_t free_bytes;

bool sma_net_has_errands;

void sma_net_leave_errand(struct errand *e)
{
    e->next = NULL;
    pthread_mutex_lock(&mutex);
    *last = e;
    last = &e->next;
    pthread_mutex_unlock(&mutex);
    __atomic_store_n(&sma_net_has_errands, true, __ATOMIC_RELAXED);
}

static struct errand *next_errand(void)
{
    struct errand *e;

    pthread_mutex_lock(&mutex);
    e = first;
    if (e != NULL)
        first = e->next;
    if (first == NULL)
        last = &first;
    pthread_mutex_unlock(&mutex);
    return e;
}

/* An errand that is left while the list is emptied is run here or sets
 * has_errands again. */
void sma_net_run_errands(void)
{
    struct errand *e;

    __atomic_store_n(&sma_net_has_errands, false, __ATOMIC_RELAXED);
    while ((e = next_errand()) != NULL)
        e->run(e);
}

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
        free_bundles[i] = (struct bundle *) b->errand.next;
        free_bytes -= size[i];
    }
    pthread_mutex_unlock(&mutex);
    if (b == NULL)
        b = malloc(sizeof *b + size[i]);
    if (b == NULL)
        sma_net_client->no_memory("for operations on PE %d", pe);
    b->pe = pe;
    b->mixed = b->fetches = b->urgent = false;
    b->length = 0;
    b->room = size[i];
    return b;
}

void sma_net_free_bundle(struct bundle *b)
{
    bool keep;

    pthread_mutex_lock(&mutex);
    keep = free_bytes + b->room <= MOST_FREE;
    if (keep) {
        int i = size_for(b->room);

        b->errand.next = (struct errand *) free_bundles[i];
        free_bundles[i] = b;
        free_bytes += b->room;
    }
    pthread_mutex_unlock(&mutex);
    if (!keep)
        free(b);
}

unsigned char *sma_net_append(struct bundle **b_p, size_t bytes)
{
    struct bundle *b = *b_p;

    if (b->room - b->length < bytes) {
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

            free_bundles[i] = (struct bundle *) b->errand.next;
            free(b);
        }
    free_bytes = 0;
}

static void on_sent(struct sma_wire_op *op, const char *why)
{
    struct bundle *b =
        (struct bundle *) ((char *) op - offsetof(struct bundle, op));
    int pe = b->pe;

    sma_net_free_bundle(b);
    if (why != NULL)
        sma_net_client->lost(pe, why);
}

void sma_net_post_bundle(struct peer *p, bool answer, struct bundle *b)
{
    if (p->link == NULL) { /* both PEs leave, and nobody waits for an answer */
        sma_net_free_bundle(b);
        return;
    }
    count_one(answer ? &sma_net_counts.answers : &sma_net_counts.bundles);
    b->op.done = on_sent;
    if (sma_net_wire->send(p->link, b->data, b->length, &b->op))
        sma_net_free_bundle(b);
}
