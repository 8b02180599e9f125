/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Steps of many PEs: collectives.
 */
#include "../c/switch_sizes.h"
#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* ---- collectives */

unsigned members(const struct group *group)
{
    unsigned who = 0;

    for (int pe = 0; pe < g.npes; pe++)
        if (group->n[pe] > 0)
            who |= 1u << pe;
    return who;
}

static bool toall_fits(int type)
{
    return coll_has(type, REDUCE, OP_SUM, false);
}

static bool team_fits(int type)
{
    return coll_has(type, BROADCAST, 0, true);
}

static bool reduce_fits(int type)
{
    return coll_has(type, REDUCE, OP_SUM, true);
}

/* The sizes of the smallest and of the largest group. */
void group_sizes(const struct group *group, int *least_p, int *most_p)
{
    *most_p = 0;
    *least_p = PES_MAX;
    for (int pe = 0; pe < g.npes; pe++)
        if (group->n[pe] > 0) {
            *most_p = group->n[pe] > *most_p ? group->n[pe] : *most_p;
            *least_p = group->n[pe] < *least_p ? group->n[pe] : *least_p;
        }
    if (*most_p == 0)
        *most_p = *least_p = 1; /* nobody is a member */
}

/* Which routine: its form, its type and its operator. */
static void pick_coll(struct act *a)
{
    a->form = (int) below(a->team >= 0 ? COLL_FORMS : REDUCE + 1);
    if (a->form == BARRIER && a->team >= 0)
        a->form = SYNC;
    if (a->form == ALLTOALLV) {
        a->type = T_MEM;
        a->naming = chance(30); /* packed */
    } else if (a->form >= REDUCE) {
        a->type = pick_type(a->team >= 0 ? reduce_fits : toall_fits);
        do
            a->op = (int) below(OPS);
        while (!coll_has(a->type, REDUCE, a->op, a->team >= 0));
    } else {
        a->type = a->team >= 0 ? pick_type(team_fits)
                  : chance(50) ? T_32
                               : T_64;
    }
}

/* As many elements as some switch point has, or one less or more; it may be for those
 * of all PEs. */
static size_t pick_switch(const struct act *a, size_t size, size_t most)
{
    bool all = a->form != BROADCAST && a->form < REDUCE;
    size_t bytes, n;

    do
        bytes = switch_size(below(SWITCH_SIZES), g.npes);
    while (bytes > SWITCH_MOST / (all ? most : 1));
    n = bytes / size / (chance(20) ? most : 1);
    return chance(50) || n == 0 ? n : n - 1 + 2 * below(2);
}

/* How many elements a PE gives, which stride they have, and who is the root. */
static void pick_coll_sizes(struct act *a, int least, int most, bool switching)
{
    size_t size = types[a->type].size;

    a->root = (int) below((uint64_t) least);
    a->n = switching ? pick_switch(a, size, (size_t) most)
                     : pick_count(150000 / size / (size_t) most + 1);
    if (a->form == REDUCE && a->team < 0 && (a->n / 2 + 1) * size > PWRK_BYTES)
        a->n = below(PWRK_BYTES / size);
    a->dst = a->sst = 1;
    if (a->form == ALLTOALLS) {
        a->dst = 1 + (ptrdiff_t) below(4);
        a->sst = 1 + (ptrdiff_t) below(4);
        a->n = a->n % 2000;
    }
    if (a->form == ALLTOALLV && chance(50))
        a->n = 8193 + below(9000); /* more than is joined */
}

/* The bytes of each block of an alltoallv, and the most that a PE sends and
 * gets. */
static void block_space(struct act *a, size_t *in_p, size_t *out_p)
{
    size_t counts[PES_MAX * PES_MAX] = {0};

    *in_p = *out_p = 0;
    for (int from = 0; from < g.npes; from++)
        for (int to = 0; to < g.npes; to++)
            counts[from * PES_MAX + to] = chance(30)   ? 0
                                          : chance(30) ? a->n
                                                       : below(a->n + 1);
    a->count = keep_copy(counts, sizeof counts);
    for (int pe = 0; pe < g.npes; pe++) {
        size_t in = 0, out = 0;

        for (int k = 0; k < a->group->n[pe]; k++) {
            in += block_bytes(a, pe, a->group->pe[pe][k]);
            out += block_bytes(a, a->group->pe[pe][k], pe);
        }
        *in_p = in > *in_p ? in : *in_p;
        *out_p = out > *out_p ? out : *out_p;
    }
}

/* The elements that the source and the destination of a PE hold. */
static void coll_space(struct act *a, int most, size_t *in_p, size_t *out_p)
{
    bool alltoall = a->form == ALLTOALL || a->form == ALLTOALLS;
    size_t counts[PES_MAX] = {0}, total = 0;

    if (a->form == ALLTOALLV) {
        block_space(a, in_p, out_p);
        return;
    }
    if (a->form != COLLECT) {
        *in_p = alltoall ? a->n * (size_t) most : a->n;
        *out_p = a->form == FCOLLECT ? a->n * (size_t) most : *in_p;
        return;
    }
    for (int pe = 0; pe < g.npes; pe++) {
        counts[pe] = chance(20) ? 0 : chance(20) ? a->n : below(a->n + 1);
        total += counts[pe];
    }
    a->count = keep_copy(counts, sizeof counts);
    *in_p = a->n;
    *out_p = total; /* enough for each group */
}

/* The bytes from the first to the last of n elements. */
static size_t strided_bytes(size_t n, ptrdiff_t stride, size_t size)
{
    return n == 0 ? 0 : ((n - 1) * (size_t) stride + 1) * size;
}

/* Places for SHMEM_ALLTOALLS.  The gaps between the elements belong to the call,
 * so that destination and source do not interlace. */
static bool place_alltoalls(struct act *a, size_t n)
{
    const struct type *t = &types[a->type];

    return place(a->who, strided_bytes(n, a->dst, t->size), t->align, TO_WRITE,
                 true, &a->d) &&
           place(a->who, strided_bytes(n, a->sst, t->size), t->align, TO_READ,
                 true, &a->s);
}

/* Places for the other collectives.  A reduction may have its source for its
 * destination.  *spoils_p: nobody else reads the source, so that its PE may
 * overwrite it after the call. */
static bool place_coll(struct act *a, size_t in, size_t out, bool *spoils_p)
{
    const struct type *t = &types[a->type];
    bool exact = a->form < REDUCE || t->class == INT;
    bool in_place = a->form >= REDUCE && chance(25);

    *spoils_p = !in_place && (!exact || chance(70));
    if (!place(a->who, out * t->size, t->align, TO_WRITE, true, &a->d))
        return false;
    if (in_place)
        a->s = a->d;
    else if (!place(a->who, in * t->size, t->align,
                    *spoils_p ? TO_WRITE : TO_READ, true, &a->s))
        return false;
    if (exact)
        return true;
    /* numbers whose sum or product is the same in any order */
    add_fill(a->who, a->type, a->s, a->n);
    wipe(a->who, a->type, a->s, a->n);
    if (!in_place)
        wipe(a->who, a->type, a->d, a->n);
    return true;
}

/* A collective of a.group, of which all is known but its places. */
static bool add_coll_of(struct act a, int most)
{
    size_t in, out;
    bool spoils = false;

    if (a.form == BARRIER || a.form == SYNC) {
        add(a);
        return true;
    }
    coll_space(&a, most, &in, &out);
    if (!can_wipe())
        return false;
    if (!(a.form == ALLTOALLS ? place_alltoalls(&a, in)
                              : place_coll(&a, in, out, &spoils)))
        return false;
    add(a);
    if (spoils) /* each PE overwrites its source when its call has returned */
        add_fill(a.who, T_MEM, a.s, in * types[a.type].size);
    if (chance(50) && a.type != T_longdouble && a.form != ALLTOALLS)
        add_check(a.who, a.d, out * types[a.type].size);
    return true;
}

/* One collective of a.group.  The caller has set a.team or the active set.
 * switching: its size is about that of a switch point. */
static bool add_coll(struct act a, bool switching)
{
    int most, least;

    group_sizes(a.group, &least, &most);
    a.kind = ACT_COLL;
    pick_coll(&a);
    pick_coll_sizes(&a, least, most, switching);
    return add_coll_of(a, most);
}

/* Many broadcasts of one root, which waits for nobody. */
void add_broadcasts(int team)
{
    const struct group *group = &g.team[team].group;
    struct act a = {.kind = ACT_COLL, .team = team, .form = BROADCAST};
    int most, least, times = 20 + (int) below(30);

    group_sizes(group, &least, &most);
    a.group = keep_copy(group, sizeof *group);
    a.who = members(group);
    a.root = (int) below((uint64_t) least);
    for (int i = 0; i < times; i++) {
        a.type = pick_type(team_fits);
        a.n = below(20);
        add_coll_of(a, most);
    }
}

/* Some collectives of a team, one after the other. */
void add_team_colls(int team, int times)
{
    const struct group *group = &g.team[team].group;
    struct act a = {.team = team};

    need(g.team[team].made);
    a.group = keep_copy(group, sizeof *group);
    a.who = members(group);
    for (int i = 0; i < times; i++)
        add_coll(a, false);
}

/* A pSync that nothing of the epoch uses, or -1. */
static int pick_psync(void)
{
    for (int i = 0; i < PSYNCS; i++)
        if (!g.psync_used[i]) {
            g.psync_used[i] = true;
            return i;
        }
    return -1;
}

static void pick_active(struct act *a, struct group *group)
{
    do {
        a->start = pick_pe();
        a->log = (int) below(3);
        a->size = 1 + pick_pe();
        if (chance(30)) {
            a->start = a->log = 0;
            a->size = g.npes;
        }
    } while (a->start + (a->size - 1) * (1 << a->log) >= g.npes);
    memset(group, 0, sizeof *group);
    for (int i = 0; i < a->size; i++) {
        int pe = a->start + i * (1 << a->log);

        group->n[pe] = a->size;
        for (int k = 0; k < a->size; k++)
            group->pe[pe][k] = a->start + k * (1 << a->log);
    }
}

bool add_barrier(int one, int other)
{
    struct act a = {.kind = ACT_COLL, .form = BARRIER, .team = -1};
    struct group group;

    if (chance(30)) {
        add((struct act){.kind = ACT_BARRIER_ALL, .who = (1u << g.npes) - 1});
        return true;
    }
    a.psync = pick_psync();
    do
        pick_active(&a, &group);
    while (group.n[one] == 0 || group.n[other] == 0);
    a.group = keep_copy(&group, sizeof group);
    a.who = members(&group);
    if (a.psync >= 0)
        add(a);
    return a.psync >= 0;
}

static bool add_colls(bool switching)
{
    struct act a = {.team = -1};
    struct group group;
    int times = chance(70) ? 1 : 2 + (int) below(4), psync[2];

    if (chance(50)) {
        a.team = (int) below(TEAMS_MAX);
        if (!g.team[a.team].live)
            a.team = 0;
        group = g.team[a.team].group;
        need(g.team[a.team].made);
    } else {
        pick_active(&a, &group);
        psync[0] = pick_psync();
        psync[1] = times > 1 ? pick_psync() : 0;
        if (psync[0] < 0 || psync[1] < 0)
            return false;
    }
    a.group = keep_copy(&group, sizeof group);
    a.who = members(&group);
    for (int i = 0; i < times; i++) {
        a.psync = a.team < 0 ? psync[i % 2] : 0;
        if (!add_coll(a, switching))
            return i > 0;
    }
    return true;
}

bool step_coll(void)
{
    return add_colls(false);
}

bool step_switch(void)
{
    return add_colls(true);
}

bool step_sync(void)
{
    add((struct act){.kind = chance(50) ? ACT_BARRIER_ALL : ACT_SYNC_ALL,
                     .who = (1u << g.npes) - 1});
    return true;
}

bool step_order(void)
{
    int pe = pick_pe(), vpe, ctx = pick_ctx(pe, pick_pe(), &vpe);
    struct act a = {.kind = ACT_PE_QUIET, .who = 1u << pe, .ctx = ctx};

    if (chance(50)) {
        add_order(chance(50) ? ACT_QUIET : ACT_FENCE, pe, ctx);
        return true;
    }
    a.vpe = vpe;
    add(a);
    return true;
}
