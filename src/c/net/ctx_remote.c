/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transfers that do not find the memory of the other PE mapped.  If the PE is on
 * this node after all, some PE sleeps until this memory changes
 * (wait/sleep.h): net/near.c does the transfer and wakes the sleeper.  Otherwise
 * the functions here find the channel of the context, and call the function of
 * net/remote.c.
 */
#include "base/base.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/near.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/mutant.h"
#include "shared/word.h"

void sma_remote_put_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes)
{
    if (sma_near_put(pe, dest, source, bytes))
        return;
    sma_remote_put(routine, sma_ctx_channel(ctx), pe, dest, source, bytes);
}

void sma_remote_put_nbi_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            struct sma_address dest, const void *source,
                            size_t bytes)
{
    if (sma_near_put(pe, dest, source, bytes))
        return;
    sma_remote_put_nbi(routine, sma_ctx_channel(ctx), pe, dest, source, bytes);
}

void sma_remote_get_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address source, void *dest,
                        size_t bytes)
{
    if (sma_near_get(pe, source, dest, bytes))
        return;
    sma_remote_get(routine, sma_ctx_channel(ctx), pe, source, dest, bytes);
}

void sma_remote_get_nbi_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            struct sma_address source, void *dest, size_t bytes)
{
    if (sma_near_get(pe, source, dest, bytes))
        return;
    sma_remote_get_nbi(routine, sma_ctx_channel(ctx), pe, source, dest, bytes);
}

uint64_t sma_remote_amo_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            const struct sma_argument *arg,
                            struct sma_address word, size_t bytes,
                            enum sma_amo_op op, uint64_t value, uint64_t cond)
{
    uint64_t was;

    if (sma_near_amo(pe, word, bytes, op, value, cond, &was))
        return was;
    return sma_remote_amo(routine, sma_ctx_channel(ctx), pe, arg, word, bytes,
                          op, value, cond);
}

void sma_remote_amo_nbi_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            const struct sma_argument *arg,
                            struct sma_address word, size_t bytes,
                            enum sma_amo_op op, uint64_t value, uint64_t cond,
                            void *fetch)
{
    uint64_t was;

    if (sma_near_amo(pe, word, bytes, op, value, cond, &was)) {
        if (fetch != NULL && !SMA_MUTANT(sleeper_not_fetched))
            sma_word_store(fetch, bytes, was);
        return;
    }
    sma_remote_amo_nbi(routine, sma_ctx_channel(ctx), pe, arg, word, bytes, op,
                       value, cond, fetch);
}

void sma_remote_put_blocks_ctx(const struct sma_routine *routine,
                               struct sma_ctx *ctx, int pe,
                               const struct sma_strided *to, const void *source,
                               ptrdiff_t stride)
{
    if (sma_near_put_blocks(pe, to, source, stride))
        return;
    sma_remote_put_blocks(routine, sma_ctx_channel(ctx), pe, to, source,
                          stride);
}

void sma_remote_get_blocks_ctx(const struct sma_routine *routine,
                               struct sma_ctx *ctx, int pe,
                               const struct sma_strided *from, void *dest,
                               ptrdiff_t stride)
{
    if (sma_near_get_blocks(pe, from, dest, stride))
        return;
    sma_remote_get_blocks(routine, sma_ctx_channel(ctx), pe, from, dest,
                          stride);
}

void sma_remote_put_signal_ctx(const struct sma_routine *routine,
                               struct sma_ctx *ctx, int pe,
                               struct sma_address dest, const void *source,
                               size_t bytes, bool nbi,
                               struct sma_address signal, enum sma_amo_op op,
                               uint64_t value)
{
    if (sma_near_put(pe, dest, source, bytes)) {
        /* pairs with the acquire loads of the signal (rma/signal.c) */
        __atomic_thread_fence(__ATOMIC_RELEASE);
        sma_remote_amo_nbi_ctx(routine, ctx, pe, SMA_ARG(sig_addr), signal,
                               sizeof value, op, value, 0, NULL);
        return;
    }
    sma_remote_put_signal(routine, sma_ctx_channel(ctx), pe, dest, source,
                          bytes, nbi, signal, op, value);
}

/* The channel of a context, or NULL if it has no channel. */
static struct sma_channel *open_channel(struct sma_ctx *ctx)
{
    /* pairs with the release in sma_ctx_channel: another thread may open it */
    return __atomic_load_n(&ctx->channel, __ATOMIC_ACQUIRE);
}

void sma_remote_fence_ctx(const struct sma_routine *routine,
                          struct sma_ctx *ctx)
{
    if (ctx == SMA_CTX_DEFAULT)
        sma_remote_fence(routine, NULL);
    else if (open_channel(ctx) != NULL)
        sma_remote_fence(routine, open_channel(ctx));
}

void sma_remote_quiet_ctx(const struct sma_routine *routine,
                          struct sma_ctx *ctx)
{
    if (ctx == SMA_CTX_DEFAULT)
        sma_remote_quiet(routine, NULL);
    else if (open_channel(ctx) != NULL)
        sma_remote_quiet(routine, open_channel(ctx));
}
