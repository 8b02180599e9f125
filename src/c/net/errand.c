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
static struct bundle *free_bundles; /* linked by errand.next */

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

struct bundle *sma_net_take_bundle(int pe)
{
    struct bundle *b;

    pthread_mutex_lock(&mutex);
    b = free_bundles;
    if (b != NULL)
        free_bundles = (struct bundle *) b->errand.next;
    pthread_mutex_unlock(&mutex);
    if (b == NULL)
        b = malloc(sizeof *b);
    if (b == NULL)
        sma_net_client->fatal("out of memory for operations on PE %d", pe);
    b->pe = pe;
    b->fetches = false;
    b->length = 0;
    return b;
}

void sma_net_free_bundle(struct bundle *b)
{
    pthread_mutex_lock(&mutex);
    b->errand.next = (struct errand *) free_bundles;
    free_bundles = b;
    pthread_mutex_unlock(&mutex);
}

void sma_net_free_bundles(void)
{
    while (free_bundles != NULL) {
        struct bundle *b = free_bundles;

        free_bundles = (struct bundle *) b->errand.next;
        free(b);
    }
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
