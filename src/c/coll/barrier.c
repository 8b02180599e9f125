/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Barrier and sync.  A few members on one node make an epoch in which all of them
 * post no data.  Where there are more members or several nodes, the leader of
 * each node waits for the members there, the leaders exchange messages without
 * data, and then the members wait for their leader.
 *
 * A barrier also completes the puts of its callers.  Puts to mapped memory are
 * stores, which precede the release of the PE's next mailbox: whoever finds
 * this mailbox posted sees them.  So on one node a barrier is nothing but a
 * sync.  Puts to other nodes are completed by a quiet before the sync.
 */
#include "base/base.h"
#include "call/call.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/net.h"
#include "coll/routines.h"
#include "coll/team.h"
#include "net/xport.h"
#include "rma/rma.h"

/* Waits until the members below this PE in the tree of the node have come, and
 * says that it has come with them. */
static void gather(const struct sma_routine *routine, struct sma_set *set)
{
    int64_t first = (int64_t) set->local_me * set->fan + 1;

    sma_epoch_begin(set);
    for (int64_t k = first; k < first + set->fan && k < set->local_n; k++)
        sma_epoch_read(set, routine, (int) k);
    sma_epoch_post(set, routine, NULL, 0);
    sma_epoch_end_empty(set);
}

/* The leader of each node waits for the members there, then for the leaders of
 * the other nodes; the members on its node wait for it. */
static void synchronise_leaders(const struct sma_routine *routine,
                                struct sma_set *set)
{
    if (set->nodes > 1)
        sma_net_begin(SMA_COLL_BARRIER);
    if (set->local_n > 1)
        gather(routine, set);
    if (set->nodes > 1 && sma_set_leads(set))
        sma_net_barrier(set, routine);
    if (set->local_n > 1) {
        sma_epoch_share(set, routine, 0, NULL, NULL, 0);
        /* all members have posted in the epoch of gather */
        sma_epoch_know_ended(set, set->epoch - 2);
    }
}

static inline void synchronise(const struct sma_routine *routine,
                               struct sma_set *set)
{
    if (likely(set->fan == 0))
        sma_epoch_sync(set, routine);
    else
        synchronise_leaders(routine, set);
}

static inline void synchronise_memory(const struct sma_routine *routine,
                                      struct sma_set *set)
{
    if (unlikely(sma_xport.net != NULL))
        sma_quiet(routine);
    synchronise(routine, set);
}

/* Where the quick check fails. */
__attribute__((cold, noinline)) static void
barrier_all_slow(const struct sma_routine *routine)
{
    SMA_SEE(routine, barrier_all_slow(routine), SMA_ABOUT_WORLD);
    synchronise_memory(routine, sma_set_world_slow(routine));
}

void sma_barrier_all(const struct sma_routine *routine)
{
    struct sma_set *world = sma_quick_world;

    if (likely(world != NULL))
        synchronise_memory(routine, world);
    else
        barrier_all_slow(routine);
}

__attribute__((cold, noinline)) static void
sync_all_slow(const struct sma_routine *routine)
{
    SMA_SEE(routine, sync_all_slow(routine), SMA_ABOUT_WORLD);
    synchronise(routine, sma_set_world_slow(routine));
}

void sma_sync_all(const struct sma_routine *routine)
{
    struct sma_set *world = sma_quick_world;

    if (likely(world != NULL))
        synchronise(routine, world);
    else
        sync_all_slow(routine);
}

void sma_barrier(const struct sma_routine *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_barrier(routine, a), sma_about_active(a, 0, 0));
        set = sma_set_check(routine, a, SMA_CALL_NOTHING);
    }
    synchronise_memory(routine, set);
}

void sma_sync(const struct sma_routine *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_sync(routine, a), sma_about_active(a, 0, 0));
        set = sma_set_check(routine, a, SMA_CALL_NOTHING);
    }
    synchronise(routine, set);
}

void sma_team_sync(const struct sma_routine *routine, shmem_team_t team)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_team_sync(routine, team),
                sma_about_team(team, 0, 0));
        set = sma_team_check(routine, team, SMA_CALL_NOTHING);
    }
    synchronise(routine, set);
}

void sma_team_barrier(const struct sma_routine *routine, shmem_team_t team)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_team_barrier(routine, team),
                sma_about_team(team, 0, 0));
        set = sma_team_check(routine, team, SMA_CALL_NOTHING);
    }
    synchronise_memory(routine, set);
}
