/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The splits of Cray's libraries, whose errors end the job.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/set/active.h"
#include "coll/set/slot.h"
#include "team/split.h"

static struct sma_set *parent_set(const struct sma_routine *routine,
                                  shmem_team_t handle)
{
    const struct sma_team *team = sma_team_get(handle);

    if (unlikely(team == NULL || sma_self.n == 0))
        sma_bad_team(routine, "parent_team", handle);
    return team->set;
}

static void split_or_end(const struct sma_routine *routine,
                         struct sma_set *parent, struct sma_team_part *part,
                         int n, shmem_team_t *const *team_p)
{
    int contexts[SMA_TEAM_PARTS];

    for (int i = 0; i < n; i++) {
        *team_p[i] = SHMEM_TEAM_NULL;
        contexts[i] = SMA_TEAM_ANY_CONTEXTS;
    }
    if (sma_team_split(routine, parent, part, n, contexts, true, team_p) != 0)
        sma_fatal(routine,
                  "the team cannot be created: a PE is in %d teams "
                  "already",
                  SMA_COLL_TEAMS);
}

/* What a PE says in a split by colors, and its index in the parent. */
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

/* Returns the indices of the PEs that have this PE's color, in the order of
 * their keys.  The caller frees the array. */
static int *same_color(const struct sma_routine *routine,
                       struct sma_set *parent, int color, int key, int *n_p)
{
    size_t size = (size_t) parent->size;
    uint64_t *all = sma_buffer(routine, size * sizeof *all);
    struct choice *same = sma_buffer(routine, size * sizeof *same);
    int *place = sma_buffer(routine, size * sizeof *place);
    int n = 0;

    sma_gather_words(routine, parent,
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

/* Makes a part of the members of a list.  If the members have a stride, the
 * part needs no list. */
static struct sma_team_part part_of_list(const int *member, int n)
{
    struct sma_team_part part = {.start = member[0], .stride = 1, .size = n};

    if (n > 1)
        part.stride = member[1] - member[0];
    for (int i = 2; i < n; i++)
        if (member[i] - member[i - 1] != part.stride)
            part.member = member;
    return part;
}

shmem_team_t sma_team_split_color(const struct sma_routine *routine,
                                  shmem_team_t parent_team, int color, int key)
{
    struct sma_set *parent = parent_set(routine, parent_team);
    struct sma_team_part part = {.size = 0};
    shmem_team_t team;
    int *member, n;

    SMA_SEE_VALUE(routine, shmem_team_t,
                  sma_team_split_color(routine, parent_team, color, key),
                  sma_about_team(parent_team, 0, 0));
    if (unlikely(color < 0 && color != SHMEM_COLOR_UNDEFINED))
        sma_fatal(routine,
                  "color is %d, must be at least 0, or "
                  "SHMEM_COLOR_UNDEFINED (%d)",
                  color, SHMEM_COLOR_UNDEFINED);
    if (sma_checks_all())
        sma_check_call(routine, parent, SMA_CALL_NOTHING("split_color"));
    member = same_color(routine, parent, color, key, &n);
    if (color != SHMEM_COLOR_UNDEFINED)
        part = part_of_list(member, n);
    split_or_end(routine, parent, &part, 1, (shmem_team_t *const[]){&team});
    free(member);
    return team;
}

/* Ends the job if the triplet does not select PEs of a team of n PEs. */
static void check_part(const struct sma_routine *routine, int start, int stride,
                       int size, int n)
{
    if (start < 0 || start >= n)
        sma_fatal(routine, "PE_start is %d, must be 0..%d", start, n - 1);
    if (size < 1 || size > n)
        sma_fatal(routine, "PE_size is %d, must be 1..%d", size, n);
    if (stride < 1 && size > 1)
        sma_fatal(routine, "PE_stride is %d, must be at least 1", stride);
    if (start + ((int64_t) size - 1) * stride >= n && size > 1)
        sma_fatal(routine,
                  "the team (PE_start %d, PE_stride %d, PE_size %d) "
                  "ends after the last PE, which is %d",
                  start, stride, size, n - 1);
}

/* Makes a team of a triplet.  Only its members need call, so they make the team
 * out of a set of their own. */
static shmem_team_t split_triplet(const struct sma_routine *routine, int start,
                                  int stride, int size)
{
    struct sma_team_part whole = {.start = 0, .stride = 1, .size = size};
    struct sma_team_part members = {
        .start = start, .stride = stride, .size = size};
    struct sma_set *set;
    shmem_team_t team;

    if (sma_team_part_index(&members, sma_self.me) < 0)
        return SHMEM_TEAM_NULL;
    if (size == 1) {
        stride = 1;
    } else if (stride < 0) {
        start += (size - 1) * stride;
        stride = -stride;
        whole = (struct sma_team_part){
            .start = size - 1, .stride = -1, .size = size};
    }
    set = sma_set_triplet(routine, start, stride, size);
    split_or_end(routine, set, &whole, 1, (shmem_team_t *const[]){&team});
    return team;
}

static shmem_team_t create_strided(const struct sma_routine *routine, int start,
                                   int stride, int size)
{
    SMA_SEE_VALUE(routine, shmem_team_t,
                  create_strided(routine, start, stride, size),
                  SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    check_part(routine, start, stride, size, sma_self.n);
    return split_triplet(routine, start, stride, size);
}

shmem_team_t sma_team_split_part(const struct sma_routine *routine,
                                 shmem_team_t parent_team, int start,
                                 int stride, int size)
{
    struct sma_set *parent = parent_set(routine, parent_team);
    struct sma_team_part part = {
        .start = start, .stride = stride, .size = size};
    shmem_team_t team;

    SMA_SEE_VALUE(
        routine, shmem_team_t,
        sma_team_split_part(routine, parent_team, start, stride, size),
        sma_about_team(parent_team, 0, 0));
    check_part(routine, start, stride, size, parent->size);
    if (parent->pe == NULL)
        return split_triplet(routine, sma_set_pe(parent, start),
                             stride * parent->stride, size);
    /* All members of the parent call in this case. */
    split_or_end(routine, parent, &part, 1, (shmem_team_t *const[]){&team});
    return team;
}

void pshmemx_team_split_strided(shmem_team_t parent_team, int PE_start,
                                int PE_stride, int PE_size,
                                shmem_team_t *new_team_p)
{
    *new_team_p =
        sma_team_split_part(SMA_R(shmemx_team_split_strided), parent_team,
                            PE_start, PE_stride, PE_size);
}
SMA_ALIAS(shmemx_team_split_strided)

/* Makes the teams of the axes of a space of n dimensions that go through the
 * place of the calling PE.  PEs outside of the space get no team. */
static void split_space(const struct sma_routine *routine,
                        shmem_team_t parent_team, int n, const int *range,
                        shmem_team_t *const *team_p)
{
    static const char *const name[SMA_TEAM_PARTS] = {"xrange", "yrange",
                                                     "zrange"};
    struct sma_set *parent = parent_set(routine, parent_team);
    struct sma_team_part part[SMA_TEAM_PARTS] = {{.size = 0}};
    int64_t size = 1;
    int step = 1;

    SMA_SEE(routine, split_space(routine, parent_team, n, range, team_p),
            sma_about_team(parent_team, 0, 0));
    if (sma_checks_all())
        sma_check_call(routine, parent,
                       SMA_CALL(n > 2 ? "split_3d" : "split_plane",
                                SMA_NUMBER("xrange", range[0]),
                                SMA_NUMBER("yrange", range[1]),
                                SMA_NUMBER("zrange", n > 2 ? range[2] : 1)));
    for (int i = 0; i < n; i++) {
        if (range[i] < 1)
            sma_fatal(routine, "%s is %d, must be at least 1", name[i],
                      range[i]);
        size *= range[i];
        if (size > parent->size)
            sma_fatal(routine,
                      "the product of the ranges is more than %d, the "
                      "number of PEs of parent_team",
                      parent->size);
    }
    for (int i = 0; i < n && parent->me < size; i++) {
        int place = parent->me / step % range[i];

        part[i] = (struct sma_team_part){.start = parent->me - place * step,
                                         .stride = step,
                                         .size = range[i]};
        step *= range[i];
    }
    split_or_end(routine, parent, part, n, team_p);
}

void pshmemx_team_split_2d(shmem_team_t parent_team, int xrange, int yrange,
                           shmem_team_t *xaxis_team, shmem_team_t *yaxis_team)
{
    split_space(SMA_R(shmemx_team_split_2d), parent_team, 2,
                (const int[]){xrange, yrange},
                (shmem_team_t *const[]){xaxis_team, yaxis_team});
}
SMA_ALIAS(shmemx_team_split_2d)

void pshmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
                           int zrange, shmem_team_t *xaxis_team,
                           shmem_team_t *yaxis_team, shmem_team_t *zaxis_team)
{
    split_space(SMA_R(shmemx_team_split_3d), parent_team, 3,
                (const int[]){xrange, yrange, zrange},
                (shmem_team_t *const[]){xaxis_team, yaxis_team, zaxis_team});
}
SMA_ALIAS(shmemx_team_split_3d)

#define DEFINE_COLOR(name) \
    void p##name(shmem_team_t parent_team, int color, int key, \
                 shmem_team_t *new_team_p) \
    { \
        *new_team_p = \
            sma_team_split_color(SMA_R(name), parent_team, color, key); \
    } \
    SMA_ALIAS(name)

#define DEFINE_STRIDED(name) \
    void p##name(int PE_start, int PE_stride, int PE_size, \
                 shmem_team_t *new_team_p) \
    { \
        *new_team_p = \
            create_strided(SMA_R(name), PE_start, PE_stride, PE_size); \
    } \
    SMA_ALIAS(name)

#define DEFINE_FREE(name) \
    void p##name(shmem_team_t *team) \
    { \
        sma_team_destroy(SMA_R(name), *team); \
        *team = SHMEM_TEAM_NULL; \
    } \
    SMA_ALIAS(name)

DEFINE_COLOR(shmem_team_split)
DEFINE_COLOR(shmemx_team_split)
DEFINE_COLOR(shmemx_team_split_color)
DEFINE_STRIDED(shmem_team_create_strided)
DEFINE_STRIDED(shmemx_team_create_strided)
DEFINE_FREE(shmem_team_free)
DEFINE_FREE(shmemx_team_free)
DEFINE_FREE(shmemx_team_destroy)
