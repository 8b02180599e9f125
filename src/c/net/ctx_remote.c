/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Remote transfers on the channel of a context: finds the channel, and calls
 * the function of net/remote.c.
 */
#include "base/base.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/transport.h"
#include "net/xport.h"

void sma_remote_put_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                        struct sma_address dest, const void *source,
                        size_t bytes)
{
    sma_remote_put(routine, sma_ctx_channel(ctx), pe, dest, source, bytes);
}

void sma_remote_put_data_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                             struct sma_address dest, const void *source,
                             size_t bytes)
{
    sma_remote_put_data(routine, sma_ctx_channel(ctx), pe, dest, source, bytes);
}

void sma_remote_put_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            struct sma_address dest, const void *source,
                            size_t bytes)
{
    sma_remote_put_nbi(routine, sma_ctx_channel(ctx), pe, dest, source, bytes);
}

void sma_remote_get_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                        struct sma_address source, void *dest,
                        size_t bytes)
{
    sma_remote_get(routine, sma_ctx_channel(ctx), pe, source, dest, bytes);
}

void sma_remote_get_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            struct sma_address source, void *dest,
                            size_t bytes)
{
    sma_remote_get_nbi(routine, sma_ctx_channel(ctx), pe, source, dest, bytes);
}

uint64_t sma_remote_amo_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            const char *arg, struct sma_address word,
                            size_t bytes, enum sma_amo_op op, uint64_t value,
                            uint64_t cond)
{
    return sma_remote_amo(routine, sma_ctx_channel(ctx), pe, arg, word, bytes,
                          op, value, cond);
}

void sma_remote_amo_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            const char *arg, struct sma_address word,
                            size_t bytes, enum sma_amo_op op, uint64_t value,
                            uint64_t cond, void *fetch)
{
    sma_remote_amo_nbi(routine, sma_ctx_channel(ctx), pe, arg, word, bytes, op,
                       value, cond, fetch);
}

void sma_remote_quiet_ctx(const char *routine, struct sma_ctx *ctx)
{
    struct sma_channel *channel;

    if (ctx == SMA_CTX_DEFAULT) {
        sma_remote_quiet(routine, NULL);
        return;
    }
    /* pairs with the release in sma_ctx_channel: another thread may open it */
    channel = __atomic_load_n(&ctx->channel, __ATOMIC_ACQUIRE);
    if (channel != NULL)
        sma_remote_quiet(routine, channel);
}
