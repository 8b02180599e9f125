/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Barrier and sync: steps in which nobody says anything, and between nodes
 * messages without data.
 *
 * The stores of a PE become visible in their order, so whoever sees its post
 * sees all its puts before: on mapped memory a barrier is a sync.  Puts to other
 * nodes are completed first.
 */
#include "base/base.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/routines.h"
#include "coll/team.h"
#include "net/xport.h"
#include "rma/rma.h"

static void synchronise_nodes(const char *routine, struct sma_set *set)
{
    sma_net_begin(SMA_COLL_BARRIER);
    /* the leader waits for all on the node, then all wait for the leader */
    if (set->local_n > 1) {
        sma_epoch_begin(set);
        sma_epoch_post(set, routine, NULL, 0);
        if (sma_set_leads(set))
            sma_epoch_gather(set, routine);
        sma_epoch_end(set);
    }
    if (sma_set_leads(set))
        sma_net_barrier(set, routine);
    sma_epoch_share(set, routine, 0, NULL, NULL, 0);
}

static inline void synchronise(const char *routine, struct sma_set *set)
{
    if (likely(set->nodes == 1))
        sma_epoch_sync(set, routine);
    else
        synchronise_nodes(routine, set);
}

static inline void synchronise_memory(const char *routine, struct sma_set *set)
{
    if (unlikely(sma_xport.net != NULL))
        sma_quiet(routine);
    synchronise(routine, set);
}

void sma_barrier_all(const char *routine)
{
    synchronise_memory(routine, sma_set_world(routine));
}

void sma_sync_all(const char *routine)
{
    synchronise(routine, sma_set_world(routine));
}

void sma_barrier(const char *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, SMA_CALL_NOTHING);
    synchronise_memory(routine, set);
}

void sma_sync(const char *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, SMA_CALL_NOTHING);
    synchronise(routine, set);
}

void sma_team_sync(const char *routine, shmem_team_t team)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, SMA_CALL_NOTHING);
    synchronise(routine, set);
}

void sma_team_barrier(const char *routine, shmem_team_t team)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, SMA_CALL_NOTHING);
    synchronise_memory(routine, set);
}
