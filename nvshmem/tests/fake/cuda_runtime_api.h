/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What libsma_cuda and its tests use of the CUDA runtime and the driver, played by
 * processors (cuda.c, stream.c).  So the part of the library for GPUs runs without
 * one: all but CUDA itself.
 */
#ifndef FAKE_CUDA_RUNTIME_API_H
#define FAKE_CUDA_RUNTIME_API_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int cudaError_t;
enum {
    cudaSuccess,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorStubLibrary = 34,
    cudaErrorNoDevice = 100,
    cudaErrorPeerAccessUnsupported = 217,
    cudaErrorSystemNotReady = 802,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureIsolation = 905
};
enum {
    cudaMemcpyDefault = 4,
    cudaStreamNonBlocking = 1,
    cudaEventDisableTiming = 2,
    cudaIpcMemLazyEnablePeerAccess = 1,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevP2PAttrNativeAtomicSupported = 3,
    cudaHostAllocPortable = 1,
    cudaHostAllocMapped = 2
};
enum cudaStreamCaptureStatus {
    cudaStreamCaptureStatusNone,
    cudaStreamCaptureStatusActive
};
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct {
    char reserved[64];
} cudaIpcMemHandle_t;
struct cudaDeviceProp {
    char name[256];
    struct {
        char bytes[16];
    } uuid;
};
struct cudaFuncAttributes {
    int numRegs;
};
#ifdef __cplusplus
struct dim3 {
    unsigned x, y, z;
    dim3(unsigned n) : x(n), y(1), z(1) {}
};
#else
struct dim3 {
    unsigned x, y, z;
};
#endif

const char *cudaGetErrorString(cudaError_t error);
cudaError_t cudaGetLastError(void);
cudaError_t cudaGetDeviceCount(int *count);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaGetDevice(int *device);
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *p, int device);
cudaError_t cudaDeviceGetPCIBusId(char *bus, int length, int device);
cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *bus);
cudaError_t cudaDeviceGetP2PAttribute(int *value, int attribute, int from,
                                      int to);
cudaError_t cudaDeviceGetAttribute(int *value, int attribute, int device);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaMalloc(void **p, size_t bytes);
cudaError_t cudaFree(void *p);
cudaError_t cudaHostAlloc(void **p, size_t bytes, unsigned flags);
cudaError_t cudaFreeHost(void *p);
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *p);
cudaError_t cudaIpcOpenMemHandle(void **p, cudaIpcMemHandle_t handle,
                                 unsigned flags);
cudaError_t cudaIpcCloseMemHandle(void *p);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
                                  enum cudaStreamCaptureStatus *status);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags);
cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
                                unsigned flags);
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                            cudaStream_t stream);
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from,
                              size_t from_pitch, size_t width, size_t height,
                              int kind, cudaStream_t stream);
cudaError_t cudaMemsetAsync(void *p, int value, size_t bytes,
                            cudaStream_t stream);
cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attributes,
                                  const void *function);
cudaError_t cudaLaunchKernel(const void *function, struct dim3 grid,
                             struct dim3 block, void **arguments, size_t shared,
                             cudaStream_t stream);

/* ---- what tests ask of the fake, and it of kernels.cc */

/* Puts a function into a stream, as if it were a kernel of the program. */
void fake_enqueue(cudaStream_t stream, void (*function)(void *),
                  void *argument);

/* Begins and ends a capture: what a stream that is captured gets is counted, and
 * not done. */
void fake_capture(cudaStream_t stream);
int fake_end_capture(cudaStream_t stream);

/* How many kernels of the library have been started. */
int fake_kernels(void);

/* Sets the function that runs a kernel of the library, whose argument has so many
 * bytes. */
void fake_set_kernels(void (*run)(const void *function, const void *argument),
                      size_t bytes);
enum { FAKE_ARGUMENT = 512 };

#ifdef __cplusplus
}
#endif

#endif
