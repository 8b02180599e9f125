/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes a plan out of a seed.  An act that finds no free bytes is left out.
 * The other files have the kinds of steps, this file those with memory.
 */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* ---- memory, between epochs */

static unsigned everybody(void)
{
    return (1u << g.npes) - 1;
}

static void set_size(int obj, size_t size)
{
    g.size[obj] = size;
    for (int pe = 0; pe < g.npes; pe++) {
        g.claim[pe][obj] = realloc(g.claim[pe][obj], size + 1);
        if (g.claim[pe][obj] == NULL)
            abort();
        memset(g.claim[pe][obj], FREE, size + 1);
    }
}

/* Every PE writes its part of a new object, before others access it. */
static void add_first_fill(int obj, size_t from, size_t to)
{
    add_fill(everybody(), T_MEM, (struct ref){obj, from}, to - from);
    add((struct act){.kind = ACT_BARRIER_ALL, .who = everybody()});
}

static size_t pick_size(void)
{
    switch (below(6)) {
    case 0: return 1 + below(64);
    case 1: return 64 + below(1000);
    case 2: return (size_t) 1 << (6 + below(12));
    case 3: return 300000 + below(400000);
    default: return 1000 + below(60000);
    }
}

static bool add_new(size_t size)
{
    struct act a = {.kind = ACT_NEW, .who = everybody()};
    int obj = OBJ_HEAP;

    while (obj < OBJ_MAX && g.size[obj] != 0)
        obj++;
    if (obj == OBJ_MAX)
        return false;
    a.d.obj = obj;
    a.n = size;
    a.form = (int) below(NEW_FORMS);
    a.bs = a.form == NEW_ALIGN ? (size_t) 8 << below(12) : 0;
    set_size(obj, a.n);
    g.made_obj[obj] = g.step;
    add(a);
    add_first_fill(obj, 0, a.n);
    return true;
}

static bool step_new(void)
{
    return add_new(pick_size());
}

/* A block for step_switch, unless there is one. */
static bool step_new_large(void)
{
    for (int obj = 0; obj < OBJ_MAX; obj++)
        if (g.size[obj] >= 2 * SWITCH_MOST)
            return false;
    return add_new(2 * SWITCH_MOST + below(400000));
}

static bool step_renew(void)
{
    struct act a = {.kind = ACT_RENEW, .who = everybody()};
    int obj = OBJ_HEAP + (int) below(HEAP_MAX);
    size_t before = g.size[obj];

    if (before == 0)
        return false;
    a.d.obj = obj;
    a.n = pick_size();
    a.form = (int) below(2);
    set_size(obj, a.n);
    g.steps[g.step].follows = g.made_obj[obj];
    add(a);
    if (a.n > before)
        add_first_fill(obj, before, a.n);
    return true;
}

static bool step_free(void)
{
    struct act a = {.kind = ACT_FREE, .who = everybody()};

    a.d.obj = OBJ_HEAP + (int) below(HEAP_MAX);
    a.form = (int) below(2);
    if (g.size[a.d.obj] == 0)
        return false;
    g.size[a.d.obj] = 0;
    g.steps[g.step].follows = g.made_obj[a.d.obj];
    add(a);
    return true;
}

static bool step_too_much(void)
{
    add((struct act){.kind = ACT_TOO_MUCH,
                     .who = everybody(),
                     .n = SIZE_MAX / 2 - below(100000)});
    return true;
}

/* ---- plans */

static void end_epoch(void)
{
    add((struct act){.kind = ACT_SETTLE, .always = true, .who = everybody()});
    for (int i = 0; i < g.wipes; i++) {
        struct act *w = add(g.wipe[i].act);

        w->step = g.wipe[i].act.step;
    }
    add((struct act){.kind = ACT_COMPARE, .always = true, .who = everybody()});
    g.wipes = g.words = 0;
    memset(g.psync_used, 0, sizeof g.psync_used);
    memset(g.flags, 0, sizeof g.flags);
    for (int obj = 0; obj < OBJ_MAX; obj++)
        for (int pe = 0; pe < g.npes && g.size[obj] > 0; pe++)
            memset(g.claim[pe][obj], FREE, g.size[obj]);
}

static const struct {
    bool (*step)(void);
    int weight;
} kinds[] =
    {
        {step_rma, 34},        {step_ptr, 3},          {step_fill, 3},
        {step_amo_shared, 12}, {step_tickets, 3},      {step_lock, 3},
        {step_message, 10},    {step_wait_many, 5},    {step_mix, 27},
        {step_coll, 22},       {step_sync, 1},         {step_order, 2},
        {step_split, 6},       {step_team_destroy, 4}, {step_ctx_create, 12},
        {step_ctx_destroy, 3}, {step_team_cycles, 4},
},
  boundary_kinds[] = {
      {step_new, 50},
      {step_renew, 15},
      {step_free, 30},
      {step_too_much, 5},
};

static bool try_step(bool (*step)(void))
{
    int acts = g.plan->acts, wipes = g.wipes;

    g.steps[g.step] = (struct step){.follows = -1};
    if (step())
        return true;
    g.plan->acts = acts;
    g.wipes = wipes;
    return false;
}

static bool one_step(bool boundary)
{
    size_t n = boundary ? sizeof boundary_kinds / sizeof boundary_kinds[0]
                        : sizeof kinds / sizeof kinds[0];
    int total = 0, at, i = 0;

    for (size_t k = 0; k < n; k++)
        total += boundary ? boundary_kinds[k].weight : kinds[k].weight;
    at = (int) below((uint64_t) total);
    while (at >= (boundary ? boundary_kinds[i].weight : kinds[i].weight))
        at -= boundary ? boundary_kinds[i].weight : kinds[i].weight, i++;
    return try_step(boundary ? boundary_kinds[i].step : kinds[i].step);
}

static unsigned char *wanted; /* by the number of the step */
static struct step *last_steps;

/* An empty plan, with the static and the local object and the world team. */
static void begin_plan(struct plan *plan, uint64_t seed, int npes, int steps)
{
    memset(&g, 0, sizeof g);
    memset(plan, 0, sizeof *plan);
    plan->seed = seed;
    plan->npes = g.npes = npes;
    plan->steps = steps;
    g.plan = plan;
    g.state = mix(seed) ^ (uint64_t) npes;
    g.steps = calloc((size_t) steps + 2, sizeof *g.steps);
    if (g.steps == NULL)
        abort();
    set_size(OBJ_STATIC, STATIC_BYTES);
    set_size(OBJ_LOCAL, LOCAL_BYTES);
    g.team[0].live = true;
    g.team[0].made = -1;
    for (int pe = 0; pe < npes; pe++) {
        g.team[0].group.n[pe] = npes;
        for (int k = 0; k < npes; k++)
            g.team[0].group.pe[pe][k] = k;
    }
}

/* Step 0, with which every plan begins: each PE fills its own memory. */
static void add_step_0(void)
{
    g.steps[0].follows = -1;
    add_first_fill(OBJ_LOCAL, 0, LOCAL_BYTES);
    add_first_fill(OBJ_STATIC, FLAG_BYTES, STATIC_BYTES);
    for (int i = 0; i < g.plan->acts; i++)
        g.plan->act[i].always = true;
}

/* Steps 1 to `steps`, in epochs of up to 16 steps.  Memory is allocated and
 * freed between epochs only. */
static void add_steps(int steps)
{
    int left = 0;

    for (g.step = 1; g.step <= steps;) {
        if (left == 0) {
            if (g.step > 1)
                end_epoch();
            left = 1 + (int) below(16);
            while (g.step <= steps && chance(35))
                g.step += one_step(true);
            if (g.step <= steps && chance(30))
                g.step += try_step(step_new_large);
            while (g.step <= steps && chance(50)) /* all bytes are free */
                g.step += try_step(step_switch);
            if (g.step > steps)
                break;
        }
        if (one_step(false)) {
            g.step++;
            left--;
        } else if (chance(10)) {
            left = 0; /* all bytes may be claimed: a new epoch frees them */
        }
    }
    g.step = steps + 1;
    end_epoch();
}

void plan_make(struct plan *plan, uint64_t seed, int npes, int steps)
{
    begin_plan(plan, seed, npes, steps);
    add_step_0();
    add_steps(steps);
    for (int obj = 0; obj < OBJ_MAX; obj++)
        for (int pe = 0; pe < npes; pe++)
            free(g.claim[pe][obj]);
    free(last_steps);
    last_steps = g.steps;
}

void plan_free(struct plan *plan)
{
    keep_nothing();
    free(plan->act);
    plan->act = NULL;
    free(wanted);
    wanted = NULL;
}

/* Chooses the steps of a list as "1-5,9" whose needed steps are all in the
 * list, too.  A step that undoes another one is chosen with it. */
void plan_want(const struct plan *plan, const char *list)
{
    free(wanted);
    wanted = calloc((size_t) plan->steps + 2, 1);
    if (wanted == NULL)
        abort();
    while (*list != '\0') {
        char *end;
        long from = strtol(list, &end, 10), to = from;

        if (*end == '-')
            to = strtol(end + 1, &end, 10);
        for (long i = from; i <= to && i <= plan->steps; i++)
            if (i > 0)
                wanted[i] = 1;
        if (end == list)
            break;
        list = *end == ',' ? end + 1 : end;
    }
    for (int i = 1; i <= plan->steps; i++) {
        const struct step *s = &last_steps[i];

        if (s->follows >= 0)
            wanted[i] = wanted[s->follows];
        for (int k = 0; k < s->count; k++)
            if (!wanted[s->needs[k]])
                wanted[i] = 0;
    }
}

bool act_wanted(const struct act *act)
{
    return act->always || wanted == NULL || wanted[act->step];
}
