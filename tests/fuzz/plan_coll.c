/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Steps of many PEs: collectives, and the teams and contexts that they make.
 */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* ---- collectives */

static unsigned members(const struct group *group)
{
    unsigned who = 0;

    for (int pe = 0; pe < g.npes; pe++)
        if (group->n[pe] > 0)
            who |= 1u << pe;
    return who;
}

static bool toall_fits(int type)
{
    return toall_of[type] != NULL;
}

static bool team_fits(int type)
{
    return team_of[type] != NULL;
}

static bool reduce_fits(int type)
{
    return reduce_of[type] != NULL;
}

/* The sizes of the smallest and of the largest group. */
static void group_sizes(const struct group *group, int *least_p, int *most_p)
{
    *most_p = 0;
    *least_p = PES_MAX;
    for (int pe = 0; pe < g.npes; pe++)
        if (group->n[pe] > 0) {
            *most_p = group->n[pe] > *most_p ? group->n[pe] : *most_p;
            *least_p = group->n[pe] < *least_p ? group->n[pe] : *least_p;
        }
}

/* Which routine: its form, its type and its operator. */
static void pick_coll(struct act *a)
{
    a->form = (int) below(a->team >= 0 ? COLL_FORMS : REDUCE + 1);
    if (a->form == BARRIER && a->team >= 0)
        a->form = SYNC;
    if (a->form >= REDUCE) {
        a->type = pick_type(a->team >= 0 ? reduce_fits : toall_fits);
        do
            a->op = (int) below(OPS);
        while (!(a->team >= 0 ? reduce_has : toall_has)(a->type, a->op));
    } else {
        a->type = a->team >= 0 ? pick_type(team_fits)
                  : chance(50) ? T_32
                               : T_64;
    }
}

/* How many elements a PE gives, which stride they have, and who is the root. */
static void pick_coll_sizes(struct act *a, int least, int most)
{
    size_t size = types[a->type].size;

    a->root = (int) below((uint64_t) least);
    a->n = pick_count(150000 / size / (size_t) most + 1);
    if (a->form == REDUCE && a->team < 0 && (a->n / 2 + 1) * size > PWRK_BYTES)
        a->n = below(PWRK_BYTES / size);
    a->dst = a->sst = 1;
    if (a->form == ALLTOALLS) {
        a->dst = 1 + (ptrdiff_t) below(4);
        a->sst = 1 + (ptrdiff_t) below(4);
        a->n = a->n % 2000;
    }
}

/* The elements that the source and the destination of a PE hold. */
static void coll_room(struct act *a, int most, size_t *in_p, size_t *out_p)
{
    bool alltoall = a->form == ALLTOALL || a->form == ALLTOALLS;
    size_t counts[PES_MAX] = {0}, total = 0;

    if (a->form != COLLECT) {
        *in_p = alltoall ? a->n * (size_t) most : a->n;
        *out_p = a->form == FCOLLECT ? a->n * (size_t) most : *in_p;
        return;
    }
    for (int pe = 0; pe < g.npes; pe++) {
        counts[pe] = chance(20) ? 0 : below(a->n + 1);
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
 * destination. */
static bool place_coll(struct act *a, size_t in, size_t out)
{
    const struct type *t = &types[a->type];
    bool exact = a->form < REDUCE || t->class == INT;
    bool in_place = a->form >= REDUCE && chance(25);

    if (!place(a->who, out * t->size, t->align, TO_WRITE, true, &a->d))
        return false;
    if (in_place)
        a->s = a->d;
    else if (!place(a->who, in * t->size, t->align, exact ? TO_READ : TO_WRITE,
                    true, &a->s))
        return false;
    if (exact)
        return true;
    /* numbers whose sum or product is the same in any order */
    for (int pe = 0; pe < g.npes; pe++)
        if (a->who >> pe & 1)
            add((struct act){.kind = ACT_FILL,
                             .type = a->type,
                             .n = a->n,
                             .d = a->s,
                             .who = 1u << pe,
                             .value = below(1000000)});
    wipe(a->who, a->type, a->s, a->n);
    if (!in_place)
        wipe(a->who, a->type, a->d, a->n);
    return true;
}

/* One collective of a.group.  The caller has set a.team or the active set. */
static bool add_coll(struct act a)
{
    int most, least;
    size_t in, out;

    group_sizes(a.group, &least, &most);
    a.kind = ACT_COLL;
    pick_coll(&a);
    pick_coll_sizes(&a, least, most);
    if (a.form == BARRIER || a.form == SYNC) {
        add(a);
        return true;
    }
    coll_room(&a, most, &in, &out);
    if (!can_wipe())
        return false;
    if (!(a.form == ALLTOALLS ? place_alltoalls(&a, in)
                              : place_coll(&a, in, out)))
        return false;
    add(a);
    if (chance(50) && a.type != T_longdouble && a.form != ALLTOALLS)
        add((struct act){.kind = ACT_CHECK,
                         .who = a.who,
                         .d = a.d,
                         .n = out * types[a.type].size});
    return true;
}

bool step_coll(void)
{
    struct act a = {.team = -1};
    struct group group;
    int times = chance(70) ? 1 : 2 + (int) below(4), psync[2], found = 0;

    if (chance(50)) {
        a.team = (int) below(TEAMS_MAX);
        if (!g.team[a.team].live)
            a.team = 0;
        group = g.team[a.team].group;
        need(g.team[a.team].made);
    } else {
        do {
            a.start = pick_pe();
            a.log = (int) below(3);
            a.size = 1 + pick_pe();
            if (chance(30)) {
                a.start = a.log = 0;
                a.size = g.npes;
            }
        } while (a.start + (a.size - 1) * (1 << a.log) >= g.npes);
        for (int i = 0; i < PSYNCS && found < 2; i++)
            if (!g.psync_used[i])
                psync[found++] = i;
        if (found < 2)
            return false;
        g.psync_used[psync[0]] = true;
        g.psync_used[psync[1]] = times > 1;
        memset(&group, 0, sizeof group);
        for (int i = 0; i < a.size; i++) {
            int pe = a.start + i * (1 << a.log);

            group.n[pe] = a.size;
            for (int k = 0; k < a.size; k++)
                group.pe[pe][k] = a.start + k * (1 << a.log);
        }
    }
    a.group = keep_copy(&group, sizeof group);
    a.who = members(&group);
    for (int i = 0; i < times; i++) {
        a.psync = a.team < 0 ? psync[i % 2] : 0;
        if (!add_coll(a))
            return i > 0;
    }
    return true;
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

/* ---- teams and contexts */

/* The first slot from `slot` on that has no team, or TEAMS_MAX. */
static int free_slot(int slot)
{
    while (slot < TEAMS_MAX && g.team[slot].live)
        slot++;
    return slot;
}

static void keep_team(int slot, const struct group *group)
{
    g.team[slot].live = true;
    g.team[slot].made = g.step;
    g.team[slot].group = *group;
}

/* The x and the y team of each PE after shmem_team_split_2d. */
static void split_2d(const struct group *parent, int xrange, struct group *x,
                     struct group *y)
{
    for (int pe = 0; pe < g.npes; pe++)
        for (int k = 0; k < parent->n[pe]; k++) {
            int mine = 0;

            while (parent->pe[pe][mine] != pe)
                mine++;
            if (k / xrange == mine / xrange)
                x->pe[pe][x->n[pe]++] = parent->pe[pe][k];
            if (k % xrange == mine % xrange)
                y->pe[pe][y->n[pe]++] = parent->pe[pe][k];
        }
}

/* Start, stride (in a->dst) and size of a split that the smallest of the parent
 * teams has members for. */
static void pick_triplet(struct act *a, int least)
{
    do {
        a->start = (int) below((uint64_t) least);
        a->size = 1 + (int) below((uint64_t) least);
        a->dst = (ptrdiff_t) below(7) - 3;
    } while ((a->dst == 0 && a->size > 1) ||
             a->start + (a->size - 1) * a->dst < 0 ||
             a->start + (a->size - 1) * a->dst >= least);
}

static void split_strided(const struct group *parent, const struct act *a,
                          struct group *group)
{
    for (int pe = 0; pe < g.npes; pe++)
        for (int k = 0; k < a->size && parent->n[pe] > 0; k++)
            if (parent->pe[pe][a->start + k * a->dst] == pe) {
                group->n[pe] = a->size;
                for (int i = 0; i < a->size; i++)
                    group->pe[pe][i] = parent->pe[pe][a->start + i * a->dst];
                break;
            }
}

bool step_split(void)
{
    static const struct group none;
    struct act a = {.kind = ACT_SPLIT};
    struct group *group;
    const struct group *parent;
    int slot = free_slot(1), least, most, other;

    if (slot == TEAMS_MAX)
        return false;
    a.team = (int) below(TEAMS_MAX);
    if (!g.team[a.team].live)
        a.team = 0;
    parent = &g.team[a.team].group;
    need(g.team[a.team].made);
    a.who = members(parent);
    group = keep_copy(&none, sizeof none);
    group_sizes(parent, &least, &most);
    a.form = slot; /* where the new handle goes */
    a.group = group;
    if (chance(25)) {
        int xrange = 1 + (int) below((uint64_t) g.npes + 1);

        other = free_slot(slot + 1);
        if (other < TEAMS_MAX) {
            struct group *y = keep_copy(&none, sizeof none);

            split_2d(parent, xrange, group, y);
            keep_team(slot, group);
            keep_team(other, y);
            a.kind = ACT_SPLIT_2D;
            a.n = (size_t) xrange;
            a.root = other;
            add(a);
            return true;
        }
    }
    pick_triplet(&a, least);
    split_strided(parent, &a, group);
    keep_team(slot, group);
    add(a);
    return true;
}

bool step_team_destroy(void)
{
    struct act a = {.kind = ACT_TEAM_DESTROY};

    a.team = 1 + (int) below(TEAMS_MAX - 1);
    if (!g.team[a.team].live)
        return false;
    for (int pe = 0; pe < g.npes; pe++)
        for (int c = 0; c < CTX_MAX; c++)
            if (g.ctx[pe][c].live && g.ctx[pe][c].team == a.team) {
                /* its PE must destroy a private context; the team destroys
                 * others */
                if (g.ctx[pe][c].options & SHMEM_CTX_PRIVATE)
                    return false;
            }
    for (int pe = 0; pe < g.npes; pe++)
        for (int c = 0; c < CTX_MAX; c++)
            if (g.ctx[pe][c].live && g.ctx[pe][c].team == a.team) {
                add_order(ACT_QUIET, pe, c);
                g.ctx[pe][c].live = false;
            }
    a.who = members(&g.team[a.team].group);
    g.team[a.team].live = false;
    g.steps[g.step].follows = g.team[a.team].made;
    add(a);
    return true;
}

bool step_ctx_create(void)
{
    static const long options[] = {0,
                                   0,
                                   SHMEM_CTX_SERIALIZED,
                                   SHMEM_CTX_PRIVATE,
                                   SHMEM_CTX_NOSTORE,
                                   SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};
    int pe = pick_pe(), slot = (int) below(CTX_MAX);
    int team = (int) below(TEAMS_MAX);
    struct act a = {.kind = ACT_CTX_CREATE, .who = 1u << pe, .ctx = slot};

    if (g.ctx[pe][slot].live)
        return false;
    a.value = (uint64_t) options[below(6)];
    a.team = -1;
    if (chance(50) && g.team[team].live && g.team[team].group.n[pe] > 0) {
        a.team = team;
        need(g.team[team].made);
    }
    g.ctx[pe][slot].live = true;
    g.ctx[pe][slot].made = g.step;
    g.ctx[pe][slot].team = a.team;
    g.ctx[pe][slot].options = (long) a.value;
    add(a);
    return true;
}

bool step_ctx_destroy(void)
{
    int pe = pick_pe(), slot = (int) below(CTX_MAX);

    if (!g.ctx[pe][slot].live)
        return false;
    g.ctx[pe][slot].live = false;
    g.steps[g.step].follows = g.ctx[pe][slot].made;
    add((struct act){.kind = ACT_CTX_DESTROY, .who = 1u << pe, .ctx = slot});
    return true;
}
