/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Owns the list of contexts and opens their channels.  The public routines that
 * create and destroy contexts are in team/contexts.c.
 */
#include "net/protocol.h"

enum { KEPT = 1000 };

/* The contexts that have not been destroyed, and their number.  `mutex` guards
 * the list, the links in the contexts, and the opening of channels.  It is
 * taken before kept_mutex and before the locks of the transport. */
static struct sma_ctx *all;
static size_t nall;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* A ring of the contexts that were destroyed last, with SHMEM_CHECK=2.
 * `kept_mutex` guards the ring.  It may be taken while `mutex` is held, and no
 * other lock is taken while kept_mutex is held. */
static struct sma_ctx *kept[KEPT];
static int next_kept;
static pthread_mutex_t kept_mutex = PTHREAD_MUTEX_INITIALIZER;

/* Checks that the list is consistent, for builds with assertions.  The caller
 * holds `mutex`. */
static void walk_all(void)
{
    struct sma_ctx *const *link = &all;
    size_t n = 0;

    for (const struct sma_ctx *ctx = all; ctx != NULL; ctx = ctx->next) {
        SMA_ASSERT(n < nall); /* otherwise the list is a circle */
        SMA_ASSERT(ctx->link == link);
        SMA_ASSERT(ctx->magic != 0);
        SMA_ASSERT((ctx->options & ~(long) SMA_CTX_OPTIONS) == 0);
        SMA_ASSERT(ctx->channel == NULL || sma_net.wire != NULL);
        link = &ctx->next;
        n++;
    }
    SMA_ASSERT(n == nall);
}

/* Checks that the ring is consistent.  The caller holds kept_mutex. */
static void walk_kept(void)
{
    SMA_ASSERT(next_kept >= 0 && next_kept < KEPT);
    for (int i = 0; i < KEPT; i++)
        SMA_ASSERT(kept[i] == NULL ||
                   (kept[i]->magic == 0 && kept[i]->channel == NULL));
}

/* ------------------------------------------------------------------- checks */

void sma_ctx_check(const struct sma_routine *routine, const struct sma_ctx *ctx)
{
    if (unlikely(!sma_is_address(ctx) ||
                 (ctx->magic != SMA_CTX_QUICK && ctx->magic != SMA_CTX_SLOW)))
        sma_fatal(routine, "ctx %p is not a context, or was destroyed",
                  (const void *) ctx);
}

void sma_ctx_check_thread(const struct sma_routine *routine,
                          const struct sma_ctx *ctx)
{
    sma_ctx_check(routine, ctx);
    if (unlikely((ctx->options & SHMEM_CTX_PRIVATE) != 0 &&
                 !pthread_equal(ctx->thread, pthread_self()) &&
                 sma_self.check > 0))
        sma_fatal(routine, "ctx is private to the thread that made it, and "
                           "another thread uses it");
}

int sma_ctx_pe_slow(const struct sma_routine *routine,
                    const struct sma_ctx *ctx, int pe)
{
    sma_check_running(routine);
    if (ctx == NULL)
        sma_fatal(routine, "ctx is SHMEM_CTX_INVALID");
    sma_ctx_check_thread(routine, ctx);
    if (ctx->team == SHMEM_TEAM_WORLD)
        return pe;
    if (unlikely((unsigned) pe >= (unsigned) ctx->size))
        sma_fatal(routine, "pe is %d, must be 0..%d", pe, ctx->size - 1);
    return ctx->pe != NULL ? ctx->pe[pe] : ctx->start + pe * ctx->stride;
}

/* ------------------------------------------------------------ start and end */

struct sma_ctx *sma_ctx_new(long options, bool slow)
{
    struct sma_ctx *ctx = calloc(1, sizeof *ctx);

    if (ctx == NULL)
        return NULL;
    ctx->options = options;
    ctx->thread = pthread_self();
    if (sma_checks_all() ||
        (sma_self.check > 0 && (options & SHMEM_CTX_PRIVATE) != 0))
        slow = true;
    ctx->magic = slow ? SMA_CTX_SLOW : SMA_CTX_QUICK;
    pthread_mutex_lock(&mutex);
    ctx->next = all;
    ctx->link = &all;
    if (all != NULL)
        all->link = &ctx->next;
    all = ctx;
    nall++;
    if (SMA_ASSERTING)
        walk_all();
    pthread_mutex_unlock(&mutex);
    return ctx;
}

/* Takes a context off the list.  The caller holds `mutex`. */
static void forget(struct sma_ctx *ctx)
{
    if (SMA_ASSERTING)
        walk_all();
    *ctx->link = ctx->next;
    if (ctx->next != NULL)
        ctx->next->link = ctx->link;
    nall--;
    if (SMA_ASSERTING)
        walk_all();
}

/* Keeps a context that was destroyed, so that a later use of its handle is
 * detected.  The oldest one that is kept is freed in its place. */
static void keep(struct sma_ctx *ctx)
{
    pthread_mutex_lock(&kept_mutex);
    if (SMA_ASSERTING)
        walk_kept();
    free(kept[next_kept]);
    kept[next_kept] = ctx;
    next_kept = (next_kept + 1) % KEPT;
    pthread_mutex_unlock(&kept_mutex);
}

/* Completes the operations of a context, closes its channel and frees it. */
static void end(const struct sma_routine *routine, struct sma_ctx *ctx)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST); /* completes puts on the node */
    if (ctx->channel != NULL) {
        sma_net_quiet(routine, ctx);
        sma_net_close_channel(ctx->channel);
        ctx->channel = NULL;
    }
    /* The compiler may not leave this store out before a free. */
    __atomic_store_n(&ctx->magic, 0, __ATOMIC_RELAXED);
    if (sma_checks_all())
        keep(ctx);
    else
        free(ctx);
}

void sma_ctx_end(const struct sma_routine *routine, struct sma_ctx *ctx)
{
    pthread_mutex_lock(&mutex);
    forget(ctx);
    pthread_mutex_unlock(&mutex);
    end(routine, ctx);
}

void sma_ctx_fini(const struct sma_routine *routine)
{
    pthread_mutex_lock(&mutex);
    while (all != NULL) {
        struct sma_ctx *ctx = all;

        forget(ctx);
        end(routine, ctx);
    }
    pthread_mutex_unlock(&mutex);
    /* no other thread is in the library any more */
    for (int i = 0; i < KEPT; i++) {
        free(kept[i]);
        kept[i] = NULL;
    }
}

void sma_ctx_end_team(const struct sma_routine *routine, shmem_team_t team)
{
    pthread_mutex_lock(&mutex);
    for (struct sma_ctx *ctx = all, *next; ctx != NULL; ctx = next) {
        next = ctx->next;
        if (ctx->team == team) {
            forget(ctx);
            end(routine, ctx);
        }
    }
    pthread_mutex_unlock(&mutex);
}

struct sma_channel *sma_ctx_channel(struct sma_ctx *ctx)
{
    struct sma_channel *channel;

    /* pairs with the release below: a channel that is seen is complete */
    channel = __atomic_load_n(&ctx->channel, __ATOMIC_ACQUIRE);
    if (channel != NULL)
        return channel;
    pthread_mutex_lock(&mutex);
    if (ctx->channel == NULL)
        __atomic_store_n(&ctx->channel, sma_net_open_channel(),
                         __ATOMIC_RELEASE);
    pthread_mutex_unlock(&mutex);
    return ctx->channel;
}
