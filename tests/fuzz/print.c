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

/* The calls.  A letter behind % stands for a member of the act, as put_member says. */
static const char *const calls[] = {
    [ACT_WAIT] = "%N(%d, %n, %q, %v)",
    [ACT_SIGNAL] = "shmem_%Csignal(%c%d, %v, %o, %p)",
    [ACT_QUIET] = "shmem_%Cquiet(%c)",
    [ACT_FENCE] = "shmem_%Cfence(%c)",
    [ACT_PE_QUIET] = "shmem_%Cpe_quiet(%c%p)",
    [ACT_BARRIER_ALL] = "shmem_barrier_all()",
    [ACT_SYNC_ALL] = "shmem_sync_all()",
    [ACT_UNLOCK] = "shmem_clear_lock(&lock[%n])",
    [ACT_BUMP] = "get, add 1 and put(%d, PE %P)",
    [ACT_TICKET] = "fetch_inc and set the bit(%d, PE %P, %x, PE %p)",
    [ACT_TOO_MUCH] = "shmem_malloc(%n)",
    [ACT_SPLIT] = "team[%f] = shmem_team_split_strided(%g, %a, %t, %z)",
    [ACT_SPLIT_COLOR] = "team[%f] = shmem_team_split(%g, %K)",
    [ACT_SPLIT_2D] = "team[%f], team[%r] = shmem_team_split_2d(%g, %n)",
    [ACT_TEAM_DESTROY] = "shmem_team_destroy(%g)",
    [ACT_CTX_CREATE] = "ctx[%i] = shmem_team_create_ctx(team[%T], %v)",
    [ACT_CTX_DESTROY] = "shmem_ctx_destroy(ctx[%i])",
    [ACT_FILL] = "fill(%d, %n, %v)",
    [ACT_CHECK] = "check(%d, %n)",
    [ACT_PTR] = "copy by shmem_ptr(%d, %s, %n, PE %P)",
    [ACT_WIPE] = "wipe(%d, %n)",
    [ACT_SETTLE] = "quiet and barrier",
    [ACT_COMPARE] = "compare all",
};
static const char *const locks[] = {"shmem_set_lock(&lock[%n])",
                                    "shmem_test_lock(&lock[%n])"};
static const char *const news[] = {
    "H[%h] = shmem_malloc(%n)", "H[%h] = shmem_calloc(%n)",
    "H[%h] = shmem_align(%b, %n)", "H[%h] = shmem_malloc_with_hints(%n)",
    "H[%h] = shmalloc(%n)"};
static const char *const renews[] = {"H[%h] = shmem_realloc(H[%h], %n)",
                                     "H[%h] = shrealloc(H[%h], %n)"};
static const char *const frees[] = {"shmem_free(H[%h])", "shfree(H[%h])"};
static const char *const rmas[RMA_FORMS] = {
    [IPUT] = "%N(%c%d, %s, %t, %u, %n, %p)",
    [IGET] = "%N(%c%d, %s, %t, %u, %n, %p)",
    [IBPUT] = "%N(%c%d, %s, %t, %u, %b, %n, %p)",
    [IBGET] = "%N(%c%d, %s, %t, %u, %b, %n, %p)",
    [PUT_SIGNAL] = "%N(%c%d, %s, %n, %x, %v, %o, %p)",
    [PUT_SIGNAL_NBI] = "%N(%c%d, %s, %n, %x, %v, %o, %p)",
};
static const char *const amos[] = {"%N(%c%d, %p)", "%N(%c%d, %v, %p)",
                                   "%N(%c%d, %w, %v, %p)"};
static const char *const colls[COLL_FORMS] = {
    [BARRIER] = "%N(%g)",
    [SYNC] = "%N(%g)",
    [BROADCAST] = "%N(%d, %s, %n, root %r, %g)",
    [ALLTOALLS] = "%N(%d, %s, %n, strides %t, %u, %g)",
    [ALLTOALLV] = "%N(%d, %s, %k, %g)",
};

static const char *call_of(const struct act *a)
{
    switch (a->kind) {
    case ACT_RMA:
        return rmas[a->form] != NULL ? rmas[a->form] : "%N(%c%d, %s, %n, %p)";
    case ACT_AMO: return amos[amo_operands(a->form)];
    case ACT_COLL:
        return colls[a->form] != NULL ? colls[a->form] : "%N(%d, %s, %n, %g)";
    case ACT_LOCK: return locks[a->form];
    case ACT_NEW: return news[a->form];
    case ACT_RENEW: return renews[a->form];
    case ACT_FREE: return frees[a->form];
    default: return calls[a->kind];
    }
}

static const char *name_of(const struct act *a)
{
    bool ctx = a->ctx >= 0;

    return a->kind == ACT_RMA   ? rma_name(a->type, a->form, ctx)
           : a->kind == ACT_AMO ? amo_name(a->type, a->form, a->naming, ctx)
           : a->kind == ACT_WAIT
               ? wait_name(a->type, a->form)
               : coll_name(a->type, a->form, a->op, a->team >= 0);
}

static void put_ref(FILE *f, struct ref ref)
{
    if (ref.obj < 0)
        fprintf(f, "scratch");
    else if (ref.obj >= OBJ_HEAP)
        fprintf(f, "H[%d] + %zu", ref.obj - OBJ_HEAP, ref.off);
    else
        fprintf(f, "%c + %zu", ref.obj == OBJ_STATIC ? 'S' : 'L', ref.off);
}

static void put_value(FILE *f, uint64_t value)
{
    bool is_small = value + 1000000 < 2000000;

    fprintf(f, is_small ? "%lld" : "0x%llx", (long long) value);
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

/* The blocks that a PE sends in an alltoallv. */
static void put_blocks(FILE *f, const struct act *a, int pe)
{
    for (int i = 0; i < a->group->n[pe]; i++)
        fprintf(f, "%s%zu", i > 0 ? " " : "",
                block_bytes(a, pe, a->group->pe[pe][i]));
    fprintf(f, "%s", a->naming == 1 ? " packed" : "");
}

/* A team, or an active set and its pSync. */
static void put_set(FILE *f, const struct act *a)
{
    if (a->team >= 0)
        fprintf(f, "team[%d]", a->team);
    else
        fprintf(f, "%d, %d, %d, psync[%d]", a->start, a->log, a->size,
                a->psync);
}

static void put_member(FILE *f, const struct act *a, int pe, char letter)
{
    bool counts = a->kind == ACT_COLL && a->count != NULL;

    switch (letter) {
    case 'N': fprintf(f, "%s", name_of(a)); break;
    case 'C': fprintf(f, "%s", a->ctx >= 0 ? "ctx_" : ""); break;
    case 'c': a->ctx >= 0 ? fprintf(f, "ctx[%d], ", a->ctx) : 0; break;
    case 'd': put_ref(f, a->d); break;
    case 's': put_ref(f, a->s); break;
    case 'x': put_ref(f, a->x); break;
    case 'n': fprintf(f, "%zu", counts ? a->count[pe] : a->n); break;
    case 'b': fprintf(f, "%zu", a->bs); break;
    case 't': fprintf(f, "%td", a->dst); break;
    case 'u': fprintf(f, "%td", a->sst); break;
    case 'v': put_value(f, a->value); break;
    case 'w': put_value(f, a->cond); break;
    case 'o': fprintf(f, a->sigop == SHMEM_SIGNAL_SET ? "SET" : "ADD"); break;
    case 'q': fprintf(f, "%s", cmp_name(a->cmp)); break;
    case 'p': fprintf(f, "%d", a->vpe); break;
    case 'P': fprintf(f, "%d", a->pe); break;
    case 'h': fprintf(f, "%d", a->d.obj - OBJ_HEAP); break;
    case 'i': fprintf(f, "%d", a->ctx); break;
    case 'T': fprintf(f, "%d", a->team); break;
    case 'f': fprintf(f, "%d", a->form); break;
    case 'r': fprintf(f, "%d", a->root); break;
    case 'a': fprintf(f, "%d", a->start); break;
    case 'z': fprintf(f, "%d", a->size); break;
    case 'g': put_set(f, a); break;
    case 'k': put_blocks(f, a, pe); break;
    default: fprintf(f, "%d, %d", color_of(a, pe), key_of(a, pe));
    }
}

void act_text(char *text, size_t size, const struct act *a, int pe)
{
    FILE *f = fmemopen(text, size, "w");

    if (a->kind == ACT_AMO && amo_fetches(a->form)) {
        put_ref(f, a->x);
        fprintf(f, " = ");
    }
    for (const char *c = call_of(a); *c != '\0'; c++)
        if (*c == '%')
            put_member(f, a, pe, *++c);
        else
            fputc(*c, f);
    fclose(f);
    text[size - 1] = '\0';
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
