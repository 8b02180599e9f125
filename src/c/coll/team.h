/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Handles of teams, and the sets that they stand for.  The room team/ makes
 * teams.
 *
 * A handle is the address of a struct sma_team, or a small number for each team
 * that exists from init to finalize, so that programs have constants for these:
 * SHMEM_TEAM_INVALID is 0, SHMEM_TEAM_WORLD 1, SHMEM_TEAM_SHARED 2.
 *
 * A handle means nothing to another PE.  PE i of a team is PE
 * sma_set_pe(team->set, i) of the job.
 */
#ifndef SMA_COLL_TEAM_H
#define SMA_COLL_TEAM_H

#include "base/base.h"
#include "coll/check.h"
#include "coll/coll.h"

/* The handles that are numbers. */
enum { SMA_TEAM_WORLD = 1, SMA_TEAM_SHARED = 2, SMA_TEAM_FIXED };

#define SMA_TEAM_MAGIC UINT64_C(0x736d61207465616d)
#define SMA_TEAM_MAGIC_CHECKED (SMA_TEAM_MAGIC + 1) /* with SHMEM_CHECK=2 */

struct sma_team {
    uint64_t magic; /* 0: the team is destroyed, its memory waits for another */
    struct sma_set *set;
    shmem_team_config_t config;
    struct sma_team *next; /* in the list of made teams, or of destroyed ones */
};

extern struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] SMA_HIDDEN;

/* sma_team_get for a handle that it does not know: with SHMEM_CHECK=2 teams
 * have SMA_TEAM_MAGIC_CHECKED. */
struct sma_team *sma_team_get_slow(struct sma_team *team) __attribute__((cold));

/* The team of a handle, or NULL where there is none. */
static inline struct sma_team *sma_team_get(shmem_team_t handle)
{
    struct sma_team *team = handle;

    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        team = sma_team_fixed[(uintptr_t) handle];
    return likely(team != NULL && team->magic == SMA_TEAM_MAGIC)
               ? team
               : sma_team_get_slow(team);
}

/* Ends the job with a message: the handle is that of no team, or the call comes
 * before the start or after the end of the library. */
void sma_bad_team(const char *routine, const char *arg, shmem_team_t handle)
    __attribute__((noreturn, cold));

/* The set of a team; the job ends where there is none. */
static inline struct sma_set *sma_team_set(const char *routine,
                                           shmem_team_t handle)
{
    const struct sma_team *team = sma_team_get(handle);

    if (unlikely(team == NULL || sma_self.n == 0))
        sma_bad_team(routine, "team", handle);
    return team->set;
}

/*
 * The set of a team, for a collective.  The result is NULL where there is none,
 * and always with SHMEM_CHECK=2.  Then the caller gets the set from
 * sma_team_check, to which it also passes the arguments of the call.
 */
static inline struct sma_set *sma_team_coll(shmem_team_t handle)
{
    const struct sma_team *team = handle;

    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        team = sma_team_fixed[(uintptr_t) handle];
    return likely(team != NULL && team->magic == SMA_TEAM_MAGIC &&
                  sma_self.n != 0)
               ? team->set
               : NULL;
}

/* Returns the set of a team.  The job ends where there is none; with
 * SHMEM_CHECK=2 the call is compared with those of the other members before. */
struct sma_set *sma_team_check(const char *routine, shmem_team_t handle,
                               const struct sma_call *call)
    __attribute__((cold));

#endif
