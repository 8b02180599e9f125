/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Communication contexts.  For mapped memory a context is only a numbering of
 * PEs.  Between nodes it has a channel of the transport to itself, which is
 * opened when the context is first used.
 */
#ifndef SMA_CTX_H
#define SMA_CTX_H

#include <pthread.h>

#include "base/base.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shmem.h"

struct sma_ctx {
    shmem_team_t team; /* the team by whose numbers the context names PEs */
    /* The members of the team.  The list `pe`, if there is one, belongs to the
     * team's set, which lives longer than the context. */
    int start, stride, size;
    const int *pe;
    uint32_t magic;   /* SMA_CTX_QUICK or SMA_CTX_SLOW; 0: destroyed */
    long options;     /* SHMEM_CTX_* */
    pthread_t thread; /* the thread that made the context */
    struct sma_channel *channel;  /* NULL: not opened yet, or not needed */
    struct sma_ctx *next, **link; /* in the list of all contexts */
};

/* All options of contexts. */
enum {
    SMA_CTX_OPTIONS =
        SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE
};

/* Magic numbers of contexts.  Every operation on a slow one takes the slow path,
 * which translates the PE number or checks which thread calls. */
enum { SMA_CTX_QUICK = 0x63747871, SMA_CTX_SLOW = 0x63747873 };

/* SHMEM_CTX_DEFAULT as a constant, with which the compiler can compare. */
#define SMA_CTX_DEFAULT ((struct sma_ctx *) 1)

/* The slow path of sma_ctx_pe. */
int sma_ctx_pe_slow(const struct sma_routine *routine,
                    const struct sma_ctx *ctx, int pe);

/* The number in the world of PE pe of a context.  The caller then checks this
 * number. */
static inline __attribute__((always_inline)) int
sma_ctx_pe(const struct sma_routine *routine, const struct sma_ctx *ctx, int pe)
{
    if (ctx == SMA_CTX_DEFAULT)
        return pe;
    if (unlikely(!sma_is_address(ctx) || ctx->magic != SMA_CTX_QUICK))
        return sma_ctx_pe_slow(routine, ctx, pe);
    return pe;
}

/* Makes a context.  The caller fills in the team and its members; with `slow`,
 * the PE numbers of the team have to be translated.  NULL: there is no
 * memory. */
struct sma_ctx *sma_ctx_new(long options, bool slow);

/* Completes the operations of a context, and ends the context. */
void sma_ctx_end(const struct sma_routine *routine, struct sma_ctx *ctx);

/* Ends the job when there is no such context. */
void sma_ctx_check(const struct sma_routine *routine,
                   const struct sma_ctx *ctx);

/* Ends the job when there is no such context, or it is private to another
 * thread. */
void sma_ctx_check_thread(const struct sma_routine *routine,
                          const struct sma_ctx *ctx);

/* Is a context neither SHMEM_CTX_DEFAULT nor SHMEM_CTX_INVALID? */
static inline bool sma_ctx_is_real(const struct sma_ctx *ctx)
{
    return ctx != SMA_CTX_DEFAULT && ctx != NULL;
}

/* The channel of a context, which the first call opens. */
struct sma_channel *sma_ctx_channel(struct sma_ctx *ctx);

/* net/ctx_remote.c: the transfers and atomic operations of net/xport.h on the
 * channel of a context.  They are functions and not inline, so that the code
 * that a routine runs for mapped memory stays short. */
void sma_remote_put_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes) SMA_COLD;
void sma_remote_put_nbi_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            struct sma_address dest, const void *source,
                            size_t bytes) SMA_COLD;
void sma_remote_get_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address source, void *dest,
                        size_t bytes) SMA_COLD;
void sma_remote_get_nbi_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            struct sma_address source, void *dest,
                            size_t bytes) SMA_COLD;
uint64_t sma_remote_amo_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            const struct sma_argument *arg,
                            struct sma_address word, size_t bytes,
                            enum sma_amo_op op, uint64_t value,
                            uint64_t cond) SMA_COLD;
void sma_remote_amo_nbi_ctx(const struct sma_routine *routine,
                            struct sma_ctx *ctx, int pe,
                            const struct sma_argument *arg,
                            struct sma_address word, size_t bytes,
                            enum sma_amo_op op, uint64_t value, uint64_t cond,
                            void *fetch) SMA_COLD;

void sma_remote_put_blocks_ctx(const struct sma_routine *routine,
                               struct sma_ctx *ctx, int pe,
                               const struct sma_strided *to, const void *source,
                               ptrdiff_t stride) SMA_COLD;
void sma_remote_get_blocks_ctx(const struct sma_routine *routine,
                               struct sma_ctx *ctx, int pe,
                               const struct sma_strided *from, void *dest,
                               ptrdiff_t stride) SMA_COLD;
void sma_remote_put_signal_ctx(const struct sma_routine *routine,
                               struct sma_ctx *ctx, int pe,
                               struct sma_address dest, const void *source,
                               size_t bytes, bool nbi,
                               struct sma_address signal, enum sma_amo_op op,
                               uint64_t value) SMA_COLD;

/* net/ctx_remote.c: orders or completes the remote operations of a context.  A
 * context without a channel has no remote operations. */
void sma_remote_fence_ctx(const struct sma_routine *routine,
                          struct sma_ctx *ctx);
void sma_remote_quiet_ctx(const struct sma_routine *routine,
                          struct sma_ctx *ctx);

/* Ends all contexts, at the end of the job. */
void sma_ctx_fini(const struct sma_routine *routine);

/* Ends the contexts of a team that is destroyed. */
void sma_ctx_end_team(const struct sma_routine *routine, shmem_team_t team);

#endif
