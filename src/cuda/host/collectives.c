/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives on active sets, of the host and on a stream.
 *
 * A pSync of NVSHMEM has the size and the initial value of one of libsma.
 */
#include "gen/lists.h"
#include "host/cuda.h"

#define SET int PE_start, int logPE_stride, int PE_size
#define SET_ARGS PE_start, logPE_stride, PE_size

/* What a kernel does on an active set. */
static struct sma_cuda_call on_set(enum sma_cuda_op op, SET, long *psync)
{
    return (struct sma_cuda_call){
        .op = op,
        .start = PE_start,
        .log_stride = logPE_stride,
        .size = PE_size,
        .psync = psync,
    };
}

static void data(const char *routine, enum sma_cuda_op op, void *dest,
                 const void *source, size_t bytes, int root, SET, long *psync,
                 struct sma_cuda_queue q)
{
    struct sma_cuda_call call = on_set(op, SET_ARGS, psync);

    call.dest = dest;
    call.source = source;
    call.n = bytes;
    call.root = root;
    sma_cuda_gpu->call(routine, &call, q);
}

static void reduce(const char *routine, enum sma_cuda_op op,
                   enum sma_cuda_kind kind, void *dest, const void *source,
                   int nreduce, SET, long *psync, struct sma_cuda_queue q)
{
    struct sma_cuda_call call = on_set(op, SET_ARGS, psync);

    if (nreduce < 0)
        sma_cuda_fatal(routine, "nreduce is %d, must not be negative", nreduce);
    call.kind = kind;
    call.dest = dest;
    call.source = source;
    call.n = (size_t) nreduce;
    sma_cuda_gpu->call(routine, &call, q);
}

/* ---------------------------------------------------------------- barriers */

/* All PEs of the host meet in libsma after this PE's transfers are complete. */
#define ALL(name, which) \
    void nvshmem_##name(void) \
    { \
        if (!sma_cuda_on_host("nvshmem_" #name)) \
            sma_cuda_gpu->quiet("nvshmem_" #name); \
        shmem_##name(); \
    } \
    void nvshmemx_##name##_on_stream(cudaStream_t stream) \
    { \
        struct sma_cuda_call call = {.op = which}; \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(); \
        else \
            sma_cuda_gpu->call("nvshmemx_" #name "_on_stream", &call, \
                               SMA_CUDA_ON(stream)); \
    }

ALL(barrier_all, SMA_CUDA_BARRIER_ALL)
ALL(sync_all, SMA_CUDA_SYNC_ALL)

#define SOME(name, op) \
    void nvshmem_##name(SET, long *pSync) \
    { \
        struct sma_cuda_call call = on_set(op, SET_ARGS, pSync); \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(SET_ARGS, pSync); \
        else \
            sma_cuda_gpu->call("nvshmem_" #name, &call, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream(SET, long *pSync, cudaStream_t stream) \
    { \
        struct sma_cuda_call call = on_set(op, SET_ARGS, pSync); \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(SET_ARGS, pSync); \
        else \
            sma_cuda_gpu->call("nvshmemx_" #name "_on_stream", &call, \
                               SMA_CUDA_ON(stream)); \
    }

SOME(barrier, SMA_CUDA_BARRIER)
SOME(sync, SMA_CUDA_SYNC)

/* -------------------------------------------------------------------- data */

#define DATA(name, bytes, op) \
    void nvshmem_##name(void *dest, const void *source, size_t nelems, SET, \
                        long *pSync) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, nelems, SET_ARGS, pSync); \
        else \
            data("nvshmem_" #name, op, dest, source, nelems *bytes, 0, \
                 SET_ARGS, pSync, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream(void *dest, const void *source, \
                                     size_t nelems, SET, long *pSync, \
                                     cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, nelems, SET_ARGS, pSync); \
        else \
            data("nvshmemx_" #name "_on_stream", op, dest, source, \
                 nelems *bytes, 0, SET_ARGS, pSync, SMA_CUDA_ON(stream)); \
    }

#define BROADCAST(name, bytes) \
    void nvshmem_##name(void *dest, const void *source, size_t nelems, \
                        int PE_root, SET, long *pSync) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, nelems, PE_root, SET_ARGS, pSync); \
        else \
            data("nvshmem_" #name, SMA_CUDA_BROADCAST, dest, source, \
                 nelems *bytes, PE_root, SET_ARGS, pSync, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream(void *dest, const void *source, \
                                     size_t nelems, int PE_root, SET, \
                                     long *pSync, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, nelems, PE_root, SET_ARGS, pSync); \
        else \
            data("nvshmemx_" #name "_on_stream", SMA_CUDA_BROADCAST, dest, \
                 source, nelems *bytes, PE_root, SET_ARGS, pSync, \
                 SMA_CUDA_ON(stream)); \
    }

#define OF_SIZE(bits, bytes) \
    BROADCAST(broadcast##bits, bytes) \
    DATA(collect##bits, bytes, SMA_CUDA_COLLECT) \
    DATA(fcollect##bits, bytes, SMA_CUDA_FCOLLECT) \
    DATA(alltoall##bits, bytes, SMA_CUDA_ALLTOALL)

SMA_LIST_SIZE_COLL(OF_SIZE)

/* -------------------------------------------------------------- reductions */

#define REDUCTION(name, type, op) \
    void nvshmem_##name(type *dest, const type *source, int nreduce, SET, \
                        type *pWrk, long *pSync) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, nreduce, SET_ARGS, pWrk, pSync); \
        else \
            reduce("nvshmem_" #name, op, SMA_CUDA_KIND(type), dest, source, \
                   nreduce, SET_ARGS, pSync, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream(type *dest, const type *source, \
                                     int nreduce, SET, type *pWrk, \
                                     long *pSync, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, nreduce, SET_ARGS, pWrk, pSync); \
        else \
            reduce("nvshmemx_" #name "_on_stream", op, SMA_CUDA_KIND(type), \
                   dest, source, nreduce, SET_ARGS, pSync, \
                   SMA_CUDA_ON(stream)); \
    }

#define BITWISE(T, type) \
    REDUCTION(T##_and_to_all, type, SMA_CUDA_REDUCE_AND) \
    REDUCTION(T##_or_to_all, type, SMA_CUDA_REDUCE_OR) \
    REDUCTION(T##_xor_to_all, type, SMA_CUDA_REDUCE_XOR)
#define COMPARED(T, type) \
    REDUCTION(T##_max_to_all, type, SMA_CUDA_REDUCE_MAX) \
    REDUCTION(T##_min_to_all, type, SMA_CUDA_REDUCE_MIN)
#define COMPUTED(T, type) \
    REDUCTION(T##_sum_to_all, type, SMA_CUDA_REDUCE_SUM) \
    REDUCTION(T##_prod_to_all, type, SMA_CUDA_REDUCE_PROD)

SMA_LIST_TOALL_BIT(BITWISE)
SMA_LIST_NV_TOALL_MINMAX(COMPARED)
SMA_LIST_NV_TOALL_ARITH(COMPUTED)
