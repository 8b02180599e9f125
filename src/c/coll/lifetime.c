/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start and the end of the collectives, which call those of each module.
 */
#include "coll/calls.h"
#include "coll/choose.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/set_message.h"
#include "coll/set/active.h"
#include "coll/set/teams.h"

/* A child made by fork is no PE.  Without these sets its collective calls are checked in
 * full, and refused. */
static void after_fork_in_child(void)
{
    sma_quick_world = NULL;
    sma_last_set = &sma_no_set;
}

void sma_coll_init(void)
{
    static bool knows_forks;

    if (!knows_forks)
        pthread_atfork(NULL, NULL, after_fork_in_child);
    knows_forks = true;
    sma_choose_init();
    sma_actives_init();
}

void sma_coll_fini(void)
{
    if (SMA_ASSERTING)
        sma_net_walk();
    sma_team_sets_fini();
    sma_actives_fini();
    sma_bounces_fini();
}
