/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Prints an act as a statement in C.
 */
#include "fuzz.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct text {
    char *at;
    size_t size, len;
};

__attribute__((format(printf, 2, 3))) static void say(struct text *t,
                                                      const char *format, ...)
{
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(t->at + t->len, t->size - t->len, format, args);
    va_end(args);
    t->len += (size_t) n < t->size - t->len ? (size_t) n : t->size - t->len - 1;
}

static void say_ref(struct text *t, struct ref ref)
{
    if (ref.obj < 0)
        say(t, "scratch");
    else if (ref.obj >= OBJ_HEAP)
        say(t, "H[%d] + %zu", ref.obj - OBJ_HEAP, ref.off);
    else
        say(t, "%c + %zu", ref.obj == OBJ_STATIC ? 'S' : 'L', ref.off);
}

static void say_pointer(struct text *t, int type, struct ref ref)
{
    if (types[type].class != BITS)
        say(t, "(%s *)(", types[type].ctype);
    say_ref(t, ref);
    if (types[type].class != BITS)
        say(t, ")");
}

static void say_value(struct text *t, int type, uint64_t value)
{
    if (value < 1000000)
        say(t, "(%s)%llu", types[type].ctype, (unsigned long long) value);
    else if (types[type].class == INT && -value < 1000000)
        say(t, "(%s)-%llu", types[type].ctype, (unsigned long long) -value);
    else
        say(t, "(%s)0x%llxULL", types[type].ctype, (unsigned long long) value);
}

static const char *cmp_name(int cmp)
{
    return cmp == SHMEM_CMP_EQ   ? "EQ"
           : cmp == SHMEM_CMP_NE ? "NE"
           : cmp == SHMEM_CMP_GT ? "GT"
           : cmp == SHMEM_CMP_GE ? "GE"
           : cmp == SHMEM_CMP_LT ? "LT"
                                 : "LE";
}

static void say_rma(struct text *t, const struct act *a)
{
    char name[64];
    bool strided = a->form >= IPUT && a->form <= IBGET;

    if (a->form == G) {
        say(t, "*");
        say_pointer(t, a->type, a->d);
        say(t, " = ");
    }
    rma_name(name, sizeof name, a->type, a->form, a->ctx >= 0);
    say(t, "%s(", name);
    if (a->ctx >= 0)
        say(t, "ctx[%d], ", a->ctx);
    if (a->form != G) {
        say_pointer(t, a->type, a->d);
        say(t, ", ");
    }
    if (a->form == P)
        say(t, "*");
    say_pointer(t, a->type, a->s);
    if (strided)
        say(t, ", %td, %td", a->dst, a->sst);
    if (a->form == IBPUT || a->form == IBGET)
        say(t, ", %zu", a->bs);
    if (a->form != P && a->form != G)
        say(t, ", %zu", a->n);
    if (a->form >= PUT_SIGNAL) {
        say(t, ", ");
        say_pointer(t, T_uint64, a->x);
        say(t, ", %lluu, SHMEM_SIGNAL_%s", (unsigned long long) a->value,
            a->sigop == SHMEM_SIGNAL_SET ? "SET" : "ADD");
    }
    say(t, ", %d);", a->vpe);
}

static void say_amo(struct text *t, const struct act *a)
{
    char name[64];
    bool nbi = a->naming == NAME_NBI;
    bool fetches = amo_fetches(a->form);

    if (fetches && !nbi && a->x.obj >= 0) {
        say(t, "*");
        say_pointer(t, a->type, a->x);
        say(t, " = ");
    }
    amo_name(name, sizeof name, a->type, a->form, a->naming, a->ctx >= 0);
    say(t, "%s%s(", fetches && !nbi && a->x.obj < 0 ? "(void)" : "", name);
    if (a->ctx >= 0)
        say(t, "ctx[%d], ", a->ctx);
    if (nbi) {
        say_pointer(t, a->type, a->x);
        say(t, ", ");
    }
    say_pointer(t, a->type, a->d);
    if (a->form == AMO_CSWAP || a->form == AMO_MSWAP) {
        say(t, ", ");
        say_value(t, a->type, a->cond);
    }
    if (a->form != AMO_FETCH && a->form != AMO_FINC && a->form != AMO_INC) {
        say(t, ", ");
        say_value(t, a->type, a->value);
    }
    say(t, ", %d%s);", a->vpe, nbi && a->type == T_short ? ", NULL" : "");
}

static void say_wait(struct text *t, const struct act *a)
{
    char name[64];
    const char *ctype = types[a->type].ctype;
    bool vector = a->form >= WAIT_ALL_VECTOR && a->form <= WAIT_SOME_VECTOR;
    bool some = a->form == WAIT_SOME || a->form == WAIT_SOME_VECTOR ||
                a->form == WAIT_TEST_SOME;

    wait_name(name, sizeof name, a->type, a->form);
    if (a->form <= WAIT_OLD || a->form == WAIT_SIGNAL) {
        say(t, "%s%s(", a->form == WAIT_TEST ? "while (!" : "", name);
        say_pointer(t, a->type, a->d);
        if (a->form != WAIT_OLD)
            say(t, ", SHMEM_CMP_%s", cmp_name(a->cmp));
        say(t, ", ");
        say_value(t, a->type, a->form == WAIT_OLD ? 0 : a->value);
        say(t, ")%s;", a->form == WAIT_TEST ? ")" : "");
        return;
    }
    say(t, "{ int seen[%zu] = { 0 }; ", a->n);
    if (vector)
        say(t,
            "%s values[%zu]; for (int i = 0; i < %zu; i++) values[i] = ", ctype,
            a->n, a->n),
            say_value(t, a->type, a->value), say(t, "; ");
    if (some)
        say(t, "size_t at[%zu]; for (size_t k = 0, m; k < %zu; k += m) { m = ",
            a->n, a->n);
    else if (a->form == WAIT_TEST_ANY)
        say(t, "for (size_t k = 0, i; k < %zu; k += i != SIZE_MAX) if ((i = ",
            a->n);
    else if (a->form == WAIT_ANY || a->form == WAIT_ANY_VECTOR)
        say(t, "for (size_t k = 0; k < %zu; k++) seen[", a->n);
    else if (a->form == WAIT_TEST_ALL)
        say(t, "while (!");
    say(t, "%s(", name);
    say_pointer(t, a->type, a->d);
    say(t, ", %zu%s, seen, SHMEM_CMP_%s, ", a->n, some ? ", at" : "",
        cmp_name(a->cmp));
    if (vector)
        say(t, "values");
    else
        say_value(t, a->type, a->value);
    say(t, ")");
    if (some)
        say(t, "; for (size_t i = 0; i < m; i++) seen[at[i]] = 1; }");
    else if (a->form == WAIT_TEST_ANY)
        say(t, ") != SIZE_MAX) seen[i] = 1;");
    else if (a->form == WAIT_ANY || a->form == WAIT_ANY_VECTOR)
        say(t, "] = 1;");
    else if (a->form == WAIT_TEST_ALL)
        say(t, ");");
    else
        say(t, ";");
    say(t, " (void)seen; }");
}

/* Offsets and sizes of the blocks of an alltoallv. */
static void say_blocks(struct text *t, const struct act *a, int pe, bool sent)
{
    const int *list = a->group->pe[pe];
    int n = a->group->n[pe];

    say(t, "(size_t[]){ 0");
    for (size_t i = 1, at = 0; i < (size_t) n; i++) {
        at += sent ? block_bytes(a, pe, list[i - 1])
                   : block_bytes(a, list[i - 1], pe);
        say(t, ", %zu", at);
    }
    say(t, " }, (size_t[]){ ");
    for (int i = 0; i < n; i++)
        say(t, "%s%zu", i > 0 ? ", " : "",
            sent ? block_bytes(a, pe, list[i]) : 0);
    say(t, " }");
}

static void say_alltoallv(struct text *t, const struct act *a, int pe)
{
    char name[64];

    coll_name(name, sizeof name, a->type, a->form, a->op, a->team >= 0);
    say(t, "%s(", name);
    say_ref(t, a->d);
    say(t, ", ");
    say_blocks(t, a, pe, false);
    say(t, ", ");
    say_ref(t, a->s);
    say(t, ", ");
    say_blocks(t, a, pe, true);
    if (a->team >= 0)
        say(t, ", team[%d], psync[%d]);", a->team, a->psync);
    else
        say(t, ", %d, %d, %d, psync[%d]);", a->start, a->log, a->size,
            a->psync);
}

static void say_coll(struct text *t, const struct act *a, int pe)
{
    char name[64];
    bool team = a->team >= 0;

    if (a->form == ALLTOALLV) {
        say_alltoallv(t, a, pe);
        return;
    }
    coll_name(name, sizeof name, a->type, a->form, a->op, team);
    say(t, "%s(", name);
    if (team)
        say(t, "team[%d]", a->team);
    if (a->form != BARRIER && a->form != SYNC) {
        say(t, "%s", team ? ", " : "");
        say_pointer(t, a->type, a->d);
        say(t, ", ");
        say_pointer(t, a->type, a->s);
        if (a->form == ALLTOALLS)
            say(t, ", %td, %td", a->dst, a->sst);
        say(t, ", %zu", a->count != NULL ? a->count[pe] : a->n);
        if (a->form == BROADCAST)
            say(t, ", %d", a->root);
    }
    if (!team) {
        say(t, "%s%d, %d, %d, ",
            a->form != BARRIER && a->form != SYNC ? ", " : "", a->start, a->log,
            a->size);
        if (a->form == REDUCE)
            say(t, "(%s *)pwrk[%d], ", types[a->type].ctype, a->psync);
        say(t, "psync[%d]", a->psync);
    }
    say(t, ");");
}

static void say_new(struct text *t, const struct act *a)
{
    int h = a->d.obj - OBJ_HEAP;

    say(t, "H[%d] = ", h);
    if (a->kind == ACT_RENEW)
        say(t, "%s(H[%d], %zu)", a->form ? "shrealloc" : "shmem_realloc", h,
            a->n);
    else if (a->form == NEW_CALLOC)
        say(t, "shmem_calloc(%zu, 1)", a->n);
    else if (a->form == NEW_ALIGN)
        say(t, "shmem_align(%zu, %zu)", a->bs, a->n);
    else if (a->form == NEW_HINTS)
        say(t, "shmem_malloc_with_hints(%zu, SHMEM_MALLOC_ATOMICS_REMOTE)",
            a->n);
    else
        say(t, "%s(%zu)", a->form == NEW_MALLOC ? "shmem_malloc" : "shmalloc",
            a->n);
    say(t, "; bytes[%d] = %zu;", h, a->n);
}

static void say_fill(struct text *t, const struct act *a)
{
    if (a->form == 1) {
        say(t, "*");
        say_pointer(t, a->type, a->d);
        say(t, " = ");
        say_value(t, a->type, a->value);
        say(t, ";");
    } else if (types[a->type].class == BITS) {
        say(t, "fill(");
        say_ref(t, a->d);
        say(t, ", %zu, 0x%llxULL);", a->n, (unsigned long long) a->value);
    } else {
        say(t, "FILL_SMALL(%s, ", types[a->type].ctype);
        say_ref(t, a->d);
        say(t, ", %zu, 0x%llxULL);", a->n, (unsigned long long) a->value);
    }
}

static const char *order_name(const struct act *a)
{
    return a->kind == ACT_QUIET   ? "quiet"
           : a->kind == ACT_FENCE ? "fence"
                                  : "pe_quiet";
}

static void say_signal(struct text *t, const struct act *a)
{
    say(t, "shmem_%ssignal_%s(", a->ctx >= 0 ? "ctx_" : "",
        a->sigop == SHMEM_SIGNAL_SET ? "set" : "add");
    if (a->ctx >= 0)
        say(t, "ctx[%d], ", a->ctx);
    say_pointer(t, T_uint64, a->d);
    say(t, ", %lluu, %d);", (unsigned long long) a->value, a->vpe);
}

static void say_order(struct text *t, const struct act *a)
{
    say(t, "shmem_%s%s(", a->ctx >= 0 ? "ctx_" : "", order_name(a));
    if (a->ctx >= 0)
        say(t, "ctx[%d]", a->ctx);
    if (a->kind == ACT_PE_QUIET)
        say(t, "%s(int[]){ %d }, 1", a->ctx >= 0 ? ", " : "", a->vpe);
    say(t, ");");
}

static void say_bump(struct text *t, const struct act *a)
{
    say(t, "shmem_long_p(");
    say_pointer(t, T_long, a->d);
    say(t, ", shmem_long_g(");
    say_pointer(t, T_long, a->d);
    say(t, ", %d) + 1, %d);", a->pe, a->pe);
}

static void say_ticket(struct text *t, const struct act *a)
{
    char name[64];

    amo_name(name, sizeof name, a->type, AMO_FINC, NAME_NOW, false);
    say(t, "shmem_uint64_atomic_or(");
    say_pointer(t, T_uint64, a->x);
    say(t, ", UINT64_C(1) << %s(", name);
    say_pointer(t, a->type, a->d);
    say(t, ", %d) %% 64, %d);", a->pe, a->vpe);
}

static void say_split(struct text *t, const struct act *a, int pe)
{
    if (a->kind == ACT_SPLIT)
        say(t,
            "shmem_team_split_strided(team[%d], %d, %td, %d, "
            "&(const shmem_team_config_t){1}, SHMEM_TEAM_NUM_CONTEXTS, "
            "&team[%d]);",
            a->team, a->start, a->dst, a->size, a->form);
    else if (a->kind == ACT_SPLIT_COLOR)
        say(t, "shmem_team_split(team[%d], %d, %d, &team[%d]);", a->team,
            color_of(a, pe), key_of(a, pe), a->form);
    else
        say(t,
            "shmem_team_split_2d(team[%d], %zu, "
            "&(const shmem_team_config_t){1}, SHMEM_TEAM_NUM_CONTEXTS, &team[%d], "
            "&(const shmem_team_config_t){1}, SHMEM_TEAM_NUM_CONTEXTS, &team[%d]);",
            a->team, a->n, a->form, a->root);
}

static void say_ctx_create(struct text *t, const struct act *a)
{
    if (a->team >= 0)
        say(t,
            "shmem_team_create_ctx(team[%d], %ld, &ctx[%d]); "
            "ctx_team[%d] = %d;",
            a->team, (long) a->value, a->ctx, a->ctx, a->team);
    else
        say(t, "shmem_ctx_create(%ld, &ctx[%d]); ctx_team[%d] = 0;",
            (long) a->value, a->ctx, a->ctx);
}

/* The bytes that PE pe finds, as a hash. */
static void say_check(struct text *t, const struct act *a, int pe)
{
    say(t, "check(%d, ", a->step);
    say_ref(t, a->d);
    say(t, ", %zu, 0x%llxULL);", a->n,
        (unsigned long long) hash(0, image[pe][a->d.obj] + a->d.off, a->n));
}

static void say_store(struct text *t, const struct act *a)
{
    say(t, "store(");
    say_ref(t, a->d);
    say(t, ", ");
    say_ref(t, a->s);
    say(t, ", %zu, %d);", a->n, a->pe);
}

static void say_wipe(struct text *t, const struct act *a)
{
    say(t, "wipe(");
    say_ref(t, a->d);
    say(t, ", %zu);", a->n);
}

void act_text(char *text, size_t size, const struct act *a, int pe)
{
    struct text t = {text, size, 0};
    int block = a->d.obj - OBJ_HEAP;

    text[0] = '\0';
    switch (a->kind) {
    case ACT_RMA: say_rma(&t, a); break;
    case ACT_AMO: say_amo(&t, a); break;
    case ACT_WAIT: say_wait(&t, a); break;
    case ACT_COLL: say_coll(&t, a, pe); break;
    case ACT_SIGNAL: say_signal(&t, a); break;
    case ACT_QUIET:
    case ACT_FENCE:
    case ACT_PE_QUIET: say_order(&t, a); break;
    case ACT_BARRIER_ALL: say(&t, "shmem_barrier_all();"); break;
    case ACT_SYNC_ALL: say(&t, "shmem_sync_all();"); break;
    case ACT_LOCK:
        say(&t,
            a->form == 0 ? "shmem_set_lock(&lock[%zu]);"
                         : "while (shmem_test_lock(&lock[%zu]));",
            a->n);
        break;
    case ACT_UNLOCK: say(&t, "shmem_clear_lock(&lock[%zu]);", a->n); break;
    case ACT_BUMP: say_bump(&t, a); break;
    case ACT_TICKET: say_ticket(&t, a); break;
    case ACT_NEW:
    case ACT_RENEW: say_new(&t, a); break;
    case ACT_FREE:
        say(&t, "%s(H[%d]); bytes[%d] = 0;", a->form ? "shfree" : "shmem_free",
            block, block);
        break;
    case ACT_TOO_MUCH: say(&t, "too_much(shmem_malloc(%zuu));", a->n); break;
    case ACT_SPLIT:
    case ACT_SPLIT_2D:
    case ACT_SPLIT_COLOR: say_split(&t, a, pe); break;
    case ACT_TEAM_DESTROY: say(&t, "destroy(%d);", a->team); break;
    case ACT_CTX_CREATE: say_ctx_create(&t, a); break;
    case ACT_CTX_DESTROY:
        say(&t, "shmem_ctx_destroy(ctx[%d]); ctx[%d] = SHMEM_CTX_INVALID;",
            a->ctx, a->ctx);
        break;
    case ACT_FILL: say_fill(&t, a); break;
    case ACT_CHECK: say_check(&t, a, pe); break;
    case ACT_PTR: say_store(&t, a); break;
    case ACT_WIPE: say_wipe(&t, a); break;
    case ACT_SETTLE: say(&t, "settle();"); break;
    case ACT_COMPARE:
        say(&t, "compare(0x%llxULL);", (unsigned long long) model_hash(pe));
        break;
    }
}

/* Prints the statement for the PEs that carry it out.  The model must be as
 * before the act. */
void print_act(FILE *f, const struct plan *plan, const struct act *a)
{
    static char text[PES_MAX][4096];
    unsigned left = a->who, all = (1u << plan->npes) - 1;

    for (int pe = 0; pe < plan->npes; pe++)
        if (left >> pe & 1)
            act_text(text[pe], sizeof text[pe], a, pe);
    for (int pe = 0; pe < plan->npes; pe++) {
        unsigned same = 0;
        const char *end = strchr(text[pe], ';');
        bool braces;

        if (!(left >> pe & 1))
            continue;
        for (int other = pe; other < plan->npes; other++)
            if ((left >> other & 1) && strcmp(text[pe], text[other]) == 0)
                same |= 1u << other;
        left &= ~same;
        braces = same != all && text[pe][0] != '{' && end[1] != '\0';
        fprintf(f, "    ");
        if (same != all && (same & (same - 1)) == 0)
            fprintf(f, "if (me == %d) ", pe);
        else if (same != all)
            fprintf(f, "if (0x%x >> me & 1) ", same);
        fprintf(f, braces ? "{ %s }\n" : "%s\n", text[pe]);
    }
}
