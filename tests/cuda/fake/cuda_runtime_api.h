/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What libsma_cuda uses of the CUDA runtime, played by processors (cuda.c).  So
 * the part of the library for GPUs runs without one: all but CUDA itself.
 */
#ifndef FAKE_CUDA_RUNTIME_API_H
#define FAKE_CUDA_RUNTIME_API_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int cudaError_t;
enum { cudaSuccess, cudaErrorMemoryAllocation = 2, cudaErrorInvalidValue = 1 };
enum {
    cudaMemcpyDefault = 4,
    cudaStreamNonBlocking = 1,
    cudaIpcMemLazyEnablePeerAccess = 1,
    cudaDevAttrMultiProcessorCount = 16
};
typedef struct CUstream_st *cudaStream_t;
typedef struct {
    char reserved[64];
} cudaIpcMemHandle_t;

const char *cudaGetErrorString(cudaError_t error);
cudaError_t cudaGetDeviceCount(int *count);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaGetDevice(int *device);
cudaError_t cudaDeviceGetAttribute(int *value, int attribute, int device);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaMalloc(void **p, size_t bytes);
cudaError_t cudaFree(void *p);
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *p);
cudaError_t cudaIpcOpenMemHandle(void **p, cudaIpcMemHandle_t handle,
                                 unsigned flags);
cudaError_t cudaIpcCloseMemHandle(void *p);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                            cudaStream_t stream);
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from,
                              size_t from_pitch, size_t width, size_t height,
                              int kind, cudaStream_t stream);
cudaError_t cudaMemsetAsync(void *p, int value, size_t bytes,
                            cudaStream_t stream);

#ifdef __cplusplus
}
#endif

#endif
