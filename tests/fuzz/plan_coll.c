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

/* One collective of a.group; a.team or the set is there. */
static bool add_coll(struct act a)
{
    int most = 0, least = PES_MAX;
    size_t in, out, size, dst_span = 0, counts[PES_MAX] = { 0 };
    const struct type *t;

    for (int pe = 0; pe < g.npes; pe++)
        if (a.group->n[pe] > 0) {
            most = a.group->n[pe] > most ? a.group->n[pe] : most;
            least = a.group->n[pe] < least ? a.group->n[pe] : least;
        }
    a.kind = ACT_COLL;
    a.form = (int)below(a.team >= 0 ? COLL_FORMS : REDUCE + 1);
    if (a.form == BARRIER && a.team >= 0)
        a.form = SYNC;
    if (a.form >= REDUCE) {
        a.type = pick_type(a.team >= 0 ? reduce_fits : toall_fits);
        do
            a.op = (int)below(OPS);
        while (!(a.team >= 0 ? reduce_has : toall_has)(a.type, a.op));
    } else {
        a.type = a.team >= 0 ? pick_type(team_fits) : chance(50) ? T_32 : T_64;
    }
    t = &types[a.type];
    size = t->size;
    a.root = (int)below((uint64_t)least);
    a.n = pick_count(150000 / size / (size_t)most + 1);
    if (a.form == REDUCE && a.team < 0 &&
        (a.n / 2 + 1) * size > PWRK_BYTES)
        a.n = below(PWRK_BYTES / size);
    a.dst = a.sst = 1;
    if (a.form == ALLTOALLS) {
        a.dst = 1 + (ptrdiff_t)below(4);
        a.sst = 1 + (ptrdiff_t)below(4);
        a.n = a.n % 2000;
    }
    if (a.form == BARRIER || a.form == SYNC) {
        add(a);
        return true;
    }
    if (a.form == COLLECT) {
        size_t total = 0;

        for (int pe = 0; pe < g.npes; pe++) {
            counts[pe] = chance(20) ? 0 : below(a.n + 1);
            total += counts[pe];
        }
        a.count = keep_copy(counts, sizeof counts);
        in = a.n;
        out = total; /* enough for each group */
    } else {
        in = a.form == ALLTOALL || a.form == ALLTOALLS ? a.n * (size_t)most
                                                       : a.n;
        out = a.form == FCOLLECT ? a.n * (size_t)most : in;
    }
    if (!can_wipe())
        return false;
    if (a.form == ALLTOALLS) {
        /* the gaps are theirs, too: dest and source do not interlace */
        size_t last = in == 0 ? 0 : in - 1;

        if (!place(a.who, in == 0 ? 0 : (last * (size_t)a.dst + 1) * size,
                t->align, TO_WRITE, true, &a.d) ||
            !place(a.who, in == 0 ? 0 : (last * (size_t)a.sst + 1) * size,
                t->align, TO_READ, true, &a.s))
            return false;
    } else {
        bool exact = a.form < REDUCE || t->class == INT;
        bool in_place = a.form >= REDUCE && chance(25);

        dst_span = out * size;
        if (!place(a.who, dst_span, t->align, TO_WRITE, true, &a.d))
            return false;
        if (in_place)
            a.s = a.d;
        else if (!place(a.who, in * size, t->align, exact ? TO_READ : TO_WRITE,
                     true, &a.s))
            return false;
        if (!exact) {
            /* numbers of which any order gives the same */
            for (int pe = 0; pe < g.npes; pe++)
                if (a.who >> pe & 1)
                    add((struct act){ .kind = ACT_FILL, .type = a.type,
                        .n = a.n, .d = a.s, .who = 1u << pe,
                        .value = below(1000000) });
            wipe(a.who, a.type, a.s, a.n);
            if (!in_place)
                wipe(a.who, a.type, a.d, a.n);
        }
    }
    add(a);
    if (chance(50) && a.type != T_longdouble && a.form != ALLTOALLS)
        add((struct act){ .kind = ACT_CHECK, .who = a.who, .d = a.d,
            .n = dst_span });
    return true;
}

bool step_coll(void)
{
    struct act a = { .team = -1 };
    struct group group;
    int times = chance(70) ? 1 : 2 + (int)below(4), psync[2], found = 0;

    if (chance(50)) {
        a.team = (int)below(TEAMS_MAX);
        if (!g.team[a.team].live)
            a.team = 0;
        group = g.team[a.team].group;
        need(g.team[a.team].made);
    } else {
        do {
            a.start = pick_pe();
            a.log = (int)below(3);
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
    add((struct act){ .kind = chance(50) ? ACT_BARRIER_ALL : ACT_SYNC_ALL,
        .who = (1u << g.npes) - 1 });
    return true;
}

bool step_order(void)
{
    int pe = pick_pe(), vpe, ctx = pick_ctx(pe, pick_pe(), &vpe);
    struct act a = { .kind = ACT_PE_QUIET, .who = 1u << pe, .ctx = ctx };

    if (chance(50)) {
        add_order(chance(50) ? ACT_QUIET : ACT_FENCE, pe, ctx);
        return true;
    }
    a.vpe = vpe;
    add(a);
    return true;
}

/* ---- teams and contexts */

bool step_split(void)
{
    struct act a = { .kind = ACT_SPLIT };
    struct group none = { { 0 }, { { 0 } } }, *group;
    const struct group *parent;
    int slot = 1, least = PES_MAX;

    while (slot < TEAMS_MAX && g.team[slot].live)
        slot++;
    if (slot == TEAMS_MAX)
        return false;
    a.team = (int)below(TEAMS_MAX);
    if (!g.team[a.team].live)
        a.team = 0;
    parent = &g.team[a.team].group;
    need(g.team[a.team].made);
    a.who = members(parent);
    group = keep_copy(&none, sizeof none);
    for (int pe = 0; pe < g.npes; pe++)
        if (parent->n[pe] > 0 && parent->n[pe] < least)
            least = parent->n[pe];
    a.form = slot; /* where the new handle goes */
    a.group = group;
    g.team[slot].live = true;
    g.team[slot].made = g.step;
    if (chance(25)) {
        int other = slot + 1, xrange = 1 + (int)below((uint64_t)g.npes + 1);
        struct group *y;

        while (other < TEAMS_MAX && g.team[other].live)
            other++;
        if (other < TEAMS_MAX) {
            y = keep_copy(&none, sizeof none);
            for (int pe = 0; pe < g.npes; pe++)
                for (int k = 0; k < parent->n[pe]; k++) {
                    int mine = 0;

                    while (parent->pe[pe][mine] != pe)
                        mine++;
                    if (k / xrange == mine / xrange)
                        group->pe[pe][group->n[pe]++] = parent->pe[pe][k];
                    if (k % xrange == mine % xrange)
                        y->pe[pe][y->n[pe]++] = parent->pe[pe][k];
                }
            g.team[slot].group = *group;
            g.team[other].live = true;
            g.team[other].made = g.step;
            g.team[other].group = *y;
            a.kind = ACT_SPLIT_2D;
            a.n = (size_t)xrange;
            a.root = other;
            add(a);
            return true;
        }
    }
    do {
        a.start = (int)below((uint64_t)least);
        a.size = 1 + (int)below((uint64_t)least);
        a.dst = (ptrdiff_t)below(7) - 3;
    } while ((a.dst == 0 && a.size > 1) ||
        a.start + (a.size - 1) * a.dst < 0 ||
        a.start + (a.size - 1) * a.dst >= least);
    for (int pe = 0; pe < g.npes; pe++)
        for (int k = 0; k < a.size && parent->n[pe] > 0; k++)
            if (parent->pe[pe][a.start + k * a.dst] == pe) {
                group->n[pe] = a.size;
                for (int i = 0; i < a.size; i++)
                    group->pe[pe][i] = parent->pe[pe][a.start + i * a.dst];
                break;
            }
    g.team[slot].group = *group;
    add(a);
    return true;
}

bool step_team_destroy(void)
{
    struct act a = { .kind = ACT_TEAM_DESTROY };

    a.team = 1 + (int)below(TEAMS_MAX - 1);
    if (!g.team[a.team].live)
        return false;
    for (int pe = 0; pe < g.npes; pe++)
        for (int c = 0; c < CTX_MAX; c++)
            if (g.ctx[pe][c].live && g.ctx[pe][c].team == a.team) {
                /* a private one its PE must destroy, others the team does */
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
    static const long options[] = { 0, 0, SHMEM_CTX_SERIALIZED,
        SHMEM_CTX_PRIVATE, SHMEM_CTX_NOSTORE,
        SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE };
    int pe = pick_pe(), slot = (int)below(CTX_MAX);
    int team = (int)below(TEAMS_MAX);
    struct act a = { .kind = ACT_CTX_CREATE, .who = 1u << pe, .ctx = slot };

    if (g.ctx[pe][slot].live)
        return false;
    a.value = (uint64_t)options[below(6)];
    a.team = -1;
    if (chance(50) && g.team[team].live && g.team[team].group.n[pe] > 0) {
        a.team = team;
        need(g.team[team].made);
    }
    g.ctx[pe][slot].live = true;
    g.ctx[pe][slot].made = g.step;
    g.ctx[pe][slot].team = a.team;
    g.ctx[pe][slot].options = (long)a.value;
    add(a);
    return true;
}

bool step_ctx_destroy(void)
{
    int pe = pick_pe(), slot = (int)below(CTX_MAX);

    if (!g.ctx[pe][slot].live)
        return false;
    g.ctx[pe][slot].live = false;
    g.steps[g.step].follows = g.ctx[pe][slot].made;
    add((struct act){ .kind = ACT_CTX_DESTROY, .who = 1u << pe, .ctx = slot });
    return true;
}
