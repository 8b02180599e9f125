/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Kernels of a program without a GPU and without nvcc: what a program for CUDA needs to
 * be compiled by a C++ compiler, with copies of nvshmem.h and of the program that `shim`
 * has made.  Kernels run in streams of the GPU that processors play (fake/): each block
 * is a thread, in which its threads take turns.
 */
#ifndef SHIM_H
#define SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "device.h"

#include "fake_kernels.h"

/* ---------------------------------------------------------- the words of CUDA */

#define __CUDACC__ 1
#define __host__
#define __device__
#define __global__
#define __forceinline__ inline
#define __CUDA_FP16_H__
#define __CUDA_BF16_H__

typedef half_type __half;
typedef bfloat16_type __nv_bfloat16;
struct cuFloatComplex {
    float x, y;
};
struct cuDoubleComplex {
    double x, y;
};

struct double2 {
    double x, y;
};

struct shim_index {
    unsigned x, y, z;
};
static thread_local shim_index threadIdx, blockIdx, blockDim, gridDim;

/* Is this thread in a kernel?  Names that the host and kernels call ask. */
static thread_local bool shim_in_kernel;

/* -------------------------------------------------------- the threads of a block */

thread_local const struct sma_cuda_state *sma_cuda_here;
thread_local struct sma_cuda::place sma_cuda_warp, sma_cuda_block;

namespace shim
{

struct meeting {
    int size, arrived;
    unsigned turn;
};

struct turn_taker {
    ucontext_t context;
    std::unique_ptr<char[]> stack;
    bool ended;
};

static thread_local turn_taker *now;
static thread_local ucontext_t scheduler;
static thread_local const std::function<void()> *body;

static void next_thread()
{
    swapcontext(&now->context, &scheduler);
}

static void wait_at(void *where)
{
    meeting *m = (meeting *) where;
    unsigned turn = m->turn;

    if (++m->arrived == m->size) {
        m->arrived = 0;
        m->turn++;
    }
    while (m->turn == turn)
        next_thread();
}

static void first_turn()
{
    (*body)();
    now->ended = true;
}

enum { WARP = 32, STACK = 64 << 10 };

static void begin(turn_taker &t)
{
    t.stack.reset(new char[STACK]); /* which nothing clears */
    t.ended = false;
    getcontext(&t.context);
    t.context.uc_stack.ss_sp = t.stack.get();
    t.context.uc_stack.ss_size = STACK;
    t.context.uc_link = &scheduler;
    makecontext(&t.context, first_turn, 0);
}

/* Runs a block in this thread; in every second round its last thread comes first. */
static void run_block(int threads, const std::function<void()> &kernel)
{
    std::vector<turn_taker> all(threads);
    std::vector<meeting> warps((threads + WARP - 1) / WARP);
    meeting block = {threads, 0, 0};
    bool left = true;

    for (size_t i = 0; i < warps.size(); i++)
        warps[i] = {sma_cuda::lanes_of((int) i * WARP, threads, WARP), 0, 0};
    body = &kernel;
    for (turn_taker &t : all)
        begin(t);
    for (unsigned round = 0; left; round++) {
        left = false;
        for (int k = 0; k < threads; k++) {
            int i = round % 2 == 0 ? k : threads - 1 - k;

            if (all[i].ended)
                continue;
            now = &all[i];
            threadIdx = {(unsigned) i, 0, 0};
            sma_cuda_block = {i, threads, wait_at, &block};
            sma_cuda_warp = {i % WARP, sma_cuda::lanes_of(i, threads, WARP),
                             wait_at, &warps[i / WARP]};
            swapcontext(&scheduler, &now->context);
            left = true;
        }
    }
}

/* What kernels of this program know; the library tells it. */
static const struct sma_cuda_state *state;

struct launch {
    unsigned blocks, threads;
    std::function<void()> kernel;
};

/* In the thread of a stream. */
static void run(void *argument)
{
    std::unique_ptr<launch> l((launch *) argument);
    std::vector<std::thread> blocks;

    for (unsigned b = 0; b < l->blocks; b++)
        blocks.emplace_back([&l, b] {
            shim_in_kernel = true;
            sma_cuda_here = state;
            gridDim = {l->blocks, 1, 1};
            blockDim = {l->threads, 1, 1};
            blockIdx = {b, 0, 0};
            run_block((int) l->threads, l->kernel);
        });
    for (std::thread &t : blocks)
        t.join();
}

static void start(unsigned blocks, unsigned threads,
                  std::function<void()> kernel, cudaStream_t stream = NULL)
{
    fake_enqueue(stream, run, new launch{blocks, threads, std::move(kernel)});
}

/* kernel<<<blocks, threads>>> */
template <class... P> struct launcher {
    void (*kernel)(P...);
    unsigned blocks, threads;

    template <class... A> void operator()(A... a) const
    {
        auto k = kernel;

        start(blocks, threads, [=] { k(a...); });
    }
};

template <class... P>
launcher<P...> make_launcher(void (*kernel)(P...), unsigned blocks,
                             unsigned threads)
{
    return {kernel, blocks, threads};
}

/* Kernels that are started by an address and an array of arguments. */
typedef std::function<void()> maker(const void *kernel, void **arguments);
static std::map<const void *, maker *> makers;

template <class... P, size_t... I>
std::function<void()> with_arguments(void (*kernel)(P...), void **arguments,
                                     std::index_sequence<I...>)
{
    return std::bind(kernel, *(P *) arguments[I]...);
}

/* The address of a kernel that cudaLaunchCooperativeKernel may start. */
template <class... P> const void *known(void (*kernel)(P...))
{
    makers[(const void *) kernel] = [](const void *k, void **arguments) {
        return with_arguments((void (*)(P...)) k, arguments,
                              std::index_sequence_for<P...>());
    };
    return (const void *) kernel;
}

static int upload(const struct sma_cuda_state *address)
{
    state = address;
    return 0;
}

} // namespace shim

extern "C" void
sma_cuda_register_pointer(int (*upload)(const struct sma_cuda_state *));
static struct shim_registration {
    shim_registration()
    {
        sma_cuda_register_pointer(shim::upload);
    }
} shim_registration;

/* ------------------------------------------- what programs call of CUDA */

static inline void __syncthreads()
{
    sma_cuda::block_group().sync();
}

static inline int atomicAdd(int *p, int value)
{
    return __atomic_fetch_add(p, value, __ATOMIC_RELAXED);
}

static inline cudaError_t cudaMallocManaged(void **p, size_t bytes)
{
    *p = calloc(1, bytes);
    return *p != NULL ? cudaSuccess : cudaErrorMemoryAllocation;
}

static inline cudaError_t cudaLaunchCooperativeKernel(const void *kernel,
                                                      dim3 grid, dim3 block,
                                                      void **arguments, size_t,
                                                      cudaStream_t stream)
{
    shim::start(grid.x, block.x, shim::makers.at(kernel)(kernel, arguments),
                stream);
    return cudaSuccess;
}

static inline cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *, int,
                                              size_t)
{
    *blocks = 8;
    return cudaSuccess;
}

namespace sma_cuda
{

void hold_store(void *p, const void *value, size_t bytes)
{
    memcpy(p, value, bytes);
}

void release_stores() {}

[[noreturn]] void refuse(const char *routine, const char *why)
{
    fprintf(stderr, "shim: %s: %s\n", routine, why);
    abort();
}

} // namespace sma_cuda

#endif
