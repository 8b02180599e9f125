/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams, for the collectives: their handles, and the slots and names of their sets.
 * Module team makes the teams.
 *
 * A handle is the address of a struct sma_team.  The handles of the teams that
 * exist from init to finalize are small numbers, so that programs have
 * constants for them: SHMEM_TEAM_INVALID is 0, SHMEM_TEAM_WORLD 1,
 * SHMEM_TEAM_SHARED 2.
 *
 * A handle is local: it means nothing to another PE.  PE i of a team is PE
 * sma_set_pe(team->set, i) of the job.
 */
#ifndef SMA_COLL_SET_TEAMS_H
#define SMA_COLL_SET_TEAMS_H

#include "account/account.h"
#include "coll/set/set.h"
#include "shmem.h"

/* Handles that are numbers. */
enum { SMA_TEAM_WORLD = 1, SMA_TEAM_SHARED = 2, SMA_TEAM_FIXED };

#define SMA_TEAM_MAGIC UINT64_C(0x736d61207465616d)
#define SMA_TEAM_MAGIC_CHECKED (SMA_TEAM_MAGIC + 1) /* with SHMEM_CHECK=2 */

struct sma_team {
    /* SMA_TEAM_MAGIC, or SMA_TEAM_MAGIC_CHECKED.  0: the team is destroyed, and
     * its memory is kept for another team. */
    uint64_t magic;
    struct sma_set *set;
    shmem_team_config_t config;
    bool no_contexts;      /* none can be created */
    struct sma_team *next; /* in the list of teams, or of destroyed ones */
};

/* The teams whose handles are numbers, by handle. */
extern struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] SMA_HIDDEN;

/* sma_team_get for a team without SMA_TEAM_MAGIC: with SHMEM_CHECK=2 all teams
 * have another number. */
struct sma_team *sma_team_get_slow(struct sma_team *team) __attribute__((cold));

/* Returns the team of a handle, or NULL when there is none. */
static inline struct sma_team *sma_team_get(shmem_team_t handle)
{
    struct sma_team *team = handle;

    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        team = sma_team_fixed[(uintptr_t) handle];
    return likely(sma_is_address(team) && team->magic == SMA_TEAM_MAGIC)
               ? team
               : sma_team_get_slow(team);
}

/* Ends the job because the handle does not belong to a team, or the library is
 * not running.  `arg` names the handle in the message. */
void sma_bad_team(const struct sma_routine *routine, const char *arg,
                  shmem_team_t handle) __attribute__((noreturn, cold));

/* Returns the set of a team, or ends the job when there is none. */
static inline struct sma_set *sma_team_set(const struct sma_routine *routine,
                                           shmem_team_t handle)
{
    const struct sma_team *team = sma_team_get(handle);

    if (unlikely(team == NULL || sma_self.n == 0))
        sma_bad_team(routine, "team", handle);
    return team->set;
}

/*
 * Returns the set of a team for a collective.  The result is NULL with
 * SHMEM_CHECK=2, or when the handle is that of no team; then the caller gets
 * the set from sma_team_set, and compares the call.
 */
static inline struct sma_set *sma_team_coll(shmem_team_t handle)
{
    const struct sma_team *team = handle;

    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        team = sma_team_fixed[(uintptr_t) handle];
    return likely(sma_is_address(team) && team->magic == SMA_TEAM_MAGIC &&
                  sma_self.n != 0)
               ? team->set
               : NULL;
}

/* What a call of a team, as module account sees it, was about.  `root` is the
 * member for which all others wait. */
struct sma_about_call sma_about_team(shmem_team_t handle, int root,
                                     size_t bytes);

/* The members of a team; 0: there is no such team. */
size_t sma_team_members(shmem_team_t handle);

/*
 * The set of a team.  These functions make it, in this order:
 *
 *   sma_set_new      makes a set of the members (coll/set/set.h)
 *   sma_set_reserve  reserves a slot of this PE; false says that all are in use
 *   sma_set_name     gives the set a number, which tells it from other teams
 *                    with the same first member.  Divided by the PEs of the
 *                    job it makes the tags of messages, which repeat after
 *                    sma_set_tag_space.
 *   sma_set_connect  says which slot member k on this node has reserved;
 *                    sma_set_slot is the slot of this PE
 *
 * sma_set_drop frees a set, and its slot, that no other member has been told
 * of.  sma_set_retire ends the set of a team after its last epoch; the caller must not
 * use the set any more.
 */
bool sma_set_reserve(struct sma_set *set, const struct sma_routine *routine);
void sma_set_drop(struct sma_set *set);
uint64_t sma_set_tag_space(void);
void sma_set_name(struct sma_set *set, uint64_t number);
int sma_set_slot(const struct sma_set *set);
void sma_set_connect(struct sma_set *set, int k, int slot);
void sma_set_retire(struct sma_set *set);

/* The end of the library: frees the sets of retired teams. */
void sma_team_sets_fini(void);

#endif
