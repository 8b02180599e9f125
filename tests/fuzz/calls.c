/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines by form and type: one function for each type and family, with a
 * switch over the forms, and what the routine of a form is called.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "../c/test.h"

#define SIGNED_OF(ctype) ((ctype)-1 < (ctype)1)
#define FUZZ_INT_ROW(name, ctype, class) \
    [T_##name] = { #name, #ctype, sizeof(ctype), _Alignof(ctype), class, \
        SIGNED_OF(ctype) },
#define FUZZ_ROW(name, ctype, class) \
    [T_##name] = { #name, #ctype, sizeof(ctype), _Alignof(ctype), class, true },
#define FUZZ_SIZE_ROW(bits) \
    [T_##bits] = { #bits, "char", bits / 8, bits / 8, BITS, false },

const struct type types[TYPES] = {
    FUZZ_INT_TYPES(FUZZ_INT_ROW) FUZZ_REAL_TYPES(FUZZ_ROW)
    FUZZ_COMPLEX_TYPES(FUZZ_ROW) FUZZ_SIZES(FUZZ_SIZE_ROW)
    [T_MEM] = { "mem", "char", 1, 1, BITS, false },
};

/* A routine, or its form with a context. */
#define CALL(c, name, tail, ...) \
    ((c)->has_ctx ? shmem_ctx_##name##tail((c)->ctx, __VA_ARGS__) \
                  : shmem_##name##tail(__VA_ARGS__))

static void impossible(void)
{
    abort();
}

/* ---- remote memory access */

#define RMA_CASES(c, T, PUT_, GET_, IPUT_, IGET_, IBPUT_, IBGET_) \
    case PUT: CALL(c, PUT_, , (c)->d, (c)->s, (c)->n, (c)->pe); break; \
    case GET: CALL(c, GET_, , (c)->d, (c)->s, (c)->n, (c)->pe); break; \
    case PUT_NBI: CALL(c, PUT_, _nbi, (c)->d, (c)->s, (c)->n, (c)->pe); break; \
    case GET_NBI: CALL(c, GET_, _nbi, (c)->d, (c)->s, (c)->n, (c)->pe); break; \
    case PUT_SIGNAL: \
        CALL(c, PUT_, _signal, (c)->d, (c)->s, (c)->n, (c)->x, (c)->value, \
            (c)->sigop, (c)->pe); \
        break; \
    case PUT_SIGNAL_NBI: \
        CALL(c, PUT_, _signal_nbi, (c)->d, (c)->s, (c)->n, (c)->x, \
            (c)->value, (c)->sigop, (c)->pe); \
        break;
#define STRIDED_CASES(c, IPUT_, IGET_, IBPUT_, IBGET_) \
    case IPUT: \
        CALL(c, IPUT_, , (c)->d, (c)->s, (c)->dst, (c)->sst, (c)->n, (c)->pe); \
        break; \
    case IGET: \
        CALL(c, IGET_, , (c)->d, (c)->s, (c)->dst, (c)->sst, (c)->n, (c)->pe); \
        break; \
    case IBPUT: \
        CALL(c, IBPUT_, , (c)->d, (c)->s, (c)->dst, (c)->sst, (c)->bs, (c)->n, \
            (c)->pe); \
        break; \
    case IBGET: \
        CALL(c, IBGET_, , (c)->d, (c)->s, (c)->dst, (c)->sst, (c)->bs, (c)->n, \
            (c)->pe); \
        break;

#define RMA_FUNCTION(name, T) \
    static void rma_##name(const struct call *c) \
    { \
        switch (c->form) { \
        RMA_CASES(c, T, name##_put, name##_get, , , , ) \
        STRIDED_CASES(c, name##_iput, name##_iget, name##_ibput, name##_ibget) \
        case P: CALL(c, name##_p, , c->d, *(const T *)c->s, c->pe); break; \
        case G: *(T *)c->d = CALL(c, name##_g, , c->s, c->pe); break; \
        default: impossible(); \
        } \
    }
#define SIZE_FUNCTION(bits) \
    static void rma_##bits(const struct call *c) \
    { \
        switch (c->form) { \
        RMA_CASES(c, char, put##bits, get##bits, , , , ) \
        STRIDED_CASES(c, iput##bits, iget##bits, ibput##bits, ibget##bits) \
        default: impossible(); \
        } \
    }

TEST_RMA(RMA_FUNCTION)
FUZZ_SIZES(SIZE_FUNCTION)

static void rma_mem(const struct call *c)
{
    switch (c->form) {
    RMA_CASES(c, char, putmem, getmem, , , , )
    default: impossible();
    }
}

#define RMA_ENTRY(name, T) [T_##name] = rma_##name,
#define SIZE_ENTRY(bits) [T_##bits] = rma_##bits,
void (*const rma_of[TYPES])(const struct call *) = {
    TEST_RMA(RMA_ENTRY) FUZZ_SIZES(SIZE_ENTRY) [T_MEM] = rma_mem,
};

bool rma_has(int type, int form)
{
    if (rma_of[type] == NULL)
        return false;
    if (types[type].class == BITS && (form == P || form == G))
        return false;
    return type != T_MEM || form < P || form > IBGET;
}

/* "put", the size or type where it belongs, and what follows. */
static void name_parts(char *text, size_t size, int type, const char *ctx,
    const char *stem, const char *tail)
{
    if (types[type].class == BITS)
        snprintf(text, size, "shmem_%s%s%s%s", ctx, stem, types[type].name,
            tail);
    else
        snprintf(text, size, "shmem_%s%s_%s%s", ctx, types[type].name, stem,
            tail);
}

void rma_name(char *text, size_t size, int type, int form, bool ctx)
{
    static const char *const stems[] = { "put", "get", "put", "get", "p", "g",
        "iput", "iget", "ibput", "ibget", "put", "put" };
    static const char *const tails[] = { "", "", "_nbi", "_nbi", "", "", "",
        "", "", "", "_signal", "_signal_nbi" };

    name_parts(text, size, type, ctx ? "ctx_" : "", stems[form], tails[form]);
}

/* ---- atomic operations */

#define TO(T, c) (*(T *)(c)->x)
#define AMO_EXT_CASES(c, name, T) \
    case AMO_FETCH: TO(T, c) = CALL(c, name##_atomic_fetch, , c->d, c->pe); \
        break; \
    case AMO_SET: CALL(c, name##_atomic_set, , c->d, (T)c->value, c->pe); \
        break; \
    case AMO_SWAP: \
        TO(T, c) = CALL(c, name##_atomic_swap, , c->d, (T)c->value, c->pe); \
        break; \
    case 100 + AMO_FETCH: \
        CALL(c, name##_atomic_fetch, _nbi, c->x, c->d, c->pe); \
        break; \
    case 100 + AMO_SWAP: \
        CALL(c, name##_atomic_swap, _nbi, c->x, c->d, (T)c->value, c->pe); \
        break;
#define AMO_STD_CASES(c, name, T) \
    case AMO_CSWAP: \
        TO(T, c) = CALL(c, name##_atomic_compare_swap, , c->d, (T)c->cond, \
            (T)c->value, c->pe); \
        break; \
    case AMO_FINC: TO(T, c) = CALL(c, name##_atomic_fetch_inc, , c->d, c->pe); \
        break; \
    case AMO_INC: CALL(c, name##_atomic_inc, , c->d, c->pe); break; \
    case AMO_FADD: \
        TO(T, c) = CALL(c, name##_atomic_fetch_add, , c->d, (T)c->value, \
            c->pe); \
        break; \
    case AMO_ADD: CALL(c, name##_atomic_add, , c->d, (T)c->value, c->pe); \
        break; \
    case 100 + AMO_CSWAP: \
        CALL(c, name##_atomic_compare_swap, _nbi, c->x, c->d, (T)c->cond, \
            (T)c->value, c->pe); \
        break; \
    case 100 + AMO_FINC: \
        CALL(c, name##_atomic_fetch_inc, _nbi, c->x, c->d, c->pe); \
        break; \
    case 100 + AMO_FADD: \
        CALL(c, name##_atomic_fetch_add, _nbi, c->x, c->d, (T)c->value, \
            c->pe); \
        break;
#define AMO_BIT_CASE(c, name, T, FORM, op) \
    case AMO_F##FORM: \
        TO(T, c) = CALL(c, name##_atomic_fetch_##op, , c->d, (T)c->value, \
            c->pe); \
        break; \
    case AMO_##FORM: CALL(c, name##_atomic_##op, , c->d, (T)c->value, c->pe); \
        break;
#define AMO_BIT_NBI_CASE(c, name, T, FORM, op) \
    case 100 + AMO_F##FORM: \
        CALL(c, name##_atomic_fetch_##op, _nbi, c->x, c->d, (T)c->value, \
            c->pe); \
        break;
#define AMO_BIT_CASES(c, name, T) \
    AMO_BIT_CASE(c, name, T, AND, and) AMO_BIT_CASE(c, name, T, OR, or) \
    AMO_BIT_CASE(c, name, T, XOR, xor)
#define AMO_BIT_NBI_CASES(c, name, T) \
    AMO_BIT_NBI_CASE(c, name, T, AND, and) AMO_BIT_NBI_CASE(c, name, T, OR, or) \
    AMO_BIT_NBI_CASE(c, name, T, XOR, xor)
#define AMO_OLD_EXT_CASES(c, name, T) \
    case 200 + AMO_FETCH: TO(T, c) = shmem_##name##_fetch(c->d, c->pe); break; \
    case 200 + AMO_SET: shmem_##name##_set(c->d, (T)c->value, c->pe); break; \
    case 200 + AMO_SWAP: \
        TO(T, c) = shmem_##name##_swap(c->d, (T)c->value, c->pe); \
        break;
#define AMO_OLD_CASES(c, name, T) \
    AMO_OLD_EXT_CASES(c, name, T) \
    case 200 + AMO_CSWAP: \
        TO(T, c) = shmem_##name##_cswap(c->d, (T)c->cond, (T)c->value, c->pe); \
        break; \
    case 200 + AMO_FINC: TO(T, c) = shmem_##name##_finc(c->d, c->pe); break; \
    case 200 + AMO_INC: shmem_##name##_inc(c->d, c->pe); break; \
    case 200 + AMO_FADD: \
        TO(T, c) = shmem_##name##_fadd(c->d, (T)c->value, c->pe); \
        break; \
    case 200 + AMO_ADD: shmem_##name##_add(c->d, (T)c->value, c->pe); break;

/* Which forms a type has: as the macro NAME below says of its cases. */
#define AMO_FUNCTION(name, T, CASES) \
    static void amo_##name(const struct call *c) \
    { \
        switch (c->form + 100 * c->naming) { \
        AMO_EXT_CASES(c, name, T) \
        CASES(c, name, T) \
        default: impossible(); \
        } \
    }
#define CASES_STD(c, name, T) AMO_STD_CASES(c, name, T)
#define CASES_BIT(c, name, T) \
    AMO_STD_CASES(c, name, T) AMO_BIT_CASES(c, name, T) \
    AMO_BIT_NBI_CASES(c, name, T)
#define CASES_OLD(c, name, T) \
    AMO_STD_CASES(c, name, T) AMO_BIT_CASES(c, name, T) \
    AMO_OLD_CASES(c, name, T)

AMO_FUNCTION(int, int, CASES_OLD)
AMO_FUNCTION(long, long, CASES_OLD)
AMO_FUNCTION(longlong, long long, CASES_OLD)
AMO_FUNCTION(uint, unsigned int, CASES_BIT)
AMO_FUNCTION(ulong, unsigned long, CASES_BIT)
AMO_FUNCTION(ulonglong, unsigned long long, CASES_BIT)
AMO_FUNCTION(int32, int32_t, CASES_BIT)
AMO_FUNCTION(int64, int64_t, CASES_BIT)
AMO_FUNCTION(uint32, uint32_t, CASES_BIT)
AMO_FUNCTION(uint64, uint64_t, CASES_BIT)
AMO_FUNCTION(size, size_t, CASES_STD)
AMO_FUNCTION(ptrdiff, ptrdiff_t, CASES_STD)
AMO_FUNCTION(float, float, AMO_OLD_EXT_CASES)
AMO_FUNCTION(double, double, AMO_OLD_EXT_CASES)

#define AMO_ENTRY(name, T) [T_##name] = amo_##name,
void (*const amo_of[TYPES])(const struct call *) = {
    TEST_AMO(AMO_ENTRY) TEST_AMO_REAL(AMO_ENTRY)
};

static bool amo_is_old(int type)
{
    return type == T_int || type == T_long || type == T_longlong;
}

bool amo_has(int type, int form, int naming)
{
    bool fetches = form == AMO_FETCH || form == AMO_SWAP ||
        form == AMO_CSWAP || form == AMO_FINC || form == AMO_FADD ||
        form == AMO_FAND || form == AMO_FOR || form == AMO_FXOR;
    bool bits = form >= AMO_FAND;

    if (amo_of[type] == NULL)
        return false;
    if (types[type].class == REAL && form > AMO_SWAP)
        return false;
    if (bits && (type == T_size || type == T_ptrdiff))
        return false;
    if (naming == NAME_NBI)
        return fetches && !(bits && amo_is_old(type));
    if (naming == NAME_OLD)
        return !bits && (amo_is_old(type) || types[type].class == REAL);
    return true;
}

void amo_name(char *text, size_t size, int type, int form, int naming,
    bool ctx)
{
    static const char *const now[] = { "fetch", "set", "swap", "compare_swap",
        "fetch_inc", "inc", "fetch_add", "add", "fetch_and", "and", "fetch_or",
        "or", "fetch_xor", "xor" };
    static const char *const old[] = { "fetch", "set", "swap", "cswap", "finc",
        "inc", "fadd", "add" };

    if (naming == NAME_OLD)
        snprintf(text, size, "shmem_%s_%s", types[type].name, old[form]);
    else
        snprintf(text, size, "shmem_%s%s_atomic_%s%s", ctx ? "ctx_" : "",
            types[type].name, now[form], naming == NAME_NBI ? "_nbi" : "");
}

/* ---- waits.  Those for several objects wait for each of n, by way of an array
 * of which were seen, and the tests are asked until it is so. */

#define WAIT_FUNCTION_WITH(name, T, OLD) \
    static void wait_##name(const struct call *c) \
    { \
        T *v = c->d, value = (T)c->value, values[64]; \
        int seen[64] = { 0 }; \
        size_t at[64], k = 0, n = c->n; \
        for (size_t i = 0; i < 64; i++) \
            values[i] = value; \
        switch (c->form) { \
        case WAIT_UNTIL: shmem_##name##_wait_until(v, c->cmp, value); break; \
        case WAIT_TEST: \
            while (!shmem_##name##_test(v, c->cmp, value)) \
                ; \
            break; \
        OLD \
        case WAIT_ALL: \
            shmem_##name##_wait_until_all(v, n, NULL, c->cmp, value); \
            break; \
        case WAIT_ALL_VECTOR: \
            shmem_##name##_wait_until_all_vector(v, n, seen, c->cmp, values); \
            break; \
        case WAIT_ANY: \
            for (; k < n; k++) \
                seen[shmem_##name##_wait_until_any(v, n, seen, c->cmp, value)] \
                    = 1; \
            break; \
        case WAIT_ANY_VECTOR: \
            for (; k < n; k++) \
                seen[shmem_##name##_wait_until_any_vector(v, n, seen, c->cmp, \
                    values)] = 1; \
            break; \
        case WAIT_SOME: \
            while (k < n) { \
                size_t m = shmem_##name##_wait_until_some(v, n, at, seen, \
                    c->cmp, value); \
                for (size_t i = 0; i < m; i++) \
                    seen[at[i]] = 1; \
                k += m; \
            } \
            break; \
        case WAIT_SOME_VECTOR: \
            while (k < n) { \
                size_t m = shmem_##name##_wait_until_some_vector(v, n, at, \
                    seen, c->cmp, values); \
                for (size_t i = 0; i < m; i++) \
                    seen[at[i]] = 1; \
                k += m; \
            } \
            break; \
        case WAIT_TEST_ALL: \
            while (!shmem_##name##_test_all(v, n, NULL, c->cmp, value)) \
                ; \
            break; \
        case WAIT_TEST_ANY: \
            while (k < n) { \
                size_t i = shmem_##name##_test_any(v, n, seen, c->cmp, value); \
                if (i != SIZE_MAX) \
                    seen[i] = 1; \
                k += i != SIZE_MAX; \
            } \
            break; \
        case WAIT_TEST_SOME: \
            while (k < n) { \
                size_t m = shmem_##name##_test_some(v, n, at, seen, c->cmp, \
                    value); \
                for (size_t i = 0; i < m; i++) \
                    seen[at[i]] = 1; \
                k += m; \
            } \
            break; \
        default: impossible(); \
        } \
        for (size_t i = 0; i < k; i++) \
            if (!seen[i]) \
                fuzz_fail("%zu of %zu objects seen, but not %zu", k, n, i); \
    }
#define WAIT_FUNCTION(name, T) WAIT_FUNCTION_WITH(name, T, )
#define WAIT_FUNCTION_OLD(name, T) \
    WAIT_FUNCTION_WITH(name, T, \
        case WAIT_OLD: shmem_##name##_wait(v, 0); break;)

WAIT_FUNCTION_OLD(short, short)
WAIT_FUNCTION_OLD(int, int)
WAIT_FUNCTION_OLD(long, long)
WAIT_FUNCTION_OLD(longlong, long long)
TEST_P2P_UNSIGNED(WAIT_FUNCTION)
WAIT_FUNCTION(int32, int32_t)
WAIT_FUNCTION(int64, int64_t)
WAIT_FUNCTION(ptrdiff, ptrdiff_t)

#define WAIT_ENTRY(name, T) [T_##name] = wait_##name,
void (*const wait_of[TYPES])(const struct call *) = {
    TEST_P2P_SIGNED(WAIT_ENTRY) TEST_P2P_UNSIGNED(WAIT_ENTRY)
};

bool wait_has(int type, int form)
{
    if (wait_of[type] == NULL)
        return false;
    if (form == WAIT_SIGNAL)
        return type == T_uint64;
    return form != WAIT_OLD || type == T_short || amo_is_old(type);
}

void wait_name(char *text, size_t size, int type, int form)
{
    static const char *const names[] = { "wait_until", "test", "wait",
        "wait_until_all", "wait_until_any", "wait_until_some",
        "wait_until_all_vector", "wait_until_any_vector",
        "wait_until_some_vector", "test_all", "test_any", "test_some" };

    if (form == WAIT_SIGNAL)
        snprintf(text, size, "shmem_signal_wait_until");
    else
        snprintf(text, size, "shmem_%s_%s", types[type].name, names[form]);
}

/* ---- collectives of active sets */

#define SET_FUNCTION(bits) \
    static void set_##bits(const struct call *c) \
    { \
        switch (c->form) { \
        case BARRIER: \
            shmem_barrier(c->start, c->log, c->size, c->psync); \
            break; \
        case SYNC: \
            shmem_sync(c->start, c->log, c->size, c->psync); \
            break; \
        case BROADCAST: \
            shmem_broadcast##bits(c->d, c->s, c->n, c->root, c->start, c->log, \
                c->size, c->psync); \
            break; \
        case COLLECT: \
            shmem_collect##bits(c->d, c->s, c->n, c->start, c->log, c->size, \
                c->psync); \
            break; \
        case FCOLLECT: \
            shmem_fcollect##bits(c->d, c->s, c->n, c->start, c->log, c->size, \
                c->psync); \
            break; \
        case ALLTOALL: \
            shmem_alltoall##bits(c->d, c->s, c->n, c->start, c->log, c->size, \
                c->psync); \
            break; \
        case ALLTOALLS: \
            shmem_alltoalls##bits(c->d, c->s, c->dst, c->sst, c->n, c->start, \
                c->log, c->size, c->psync); \
            break; \
        default: impossible(); \
        } \
    }
SET_FUNCTION(32)
SET_FUNCTION(64)
void (*const set_of[TYPES])(const struct call *) = {
    [T_32] = set_32, [T_64] = set_64,
};

#define TOALL_CASE(c, name, OP, op_) \
    case OP: \
        shmem_##name##_##op_##_to_all(c->d, c->s, (int)c->n, c->start, c->log, \
            c->size, c->pwrk, c->psync); \
        break;
#define TOALL_BIT(c, name) \
    TOALL_CASE(c, name, OP_AND, and) TOALL_CASE(c, name, OP_OR, or) \
    TOALL_CASE(c, name, OP_XOR, xor)
#define TOALL_MM(c, name) \
    TOALL_CASE(c, name, OP_MAX, max) TOALL_CASE(c, name, OP_MIN, min)
#define TOALL_AR(c, name) \
    TOALL_CASE(c, name, OP_SUM, sum) TOALL_CASE(c, name, OP_PROD, prod)
#define TOALL_FUNCTION(name, CASES) \
    static void toall_##name(const struct call *c) \
    { \
        switch (c->op) { \
        CASES \
        default: impossible(); \
        } \
    }
#define TOALL_INT_FUNCTION(name, T) \
    TOALL_FUNCTION(name, TOALL_BIT(c, name) TOALL_MM(c, name) TOALL_AR(c, name))
#define TOALL_REAL_FUNCTION(name, T) \
    TOALL_FUNCTION(name, TOALL_MM(c, name) TOALL_AR(c, name))
#define TOALL_COMPLEX_FUNCTION(name, T) TOALL_FUNCTION(name, TOALL_AR(c, name))
TEST_TOALL_INT(TOALL_INT_FUNCTION)
TEST_TOALL_REAL(TOALL_REAL_FUNCTION)
TEST_TOALL_COMPLEX(TOALL_COMPLEX_FUNCTION)

#define TOALL_ENTRY(name, T) [T_##name] = toall_##name,
void (*const toall_of[TYPES])(const struct call *) = {
    TEST_TOALL_INT(TOALL_ENTRY) TEST_TOALL_REAL(TOALL_ENTRY)
    TEST_TOALL_COMPLEX(TOALL_ENTRY)
};

bool toall_has(int type, int op)
{
    if (toall_of[type] == NULL)
        return false;
    if (types[type].class == REAL)
        return op >= OP_MAX;
    return types[type].class == INT || op >= OP_SUM;
}

/* ---- collectives of teams */

static void worked(int status)
{
    if (status != 0)
        fuzz_fail("returns %d", status);
}

#define TEAM_CASES(c, BCAST, COLL, FCOLL, A2A, A2AS) \
    case SYNC: worked(shmem_team_sync(c->team)); break; \
    case BROADCAST: worked(BCAST(c->team, c->d, c->s, c->n, c->root)); break; \
    case COLLECT: worked(COLL(c->team, c->d, c->s, c->n)); break; \
    case FCOLLECT: worked(FCOLL(c->team, c->d, c->s, c->n)); break; \
    case ALLTOALL: worked(A2A(c->team, c->d, c->s, c->n)); break; \
    case ALLTOALLS: \
        worked(A2AS(c->team, c->d, c->s, c->dst, c->sst, c->n)); \
        break;
#define TEAM_FUNCTION(name, T) \
    static void team_##name(const struct call *c) \
    { \
        switch (c->form) { \
        TEAM_CASES(c, shmem_##name##_broadcast, shmem_##name##_collect, \
            shmem_##name##_fcollect, shmem_##name##_alltoall, \
            shmem_##name##_alltoalls) \
        default: impossible(); \
        } \
    }
TEST_RMA(TEAM_FUNCTION)

static void team_mem(const struct call *c)
{
    switch (c->form) {
    TEAM_CASES(c, shmem_broadcastmem, shmem_collectmem, shmem_fcollectmem,
        shmem_alltoallmem, shmem_alltoallsmem)
    default: impossible();
    }
}

#define TEAM_ENTRY(name, T) [T_##name] = team_##name,
void (*const team_of[TYPES])(const struct call *) = {
    TEST_RMA(TEAM_ENTRY) [T_MEM] = team_mem,
};

#define REDUCE_CASE(c, name, OP, op_) \
    case OP: \
        worked(shmem_##name##_##op_##_reduce(c->team, c->d, c->s, c->n)); \
        break;
#define REDUCE_BIT(c, name) \
    REDUCE_CASE(c, name, OP_AND, and) REDUCE_CASE(c, name, OP_OR, or) \
    REDUCE_CASE(c, name, OP_XOR, xor)
#define REDUCE_MM(c, name) \
    REDUCE_CASE(c, name, OP_MAX, max) REDUCE_CASE(c, name, OP_MIN, min)
#define REDUCE_AR(c, name) \
    REDUCE_CASE(c, name, OP_SUM, sum) REDUCE_CASE(c, name, OP_PROD, prod)
#define REDUCE_FUNCTION(name, CASES) \
    static void reduce_##name(const struct call *c) \
    { \
        if (c->form == INSCAN) { \
            worked(shmem_##name##_sum_inscan(c->team, c->d, c->s, c->n)); \
            return; \
        } \
        if (c->form == EXSCAN) { \
            worked(shmem_##name##_sum_exscan(c->team, c->d, c->s, c->n)); \
            return; \
        } \
        switch (c->op) { \
        CASES \
        default: impossible(); \
        } \
    }
/* char, signed char and ptrdiff_t have no bitwise reductions. */
#define REDUCE_ALL_TYPES(X) \
    X(short) X(int) X(long) X(longlong) X(uchar) X(ushort) X(uint) X(ulong) \
    X(ulonglong) X(int8) X(int16) X(int32) X(int64) X(uint8) X(uint16) \
    X(uint32) X(uint64) X(size)
#define REDUCE_MM_TYPES(X) \
    X(char) X(schar) X(ptrdiff) X(float) X(double) X(longdouble)
#define REDUCE_AR_TYPES(X) X(complexf) X(complexd)
#define REDUCE_ALL_FUNCTION(name) \
    REDUCE_FUNCTION(name, \
        REDUCE_BIT(c, name) REDUCE_MM(c, name) REDUCE_AR(c, name))
#define REDUCE_MM_FUNCTION(name) \
    REDUCE_FUNCTION(name, REDUCE_MM(c, name) REDUCE_AR(c, name))
#define REDUCE_AR_FUNCTION(name) REDUCE_FUNCTION(name, REDUCE_AR(c, name))
REDUCE_ALL_TYPES(REDUCE_ALL_FUNCTION)
REDUCE_MM_TYPES(REDUCE_MM_FUNCTION)
REDUCE_AR_TYPES(REDUCE_AR_FUNCTION)

#define REDUCE_ENTRY(name) [T_##name] = reduce_##name,
void (*const reduce_of[TYPES])(const struct call *) = {
    REDUCE_ALL_TYPES(REDUCE_ENTRY) REDUCE_MM_TYPES(REDUCE_ENTRY)
    REDUCE_AR_TYPES(REDUCE_ENTRY)
};

#define REDUCE_MM_IS(name) || type == T_##name
bool reduce_has(int type, int op)
{
    if (reduce_of[type] == NULL)
        return false;
    if (types[type].class == COMPLEX)
        return op >= OP_SUM;
    return op >= OP_MAX || !(false REDUCE_MM_TYPES(REDUCE_MM_IS));
}

void coll_name(char *text, size_t size, int type, int form, int op, bool team)
{
    static const char *const names[] = { "barrier", "sync", "broadcast",
        "collect", "fcollect", "alltoall", "alltoalls", "", "sum_inscan",
        "sum_exscan" };
    static const char *const ops[] = { "and", "or", "xor", "max", "min", "sum",
        "prod" };
    char stem[32];

    if (form == BARRIER || form == SYNC) {
        snprintf(text, size, "shmem_%s%s", team ? "team_" : "", names[form]);
        return;
    }
    if (form == REDUCE)
        snprintf(stem, sizeof stem, "%s_%s", ops[op],
            team ? "reduce" : "to_all");
    else
        snprintf(stem, sizeof stem, "%s", names[form]);
    name_parts(text, size, type, "", stem, "");
}
