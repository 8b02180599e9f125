/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines by form and type: for each type and family a function with a
 * switch over the forms, and the names of the routines.  calls_coll.c has those
 * of collectives.
 */
#include "calls.h"

#include <stdlib.h>
#include <string.h>

#include "../c/test.h"

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

/* A routine, or the one with a context. */
#define CALL(c, name, tail, ...) \
    ((c)->has_ctx ? shmem_ctx_##name##tail((c)->ctx, __VA_ARGS__) \
                  : shmem_##name##tail(__VA_ARGS__))

void impossible(void)
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
        CALL(c, PUT_, _signal_nbi, (c)->d, (c)->s, (c)->n, (c)->x, (c)->value, \
             (c)->sigop, (c)->pe); \
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
            STRIDED_CASES(c, name##_iput, name##_iget, name##_ibput, \
                          name##_ibget) \
        case P: CALL(c, name##_p, , c->d, *(const T *) c->s, c->pe); break; \
        case G: *(T *) c->d = CALL(c, name##_g, , c->s, c->pe); break; \
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
    TEST_RMA(RMA_ENTRY) FUZZ_SIZES(SIZE_ENTRY)[T_MEM] = rma_mem,
};

bool rma_has(int type, int form)
{
    if (rma_of[type] == NULL)
        return false;
    if (types[type].class == BITS && (form == P || form == G))
        return false;
    return type != T_MEM || form < P || form > IBGET;
}

void name_parts(char *text, size_t size, int type, const char *ctx,
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
    static const char *const stems[] = {"put",   "get",   "put",  "get",
                                        "p",     "g",     "iput", "iget",
                                        "ibput", "ibget", "put",  "put"};
    static const char *const tails[] = {"", "", "_nbi",    "_nbi",
                                        "", "", "",        "",
                                        "", "", "_signal", "_signal_nbi"};

    name_parts(text, size, type, ctx ? "ctx_" : "", stems[form], tails[form]);
}

/* ---- atomic operations */

#define TO(T, c) (*(T *) (c)->x)
#define AMO_EXT_CASES(c, name, T) \
    case AMO_FETCH: \
        TO(T, c) = CALL(c, name##_atomic_fetch, , c->d, c->pe); \
        break; \
    case AMO_SET: \
        CALL(c, name##_atomic_set, , c->d, (T) c->value, c->pe); \
        break; \
    case AMO_SWAP: \
        TO(T, c) = CALL(c, name##_atomic_swap, , c->d, (T) c->value, c->pe); \
        break; \
    case 100 + AMO_FETCH: \
        CALL(c, name##_atomic_fetch, _nbi, c->x, c->d, c->pe); \
        break; \
    case 100 + AMO_SWAP: \
        CALL(c, name##_atomic_swap, _nbi, c->x, c->d, (T) c->value, c->pe); \
        break;
#define AMO_STD_CASES(c, name, T) \
    case AMO_CSWAP: \
        TO(T, c) = CALL(c, name##_atomic_compare_swap, , c->d, (T) c->cond, \
                        (T) c->value, c->pe); \
        break; \
    case AMO_FINC: \
        TO(T, c) = CALL(c, name##_atomic_fetch_inc, , c->d, c->pe); \
        break; \
    case AMO_INC: CALL(c, name##_atomic_inc, , c->d, c->pe); break; \
    case AMO_FADD: \
        TO(T, c) = \
            CALL(c, name##_atomic_fetch_add, , c->d, (T) c->value, c->pe); \
        break; \
    case AMO_ADD: \
        CALL(c, name##_atomic_add, , c->d, (T) c->value, c->pe); \
        break; \
    case 100 + AMO_CSWAP: \
        CALL(c, name##_atomic_compare_swap, _nbi, c->x, c->d, (T) c->cond, \
             (T) c->value, c->pe); \
        break; \
    case 100 + AMO_FINC: \
        CALL(c, name##_atomic_fetch_inc, _nbi, c->x, c->d, c->pe); \
        break; \
    case 100 + AMO_FADD: \
        CALL(c, name##_atomic_fetch_add, _nbi, c->x, c->d, (T) c->value, \
             c->pe); \
        break;
#define AMO_BIT_CASE(c, name, T, FORM, op) \
    case AMO_F##FORM: \
        TO(T, c) = \
            CALL(c, name##_atomic_fetch_##op, , c->d, (T) c->value, c->pe); \
        break; \
    case AMO_##FORM: \
        CALL(c, name##_atomic_##op, , c->d, (T) c->value, c->pe); \
        break;
#define AMO_BIT_NBI_CASE(c, name, T, FORM, op) \
    case 100 + AMO_F##FORM: \
        CALL(c, name##_atomic_fetch_##op, _nbi, c->x, c->d, (T) c->value, \
             c->pe); \
        break;
#define AMO_BIT_CASES(c, name, T) \
    AMO_BIT_CASE(c, name, T, AND, and) \
    AMO_BIT_CASE(c, name, T, OR, or) AMO_BIT_CASE(c, name, T, XOR, xor)
#define AMO_BIT_NBI_CASES(c, name, T) \
    AMO_BIT_NBI_CASE(c, name, T, AND, and) \
    AMO_BIT_NBI_CASE(c, name, T, OR, or) \
    AMO_BIT_NBI_CASE(c, name, T, XOR, xor)
#define AMO_OLD_EXT_CASES(c, name, T) \
    case 200 + AMO_FETCH: TO(T, c) = shmem_##name##_fetch(c->d, c->pe); break; \
    case 200 + AMO_SET: shmem_##name##_set(c->d, (T) c->value, c->pe); break; \
    case 200 + AMO_SWAP: \
        TO(T, c) = shmem_##name##_swap(c->d, (T) c->value, c->pe); \
        break;
/* These have no form with a context. */
#define AMO_MSWAP_CASE(c, name, T) \
    case AMO_MSWAP: \
        TO(T, c) = \
            shmem_##name##_mswap(c->d, (T) c->cond, (T) c->value, c->pe); \
        break;
#define AMO_OLD_CASES(c, name, T) \
    AMO_OLD_EXT_CASES(c, name, T) \
    case 200 + AMO_CSWAP: \
        TO(T, c) = \
            shmem_##name##_cswap(c->d, (T) c->cond, (T) c->value, c->pe); \
        break; \
    case 200 + AMO_FINC: TO(T, c) = shmem_##name##_finc(c->d, c->pe); break; \
    case 200 + AMO_INC: shmem_##name##_inc(c->d, c->pe); break; \
    case 200 + AMO_FADD: \
        TO(T, c) = shmem_##name##_fadd(c->d, (T) c->value, c->pe); \
        break; \
    case 200 + AMO_ADD: shmem_##name##_add(c->d, (T) c->value, c->pe); break;

/* The forms that a type has: the macro NAME below says which cases there
 * are. */
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
    AMO_STD_CASES(c, name, T) \
    AMO_BIT_CASES(c, name, T) AMO_BIT_NBI_CASES(c, name, T)
#define CASES_OLD(c, name, T) \
    AMO_STD_CASES(c, name, T) \
    AMO_BIT_CASES(c, name, T) AMO_OLD_CASES(c, name, T)
#define CASES_MSWAP(c, name, T) CASES_OLD(c, name, T) AMO_MSWAP_CASE(c, name, T)

AMO_FUNCTION(int, int, CASES_MSWAP)
AMO_FUNCTION(long, long, CASES_MSWAP)
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

/* Operations on short have no current names, but for the bitwise ones, and none
 * with a context.  The nonblocking ones are Cray's. */
static void amo_short(const struct call *c)
{
    short value = (short) c->value;

    switch (c->form + (c->naming == NAME_NBI ? 100 : 0)) {
        AMO_MSWAP_CASE(c, short, short)
    case AMO_SWAP: TO(short, c) = shmem_short_swap(c->d, value, c->pe); break;
    case AMO_CSWAP:
        TO(short, c) = shmem_short_cswap(c->d, (short) c->cond, value, c->pe);
        break;
    case AMO_FINC: TO(short, c) = shmem_short_finc(c->d, c->pe); break;
    case AMO_INC: shmem_short_inc(c->d, c->pe); break;
    case AMO_FADD: TO(short, c) = shmem_short_fadd(c->d, value, c->pe); break;
    case AMO_ADD: shmem_short_add(c->d, value, c->pe); break;
    case AMO_FAND:
        TO(short, c) = shmem_short_atomic_fetch_and(c->d, value, c->pe);
        break;
    case AMO_AND: shmem_short_atomic_and(c->d, value, c->pe); break;
    case AMO_FOR:
        TO(short, c) = shmem_short_atomic_fetch_or(c->d, value, c->pe);
        break;
    case AMO_OR: shmem_short_atomic_or(c->d, value, c->pe); break;
    case AMO_FXOR:
        TO(short, c) = shmem_short_atomic_fetch_xor(c->d, value, c->pe);
        break;
    case AMO_XOR: shmem_short_atomic_xor(c->d, value, c->pe); break;
    case 100 + AMO_SWAP:
        shmem_short_swap_nb(c->x, c->d, value, c->pe, NULL);
        break;
    case 100 + AMO_CSWAP:
        shmem_short_cswap_nb(c->x, c->d, (short) c->cond, value, c->pe, NULL);
        break;
    case 100 + AMO_FINC: shmem_short_finc_nb(c->x, c->d, c->pe, NULL); break;
    case 100 + AMO_FADD:
        shmem_short_fadd_nb(c->x, c->d, value, c->pe, NULL);
        break;
    default: impossible();
    }
}

#define AMO_ENTRY(name, T) [T_##name] = amo_##name,
void (*const amo_of[TYPES])(const struct call *) = {
    TEST_AMO(AMO_ENTRY) TEST_AMO_REAL(AMO_ENTRY)[T_short] = amo_short,
};

static bool amo_is_old(int type)
{
    return type == T_int || type == T_long || type == T_longlong;
}

bool amo_fetches(int form)
{
    return form == AMO_FETCH || form == AMO_SWAP || form == AMO_CSWAP ||
           form == AMO_FINC || form == AMO_FADD || form == AMO_FAND ||
           form == AMO_FOR || form == AMO_FXOR || form == AMO_MSWAP;
}

static bool amo_short_has(int form, int naming)
{
    if (naming == NAME_NBI)
        return form == AMO_SWAP || form == AMO_CSWAP || form == AMO_FINC ||
               form == AMO_FADD;
    return naming == NAME_NOW && form != AMO_FETCH && form != AMO_SET;
}

bool amo_has(int type, int form, int naming)
{
    bool bits = form >= AMO_FAND && form <= AMO_XOR;

    if (amo_of[type] == NULL)
        return false;
    if (type == T_short)
        return amo_short_has(form, naming);
    if (form == AMO_MSWAP)
        return (type == T_int || type == T_long) && naming == NAME_NOW;
    if (types[type].class == REAL && form > AMO_SWAP)
        return false;
    if (bits && (type == T_size || type == T_ptrdiff))
        return false;
    if (naming == NAME_NBI)
        return amo_fetches(form) && !(bits && amo_is_old(type));
    if (naming == NAME_OLD)
        return !bits && (amo_is_old(type) || types[type].class == REAL);
    return true;
}

bool amo_has_ctx(int type, int form, int naming)
{
    return type != T_short && form != AMO_MSWAP && naming != NAME_OLD;
}

void amo_name(char *text, size_t size, int type, int form, int naming, bool ctx)
{
    static const char *const now[] = {
        "fetch",    "set",       "swap",      "compare_swap", "fetch_inc",
        "inc",      "fetch_add", "add",       "fetch_and",    "and",
        "fetch_or", "or",        "fetch_xor", "xor"};
    static const char *const old[] = {"fetch", "set", "swap", "cswap",
                                      "finc",  "inc", "fadd", "add"};

    if (form == AMO_MSWAP)
        snprintf(text, size, "shmem_%s_mswap", types[type].name);
    else if (naming == NAME_OLD || (type == T_short && form < AMO_FAND))
        snprintf(text, size, "shmem_%s_%s%s", types[type].name, old[form],
                 naming == NAME_NBI ? "_nb" : "");
    else
        snprintf(text, size, "shmem_%s%s_atomic_%s%s", ctx ? "ctx_" : "",
                 types[type].name, now[form], naming == NAME_NBI ? "_nbi" : "");
}

/* ---- waits.  Those for several objects wait until each of n has been seen,
 * which an array records; tests are called until all are. */

#define WAIT_FUNCTION_WITH(name, T, OLD) \
    static void wait_##name(const struct call *c) \
    { \
        T *v = c->d, value = (T) c->value, values[64]; \
        int seen[64] = {0}; \
        size_t at[64], k = 0, n = c->n; \
        for (size_t i = 0; i < 64; i++) \
            values[i] = value; \
        switch (c->form) { \
        case WAIT_UNTIL: shmem_##name##_wait_until(v, c->cmp, value); break; \
        case WAIT_TEST: \
            while (!shmem_##name##_test(v, c->cmp, value)) \
                ; \
            break; \
            OLD case WAIT_ALL \
                : shmem_##name##_wait_until_all(v, n, NULL, c->cmp, value); \
            break; \
        case WAIT_ALL_VECTOR: \
            shmem_##name##_wait_until_all_vector(v, n, seen, c->cmp, values); \
            break; \
        case WAIT_ANY: \
            for (; k < n; k++) \
                seen[shmem_##name##_wait_until_any(v, n, seen, c->cmp, \
                                                   value)] = 1; \
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
                size_t m = shmem_##name##_wait_until_some_vector( \
                    v, n, at, seen, c->cmp, values); \
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
                size_t m = \
                    shmem_##name##_test_some(v, n, at, seen, c->cmp, value); \
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
    WAIT_FUNCTION_WITH(name, T, case WAIT_OLD \
                       : shmem_##name##_wait(v, 0); \
                       break;)

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
    TEST_P2P_SIGNED(WAIT_ENTRY) TEST_P2P_UNSIGNED(WAIT_ENTRY)};

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
        snprintf(text, size, "shmem_signal_wait_until");
    else
        snprintf(text, size, "shmem_%s_%s", types[type].name, names[form]);
}
