/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The state of the plan in the making.  The bytes that an act reads or writes
 * are claimed for the rest of the epoch.
 */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

struct plan_state g;

/* Memory that the plan keeps until its end. */
static void **kept;
static int kept_count;

void *keep_copy(const void *from, size_t bytes)
{
    void *to = malloc(bytes);

    kept = realloc(kept, (size_t) (kept_count + 1) * sizeof *kept);
    if (to == NULL || kept == NULL)
        abort();
    kept[kept_count++] = to;
    memcpy(to, from, bytes);
    return to;
}

void keep_nothing(void)
{
    for (int i = 0; i < kept_count; i++)
        free(kept[i]);
    free(kept);
    kept = NULL;
    kept_count = 0;
}

uint64_t below(uint64_t n)
{
    return n == 0 ? 0 : mix(++g.state) % n;
}

bool chance(int percent)
{
    return below(100) < (uint64_t) percent;
}

int pick_pe(void)
{
    return (int) below((uint64_t) g.npes);
}

size_t pick_count(size_t most)
{
    uint64_t kind = below(100);
    size_t n = kind < 4    ? 0
               : kind < 60 ? 1 + below(16)
               : kind < 85 ? 1 + below(512)
               : kind < 97 ? 1 + below(8192)
                           : 1 + below(100000);

    return n > most ? 1 + below(most) : n;
}

int pick_type(bool (*fits)(int))
{
    int type;

    do
        type = (int) below(TYPES);
    while (!fits(type));
    return type;
}

/* ---- acts and what they need */

struct act *add(struct act act)
{
    struct plan *plan = g.plan;

    if (plan->acts == g.capacity) {
        g.capacity = 2 * g.capacity + 64;
        plan->act = realloc(plan->act, (size_t) g.capacity * sizeof *plan->act);
        if (plan->act == NULL)
            abort();
    }
    act.step = g.step;
    plan->act[plan->acts] = act;
    return &plan->act[plan->acts++];
}

void add_fill(unsigned who, int type, struct ref at, size_t n)
{
    for (int pe = 0; pe < g.npes; pe++)
        if (who >> pe & 1)
            add((struct act){.kind = ACT_FILL,
                             .type = type,
                             .n = n,
                             .d = at,
                             .who = 1u << pe,
                             .value = below(UINT64_MAX)});
}

void add_check(unsigned who, struct ref at, size_t bytes)
{
    add((struct act){.kind = ACT_CHECK, .who = who, .d = at, .n = bytes});
}

void need(int step)
{
    struct step *s = &g.steps[g.step];

    for (int i = 0; i < s->count; i++)
        if (s->needs[i] == step)
            return;
    if (step < 0 || step == g.step)
        return;
    if (s->count == NEEDS_MAX)
        abort();
    s->needs[s->count++] = step;
}

/* ---- claims */

static bool fits(int claim, int want)
{
    switch (want) {
    case TO_READ:
    case TO_READ_LATE: return claim == FREE || claim == READ;
    case TO_WRITE: return claim == FREE;
    case TO_OWN: return claim == FREE || claim == OWNED;
    default: return claim == FREE || claim == want;
    }
}

static int claimed(int claim, int want)
{
    switch (want) {
    case TO_READ:
    case TO_READ_LATE:
        return claim == OWNED ? want == TO_READ ? OWNED : WRITTEN : READ;
    case TO_WRITE: return WRITTEN;
    case TO_OWN: return OWNED;
    default: return want;
    }
}

/* Are blocks of bytes, stride apart, at ref of the PEs in who free?  With take,
 * claims them. */
static bool claim_at(unsigned who, struct ref ref, size_t bytes, size_t blocks,
                     size_t stride, int want, bool own, bool take)
{
    for (int pe = 0; pe < g.npes; pe++) {
        unsigned char *claim = g.claim[pe][ref.obj] + ref.off;

        if (!(who >> pe & 1))
            continue;
        for (size_t b = 0; b < blocks; b++)
            for (size_t i = 0; i < bytes; i++) {
                unsigned char *c = &claim[b * stride + i];

                if (take)
                    *c = (unsigned char) claimed(*c, want);
                else if (!fits(*c, want) &&
                         !(own && *c == OWNED && want <= TO_READ_LATE))
                    return false;
            }
    }
    return true;
}

bool place_blocks(unsigned who, size_t bytes, size_t blocks, size_t stride,
                  size_t align, int want, bool symmetric, struct ref *ref_p)
{
    size_t span = blocks == 0 ? 0 : (blocks - 1) * stride + bytes;

    for (int try = 0; try < 16; try++) {
        struct ref ref = {(int) below(OBJ_MAX), 0};
        size_t least = ref.obj == OBJ_STATIC ? FLAG_BYTES : 0;
        size_t space;

        if (g.size[ref.obj] < least + span || g.size[ref.obj] == 0 ||
            (symmetric && ref.obj == OBJ_LOCAL))
            continue;
        space = (g.size[ref.obj] - least - span) / align + 1;
        ref.off = least + (chance(5)    ? 0
                           : chance(10) ? space - 1
                                        : below(space)) *
                              align;
        /* one PE may go on with the bytes that it has written itself */
        if (!claim_at(who, ref, bytes, blocks, stride, want,
                      !symmetric && (who & (who - 1)) == 0, false))
            continue;
        claim_at(who, ref, bytes, blocks, stride, want, false, true);
        if (ref.obj >= OBJ_HEAP)
            need(g.made_obj[ref.obj]);
        *ref_p = ref;
        return true;
    }
    return false;
}

bool place(unsigned who, size_t bytes, size_t align, int want, bool symmetric,
           struct ref *ref_p)
{
    return place_blocks(who, bytes, 1, 0, align, want, symmetric, ref_p);
}

bool place_flags(int pe, int type, size_t n, struct ref *ref_p)
{
    size_t size = types[type].size;
    size_t at = (g.flags[pe] + size - 1) / size * size;

    if (at + n * size > FLAG_BYTES)
        return false;
    g.flags[pe] = at + n * size;
    *ref_p = (struct ref){OBJ_STATIC, at};
    return true;
}

void wipe(unsigned who, int type, struct ref ref, size_t n)
{
    if (type != T_longdouble || n == 0)
        return;
    if (g.wipes == 256)
        abort();
    g.wipe[g.wipes++].act = (struct act){.kind = ACT_WIPE,
                                         .who = who,
                                         .d = ref,
                                         .n = n,
                                         .type = type,
                                         .step = g.step};
}

bool can_wipe(void)
{
    return g.wipes < 240;
}

int pick_ctx(int pe, int target, int *vpe_p)
{
    int c = (int) below(CTX_MAX);

    *vpe_p = target;
    if (chance(50) || !g.ctx[pe][c].live)
        return -1;
    if (g.ctx[pe][c].team >= 0) {
        const struct group *group = &g.team[g.ctx[pe][c].team].group;
        int k = 0;

        while (k < group->n[pe] && group->pe[pe][k] != target)
            k++;
        if (k == group->n[pe])
            return -1;
        *vpe_p = k;
    }
    need(g.ctx[pe][c].made);
    return c;
}

void add_order(int kind, int pe, int ctx)
{
    add((struct act){.kind = kind, .who = 1u << pe, .ctx = ctx});
}
