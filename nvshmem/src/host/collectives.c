/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives on active sets, of the host and on a stream.
 *
 * A pSync of NVSHMEM has the size and the initial value of one of libsma.
 */
#include "gen/lists.h"
#include "host/team.h"

#define SET int PE_start, int logPE_stride, int PE_size
#define SET_ARGS PE_start, logPE_stride, PE_size

/* What a kernel does on an active set. */
static struct sma_cuda_call on_set(const char *routine, enum sma_cuda_op op,
                                   SET, long *psync)
{
    if (logPE_stride < 0 || logPE_stride > 30)
        sma_cuda_fatal(routine, "logPE_stride is %d, must be 0..30",
                       logPE_stride);
    if (psync == NULL)
        sma_cuda_fatal(routine, "pSync is NULL");
    return (struct sma_cuda_call){
        .op = op,
        .start = PE_start,
        .stride = 1 << logPE_stride,
        .size = PE_size,
        .psync = psync,
    };
}

static void meet(const char *routine, enum sma_cuda_op op, SET, long *psync,
                 struct sma_cuda_queue q)
{
    struct sma_cuda_call call = on_set(routine, op, SET_ARGS, psync);

    sma_cuda_gpu->call(routine, &call, q);
}

static void data(const char *routine, enum sma_cuda_op op, void *dest,
                 const void *source, size_t bytes, int root, SET, long *psync,
                 struct sma_cuda_queue q)
{
    struct sma_cuda_call call = on_set(routine, op, SET_ARGS, psync);

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
    struct sma_cuda_call call = on_set(routine, op, SET_ARGS, psync);

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
        struct sma_cuda_call call; \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) { \
            shmem_##name(); \
            return; \
        } \
        call = sma_cuda_on_team("nvshmemx_" #name "_on_stream", which, \
                                NVSHMEM_TEAM_WORLD); \
        sma_cuda_gpu->call("nvshmemx_" #name "_on_stream", &call, \
                           SMA_CUDA_ON(stream)); \
    }

ALL(barrier_all, SMA_CUDA_BARRIER)
ALL(sync_all, SMA_CUDA_SYNC)

#define SOME(name, op) \
    void nvshmem_##name(SET, long *pSync) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(SET_ARGS, pSync); \
        else \
            meet("nvshmem_" #name, op, SET_ARGS, pSync, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream(SET, long *pSync, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(SET_ARGS, pSync); \
        else \
            meet("nvshmemx_" #name "_on_stream", op, SET_ARGS, pSync, \
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

static void strided(const char *routine, void *dest, const void *source,
                    ptrdiff_t dst, ptrdiff_t sst, size_t n, size_t bytes, SET,
                    long *psync, struct sma_cuda_queue q)
{
    struct sma_cuda_call call =
        on_set(routine, SMA_CUDA_ALLTOALLS, SET_ARGS, psync);

    call.kind = sma_cuda_unsigned(bytes);
    call.dest = dest;
    call.source = source;
    call.dst = dst;
    call.sst = sst;
    call.n = n;
    sma_cuda_gpu->call(routine, &call, q);
}

#define STRIDED(name, bytes) \
    void nvshmem_##name(void *dest, const void *source, ptrdiff_t dst, \
                        ptrdiff_t sst, size_t nelems, SET, long *pSync) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, dst, sst, nelems, SET_ARGS, pSync); \
        else \
            strided("nvshmem_" #name, dest, source, dst, sst, nelems, bytes, \
                    SET_ARGS, pSync, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream( \
        void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, \
        size_t nelems, SET, long *pSync, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, dst, sst, nelems, SET_ARGS, pSync); \
        else \
            strided("nvshmemx_" #name "_on_stream", dest, source, dst, sst, \
                    nelems, bytes, SET_ARGS, pSync, SMA_CUDA_ON(stream)); \
    }

#define OF_SIZE(bits, bytes) \
    STRIDED(alltoalls##bits, bytes) \
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

#define BY_OPERATOR(O, T, type) \
    REDUCTION(T##_##O##_to_all, type, SMA_CUDA_REDUCE_##O)
#define BITWISE(T, type) SMA_LIST_OP_BIT(BY_OPERATOR, T, type)
#define COMPARED(T, type) SMA_LIST_OP_MINMAX(BY_OPERATOR, T, type)
#define COMPUTED(T, type) SMA_LIST_OP_ARITH(BY_OPERATOR, T, type)

/* A GPU cannot do the reductions of these types. */
static void need_host(const char *routine, const char *type)
{
    if (!sma_cuda_on_host(routine))
        sma_cuda_fatal(routine,
                       "the memory of a GPU holds no %s, a type of the host",
                       type);
}

#define HOST_REDUCTION(name, type) \
    void nvshmem_##name(type *dest, const type *source, int nreduce, SET, \
                        type *pWrk, long *pSync) \
    { \
        need_host("nvshmem_" #name, #type); \
        shmem_##name(dest, source, nreduce, SET_ARGS, pWrk, pSync); \
    } \
    void nvshmemx_##name##_on_stream(type *dest, const type *source, \
                                     int nreduce, SET, type *pWrk, \
                                     long *pSync, cudaStream_t stream) \
    { \
        (void) stream; \
        need_host("nvshmemx_" #name "_on_stream", #type); \
        shmem_##name(dest, source, nreduce, SET_ARGS, pWrk, pSync); \
    }

#define HOST_BY_OPERATOR(O, T, type) HOST_REDUCTION(T##_##O##_to_all, type)
#define HOST_REDUCED(T, type) \
    SMA_LIST_OP_MINMAX(HOST_BY_OPERATOR, T, type) \
    SMA_LIST_OP_ARITH(HOST_BY_OPERATOR, T, type)

SMA_LIST_TOALL_BIT(BITWISE)
SMA_LIST_NV_TOALL_MINMAX(COMPARED)
SMA_LIST_NV_TOALL_ARITH(COMPUTED)
SMA_LIST_NV_TOALL_HOST(HOST_REDUCED)
