/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Barrier and sync: a step in which nobody says anything.
 *
 * The stores of a PE become visible in their order, so whoever sees its post
 * sees all its puts before: on mapped memory a barrier is a sync.
 */
#include "coll.h"

static void synchronise(const char *routine, struct sma_set *set)
{
    sma_step_begin(set);
    sma_step_post(set, routine, NULL, 0);
    sma_step_gather(set, routine);
    sma_step_end(set);
}

void sma_barrier_all(const char *routine)
{
    synchronise(routine, sma_set_world(routine));
}

void sma_sync_all(const char *routine)
{
    synchronise(routine, sma_set_world(routine));
}

void sma_barrier(const char *routine, const struct sma_active *a)
{
    synchronise(routine, sma_set_get(routine, a));
}

void sma_sync(const char *routine, const struct sma_active *a)
{
    synchronise(routine, sma_set_get(routine, a));
}
