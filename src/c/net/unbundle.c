/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Takes puts out of bundles that have not been sent, and gives them to the card:
 * called before a wait for them, which the target's processor might make long.
 */
#include "net/bundle.h"
#include "net/operations.h"
#include "shared/mutant.h"

/* Calls put for the blocks of all puts of a bundle.  Returns their number, or
 * SIZE_MAX if there are other operations, too. */
static size_t each_put(const struct bundle *b, struct peer *p,
                       void (*put)(struct peer *p, int region, size_t offset,
                                   const void *source, size_t bytes))
{
    const unsigned char *at = b->data + sizeof(struct sma_form_head);
    size_t puts = 0;

    while (at < b->data + b->length) {
        struct sma_form_op op;
        struct sma_form_blocks blocks = {.n = 1};

        memcpy(&op, at, sizeof op);
        at += sizeof op;
        if (op.kind == SMA_FORM_PUTS) {
            memcpy(&blocks, at, sizeof blocks);
            at += sizeof blocks;
        } else if (op.kind != SMA_FORM_PUT) {
            return SIZE_MAX;
        }
        puts += blocks.n;
        for (uint64_t i = 0; put != NULL && i < blocks.n; i++)
            put(p, op.what, op.offset + i * (uint64_t) blocks.stride,
                at + i * op.bytes, op.bytes);
        at += sma_form_padded(blocks.n * op.bytes);
    }
    return puts;
}

/* Takes the open bundle of a peer if it has few puts of this thread and nothing
 * else, and if no bundle is under way that must come first; otherwise NULL.  Until
 * the puts have been given to the wire, a request and `unbundling` tell of them.  A
 * thread could not get meanwhile what it has put, so the puts of other threads stay in
 * their bundle.  The caller holds the lock of the channel. */
static struct bundle *take(struct peer *p)
{
    struct bundle *b = p->open;
    size_t puts;

    if (b == NULL || b->fetches || sma_net_acked(p) != p->sent ||
        p->signal != NULL ||
        ((b->mixed || !pthread_equal(b->thread, pthread_self())) &&
         !SMA_MUTANT(unbundles_others)))
        return NULL;
    puts = each_put(b, NULL, NULL);
    if (puts > sma_net_most_unbundled(p))
        return NULL;
    __atomic_store_n(&p->lone, puts == 1 && !p->unflushed, __ATOMIC_RELAXED);
    p->open = NULL;
    __atomic_fetch_sub(&sma_net_open_bundles, 1, __ATOMIC_RELAXED);
    b->count = sma_net_count(p);
    p->channel->unbundling++;
    return b;
}

static void put_all(struct bundle *b)
{
    const struct count *count = b->count;
    struct peer *p = count->peer;

    each_put(b, p, sma_net_put_by_card);
    sma_net_free_bundle(b);
    pthread_mutex_lock(&p->channel->lock);
    p->channel->unbundling--;
    pthread_mutex_unlock(&p->channel->lock);
    sma_net_count_off(count);
}

bool sma_net_unbundle_peer(struct peer *p, bool fenced)
{
    struct bundle *b = NULL;

    pthread_mutex_lock(&p->channel->lock);
    if (!fenced || p->open_fence != p->channel->fences)
        b = take(p);
    pthread_mutex_unlock(&p->channel->lock);
    if (b != NULL)
        put_all(b);
    return b != NULL;
}

void sma_net_unbundle(struct sma_channel *c)
{
    struct bundle *first = NULL, *b;

    pthread_mutex_lock(&c->lock);
    for (struct peer *p = c->unsettled; p != NULL; p = p->next_unsettled)
        if ((b = take(p)) != NULL) {
            b->errand.next = (struct errand *) first;
            first = b;
        }
    pthread_mutex_unlock(&c->lock);
    while ((b = first) != NULL) {
        first = (struct bundle *) b->errand.next;
        put_all(b);
    }
}
