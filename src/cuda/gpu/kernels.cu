/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The kernels of the library: what the host or a stream asks for is done by one
 * block with the code that kernels of programs have, too (device/).
 *
 * A C++ compiler makes functions of them, with which tests play a GPU.
 */
#include "device/device.h"
#include "host/call.h"

#ifdef __CUDACC__
/* A kernel for at most so many threads, for which there are registers then. */
#define KERNEL(threads) static __global__ void __launch_bounds__(threads)
#define START(kernel, threads) \
    do { \
        kernel<<<1, threads, 0, stream>>>(*call); \
        return cudaGetLastError(); \
    } while (0)
#else
#include <cuda_runtime_api.h>
#define KERNEL(threads) static void
#define START(kernel, threads) \
    do { \
        (void) stream; \
        kernel(*call); \
        return cudaSuccess; \
    } while (0)
#endif

using sma_cuda::block_group;

/* Threads of a block that moves data, and of one that only meets others. */
enum { MANY = 1024, FEW = 32 };

#define SET call.start, call.log_stride, call.size, call.psync

/* A value of type T out of its bits. */
template <class T> static SMA_DEVICE T value_of(uint64_t bits)
{
    T value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The bits of a value. */
template <class T> static SMA_DEVICE uint64_t bits_of(T value)
{
    uint64_t bits = 0;

    memcpy(&bits, &value, sizeof value);
    return bits;
}

/* ---------------------------------------------------------------- barriers */

KERNEL(FEW) meet_kernel(struct sma_cuda_call call)
{
    if (call.op == SMA_CUDA_BARRIER)
        sma_cuda::barrier(block_group(), SET);
    else if (call.op == SMA_CUDA_SYNC)
        sma_cuda::sync(block_group(), SET);
    else if (call.op == SMA_CUDA_BARRIER_ALL)
        sma_cuda::barrier_all(block_group());
    else if (call.op == SMA_CUDA_SYNC_ALL)
        sma_cuda::sync_all(block_group());
    else
        sma_cuda::quiet();
}

/* -------------------------------------------------------------------- data */

KERNEL(MANY) alltoall_kernel(struct sma_cuda_call call)
{
    sma_cuda::alltoall(block_group(), call.dest, call.source, call.n, SET);
}

KERNEL(MANY) broadcast_kernel(struct sma_cuda_call call)
{
    sma_cuda::broadcast(block_group(), call.dest, call.source, call.n, call.root,
                        SET);
}

KERNEL(MANY) collect_kernel(struct sma_cuda_call call)
{
    if (call.op == SMA_CUDA_FCOLLECT)
        sma_cuda::fcollect(block_group(), call.dest, call.source, call.n, SET);
    else
        sma_cuda::collect(block_group(), call.dest, call.source, call.n, SET);
}

template <class Op, class T> KERNEL(MANY) reduce_kernel(struct sma_cuda_call call)
{
    sma_cuda::reduce<Op>(block_group(), (T *) call.dest, (const T *) call.source,
                         call.n, SET);
}

/* ------------------------------------------------------- one value, waiting */

KERNEL(1) value_kernel(struct sma_cuda_call call)
{
    sma_cuda::fence(); /* what the stream did before comes before a signal */
    if (call.op == SMA_CUDA_SIGNAL)
        sma_cuda::signal_op((uint64_t *) call.dest, call.value, call.sig_op,
                            call.pe);
    else if (call.n == 1)
        sma_cuda::p((uint8_t *) call.dest, (uint8_t) call.value, call.pe);
    else if (call.n == 2)
        sma_cuda::p((uint16_t *) call.dest, (uint16_t) call.value, call.pe);
    else if (call.n == 4)
        sma_cuda::p((uint32_t *) call.dest, (uint32_t) call.value, call.pe);
    else
        sma_cuda::p((uint64_t *) call.dest, call.value, call.pe);
}

template <class T> KERNEL(1) wait_kernel(struct sma_cuda_call call)
{
    const T *ivars = (const T *) call.source;

    if (call.op == SMA_CUDA_WAIT)
        sma_cuda::wait_until(ivars, call.cmp, value_of<T>(call.value));
    else if (call.op == SMA_CUDA_WAIT_ALL)
        sma_cuda::wait_until_all(ivars, call.n, call.status, call.cmp,
                                 value_of<T>(call.value));
    else
        sma_cuda::wait_until_all_vector(ivars, call.n, call.status, call.cmp,
                                        (const T *) call.values);
}

/* ------------------------------------------------------- atomic operations */

template <class T> static SMA_DEVICE T fetching(const struct sma_cuda_call &call)
{
    T *dest = (T *) call.dest;
    T value = value_of<T>(call.value);

    switch (call.op) {
    case SMA_CUDA_FETCH:
        return sma_cuda::fetch(dest, call.pe);
    case SMA_CUDA_SWAP:
        return sma_cuda::swap(dest, value, call.pe);
    case SMA_CUDA_COMPARE_SWAP:
        return sma_cuda::compare_swap(dest, value_of<T>(call.cond), value,
                                      call.pe);
    case SMA_CUDA_FETCH_INC:
        return sma_cuda::fetch_inc(dest, call.pe);
    case SMA_CUDA_FETCH_ADD:
        return sma_cuda::fetch_add(dest, value, call.pe);
    case SMA_CUDA_FETCH_AND:
        return sma_cuda::fetch_and(dest, value, call.pe);
    case SMA_CUDA_FETCH_OR:
        return sma_cuda::fetch_or(dest, value, call.pe);
    default:
        return sma_cuda::fetch_xor(dest, value, call.pe);
    }
}

template <class T> KERNEL(1) fetch_kernel(struct sma_cuda_call call)
{
    *call.result = bits_of(fetching<T>(call));
}

template <class T> KERNEL(1) change_kernel(struct sma_cuda_call call)
{
    T *dest = (T *) call.dest;
    T value = value_of<T>(call.value);

    if (call.op == SMA_CUDA_SET)
        sma_cuda::set(dest, value, call.pe);
    else if (call.op == SMA_CUDA_INC)
        sma_cuda::inc(dest, call.pe);
    else if (call.op == SMA_CUDA_ADD)
        sma_cuda::add(dest, value, call.pe);
    else if (call.op == SMA_CUDA_AND)
        sma_cuda::and_(dest, value, call.pe);
    else if (call.op == SMA_CUDA_OR)
        sma_cuda::or_(dest, value, call.pe);
    else
        sma_cuda::xor_(dest, value, call.pe);
}

/* ------------------------------------------------------------------ choices */

template <class Op>
static cudaError_t reduce_bits(const struct sma_cuda_call *call,
                               cudaStream_t stream)
{
    if (call->kind == SMA_CUDA_I16)
        START((reduce_kernel<Op, uint16_t>), MANY);
    if (call->kind == SMA_CUDA_I32)
        START((reduce_kernel<Op, uint32_t>), MANY);
    START((reduce_kernel<Op, unsigned long long>), MANY);
}

template <class Op>
static cudaError_t reduce_compared(const struct sma_cuda_call *call,
                                   cudaStream_t stream)
{
    if (call->kind == SMA_CUDA_I16)
        START((reduce_kernel<Op, short>), MANY);
    if (call->kind == SMA_CUDA_I32)
        START((reduce_kernel<Op, int>), MANY);
    if (call->kind == SMA_CUDA_I64)
        START((reduce_kernel<Op, long long>), MANY);
    if (call->kind == SMA_CUDA_F32)
        START((reduce_kernel<Op, float>), MANY);
    START((reduce_kernel<Op, double>), MANY);
}

template <class Op>
static cudaError_t reduce_computed(const struct sma_cuda_call *call,
                                   cudaStream_t stream)
{
    if (call->kind == SMA_CUDA_C64)
        START((reduce_kernel<Op, sma_cuda::complex<float> >), MANY);
    if (call->kind == SMA_CUDA_C128)
        START((reduce_kernel<Op, sma_cuda::complex<double> >), MANY);
    return reduce_compared<Op>(call, stream);
}

static cudaError_t start_wait(const struct sma_cuda_call *call,
                              cudaStream_t stream)
{
    switch (call->kind) {
    case SMA_CUDA_I16:
        START(wait_kernel<short>, 1);
    case SMA_CUDA_I32:
        START(wait_kernel<int>, 1);
    case SMA_CUDA_I64:
        START(wait_kernel<long long>, 1);
    case SMA_CUDA_U16:
        START(wait_kernel<unsigned short>, 1);
    case SMA_CUDA_U32:
        START(wait_kernel<unsigned>, 1);
    default:
        START(wait_kernel<unsigned long long>, 1);
    }
}

static cudaError_t start_atomic(const struct sma_cuda_call *call,
                                cudaStream_t stream)
{
    bool fetches = call->op == SMA_CUDA_FETCH || call->op == SMA_CUDA_SWAP ||
                   call->op == SMA_CUDA_COMPARE_SWAP ||
                   call->op == SMA_CUDA_FETCH_INC ||
                   call->op == SMA_CUDA_FETCH_ADD ||
                   call->op == SMA_CUDA_FETCH_AND ||
                   call->op == SMA_CUDA_FETCH_OR ||
                   call->op == SMA_CUDA_FETCH_XOR;

    if (call->kind == SMA_CUDA_U32) {
        if (fetches)
            START(fetch_kernel<unsigned>, 1);
        START(change_kernel<unsigned>, 1);
    }
    if (fetches)
        START(fetch_kernel<unsigned long long>, 1);
    START(change_kernel<unsigned long long>, 1);
}

extern "C" __attribute__((visibility("hidden"))) cudaError_t
sma_cuda_start_kernel(const struct sma_cuda_call *call, cudaStream_t stream)
{
    switch (call->op) {
    case SMA_CUDA_BARRIER:
    case SMA_CUDA_SYNC:
    case SMA_CUDA_BARRIER_ALL:
    case SMA_CUDA_SYNC_ALL:
        START(meet_kernel, FEW);
    case SMA_CUDA_QUIET:
        START(meet_kernel, 1);
    case SMA_CUDA_ALLTOALL:
        START(alltoall_kernel, MANY);
    case SMA_CUDA_BROADCAST:
        START(broadcast_kernel, MANY);
    case SMA_CUDA_COLLECT:
    case SMA_CUDA_FCOLLECT:
        START(collect_kernel, MANY);
    case SMA_CUDA_REDUCE_AND:
        return reduce_bits<sma_cuda::op_and>(call, stream);
    case SMA_CUDA_REDUCE_OR:
        return reduce_bits<sma_cuda::op_or>(call, stream);
    case SMA_CUDA_REDUCE_XOR:
        return reduce_bits<sma_cuda::op_xor>(call, stream);
    case SMA_CUDA_REDUCE_MAX:
        return reduce_compared<sma_cuda::op_max>(call, stream);
    case SMA_CUDA_REDUCE_MIN:
        return reduce_compared<sma_cuda::op_min>(call, stream);
    case SMA_CUDA_REDUCE_SUM:
        return reduce_computed<sma_cuda::op_sum>(call, stream);
    case SMA_CUDA_REDUCE_PROD:
        return reduce_computed<sma_cuda::op_prod>(call, stream);
    case SMA_CUDA_P:
    case SMA_CUDA_SIGNAL:
        START(value_kernel, 1);
    case SMA_CUDA_WAIT:
    case SMA_CUDA_WAIT_ALL:
    case SMA_CUDA_WAIT_ALL_VECTOR:
        return start_wait(call, stream);
    default:
        return start_atomic(call, stream);
    }
}
