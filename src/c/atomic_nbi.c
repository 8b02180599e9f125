/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The nonblocking atomic operations, which store the old value where the caller
 * says.  They are complete when they return: on mapped memory the operation is
 * an instruction, and between nodes its answer is waited for.
 */
#include "amo.h"
#include "lists.h"
#include "pshmem.h"
#include "shmem.h"

#define DEFINE_FETCH(T, type) \
    void pshmem_##T##_atomic_fetch_nbi(type *fetch, const type *source, \
                                       int pe) \
    { \
        sma_amo("shmem_" #T "_atomic_fetch_nbi", "source", source, \
                sizeof(type), SMA_AMO_FETCH, &(type){0}, NULL, fetch, pe); \
    } \
    SMA_TWIN(shmem_##T##_atomic_fetch_nbi)

#define DEFINE_OP(name, op, T, type) \
    void pshmem_##T##_##name(type *fetch, type *dest, type value, int pe) \
    { \
        sma_amo("shmem_" #T "_" #name, "dest", dest, sizeof(type), op, &value, \
                NULL, fetch, pe); \
    } \
    SMA_TWIN(shmem_##T##_##name)

#define DEFINE_INC(T, type) \
    void pshmem_##T##_atomic_fetch_inc_nbi(type *fetch, type *dest, int pe) \
    { \
        sma_amo("shmem_" #T "_atomic_fetch_inc_nbi", "dest", dest, \
                sizeof(type), SMA_AMO_ADD, &(type){1}, NULL, fetch, pe); \
    } \
    SMA_TWIN(shmem_##T##_atomic_fetch_inc_nbi)

#define DEFINE_CSWAP(T, type) \
    void pshmem_##T##_atomic_compare_swap_nbi(type *fetch, type *dest, \
                                              type cond, type value, int pe) \
    { \
        sma_amo("shmem_" #T "_atomic_compare_swap_nbi", "dest", dest, \
                sizeof(type), SMA_AMO_CSWAP, &value, &cond, fetch, pe); \
    } \
    SMA_TWIN(shmem_##T##_atomic_compare_swap_nbi)

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
