/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds the team of a handle (coll/set/teams.h), and reports a handle of none.  Gives the
 * sets of teams slots and names, and ends them.  The slot of a retired team is used for
 * another team when no member reads it any more.
 */
#include <pthread.h>

#include "check/check.h"
#include "coll/set/slot.h"
#include "coll/set/tags.h"
#include "coll/set/teams.h"
#include "wait/wait.h"

static struct sma_team world, shared;
struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] = {NULL, &world, &shared};

struct sma_team *sma_team_get_slow(struct sma_team *team)
{
    return sma_is_address(team) && team->magic == SMA_TEAM_MAGIC_CHECKED ? team
                                                                         : NULL;
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

/* -------------------------------------------------------------------- slots */

/* Guards used_teams and the list of retired sets.  No other lock is taken while
 * it is held. */
static pthread_mutex_t teams_mutex = PTHREAD_MUTEX_INITIALIZER;

/* A bit for each of this PE's slots of teams: the slot is in use. */
static uint64_t used_teams[SMA_COLL_TEAMS / 64];

/* The sets of destroyed teams in the order of their end.  Other members may
 * still read the slots of this PE. */
static struct sma_set *retired_first, *retired_last;

void sma_team_sets_fini(void)
{
    while (retired_first != NULL) {
        struct sma_set *set = retired_first;

        retired_first = set->next;
        sma_set_free(set);
    }
    retired_last = NULL;
    memset(used_teams, 0, sizeof used_teams);
}

uint64_t sma_set_tag_space(void)
{
    return sma_tag_teams((uint64_t) sma_self.job_n);
}

/* The key of a team: bit 63, 21 bits for the first member, 42 for the
 * number. */
void sma_set_name(struct sma_set *set, uint64_t number)
{
    uint64_t first = (uint64_t) sma_set_pe(set, 0), space = sma_set_tag_space();
    uint64_t pes = (uint64_t) sma_self.job_n;

    set->key = (uint64_t) 1 << 63 | first << 42 |
               (number & (((uint64_t) 1 << 42) - 1));
    if (space > 0)
        set->tag = sma_tag(pes, (int) first, sma_tag_team(pes, number / pes));
    __atomic_store_n(&set->my_slot->key, set->key, __ATOMIC_RELAXED);
}

/*
 * Is the owner of a slot done with the last epoch of the set?  If the slot
 * belongs to another set by now, its owner had been done with it before.  The acquire
 * pairs with the release in sma_epoch_done (coll/epoch/epoch.h): what the owner read in
 * the epoch it read before; and with the release in sma_set_reserve: who finds
 * `done` of a later set finds that the key has changed.
 */
static bool looks_no_more(const struct sma_set *set,
                          const struct sma_slot *slot)
{
    return (int64_t) __atomic_load_n(&slot->done, __ATOMIC_ACQUIRE) >=
               set->epoch ||
           __atomic_load_n(&slot->key, __ATOMIC_RELAXED) != set->key;
}

/* Is every other member on this node done with this PE's slot of a
 * destroyed team? */
static bool is_gone(const struct sma_set *set)
{
    for (int k = 0; k < set->local_n; k++)
        if (k != set->local_me && !looks_no_more(set, set->slot[k]))
            return false;
    return true;
}

/* Frees a set and its slot.  The caller holds teams_mutex. */
static void drop(struct sma_set *set)
{
    int slot;

    if (set->my_slot != NULL) {
        slot = sma_set_slot(set);
        used_teams[slot / 64] &= ~((uint64_t) 1 << slot % 64);
    }
    sma_set_free(set);
}

static void forget_first(void)
{
    struct sma_set *set = retired_first;

    retired_first = set->next;
    if (retired_first == NULL)
        retired_last = NULL;
    drop(set);
}

static int find_free(void)
{
    for (int i = 0; i < SMA_COLL_TEAMS / 64; i++)
        if (~used_teams[i] != 0)
            return i * 64 + __builtin_ctzll(~used_teams[i]);
    return -1;
}

bool sma_set_reserve(struct sma_set *set, const struct sma_routine *routine)
{
    struct sma_wait w = SMA_WAIT(routine, -1);
    struct sma_slot *my_slot;
    int slot;

    pthread_mutex_lock(&teams_mutex);
    while (retired_first != NULL && is_gone(retired_first))
        forget_first();
    while ((slot = find_free()) < 0 && retired_first != NULL)
        if (is_gone(retired_first)) {
            forget_first();
        } else {
            pthread_mutex_unlock(&teams_mutex);
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET);
            pthread_mutex_lock(&teams_mutex);
        }
    if (slot >= 0)
        used_teams[slot / 64] |= (uint64_t) 1 << slot % 64;
    pthread_mutex_unlock(&teams_mutex);
    if (slot < 0)
        return false;
    my_slot = &sma_area_of(sma_topology.node_me)->team[slot];
    /* The key changes before `done`.  The release pairs with the acquire in
     * looks_no_more. */
    __atomic_store_n(&my_slot->key, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&my_slot->done, 0, __ATOMIC_RELEASE);
    __atomic_store_n(&my_slot->over, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&my_slot->full, 0, __ATOMIC_RELAXED);
    for (int i = 0; i < SMA_COLL_RING; i++)
        my_slot->mailbox[i].epoch = 0;
    set->my_slot = set->slot[set->local_me] = my_slot;
    return true;
}

int sma_set_slot(const struct sma_set *set)
{
    return (int) (set->my_slot - sma_area_of(sma_topology.node_me)->team);
}

void sma_set_drop(struct sma_set *set)
{
    pthread_mutex_lock(&teams_mutex);
    drop(set);
    pthread_mutex_unlock(&teams_mutex);
}

void sma_set_connect(struct sma_set *set, int k, int slot)
{
    set->slot[k] = &sma_area_of(sma_set_number_of(set, k))->team[slot];
    if (k == set->local_me)
        set->my_slot = set->slot[k];
}

/* The other members on this node may still look at the last epoch; is_gone looks
 * later. */
void sma_set_retire(struct sma_set *set)
{
    set->next = NULL;
    pthread_mutex_lock(&teams_mutex);
    if (retired_last == NULL)
        retired_first = set;
    else
        retired_last->next = set;
    retired_last = set;
    pthread_mutex_unlock(&teams_mutex);
}
