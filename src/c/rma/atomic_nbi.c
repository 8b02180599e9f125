/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The nonblocking atomic operations, which store the old value at `fetch`.
 * On mapped memory they are complete when they return, as the operation is one
 * instruction.  Between nodes they are complete after quiet.
 */
#include "rma/amo_define.h"

/* A routine in both forms: shmem_T_NAME and shmem_ctx_T_NAME.  `at` points to
 * the word, and `arg` is the name of that argument. */
#define DEFINE(name, arg, at, op, value, cond, T, type, ...) \
    void pshmem_##T##_##name(type *fetch, __VA_ARGS__, int pe) \
    { \
        const struct sma_routine *routine = SMA_R(shmem_##T##_##name); \
        sma_check_null(routine, "fetch", fetch); \
        sma_amo_nbi_ctx(routine, SMA_CTX_DEFAULT, arg, at, sizeof(type), op, \
                        value, cond, fetch, pe); \
    } \
    SMA_ALIAS(shmem_##T##_##name) \
    void pshmem_ctx_##T##_##name(shmem_ctx_t ctx, type *fetch, __VA_ARGS__, \
                                 int pe) \
    { \
        const struct sma_routine *routine = SMA_R(shmem_ctx_##T##_##name); \
        sma_check_null(routine, "fetch", fetch); \
        sma_amo_nbi_ctx(routine, ctx, arg, at, sizeof(type), op, value, cond, \
                        fetch, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##T##_##name)

#define DEFINE_FETCH(T, type) \
    DEFINE(atomic_fetch_nbi, SMA_ARG(source), source, SMA_AMO_FETCH, \
           &(type){0}, NULL, T, type, const type *source)

#define DEFINE_OP(name, op, T, type) \
    DEFINE(name, SMA_ARG(dest), dest, op, &value, NULL, T, type, type *dest, \
           type value)

#define DEFINE_INC(T, type) \
    DEFINE(atomic_fetch_inc_nbi, SMA_ARG(dest), dest, SMA_AMO_ADD, &(type){1}, \
           NULL, T, type, type *dest)

#define DEFINE_CSWAP(T, type) \
    DEFINE(atomic_compare_swap_nbi, SMA_ARG(dest), dest, SMA_AMO_CSWAP, \
           &value, &cond, T, type, type *dest, type cond, type value)

#define DEFINE_EXT(T, type) \
    DEFINE_FETCH(T, type) \
    DEFINE_OP(atomic_swap_nbi, SMA_AMO_SWAP, T, type)

#define DEFINE_STD(T, type) \
    DEFINE_CSWAP(T, type) \
    DEFINE_INC(T, type) \
    DEFINE_OP(atomic_fetch_add_nbi, SMA_AMO_ADD, T, type)

#define DEFINE_BIT(T, type) \
    DEFINE_OP(atomic_fetch_and_nbi, SMA_AMO_AND, T, type) \
    DEFINE_OP(atomic_fetch_or_nbi, SMA_AMO_OR, T, type) \
    DEFINE_OP(atomic_fetch_xor_nbi, SMA_AMO_XOR, T, type)

SMA_LIST_AMO_EXT(DEFINE_EXT)
SMA_LIST_AMO_STD(DEFINE_STD)
SMA_LIST_AMO_BIT(DEFINE_BIT)
