/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Handles of teams, for the collectives.  Teams are made in room team.
 *
 * A handle is the address of one of these, or a small number for the
 * teams that exist from init to finalize, so that programs have constants for
 * them: SHMEM_TEAM_INVALID is 0, SHMEM_TEAM_WORLD 1, SHMEM_TEAM_SHARED 2.
 *
 * A team is local: its handle means nothing to another PE.  PE i of a team is
 * PE sma_set_pe(team->set, i) of the job.
 */
#ifndef SMA_COLL_TEAM_H
#define SMA_COLL_TEAM_H

#include "base/base.h"
#include "coll/check.h"
#include "coll/coll.h"

/* Handles that are numbers. */
enum { SMA_TEAM_WORLD = 1, SMA_TEAM_SHARED = 2, SMA_TEAM_FIXED };

#define SMA_TEAM_MAGIC UINT64_C(0x736d61207465616d)
#define SMA_TEAM_MAGIC_CHECKED (SMA_TEAM_MAGIC + 1) /* with SHMEM_CHECK=2 */

struct sma_team {
    uint64_t magic; /* 0: destroyed.  The memory is kept for another team */
    struct sma_set *set;
    shmem_team_config_t config;
    struct sma_team
        *next; /* of those that a program has made, or of free ones */
};

extern struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] SMA_HIDDEN;

/* The same with SHMEM_CHECK=2. */
struct sma_team *sma_team_get_slow(struct sma_team *team) __attribute__((cold));

/* The team of a handle; NULL: there is none. */
static inline struct sma_team *sma_team_get(shmem_team_t handle)
{
    struct sma_team *team = handle;

    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        team = sma_team_fixed[(uintptr_t) handle];
    return likely(team != NULL && team->magic == SMA_TEAM_MAGIC)
               ? team
               : sma_team_get_slow(team);
}

/* The handle is that of no team, or the call comes at a wrong time. */
void sma_bad_team(const char *routine, const char *arg, shmem_team_t handle)
    __attribute__((noreturn, cold));

/* The set of a team; the job ends when there is none. */
static inline struct sma_set *sma_team_set(const char *routine,
                                           shmem_team_t handle)
{
    const struct sma_team *team = sma_team_get(handle);

    if (unlikely(team == NULL || sma_self.n == 0))
        sma_bad_team(routine, "team", handle);
    return team->set;
}

/*
 * The set of a team for a collective.  NULL with SHMEM_CHECK=2, or when there is
 * none: then the caller gets it by sma_team_check, to which it says with what
 * arguments it was called.
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

struct sma_set *sma_team_check(const char *routine, shmem_team_t handle,
                               const struct sma_call *call)
    __attribute__((cold));

#endif
