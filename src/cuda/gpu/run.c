/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Copies between heaps, and kernels of the library.
 */
#include "gpu/gpu.h"

static cudaStream_t stream_of(struct sma_cuda_queue q)
{
    return q.when == SMA_CUDA_IN_STREAM ? q.stream : sma_cuda_stream;
}

/* Waits if the operation is to be complete now. */
static void complete(const char *routine, struct sma_cuda_queue q)
{
    if (q.when == SMA_CUDA_AT_ONCE)
        sma_cuda_check(routine, "cudaStreamSynchronize",
                       cudaStreamSynchronize(sma_cuda_stream));
}

void sma_cuda_copy(const char *routine, const struct sma_cuda_copy *c,
                   struct sma_cuda_queue q)
{
    void *dest = c->dest;
    const void *source = c->source;
    cudaError_t error;

    if (c->n == 0 || c->bytes == 0)
        return;
    if (c->is_put)
        dest = sma_cuda_at(routine, "dest", dest, c->pe);
    else
        source = sma_cuda_at(routine, "source", source, c->pe);
    if (c->n == 1)
        error = cudaMemcpyAsync(dest, source, c->bytes, cudaMemcpyDefault,
                                stream_of(q));
    else if (c->dst < (ptrdiff_t) c->bytes || c->sst < (ptrdiff_t) c->bytes)
        sma_cuda_fatal(routine, "dst and sst must be at least 1");
    else
        error =
            cudaMemcpy2DAsync(dest, (size_t) c->dst, source, (size_t) c->sst,
                              c->bytes, c->n, cudaMemcpyDefault, stream_of(q));
    sma_cuda_check(routine, "the copy", error);
    complete(routine, q);
}

void sma_cuda_move(const char *routine, void *to, const void *from,
                   size_t bytes)
{
    sma_cuda_check(
        routine, "cudaMemcpyAsync",
        cudaMemcpyAsync(to, from, bytes, cudaMemcpyDefault, sma_cuda_stream));
    complete(routine, SMA_CUDA_NOW);
}

void sma_cuda_clear(const char *routine, void *p, size_t bytes)
{
    sma_cuda_check(routine, "cudaMemsetAsync",
                   cudaMemsetAsync(p, 0, bytes, sma_cuda_stream));
    complete(routine, SMA_CUDA_NOW);
}

/* ----------------------------------------------------------------- kernels */

static bool has_set(enum sma_cuda_op op)
{
    return op <= SMA_CUDA_REDUCE_PROD && op != SMA_CUDA_BARRIER_ALL &&
           op != SMA_CUDA_SYNC_ALL;
}

/* Is the operation on an object of one PE? */
static bool has_pe(enum sma_cuda_op op)
{
    return op == SMA_CUDA_P || op == SMA_CUDA_SIGNAL || op >= SMA_CUDA_FETCH;
}

/* Does the operation have a result? */
static bool fetches(enum sma_cuda_op op)
{
    return op == SMA_CUDA_FETCH || op == SMA_CUDA_SWAP ||
           op == SMA_CUDA_COMPARE_SWAP || op == SMA_CUDA_FETCH_INC ||
           op == SMA_CUDA_FETCH_ADD || op == SMA_CUDA_FETCH_AND ||
           op == SMA_CUDA_FETCH_OR || op == SMA_CUDA_FETCH_XOR;
}

static void check_set(const char *routine, const struct sma_cuda_call *call)
{
    int n = sma_cuda_self.npes, stride;

    if (call->log_stride < 0 || call->log_stride > 30)
        sma_cuda_fatal(routine, "logPE_stride is %d, must be 0..30",
                       call->log_stride);
    stride = 1 << call->log_stride;
    if (call->start < 0 || call->size < 1 ||
        call->start + (long) (call->size - 1) * stride >= n)
        sma_cuda_fatal(routine,
                       "PE_start %d, logPE_stride %d and PE_size %d "
                       "are not PEs of 0..%d",
                       call->start, call->log_stride, call->size, n - 1);
    if (sma_cuda_self.pe < call->start ||
        (sma_cuda_self.pe - call->start) % stride != 0 ||
        (sma_cuda_self.pe - call->start) / stride >= call->size)
        sma_cuda_fatal(routine, "this PE is not in the active set");
    if (call->op == SMA_CUDA_BROADCAST &&
        (call->root < 0 || call->root >= call->size))
        sma_cuda_fatal(routine, "PE_root is %d, must be 0..%d", call->root,
                       call->size - 1);
    sma_cuda_at(routine, "pSync", call->psync, sma_cuda_self.pe);
    if (call->n == 0)
        return;
    sma_cuda_at(routine, "dest", call->dest, sma_cuda_self.pe);
    sma_cuda_at(routine, "source", call->source, sma_cuda_self.pe);
}

uint64_t sma_cuda_run(const char *routine, struct sma_cuda_call *call,
                      struct sma_cuda_queue q)
{
    static uint64_t *result;
    uint64_t value = 0;

    if (has_set(call->op))
        check_set(routine, call);
    if (has_pe(call->op))
        sma_cuda_at(routine, "dest", call->dest, call->pe);
    if (fetches(call->op) && result == NULL)
        sma_cuda_check(routine, "cudaMalloc",
                       cudaMalloc((void **) &result, sizeof *result));
    call->result = result;
    sma_cuda_check(routine, "the start of a kernel",
                   sma_cuda_start_kernel(call, stream_of(q)));
    if (fetches(call->op))
        sma_cuda_move(routine, &value, result, sizeof value);
    else
        complete(routine, q);
    return value;
}
