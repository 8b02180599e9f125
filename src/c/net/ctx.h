/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Communication contexts.  On mapped memory one is no more than its numbering of
 * the PEs; between nodes it has a channel of the transport to itself, which is
 * opened at its first use.
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
    shmem_team_t team; /* whose numbers it uses */
    /* The members of the team.  The list, if there is one, belongs to the team's
     * set, which lives longer than the context. */
    int start, stride, size;
    const int *pe;
    /* something is to be done before every operation: PE numbers are
     * translated, or the caller's thread is looked at */
    bool slow;
    bool destroyed;              /* and kept, with SHMEM_CHECK=2 */
    long options;
    pthread_t thread;            /* that made it */
    struct sma_channel *channel; /* NULL: none yet, or none needed */
    struct sma_ctx *next, **link; /* of the list of all contexts */
};

/* The options that exist. */
enum {
    SMA_CTX_OPTIONS =
        SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE
};

/* SHMEM_CTX_DEFAULT as a constant to which the compiler can compare. */
#define SMA_CTX_DEFAULT ((struct sma_ctx *) 1)

/* sma_ctx_pe where it is not the number itself. */
int sma_ctx_pe_slow(const char *routine, const struct sma_ctx *ctx, int pe);

/* The number in the world of PE pe of a context; the caller checks it then. */
static inline __attribute__((always_inline)) int
sma_ctx_pe(const char *routine, const struct sma_ctx *ctx, int pe)
{
    if (ctx == SMA_CTX_DEFAULT)
        return pe;
    if (unlikely(ctx == NULL || ctx->slow))
        return sma_ctx_pe_slow(routine, ctx, pe);
    return pe;
}

/* Makes a context, of which the caller fills in the team and its members; `slow`
 * says whether there is such a team.  NULL: there is no memory. */
struct sma_ctx *sma_ctx_new(long options, bool slow);

/* Completes what was done on a context, and ends it. */
void sma_ctx_end(const char *routine, struct sma_ctx *ctx);

/* Ends the job when the context was destroyed; when it was destroyed, or is
 * private to another thread. */
void sma_ctx_check(const char *routine, const struct sma_ctx *ctx);
void sma_ctx_check_thread(const char *routine, const struct sma_ctx *ctx);

/* Is it neither the default context nor SHMEM_CTX_INVALID? */
static inline bool sma_ctx_is_real(const struct sma_ctx *ctx)
{
    return ctx != SMA_CTX_DEFAULT && ctx != NULL;
}

/* The channel of a context, which is opened at the first use. */
struct sma_channel *sma_ctx_channel(struct sma_ctx *ctx);

/* Transfers and atomic operations (xport.h) on the channel of a context.  They are
 * functions, so that the code of a routine for mapped memory stays short. */
void sma_remote_put_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                        struct sma_address dest, const void *source,
                        size_t bytes) SMA_COLD;
void sma_remote_put_data_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                             struct sma_address dest, const void *source,
                             size_t bytes) SMA_COLD;
void sma_remote_put_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            struct sma_address dest, const void *source,
                            size_t bytes) SMA_COLD;
void sma_remote_get_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                        struct sma_address source, void *dest,
                        size_t bytes) SMA_COLD;
void sma_remote_get_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            struct sma_address source, void *dest,
                            size_t bytes) SMA_COLD;
uint64_t sma_remote_amo_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                            const char *arg, struct sma_address word,
                            size_t bytes, enum sma_amo_op op, uint64_t value,
                            uint64_t cond) SMA_COLD;

/* A context that has no channel yet has done nothing. */
void sma_remote_quiet_ctx(const char *routine, struct sma_ctx *ctx);

/* All contexts, at the end of the job: their operations are complete then. */
void sma_ctx_fini(const char *routine);

/* The contexts of a team that ends. */
void sma_ctx_end_team(const char *routine, shmem_team_t team);

#endif
