/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The entry points of the atomic memory operations; what they do is in amo.h.
 */
#include "base/base.h"
#include "check/check.h"
#include "gen/lists.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/transport.h"
#include "pshmem.h"
#include "rma/amo.h"
#include "shmem.h"

uint64_t sma_amo_slow(const char *routine, struct sma_ctx *ctx, const char *arg,
                      const void *addr, size_t bytes, enum sma_amo_op op,
                      uint64_t value, uint64_t cond, int pe)
{
    struct sma_address address = sma_find_slow(routine, arg, addr, bytes);

    if (sma_checks_all() && (uintptr_t) addr % bytes != 0)
        sma_bad_alignment(routine, arg, addr, bytes);
    return sma_amo_at_ctx(routine, ctx, arg, address, bytes, op, value, cond,
                          pe);
}

/* Bodies: with and without the old value. */
#define OLD(routine, ctx, op, type, value, cond)                           \
    type old;                                                              \
    sma_amo_ctx(routine, ctx, "dest", dest, sizeof(type), op, value, cond, \
                &old, pe);                                                 \
    return old
#define NO_OLD(routine, ctx, op, type, value)                              \
    sma_amo_ctx(routine, ctx, "dest", dest, sizeof(type), op, value, NULL, \
                NULL, pe)

/* The form without a context, and with one.  BODY is one of those above, what
 * follows it its arguments after ctx; PARAMETERS stand in parentheses. */
#define DEFINE_PLAIN(result, name, T, PARAMETERS, BODY, ...) \
    result pshmem_##T##_##name PARAMETERS \
    { \
        BODY("shmem_" #T "_" #name, SMA_CTX_DEFAULT, __VA_ARGS__); \
    } \
    SMA_ALIAS(shmem_##T##_##name)
#define DEFINE_CTX(result, name, T, PARAMETERS, BODY, ...) \
    result pshmem_ctx_##T##_##name PARAMETERS \
    { \
        BODY("shmem_ctx_" #T "_" #name, ctx, __VA_ARGS__); \
    } \
    SMA_ALIAS(shmem_ctx_##T##_##name)

#define DEFINE_CSWAP(name, T, type) \
    DEFINE_PLAIN(type, name, T, (type *dest, type cond, type value, int pe), \
                 OLD, SMA_AMO_CSWAP, type, &value, &cond)
#define DEFINE_CSWAP_CTX(name, T, type) \
    DEFINE_CSWAP(name, T, type) \
    DEFINE_CTX(type, name, T, \
               (shmem_ctx_t ctx, type *dest, type cond, type value, int pe), \
               OLD, SMA_AMO_CSWAP, type, &value, &cond)

#define DEFINE_MSWAP(T, type) \
    DEFINE_PLAIN(type, mswap, T, (type *dest, type mask, type value, int pe), \
                 OLD, SMA_AMO_MSWAP, type, &value, &mask)

/* Operations that return the old value, and those that do not. */
#define DEFINE_FETCH_OP(name, op, T, type) \
    DEFINE_PLAIN(type, name, T, (type *dest, type value, int pe), OLD, op, \
                 type, &value, NULL)
#define DEFINE_FETCH_OP_CTX(name, op, T, type)                              \
    DEFINE_FETCH_OP(name, op, T, type)                                      \
    DEFINE_CTX(type, name, T,                                               \
               (shmem_ctx_t ctx, type * dest, type value, int pe), OLD, op, \
               type, &value, NULL)

#define DEFINE_OP(name, op, T, type) \
    DEFINE_PLAIN(void, name, T, (type *dest, type value, int pe), NO_OLD, op, \
                 type, &value)
#define DEFINE_OP_CTX(name, op, T, type) \
    DEFINE_OP(name, op, T, type) \
    DEFINE_CTX(void, name, T, \
               (shmem_ctx_t ctx, type *dest, type value, int pe), NO_OLD, op, \
               type, &value)

#define DEFINE_FETCH_INC(name, T, type) \
    DEFINE_PLAIN(type, name, T, (type *dest, int pe), OLD, SMA_AMO_ADD, type, \
                 &(type){1}, NULL)
#define DEFINE_FETCH_INC_CTX(name, T, type) \
    DEFINE_FETCH_INC(name, T, type) \
    DEFINE_CTX(type, name, T, (shmem_ctx_t ctx, type *dest, int pe), OLD, \
               SMA_AMO_ADD, type, &(type){1}, NULL)

#define DEFINE_INC(name, T, type) \
    DEFINE_PLAIN(void, name, T, (type *dest, int pe), NO_OLD, SMA_AMO_ADD, \
                 type, &(type){1})
#define DEFINE_INC_CTX(name, T, type) \
    DEFINE_INC(name, T, type) \
    DEFINE_CTX(void, name, T, (shmem_ctx_t ctx, type *dest, int pe), NO_OLD, \
               SMA_AMO_ADD, type, &(type){1})

#define FETCH(routine, ctx, type) \
    type value; \
    sma_amo_ctx(routine, ctx, "source", source, sizeof(type), SMA_AMO_FETCH, \
                &(type){0}, NULL, &value, pe); \
    return value
#define DEFINE_FETCH(name, T, type) \
    DEFINE_PLAIN(type, name, T, (const type *source, int pe), FETCH, type)
#define DEFINE_FETCH_CTX(name, T, type) \
    DEFINE_FETCH(name, T, type) \
    DEFINE_CTX(type, name, T, (shmem_ctx_t ctx, const type *source, int pe), \
               FETCH, type)

/* ------------------------------------------------------------- entry points */

#define DEFINE_STD(T, type) \
    DEFINE_CSWAP_CTX(atomic_compare_swap, T, type) \
    DEFINE_FETCH_INC_CTX(atomic_fetch_inc, T, type) \
    DEFINE_INC_CTX(atomic_inc, T, type) \
    DEFINE_FETCH_OP_CTX(atomic_fetch_add, SMA_AMO_ADD, T, type) \
    DEFINE_OP_CTX(atomic_add, SMA_AMO_ADD, T, type)

#define DEFINE_EXT(T, type) \
    DEFINE_FETCH_CTX(atomic_fetch, T, type) \
    DEFINE_OP_CTX(atomic_set, SMA_AMO_SET, T, type) \
    DEFINE_FETCH_OP_CTX(atomic_swap, SMA_AMO_SWAP, T, type)

#define DEFINE_BIT(T, type) \
    DEFINE_FETCH_OP_CTX(atomic_fetch_and, SMA_AMO_AND, T, type) \
    DEFINE_OP_CTX(atomic_and, SMA_AMO_AND, T, type) \
    DEFINE_FETCH_OP_CTX(atomic_fetch_or, SMA_AMO_OR, T, type) \
    DEFINE_OP_CTX(atomic_or, SMA_AMO_OR, T, type) \
    DEFINE_FETCH_OP_CTX(atomic_fetch_xor, SMA_AMO_XOR, T, type) \
    DEFINE_OP_CTX(atomic_xor, SMA_AMO_XOR, T, type)

/* the names of OpenSHMEM 1.3 and before */
#define DEFINE_13(T, type) \
    DEFINE_CSWAP(cswap, T, type) \
    DEFINE_FETCH_INC(finc, T, type) \
    DEFINE_INC(inc, T, type) \
    DEFINE_FETCH_OP(fadd, SMA_AMO_ADD, T, type) \
    DEFINE_OP(add, SMA_AMO_ADD, T, type)

#define DEFINE_EXT_13(T, type) \
    DEFINE_FETCH(fetch, T, type) \
    DEFINE_OP(set, SMA_AMO_SET, T, type) \
    DEFINE_FETCH_OP(swap, SMA_AMO_SWAP, T, type)

#define DEFINE_SHORT(T, type) \
    DEFINE_13(T, type) \
    DEFINE_FETCH_OP(swap, SMA_AMO_SWAP, T, type)

SMA_LIST_AMO_STD(DEFINE_STD)
SMA_LIST_AMO_EXT(DEFINE_EXT)
SMA_LIST_AMO_BIT(DEFINE_BIT)
SMA_LIST_OMPI_AMO_BIT(DEFINE_BIT)
SMA_LIST_AMO_13(DEFINE_13)
SMA_LIST_AMO_EXT_13(DEFINE_EXT_13)
SMA_LIST_SOS_AMO(DEFINE_13)
SMA_LIST_SOS_AMO(DEFINE_EXT_13)
SMA_LIST_SHORT(DEFINE_SHORT)
SMA_LIST_MSWAP(DEFINE_MSWAP)

/* the Cray and SGI forms without a type work on long */
#undef shmem_swap
#undef shmem_cswap
#undef shmem_finc
#undef shmem_inc
#undef shmem_fadd
#undef shmem_add

long pshmem_swap(long *dest, long value, int pe)
{
    OLD("shmem_swap", SMA_CTX_DEFAULT, SMA_AMO_SWAP, long, &value, NULL);
}
SMA_ALIAS(shmem_swap)

long pshmem_cswap(long *dest, long cond, long value, int pe)
{
    OLD("shmem_cswap", SMA_CTX_DEFAULT, SMA_AMO_CSWAP, long, &value, &cond);
}
SMA_ALIAS(shmem_cswap)

long pshmem_finc(long *dest, int pe)
{
    OLD("shmem_finc", SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &(long){1}, NULL);
}
SMA_ALIAS(shmem_finc)

void pshmem_inc(long *dest, int pe)
{
    NO_OLD("shmem_inc", SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &(long){1});
}
SMA_ALIAS(shmem_inc)

long pshmem_fadd(long *dest, long value, int pe)
{
    OLD("shmem_fadd", SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &value, NULL);
}
SMA_ALIAS(shmem_fadd)

void pshmem_add(long *dest, long value, int pe)
{
    NO_OLD("shmem_add", SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &value);
}
SMA_ALIAS(shmem_add)
