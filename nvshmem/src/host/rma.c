/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Put and get, of the host and on a stream, and the order of them.
 */
#include "gen/lists.h"
#include "host/half.h"

static void transfer(const char *routine, bool is_put, void *dest,
                     const void *source, size_t bytes, int pe,
                     struct sma_cuda_queue q)
{
    const struct sma_cuda_copy c = {
        .is_put = is_put,
        .dest = dest,
        .source = source,
        .bytes = bytes,
        .n = 1,
        .pe = pe,
    };

    sma_cuda_gpu->copy(routine, &c, q);
}

static void strided(const char *routine, bool is_put, void *dest,
                    const void *source, ptrdiff_t dst, ptrdiff_t sst,
                    size_t bytes, size_t n, int pe, struct sma_cuda_queue q)
{
    const struct sma_cuda_copy c = {
        .is_put = is_put,
        .dest = dest,
        .source = source,
        .bytes = bytes,
        .n = n,
        .dst = dst * (ptrdiff_t) bytes,
        .sst = sst * (ptrdiff_t) bytes,
        .pe = pe,
    };

    sma_cuda_gpu->copy(routine, &c, q);
}

/* nvshmem_NAME and nvshmemx_NAME_on_stream: elements of `bytes` bytes. */
#define TRANSFER(name, type, bytes, is_put, queue) \
    void nvshmem_##name(type *dest, const type *source, size_t nelems, int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, nelems, pe); \
        else \
            transfer("nvshmem_" #name, is_put, dest, source, nelems *bytes, \
                     pe, queue); \
    } \
    void nvshmemx_##name##_on_stream(type *dest, const type *source, \
                                     size_t nelems, int pe, \
                                     cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, nelems, pe); \
        else \
            transfer("nvshmemx_" #name "_on_stream", is_put, dest, source, \
                     nelems *bytes, pe, SMA_CUDA_ON(stream)); \
    }

/* The names of a type, or of a size: before and after are the parts of the name
 * around put and get. */
#define TRANSFERS(before, after, type, bytes) \
    TRANSFER(before##put##after, type, bytes, true, SMA_CUDA_NOW) \
    TRANSFER(before##get##after, type, bytes, false, SMA_CUDA_NOW) \
    TRANSFER(before##put##after##_nbi, type, bytes, true, SMA_CUDA_NBI) \
    TRANSFER(before##get##after##_nbi, type, bytes, false, SMA_CUDA_NBI)

#define STRIDED(name, type, bytes, is_put) \
    void nvshmem_##name(type *dest, const type *source, ptrdiff_t dst, \
                        ptrdiff_t sst, size_t nelems, int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, dst, sst, nelems, pe); \
        else \
            strided("nvshmem_" #name, is_put, dest, source, dst, sst, bytes, \
                    nelems, pe, SMA_CUDA_NOW); \
    } \
    void nvshmemx_##name##_on_stream( \
        type *dest, const type *source, ptrdiff_t dst, ptrdiff_t sst, \
        size_t nelems, int pe, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, dst, sst, nelems, pe); \
        else \
            strided("nvshmemx_" #name "_on_stream", is_put, dest, source, dst, \
                    sst, bytes, nelems, pe, SMA_CUDA_ON(stream)); \
    }

/* A value that is copied at once, because the caller's variable ends. */
static void put_value(const char *routine, void *dest, uint64_t bits,
                      size_t bytes, int pe, cudaStream_t stream)
{
    struct sma_cuda_call call = {
        .op = SMA_CUDA_P,
        .dest = dest,
        .value = bits,
        .n = bytes,
        .pe = pe,
    };

    sma_cuda_gpu->call(routine, &call, SMA_CUDA_ON(stream));
}

#define ONE(T, type) \
    void nvshmem_##T##_p(type *dest, type value, int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_p")) \
            shmem_##T##_p(dest, value, pe); \
        else \
            transfer("nvshmem_" #T "_p", true, dest, &value, sizeof value, pe, \
                     SMA_CUDA_NOW); \
    } \
    void nvshmemx_##T##_p_on_stream(type *dest, type value, int pe, \
                                    cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #T "_p_on_stream")) \
            shmem_##T##_p(dest, value, pe); \
        else \
            put_value("nvshmemx_" #T "_p_on_stream", dest, \
                      sma_cuda_bits(&value, sizeof value), sizeof value, pe, \
                      stream); \
    } \
    type nvshmem_##T##_g(const type *source, int pe) \
    { \
        type value; \
        if (sma_cuda_on_host("nvshmem_" #T "_g")) \
            return shmem_##T##_g(source, pe); \
        transfer("nvshmem_" #T "_g", false, &value, source, sizeof value, pe, \
                 SMA_CUDA_NOW); \
        return value; \
    } \
    type nvshmemx_##T##_g_on_stream(const type *source, int pe, \
                                    cudaStream_t stream) \
    { \
        type value; \
        if (sma_cuda_on_host("nvshmemx_" #T "_g_on_stream")) \
            return shmem_##T##_g(source, pe); \
        /* the value is the result, so what the stream has before ends first */ \
        sma_cuda_gpu->drain("nvshmemx_" #T "_g_on_stream", stream); \
        transfer("nvshmemx_" #T "_g_on_stream", false, &value, source, \
                 sizeof value, pe, SMA_CUDA_NOW); \
        return value; \
    }

#define OF_TYPE(T, type) \
    TRANSFERS(T##_, , type, sizeof(type)) \
    STRIDED(T##_iput, type, sizeof(type), true) \
    STRIDED(T##_iget, type, sizeof(type), false) \
    ONE(T, type)

#define OF_SIZE(bits, bytes) \
    TRANSFERS(, bits, void, bytes) \
    STRIDED(iput##bits, void, bytes, true) \
    STRIDED(iget##bits, void, bytes, false)

SMA_LIST_NV_RMA(OF_TYPE)
SMA_LIST_SIZE(OF_SIZE)
TRANSFERS(, mem, void, 1)

/* -------------------------------------------------------------------- order */

void nvshmem_fence(void)
{
    if (sma_cuda_on_host("nvshmem_fence"))
        shmem_fence();
    else
        sma_cuda_gpu->quiet("nvshmem_fence");
}

void nvshmem_quiet(void)
{
    if (sma_cuda_on_host("nvshmem_quiet"))
        shmem_quiet();
    else
        sma_cuda_gpu->quiet("nvshmem_quiet");
}

void nvshmemx_quiet_on_stream(cudaStream_t stream)
{
    struct sma_cuda_call call = {.op = SMA_CUDA_QUIET};

    if (sma_cuda_on_host("nvshmemx_quiet_on_stream"))
        shmem_quiet();
    else
        sma_cuda_gpu->call("nvshmemx_quiet_on_stream", &call,
                           SMA_CUDA_ON(stream));
}
