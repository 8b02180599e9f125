/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The barrier of many members, or of several nodes.  The leader of each node waits
 * for the members there, the leaders exchange messages without data, and then the
 * members wait for their leader.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/set_message.h"

/* Waits until the members below this PE in the tree of the node have come, and
 * says that it has come with them. */
static void gather(const struct sma_routine *routine, struct sma_set *set)
{
    int64_t first = (int64_t) set->local_me * set->fan + 1;

    sma_epoch_begin(set);
    for (int64_t k = first; k < first + set->fan && k < set->local_n; k++)
        sma_epoch_read(set, routine, (int) k);
    sma_epoch_post(set, routine, NULL, 0);
    sma_epoch_done_empty(set);
}

void sma_barrier_by_leaders(const struct sma_routine *routine,
                            struct sma_set *set)
{
    if (set->nodes > 1)
        sma_net_begin(SMA_COLL_BARRIER, set);
    if (set->local_n > 1)
        gather(routine, set);
    if (set->nodes > 1 && sma_set_leads(set))
        sma_net_barrier(set, routine);
    if (set->local_n > 1) {
        sma_epoch_share(set, routine, 0, NULL, NULL, 0);
        /* all members have posted in the epoch of gather */
        sma_epoch_know_over(set, set->epoch - 2);
    }
}
