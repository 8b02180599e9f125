/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams: the predefined ones, splits, and questions about them.  The members of
 * a team work together by its set (coll.h).
 *
 * A split is one reduction over the parent and one step on each node of it.  The
 * reduction agrees on a number for the new sets, larger than all that members
 * have given out before, and tells whether all have room for them; in the step
 * the members of a node tell each other their slots.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "ctx.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "team.h"
#include "xport.h"

enum { KEPT_LEAST = 1000 }; /* handles that SHMEM_CHECK=2 knows as destroyed */

/* What a split agrees on, besides a number. */
#define FAILED UINT64_MAX

static struct sma_team world, shared;
struct sma_team *sma_team_fixed[SMA_TEAM_FIXED] = {NULL, &world, &shared};

/* What follows may be used by several threads that split different teams. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sma_team *made;    /* teams of the program */
static struct sma_team *kept;    /* destroyed ones, for the next */
static uint64_t next_number = 1; /* for a set; SHMEM_TEAM_SHARED has 0 */
static struct claim *claims;     /* of the splits under way */
static uint64_t live;            /* the magic number of teams */

/* ------------------------------------------------------- predefined teams */

/* The distance of the PEs on this node, if it is always the same, or 0. */
static int stride_here(void)
{
    int stride;

    if (sma.node_of == NULL || sma.node_n == 1)
        return 1;
    stride = sma.node_pe[1] - sma.node_pe[0];
    for (int k = 2; k < sma.node_n; k++)
        if (sma.node_pe[k] - sma.node_pe[k - 1] != stride)
            return 0;
    return stride;
}

static struct sma_set *new_shared(void)
{
    int first = sma.node_of == NULL ? 0 : sma.node_pe[0];
    int stride = stride_here();
    struct sma_set *set;
    int *pe = NULL;

    if (stride == 0) {
        pe = sma_buffer(NULL, (size_t) sma.node_n * sizeof *pe);
        memcpy(pe, sma.node_pe, (size_t) sma.node_n * sizeof *pe);
    }
    set = sma_set_new(NULL, first, stride, sma.node_n, pe);
    sma_set_reserve(set, NULL); /* the first slot, on every PE */
    sma_set_name(set, 0);
    for (int k = 0; k < set->local_n; k++)
        sma_set_connect(set, k, sma_set_slot(set));
    return set;
}

void sma_team_init(void)
{
    live = sma_checks_all() ? SMA_TEAM_MAGIC_CHECKED : SMA_TEAM_MAGIC;
    world = (struct sma_team){.magic = live, .set = sma_world};
    shared = (struct sma_team){.magic = live, .set = new_shared()};
}

/* The sets of destroyed teams are the collectives' own. */
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
    sma_set_free(shared.set);
    world.magic = shared.magic = 0;
    next_number = 1;
}

struct sma_team *sma_team_get_slow(struct sma_team *team)
{
    return team != NULL && team->magic == SMA_TEAM_MAGIC_CHECKED ? team : NULL;
}

struct sma_set *sma_team_check(const char *routine, shmem_team_t handle,
                               const struct sma_call *call)
{
    struct sma_set *set = sma_team_set(routine, handle);

    if (sma_checks_all())
        sma_check_call(routine, set, call);
    return set;
}

void sma_bad_team(const char *routine, const char *arg, shmem_team_t handle)
{
    sma_check_running(routine);
    if (handle == SHMEM_TEAM_INVALID)
        sma_fatal(routine, "%s is SHMEM_TEAM_INVALID", arg);
    sma_fatal(routine, "%s %p is not a team, or was destroyed", arg,
              (void *) handle);
}

/* ----------------------------------------------------------------- splits */

enum { PARTS = 3 }; /* of a split that a PE may be in */

/* A part of a parent: its PEs start, start + stride, ..., or those of a list, and
 * the set that they get.  Its size is 0 for a PE that shall not be in it. */
struct part {
    int start, stride, size;
    bool mine;
    struct sma_set *set;
    const int *member; /* the list, NULL: none */
};

static int member_of(const struct part *part, int i)
{
    return part->member != NULL ? part->member[i]
                                : part->start + i * part->stride;
}

static int index_in(const struct part *part, int i)
{
    int64_t d = (int64_t) i - part->start;

    if (part->member != NULL || part->size == 0) {
        for (int k = 0; k < part->size; k++)
            if (part->member[k] == i)
                return k;
        return -1;
    }
    if (part->size == 1)
        return d == 0 ? 0 : -1;
    if (d % part->stride != 0 || d / part->stride < 0 ||
        d / part->stride >= part->size)
        return -1;
    return (int) (d / part->stride);
}

static struct sma_set *new_set(const char *routine, const struct sma_set *parent,
                               const struct part *part)
{
    int stride = part->size == 1 ? 1 : part->stride;
    int *pe = NULL;

    if (parent->pe != NULL || part->member != NULL) {
        pe = sma_buffer(routine, (size_t) part->size * sizeof *pe);
        for (int i = 0; i < part->size; i++)
            pe[i] = sma_set_pe(parent, member_of(part, i));
    }
    return sma_set_new(routine, sma_set_pe(parent, member_of(part, 0)),
                       pe != NULL || part->size == 1 ? 1
                                                     : parent->stride * stride,
                       part->size, pe);
}

/* The sets that a split has named, until they are those of teams. */
struct claim {
    const struct part *part;
    int n;
    struct claim *next;
};

/* Has a team the same tag, and is still there, or has another split taken it? */
static bool tag_is_taken(const struct sma_set *set)
{
    for (const struct sma_team *t = made; t != NULL; t = t->next)
        if (t->set->tag == set->tag)
            return true;
    for (const struct claim *c = claims; c != NULL; c = c->next)
        for (int i = 0; i < c->n; i++)
            if (c->part[i].mine && c->part[i].set->tag == set->tag)
                return true;
    return false;
}

/* Numbers that no other split of this PE has proposed. */
static uint64_t propose(int n)
{
    uint64_t number;

    pthread_mutex_lock(&mutex);
    number = next_number;
    next_number += (uint64_t) n;
    pthread_mutex_unlock(&mutex);
    return number;
}

/* Names the sets by the number; false: one of the tags is taken. */
static bool claim(struct claim *c, uint64_t number)
{
    bool taken = false;

    pthread_mutex_lock(&mutex);
    if (next_number < number + (uint64_t) c->n)
        next_number = number + (uint64_t) c->n;
    for (int i = 0; i < c->n; i++)
        if (c->part[i].mine) {
            sma_set_name(c->part[i].set, number + (uint64_t) i);
            taken |= tag_is_taken(c->part[i].set);
        }
    c->next = claims;
    claims = c;
    pthread_mutex_unlock(&mutex);
    return !taken;
}

static void end_claim(struct claim *c)
{
    struct claim **link = &claims;

    pthread_mutex_lock(&mutex);
    while (*link != c)
        link = &(*link)->next;
    *link = c->next;
    pthread_mutex_unlock(&mutex);
}

/* Names the sets, all members with the same number; false: not all have room for
 * their sets.  The claim is to be ended then, and when they are teams. */
static bool name_sets(const char *routine, struct sma_set *parent,
                      struct claim *c, bool have_room)
{
    uint64_t room = sma_set_tag_room(), tries = 0;

    for (;;) {
        uint64_t number = FAILED, taken;

        if (have_room && (parent->nodes == 1 || tries++ < room))
            number = propose(c->n);
        sma_reduce_word(routine, parent, &number, &sma_op_ulong_max);
        if (number == FAILED)
            return false;
        taken = !claim(c, number);
        /* tags are for messages between nodes */
        if (parent->nodes == 1)
            return true;
        sma_reduce_word(routine, parent, &taken, &sma_op_ulong_or);
        if (!taken)
            return true;
        end_claim(c);
    }
}

/* The place on this node of the parent's member i, which is here. */
static int local_place(const struct sma_set *parent, int i)
{
    int low = 0, high = parent->local_n;

    while (low + 1 < high) {
        int middle = low + (high - low) / 2;

        if (parent->local[middle] <= i)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void exchange_slots(const char *routine, struct sma_set *parent,
                           struct part *part, int n)
{
    int32_t slot[PARTS] = {-1, -1, -1};

    for (int i = 0; i < n; i++)
        if (part[i].mine)
            slot[i] = sma_set_slot(part[i].set);
    sma_step_begin(parent);
    sma_step_post(parent, routine, slot, sizeof slot);
    for (int i = 0; i < n; i++) {
        struct sma_set *set = part[i].set;

        for (int k = 0; part[i].mine && k < set->local_n; k++) {
            int there = member_of(&part[i], set->local[k]);
            int at = local_place(parent, there);
            int32_t theirs[PARTS];

            if (k == set->local_me)
                continue;
            memcpy(theirs,
                   sma_post_data(parent, at, sma_step_read(parent, routine, at)),
                   sizeof theirs);
            sma_set_connect(set, k, theirs[i]);
        }
    }
    sma_step_end(parent);
}

/*
 * The memory of a destroyed team, or NULL.  SHMEM_CHECK=2: of the one that was
 * destroyed first, and not before there are many, so that old handles are not
 * those of other teams.  With the mutex held.
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

static shmem_team_t new_team(const char *routine, struct sma_set *set,
                             int num_contexts)
{
    struct sma_team *team;

    pthread_mutex_lock(&mutex);
    team = take_kept();
    if (team == NULL)
        team = sma_new(routine, 1, sizeof *team);
    team->magic = live;
    team->set = set;
    team->config.num_contexts = num_contexts;
    team->next = made;
    made = team;
    pthread_mutex_unlock(&mutex);
    return team;
}

/* By all members of the parent: makes the teams of the n parts, of which each
 * PE is in some.  The arguments make sense on all, or on none; `good` says
 * whether a PE has further reasons not to.  0, or the same error on all. */
static int split(const char *routine, struct sma_set *parent, struct part *part,
                 int n, const int *num_contexts, bool good,
                 shmem_team_t *const *team_p)
{
    struct claim claim = {.part = part, .n = n};

    for (int i = 0; i < n; i++) {
        part[i].mine = index_in(&part[i], parent->me) >= 0;
        if (!part[i].mine)
            continue;
        part[i].set = new_set(routine, parent, &part[i]);
        good &= sma_set_reserve(part[i].set, routine);
    }
    if (!name_sets(routine, parent, &claim, good)) {
        for (int i = 0; i < n; i++)
            if (part[i].mine)
                sma_set_drop(part[i].set);
        return -1;
    }
    exchange_slots(routine, parent, part, n);
    for (int i = 0; i < n; i++)
        if (part[i].mine)
            *team_p[i] = new_team(routine, part[i].set, num_contexts[i]);
    end_claim(&claim);
    return 0;
}

/* The number of contexts that a configuration asks for; -1: it makes no sense. */
static int contexts_of(const shmem_team_config_t *config, long mask)
{
    if ((mask & SHMEM_TEAM_NUM_CONTEXTS) == 0)
        return 0;
    if (config == NULL || config->num_contexts < 0)
        return -1;
    return config->num_contexts;
}

static bool is_part(const struct sma_set *parent, int start, int stride,
                    int size)
{
    int64_t last = start + ((int64_t) size - 1) * stride;

    return start >= 0 && start < parent->size && size >= 1 && last >= 0 &&
           last < parent->size && (stride != 0 || size == 1);
}

int pshmem_team_split_strided(shmem_team_t parent_team, int start, int stride,
                              int size, const shmem_team_config_t *config,
                              long config_mask, shmem_team_t *new_team_p)
{
    const char *routine = "shmem_team_split_strided";
    struct sma_team *parent = sma_team_get(parent_team);
    int contexts = contexts_of(config, config_mask);
    struct part part = {.start = start, .stride = stride, .size = size};

    sma_check_running(routine);
    *new_team_p = SHMEM_TEAM_INVALID;
    if (parent == NULL) {
        if (parent_team != SHMEM_TEAM_INVALID)
            sma_bad_team(routine, "parent_team", parent_team);
        return -1;
    }
    if (sma_checks_all())
        sma_check_call(routine, parent->set,
                       SMA_CALL(SMA_NUMBER("start", start),
                                SMA_NUMBER("stride", stride),
                                SMA_NUMBER("size", size)));
    if (!is_part(parent->set, start, stride, size))
        return -1;
    return split(routine, parent->set, &part, 1, &contexts, contexts >= 0,
                 &new_team_p);
}
SMA_TWIN(shmem_team_split_strided)

int pshmem_team_split_2d(shmem_team_t parent_team, int xrange,
                         const shmem_team_config_t *xaxis_config,
                         long xaxis_mask, shmem_team_t *xaxis_team,
                         const shmem_team_config_t *yaxis_config,
                         long yaxis_mask, shmem_team_t *yaxis_team)
{
    const char *routine = "shmem_team_split_2d";
    struct sma_team *parent = sma_team_get(parent_team);
    int contexts[2] = {contexts_of(xaxis_config, xaxis_mask),
                       contexts_of(yaxis_config, yaxis_mask)};
    shmem_team_t *const team_p[2] = {xaxis_team, yaxis_team};
    struct part part[2];
    int n, x, y;

    sma_check_running(routine);
    *xaxis_team = *yaxis_team = SHMEM_TEAM_INVALID;
    if (parent == NULL) {
        if (parent_team != SHMEM_TEAM_INVALID)
            sma_bad_team(routine, "parent_team", parent_team);
        return -1;
    }
    if (sma_checks_all())
        sma_check_call(routine, parent->set,
                       SMA_CALL(SMA_NUMBER("xrange", xrange)));
    if (xrange < 1)
        return -1;
    n = parent->set->size;
    if (xrange > n)
        xrange = n;
    x = parent->set->me % xrange;
    y = parent->set->me / xrange;
    part[0] = (struct part){.start = y * xrange, .stride = 1,
                            .size = n - y * xrange};
    if (part[0].size > xrange)
        part[0].size = xrange;
    part[1] = (struct part){.start = x, .stride = xrange,
                            .size = (n - 1 - x) / xrange + 1};
    return split(routine, parent->set, part, 2, contexts,
                 contexts[0] >= 0 && contexts[1] >= 0, team_p);
}
SMA_TWIN(shmem_team_split_2d)

void sma_team_destroy(const char *routine, shmem_team_t handle)
{
    struct sma_team *team = sma_team_get(handle), **t = &made;

    sma_check_running(routine);
    if (handle == SHMEM_TEAM_INVALID)
        return;
    if (team == NULL)
        sma_bad_team(routine, "team", handle);
    if ((uintptr_t) handle < SMA_TEAM_FIXED)
        sma_fatal(routine, "team is predefined, and stays");
    if (sma_checks_all())
        sma_check_call(routine, team->set, SMA_CALL_NOTHING);
    sma_ctx_end_team(routine, handle);
    sma_set_end(team->set, routine);
    pthread_mutex_lock(&mutex);
    while (*t != team)
        t = &(*t)->next;
    *t = team->next;
    team->magic = 0;
    team->next = kept;
    kept = team;
    pthread_mutex_unlock(&mutex);
}

void pshmem_team_destroy(shmem_team_t handle)
{
    sma_team_destroy("shmem_team_destroy", handle);
}
SMA_TWIN(shmem_team_destroy)

/* ---------------------------------------- splits as in Cray's libraries */

/* Their errors end the job. */
static struct sma_set *parent_set(const char *routine, shmem_team_t handle)
{
    const struct sma_team *team = sma_team_get(handle);

    if (unlikely(team == NULL || sma.n == 0))
        sma_bad_team(routine, "parent_team", handle);
    return team->set;
}

static void split_or_end(const char *routine, struct sma_set *parent,
                         struct part *part, int n, shmem_team_t *const *team_p)
{
    static const int contexts[PARTS];

    for (int i = 0; i < n; i++)
        *team_p[i] = SHMEM_TEAM_NULL;
    if (split(routine, parent, part, n, contexts, true, team_p) != 0)
        sma_fatal(routine, "no team can be made: a PE is in %d teams",
                  SMA_COLL_TEAMS);
}

/* What a PE says in a split by colors, and its place in the parent. */
struct choice {
    int32_t color, key;
    int place;
};

static int by_key(const void *a, const void *b)
{
    const struct choice *x = a, *y = b;

    return x->key != y->key ? (x->key > y->key) - (x->key < y->key)
                            : (x->place > y->place) - (x->place < y->place);
}

/* The places of those that chose my color, in the order of their keys. */
static int *same_color(const char *routine, struct sma_set *parent, int color,
                       int key, int *n_p)
{
    size_t size = (size_t) parent->size;
    uint64_t *all = sma_buffer(routine, size * sizeof *all);
    struct choice *same = sma_buffer(routine, size * sizeof *same);
    int *place = sma_buffer(routine, size * sizeof *place);
    int n = 0;

    sma_collect_words(routine, parent,
                      (uint64_t) (uint32_t) color << 32 | (uint32_t) key, all);
    for (int i = 0; i < parent->size; i++)
        if ((int32_t) (all[i] >> 32) == color)
            same[n++] = (struct choice){color, (int32_t) all[i], i};
    qsort(same, (size_t) n, sizeof *same, by_key);
    for (int i = 0; i < n; i++)
        place[i] = same[i].place;
    free(all);
    free(same);
    *n_p = n;
    return place;
}

/* Where a list is one with a stride, the set needs none. */
static struct part part_of_list(const int *member, int n)
{
    struct part part = {.start = member[0], .stride = 1, .size = n};

    if (n > 1)
        part.stride = member[1] - member[0];
    for (int i = 2; i < n; i++)
        if (member[i] - member[i - 1] != part.stride)
            part.member = member;
    return part;
}

shmem_team_t sma_team_split_color(const char *routine,
                                  shmem_team_t parent_team, int color, int key)
{
    struct sma_set *parent = parent_set(routine, parent_team);
    struct part part = {.size = 0};
    shmem_team_t team;
    int *member, n;

    if (unlikely(color < 0 && color != SHMEM_COLOR_UNDEFINED))
        sma_fatal(routine, "color is %d, must be at least 0, or "
                           "SHMEM_COLOR_UNDEFINED (%d)",
                  color, SHMEM_COLOR_UNDEFINED);
    if (sma_checks_all())
        sma_check_call(routine, parent, SMA_CALL_NOTHING);
    member = same_color(routine, parent, color, key, &n);
    if (color != SHMEM_COLOR_UNDEFINED)
        part = part_of_list(member, n);
    split_or_end(routine, parent, &part, 1, (shmem_team_t *const[]){&team});
    free(member);
    return team;
}

static void check_part(const char *routine, int start, int stride, int size,
                       int n)
{
    if (start < 0 || start >= n)
        sma_fatal(routine, "PE_start is %d, must be 0..%d", start, n - 1);
    if (size < 1 || size > n)
        sma_fatal(routine, "PE_size is %d, must be 1..%d", size, n);
    if (stride < 1 && size > 1)
        sma_fatal(routine, "PE_stride is %d, must be at least 1", stride);
    if (start + ((int64_t) size - 1) * stride >= n && size > 1)
        sma_fatal(routine, "the team (PE_start %d, PE_stride %d, PE_size %d) "
                           "ends after the last PE, which is %d",
                  start, stride, size, n - 1);
}

/* Only the members need call, so they agree among themselves. */
static shmem_team_t split_triplet(const char *routine, int start, int stride,
                                  int size)
{
    struct part whole = {.start = 0, .stride = 1, .size = size};
    struct part members = {.start = start, .stride = stride, .size = size};
    struct sma_set *set;
    shmem_team_t team;

    if (index_in(&members, sma.me) < 0)
        return SHMEM_TEAM_NULL;
    if (size == 1) {
        stride = 1;
    } else if (stride < 0) {
        start += (size - 1) * stride;
        stride = -stride;
        whole = (struct part){.start = size - 1, .stride = -1, .size = size};
    }
    set = sma_set_triplet(routine, start, stride, size);
    split_or_end(routine, set, &whole, 1, (shmem_team_t *const[]){&team});
    return team;
}

static shmem_team_t create_strided(const char *routine, int start, int stride,
                                   int size)
{
    sma_check_running(routine);
    check_part(routine, start, stride, size, sma.n);
    return split_triplet(routine, start, stride, size);
}

shmem_team_t sma_team_split_part(const char *routine, shmem_team_t parent_team,
                                 int start, int stride, int size)
{
    struct sma_set *parent = parent_set(routine, parent_team);
    struct part part = {.start = start, .stride = stride, .size = size};
    shmem_team_t team;

    check_part(routine, start, stride, size, parent->size);
    if (parent->pe == NULL)
        return split_triplet(routine, sma_set_pe(parent, start),
                             stride * parent->stride, size);
    /* all of the parent call, then */
    split_or_end(routine, parent, &part, 1, (shmem_team_t *const[]){&team});
    return team;
}

void pshmemx_team_split_strided(shmem_team_t parent_team, int PE_start,
                                int PE_stride, int PE_size,
                                shmem_team_t *new_team_p)
{
    *new_team_p = sma_team_split_part("shmemx_team_split_strided", parent_team,
                                      PE_start, PE_stride, PE_size);
}
SMA_TWIN(shmemx_team_split_strided)

/* The axes of a space of n dimensions through the caller's place; those outside
 * of it get no team. */
static void split_space(const char *routine, shmem_team_t parent_team, int n,
                        const int *range, shmem_team_t *const *team_p)
{
    static const char *const name[PARTS] = {"xrange", "yrange", "zrange"};
    struct sma_set *parent = parent_set(routine, parent_team);
    struct part part[PARTS] = {{.size = 0}};
    int64_t size = 1;
    int step = 1;

    if (sma_checks_all())
        sma_check_call(routine, parent,
                       SMA_CALL(SMA_NUMBER("xrange", range[0]),
                                SMA_NUMBER("yrange", range[1]),
                                SMA_NUMBER("zrange", n > 2 ? range[2] : 1)));
    for (int i = 0; i < n; i++) {
        if (range[i] < 1)
            sma_fatal(routine, "%s is %d, must be at least 1", name[i],
                      range[i]);
        size *= range[i];
        if (size > parent->size)
            sma_fatal(routine, "the ranges have more places than parent_team "
                               "has PEs, which is %d",
                      parent->size);
    }
    for (int i = 0; i < n && parent->me < size; i++) {
        int place = parent->me / step % range[i];

        part[i] = (struct part){.start = parent->me - place * step,
                                .stride = step, .size = range[i]};
        step *= range[i];
    }
    split_or_end(routine, parent, part, n, team_p);
}

void pshmemx_team_split_2d(shmem_team_t parent_team, int xrange, int yrange,
                           shmem_team_t *xaxis_team, shmem_team_t *yaxis_team)
{
    split_space("shmemx_team_split_2d", parent_team, 2,
                (const int[]){xrange, yrange},
                (shmem_team_t *const[]){xaxis_team, yaxis_team});
}
SMA_TWIN(shmemx_team_split_2d)

void pshmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
                           int zrange, shmem_team_t *xaxis_team,
                           shmem_team_t *yaxis_team, shmem_team_t *zaxis_team)
{
    split_space("shmemx_team_split_3d", parent_team, 3,
                (const int[]){xrange, yrange, zrange},
                (shmem_team_t *const[]){xaxis_team, yaxis_team, zaxis_team});
}
SMA_TWIN(shmemx_team_split_3d)

#define DEFINE_COLOR(name) \
    void p##name(shmem_team_t parent_team, int color, int key, \
                 shmem_team_t *new_team_p) \
    { \
        *new_team_p = sma_team_split_color(#name, parent_team, color, key); \
    } \
    SMA_TWIN(name)

#define DEFINE_STRIDED(name) \
    void p##name(int PE_start, int PE_stride, int PE_size, \
                 shmem_team_t *new_team_p) \
    { \
        *new_team_p = create_strided(#name, PE_start, PE_stride, PE_size); \
    } \
    SMA_TWIN(name)

#define DEFINE_FREE(name) \
    void p##name(shmem_team_t *team) \
    { \
        sma_team_destroy(#name, *team); \
        *team = SHMEM_TEAM_NULL; \
    } \
    SMA_TWIN(name)

DEFINE_COLOR(shmem_team_split)
DEFINE_COLOR(shmemx_team_split)
DEFINE_COLOR(shmemx_team_split_color)
DEFINE_STRIDED(shmem_team_create_strided)
DEFINE_STRIDED(shmemx_team_create_strided)
DEFINE_FREE(shmem_team_free)
DEFINE_FREE(shmemx_team_free)
DEFINE_FREE(shmemx_team_destroy)

/* -------------------------------------------------------------- questions */

int sma_team_place(const char *routine, shmem_team_t handle)
{
    return handle == SHMEM_TEAM_INVALID ? -1 : sma_team_set(routine, handle)->me;
}

int sma_team_size(const char *routine, shmem_team_t handle)
{
    return handle == SHMEM_TEAM_INVALID ? -1
                                        : sma_team_set(routine, handle)->size;
}

#define DEFINE_QUESTION(name, call) \
    int p##name(shmem_team_t handle) \
    { \
        return call(#name, handle); \
    } \
    SMA_TWIN(name)

DEFINE_QUESTION(shmem_team_my_pe, sma_team_place)
DEFINE_QUESTION(shmem_team_mype, sma_team_place)
DEFINE_QUESTION(shmemx_team_my_pe, sma_team_place)
DEFINE_QUESTION(shmemx_team_mype, sma_team_place)
DEFINE_QUESTION(shmem_team_n_pes, sma_team_size)
DEFINE_QUESTION(shmem_team_npes, sma_team_size)
DEFINE_QUESTION(shmemx_team_n_pes, sma_team_size)
DEFINE_QUESTION(shmemx_team_npes, sma_team_size)

int pshmem_team_get_config(shmem_team_t handle, long config_mask,
                           shmem_team_config_t *config)
{
    const char *routine = "shmem_team_get_config";
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
SMA_TWIN(shmem_team_get_config)

/* The index of a PE of the job in a set, or -1. */
static int index_of(const struct sma_set *set, int pe)
{
    struct part whole = {.start = set->start, .stride = set->stride,
                         .size = set->size};

    if (set->pe == NULL)
        return index_in(&whole, pe);
    for (int i = 0; i < set->size; i++)
        if (set->pe[i] == pe)
            return i;
    return -1;
}

int sma_team_translate(const char *routine, shmem_team_t src_team, int src_pe,
                       shmem_team_t dest_team)
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
        return sma_team_translate(#name, src_team, src_pe, dest_team); \
    } \
    SMA_TWIN(name)

DEFINE_TRANSLATE(shmem_team_translate_pe)
DEFINE_TRANSLATE(shmemx_team_translate_pe)

void *pshmem_team_ptr(shmem_team_t handle, const void *dest, int pe)
{
    const char *routine = "shmem_team_ptr";
    const struct sma_set *set;

    if (handle == SHMEM_TEAM_INVALID)
        return NULL;
    set = sma_team_set(routine, handle);
    if (unlikely(pe < 0 || pe >= set->size))
        sma_fatal(routine, "pe is %d, must be 0..%d (it counts inside the team)",
                  pe, set->size - 1);
    return sma_ptr(dest, sma_set_pe(set, pe));
}
SMA_TWIN(shmem_team_ptr)
