/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams: the predefined ones, the handles and the names of the teams that the
 * program makes, and inquiries.  team/split.c and team/cray.c make teams.  The
 * members of a team work together by its set (coll/set/set.h).
 */
#include "coll/epoch/epoch.h"
#include "team/split.h"

enum { KEPT_LEAST = 1000 }; /* destroyed teams that SHMEM_CHECK=2 remembers */

/* Guards the lists and the number below, which several threads may use that
 * split different teams.  No other lock is taken while it is held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sma_team *made;         /* the teams of the program */
static struct sma_team *kept;         /* destroyed teams, for new ones */
static uint64_t next_number = 1;      /* times the PEs of the job: of a set;
                                         SHMEM_TEAM_SHARED has 0 */
static struct sma_team_claim *claims; /* of the splits in progress */

/* The magic number of teams.  The start sets it; afterwards it is only read. */
static uint64_t live;

/* ------------------------------------------------------- predefined teams */

/* Returns the stride of the PEs on this node, or 0 when there is none. */
static int stride_here(void)
{
    int stride;

    if (sma_topology.node_of == NULL || sma_topology.node_n == 1)
        return 1;
    stride = sma_topology.node_pe[1] - sma_topology.node_pe[0];
    for (int k = 2; k < sma_topology.node_n; k++)
        if (sma_topology.node_pe[k] - sma_topology.node_pe[k - 1] != stride)
            return 0;
    return stride;
}

static struct sma_set *new_shared(void)
{
    int first = sma_topology.node_of == NULL ? 0 : sma_topology.node_pe[0];
    int stride = stride_here();
    struct sma_set *set;
    int *pe = NULL;

    if (stride == 0) {
        pe = sma_buffer(NULL, (size_t) sma_topology.node_n * sizeof *pe);
        memcpy(pe, sma_topology.node_pe,
               (size_t) sma_topology.node_n * sizeof *pe);
    }
    set = sma_set_new(NULL, first, stride, sma_topology.node_n, pe);
    sma_set_reserve(set, NULL); /* the first slot, on every PE */
    sma_set_name(set, 0);
    for (int k = 0; k < set->local_n; k++)
        sma_set_connect(set, k, sma_set_slot(set));
    return set;
}

void sma_team_init(void)
{
    live = sma_checks_all() || sma_calls_slow ? SMA_TEAM_MAGIC_CHECKED
                                              : SMA_TEAM_MAGIC;
    *sma_team_fixed[SMA_TEAM_WORLD] =
        (struct sma_team){.magic = live, .set = sma_world};
    *sma_team_fixed[SMA_TEAM_SHARED] =
        (struct sma_team){.magic = live, .set = new_shared()};
}

/* The sets of teams that the program has destroyed belong to
 * coll/set/teams.c. */
void sma_team_fini(void)
{
    while (made != NULL) {
        struct sma_team *team = made;

        made = team->next;
        sma_set_free(team->set);
        team->magic = 0;
        team->next = kept;
        kept = team;
    }
    sma_set_free(sma_team_fixed[SMA_TEAM_SHARED]->set);
    sma_team_fixed[SMA_TEAM_WORLD]->magic =
        sma_team_fixed[SMA_TEAM_SHARED]->magic = 0;
    next_number = 1;
}

/* ---------------------------------------------------- names and handles */

/* Has a team or another split taken the tag of the set?  The caller holds the
 * mutex. */
static bool tag_is_taken(const struct sma_set *set)
{
    for (const struct sma_team *t = made; t != NULL; t = t->next)
        if (t->set->tag == set->tag)
            return true;
    for (const struct sma_team_claim *c = claims; c != NULL; c = c->next)
        for (int i = 0; i < c->n; i++)
            if (c->part[i].mine && c->part[i].set->tag == set->tag)
                return true;
    return false;
}

/* The PE is part of the number.  So two splits in progress never agree on the
 * same one: the number comes from one proposal of one PE. */
uint64_t sma_team_propose(int n)
{
    uint64_t number;

    pthread_mutex_lock(&mutex);
    number = next_number * (uint64_t) sma_self.job_n + (uint64_t) sma_self.me;
    next_number += (uint64_t) n;
    pthread_mutex_unlock(&mutex);
    return number;
}

bool sma_team_claim(struct sma_team_claim *c, uint64_t number)
{
    uint64_t pes = (uint64_t) sma_self.job_n;
    bool taken = false;

    pthread_mutex_lock(&mutex);
    if (next_number < number / pes + (uint64_t) c->n)
        next_number = number / pes + (uint64_t) c->n;
    for (int i = 0; i < c->n; i++)
        if (c->part[i].mine) {
            sma_set_name(c->part[i].set, number + (uint64_t) i * pes);
            taken |= tag_is_taken(c->part[i].set);
        }
    c->next = claims;
    claims = c;
    pthread_mutex_unlock(&mutex);
    return !taken;
}

void sma_team_end_claim(struct sma_team_claim *c)
{
    struct sma_team_claim **link = &claims;

    pthread_mutex_lock(&mutex);
    while (*link != c)
        link = &(*link)->next;
    *link = c->next;
    pthread_mutex_unlock(&mutex);
}

/*
 * Takes the memory of a destroyed team from the list, or returns NULL.  With
 * SHMEM_CHECK=2 it takes that of the team which was destroyed first, and only
 * when there are many, so that a handle of a destroyed team stays invalid for
 * long.  The caller holds the mutex.
 */
static struct sma_team *take_kept(void)
{
    struct sma_team **t = &kept, *team;
    int n = 0;

    while (sma_checks_all() && *t != NULL && (*t)->next != NULL) {
        t = &(*t)->next;
        n++;
    }
    if (sma_checks_all() && n < KEPT_LEAST)
        return NULL;
    team = *t;
    if (team != NULL)
        *t = team->next;
    return team;
}

shmem_team_t sma_team_new(const struct sma_routine *routine,
                          struct sma_set *set, int num_contexts)
{
    struct sma_team *team;

    pthread_mutex_lock(&mutex);
    team = take_kept();
    if (team == NULL)
        team = sma_new(routine, 1, sizeof *team);
    team->magic = live;
    team->set = set;
    team->config.num_contexts =
        num_contexts != SMA_TEAM_ANY_CONTEXTS ? num_contexts : 0;
    team->no_contexts = num_contexts == 0;
    team->next = made;
    made = team;
    pthread_mutex_unlock(&mutex);
    return team;
}

void sma_team_destroy(const struct sma_routine *routine, shmem_team_t handle)
{
    struct sma_team *team = sma_team_get(handle), **t = &made;

    SMA_SEE(routine, sma_team_destroy(routine, handle), SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    if (handle == SHMEM_TEAM_INVALID)
        return;
    if (team == NULL)
        sma_bad_team(routine, "team", handle);
    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        sma_fatal(routine, "team is predefined and cannot be destroyed");
    if (sma_checks_all())
        sma_check_call(routine, team->set, SMA_CALL_NOTHING("destroy"));
    sma_ctx_end_team(routine, handle);
    /* first, because tag_is_taken looks at the sets of the teams in this list */
    pthread_mutex_lock(&mutex);
    while (*t != team)
        t = &(*t)->next;
    *t = team->next;
    pthread_mutex_unlock(&mutex);
    /* A member that has posted in this last epoch is done with all before.  No member
     * waits until the last epoch itself is over. */
    sma_epoch_sync(team->set, routine);
    sma_bounces_forget(team->set);
    sma_set_retire(team->set);
    pthread_mutex_lock(&mutex);
    team->magic = 0;
    team->next = kept;
    kept = team;
    pthread_mutex_unlock(&mutex);
}

void pshmem_team_destroy(shmem_team_t handle)
{
    sma_team_destroy(SMA_R(shmem_team_destroy), handle);
}
SMA_ALIAS(shmem_team_destroy)

/* --------------------------------------------------------------- inquiries */

int sma_team_place(const struct sma_routine *routine, shmem_team_t handle)
{
    return handle == SHMEM_TEAM_INVALID ? -1
                                        : sma_team_set(routine, handle)->me;
}

int sma_team_size(const struct sma_routine *routine, shmem_team_t handle)
{
    return handle == SHMEM_TEAM_INVALID ? -1
                                        : sma_team_set(routine, handle)->size;
}

#define DEFINE_INQUIRY(name, call) \
    int p##name(shmem_team_t handle) \
    { \
        return call(SMA_R(name), handle); \
    } \
    SMA_ALIAS(name)

DEFINE_INQUIRY(shmem_team_my_pe, sma_team_place)
DEFINE_INQUIRY(shmem_team_mype, sma_team_place)
DEFINE_INQUIRY(shmemx_team_my_pe, sma_team_place)
DEFINE_INQUIRY(shmemx_team_mype, sma_team_place)
DEFINE_INQUIRY(shmem_team_n_pes, sma_team_size)
DEFINE_INQUIRY(shmem_team_npes, sma_team_size)
DEFINE_INQUIRY(shmemx_team_n_pes, sma_team_size)
DEFINE_INQUIRY(shmemx_team_npes, sma_team_size)

int pshmem_team_get_config(shmem_team_t handle, long config_mask,
                           shmem_team_config_t *config)
{
    const struct sma_routine *routine = SMA_R(shmem_team_get_config);
    struct sma_team *team = sma_team_get(handle);

    sma_check_running(routine);
    if (handle == SHMEM_TEAM_INVALID)
        return -1;
    if (team == NULL)
        sma_bad_team(routine, "team", handle);
    if (unlikely(config_mask != 0 && config == NULL))
        sma_fatal(routine, "config is NULL, but config_mask is %ld",
                  config_mask);
    if ((config_mask & SHMEM_TEAM_NUM_CONTEXTS) != 0)
        config->num_contexts = team->config.num_contexts;
    return 0;
}
SMA_ALIAS(shmem_team_get_config)

/* Returns the index of a PE of the job in a set, or -1. */
static int index_of(const struct sma_set *set, int pe)
{
    struct sma_team_part whole = {
        .start = set->start, .stride = set->stride, .size = set->size};

    if (set->pe == NULL)
        return sma_team_part_index(&whole, pe);
    for (int i = 0; i < set->size; i++)
        if (set->pe[i] == pe)
            return i;
    return -1;
}

int sma_team_translate(const struct sma_routine *routine, shmem_team_t src_team,
                       int src_pe, shmem_team_t dest_team)
{
    const struct sma_set *from, *to;

    if (src_team == SHMEM_TEAM_INVALID || dest_team == SHMEM_TEAM_INVALID)
        return -1;
    from = sma_team_set(routine, src_team);
    to = sma_team_set(routine, dest_team);
    if (src_pe < 0 || src_pe >= from->size)
        return -1;
    return index_of(to, sma_set_pe(from, src_pe));
}

#define DEFINE_TRANSLATE(name) \
    int p##name(shmem_team_t src_team, int src_pe, shmem_team_t dest_team) \
    { \
        return sma_team_translate(SMA_R(name), src_team, src_pe, dest_team); \
    } \
    SMA_ALIAS(name)

DEFINE_TRANSLATE(shmem_team_translate_pe)
DEFINE_TRANSLATE(shmemx_team_translate_pe)

void *pshmem_team_ptr(shmem_team_t handle, const void *dest, int pe)
{
    const struct sma_routine *routine = SMA_R(shmem_team_ptr);
    const struct sma_set *set;

    if (handle == SHMEM_TEAM_INVALID)
        return NULL;
    set = sma_team_set(routine, handle);
    if (unlikely(pe < 0 || pe >= set->size))
        sma_fatal(routine, "pe is %d, must be 0..%d (numbered within the team)",
                  pe, set->size - 1);
    return sma_ptr(routine, dest, sma_set_pe(set, pe));
}
SMA_ALIAS(shmem_team_ptr)
