/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The kernels of the library as functions: one thread plays a block.
 */
#include "device/state.h"
#include "device/group.h"

#include <sched.h>

extern "C" void fake_gate(int open);
extern "C" void sma_cuda_register_pointer(int (*upload)(const struct sma_cuda_state *));

thread_local const struct sma_cuda_state *sma_cuda_here;
static void alone(void *) {}
thread_local struct sma_cuda::place sma_cuda_warp = {0, 1, alone, nullptr};
thread_local struct sma_cuda::place sma_cuda_block = {0, 1, alone, nullptr};

static int upload(const struct sma_cuda_state *state)
{
    sma_cuda_here = state;
    return 0;
}

static struct registration {
    registration() { sma_cuda_register_pointer(upload); }
} registration;

#define sma_cuda_start_kernel start_kernel
#include "gpu/kernels.cu"
#undef sma_cuda_start_kernel

extern "C" cudaError_t sma_cuda_start_kernel(const struct sma_cuda_call *call,
                                             cudaStream_t stream)
{
    fake_gate(1);
    cudaError_t error = start_kernel(call, stream);
    fake_gate(0);
    return error;
}
