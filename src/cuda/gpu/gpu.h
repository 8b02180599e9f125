/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the GPU part share.
 */
#ifndef SMA_CUDA_GPU_H
#define SMA_CUDA_GPU_H

#include <cuda_runtime_api.h>

#include "host/cuda.h"

/* What code on a GPU knows of the job: as device/state.h has it, which is C++. */
#define SMA_CUDA_PES 256
#define SMA_CUDA_SYNC_SIZE 32

struct sma_cuda_state {
    int pe, npes;
    size_t bytes;
    char *base[SMA_CUDA_PES];
    long *sync;
};

extern struct sma_cuda_state sma_cuda_self;

/* The stream of what the host asks for. */
extern cudaStream_t sma_cuda_stream;

/* Ends the job if a call of CUDA has failed; `what` says which. */
void sma_cuda_check(const char *routine, const char *what, cudaError_t error);

/* Where this PE has mapped a symmetric object of a PE; NULL: nowhere. */
void *sma_cuda_mapped(const void *p, int pe);

/* Where this PE has mapped a symmetric object of a PE.  Ends the job if the
 * object is not symmetric, or there is no such PE; `what` is the argument. */
void *sma_cuda_at(const char *routine, const char *what, const void *object,
                  int pe);

/* Starts a kernel for the call in the stream (kernels.cu). */
cudaError_t sma_cuda_start_kernel(const struct sma_cuda_call *call,
                                  cudaStream_t stream);

/* The functions of struct sma_cuda_gpu that copy and call. */
void sma_cuda_copy(const char *routine, const struct sma_cuda_copy *c,
                   struct sma_cuda_queue q);
void sma_cuda_move(const char *routine, void *to, const void *from,
                   size_t bytes);
void sma_cuda_clear(const char *routine, void *p, size_t bytes);
uint64_t sma_cuda_run(const char *routine, struct sma_cuda_call *call,
                      struct sma_cuda_queue q);

/* The functions of struct sma_cuda_gpu for the heap. */
void *sma_cuda_allocate(const char *routine, size_t alignment, size_t bytes);
void sma_cuda_release(const char *routine, void *block);
size_t sma_cuda_block_size(const void *block);

#endif
