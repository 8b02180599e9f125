/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines: the name of each follows from its form and its type, the library says
 * whether it is there, and its arguments follow from its form.
 */
#include "fuzz.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define SIGNED_OF(ctype) ((ctype) -1 < (ctype) 1)
#define FUZZ_INT_ROW(name, ctype, class) \
    [T_##name] = {#name,           #ctype, sizeof(ctype), \
                  _Alignof(ctype), class,  SIGNED_OF(ctype)},
#define FUZZ_ROW(name, ctype, class) \
    [T_##name] = {#name, #ctype, sizeof(ctype), _Alignof(ctype), class, true},
#define FUZZ_SIZE_ROW(bits) \
    [T_##bits] = {#bits, "char", bits / 8, bits / 8, BITS, false},

/* clang-format off */
const struct type types[TYPES] = {
    FUZZ_INT_TYPES(FUZZ_INT_ROW) FUZZ_REAL_TYPES(FUZZ_ROW)
    FUZZ_COMPLEX_TYPES(FUZZ_ROW) FUZZ_SIZES(FUZZ_SIZE_ROW)
    [T_MEM] = {"mem", "char", 1, 1, BITS, false},
};
/* clang-format on */

/* The name that was made last: a stem with the type or size at its place. */
static char name[64];

static const char *make_name(int type, bool ctx, const char *stem,
                             const char *tail)
{
    bool bits = types[type].class == BITS;

    snprintf(name, sizeof name, "shmem_%s%s%s%s%s", ctx ? "ctx_" : "",
             bits ? stem : types[type].name, bits ? "" : "_",
             bits ? types[type].name : stem, tail);
    return name;
}

static void *find(const char *routine)
{
    return routine != NULL ? dlsym(RTLD_DEFAULT, routine) : NULL;
}

/* Of some families the routines named int8 are those of Fortran's INTEGER*8. */
static bool is_fortran(int type)
{
    return type == T_int8;
}

/* Calls a routine, or that with a context, which has arguments of these types. */
#define LIST(...) __VA_ARGS__
#define CALL(c, f, result, args, ...) \
    ((c)->has_ctx \
         ? ((result(*)(shmem_ctx_t, LIST args))(f))((c)->ctx, __VA_ARGS__) \
         : ((result(*)(LIST args))(f))(__VA_ARGS__))

/* ---- remote memory access */

const char *rma_name(int type, int form, bool ctx)
{
    static const char *const stems[] = {"put",   "get",   "put",  "get",
                                        "p",     "g",     "iput", "iget",
                                        "ibput", "ibget", "put",  "put"};
    static const char *const tails[] = {"", "", "_nbi",    "_nbi",
                                        "", "", "",        "",
                                        "", "", "_signal", "_signal_nbi"};

    return make_name(type, ctx, stems[form], tails[form]);
}

bool rma_has(int type, int form)
{
    /* some of Cray's and SGI's routines have no form with a context; complex numbers
     * have few routines */
    return types[type].class != COMPLEX &&
           find(rma_name(type, form, false)) != NULL &&
           find(rma_name(type, form, true)) != NULL;
}

#define P_CASE(name, T, class) \
    case T_##name: \
        CALL(c, f, void, (void *, T, int), c->d, *(const T *) c->s, c->pe); \
        break;
static void call_p(const struct call *c, int type, void *f)
{
    switch (type) {
        FUZZ_TYPES(P_CASE)
    default: abort();
    }
}

#define G_CASE(name, T, class) \
    case T_##name: \
        *(T *) c->d = CALL(c, f, T, (const void *, int), c->s, c->pe); \
        break;
static void call_g(const struct call *c, int type, void *f)
{
    switch (type) {
        FUZZ_TYPES(G_CASE)
    default: abort();
    }
}

void rma_call(const struct call *c, int type)
{
    void *f = find(rma_name(type, c->form, c->has_ctx));

    switch (c->form) {
    case P: call_p(c, type, f); break;
    case G: call_g(c, type, f); break;
    case IPUT:
    case IGET:
        CALL(c, f, void,
             (void *, const void *, ptrdiff_t, ptrdiff_t, size_t, int), c->d,
             c->s, c->dst, c->sst, c->n, c->pe);
        break;
    case IBPUT:
    case IBGET:
        CALL(c, f, void,
             (void *, const void *, ptrdiff_t, ptrdiff_t, size_t, size_t, int),
             c->d, c->s, c->dst, c->sst, c->bs, c->n, c->pe);
        break;
    case PUT_SIGNAL:
    case PUT_SIGNAL_NBI:
        CALL(c, f, void,
             (void *, const void *, size_t, uint64_t *, uint64_t, int, int),
             c->d, c->s, c->n, c->x, c->value, c->sigop, c->pe);
        break;
    default:
        CALL(c, f, void, (void *, const void *, size_t, int), c->d, c->s, c->n,
             c->pe);
    }
}

/* ---- atomic operations */

bool amo_fetches(int form)
{
    return form == AMO_FETCH || form == AMO_SWAP || form == AMO_CSWAP ||
           form == AMO_FINC || form == AMO_FADD || form == AMO_FAND ||
           form == AMO_FOR || form == AMO_FXOR || form == AMO_MSWAP;
}

const char *amo_name(int type, int form, int naming, bool ctx)
{
    static const char *const now[] = {
        "fetch",    "set",       "swap",      "compare_swap", "fetch_inc",
        "inc",      "fetch_add", "add",       "fetch_and",    "and",
        "fetch_or", "or",        "fetch_xor", "xor"};
    static const char *const old[] = {"fetch", "set", "swap", "cswap",
                                      "finc",  "inc", "fadd", "add"};
    bool short_ = type == T_short && form < AMO_FAND, nbi = naming == NAME_NBI;
    char stem[32];

    if (nbi && !amo_fetches(form))
        return NULL;
    if (form == AMO_MSWAP)
        return naming != NAME_NOW || ctx ? NULL
                                         : make_name(type, false, "mswap", "");
    /* operations on short have only bitwise ones of the current names, and the
     * nonblocking ones are Cray's */
    if (naming == NAME_OLD || short_)
        return form >= AMO_FAND || ctx
                   ? NULL
                   : make_name(type, false, old[form], nbi ? "_nb" : "");
    snprintf(stem, sizeof stem, "atomic_%s", now[form]);
    return make_name(type, ctx, stem, nbi ? "_nbi" : "");
}

bool amo_has(int type, int form, int naming)
{
    return !is_fortran(type) &&
           find(amo_name(type, form, naming, false)) != NULL;
}

bool amo_has_ctx(int type, int form, int naming)
{
    return find(amo_name(type, form, naming, true)) != NULL;
}

int amo_operands(int form)
{
    return form == AMO_CSWAP || form == AMO_MSWAP                     ? 2
           : form == AMO_FETCH || form == AMO_FINC || form == AMO_INC ? 0
                                                                      : 1;
}

/* For each type a function: by the number of operands an operation that fetches, and
 * one that does not or is nonblocking.  Cray's nonblocking ones return a handle. */
#define AMO_FUNCTION(name, T, class) \
    static void amo_##name(const struct call *c, void *f) \
    { \
        T *d = c->d, *x = c->x, v = (T) c->value, w = (T) c->cond; \
        int n = amo_operands(c->form), pe = c->pe; \
        bool cray = c->naming == NAME_NBI && T_##name == T_short; \
        if (cray && n == 0) \
            CALL(c, f, void, (T *, T *, int, void **), x, d, pe, NULL); \
        else if (cray && n == 1) \
            CALL(c, f, void, (T *, T *, T, int, void **), x, d, v, pe, NULL); \
        else if (cray) \
            CALL(c, f, void, (T *, T *, T, T, int, void **), x, d, w, v, pe, \
                 NULL); \
        else if (c->naming == NAME_NBI && n == 0) \
            CALL(c, f, void, (T *, T *, int), x, d, pe); \
        else if (c->naming == NAME_NBI && n == 1) \
            CALL(c, f, void, (T *, T *, T, int), x, d, v, pe); \
        else if (c->naming == NAME_NBI) \
            CALL(c, f, void, (T *, T *, T, T, int), x, d, w, v, pe); \
        else if (!amo_fetches(c->form) && n == 0) \
            CALL(c, f, void, (T *, int), d, pe); \
        else if (!amo_fetches(c->form)) \
            CALL(c, f, void, (T *, T, int), d, v, pe); \
        else if (n == 0) \
            *x = CALL(c, f, T, (T *, int), d, pe); \
        else if (n == 1) \
            *x = CALL(c, f, T, (T *, T, int), d, v, pe); \
        else \
            *x = CALL(c, f, T, (T *, T, T, int), d, w, v, pe); \
    }
FUZZ_INT_TYPES(AMO_FUNCTION)
FUZZ_REAL_TYPES(AMO_FUNCTION)

#define AMO_CASE(name, T, class) \
    case T_##name: amo_##name(c, f); break;
void amo_call(const struct call *c, int type)
{
    void *f = find(amo_name(type, c->form, c->naming, c->has_ctx));

    switch (type) {
        FUZZ_INT_TYPES(AMO_CASE)
        FUZZ_REAL_TYPES(AMO_CASE)
    default: abort();
    }
}

/* ---- waits.  Those for several objects wait until each of n has been seen,
 * which an array records; tests are called until all are. */

const char *wait_name(int type, int form)
{
    static const char *const names[] = {"wait_until",
                                        "test",
                                        "wait",
                                        "wait_until_all",
                                        "wait_until_any",
                                        "wait_until_some",
                                        "wait_until_all_vector",
                                        "wait_until_any_vector",
                                        "wait_until_some_vector",
                                        "test_all",
                                        "test_any",
                                        "test_some"};

    if (form == WAIT_SIGNAL)
        return type == T_uint64 ? "shmem_signal_wait_until" : NULL;
    return make_name(type, false, names[form], "");
}

bool wait_has(int type, int form)
{
    return !is_fortran(type) && find(wait_name(type, form)) != NULL;
}

/* The last argument is a value, or an array of values. */
#define WAIT(result, args, ...) \
    (vector ? ((result(*)(LIST args, const T_ *)) f)(__VA_ARGS__, values) \
            : ((result(*)(LIST args, T_)) f)(__VA_ARGS__, value))
#define WAIT_FUNCTION(name, T, class) \
    static void wait_##name(const struct call *c, void *f) \
    { \
        typedef T T_; \
        T *v = c->d, value = (T) c->value, values[64]; \
        bool vector = \
            c->form >= WAIT_ALL_VECTOR && c->form <= WAIT_SOME_VECTOR; \
        size_t at[64], k = 0, n = c->n, m; \
        int seen[64] = {0}; \
        for (size_t i = 0; i < 64; i++) \
            values[i] = value; \
        switch (c->form) { \
        case WAIT_OLD: ((void (*)(T *, T)) f)(v, 0); break; \
        case WAIT_UNTIL: WAIT(void, (T *, int), v, c->cmp); break; \
        case WAIT_TEST: \
            while (!WAIT(int, (T *, int), v, c->cmp)) \
                ; \
            break; \
        case WAIT_ALL: \
        case WAIT_ALL_VECTOR: \
            WAIT(void, (T *, size_t, const int *, int), v, n, seen, c->cmp); \
            break; \
        case WAIT_TEST_ALL: \
            while (!WAIT(int, (T *, size_t, const int *, int), v, n, seen, \
                         c->cmp)) \
                ; \
            break; \
        case WAIT_ANY: \
        case WAIT_ANY_VECTOR: \
        case WAIT_TEST_ANY: \
            while (k < n) { \
                m = WAIT(size_t, (T *, size_t, const int *, int), v, n, seen, \
                         c->cmp); \
                k += m != SIZE_MAX; \
                if (m != SIZE_MAX) \
                    seen[m] = 1; \
            } \
            break; \
        default: \
            while (k < n) { \
                m = WAIT(size_t, (T *, size_t, size_t *, const int *, int), v, \
                         n, at, seen, c->cmp); \
                for (size_t i = 0; i < m; i++) \
                    seen[at[i]] = 1; \
                k += m; \
            } \
        } \
        for (size_t i = 0; i < k; i++) \
            if (!seen[i]) \
                fuzz_fail("%zu of %zu objects seen, but not %zu", k, n, i); \
    }
FUZZ_INT_TYPES(WAIT_FUNCTION)

#define WAIT_CASE(name, T, class) \
    case T_##name: wait_##name(c, f); break;
void wait_call(const struct call *c, int type)
{
    void *f = find(wait_name(type, c->form));

    switch (type) {
        FUZZ_INT_TYPES(WAIT_CASE)
    default: abort();
    }
}

/* ---- collectives of teams and of active sets */

const char *coll_name(int type, int form, int op, bool team)
{
    static const char *const names[] = {"barrier",    "sync",      "broadcast",
                                        "collect",    "fcollect",  "alltoall",
                                        "alltoalls",  "alltoallv", "",
                                        "sum_inscan", "sum_exscan"};
    static const char *const ops[] = {"and", "or",  "xor", "max",
                                      "min", "sum", "prod"};
    char stem[32];

    if (form == BARRIER || form == SYNC || form == ALLTOALLV) {
        snprintf(name, sizeof name, "shmem_%s%s", team ? "team_" : "",
                 names[form]);
        return name;
    }
    if (form != REDUCE)
        return make_name(type, false, names[form], "");
    snprintf(stem, sizeof stem, "%s_%s", ops[op], team ? "reduce" : "to_all");
    return make_name(type, false, stem, "");
}

bool coll_has(int type, int form, int op, bool team)
{
    /* sizes in bits are for active sets only */
    return (team ? types[type].class != BITS || type == T_MEM
                 : !is_fortran(type)) &&
           find(coll_name(type, form, op, team)) != NULL;
}

static void alltoallv(const struct call *c, bool team)
{
    if (team && c->packed)
        shmem_team_alltoallv_packed(c->d, c->got, c->t_sizes, c->s,
                                    c->s_offsets, c->s_sizes, c->team,
                                    c->psync);
    else if (team)
        shmem_team_alltoallv(c->d, c->t_offsets, c->t_sizes, c->s, c->s_offsets,
                             c->s_sizes, c->team, c->psync);
    else if (c->packed)
        shmem_alltoallv_packed(c->d, c->got, c->t_sizes, c->s, c->s_offsets,
                               c->s_sizes, c->start, c->log, c->size, c->psync);
    else
        shmem_alltoallv(c->d, c->t_offsets, c->t_sizes, c->s, c->s_offsets,
                        c->s_sizes, c->start, c->log, c->size, c->psync);
}

/* The arguments that all collectives of a team, or of a set, begin with, or end
 * with. */
#define TEAM(f, args, ...) \
    ((int (*)(shmem_team_t, LIST args))(f))(c->team, __VA_ARGS__)
#define SET(f, args, ...) \
    ((void (*)(LIST args, int, int, int, long *))(f))( \
        __VA_ARGS__, c->start, c->log, c->size, c->psync)

static void team_call(const struct call *c, void *f)
{
    int status;

    switch (c->form) {
    case SYNC: status = shmem_team_sync(c->team); break;
    case BROADCAST:
        status = TEAM(f, (void *, const void *, size_t, int), c->d, c->s, c->n,
                      c->root);
        break;
    case ALLTOALLS:
        status = TEAM(f, (void *, const void *, ptrdiff_t, ptrdiff_t, size_t),
                      c->d, c->s, c->dst, c->sst, c->n);
        break;
    default: status = TEAM(f, (void *, const void *, size_t), c->d, c->s, c->n);
    }
    if (status != 0)
        fuzz_fail("returns %d", status);
}

static void set_call(const struct call *c, void *f)
{
    switch (c->form) {
    case BARRIER: shmem_barrier(c->start, c->log, c->size, c->psync); break;
    case SYNC: shmem_sync(c->start, c->log, c->size, c->psync); break;
    case BROADCAST:
        SET(f, (void *, const void *, size_t, int), c->d, c->s, c->n, c->root);
        break;
    case ALLTOALLS:
        SET(f, (void *, const void *, ptrdiff_t, ptrdiff_t, size_t), c->d, c->s,
            c->dst, c->sst, c->n);
        break;
    case REDUCE:
        ((void (*)(void *, const void *, int, int, int, int, void *,
                   long *)) f)(c->d, c->s, (int) c->n, c->start, c->log,
                               c->size, c->pwrk, c->psync);
        break;
    default: SET(f, (void *, const void *, size_t), c->d, c->s, c->n);
    }
}

void coll_call(const struct call *c, int type, bool team)
{
    void *f = find(coll_name(type, c->form, c->op, team));

    if (c->form == ALLTOALLV)
        alltoallv(c, team);
    else
        (team ? team_call : set_call)(c, f);
}
