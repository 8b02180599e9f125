/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Carries a plan out: each act on the PEs that it names, and on the model of
 * all PEs.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static _Alignas(64) char static_data[STATIC_BYTES];
static _Alignas(64) char pwrk[PSYNCS][PWRK_BYTES];
static long psync[PSYNCS][SHMEM_SYNC_SIZE], lock[LOCKS_MAX];
static _Alignas(16) char scratch[16];

char *object_at[OBJ_MAX];
const struct act *run_current;
static shmem_team_t team[TEAMS_MAX];
static shmem_ctx_t ctx[CTX_MAX];
static int ctx_team[CTX_MAX], me;

static char *at(struct ref ref)
{
    return ref.obj < 0 ? scratch : object_at[ref.obj] + ref.off;
}

static const char *object_name(int obj)
{
    static char name[16];

    if (obj == OBJ_STATIC)
        return "S";
    if (obj == OBJ_LOCAL)
        return "L";
    snprintf(name, sizeof name, "H[%d]", obj - OBJ_HEAP);
    return name;
}

/* Ends the job if a byte differs from the model. */
static void compare(int obj, size_t off, size_t n)
{
    const unsigned char *is = (unsigned char *) object_at[obj] + off;
    const unsigned char *should = image[me][obj] + off;
    const struct act *by;
    char text[1000];
    size_t i = 0, wrong = 0;

    if (n == 0 || memcmp(is, should, n) == 0)
        return;
    while (is[i] == should[i])
        i++;
    for (size_t k = i; k < n; k++)
        wrong += is[k] != should[k];
    by = writer[obj][off + i];
    if (by == NULL)
        fuzz_fail("%s + %zu is 0x%02x, should be 0x%02x as nobody wrote it "
                  "(%zu bytes are wrong)",
                  object_name(obj), off + i, is[i], should[i], wrong);
    act_text(text, sizeof text, by, __builtin_ctz(by->who));
    fuzz_fail("%s + %zu is 0x%02x, should be 0x%02x from step %d, PE %d%s: %s "
              "(%zu bytes are wrong)",
              object_name(obj), off + i, is[i], should[i], by->step,
              __builtin_ctz(by->who),
              by->who & (by->who - 1) ? " and others" : "", text, wrong);
}

static struct call call_of(const struct act *a)
{
    struct call c = {.form = a->form,
                     .naming = a->naming,
                     .pe = a->vpe,
                     .d = at(a->d),
                     .s = at(a->s),
                     .x = at(a->x),
                     .n = a->n,
                     .bs = a->bs,
                     .dst = a->dst,
                     .sst = a->sst,
                     .cmp = a->cmp,
                     .sigop = a->sigop,
                     .value = a->value,
                     .cond = a->cond,
                     .op = a->op,
                     .root = a->root,
                     .start = a->start,
                     .log = a->log,
                     .size = a->size};

    if (a->kind != ACT_COLL && a->kind != ACT_WAIT && a->ctx >= 0) {
        c.has_ctx = true;
        c.ctx = ctx[a->ctx];
    }
    return c;
}

/* What a PE says and gets in an alltoallv, and the sizes that must come. */
static size_t t_offsets[PES_MAX], t_sizes[PES_MAX], s_offsets[PES_MAX];
static size_t s_sizes[PES_MAX], should_come[PES_MAX];

/* The blocks of an alltoallv lie one after the other on both sides, so a packed
 * call writes the same. */
static void fill_blocks(const struct act *a, struct call *c)
{
    const int *list = a->group->pe[me];
    size_t sent = 0, got = 0;

    for (int i = 0; i < a->group->n[me]; i++) {
        t_offsets[i] = got;
        s_offsets[i] = sent;
        t_sizes[i] = SIZE_MAX;
        should_come[i] = block_bytes(a, list[i], me);
        s_sizes[i] = block_bytes(a, me, list[i]);
        got += should_come[i];
        sent += s_sizes[i];
    }
    c->packed = a->naming == 1;
    c->got = got;
    c->t_offsets = t_offsets;
    c->t_sizes = t_sizes;
    c->s_offsets = s_offsets;
    c->s_sizes = s_sizes;
}

/* The call has told how much came, for each block or for all. */
static void check_blocks(const struct act *a, const struct call *c)
{
    if (c->packed && t_sizes[0] != c->got)
        fuzz_fail("tells %zu bytes, not %zu", t_sizes[0], c->got);
    for (int i = 0; !c->packed && i < a->group->n[me]; i++)
        if (t_sizes[i] != should_come[i])
            fuzz_fail("tells %zu bytes from member %d, not %zu", t_sizes[i], i,
                      should_come[i]);
}

static void run_coll(const struct act *a)
{
    struct call c = call_of(a);

    if (a->form == ALLTOALLV)
        fill_blocks(a, &c);
    else if (a->count != NULL)
        c.n = a->count[me];
    c.psync = psync[a->psync];
    c.pwrk = pwrk[a->psync];
    if (a->team >= 0)
        c.team = team[a->team];
    coll_call(&c, a->type, a->team >= 0);
    if (a->form == ALLTOALLV)
        check_blocks(a, &c);
    if (a->team < 0)
        for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
            if (psync[a->psync][i] != SHMEM_SYNC_VALUE)
                fuzz_fail("pSync[%d] is %ld after the call", i,
                          psync[a->psync][i]);
}

static void run_new(const struct act *a)
{
    int obj = a->d.obj;
    size_t n = a->n, align = a->form == NEW_ALIGN ? a->bs : 16;

    switch (a->form) {
    case NEW_MALLOC: object_at[obj] = shmem_malloc(n); break;
    case NEW_CALLOC: object_at[obj] = shmem_calloc(n, 1); break;
    case NEW_ALIGN: object_at[obj] = shmem_align(a->bs, n); break;
    case NEW_HINTS:
        object_at[obj] =
            shmem_malloc_with_hints(n, SHMEM_MALLOC_ATOMICS_REMOTE);
        break;
    default: object_at[obj] = shmalloc(n);
    }
    if (object_at[obj] == NULL)
        fuzz_fail("no memory");
    if ((uintptr_t) object_at[obj] % align != 0)
        fuzz_fail("returns %p, not aligned to %zu", object_at[obj], align);
    if (a->form == NEW_CALLOC)
        for (size_t i = 0; i < n; i++)
            if (object_at[obj][i] != 0)
                fuzz_fail("byte %zu is %d, not 0", i, object_at[obj][i]);
}

/* Is the handle that of the right team? */
static void check_team(int slot, const struct group *group)
{
    if (group->n[me] == 0) {
        if (team[slot] != SHMEM_TEAM_INVALID)
            fuzz_fail("team[%d]: a handle, and no member", slot);
        return;
    }
    if (shmem_team_n_pes(team[slot]) != group->n[me])
        fuzz_fail("team[%d] has %d PEs, should have %d", slot,
                  shmem_team_n_pes(team[slot]), group->n[me]);
    for (int i = 0; i < group->n[me]; i++) {
        int pe = shmem_team_translate_pe(team[slot], i, SHMEM_TEAM_WORLD);

        if (pe != group->pe[me][i])
            fuzz_fail("team[%d]: member %d is PE %d, should be %d", slot, i, pe,
                      group->pe[me][i]);
    }
}

static void run_split(const struct act *a)
{
    const shmem_team_config_t some = {.num_contexts = 1};
    const long mask = SHMEM_TEAM_NUM_CONTEXTS;
    shmem_team_t *new = &team[a->form], *other = &team[a->root];

    if (a->kind == ACT_SPLIT) {
        *new = SHMEM_TEAM_WORLD;
        if (shmem_team_split_strided(team[a->team], a->start, (int) a->dst,
                                     a->size, &some, mask, new) != 0)
            fuzz_fail("fails");
        check_team(a->form, a->group);
    } else if (a->kind == ACT_SPLIT_COLOR) {
        shmem_team_split(team[a->team], color_of(a, me), key_of(a, me), new);
        check_team(a->form, a->group);
    } else {
        *new = *other = SHMEM_TEAM_WORLD;
        if (shmem_team_split_2d(team[a->team], (int) a->n, &some, mask, new,
                                &some, mask, other) != 0)
            fuzz_fail("fails");
        check_team(a->form, a->group);
    }
}

static void run_order(const struct act *a)
{
    int pes[1] = {a->vpe};
    bool has_ctx = a->ctx >= 0;

    if (a->kind == ACT_QUIET && has_ctx)
        shmem_ctx_quiet(ctx[a->ctx]);
    else if (a->kind == ACT_QUIET)
        shmem_quiet();
    else if (a->kind == ACT_FENCE && has_ctx)
        shmem_ctx_fence(ctx[a->ctx]);
    else if (a->kind == ACT_FENCE)
        shmem_fence();
    else if (has_ctx)
        shmem_ctx_pe_quiet(ctx[a->ctx], pes, 1);
    else
        shmem_pe_quiet(pes, 1);
}

static void run_ticket(const struct act *a)
{
    struct call c = {.form = AMO_FINC, .d = at(a->d), .pe = a->pe};
    uint64_t ticket = 0;

    c.x = &ticket;
    amo_call(&c, a->type);
    if (ticket >= 64)
        fuzz_fail("draws %llu", (unsigned long long) ticket);
    shmem_uint64_atomic_or((uint64_t *) (void *) at(a->x),
                           UINT64_C(1) << ticket % 64, a->vpe);
}

static void run_ptr(const struct act *a)
{
    char *there = shmem_ptr(at(a->d), a->pe);

    if (there == NULL && a->pe == me)
        fuzz_fail("shmem_ptr of my own memory is NULL");
    if (there == NULL)
        shmem_putmem(at(a->d), at(a->s), a->n, a->pe);
    else
        memcpy(there, at(a->s), a->n);
}

static void run_signal(const struct act *a)
{
    uint64_t *word = (uint64_t *) (void *) at(a->d);

    if (a->ctx >= 0)
        (a->sigop == SHMEM_SIGNAL_SET
             ? shmem_ctx_signal_set
             : shmem_ctx_signal_add)(ctx[a->ctx], word, a->value, a->vpe);
    else
        (a->sigop == SHMEM_SIGNAL_SET ? shmem_signal_set : shmem_signal_add)(
            word, a->value, a->vpe);
}

static void run_wait(const struct act *a)
{
    struct call c = call_of(a);
    uint64_t got;

    if (a->form != WAIT_SIGNAL) {
        wait_call(&c, a->type);
        return;
    }
    got = shmem_signal_wait_until(c.d, c.cmp, c.value);
    if (got == 0 || got != shmem_signal_fetch(c.d))
        fuzz_fail("returns %llu, fetch says %llu", (unsigned long long) got,
                  (unsigned long long) shmem_signal_fetch(c.d));
}

static void run_ctx_create(const struct act *a)
{
    shmem_team_t of;
    int status;

    if (a->team >= 0)
        status =
            shmem_team_create_ctx(team[a->team], (long) a->value, &ctx[a->ctx]);
    else
        status = shmem_ctx_create((long) a->value, &ctx[a->ctx]);
    if (status != 0)
        fuzz_fail("fails");
    ctx_team[a->ctx] = a->team;
    if (shmem_ctx_get_team(ctx[a->ctx], &of) != 0 ||
        of != (a->team >= 0 ? team[a->team] : SHMEM_TEAM_WORLD))
        fuzz_fail("the context is of another team");
}

/* Fills memory as the model does. */
static void run_fill(const struct plan *plan, const struct act *a)
{
    struct act mine = *a;

    mine.who = 1u << me;
    model_apply(plan, &mine);
    memcpy(at(a->d), image[me][a->d.obj] + a->d.off,
           a->n * types[a->type].size);
}

static void run_call(const struct act *a,
                     void (*call)(const struct call *, int))
{
    struct call c = call_of(a);

    call(&c, a->type);
}

static void run_lock(const struct act *a)
{
    if (a->form == 0)
        shmem_set_lock(&lock[a->n]);
    else
        while (shmem_test_lock(&lock[a->n]))
            ;
}

/* Increases the word by a get and a put, which is safe under a lock only. */
static void run_bump(const struct act *a)
{
    long *word = (long *) (void *) at(a->d);

    shmem_long_p(word, (long) ((unsigned long) shmem_long_g(word, a->pe) + 1),
                 a->pe);
}

static void run_renew(const struct act *a)
{
    object_at[a->d.obj] =
        (a->form ? shrealloc : shmem_realloc)(object_at[a->d.obj], a->n);
    if (object_at[a->d.obj] == NULL)
        fuzz_fail("no memory");
}

static void run_free(const struct act *a)
{
    (a->form ? shfree : shmem_free)(object_at[a->d.obj]);
    object_at[a->d.obj] = NULL;
}

/* The contexts of a team end with it. */
static void run_team_destroy(const struct act *a)
{
    shmem_team_destroy(team[a->team]);
    team[a->team] = SHMEM_TEAM_INVALID;
    for (int i = 0; i < CTX_MAX; i++)
        if (ctx[i] != SHMEM_CTX_INVALID && ctx_team[i] == a->team)
            ctx[i] = SHMEM_CTX_INVALID;
}

static void run_ctx_destroy(const struct act *a)
{
    shmem_ctx_destroy(ctx[a->ctx]);
    ctx[a->ctx] = SHMEM_CTX_INVALID;
}

/* The bytes of a long double that hold no value become 0. */
static void run_wipe(const struct act *a)
{
    for (size_t i = 0; i < a->n; i++)
        memset(at(a->d) + i * 16 + 10, 0, 6);
}

static void run_settle(void)
{
    for (int i = 0; i < CTX_MAX; i++)
        shmem_ctx_quiet(ctx[i]);
    shmem_barrier_all();
}

static void run_compare(void)
{
    for (int obj = 0; obj < OBJ_MAX; obj++)
        compare(obj, 0, object_size[obj]);
    memset(static_data, 0, FLAG_BYTES);
    shmem_barrier_all();
}

/* Some PEs come late to what many do, others go on meanwhile. */
static void come_late(const struct plan *plan, const struct act *a)
{
    uint64_t h =
        mix(plan->seed + (uint64_t) (a - plan->act) * PES_MAX + (uint64_t) me);
    struct timespec some = {.tv_nsec = (long) (h >> 8) % 8000000};

    if ((a->who & (a->who - 1)) != 0 && h % 24 == 0)
        nanosleep(&some, NULL);
}

static void run_one(const struct plan *plan, const struct act *a)
{
    come_late(plan, a);
    switch (a->kind) {
    case ACT_RMA: run_call(a, rma_call); break;
    case ACT_AMO: run_call(a, amo_call); break;
    case ACT_SIGNAL: run_signal(a); break;
    case ACT_WAIT: run_wait(a); break;
    case ACT_QUIET:
    case ACT_FENCE:
    case ACT_PE_QUIET: run_order(a); break;
    case ACT_COLL: run_coll(a); break;
    case ACT_BARRIER_ALL: shmem_barrier_all(); break;
    case ACT_SYNC_ALL: shmem_sync_all(); break;
    case ACT_LOCK: run_lock(a); break;
    case ACT_UNLOCK: shmem_clear_lock(&lock[a->n]); break;
    case ACT_BUMP: run_bump(a); break;
    case ACT_TICKET: run_ticket(a); break;
    case ACT_NEW: run_new(a); break;
    case ACT_RENEW: run_renew(a); break;
    case ACT_FREE: run_free(a); break;
    case ACT_TOO_MUCH:
        if (shmem_malloc(a->n) != NULL)
            fuzz_fail("memory that cannot be");
        break;
    case ACT_SPLIT:
    case ACT_SPLIT_2D:
    case ACT_SPLIT_COLOR: run_split(a); break;
    case ACT_TEAM_DESTROY: run_team_destroy(a); break;
    case ACT_CTX_CREATE: run_ctx_create(a); break;
    case ACT_CTX_DESTROY: run_ctx_destroy(a); break;
    case ACT_FILL: run_fill(plan, a); break;
    case ACT_CHECK: compare(a->d.obj, a->d.off, a->n); break;
    case ACT_PTR: run_ptr(a); break;
    case ACT_WIPE: run_wipe(a); break;
    case ACT_SETTLE: run_settle(); break;
    case ACT_COMPARE: run_compare(); break;
    }
}

void run_plan(const struct plan *plan)
{
    me = shmem_my_pe();
    object_at[OBJ_STATIC] = static_data;
    object_at[OBJ_LOCAL] = malloc(LOCAL_BYTES);
    memset(static_data, 0, sizeof static_data);
    for (int i = 0; i < PSYNCS; i++)
        for (int k = 0; k < SHMEM_SYNC_SIZE; k++)
            psync[i][k] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < TEAMS_MAX; i++)
        team[i] = i == 0 ? SHMEM_TEAM_WORLD : SHMEM_TEAM_INVALID;
    for (int i = 0; i < CTX_MAX; i++)
        ctx[i] = SHMEM_CTX_INVALID;
    model_start(plan->npes, me);
    shmem_barrier_all();
    for (int i = 0; i < plan->acts; i++) {
        const struct act *a = &plan->act[i];

        if (!act_wanted(a))
            continue;
        run_current = a;
        if (a->who >> me & 1)
            run_one(plan, a);
        model_apply(plan, a);
    }
    run_current = NULL;
    for (int i = 0; i < CTX_MAX; i++)
        if (ctx[i] != SHMEM_CTX_INVALID)
            shmem_ctx_destroy(ctx[i]);
    for (int i = 1; i < TEAMS_MAX; i++)
        shmem_team_destroy(team[i]);
    for (int obj = OBJ_HEAP; obj < OBJ_MAX; obj++) {
        if (object_size[obj] > 0)
            shmem_free(object_at[obj]);
        object_at[obj] = NULL;
    }
    free(object_at[OBJ_LOCAL]);
    model_end();
    shmem_barrier_all();
}
