/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Macros that define entry points of the atomic memory operations (amo.h), one
 * for each type and name.  For example
 *
 *   SMA_AMO_DEFINE_OP(shmem, atomic_add, SMA_AMO_ADD, int, int)
 *
 * defines pshmem_int_atomic_add and its alias.  A macro whose name ends in _CTX
 * also defines the form with a context, here pshmem_ctx_int_atomic_add.
 */
#ifndef SMA_AMO_DEFINE_H
#define SMA_AMO_DEFINE_H

#include "gen/lists.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/amo.h"

/* Bodies of routines: one that returns the old value of the word `dest`, one
 * that does not, and one that returns the value of `source`. */
#define SMA_AMO_BODY_OLD(routine, ctx, op, type, value, cond) \
    type old; \
    sma_amo_ctx(routine, ctx, SMA_ARG(dest), dest, sizeof(type), op, value, \
                cond, &old, pe); \
    return old
#define SMA_AMO_BODY_NO_OLD(routine, ctx, op, type, value) \
    sma_amo_ctx(routine, ctx, SMA_ARG(dest), dest, sizeof(type), op, value, \
                NULL, NULL, pe)
#define SMA_AMO_BODY_FETCH(routine, ctx, type) \
    type old; \
    sma_amo_ctx(routine, ctx, SMA_ARG(source), source, sizeof(type), \
                SMA_AMO_FETCH, &(type){0}, NULL, &old, pe); \
    return old

/* A routine.  PARAMETERS stand in parentheses, BODY is a macro like those
 * above, and its arguments after `routine` follow. */
#define SMA_AMO_ROUTINE(result, name, PARAMETERS, BODY, ...) \
    result p##name PARAMETERS \
    { \
        BODY(SMA_R(name), __VA_ARGS__); \
    } \
    SMA_ALIAS(name)

/* ------------------- routines of a type: T in their names, `type` in C --- */

#define SMA_AMO_DEFINE_CSWAP(prefix, name, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_##T##_##name, \
                    (type * dest, type cond, type value, int pe), \
                    SMA_AMO_BODY_OLD, SMA_CTX_DEFAULT, SMA_AMO_CSWAP, type, \
                    &value, &cond)
#define SMA_AMO_DEFINE_CSWAP_CTX(prefix, name, T, type) \
    SMA_AMO_DEFINE_CSWAP(prefix, name, T, type) \
    SMA_AMO_ROUTINE( \
        type, prefix##_ctx_##T##_##name, \
        (shmem_ctx_t ctx, type * dest, type cond, type value, int pe), \
        SMA_AMO_BODY_OLD, ctx, SMA_AMO_CSWAP, type, &value, &cond)

/* Operations with a value, that return the old one or do not. */
#define SMA_AMO_DEFINE_FETCH_OP(prefix, name, op, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_##T##_##name, \
                    (type * dest, type value, int pe), SMA_AMO_BODY_OLD, \
                    SMA_CTX_DEFAULT, op, type, &value, NULL)
#define SMA_AMO_DEFINE_FETCH_OP_CTX(prefix, name, op, T, type) \
    SMA_AMO_DEFINE_FETCH_OP(prefix, name, op, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_ctx_##T##_##name, \
                    (shmem_ctx_t ctx, type * dest, type value, int pe), \
                    SMA_AMO_BODY_OLD, ctx, op, type, &value, NULL)

#define SMA_AMO_DEFINE_OP(prefix, name, op, T, type) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_##name, \
                    (type * dest, type value, int pe), SMA_AMO_BODY_NO_OLD, \
                    SMA_CTX_DEFAULT, op, type, &value)
#define SMA_AMO_DEFINE_OP_CTX(prefix, name, op, T, type) \
    SMA_AMO_DEFINE_OP(prefix, name, op, T, type) \
    SMA_AMO_ROUTINE(void, prefix##_ctx_##T##_##name, \
                    (shmem_ctx_t ctx, type * dest, type value, int pe), \
                    SMA_AMO_BODY_NO_OLD, ctx, op, type, &value)

#define SMA_AMO_DEFINE_FETCH_INC(prefix, name, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_##T##_##name, (type * dest, int pe), \
                    SMA_AMO_BODY_OLD, SMA_CTX_DEFAULT, SMA_AMO_ADD, type, \
                    &(type){1}, NULL)
#define SMA_AMO_DEFINE_FETCH_INC_CTX(prefix, name, T, type) \
    SMA_AMO_DEFINE_FETCH_INC(prefix, name, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_ctx_##T##_##name, \
                    (shmem_ctx_t ctx, type * dest, int pe), SMA_AMO_BODY_OLD, \
                    ctx, SMA_AMO_ADD, type, &(type){1}, NULL)

#define SMA_AMO_DEFINE_INC(prefix, name, T, type) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_##name, (type * dest, int pe), \
                    SMA_AMO_BODY_NO_OLD, SMA_CTX_DEFAULT, SMA_AMO_ADD, type, \
                    &(type){1})
#define SMA_AMO_DEFINE_INC_CTX(prefix, name, T, type) \
    SMA_AMO_DEFINE_INC(prefix, name, T, type) \
    SMA_AMO_ROUTINE(void, prefix##_ctx_##T##_##name, \
                    (shmem_ctx_t ctx, type * dest, int pe), \
                    SMA_AMO_BODY_NO_OLD, ctx, SMA_AMO_ADD, type, &(type){1})

#define SMA_AMO_DEFINE_FETCH(prefix, name, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_##T##_##name, (const type *source, int pe), \
                    SMA_AMO_BODY_FETCH, SMA_CTX_DEFAULT, type)
#define SMA_AMO_DEFINE_FETCH_CTX(prefix, name, T, type) \
    SMA_AMO_DEFINE_FETCH(prefix, name, T, type) \
    SMA_AMO_ROUTINE(type, prefix##_ctx_##T##_##name, \
                    (shmem_ctx_t ctx, const type *source, int pe), \
                    SMA_AMO_BODY_FETCH, ctx, type)

/* The names of OpenSHMEM 1.3 and before. */
#define SMA_AMO_DEFINE_13(prefix, T, type) \
    SMA_AMO_DEFINE_CSWAP(prefix, cswap, T, type) \
    SMA_AMO_DEFINE_FETCH_INC(prefix, finc, T, type) \
    SMA_AMO_DEFINE_INC(prefix, inc, T, type) \
    SMA_AMO_DEFINE_FETCH_OP(prefix, fadd, SMA_AMO_ADD, T, type) \
    SMA_AMO_DEFINE_OP(prefix, add, SMA_AMO_ADD, T, type)

#endif
