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
#include "shmem.h"

struct sma_ctx {
    shmem_team_t team;           /* whose numbers it uses */
    /* something is to be done before every operation: PE numbers are
     * translated, or the caller's thread is looked at */
    bool slow;
    bool destroyed;              /* and kept, with SHMEM_CHECK=2 */
    long options;
    pthread_t thread;            /* that made it */
    struct sma_channel *channel; /* NULL: none yet, or none needed */
    struct sma_ctx *next, **link; /* of the list of all contexts */
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

/* The channel for a context's transfers. */
struct sma_channel *sma_ctx_channel(struct sma_ctx *ctx);

/* All contexts, at the end of the job: their operations are complete then. */
void sma_ctx_fini(const char *routine);

/* The contexts of a team that ends. */
void sma_ctx_end_team(const char *routine, shmem_team_t team);

#endif
