/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds the team of a handle (coll/named/handle.h), and reports a handle of none.
 */
#include "coll/named/handle.h"
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "coll/compare/same_call.h"
#include "coll/set/set.h"
#include "shmem.h"

static struct sma_team world, shared;
struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] = {NULL, &world, &shared};

struct sma_team *sma_team_get_slow(struct sma_team *team)
{
    return sma_is_address(team) && team->magic == SMA_TEAM_MAGIC_CHECKED ? team
                                                                         : NULL;
}

struct sma_set *sma_team_check(const struct sma_routine *routine,
                               shmem_team_t handle, const struct sma_call *call)
{
    struct sma_set *set = sma_team_set(routine, handle);

    if (sma_checks_all())
        sma_check_call(routine, set, call);
    return set;
}

struct sma_about_call sma_about_team(shmem_team_t handle, int root,
                                     size_t bytes)
{
    const struct sma_team *team = sma_team_get(handle);
    struct sma_about_call about = {
        .scope = SMA_SCOPE_TEAM, .bytes = bytes, .root = root};

    if (team == NULL)
        return about;
    about.first = sma_set_pe(team->set, 0);
    about.size = team->set->size;
    about.step = about.size < 2 ? 0 : sma_set_pe(team->set, 1) - about.first;
    about.member = team->set->me;
    return about;
}

size_t sma_team_members(shmem_team_t handle)
{
    const struct sma_team *team = sma_team_get(handle);

    return team != NULL ? (size_t) team->set->size : 0;
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
