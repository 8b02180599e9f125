/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds the team of a handle (coll/team.h), and reports a handle of none.
 */
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/team.h"
#include "shmem.h"

static struct sma_team world, shared;
struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] = {NULL, &world, &shared};

struct sma_team *sma_team_get_slow(struct sma_team *team)
{
    return team != NULL && team->magic == SMA_TEAM_MAGIC_CHECKED ? team : NULL;
}

struct sma_set *sma_team_check(const struct sma_routine *routine,
                               shmem_team_t handle, const struct sma_call *call)
{
    struct sma_set *set = sma_team_set(routine, handle);

    if (sma_checks_all())
        sma_check_call(routine, set, call);
    return set;
}

void sma_bad_team(const struct sma_routine *routine, const char *arg,
                  shmem_team_t handle)
{
    sma_check_running(routine);
    if (handle == SHMEM_TEAM_INVALID)
        sma_fatal(routine, "%s is SHMEM_TEAM_INVALID", arg);
    sma_fatal(routine, "%s %p is not a team, or was destroyed", arg,
              (void *) handle);
}
