/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Copies between heaps, and kernels of the library.
 */
#include "gpu/gpu.h"

void sma_cuda_copy(const char *routine, const struct sma_cuda_copy *c,
                   struct sma_cuda_queue q)
{
    void *dest = c->dest;
    const void *source = c->source;
    struct sma_cuda_lane *lane;
    cudaStream_t stream;
    cudaError_t error;

    if (c->n == 0 || c->bytes == 0)
        return;
    if (c->is_put)
        dest = sma_cuda_at(routine, "dest", dest, c->pe);
    else
        source = sma_cuda_at(routine, "source", source, c->pe);
    lane = sma_cuda_lane_open(routine, q, &stream);
    if (c->n == 1)
        error =
            cudaMemcpyAsync(dest, source, c->bytes, cudaMemcpyDefault, stream);
    else if (c->dst < (ptrdiff_t) c->bytes || c->sst < (ptrdiff_t) c->bytes)
        sma_cuda_fatal(routine, "dst and sst must be at least 1");
    else
        error =
            cudaMemcpy2DAsync(dest, (size_t) c->dst, source, (size_t) c->sst,
                              c->bytes, c->n, cudaMemcpyDefault, stream);
    sma_cuda_check(routine, "the copy", error);
    sma_cuda_lane_close(routine, lane);
}

void sma_cuda_move(const char *routine, void *to, const void *from,
                   size_t bytes)
{
    cudaStream_t stream;
    struct sma_cuda_lane *lane =
        sma_cuda_lane_open(routine, SMA_CUDA_NOW, &stream);

    sma_cuda_check(routine, "cudaMemcpyAsync",
                   cudaMemcpyAsync(to, from, bytes, cudaMemcpyDefault, stream));
    sma_cuda_lane_close(routine, lane);
}

void sma_cuda_clear(const char *routine, void *p, size_t bytes)
{
    cudaStream_t stream;
    struct sma_cuda_lane *lane =
        sma_cuda_lane_open(routine, SMA_CUDA_NOW, &stream);

    sma_cuda_check(routine, "cudaMemsetAsync",
                   cudaMemsetAsync(p, 0, bytes, stream));
    sma_cuda_lane_close(routine, lane);
}

/* ----------------------------------------------------------------- kernels */

static bool has_set(enum sma_cuda_op op)
{
    return op < SMA_CUDA_P;
}

/* Does the operation complete what the PE has left for later? */
static bool completes(enum sma_cuda_op op)
{
    return op == SMA_CUDA_BARRIER || op == SMA_CUDA_QUIET;
}

/* Is the operation on an object of one PE? */
static bool has_pe(enum sma_cuda_op op)
{
    return op == SMA_CUDA_P || op == SMA_CUDA_SIGNAL || op >= SMA_CUDA_FETCH;
}

/* Does the operation read and write the object? */
static bool needs_atomics(const struct sma_cuda_call *call)
{
    if (call->op == SMA_CUDA_SIGNAL)
        return call->sig_op == NVSHMEM_SIGNAL_ADD;
    return call->op > SMA_CUDA_SET;
}

static void check_set(const char *routine, const struct sma_cuda_call *call)
{
    int n = sma_cuda_self.npes, away = sma_cuda_self.pe - call->start;
    int log_stride = 0;

    while (call->stride >> log_stride > 1)
        log_stride++;
    if (call->start < 0 || call->size < 1 ||
        call->start + (long) (call->size - 1) * call->stride >= n)
        sma_cuda_fatal(routine,
                       "PE_start %d, logPE_stride %d and PE_size %d "
                       "are not PEs of 0..%d",
                       call->start, log_stride, call->size, n - 1);
    if (away < 0 || away % call->stride != 0 ||
        away / call->stride >= call->size)
        sma_cuda_fatal(routine, "this PE is not in the active set");
    if (call->root < 0 || call->root >= call->size)
        sma_cuda_fatal(routine, "PE_root is %d, must be 0..%d", call->root,
                       call->size - 1);
    sma_cuda_at(routine, "pSync", call->psync, sma_cuda_self.pe);
    if (call->n == 0)
        return;
    sma_cuda_at(routine, "dest", call->dest, sma_cuda_self.pe);
    sma_cuda_at(routine, "source", call->source, sma_cuda_self.pe);
}

/* Ends the job if the path to the PE of an operation cannot do it. */
static void check_path(const char *routine, const struct sma_cuda_call *call)
{
    const unsigned *atomics = sma_cuda_self.atomics;

    sma_cuda_at(routine, "dest", call->dest, call->pe);
    if (needs_atomics(call) && !(atomics[call->pe / 32] >> call->pe % 32 & 1))
        sma_cuda_fatal(routine,
                       "the GPU of this PE has no atomic operations on that of "
                       "PE %d, or CUDA_VISIBLE_DEVICES hides that one here",
                       call->pe);
}

uint64_t sma_cuda_run(const char *routine, struct sma_cuda_call *call,
                      struct sma_cuda_queue q)
{
    struct sma_cuda_lane *lane;
    cudaStream_t stream;

    if (has_set(call->op)) {
        if (call->psync == NULL)
            call->psync = sma_cuda_self.sync + call->team * SMA_CUDA_SYNC_SIZE;
        check_set(routine, call);
    }
    if (has_pe(call->op))
        check_path(routine, call);
    if (completes(call->op))
        sma_cuda_quiet_before(routine, q);
    lane = sma_cuda_lane_open(routine, q, &stream);
    call->result = lane != NULL ? lane->result : NULL;
    if (call->op != SMA_CUDA_WAIT ||
        !sma_cuda_wait_value(routine, call, stream))
        sma_cuda_check(routine, "the start of a kernel",
                       sma_cuda_start_kernel(call, stream));
    return sma_cuda_lane_close(routine, lane);
}
