/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Steps that make and destroy teams and contexts.
 */
#include "plan.h"

#include <string.h>

/* ---- splits */

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

/* Colors and keys, most PEs with one color, and the teams that they make. */
static void split_colors(const struct group *parent, struct act *a,
                         struct group *group)
{
    size_t said[PES_MAX];

    for (int pe = 0; pe < g.npes; pe++)
        said[pe] = KEYS * (chance(10) ? 0 : chance(80) ? 1 : 2) + below(KEYS);
    a->kind = ACT_SPLIT_COLOR;
    a->count = keep_copy(said, sizeof said);
    for (int pe = 0; pe < g.npes; pe++)
        for (size_t key = 0; key < KEYS && said[pe] >= KEYS; key++)
            for (int k = 0; k < parent->n[pe]; k++)
                if (said[parent->pe[pe][k]] == said[pe] / KEYS * KEYS + key)
                    group->pe[pe][group->n[pe]++] = parent->pe[pe][k];
}

/* A split of a team into one in a slot, and with shmem_team_split_2d a second
 * one. */
static bool add_split(int team, int slot)
{
    static const struct group none;
    struct act a = {.kind = ACT_SPLIT, .team = team};
    struct group *group;
    const struct group *parent = &g.team[team].group;
    int least, most, other;

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
    if (chance(50)) {
        split_colors(parent, &a, group);
    } else {
        pick_triplet(&a, least);
        split_strided(parent, &a, group);
    }
    keep_team(slot, group);
    add(a);
    return true;
}

bool step_split(void)
{
    int slot = free_slot(1), team = (int) below(TEAMS_MAX);

    return slot < TEAMS_MAX && add_split(g.team[team].live ? team : 0, slot);
}

static bool add_team_destroy(int team)
{
    struct act a = {.kind = ACT_TEAM_DESTROY, .team = team};

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
    if (g.team[a.team].made != g.step)
        g.steps[g.step].follows = g.team[a.team].made;
    add(a);
    return true;
}

bool step_team_destroy(void)
{
    int team = 1 + (int) below(TEAMS_MAX - 1);

    return g.team[team].live && add_team_destroy(team);
}

/* A team that a PE is a member of. */
static int any_team_of(int pe)
{
    int team = (int) below(TEAMS_MAX);

    while (!g.team[team].live || g.team[team].group.n[pe] == 0)
        team = (team + TEAMS_MAX - 1) % TEAMS_MAX;
    return team;
}

static void add_ctx(int pe, int slot, int team, long options)
{
    if (team >= 0)
        need(g.team[team].made);
    g.ctx[pe][slot].live = true;
    g.ctx[pe][slot].made = g.step;
    g.ctx[pe][slot].team = team;
    g.ctx[pe][slot].options = options;
    add((struct act){.kind = ACT_CTX_CREATE,
                     .who = 1u << pe,
                     .ctx = slot,
                     .team = team,
                     .value = (uint64_t) options});
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

    if (g.ctx[pe][slot].live)
        return false;
    add_ctx(pe, slot, chance(75) ? any_team_of(pe) : -1, options[below(6)]);
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

/* ---- teams that come and go */

/* Each member of a team that has a free place for a context puts to all members on
 * one.  The contexts end with the team. */
static void add_ctx_puts(int team)
{
    const struct group *group = &g.team[team].group;

    for (int pe = 0; pe < g.npes; pe++) {
        int slot = (int) below(CTX_MAX);

        if (group->n[pe] == 0 || g.ctx[pe][slot].live)
            continue;
        add_ctx(pe, slot, team, 0);
        for (int k = 0; k < group->n[pe]; k++) {
            struct act put = {.kind = ACT_RMA,
                              .form = PUT,
                              .type = T_MEM,
                              .who = 1u << pe,
                              .pe = group->pe[pe][k],
                              .vpe = k,
                              .ctx = slot,
                              .n = 1 + below(300)};

            if (place(put.who, put.n, 1, TO_READ, false, &put.s) &&
                place(1u << put.pe, put.n, 1, TO_WRITE, true, &put.d))
                add(put);
        }
    }
}

/* Each team has a few collectives of all kinds, and more of one kind than a PE is
 * ahead of others. */
bool step_team_cycles(void)
{
    int slot = free_slot(1);

    if (slot == TEAMS_MAX)
        return false;
    for (int i = 0; i < 3; i++) {
        add_split(0, slot);
        add_ctx_puts(slot);
        add_team_colls(slot, 3);
        add_broadcasts(slot);
        add_team_destroy(slot);
    }
    return true;
}
