/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Contexts: their life, their order and their sessions.  What goes over one is
 * with the other forms of the same routine, in rma.c, strided.c and atomic.c.
 */
#include "base/assert.h"
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "coll/coll.h"
#include "net/ctx.h"
#include "net/xport.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/rma.h"
#include "team/team.h"

#include <stdlib.h>

enum {
    OPTIONS = SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE,
    KEPT = 1000,
};

/* The contexts that have not been destroyed, and their number; `mutex` guards
 * them, their links, and the opening of their channels. */
static struct sma_ctx *all;
static size_t nall;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* Those that were destroyed last, with SHMEM_CHECK=2: a ring. */
static struct sma_ctx *kept[KEPT];
static int next_kept;
static pthread_mutex_t kept_mutex = PTHREAD_MUTEX_INITIALIZER;

/* Are the lists whole?  With assertions only; each with its mutex held. */
static void walk_all(void)
{
    struct sma_ctx *const *link = &all;
    size_t n = 0;

    for (const struct sma_ctx *ctx = all; ctx != NULL; ctx = ctx->next) {
        SMA_ASSERT(n < nall); /* or the list is a circle */
        SMA_ASSERT(ctx->link == link);
        SMA_ASSERT(!ctx->destroyed);
        SMA_ASSERT((ctx->options & ~(long) OPTIONS) == 0);
        SMA_ASSERT(ctx->channel == NULL || sma_xport.net != NULL);
        link = &ctx->next;
        n++;
    }
    SMA_ASSERT(n == nall);
}

static void walk_kept(void)
{
    SMA_ASSERT(next_kept >= 0 && next_kept < KEPT);
    for (int i = 0; i < KEPT; i++)
        SMA_ASSERT(kept[i] == NULL ||
                   (kept[i]->destroyed && kept[i]->channel == NULL));
}

/* ------------------------------------------------------------------- checks */

static bool is_real(const struct sma_ctx *ctx)
{
    return ctx != SMA_CTX_DEFAULT && ctx != NULL;
}

static void check_destroyed(const char *routine, const struct sma_ctx *ctx)
{
    if (unlikely(ctx->destroyed))
        sma_fatal(routine, "ctx %p was destroyed", (const void *) ctx);
}

static void check_thread(const char *routine, const struct sma_ctx *ctx)
{
    check_destroyed(routine, ctx);
    if (unlikely((ctx->options & SHMEM_CTX_PRIVATE) != 0 &&
                 !pthread_equal(ctx->thread, pthread_self()) &&
                 sma_self.check > 0))
        sma_fatal(routine, "ctx is private to the thread that made it, and "
                           "another one uses it");
}

/* The number in the world of PE pe of a team. */
static int pe_of_team(const char *routine, shmem_team_t team, int pe)
{
    if (team != SHMEM_TEAM_WORLD) {
        const struct sma_set *set = sma_team_set(routine, team);

        if (unlikely((unsigned) pe >= (unsigned) set->size))
            sma_fatal(routine, "pe is %d, must be 0..%d", pe, set->size - 1);
        return sma_set_pe(set, pe);
    }
    return pe;
}

int sma_ctx_pe_slow(const char *routine, const struct sma_ctx *ctx, int pe)
{
    sma_check_running(routine);
    if (ctx == NULL)
        sma_fatal(routine, "ctx is SHMEM_CTX_INVALID");
    check_thread(routine, ctx);
    return pe_of_team(routine, ctx->team, pe);
}

/* ------------------------------------------------------------ start and end */

static int create(const char *routine, shmem_team_t team, long options,
                  shmem_ctx_t *ctx_p)
{
    struct sma_ctx *ctx;

    sma_check_running(routine);
    *ctx_p = SHMEM_CTX_INVALID;
    if ((options & ~(long) OPTIONS) != 0 || team == SHMEM_TEAM_INVALID)
        return 1;
    ctx = calloc(1, sizeof *ctx);
    if (ctx == NULL)
        return 1;
    ctx->team = team;
    ctx->options = options;
    ctx->thread = pthread_self();
    ctx->slow = team != SHMEM_TEAM_WORLD || sma_checks_all() ||
                (sma_self.check > 0 && (options & SHMEM_CTX_PRIVATE) != 0);
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
    *ctx_p = ctx;
    return 0;
}

/* With the mutex held. */
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

/* Who uses its handle once more is told so; in the end its memory is needed. */
static void keep(struct sma_ctx *ctx)
{
    ctx->destroyed = true;
    pthread_mutex_lock(&kept_mutex);
    if (SMA_ASSERTING)
        walk_kept();
    free(kept[next_kept]);
    kept[next_kept] = ctx;
    next_kept = (next_kept + 1) % KEPT;
    pthread_mutex_unlock(&kept_mutex);
}

/* Completes what a context has done, and gives back what it has. */
static void end(const char *routine, struct sma_ctx *ctx)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (ctx->channel != NULL) {
        sma_remote_quiet_ctx(routine, ctx);
        sma_xport.net->close(ctx->channel);
        ctx->channel = NULL;
    }
    if (sma_checks_all())
        keep(ctx);
    else
        free(ctx);
}

void sma_ctx_fini(const char *routine)
{
    pthread_mutex_lock(&mutex);
    while (all != NULL) {
        struct sma_ctx *ctx = all;

        forget(ctx);
        end(routine, ctx);
    }
    pthread_mutex_unlock(&mutex);
    for (int i = 0; i < KEPT; i++) {
        free(kept[i]);
        kept[i] = NULL;
    }
}

void sma_ctx_end_team(const char *routine, shmem_team_t team)
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

    if (ctx == SMA_CTX_DEFAULT)
        return NULL;
    channel = __atomic_load_n(&ctx->channel, __ATOMIC_ACQUIRE);
    if (channel != NULL)
        return channel;
    pthread_mutex_lock(&mutex);
    if (ctx->channel == NULL)
        __atomic_store_n(&ctx->channel, sma_xport.net->open(),
                         __ATOMIC_RELEASE);
    pthread_mutex_unlock(&mutex);
    return ctx->channel;
}

int pshmem_ctx_create(long options, shmem_ctx_t *ctx)
{
    return create("shmem_ctx_create", SHMEM_TEAM_WORLD, options, ctx);
}
SMA_ALIAS(shmem_ctx_create)

int pshmem_team_create_ctx(shmem_team_t team, long options, shmem_ctx_t *ctx)
{
    const char *routine = "shmem_team_create_ctx";

    if (team != SHMEM_TEAM_INVALID)
        sma_team_set(routine, team); /* it exists */
    return create(routine, team, options, ctx);
}
SMA_ALIAS(shmem_team_create_ctx)

int pshmem_ctx_get_team(shmem_ctx_t ctx, shmem_team_t *team)
{
    sma_check_running("shmem_ctx_get_team");
    if (is_real(ctx))
        check_destroyed("shmem_ctx_get_team", ctx);
    *team = ctx == SHMEM_CTX_INVALID ? SHMEM_TEAM_INVALID
            : is_real(ctx)           ? ctx->team
                                     : SHMEM_TEAM_WORLD;
    return ctx == SHMEM_CTX_INVALID ? 1 : 0;
}
SMA_ALIAS(shmem_ctx_get_team)

void pshmem_ctx_destroy(shmem_ctx_t ctx)
{
    const char *routine = "shmem_ctx_destroy";

    sma_check_running(routine);
    if (ctx == SHMEM_CTX_DEFAULT)
        sma_quiet(routine); /* it stays */
    if (!is_real(ctx))
        return;
    check_thread(routine, ctx);
    pthread_mutex_lock(&mutex);
    forget(ctx);
    pthread_mutex_unlock(&mutex);
    end(routine, ctx);
}
SMA_ALIAS(shmem_ctx_destroy)

/* -------------------------------------------------------------------- order */

void pshmem_ctx_fence(shmem_ctx_t ctx)
{
    const char *routine = "shmem_ctx_fence";

    sma_check_running(routine);
    if (ctx == SHMEM_CTX_INVALID)
        return;
    __atomic_thread_fence(__ATOMIC_RELEASE);
    if (is_real(ctx))
        check_thread(routine, ctx);
    if (unlikely(sma_xport.net != NULL))
        sma_remote_quiet_ctx(routine, ctx);
}
SMA_ALIAS(shmem_ctx_fence)

static void quiet(const char *routine, struct sma_ctx *ctx)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (is_real(ctx))
        check_thread(routine, ctx);
    if (unlikely(sma_xport.net != NULL))
        sma_remote_quiet_ctx(routine, ctx);
}

void pshmem_ctx_quiet(shmem_ctx_t ctx)
{
    const char *routine = "shmem_ctx_quiet";

    sma_check_running(routine);
    if (ctx != SHMEM_CTX_INVALID)
        quiet(routine, ctx);
}
SMA_ALIAS(shmem_ctx_quiet)

/* What is under way to all PEs is completed: to find out which of it is for the
 * targets would cost every operation something. */
void pshmem_ctx_pe_quiet(shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    const char *routine = "shmem_ctx_pe_quiet";

    sma_check_running(routine);
    if (ctx == SHMEM_CTX_INVALID || npes == 0)
        return;
    for (size_t i = 0; sma_self.check > 0 && i < npes; i++)
        sma_check_pe(routine, sma_ctx_pe(routine, ctx, target_pes[i]));
    quiet(routine, ctx);
}
SMA_ALIAS(shmem_ctx_pe_quiet)

/* ----------------------------------------------------------------- sessions */

/* Hints, of which this library makes no use: nothing is kept back that a session
 * would let it keep back. */
void pshmem_ctx_session_start(shmem_ctx_t ctx, long options,
                              const shmem_ctx_session_config_t *config,
                              long config_mask)
{
    const char *routine = "shmem_ctx_session_start";

    sma_check_running(routine);
    if (ctx == SHMEM_CTX_INVALID || sma_self.check == 0)
        return;
    if (is_real(ctx))
        check_thread(routine, ctx);
    if ((options & ~SHMEM_CTX_SESSION_BATCH) != 0)
        sma_fatal(routine, "options is %ld, must be 0 or "
                           "SHMEM_CTX_SESSION_BATCH", options);
    if ((config_mask & ~SHMEM_CTX_SESSION_TOTAL_OPS) != 0)
        sma_fatal(routine, "config_mask is %ld, must be 0 or "
                           "SHMEM_CTX_SESSION_TOTAL_OPS", config_mask);
    if (config_mask != 0 && config == NULL)
        sma_fatal(routine, "config is NULL, but config_mask is %ld",
                  config_mask);
}
SMA_ALIAS(shmem_ctx_session_start)

void pshmem_ctx_session_stop(shmem_ctx_t ctx)
{
    const char *routine = "shmem_ctx_session_stop";

    sma_check_running(routine);
    if (is_real(ctx))
        check_thread(routine, ctx);
}
SMA_ALIAS(shmem_ctx_session_stop)

/* Those of OpenSHMEMX, which has other options and none that is wrong. */
void pshmemx_session_start(shmem_ctx_t ctx, long options)
{
    const char *routine = "shmemx_session_start";

    (void) options;
    sma_check_running(routine);
    if (is_real(ctx))
        check_thread(routine, ctx);
}
SMA_ALIAS(shmemx_session_start)

void pshmemx_session_stop(shmem_ctx_t ctx)
{
    const char *routine = "shmemx_session_stop";

    sma_check_running(routine);
    if (is_real(ctx))
        check_thread(routine, ctx);
}
SMA_ALIAS(shmemx_session_stop)
