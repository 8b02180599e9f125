/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Steps of one or two PEs: remote memory access, atomic operations, messages.
 */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* ---- remote memory access */

static bool rma_fits(int type)
{
    return rma_has(type, PUT);
}

static bool is_get(int form)
{
    return form == GET || form == GET_NBI || form == G || form == IGET ||
           form == IBGET;
}

/* Gives a transfer without a stride or with one its size and its strides. */
static void pick_shape(struct act *a)
{
    a->n = a->form == P || a->form == G ? 1 : pick_count(1 << 20);
    a->bs = 1;
    if (a->form < IPUT)
        return;
    a->n = a->n % 500;
    if (a->form >= IBPUT)
        a->bs = 1 + below(20);
    a->dst = (ptrdiff_t) (a->bs + below(chance(50) ? 2 : 12));
    a->sst = (ptrdiff_t) (a->bs + below(chance(50) ? 2 : 12));
}

/* Places source and destination of a transfer.  Only the destination of a
 * blocking get belongs to its PE at once. */
static bool place_transfer(struct act *a)
{
    const struct type *t = &types[a->type];
    bool nbi = a->form == GET_NBI || a->form == PUT_NBI;
    bool strided = a->form >= IPUT, get = is_get(a->form);
    size_t blocks = strided ? a->n : 1;
    size_t bytes = (strided ? a->bs : a->n) * t->size;
    size_t dst = (size_t) a->dst * t->size, sst = (size_t) a->sst * t->size;
    unsigned target = 1u << a->pe;
    unsigned from = get ? target : a->who, to = get ? a->who : target;
    int read = !get && nbi ? TO_READ_LATE : TO_READ;
    int write = get && !nbi && a->type != T_longdouble ? TO_OWN : TO_WRITE;

    if (!place_blocks(from, bytes, blocks, sst, t->align, read, get, &a->s) ||
        !place_blocks(to, bytes, blocks, dst, t->align, write, !get, &a->d))
        return false;
    if (a->form == G || a->form == P)
        wipe(to, a->type, a->d, 1);
    return true;
}

/* A transfer of any form between two PEs, or of one PE with itself. */
bool step_rma(void)
{
    struct act a = {.kind = ACT_RMA, .type = pick_type(rma_fits)};
    int me = pick_pe();

    do
        a.form = (int) below(PUT_SIGNAL);
    while (!rma_has(a.type, a.form));
    a.pe = pick_pe();
    a.who = 1u << me;
    a.ctx = pick_ctx(me, a.pe, &a.vpe);
    pick_shape(&a);
    if ((types[a.type].class != BITS && !can_wipe()) || !place_transfer(&a))
        return false;
    add(a);
    return true;
}

bool step_ptr(void)
{
    struct act a = {.kind = ACT_PTR, .n = pick_count(5000), .pe = pick_pe()};

    a.who = 1u << pick_pe();
    if (!place(a.who, a.n, 1, TO_READ, false, &a.s) ||
        !place(1u << a.pe, a.n, 1, TO_WRITE, true, &a.d))
        return false;
    add(a);
    return true;
}

bool step_fill(void)
{
    size_t n = pick_count(20000);
    unsigned who = 1u << pick_pe();
    struct ref at;

    if (!place(who, n, 1, TO_OWN, false, &at))
        return false;
    add_fill(who, T_MEM, at, n);
    return true;
}

/* ---- atomic operations */

static bool amo_fits(int type)
{
    return amo_has(type, AMO_SWAP, NAME_NOW);
}

static void pick_naming(struct act *a)
{
    int naming = (int) below(4);

    a->naming = NAME_NOW;
    if (naming < 3 && amo_has(a->type, a->form, naming))
        a->naming = naming;
    if (!amo_has_ctx(a->type, a->form, a->naming)) {
        a->ctx = -1;
        a->vpe = a->pe;
    }
}

/* Atomic operations on a word that others may use, too: the operations commute,
 * and their results are not compared. */
bool step_amo_shared(void)
{
    static const int forms[4][4] = {
        {AMO_INC, AMO_ADD, AMO_FINC, AMO_FADD},
        {AMO_AND, AMO_FAND, AMO_AND, AMO_FAND},
        {AMO_OR, AMO_FOR, AMO_OR, AMO_FOR},
        {AMO_XOR, AMO_FXOR, AMO_XOR, AMO_FXOR},
    };
    int class = (int) below(4), type = pick_type(amo_fits), pe = pick_pe();
    int times = 1 + (int) below(6), w = (int) below(64);
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
        struct act a = {.kind = ACT_AMO,
                        .type = type,
                        .pe = pe,
                        .d = word,
                        .form = forms[class][below(4)],
                        .x = {-1, 0}};
        int me = pick_pe();

        a.who = 1u << me;
        a.ctx = pick_ctx(me, pe, &a.vpe);
        a.value = below(UINT64_MAX);
        pick_naming(&a);
        add(a);
    }
    return true;
}

/* All PEs draw numbers and tick them off. */
bool step_tickets(void)
{
    struct act a = {.kind = ACT_TICKET, .pe = pick_pe(), .vpe = pick_pe()};
    int each = 1 + (int) below(60 / (uint64_t) g.npes);

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

bool step_lock(void)
{
    int pe = pick_pe(), lock = (int) below(LOCKS_MAX),
        each = 1 + (int) below(3);
    struct ref word;

    if (!place(1u << pe, 8, 8, TO_WRITE, true, &word))
        return false;
    for (int i = 0; i < each; i++)
        for (int me = 0; me < g.npes; me++) {
            struct act a = {
                .who = 1u << me, .pe = pe, .d = word, .n = (size_t) lock};

            if (chance(20))
                continue;
            a.kind = ACT_LOCK;
            a.form = (int) below(2);
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
    return wait_has(type, WAIT_UNTIL);
}

/* A condition that is true for `value`, and false for the 0 that a flag has
 * before. */
static void pick_condition(struct act *wait, uint64_t value)
{
    bool negative = types[wait->type].is_signed && (int64_t) value < 0;
    static const int up[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
                             SHMEM_CMP_GE};
    static const int down[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_LT,
                               SHMEM_CMP_LE};

    wait->cmp = (negative ? down : up)[below(4)];
    wait->value = wait->cmp == SHMEM_CMP_NE   ? 0
                  : wait->cmp == SHMEM_CMP_GT ? value - 1
                  : wait->cmp == SHMEM_CMP_LT ? value + 1
                                              : value;
}

static uint64_t pick_flag_value(int type)
{
    uint64_t value = 1 + below(100);

    return types[type].is_signed && chance(30) ? (uint64_t) - (int64_t) value
                                               : value;
}

/* Sets the flag to `value` by an operation of ctx, by which the data were
 * sent. */
static bool add_notice(int me, int pe, int ctx, int vpe, int type,
                       struct ref flag, uint64_t value, bool after_fence)
{
    struct act a = {.pe = pe,
                    .vpe = vpe,
                    .ctx = ctx,
                    .type = type,
                    .who = 1u << me,
                    .d = flag,
                    .value = value,
                    .x = {-1, 0}};
    int kind = (int) below(4);

    if (type == T_uint64 && kind == 0) {
        a.kind = ACT_SIGNAL;
        a.sigop = chance(50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
    } else if (kind != 1 && amo_has(type, AMO_ADD, NAME_NOW) &&
               (ctx < 0 || !after_fence ||
                amo_has_ctx(type, AMO_ADD, NAME_NOW))) {
        a.kind = ACT_AMO;
        a.form =
            amo_has(type, AMO_SET, NAME_NOW) && chance(50) ? AMO_SET : AMO_ADD;
        /* a fence alone does not order an operation that fetches */
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
        /* the source of the value is a word of the caller */
        if (!place(a.who, types[type].size, types[type].size, TO_OWN, false,
                   &a.s))
            return false;
        add((struct act){.kind = ACT_FILL,
                         .type = type,
                         .n = 1,
                         .who = a.who,
                         .d = a.s,
                         .value = value,
                         .form = 1});
    }
    add(a);
    return true;
}

/* PE pe waits until its flag is `value`. */
static void add_wait(int pe, int type, struct ref flag, uint64_t value)
{
    struct act wait = {
        .kind = ACT_WAIT, .who = 1u << pe, .n = 1, .type = type, .d = flag};

    do
        wait.form = (int) below(WAIT_FORMS);
    while (!wait_has(type, wait.form));
    pick_condition(&wait, value);
    add(wait);
}

bool add_flag(int me, int pe, int ctx, int vpe, bool after_fence)
{
    int type = pick_type(wait_fits);
    uint64_t value = pick_flag_value(type);
    struct ref flag;

    if (!place_flags(pe, type, 1, &flag) ||
        !add_notice(me, pe, ctx, vpe, type, flag, value, after_fence))
        return false;
    add_wait(pe, type, flag, value);
    return true;
}

/* One hop of a message: `put` has its source, its size and its two PEs.  The
 * flag tells of the data by the signal of the put itself (0), after a fence (1)
 * or after a quiet (2, 3); or a barrier does, without a flag.  The destination is
 * *to_p. */
static bool add_hop(struct act put, int me, struct ref *to_p)
{
    bool barrier = put.ctx < 0 && chance(20);
    int notice = barrier ? 3 : (int) below(4), flag_type, pe = put.pe;
    size_t bytes = put.n;
    uint64_t value;
    struct ref flag;

    if (bytes % 8 == 0 && chance(50)) {
        put.type = chance(50) ? T_64 : T_double;
        put.n = bytes / 8;
    }
    flag_type = notice == 0 ? T_uint64 : pick_type(wait_fits);
    if (!place(1u << pe, bytes, 8, TO_WRITE, true, to_p) ||
        !place_flags(pe, flag_type, 1, &flag))
        return false;
    put.d = *to_p;
    value = pick_flag_value(flag_type);
    if (notice == 0) {
        put.form = chance(50) ? PUT_SIGNAL : PUT_SIGNAL_NBI;
        put.x = flag;
        put.value = value;
        put.sigop = chance(50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
        add(put);
    } else {
        put.form = chance(50) ? PUT : PUT_NBI;
        add(put);
        if (barrier)
            return add_barrier(me, pe);
        add_order(notice == 1 ? ACT_FENCE : ACT_QUIET, me, put.ctx);
        if (!add_notice(me, pe, put.ctx, put.vpe, flag_type, flag, value,
                        notice == 1))
            return false;
    }
    add_wait(pe, flag_type, flag, value);
    return true;
}

/* A message goes from PE to PE: each waits for the data, checks them and hands
 * them on. */
bool step_message(void)
{
    int me = pick_pe(), hops = 1 + (int) below(3);
    size_t bytes = pick_count(30000);
    struct ref from;

    if (!place(1u << me, bytes, 8, TO_READ_LATE, false, &from))
        return false;
    for (int hop = 0; hop < hops; hop++) {
        int pe = pick_pe(), vpe, ctx = pick_ctx(me, pe, &vpe);
        struct act put = {.kind = ACT_RMA,
                          .type = T_MEM,
                          .n = bytes,
                          .who = 1u << me,
                          .pe = pe,
                          .vpe = vpe,
                          .ctx = ctx,
                          .s = from};

        if (!add_hop(put, me, &from))
            return hop > 0;
        add_check(1u << pe, from, bytes);
        me = pe;
    }
    return true;
}

/* Some PEs set the flags of one, which waits for all of them. */
bool step_wait_many(void)
{
    int pe = pick_pe(), type = pick_type(wait_fits);
    struct act wait = {.kind = ACT_WAIT, .who = 1u << pe, .type = type};
    uint64_t value = pick_flag_value(type);
    size_t size = types[type].size;

    wait.n = 1 + below(24);
    if (!place_flags(pe, type, wait.n, &wait.d))
        return false;
    do
        wait.form = WAIT_ALL + (int) below(WAIT_SIGNAL - WAIT_ALL);
    while (!wait_has(type, wait.form));
    pick_condition(&wait, value);
    for (size_t i = 0; i < wait.n; i++) {
        int me = pick_pe(), vpe, ctx = pick_ctx(me, pe, &vpe);

        if (!add_notice(me, pe, ctx, vpe, type,
                        (struct ref){OBJ_STATIC, wait.d.off + i * size}, value,
                        false))
            return false;
    }
    add(wait);
    return true;
}
