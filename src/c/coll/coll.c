/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start and the end of the collectives, which call those of each file.
 */
#include <pthread.h>

#include "base/base.h"
#include "coll/area.h"
#include "coll/coll.h"
#include "coll/net.h"

size_t sma_coll_bytes(size_t *used_p)
{
    enum { SETS = 32 }; /* more than most programs have */

    *used_p = SETS * sizeof(struct sma_slot) +
              sizeof((struct sma_area *) NULL)->bounce;
    return sizeof(struct sma_area);
}

/* A child made by fork is no PE.  Without sma_quick_world its collective calls
 * are checked in full, and refused. */
static void after_fork_in_child(void)
{
    sma_quick_world = NULL;
}

void sma_coll_init(void)
{
    static bool knows_forks;

    if (!knows_forks)
        pthread_atfork(NULL, NULL, after_fork_in_child);
    knows_forks = true;
    sma_sets_init();
    sma_actives_init();
}

void sma_coll_fini(void)
{
    if (SMA_ASSERTING)
        sma_net_walk();
    sma_actives_fini();
    sma_team_sets_fini();
    sma_sets_fini();
    sma_bounces_fini();
}
