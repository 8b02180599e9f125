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
#include <cuda_bf16.h>
#include <cuda_fp16.h>
/* A kernel for at most so many threads, for which there are registers then. */
#define KERNEL(threads) static __global__ void __launch_bounds__(threads)
typedef __half half_type;
typedef __nv_bfloat16 bfloat16_type;
#else
#include "fake_kernels.h"
#define KERNEL(threads) static void
#endif

using sma_cuda::block_group;

/* Threads of a block that moves data, and of one that only meets others. */
enum { MANY = 1024, FEW = 32 };

/* The PEs that take part, and their pSync. */
#define SET set_of(call), call.psync

static SMA_DEVICE sma_cuda::active_set set_of(const struct sma_cuda_call &call)
{
    sma_cuda::active_set set = {call.start, call.stride, call.size};
    return set;
}

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
    sma_cuda::broadcast(block_group(), call.dest, call.source, call.n,
                        call.root, call.op == SMA_CUDA_TEAM_BROADCAST, SET);
}

template <class T> KERNEL(MANY) alltoalls_kernel(struct sma_cuda_call call)
{
    sma_cuda::alltoalls(block_group(), (T *) call.dest, (const T *) call.source,
                        call.dst, call.sst, call.n, SET);
}

KERNEL(MANY) collect_kernel(struct sma_cuda_call call)
{
    if (call.op == SMA_CUDA_FCOLLECT)
        sma_cuda::fcollect(block_group(), call.dest, call.source, call.n, SET);
    else
        sma_cuda::collect(block_group(), call.dest, call.source, call.n, SET);
}

template <class Op, class T>
KERNEL(MANY)
reduce_kernel(struct sma_cuda_call call)
{
    sma_cuda::reduce<Op>(block_group(), (T *) call.dest,
                         (const T *) call.source, call.n, SET);
}

template <class Op, class T>
KERNEL(MANY)
reducescatter_kernel(struct sma_cuda_call call)
{
    sma_cuda::reducescatter<Op>(block_group(), (T *) call.dest,
                                (const T *) call.source, call.n, SET);
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

template <class T>
static SMA_DEVICE T fetching(const struct sma_cuda_call &call)
{
    T *dest = (T *) call.dest;
    T value = value_of<T>(call.value);

    switch (call.op) {
    case SMA_CUDA_FETCH: return sma_cuda::fetch(dest, call.pe);
    case SMA_CUDA_SWAP: return sma_cuda::swap(dest, value, call.pe);
    case SMA_CUDA_COMPARE_SWAP:
        return sma_cuda::compare_swap(dest, value_of<T>(call.cond), value,
                                      call.pe);
    case SMA_CUDA_FETCH_INC: return sma_cuda::fetch_inc(dest, call.pe);
    case SMA_CUDA_FETCH_ADD: return sma_cuda::fetch_add(dest, value, call.pe);
    case SMA_CUDA_FETCH_AND: return sma_cuda::fetch_and(dest, value, call.pe);
    case SMA_CUDA_FETCH_OR: return sma_cuda::fetch_or(dest, value, call.pe);
    default: return sma_cuda::fetch_xor(dest, value, call.pe);
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

/* A kernel, and its number of threads. */
struct choice {
    void (*kernel)(struct sma_cuda_call call);
    int threads;
};

#define REDUCE(T) \
    (scatter ? choice{reducescatter_kernel<Op, T>, MANY} \
             : choice{reduce_kernel<Op, T>, MANY})

/* The bits of signed and unsigned integers are the same. */
template <class Op>
static choice reduce_bits(enum sma_cuda_kind kind, bool scatter)
{
    switch (kind) {
    case SMA_CUDA_I8:
    case SMA_CUDA_U8: return REDUCE(uint8_t);
    case SMA_CUDA_I16:
    case SMA_CUDA_U16: return REDUCE(uint16_t);
    case SMA_CUDA_I32:
    case SMA_CUDA_U32: return REDUCE(uint32_t);
    default: return REDUCE(unsigned long long);
    }
}

template <class Op>
static choice reduce_real(enum sma_cuda_kind kind, bool scatter)
{
    switch (kind) {
    case SMA_CUDA_F16: return REDUCE(half_type);
    case SMA_CUDA_BF16: return REDUCE(bfloat16_type);
    case SMA_CUDA_F32: return REDUCE(float);
    default: return REDUCE(double);
    }
}

template <class Op>
static choice reduce_compared(enum sma_cuda_kind kind, bool scatter)
{
    switch (kind) {
    case SMA_CUDA_I8: return REDUCE(signed char);
    case SMA_CUDA_I16: return REDUCE(short);
    case SMA_CUDA_I32: return REDUCE(int);
    case SMA_CUDA_I64: return REDUCE(long long);
    case SMA_CUDA_U8: return REDUCE(uint8_t);
    case SMA_CUDA_U16: return REDUCE(uint16_t);
    case SMA_CUDA_U32: return REDUCE(uint32_t);
    case SMA_CUDA_U64: return REDUCE(unsigned long long);
    default: return reduce_real<Op>(kind, scatter);
    }
}

template <class Op>
static choice reduce_computed(enum sma_cuda_kind kind, bool scatter)
{
    switch (kind) {
    case SMA_CUDA_C64: return REDUCE(sma_cuda::complex<float>);
    case SMA_CUDA_C128: return REDUCE(sma_cuda::complex<double>);
    case SMA_CUDA_F16:
    case SMA_CUDA_BF16:
    case SMA_CUDA_F32:
    case SMA_CUDA_F64: return reduce_real<Op>(kind, scatter);
    default: return reduce_bits<Op>(kind, scatter);
    }
}

static choice wait_choice(enum sma_cuda_kind kind)
{
    switch (kind) {
    case SMA_CUDA_I16: return {wait_kernel<short>, 1};
    case SMA_CUDA_I32: return {wait_kernel<int>, 1};
    case SMA_CUDA_I64: return {wait_kernel<long long>, 1};
    case SMA_CUDA_U16: return {wait_kernel<unsigned short>, 1};
    case SMA_CUDA_U32: return {wait_kernel<unsigned>, 1};
    default: return {wait_kernel<unsigned long long>, 1};
    }
}

static choice alltoalls_choice(enum sma_cuda_kind kind)
{
    switch (kind) {
    case SMA_CUDA_U8: return {alltoalls_kernel<uint8_t>, MANY};
    case SMA_CUDA_U16: return {alltoalls_kernel<uint16_t>, MANY};
    case SMA_CUDA_U32: return {alltoalls_kernel<uint32_t>, MANY};
    default: return {alltoalls_kernel<unsigned long long>, MANY};
    }
}

static choice atomic_choice(enum sma_cuda_op op, enum sma_cuda_kind kind)
{
    bool fetches = op == SMA_CUDA_FETCH || op == SMA_CUDA_SWAP ||
                   op == SMA_CUDA_COMPARE_SWAP || op == SMA_CUDA_FETCH_INC ||
                   op == SMA_CUDA_FETCH_ADD || op == SMA_CUDA_FETCH_AND ||
                   op == SMA_CUDA_FETCH_OR || op == SMA_CUDA_FETCH_XOR;

    if (kind == SMA_CUDA_U32)
        return fetches ? choice{fetch_kernel<unsigned>, 1}
                       : choice{change_kernel<unsigned>, 1};
    return fetches ? choice{fetch_kernel<unsigned long long>, 1}
                   : choice{change_kernel<unsigned long long>, 1};
}

static choice choose(enum sma_cuda_op op, enum sma_cuda_kind kind, bool scatter)
{
    switch (op) {
    case SMA_CUDA_BARRIER:
    case SMA_CUDA_SYNC: return {meet_kernel, FEW};
    case SMA_CUDA_QUIET: return {meet_kernel, 1};
    case SMA_CUDA_ALLTOALL: return {alltoall_kernel, MANY};
    case SMA_CUDA_ALLTOALLS: return alltoalls_choice(kind);
    case SMA_CUDA_BROADCAST:
    case SMA_CUDA_TEAM_BROADCAST: return {broadcast_kernel, MANY};
    case SMA_CUDA_COLLECT:
    case SMA_CUDA_FCOLLECT: return {collect_kernel, MANY};
    case SMA_CUDA_REDUCE_and:
        return reduce_bits<sma_cuda::op_and>(kind, scatter);
    case SMA_CUDA_REDUCE_or: return reduce_bits<sma_cuda::op_or>(kind, scatter);
    case SMA_CUDA_REDUCE_xor:
        return reduce_bits<sma_cuda::op_xor>(kind, scatter);
    case SMA_CUDA_REDUCE_max:
        return reduce_compared<sma_cuda::op_max>(kind, scatter);
    case SMA_CUDA_REDUCE_min:
        return reduce_compared<sma_cuda::op_min>(kind, scatter);
    case SMA_CUDA_REDUCE_sum:
        return reduce_computed<sma_cuda::op_sum>(kind, scatter);
    case SMA_CUDA_REDUCE_prod:
        return reduce_computed<sma_cuda::op_prod>(kind, scatter);
    case SMA_CUDA_P:
    case SMA_CUDA_SIGNAL: return {value_kernel, 1};
    case SMA_CUDA_WAIT:
    case SMA_CUDA_WAIT_ALL:
    case SMA_CUDA_WAIT_ALL_VECTOR: return wait_choice(kind);
    default: return atomic_choice(op, kind);
    }
}

extern "C" __attribute__((visibility("hidden"))) cudaError_t
sma_cuda_start_kernel(const struct sma_cuda_call *call, cudaStream_t stream)
{
    choice c = choose(call->op, call->kind, call->scatter);
    struct sma_cuda_call copy = *call;
    void *arguments[] = {&copy};

    return cudaLaunchKernel((const void *) c.kernel, dim3(1), dim3(c.threads),
                            arguments, 0, stream);
}

extern "C" __attribute__((visibility("hidden"))) cudaError_t
sma_cuda_load_kernels(void)
{
    cudaFuncAttributes unused;
    cudaError_t error = cudaSuccess;

    for (int op = 0; op < SMA_CUDA_OPS; op++)
        for (int kind = 0; kind < SMA_CUDA_KINDS; kind++)
            for (int scatter = 0; scatter < 2 && error == cudaSuccess;
                 scatter++)
                error = cudaFuncGetAttributes(
                    &unused, (const void *) choose((enum sma_cuda_op) op,
                                                   (enum sma_cuda_kind) kind,
                                                   scatter != 0)
                                 .kernel);
    return error;
}
