/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations of the host.  On a GPU a kernel does them.
 */
#include "gen/lists.h"
#include "host/cuda.h"

/* Operations move bits: a kernel knows 4 and 8 bytes only, and for addition the
 * sign does not matter. */
static uint64_t atomic(const char *routine, enum sma_cuda_op op, size_t bytes,
                       const void *dest, uint64_t cond, uint64_t value, int pe)
{
    struct sma_cuda_call call = {
        .op = op,
        .kind = bytes == 4 ? SMA_CUDA_U32 : SMA_CUDA_U64,
        .dest = (void *) (uintptr_t) dest,
        .cond = cond,
        .value = value,
        .pe = pe,
    };

    return sma_cuda_gpu->call(routine, &call, SMA_CUDA_NOW);
}

#define BITS(v) sma_cuda_bits(&(v), sizeof(v))

/* An operation with a value that fetches. */
#define FETCH_OP(T, type, name, op) \
    type nvshmem_##T##_atomic_##name(type *dest, type value, int pe) \
    { \
        uint64_t old; \
        type result; \
        if (sma_cuda_on_host("nvshmem_" #T "_atomic_" #name)) \
            return shmem_##T##_atomic_##name(dest, value, pe); \
        old = atomic("nvshmem_" #T "_atomic_" #name, op, sizeof value, dest, \
                     0, BITS(value), pe); \
        memcpy(&result, &old, sizeof result); \
        return result; \
    }

/* An operation with a value that does not fetch. */
#define PLAIN_OP(T, type, name, op) \
    void nvshmem_##T##_atomic_##name(type *dest, type value, int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_atomic_" #name)) \
            shmem_##T##_atomic_##name(dest, value, pe); \
        else \
            atomic("nvshmem_" #T "_atomic_" #name, op, sizeof value, dest, 0, \
                   BITS(value), pe); \
    }

#define EXTENDED(T, type) \
    void nvshmemx_##T##_signal(type *dest, type value, int pe) \
    { \
        nvshmem_##T##_atomic_set(dest, value, pe); \
    } \
    type nvshmem_##T##_atomic_fetch(const type *source, int pe) \
    { \
        uint64_t old; \
        type result; \
        if (sma_cuda_on_host("nvshmem_" #T "_atomic_fetch")) \
            return shmem_##T##_atomic_fetch(source, pe); \
        old = atomic("nvshmem_" #T "_atomic_fetch", SMA_CUDA_FETCH, \
                     sizeof result, source, 0, 0, pe); \
        memcpy(&result, &old, sizeof result); \
        return result; \
    } \
    FETCH_OP(T, type, swap, SMA_CUDA_SWAP) \
    PLAIN_OP(T, type, set, SMA_CUDA_SET)

#define STANDARD(T, type) \
    type nvshmem_##T##_atomic_compare_swap(type *dest, type cond, type value, \
                                           int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_atomic_compare_swap")) \
            return shmem_##T##_atomic_compare_swap(dest, cond, value, pe); \
        return (type) atomic("nvshmem_" #T "_atomic_compare_swap", \
                             SMA_CUDA_COMPARE_SWAP, sizeof value, dest, \
                             BITS(cond), BITS(value), pe); \
    } \
    type nvshmem_##T##_atomic_fetch_inc(type *dest, int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_atomic_fetch_inc")) \
            return shmem_##T##_atomic_fetch_inc(dest, pe); \
        return (type) atomic("nvshmem_" #T "_atomic_fetch_inc", \
                             SMA_CUDA_FETCH_INC, sizeof *dest, dest, 0, 0, \
                             pe); \
    } \
    void nvshmem_##T##_atomic_inc(type *dest, int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_atomic_inc")) \
            shmem_##T##_atomic_inc(dest, pe); \
        else \
            atomic("nvshmem_" #T "_atomic_inc", SMA_CUDA_INC, sizeof *dest, \
                   dest, 0, 0, pe); \
    } \
    FETCH_OP(T, type, fetch_add, SMA_CUDA_FETCH_ADD) \
    PLAIN_OP(T, type, add, SMA_CUDA_ADD)

#define BITWISE(T, type) \
    FETCH_OP(T, type, fetch_and, SMA_CUDA_FETCH_AND) \
    FETCH_OP(T, type, fetch_or, SMA_CUDA_FETCH_OR) \
    FETCH_OP(T, type, fetch_xor, SMA_CUDA_FETCH_XOR) \
    PLAIN_OP(T, type, and, SMA_CUDA_AND) \
    PLAIN_OP(T, type, or, SMA_CUDA_OR) \
    PLAIN_OP(T, type, xor, SMA_CUDA_XOR)

SMA_LIST_AMO_EXT(EXTENDED)
SMA_LIST_AMO_STD(STANDARD)
SMA_LIST_AMO_BIT(BITWISE)
