/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes a plan out of a seed.  What an act reads or writes is claimed, byte by
 * byte, for the rest of the epoch; an act that finds no place is left out.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

/* How a byte is claimed.  OWNED: written by its own PE, which may read and write
 * it again.  From SHARED on: atomic operations of one type that commute. */
enum { FREE, READ, WRITTEN, OWNED, SHARED };
/* How an act wants it.  A LATE reader reads until the next quiet. */
enum { TO_READ, TO_READ_LATE, TO_WRITE, TO_OWN, TO_SHARE };

enum { NEEDS_MAX = 64 };

struct step {
    int needs[NEEDS_MAX], count; /* steps without which it cannot be */
    int follows;                 /* the step that it undoes, or -1 */
};

static struct {
    struct plan *plan;
    int capacity, npes, step;
    uint64_t state;
    unsigned char *claim[PES_MAX][OBJ_MAX];
    size_t size[OBJ_MAX];
    int made_obj[OBJ_MAX]; /* the step that made it */
    struct {
        bool live;
        int made;
        struct group group;
    } team[TEAMS_MAX];
    struct {
        bool live;
        int made, team; /* -1: the world */
        long options;
    } ctx[PES_MAX][CTX_MAX];
    bool psync_used[PSYNCS];
    size_t flags[PES_MAX]; /* so many bytes of flags are taken */
    struct { int pe, type, class; struct ref ref; } word[64];
    int words;
    struct { struct act act; } wipe[256];
    int wipes;
    struct step *steps;
} g;

/* What the plan keeps until its end. */
static void **kept;
static int kept_count;

static void *keep_copy(const void *from, size_t bytes)
{
    void *to = malloc(bytes);

    kept = realloc(kept, (size_t)(kept_count + 1) * sizeof *kept);
    if (to == NULL || kept == NULL)
        abort();
    kept[kept_count++] = to;
    memcpy(to, from, bytes);
    return to;
}

static uint64_t below(uint64_t n)
{
    return n == 0 ? 0 : mix(++g.state) % n;
}

static bool chance(int percent)
{
    return below(100) < (uint64_t)percent;
}

static int pick_pe(void)
{
    return (int)below((uint64_t)g.npes);
}

/* Few mostly, sometimes many, never more than most. */
static size_t pick_count(size_t most)
{
    uint64_t kind = below(100);
    size_t n = kind < 4 ? 0
        : kind < 60     ? 1 + below(16)
        : kind < 85     ? 1 + below(512)
        : kind < 97     ? 1 + below(8192)
                        : 1 + below(100000);

    return n > most ? 1 + below(most) : n;
}

static int pick_type(bool (*fits)(int))
{
    int type;

    do
        type = (int)below(TYPES);
    while (!fits(type));
    return type;
}

/* ---- acts and what they need */

static struct act *add(struct act act)
{
    struct plan *plan = g.plan;

    if (plan->acts == g.capacity) {
        g.capacity = 2 * g.capacity + 64;
        plan->act = realloc(plan->act,
            (size_t)g.capacity * sizeof *plan->act);
        if (plan->act == NULL)
            abort();
    }
    act.step = g.step;
    plan->act[plan->acts] = act;
    return &plan->act[plan->acts++];
}

static void need(int step)
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
    case TO_READ_LATE:
        return claim == FREE || claim == READ;
    case TO_WRITE:
        return claim == FREE;
    case TO_OWN:
        return claim == FREE || claim == OWNED;
    default:
        return claim == FREE || claim == want;
    }
}

static int claimed(int claim, int want)
{
    switch (want) {
    case TO_READ:
    case TO_READ_LATE:
        return claim == OWNED ? want == TO_READ ? OWNED : WRITTEN : READ;
    case TO_WRITE:
        return WRITTEN;
    case TO_OWN:
        return OWNED;
    default:
        return want;
    }
}

/* Blocks of bytes, stride apart, at ref of the PEs in who: are they to be had,
 * or, with take, have them. */
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
                    *c = (unsigned char)claimed(*c, want);
                else if (!fits(*c, want) &&
                    !(own && *c == OWNED && want <= TO_READ_LATE))
                    return false;
            }
    }
    return true;
}

/* A place for blocks that all PEs of who have in one object. */
static bool place_blocks(unsigned who, size_t bytes, size_t blocks,
    size_t stride, size_t align, int want, bool symmetric, struct ref *ref_p)
{
    size_t span = blocks == 0 ? 0 : (blocks - 1) * stride + bytes;

    for (int try = 0; try < 16; try++) {
        struct ref ref = { (int)below(OBJ_MAX), 0 };
        size_t least = ref.obj == OBJ_STATIC ? FLAG_BYTES : 0;
        size_t room;

        if (g.size[ref.obj] < least + span || g.size[ref.obj] == 0 ||
            (symmetric && ref.obj == OBJ_LOCAL))
            continue;
        room = (g.size[ref.obj] - least - span) / align + 1;
        ref.off = least +
            (chance(5)       ? 0
                : chance(10) ? room - 1
                             : below(room)) * align;
        /* one PE alone may go on with what it wrote itself */
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

static bool place(unsigned who, size_t bytes, size_t align, int want,
    bool symmetric, struct ref *ref_p)
{
    return place_blocks(who, bytes, 1, 0, align, want, symmetric, ref_p);
}

/* n flags of a PE, which are 0. */
static bool place_flags(int pe, int type, size_t n, struct ref *ref_p)
{
    size_t size = types[type].size;
    size_t at = (g.flags[pe] + size - 1) / size * size;

    if (at + n * size > FLAG_BYTES)
        return false;
    g.flags[pe] = at + n * size;
    *ref_p = (struct ref){ OBJ_STATIC, at };
    return true;
}

/* The bytes between the values of a long double are anybody's. */
static void wipe(unsigned who, int type, struct ref ref, size_t n)
{
    if (type != T_longdouble || n == 0)
        return;
    if (g.wipes == 256)
        abort();
    g.wipe[g.wipes++].act = (struct act){ .kind = ACT_WIPE, .who = who,
        .d = ref, .n = n, .type = type, .step = g.step };
}

static bool can_wipe(void)
{
    return g.wipes < 240;
}

/* A context of pe with which it reaches target, or -1; the target's number. */
static int pick_ctx(int pe, int target, int *vpe_p)
{
    int c = (int)below(CTX_MAX);

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

static void add_order(int kind, int pe, int ctx)
{
    add((struct act){ .kind = kind, .who = 1u << pe, .ctx = ctx });
}

/* ---- remote memory access */

static bool rma_fits(int type)
{
    return rma_of[type] != NULL;
}

/* A transfer of any form between pe and another.  A put of the fields d, n and
 * type if these are there. */
static bool step_rma(void)
{
    struct act a = { .kind = ACT_RMA, .type = pick_type(rma_fits) };
    const struct type *t = &types[a.type];
    int me = pick_pe();
    bool nbi, get, strided;
    size_t blocks, bytes, dst, sst;

    do
        a.form = (int)below(PUT_SIGNAL);
    while (!rma_has(a.type, a.form));
    a.pe = pick_pe();
    a.who = 1u << me;
    a.ctx = pick_ctx(me, a.pe, &a.vpe);
    get = a.form == GET || a.form == GET_NBI || a.form == G ||
        a.form == IGET || a.form == IBGET;
    nbi = a.form == GET_NBI || a.form == PUT_NBI;
    strided = a.form >= IPUT;
    a.n = a.form == P || a.form == G ? 1 : pick_count(1 << 20);
    a.bs = 1;
    if (strided) {
        a.n = a.n % 500;
        if (a.form >= IBPUT)
            a.bs = 1 + below(20);
        a.dst = (ptrdiff_t)(a.bs + below(chance(50) ? 2 : 12));
        a.sst = (ptrdiff_t)(a.bs + below(chance(50) ? 2 : 12));
        blocks = a.n;
        bytes = a.bs * t->size;
    } else {
        blocks = 1;
        bytes = a.n * t->size;
    }
    dst = (size_t)a.dst * t->size;
    sst = (size_t)a.sst * t->size;
    if (t->class != BITS && !can_wipe())
        return false;
    if (get) {
        if (!place_blocks(1u << a.pe, bytes, blocks, sst, t->align, TO_READ,
                true, &a.s) ||
            !place_blocks(a.who, bytes, blocks, dst, t->align,
                nbi || a.type == T_longdouble ? TO_WRITE : TO_OWN, false,
                &a.d))
            return false;
        if (a.form == G)
            wipe(a.who, a.type, a.d, 1);
    } else {
        if (!place_blocks(a.who, bytes, blocks, sst, t->align,
                nbi ? TO_READ_LATE : TO_READ, false, &a.s) ||
            !place_blocks(1u << a.pe, bytes, blocks, dst, t->align, TO_WRITE,
                true, &a.d))
            return false;
        if (a.form == P)
            wipe(1u << a.pe, a.type, a.d, 1);
    }
    add(a);
    return true;
}

/* The same place written again and again, with a fence between. */
static bool step_fence(void)
{
    int me = pick_pe(), pe = pick_pe(), vpe, ctx = pick_ctx(me, pe, &vpe);
    size_t bytes = 8 * (1 + pick_count(2000));
    int rounds = 2 + (int)below(3);
    struct ref d;

    if (!place(1u << pe, bytes, 8, TO_WRITE, true, &d))
        return false;
    for (int i = 0; i < rounds; i++) {
        static const int some[] = { T_MEM, T_64, T_double, T_short, T_uint };
        struct act a = { .kind = ACT_RMA, .type = some[below(5)], .pe = pe,
            .vpe = vpe, .ctx = ctx, .who = 1u << me };
        size_t size = types[a.type].size, first;

        a.form = chance(50) ? PUT : PUT_NBI;
        first = below(bytes / 8) * 8;
        a.n = 1 + below((bytes - first) / size);
        if (!place(a.who, a.n * size, types[a.type].align,
                a.form == PUT ? TO_READ : TO_READ_LATE, false, &a.s))
            return i > 0;
        a.d = (struct ref){ d.obj, d.off + first };
        if (i > 0)
            add_order(chance(70) ? ACT_FENCE : ACT_QUIET, me, ctx);
        add(a);
    }
    return true;
}

static bool step_ptr(void)
{
    struct act a = { .kind = ACT_PTR, .n = pick_count(5000), .pe = pick_pe() };

    a.who = 1u << pick_pe();
    if (!place(a.who, a.n, 1, TO_READ, false, &a.s) ||
        !place(1u << a.pe, a.n, 1, TO_WRITE, true, &a.d))
        return false;
    add(a);
    return true;
}

static bool step_fill(void)
{
    struct act a = { .kind = ACT_FILL, .type = T_MEM, .n = pick_count(20000) };

    a.who = 1u << pick_pe();
    a.value = below(UINT64_MAX);
    if (!place(a.who, a.n, 1, TO_OWN, false, &a.d))
        return false;
    add(a);
    return true;
}

/* ---- atomic operations */

static bool amo_fits(int type)
{
    return amo_of[type] != NULL;
}

static bool fetches(int form)
{
    return form == AMO_FETCH || form == AMO_SWAP || form == AMO_CSWAP ||
        form == AMO_FINC || form == AMO_FADD || form == AMO_FAND ||
        form == AMO_FOR || form == AMO_FXOR;
}

static void pick_naming(struct act *a)
{
    int naming = (int)below(4);

    a->naming = NAME_NOW;
    if (naming < 3 && amo_has(a->type, a->form, naming))
        a->naming = naming;
    if (a->naming == NAME_OLD) {
        a->ctx = -1;
        a->vpe = a->pe;
    }
}

/* On a word that others may be at as well: the operations commute, and what is
 * fetched is anything. */
static bool step_amo_shared(void)
{
    static const int forms[4][4] = {
        { AMO_INC, AMO_ADD, AMO_FINC, AMO_FADD },
        { AMO_AND, AMO_FAND, AMO_AND, AMO_FAND },
        { AMO_OR, AMO_FOR, AMO_OR, AMO_FOR },
        { AMO_XOR, AMO_FXOR, AMO_XOR, AMO_FXOR },
    };
    int class = (int)below(4), type = pick_type(amo_fits), pe = pick_pe();
    int times = 1 + (int)below(6), w = (int)below(64);
    struct ref word;

    if (w < g.words) {
        type = g.word[w].type;
        class = g.word[w].class;
        pe = g.word[w].pe;
        word = g.word[w].ref;
        if (word.obj >= OBJ_HEAP)
            need(g.made_obj[word.obj]);
    } else {
        if (!amo_has(type, forms[class][0], NAME_NOW) ||
            !place(1u << pe, types[type].size, types[type].size,
                TO_SHARE + type * 4 + class, true, &word))
            return false;
        if (g.words < 64) {
            g.word[g.words].pe = pe;
            g.word[g.words].type = type;
            g.word[g.words].class = class;
            g.word[g.words++].ref = word;
        }
    }
    for (int i = 0; i < times; i++) {
        struct act a = { .kind = ACT_AMO, .type = type, .pe = pe, .d = word,
            .form = forms[class][below(4)], .x = { -1, 0 } };
        int me = pick_pe();

        a.who = 1u << me;
        a.ctx = pick_ctx(me, pe, &a.vpe);
        a.value = below(UINT64_MAX);
        pick_naming(&a);
        add(a);
    }
    return true;
}

/* Some operations of one PE on a word of its own, one after the other; what they
 * fetch is kept. */
static bool step_amo_chain(void)
{
    int me = pick_pe(), pe = pick_pe(), vpe, ctx = pick_ctx(me, pe, &vpe);
    int type = pick_type(amo_fits), times = 1 + (int)below(5);
    uint64_t known = below(1000);
    struct ref word;

    if (!place(1u << pe, types[type].size, types[type].size, TO_WRITE, true,
            &word))
        return false;
    for (int i = 0; i < times; i++) {
        struct act a = { .kind = ACT_AMO, .type = type, .pe = pe, .vpe = vpe,
            .ctx = ctx, .d = word, .x = { -1, 0 }, .who = 1u << me };

        /* the first makes a number of what are any bits */
        do
            a.form = i == 0 && types[type].class == REAL ? AMO_SET
                                                         : (int)below(AMO_FORMS);
        while (!amo_has(type, a.form, NAME_NOW));
        a.value = below(1000);
        a.cond = chance(60) ? known : below(1000);
        pick_naming(&a);
        if (fetches(a.form) &&
            !place(a.who, types[type].size, types[type].size,
                a.naming == NAME_NBI ? TO_WRITE : TO_OWN, false, &a.x))
            return i > 0;
        add(a);
        if (a.form == AMO_SET || a.form == AMO_SWAP ||
            (a.form == AMO_CSWAP && a.cond == known))
            known = a.value;
        if (!fetches(a.form) || a.naming == NAME_NBI)
            add_order(ACT_QUIET, me, a.ctx);
    }
    return true;
}

/* Everybody draws numbers and ticks them off. */
static bool step_tickets(void)
{
    struct act a = { .kind = ACT_TICKET, .pe = pick_pe(), .vpe = pick_pe() };
    int each = 1 + (int)below(60 / (uint64_t)g.npes);

    do
        a.type = pick_type(amo_fits);
    while (!amo_has(a.type, AMO_FINC, NAME_NOW));
    if (!place_flags(a.pe, a.type, 1, &a.d) ||
        !place(1u << a.vpe, 8, 8, TO_WRITE, true, &a.x))
        return false;
    for (int pe = 0; pe < g.npes; pe++)
        for (int i = 0; i < each; i++) {
            a.who = 1u << pe;
            add(a);
        }
    return true;
}

static bool step_lock(void)
{
    int pe = pick_pe(), lock = (int)below(LOCKS_MAX), each = 1 + (int)below(3);
    struct ref word;

    if (!place(1u << pe, 8, 8, TO_WRITE, true, &word))
        return false;
    for (int i = 0; i < each; i++)
        for (int me = 0; me < g.npes; me++) {
            struct act a = { .who = 1u << me, .pe = pe, .d = word,
                .n = (size_t)lock };

            if (chance(20))
                continue;
            a.kind = ACT_LOCK;
            a.form = (int)below(2);
            add(a);
            a.kind = ACT_BUMP;
            add(a);
            a.kind = ACT_UNLOCK;
            add(a);
        }
    return true;
}

/* ---- messages */

static bool wait_fits(int type)
{
    return wait_of[type] != NULL;
}

/* How to wait for value in a flag that is 0. */
static void pick_condition(struct act *wait, uint64_t value)
{
    bool negative = types[wait->type].is_signed && (int64_t)value < 0;
    static const int up[] = { SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
        SHMEM_CMP_GE };
    static const int down[] = { SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_LT,
        SHMEM_CMP_LE };

    wait->cmp = (negative ? down : up)[below(4)];
    wait->value = wait->cmp == SHMEM_CMP_NE ? 0
        : wait->cmp == SHMEM_CMP_GT         ? value - 1
        : wait->cmp == SHMEM_CMP_LT         ? value + 1
                                            : value;
}

static uint64_t pick_flag_value(int type)
{
    uint64_t value = 1 + below(100);

    return types[type].is_signed && chance(30) ? (uint64_t)-(int64_t)value
                                               : value;
}

/* Makes the flag value by an operation of ctx, on which the data went before. */
static bool add_notice(int me, int pe, int ctx, int vpe, int type,
    struct ref flag, uint64_t value, bool after_fence)
{
    struct act a = { .pe = pe, .vpe = vpe, .ctx = ctx, .type = type,
        .who = 1u << me, .d = flag, .value = value, .x = { -1, 0 } };
    int way = (int)below(4);

    if (type == T_uint64 && way == 0) {
        a.kind = ACT_SIGNAL;
        a.sigop = chance(50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
    } else if (amo_of[type] != NULL && way != 1) {
        a.kind = ACT_AMO;
        a.form = chance(50) ? AMO_SET : AMO_ADD;
        /* one that fetches is not ordered by a fence alone */
        if (!after_fence && chance(30))
            a.form = AMO_FADD;
        pick_naming(&a);
        if (after_fence && a.naming == NAME_OLD && ctx >= 0) {
            a.naming = NAME_NOW;
            a.ctx = ctx;
            a.vpe = vpe;
        }
    } else {
        a.kind = ACT_RMA;
        a.form = P;
        a.n = 1;
        /* the value comes out of a word of the caller's own */
        if (!place(a.who, types[type].size, types[type].size, TO_OWN, false,
                &a.s)) {
            return false;
        }
        add((struct act){ .kind = ACT_FILL, .type = type, .n = 1,
                .who = a.who, .d = a.s, .value = value, .form = 1 });
    }
    add(a);
    return true;
}

/* Data goes from PE to PE; each waits for it and hands it on. */
static bool step_message(void)
{
    int me = pick_pe(), hops = 1 + (int)below(3);
    size_t bytes = pick_count(30000);
    struct ref from;

    if (!place(1u << me, bytes, 8, TO_READ_LATE, false, &from))
        return false;
    for (int hop = 0; hop < hops; hop++) {
        int pe = pick_pe(), vpe, ctx = pick_ctx(me, pe, &vpe);
        int way = (int)below(4), flag_type;
        struct act wait = { .kind = ACT_WAIT, .who = 1u << pe, .n = 1 };
        struct act put = { .kind = ACT_RMA, .type = T_MEM, .n = bytes,
            .who = 1u << me, .pe = pe, .vpe = vpe, .ctx = ctx, .s = from };
        struct act check = { .kind = ACT_CHECK, .who = 1u << pe, .n = bytes };
        uint64_t value;
        struct ref to, flag;

        if (bytes % 8 == 0 && chance(50)) {
            put.type = chance(50) ? T_64 : T_double;
            put.n = bytes / 8;
        }
        flag_type = way == 0 ? T_uint64 : pick_type(wait_fits);
        if (!place(1u << pe, bytes, 8, TO_WRITE, true, &to) ||
            !place_flags(pe, flag_type, 1, &flag))
            return hop > 0;
        put.d = to;
        value = pick_flag_value(flag_type);
        if (way == 0) {
            put.form = chance(50) ? PUT_SIGNAL : PUT_SIGNAL_NBI;
            put.x = flag;
            put.value = value;
            put.sigop = chance(50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
            add(put);
        } else {
            put.form = chance(50) ? PUT : PUT_NBI;
            add(put);
            add_order(way == 1 ? ACT_FENCE : ACT_QUIET, me, ctx);
            if (!add_notice(me, pe, ctx, vpe, flag_type, flag, value,
                    way == 1))
                return hop > 0;
        }
        wait.type = flag_type;
        do
            wait.form = (int)below(WAIT_FORMS);
        while (!wait_has(flag_type, wait.form));
        wait.d = flag;
        pick_condition(&wait, value);
        add(wait);
        check.d = to;
        add(check);
        from = to;
        me = pe;
    }
    return true;
}

/* Some PEs set the flags of one, which waits for all of them. */
static bool step_wait_many(void)
{
    int pe = pick_pe(), type = pick_type(wait_fits);
    struct act wait = { .kind = ACT_WAIT, .who = 1u << pe, .type = type };
    uint64_t value = pick_flag_value(type);
    size_t size = types[type].size;

    wait.n = 1 + below(24);
    if (!place_flags(pe, type, wait.n, &wait.d))
        return false;
    do
        wait.form = WAIT_ALL + (int)below(WAIT_SIGNAL - WAIT_ALL);
    while (!wait_has(type, wait.form));
    pick_condition(&wait, value);
    for (size_t i = 0; i < wait.n; i++) {
        int me = pick_pe(), vpe, ctx = pick_ctx(me, pe, &vpe);

        if (!add_notice(me, pe, ctx, vpe, type,
                (struct ref){ OBJ_STATIC, wait.d.off + i * size }, value, false))
            return false;
    }
    add(wait);
    return true;
}

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

static bool step_coll(void)
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

static bool step_sync(void)
{
    add((struct act){ .kind = chance(50) ? ACT_BARRIER_ALL : ACT_SYNC_ALL,
        .who = (1u << g.npes) - 1 });
    return true;
}

static bool step_order(void)
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

static bool step_split(void)
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

static bool step_team_destroy(void)
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

static bool step_ctx_create(void)
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

static bool step_ctx_destroy(void)
{
    int pe = pick_pe(), slot = (int)below(CTX_MAX);

    if (!g.ctx[pe][slot].live)
        return false;
    g.ctx[pe][slot].live = false;
    g.steps[g.step].follows = g.ctx[pe][slot].made;
    add((struct act){ .kind = ACT_CTX_DESTROY, .who = 1u << pe, .ctx = slot });
    return true;
}

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

/* Every PE writes its part of what is new, before others come. */
static void add_first_fill(int obj, size_t from, size_t to)
{
    for (int pe = 0; pe < g.npes; pe++)
        add((struct act){ .kind = ACT_FILL, .type = T_MEM, .n = to - from,
            .d = { obj, from }, .who = 1u << pe, .value = below(UINT64_MAX) });
    add((struct act){ .kind = ACT_BARRIER_ALL, .who = everybody() });
}

static size_t pick_size(void)
{
    switch (below(6)) {
    case 0: return 1 + below(64);
    case 1: return 64 + below(1000);
    case 2: return (size_t)1 << (6 + below(12));
    case 3: return 300000 + below(400000);
    default: return 1000 + below(60000);
    }
}

static bool step_new(void)
{
    struct act a = { .kind = ACT_NEW, .who = everybody() };
    int obj = OBJ_HEAP;

    while (obj < OBJ_MAX && g.size[obj] != 0)
        obj++;
    if (obj == OBJ_MAX)
        return false;
    a.d.obj = obj;
    a.n = pick_size();
    a.form = (int)below(NEW_FORMS);
    a.bs = a.form == NEW_ALIGN ? (size_t)8 << below(12) : 0;
    set_size(obj, a.n);
    g.made_obj[obj] = g.step;
    add(a);
    add_first_fill(obj, 0, a.n);
    return true;
}

static bool step_renew(void)
{
    struct act a = { .kind = ACT_RENEW, .who = everybody() };
    int obj = OBJ_HEAP + (int)below(HEAP_MAX);
    size_t before = g.size[obj];

    if (before == 0)
        return false;
    a.d.obj = obj;
    a.n = pick_size();
    a.form = (int)below(2);
    set_size(obj, a.n);
    g.steps[g.step].follows = g.made_obj[obj];
    add(a);
    if (a.n > before)
        add_first_fill(obj, before, a.n);
    return true;
}

static bool step_free(void)
{
    struct act a = { .kind = ACT_FREE, .who = everybody() };

    a.d.obj = OBJ_HEAP + (int)below(HEAP_MAX);
    a.form = (int)below(2);
    if (g.size[a.d.obj] == 0)
        return false;
    g.size[a.d.obj] = 0;
    g.steps[g.step].follows = g.made_obj[a.d.obj];
    add(a);
    return true;
}

static bool step_too_much(void)
{
    add((struct act){ .kind = ACT_TOO_MUCH, .who = everybody(),
        .n = SIZE_MAX / 2 - below(100000) });
    return true;
}

/* ---- plans */

static void end_epoch(void)
{
    struct act *a = add((struct act){ .kind = ACT_SETTLE, .always = true,
        .who = everybody() });

    (void)a;
    for (int i = 0; i < g.wipes; i++) {
        struct act *w = add(g.wipe[i].act);

        w->step = g.wipe[i].act.step;
    }
    add((struct act){ .kind = ACT_COMPARE, .always = true,
        .who = everybody() });
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
} kinds[] = {
    { step_rma, 34 }, { step_fence, 5 }, { step_ptr, 3 }, { step_fill, 3 },
    { step_amo_shared, 12 }, { step_amo_chain, 8 }, { step_tickets, 3 },
    { step_lock, 3 }, { step_message, 10 }, { step_wait_many, 5 },
    { step_coll, 22 }, { step_sync, 1 }, { step_order, 2 }, { step_split, 3 },
    { step_team_destroy, 2 }, { step_ctx_create, 4 }, { step_ctx_destroy, 3 },
}, boundary_kinds[] = {
    { step_new, 50 }, { step_renew, 15 }, { step_free, 30 },
    { step_too_much, 5 },
};

static bool one_step(bool boundary)
{
    size_t n = boundary ? sizeof boundary_kinds / sizeof boundary_kinds[0]
                        : sizeof kinds / sizeof kinds[0];
    int total = 0, at, i = 0, acts = g.plan->acts, wipes = g.wipes;

    for (size_t k = 0; k < n; k++)
        total += boundary ? boundary_kinds[k].weight : kinds[k].weight;
    at = (int)below((uint64_t)total);
    while (at >= (boundary ? boundary_kinds[i].weight : kinds[i].weight))
        at -= boundary ? boundary_kinds[i].weight : kinds[i].weight, i++;
    g.steps[g.step] = (struct step){ .follows = -1 };
    if (!(boundary ? boundary_kinds[i].step() : kinds[i].step())) {
        g.plan->acts = acts;
        g.wipes = wipes;
        return false;
    }
    return true;
}

static unsigned char *wanted; /* by the number of the step */
static struct step *last_steps;

void plan_make(struct plan *plan, uint64_t seed, int npes, int steps)
{
    int left = 0;

    memset(&g, 0, sizeof g);
    memset(plan, 0, sizeof *plan);
    plan->seed = seed;
    plan->npes = g.npes = npes;
    plan->steps = steps;
    g.plan = plan;
    g.state = mix(seed) ^ (uint64_t)npes;
    g.steps = calloc((size_t)steps + 2, sizeof *g.steps);
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
    /* step 0 is what every plan begins with */
    g.steps[0].follows = -1;
    for (int pe = 0; pe < npes; pe++)
        for (int obj = OBJ_STATIC; obj <= OBJ_LOCAL; obj++) {
            size_t from = obj == OBJ_STATIC ? FLAG_BYTES : 0;

            add((struct act){ .kind = ACT_FILL, .type = T_MEM, .always = true,
                .n = g.size[obj] - from, .d = { obj, from }, .who = 1u << pe,
                .value = below(UINT64_MAX) });
        }
    add((struct act){ .kind = ACT_BARRIER_ALL, .who = everybody(),
        .always = true });
    for (g.step = 1; g.step <= steps;) {
        if (left == 0) {
            if (g.step > 1)
                end_epoch();
            left = 1 + (int)below(16);
            while (g.step <= steps && chance(35))
                g.step += one_step(true);
            if (g.step > steps)
                break;
        }
        if (one_step(false)) {
            g.step++;
            left--;
        } else if (chance(10)) {
            left = 0; /* no place any more */
        }
    }
    g.step = steps + 1;
    end_epoch();
    for (int obj = 0; obj < OBJ_MAX; obj++)
        for (int pe = 0; pe < npes; pe++)
            free(g.claim[pe][obj]);
    free(last_steps);
    last_steps = g.steps;
}

void plan_free(struct plan *plan)
{
    for (int i = 0; i < kept_count; i++)
        free(kept[i]);
    free(kept);
    kept = NULL;
    kept_count = 0;
    free(plan->act);
    plan->act = NULL;
    free(wanted);
    wanted = NULL;
}

/* Which steps a list as "1-5,9" leaves: those of it, of which everything is there
 * that they need.  What undoes a step stays with it. */
void plan_want(const struct plan *plan, const char *list)
{
    free(wanted);
    wanted = calloc((size_t)plan->steps + 2, 1);
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
