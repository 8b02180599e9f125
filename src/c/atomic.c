/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic memory operations: the processor's own, on mapped memory.  Operations
 * of the same width on a word exclude each other whatever their type.
 */
#include <string.h>

#include "lists.h"
#include "pshmem.h"
#include "region.h"
#include "shmem.h"

static inline void *word(const char *routine, const char *arg,
                         const void *addr, size_t size, int pe)
{
    sma_check_pe(routine, pe);
    return sma_reach(routine, arg, addr, size, pe);
}

void *sma_amo_word(const char *routine, const void *dest, size_t size, int pe)
{
    return word(routine, "dest", dest, size, pe);
}

#define TO(routine, type) \
    ((type *) word(routine, "dest", dest, sizeof(type), pe))

/* ------------------------------------------------------ integer operations */

#define DEFINE_SWAP(name, T, type) \
    type pshmem_##T##_##name(type *dest, type value, int pe) \
    { \
        return __atomic_exchange_n(TO("shmem_" #T "_" #name, type), value, \
                                   __ATOMIC_SEQ_CST); \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_CSWAP(name, T, type) \
    type pshmem_##T##_##name(type *dest, type cond, type value, int pe) \
    { \
        __atomic_compare_exchange_n(TO("shmem_" #T "_" #name, type), &cond, \
                                    value, false, __ATOMIC_SEQ_CST, \
                                    __ATOMIC_SEQ_CST); \
        return cond; \
    } \
    SMA_TWIN(shmem_##T##_##name)

/* Operations that return the old value: name, builtin. */
#define DEFINE_FETCH_OP(name, op, T, type) \
    type pshmem_##T##_##name(type *dest, type value, int pe) \
    { \
        return __atomic_fetch_##op(TO("shmem_" #T "_" #name, type), value, \
                                   __ATOMIC_SEQ_CST); \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_OP(name, op, T, type) \
    void pshmem_##T##_##name(type *dest, type value, int pe) \
    { \
        __atomic_fetch_##op(TO("shmem_" #T "_" #name, type), value, \
                            __ATOMIC_SEQ_CST); \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_FETCH_INC(name, T, type) \
    type pshmem_##T##_##name(type *dest, int pe) \
    { \
        return __atomic_fetch_add(TO("shmem_" #T "_" #name, type), 1, \
                                  __ATOMIC_SEQ_CST); \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_INC(name, T, type) \
    void pshmem_##T##_##name(type *dest, int pe) \
    { \
        __atomic_fetch_add(TO("shmem_" #T "_" #name, type), 1, \
                           __ATOMIC_SEQ_CST); \
    } \
    SMA_TWIN(shmem_##T##_##name)

/* The bits of mask take their values from value. */
#define DEFINE_MSWAP(T, type) \
    type pshmem_##T##_mswap(type *dest, type mask, type value, int pe) \
    { \
        type *to = TO("shmem_" #T "_mswap", type); \
        type old = __atomic_load_n(to, __ATOMIC_RELAXED); \
        while (!__atomic_compare_exchange_n( \
            to, &old, (type) ((old & ~mask) | (value & mask)), true, \
            __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) \
            ; \
        return old; \
    } \
    SMA_TWIN(shmem_##T##_mswap)

/* ------------------------- fetch, set, swap: floating point types have them */

#define DEFINE_FETCH(name, T, type) \
    type pshmem_##T##_##name(const type *source, int pe) \
    { \
        type value; \
        __atomic_load((type *) word("shmem_" #T "_" #name, "source", source, \
                                    sizeof(type), pe), \
                      &value, __ATOMIC_SEQ_CST); \
        return value; \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_SET(name, T, type) \
    void pshmem_##T##_##name(type *dest, type value, int pe) \
    { \
        __atomic_store(TO("shmem_" #T "_" #name, type), &value, \
                       __ATOMIC_SEQ_CST); \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_ANY_SWAP(name, T, type) \
    type pshmem_##T##_##name(type *dest, type value, int pe) \
    { \
        type old; \
        __atomic_exchange(TO("shmem_" #T "_" #name, type), &value, &old, \
                          __ATOMIC_SEQ_CST); \
        return old; \
    } \
    SMA_TWIN(shmem_##T##_##name)

/* ------------------------------------------------------------- entry points */

#define DEFINE_STD(T, type) \
    DEFINE_CSWAP(atomic_compare_swap, T, type) \
    DEFINE_FETCH_INC(atomic_fetch_inc, T, type) \
    DEFINE_INC(atomic_inc, T, type) \
    DEFINE_FETCH_OP(atomic_fetch_add, add, T, type) \
    DEFINE_OP(atomic_add, add, T, type)

#define DEFINE_EXT(T, type) \
    DEFINE_FETCH(atomic_fetch, T, type) \
    DEFINE_SET(atomic_set, T, type) \
    DEFINE_ANY_SWAP(atomic_swap, T, type)

#define DEFINE_BIT(T, type) \
    DEFINE_FETCH_OP(atomic_fetch_and, and, T, type) \
    DEFINE_OP(atomic_and, and, T, type) \
    DEFINE_FETCH_OP(atomic_fetch_or, or, T, type) \
    DEFINE_OP(atomic_or, or, T, type) \
    DEFINE_FETCH_OP(atomic_fetch_xor, xor, T, type) \
    DEFINE_OP(atomic_xor, xor, T, type)

/* the names of OpenSHMEM 1.3 and before */
#define DEFINE_13(T, type) \
    DEFINE_CSWAP(cswap, T, type) \
    DEFINE_FETCH_INC(finc, T, type) \
    DEFINE_INC(inc, T, type) \
    DEFINE_FETCH_OP(fadd, add, T, type) \
    DEFINE_OP(add, add, T, type)

#define DEFINE_EXT_13(T, type) \
    DEFINE_FETCH(fetch, T, type) \
    DEFINE_SET(set, T, type) \
    DEFINE_ANY_SWAP(swap, T, type)

#define DEFINE_SHORT(T, type) \
    DEFINE_13(T, type) \
    DEFINE_SWAP(swap, T, type)

SMA_LIST_AMO_STD(DEFINE_STD)
SMA_LIST_AMO_EXT(DEFINE_EXT)
SMA_LIST_AMO_BIT(DEFINE_BIT)
SMA_LIST_AMO_13(DEFINE_13)
SMA_LIST_AMO_EXT_13(DEFINE_EXT_13)
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
    return __atomic_exchange_n(TO("shmem_swap", long), value, __ATOMIC_SEQ_CST);
}
SMA_TWIN(shmem_swap)

long pshmem_cswap(long *dest, long cond, long value, int pe)
{
    __atomic_compare_exchange_n(TO("shmem_cswap", long), &cond, value, false,
                                __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return cond;
}
SMA_TWIN(shmem_cswap)

long pshmem_finc(long *dest, int pe)
{
    return __atomic_fetch_add(TO("shmem_finc", long), 1, __ATOMIC_SEQ_CST);
}
SMA_TWIN(shmem_finc)

void pshmem_inc(long *dest, int pe)
{
    __atomic_fetch_add(TO("shmem_inc", long), 1, __ATOMIC_SEQ_CST);
}
SMA_TWIN(shmem_inc)

long pshmem_fadd(long *dest, long value, int pe)
{
    return __atomic_fetch_add(TO("shmem_fadd", long), value, __ATOMIC_SEQ_CST);
}
SMA_TWIN(shmem_fadd)

void pshmem_add(long *dest, long value, int pe)
{
    __atomic_fetch_add(TO("shmem_add", long), value, __ATOMIC_SEQ_CST);
}
SMA_TWIN(shmem_add)
