/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Contexts: the routines that create and destroy them, their fence and quiet,
 * and their sessions.  The transfers on contexts are in module rma, with the
 * other forms of their routines.
 */
#include "rma/rma.h"
#include "team/split.h"

/* Creates a context of a team.  `set` has the members of the team;
 * SHMEM_TEAM_WORLD needs none. */
static int create(const struct sma_routine *routine, shmem_team_t team,
                  const struct sma_set *set, long options, shmem_ctx_t *ctx_p)
{
    struct sma_ctx *ctx;

    SMA_SEE_VALUE(routine, int, create(routine, team, set, options, ctx_p),
                  SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    sma_check_null(routine, "ctx", ctx_p);
    *ctx_p = SHMEM_CTX_INVALID;
    if ((options & ~(long) SMA_CTX_OPTIONS) != 0 || team == SHMEM_TEAM_INVALID)
        return 1;
    ctx = sma_ctx_new(options, team != SHMEM_TEAM_WORLD);
    if (ctx == NULL)
        return 1;
    ctx->team = team;
    if (team != SHMEM_TEAM_WORLD) {
        ctx->start = set->start;
        ctx->stride = set->stride;
        ctx->size = set->size;
        ctx->pe = set->pe;
    }
    *ctx_p = ctx;
    return 0;
}

int pshmem_ctx_create(long options, shmem_ctx_t *ctx)
{
    return create(SMA_R(shmem_ctx_create), SHMEM_TEAM_WORLD, NULL, options,
                  ctx);
}
SMA_ALIAS(shmem_ctx_create)

int pshmem_team_create_ctx(shmem_team_t team, long options, shmem_ctx_t *ctx)
{
    const struct sma_routine *routine = SMA_R(shmem_team_create_ctx);
    const struct sma_set *set = NULL;

    if (team != SHMEM_TEAM_INVALID) {
        set = sma_team_set(routine, team);
        if (sma_team_get(team)->no_contexts)
            team = SHMEM_TEAM_INVALID;
    }
    return create(routine, team, set, options, ctx);
}
SMA_ALIAS(shmem_team_create_ctx)

int pshmem_ctx_get_team(shmem_ctx_t ctx, shmem_team_t *team)
{
    sma_check_running(SMA_R(shmem_ctx_get_team));
    if (sma_ctx_is_real(ctx))
        sma_ctx_check(SMA_R(shmem_ctx_get_team), ctx);
    sma_check_null(SMA_R(shmem_ctx_get_team), "team", team);
    *team = ctx == SHMEM_CTX_INVALID ? SHMEM_TEAM_INVALID
            : sma_ctx_is_real(ctx)   ? ctx->team
                                     : SHMEM_TEAM_WORLD;
    return ctx == SHMEM_CTX_INVALID ? 1 : 0;
}
SMA_ALIAS(shmem_ctx_get_team)

void pshmem_ctx_destroy(shmem_ctx_t ctx)
{
    const struct sma_routine *routine = SMA_R(shmem_ctx_destroy);

    SMA_SEE(routine, pshmem_ctx_destroy(ctx), SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    if (ctx == SHMEM_CTX_DEFAULT)
        sma_quiet(routine); /* the default context stays */
    if (!sma_ctx_is_real(ctx))
        return;
    sma_ctx_check_thread(routine, ctx);
    sma_ctx_end(routine, ctx);
}
SMA_ALIAS(shmem_ctx_destroy)

/* -------------------------------------------------------------------- order */

void pshmem_ctx_fence(shmem_ctx_t ctx)
{
    const struct sma_routine *routine = SMA_R(shmem_ctx_fence);

    if (unlikely(sma_order_slow))
        SMA_SEE(routine, pshmem_ctx_fence(ctx), SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    if (ctx == SHMEM_CTX_INVALID)
        return;
    /* The release pairs with the acquire of the wait or the atomic operation by
     * which another PE of this node sees a later put. */
    __atomic_thread_fence(__ATOMIC_RELEASE);
    if (sma_ctx_is_real(ctx))
        sma_ctx_check_thread(routine, ctx);
    if (unlikely(sma_order_slow) && sma_net.wire != NULL)
        sma_net_fence(routine, ctx);
}
SMA_ALIAS(shmem_ctx_fence)

static void quiet(const struct sma_routine *routine, struct sma_ctx *ctx)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (sma_ctx_is_real(ctx))
        sma_ctx_check_thread(routine, ctx);
    if (unlikely(sma_order_slow) && sma_net.wire != NULL)
        sma_net_quiet(routine, ctx);
}

void pshmem_ctx_quiet(shmem_ctx_t ctx)
{
    const struct sma_routine *routine = SMA_R(shmem_ctx_quiet);

    if (unlikely(sma_order_slow))
        SMA_SEE(routine, pshmem_ctx_quiet(ctx), SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    if (ctx != SHMEM_CTX_INVALID)
        quiet(routine, ctx);
}
SMA_ALIAS(shmem_ctx_quiet)

/* Completes the operations to all PEs.  To know which of them go to the targets
 * would make every operation cost more. */
void pshmem_ctx_pe_quiet(shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    const struct sma_routine *routine = SMA_R(shmem_ctx_pe_quiet);

    SMA_SEE(routine, pshmem_ctx_pe_quiet(ctx, target_pes, npes),
            SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    if (ctx == SHMEM_CTX_INVALID || npes == 0)
        return;
    for (size_t i = 0; sma_self.check > 0 && i < npes; i++)
        sma_check_pe(routine, sma_ctx_pe(routine, ctx, target_pes[i]));
    quiet(routine, ctx);
}
SMA_ALIAS(shmem_ctx_pe_quiet)

/* ----------------------------------------------------------------- sessions */

/* A session is a hint that operations may be kept back and sent together.  The
 * transport gathers small operations in bundles with or without it (net/bundle.c),
 * so these routines only check the arguments.  Options are hints, too: one of a
 * later standard has no effect. */
void pshmem_ctx_session_start(shmem_ctx_t ctx, long options,
                              const shmem_ctx_session_config_t *config,
                              long config_mask)
{
    const struct sma_routine *routine = SMA_R(shmem_ctx_session_start);

    (void) options;
    sma_check_running(routine);
    if (ctx == SHMEM_CTX_INVALID || sma_self.check == 0)
        return;
    if (sma_ctx_is_real(ctx))
        sma_ctx_check_thread(routine, ctx);
    if ((config_mask & ~SHMEM_CTX_SESSION_TOTAL_OPS) != 0)
        sma_fatal(routine,
                  "config_mask is %ld, must be 0 or "
                  "SHMEM_CTX_SESSION_TOTAL_OPS",
                  config_mask);
    if (config_mask != 0 && config == NULL)
        sma_fatal(routine, "config is NULL, but config_mask is %ld",
                  config_mask);
}
SMA_ALIAS(shmem_ctx_session_start)

static void check_session(const struct sma_routine *routine, shmem_ctx_t ctx)
{
    sma_check_running(routine);
    if (sma_ctx_is_real(ctx))
        sma_ctx_check_thread(routine, ctx);
}

void pshmem_ctx_session_stop(shmem_ctx_t ctx)
{
    check_session(SMA_R(shmem_ctx_session_stop), ctx);
}
SMA_ALIAS(shmem_ctx_session_stop)

/* The sessions of OpenSHMEMX, whose options are hints of other kinds: every
 * value is allowed. */
void pshmemx_session_start(shmem_ctx_t ctx, long options)
{
    (void) options;
    check_session(SMA_R(shmemx_session_start), ctx);
}
SMA_ALIAS(shmemx_session_start)

void pshmemx_session_stop(shmem_ctx_t ctx)
{
    check_session(SMA_R(shmemx_session_stop), ctx);
}
SMA_ALIAS(shmemx_session_stop)
