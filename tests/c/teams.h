/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams for the tests: a team and the members that it must have, and a list of
 * teams of all kinds that overlap.
 */
#ifndef TEAMS_H
#define TEAMS_H

#include "test.h"

#define TEAMS_MAX 24
#define TEAMS_PES 32

/* Every PE has the description of every team; a PE that is not a member has no
 * handle. */
struct team {
    shmem_team_t team;
    int n, mine; /* the members; the index of this PE, or -1 */
    int pe[TEAMS_PES];
};

/* The handle is that of a team of these members, or INVALID on other PEs. */
static inline void team_check(const struct team *t, const char *what)
{
    if (t->mine < 0) {
        CHECK(t->team == SHMEM_TEAM_INVALID, "%s: not a member, has a handle",
              what);
        return;
    }
    CHECK(t->team != SHMEM_TEAM_INVALID, "%s: no handle", what);
    CHECK(shmem_team_n_pes(t->team) == t->n, "%s: %d PEs, not %d", what,
          shmem_team_n_pes(t->team), t->n);
    CHECK(shmem_team_my_pe(t->team) == t->mine, "%s: I am %d, not %d", what,
          shmem_team_my_pe(t->team), t->mine);
    for (int i = 0; i < t->n; i++) {
        int pe = shmem_team_translate_pe(t->team, i, SHMEM_TEAM_WORLD);

        CHECK(pe == t->pe[i], "%s: %d is PE %d, not %d", what, i, pe, t->pe[i]);
        CHECK(shmem_team_translate_pe(SHMEM_TEAM_WORLD, t->pe[i], t->team) == i,
              "%s: PE %d is %d", what, t->pe[i], i);
    }
}

static inline struct team team_world(void)
{
    struct team t = {SHMEM_TEAM_WORLD, npes, me, {0}};

    for (int i = 0; i < npes; i++)
        t.pe[i] = i;
    return t;
}

/* The team that a split of the parent in members start, start + stride, ...
 * must give. */
static inline struct team team_model(const struct team *parent, int start,
                                     int stride, int size)
{
    struct team t = {SHMEM_TEAM_INVALID, size, -1, {0}};

    for (int i = 0; i < size; i++) {
        t.pe[i] = parent->pe[start + i * stride];
        if (t.pe[i] == me)
            t.mine = i;
    }
    return t;
}

/* Collective over the parent; PEs that are not members may call it, too. */
static inline struct team team_split(const struct team *parent, int start,
                                     int stride, int size)
{
    struct team t = team_model(parent, start, stride, size);

    if (parent->mine >= 0) {
        t.team = SHMEM_TEAM_WORLD;
        CHECK(shmem_team_split_strided(
                  parent->team, start, stride, size,
                  &(const shmem_team_config_t){.num_contexts = 1},
                  SHMEM_TEAM_NUM_CONTEXTS, &t.team) == 0,
              "%d,%d,%d of %d", start, stride, size, parent->n);
    }
    team_check(&t, "split_strided");
    return t;
}

static inline void team_split_2d(const struct team *parent, int xrange,
                                 struct team *x, struct team *y)
{
    const shmem_team_config_t some = {.num_contexts = 1};
    int range = xrange < parent->n ? xrange : parent->n;
    int mine = parent->mine < 0 ? 0 : parent->mine;
    int row = mine / range * range, left = parent->n - row;

    *x = team_model(parent, row, 1, left < range ? left : range);
    *y = team_model(parent, mine % range, range,
                    (parent->n - mine % range + range - 1) / range);
    if (parent->mine >= 0)
        CHECK(shmem_team_split_2d(parent->team, xrange, &some,
                                  SHMEM_TEAM_NUM_CONTEXTS, &x->team, &some,
                                  SHMEM_TEAM_NUM_CONTEXTS, &y->team) == 0,
              "2d %d of %d", xrange, parent->n);
    else
        x->mine = y->mine = -1;
    team_check(x, "x axis");
    team_check(y, "y axis");
}

/* Makes teams of all kinds; those of axes differ from PE to PE.  Returns how many. */
static inline int teams_make(struct team *list)
{
    int n = 0, half, third;

    list[n++] = team_world();
    list[n++] = team_split(&list[0], 0, 1, npes); /* members of the world */
    list[n++] = team_split(&list[0], npes - 1, -1, npes); /* backwards */
    half = n;
    list[n++] = team_split(&list[0], 0, 2, (npes + 1) / 2);
    list[n++] = team_split(&list[0], npes - 1, 0, 1); /* one PE */
    if (npes > 1) {
        list[n++] = team_split(&list[0], npes - 1, -2, npes / 2);
        list[n++] = team_split(&list[2], 1, 1, npes - 1);
        list[n++] = team_split(&list[half], list[half].n - 1, -1, list[half].n);
    }
    if (npes > 2) {
        third = n;
        list[n++] = team_split(&list[2], 0, 3, (npes + 2) / 3);
        list[n++] =
            team_split(&list[third], list[third].n - 1, -1, list[third].n);
        list[n++] = team_split(&list[half], 1, 1, list[half].n - 1);
    }
    team_split_2d(&list[2], 2, &list[n], &list[n + 1]);
    n += 2;
    team_split_2d(&list[0], 3, &list[n], &list[n + 1]);
    n += 2;
    return n;
}

static inline void teams_destroy(struct team *list, int n)
{
    for (int i = n - 1; i > 0; i--) {
        shmem_team_destroy(list[i].team);
        list[i].team = SHMEM_TEAM_INVALID;
    }
}

#endif
