/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The atomic memory operations under the names that other libraries have for
 * them.  What they do is in amo.h.
 */
#include "base/base.h"
#include "gen/lists.h"
#include "net/transport.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/amo.h"

/* Bodies: with and without the old value, and with a place for it. */
#define OLD(routine, op, type, value, cond) \
    type old; \
    sma_amo(routine, "dest", dest, sizeof(type), op, value, cond, &old, pe); \
    return old
#define NO_OLD(routine, op, type, value) \
    sma_amo(routine, "dest", dest, sizeof(type), op, value, NULL, NULL, pe)
#define FETCH(routine, op, type) \
    type old; \
    sma_amo(routine, "source", source, sizeof(type), op, &(type){0}, NULL, \
            &old, pe); \
    return old

#define DEFINE_AS(prefix, result, name, T, PARAMETERS, BODY, ...) \
    result p##prefix##_##T##_##name PARAMETERS \
    { \
        BODY(#prefix "_" #T "_" #name, __VA_ARGS__); \
    } \
    SMA_ALIAS(prefix##_##T##_##name)
#define DEFINE(...) DEFINE_AS(shmemx, __VA_ARGS__)

#define DEFINE_FETCH_OP(name, op, T, type) \
    DEFINE(type, name, T, (type *dest, type value, int pe), OLD, op, type, \
           &value, NULL)
#define DEFINE_OP(name, op, T, type) \
    DEFINE(void, name, T, (type *dest, type value, int pe), NO_OLD, op, type, \
           &value)

#define DEFINE_OLD_NAMES(T, type) \
    DEFINE_FETCH_OP(swap, SMA_AMO_SWAP, T, type) \
    DEFINE(type, cswap, T, (type *dest, type cond, type value, int pe), OLD, \
           SMA_AMO_CSWAP, type, &value, &cond) \
    DEFINE(type, finc, T, (type *dest, int pe), OLD, SMA_AMO_ADD, type, \
           &(type){1}, NULL) \
    DEFINE(void, inc, T, (type *dest, int pe), NO_OLD, SMA_AMO_ADD, type, \
           &(type){1}) \
    DEFINE_FETCH_OP(fadd, SMA_AMO_ADD, T, type) \
    DEFINE_OP(add, SMA_AMO_ADD, T, type)

#define DEFINE_FETCH_AND_SET(T, type) \
    DEFINE(type, fetch, T, (const type *source, int pe), FETCH, SMA_AMO_FETCH, \
           type) \
    DEFINE_OP(set, SMA_AMO_SET, T, type)

#define DEFINE_BIT(T, type) \
    DEFINE_FETCH_OP(atomic_fetch_and, SMA_AMO_AND, T, type) \
    DEFINE_OP(atomic_and, SMA_AMO_AND, T, type) \
    DEFINE_FETCH_OP(atomic_fetch_or, SMA_AMO_OR, T, type) \
    DEFINE_OP(atomic_or, SMA_AMO_OR, T, type) \
    DEFINE_FETCH_OP(atomic_fetch_xor, SMA_AMO_XOR, T, type) \
    DEFINE_OP(atomic_xor, SMA_AMO_XOR, T, type)

#define DEFINE_XOR(T, type) DEFINE_OP(xor, SMA_AMO_XOR, T, type)

SMA_LIST_SHORT(DEFINE_OLD_NAMES)
SMA_LIST_OMPI_X_AMO(DEFINE_OLD_NAMES)
SMA_LIST_OMPI_X_AMO(DEFINE_FETCH_AND_SET)
SMA_LIST_OMPI_X_AMO_BIT(DEFINE_BIT)
SMA_LIST_AMO_13(DEFINE_XOR)

/* Cray's nonblocking ones: complete when they return, as those of atomic_nbi.c,
 * so that nothing is left of a handle. */
#define NB(routine, op, type, value, cond, fetch) \
    (void) transfer_handle; \
    sma_amo(routine, "dest", dest, sizeof(type), op, value, cond, fetch, pe)

#define DEFINE_NB(prefix, T, type) \
    DEFINE_AS(prefix, void, add_nb, T, \
              (type *dest, type value, int pe, void **transfer_handle), NB, \
              SMA_AMO_ADD, type, &value, NULL, NULL) \
    DEFINE_AS(prefix, void, inc_nb, T, \
              (type *dest, int pe, void **transfer_handle), NB, SMA_AMO_ADD, \
              type, &(type){1}, NULL, NULL) \
    DEFINE_AS(prefix, void, fadd_nb, T, \
              (type *fetch, type *dest, type value, int pe, \
               void **transfer_handle), NB, SMA_AMO_ADD, type, &value, NULL, \
              fetch) \
    DEFINE_AS(prefix, void, finc_nb, T, \
              (type *fetch, type *dest, int pe, void **transfer_handle), NB, \
              SMA_AMO_ADD, type, &(type){1}, NULL, fetch) \
    DEFINE_AS(prefix, void, cswap_nb, T, \
              (type *fetch, type *dest, type cond, type value, int pe, \
               void **transfer_handle), NB, SMA_AMO_CSWAP, type, &value, \
              &cond, fetch)

#define DEFINE_SWAP_NB(prefix, T, type) \
    DEFINE_AS(prefix, void, swap_nb, T, \
              (type *fetch, type *dest, type value, int pe, \
               void **transfer_handle), NB, SMA_AMO_SWAP, type, &value, NULL, \
              fetch)

#define DEFINE_NB_X(T, type) \
    DEFINE_NB(shmemx, T, type) DEFINE_SWAP_NB(shmemx, T, type)
#define DEFINE_NB_CRAY(T, type) DEFINE_NB(shmem, T, type)
#define DEFINE_SWAP_NB_CRAY(T, type) DEFINE_SWAP_NB(shmem, T, type)

SMA_LIST_AMO_STD(DEFINE_NB_X)
SMA_LIST_CRAY_AMO_NB(DEFINE_NB_CRAY)
SMA_LIST_CRAY_SWAP_NB(DEFINE_SWAP_NB_CRAY)
