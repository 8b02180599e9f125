/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the host asks of a kernel: the one argument of each kernel of the
 * library.  C, and C++ of CUDA.
 */
#ifndef SMA_CUDA_CALL_H
#define SMA_CUDA_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The types that kernels know.  Others have the size of one of these. */
enum sma_cuda_kind {
    SMA_CUDA_I8,
    SMA_CUDA_I16,
    SMA_CUDA_I32,
    SMA_CUDA_I64,
    SMA_CUDA_U8,
    SMA_CUDA_U16,
    SMA_CUDA_U32,
    SMA_CUDA_U64,
    SMA_CUDA_F16,
    SMA_CUDA_BF16,
    SMA_CUDA_F32,
    SMA_CUDA_F64,
    SMA_CUDA_C64,
    SMA_CUDA_C128,
    SMA_CUDA_KINDS
};

enum sma_cuda_op {
    SMA_CUDA_BARRIER,
    SMA_CUDA_SYNC,
    SMA_CUDA_ALLTOALL,
    SMA_CUDA_ALLTOALLS,
    SMA_CUDA_BROADCAST,      /* the root's dest does not change */
    SMA_CUDA_TEAM_BROADCAST, /* it does */
    SMA_CUDA_COLLECT,
    SMA_CUDA_FCOLLECT,
    /* by the names of the operators in src/api/types.def */
    SMA_CUDA_REDUCE_and,
    SMA_CUDA_REDUCE_or,
    SMA_CUDA_REDUCE_xor,
    SMA_CUDA_REDUCE_max,
    SMA_CUDA_REDUCE_min,
    SMA_CUDA_REDUCE_sum,
    SMA_CUDA_REDUCE_prod,
    SMA_CUDA_P,
    SMA_CUDA_SIGNAL,
    SMA_CUDA_QUIET,
    SMA_CUDA_WAIT,
    SMA_CUDA_WAIT_ALL,
    SMA_CUDA_WAIT_ALL_VECTOR,
    SMA_CUDA_FETCH,
    SMA_CUDA_SET,
    SMA_CUDA_SWAP,
    SMA_CUDA_COMPARE_SWAP,
    SMA_CUDA_FETCH_INC,
    SMA_CUDA_INC,
    SMA_CUDA_FETCH_ADD,
    SMA_CUDA_ADD,
    SMA_CUDA_FETCH_AND,
    SMA_CUDA_AND,
    SMA_CUDA_FETCH_OR,
    SMA_CUDA_OR,
    SMA_CUDA_FETCH_XOR,
    SMA_CUDA_XOR,
    SMA_CUDA_OPS
};

struct sma_cuda_call {
    enum sma_cuda_op op;
    enum sma_cuda_kind kind; /* of reductions, waits and atomic operations */
    void *dest;
    const void *source;
    size_t n; /* bytes; elements of reductions and waits */
    int pe;
    int root, start, stride, size; /* an active set or a team */
    int team;                      /* its number, where psync is NULL */
    long *psync;
    ptrdiff_t dst, sst; /* of SMA_CUDA_ALLTOALLS, in elements */
    bool scatter;       /* a reduction: each PE keeps its block of the result */
    uint64_t value, cond; /* the bytes of a value of the kind */
    int cmp, sig_op;
    const int *status;  /* of waits; NULL: none is left out */
    const void *values; /* of SMA_CUDA_WAIT_ALL_VECTOR */
    uint64_t *result;   /* in memory of the GPU */
};

#endif
