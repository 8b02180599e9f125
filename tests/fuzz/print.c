/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Prints an act as a call.  S is the static object, L the private memory, and H are
 * the blocks of the heap.
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

static void say_value(struct text *t, uint64_t value)
{
    bool negative = -value < 1000000;

    say(t, value < 1000000 || negative ? "%s%llu" : "%s0x%llx",
        negative && value != 0 ? "-" : "",
        (unsigned long long) (negative ? -value : value));
}

/* The name of a routine, and the first arguments. */
static void begin_call(struct text *t, const char *name, int ctx)
{
    say(t, "%s(", name);
    if (ctx >= 0)
        say(t, "ctx[%d], ", ctx);
}

static const char *sigop_name(int sigop)
{
    return sigop == SHMEM_SIGNAL_SET ? "SET" : "ADD";
}

static void say_rma(struct text *t, const struct act *a)
{
    begin_call(t, rma_name(a->type, a->form, a->ctx >= 0), a->ctx);
    say_ref(t, a->d);
    say(t, ", ");
    say_ref(t, a->s);
    if (a->form >= IPUT && a->form <= IBGET)
        say(t, ", %td, %td", a->dst, a->sst);
    if (a->form == IBPUT || a->form == IBGET)
        say(t, ", %zu", a->bs);
    say(t, ", %zu", a->n);
    if (a->form >= PUT_SIGNAL) {
        say(t, ", ");
        say_ref(t, a->x);
        say(t, ", %llu, %s", (unsigned long long) a->value,
            sigop_name(a->sigop));
    }
    say(t, ", %d)", a->vpe);
}

static void say_amo(struct text *t, const struct act *a)
{
    int operands = amo_operands(a->form);

    if (amo_fetches(a->form)) {
        say_ref(t, a->x);
        say(t, " = ");
    }
    begin_call(t, amo_name(a->type, a->form, a->naming, a->ctx >= 0), a->ctx);
    say_ref(t, a->d);
    for (; operands > 0; operands--) {
        say(t, ", ");
        say_value(t, operands == 2 ? a->cond : a->value);
    }
    say(t, ", %d)", a->vpe);
}

static void say_wait(struct text *t, const struct act *a)
{
    const char *cmp = a->cmp == SHMEM_CMP_EQ   ? "EQ"
                      : a->cmp == SHMEM_CMP_NE ? "NE"
                      : a->cmp == SHMEM_CMP_GT ? "GT"
                      : a->cmp == SHMEM_CMP_GE ? "GE"
                      : a->cmp == SHMEM_CMP_LT ? "LT"
                                               : "LE";

    begin_call(t, wait_name(a->type, a->form), -1);
    say_ref(t, a->d);
    say(t, ", %zu, %s, ", a->n, cmp);
    say_value(t, a->value);
    say(t, ")");
}

static void say_coll(struct text *t, const struct act *a, int pe)
{
    bool team = a->team >= 0;

    begin_call(t, coll_name(a->type, a->form, a->op, team), -1);
    if (a->form != BARRIER && a->form != SYNC) {
        say_ref(t, a->d);
        say(t, ", ");
        say_ref(t, a->s);
        say(t, ", ");
    }
    if (a->form == ALLTOALLV)
        for (int i = 0; i < a->group->n[pe]; i++)
            say(t, "%zu%s", block_bytes(a, pe, a->group->pe[pe][i]),
                i + 1 < a->group->n[pe] ? " "
                : a->naming == 1        ? " packed, "
                                        : ", ");
    else if (a->form != BARRIER && a->form != SYNC)
        say(t, "%zu, ", a->count != NULL ? a->count[pe] : a->n);
    if (a->form == ALLTOALLS)
        say(t, "strides %td, %td, ", a->dst, a->sst);
    if (a->form == BROADCAST)
        say(t, "root %d, ", a->root);
    if (team)
        say(t, "team[%d])", a->team);
    else
        say(t, "%d, %d, %d, psync[%d])", a->start, a->log, a->size, a->psync);
}

static void say_new(struct text *t, const struct act *a)
{
    static const char *const names[] = {"shmem_malloc", "shmem_calloc",
                                        "shmem_align",
                                        "shmem_malloc_with_hints", "shmalloc"};
    int h = a->d.obj - OBJ_HEAP;

    if (a->kind == ACT_RENEW)
        say(t, "H[%d] = %s(H[%d], %zu)", h,
            a->form ? "shrealloc" : "shmem_realloc", h, a->n);
    else if (a->form == NEW_ALIGN)
        say(t, "H[%d] = %s(%zu, %zu)", h, names[a->form], a->bs, a->n);
    else
        say(t, "H[%d] = %s(%zu)", h, names[a->form], a->n);
}

/* A name with a context, if the act has one. */
static void say_ctx_name(struct text *t, const struct act *a, const char *name)
{
    say(t, "shmem_%s%s(", a->ctx >= 0 ? "ctx_" : "", name);
    if (a->ctx >= 0)
        say(t, "ctx[%d], ", a->ctx);
}

/* From one place to another, or to itself: what is no routine of the library. */
static void say_bytes(struct text *t, const struct act *a, const char *what)
{
    say(t, "%s(", what);
    say_ref(t, a->d);
    if (a->kind == ACT_PTR || a->kind == ACT_TICKET) {
        say(t, ", ");
        say_ref(t, a->kind == ACT_PTR ? a->s : a->x);
    }
    say(t, ", %zu, 0x%llx, %d)", a->n, (unsigned long long) a->value, a->pe);
}

static void say_split(struct text *t, const struct act *a, int pe)
{
    say(t, "team[%d]", a->form);
    if (a->kind == ACT_SPLIT)
        say(t, " = shmem_team_split_strided(team[%d], %d, %td, %d)", a->team,
            a->start, a->dst, a->size);
    else if (a->kind == ACT_SPLIT_COLOR)
        say(t, " = shmem_team_split(team[%d], %d, %d)", a->team,
            color_of(a, pe), key_of(a, pe));
    else
        say(t, ", team[%d] = shmem_team_split_2d(team[%d], %zu)", a->root,
            a->team, a->n);
}

void act_text(char *text, size_t size, const struct act *a, int pe)
{
    struct text t = {text, size, 0};

    text[0] = '\0';
    switch (a->kind) {
    case ACT_RMA: say_rma(&t, a); break;
    case ACT_AMO: say_amo(&t, a); break;
    case ACT_WAIT: say_wait(&t, a); break;
    case ACT_COLL: say_coll(&t, a, pe); break;
    case ACT_SIGNAL:
        say_ctx_name(&t, a, "signal");
        say_ref(&t, a->d);
        say(&t, ", %llu, %s, %d)", (unsigned long long) a->value,
            sigop_name(a->sigop), a->vpe);
        break;
    case ACT_QUIET: say_ctx_name(&t, a, "quiet"), say(&t, ")"); break;
    case ACT_FENCE: say_ctx_name(&t, a, "fence"), say(&t, ")"); break;
    case ACT_PE_QUIET:
        say_ctx_name(&t, a, "pe_quiet"), say(&t, "%d)", a->vpe);
        break;
    case ACT_BARRIER_ALL: say(&t, "shmem_barrier_all()"); break;
    case ACT_SYNC_ALL: say(&t, "shmem_sync_all()"); break;
    case ACT_LOCK:
        say(&t, "shmem_%s_lock(&lock[%zu])", a->form == 0 ? "set" : "test",
            a->n);
        break;
    case ACT_UNLOCK: say(&t, "shmem_clear_lock(&lock[%zu])", a->n); break;
    case ACT_BUMP: say_bytes(&t, a, "get, add 1 and put"); break;
    case ACT_TICKET: say_bytes(&t, a, "fetch_inc and set the bit"); break;
    case ACT_NEW:
    case ACT_RENEW: say_new(&t, a); break;
    case ACT_FREE:
        say(&t, "%s(H[%d])", a->form ? "shfree" : "shmem_free",
            a->d.obj - OBJ_HEAP);
        break;
    case ACT_TOO_MUCH: say(&t, "shmem_malloc(%zu)", a->n); break;
    case ACT_SPLIT:
    case ACT_SPLIT_2D:
    case ACT_SPLIT_COLOR: say_split(&t, a, pe); break;
    case ACT_TEAM_DESTROY:
        say(&t, "shmem_team_destroy(team[%d])", a->team);
        break;
    case ACT_CTX_CREATE:
        say(&t, "ctx[%d] = shmem_team_create_ctx(team[%d], %ld)", a->ctx,
            a->team, (long) a->value);
        break;
    case ACT_CTX_DESTROY: say(&t, "shmem_ctx_destroy(ctx[%d])", a->ctx); break;
    case ACT_FILL: say_bytes(&t, a, "fill"); break;
    case ACT_CHECK: say_bytes(&t, a, "check"); break;
    case ACT_PTR: say_bytes(&t, a, "copy by shmem_ptr"); break;
    case ACT_WIPE: say_bytes(&t, a, "wipe"); break;
    case ACT_SETTLE: say(&t, "quiet and barrier"); break;
    case ACT_COMPARE: say(&t, "compare all"); break;
    }
}

/* The calls of an act, each once with the PEs that make it. */
static void print_act(const struct act *a, int npes)
{
    char text[4096], other[4096];

    for (unsigned left = a->who; left != 0;) {
        int first = __builtin_ctz(left);

        act_text(text, sizeof text, a, first);
        printf("    PE");
        for (int pe = first; pe < npes; pe++) {
            act_text(other, sizeof other, a, pe);
            if ((left >> pe & 1) && strcmp(text, other) == 0) {
                printf(" %d", pe);
                left &= ~(1u << pe);
            }
        }
        printf(": %s\n", text);
    }
}

void print_plan(const struct plan *plan)
{
    for (int i = 0; i < plan->acts; i++) {
        if (!act_wanted(&plan->act[i]))
            continue;
        if (i == 0 || plan->act[i].step != plan->act[i - 1].step)
            printf("step %d\n", plan->act[i].step);
        print_act(&plan->act[i], plan->npes);
    }
}
