/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The kernels of the library as functions: one thread plays a block.
 */
#include "device/access.h"
#include "device/group.h"
#include "host/call.h"

#include <cstdio>
#include <cstdlib>

#include "fake_kernels.h"

extern "C" void
sma_cuda_register_pointer(int (*upload)(const struct sma_cuda_state *));
static_assert(sizeof(struct sma_cuda_call) <= FAKE_ARGUMENT, "an argument");

thread_local const struct sma_cuda_state *sma_cuda_here;
static void alone(void *) {}
thread_local struct sma_cuda::place sma_cuda_warp = {0, 1, alone, nullptr};
thread_local struct sma_cuda::place sma_cuda_block = {0, 1, alone, nullptr};

/* What each stream's thread sees. */
static const struct sma_cuda_state *state_of_gpu;

static int upload(const struct sma_cuda_state *state)
{
    state_of_gpu = state;
    return 0;
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
    fprintf(stderr, "fake: %s: %s\n", routine, why);
    abort();
}

} // namespace sma_cuda

#include "gpu/kernels.cu"

static void run(const void *function, const void *argument)
{
    struct sma_cuda_call call;

    sma_cuda_here = state_of_gpu;
    memcpy((void *) &call, argument, sizeof call);
    ((void (*)(struct sma_cuda_call)) function)(call);
}

static struct registration {
    registration()
    {
        sma_cuda_register_pointer(upload);
        fake_set_kernels(run, sizeof(struct sma_cuda_call));
    }
} registration;
