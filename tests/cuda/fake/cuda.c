/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Processors play a GPU: memory that other processes map, and streams that do
 * everything at once.  The program cannot use memory of this GPU itself: it is
 * accessible only while a call of the runtime or a kernel runs.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cuda_runtime_api.h"

enum { BLOCKS = 1024 };

/* What cudaMalloc and cudaIpcOpenMemHandle have given. */
static struct {
    char *base;
    size_t bytes;
    int file; /* -1: of another process */
} blocks[BLOCKS];

/* Makes the memory accessible or not. */
void fake_gate(int open)
{
    for (int i = 0; i < BLOCKS; i++)
        if (blocks[i].base != NULL)
            mprotect(blocks[i].base, blocks[i].bytes,
                     open ? PROT_READ | PROT_WRITE : PROT_NONE);
}

static cudaError_t add(int file, size_t bytes, int own, void **p)
{
    char *base = mmap(NULL, bytes, PROT_NONE, MAP_SHARED, file, 0);

    for (int i = 0; base != MAP_FAILED && i < BLOCKS; i++)
        if (blocks[i].base == NULL) {
            blocks[i].base = base;
            blocks[i].bytes = bytes;
            blocks[i].file = own ? file : -1;
            *p = base;
            return cudaSuccess;
        }
    return cudaErrorMemoryAllocation;
}

const char *cudaGetErrorString(cudaError_t error)
{
    return error == cudaErrorMemoryAllocation ? "out of memory" : "error";
}

cudaError_t cudaGetDeviceCount(int *count)
{
    const char *number = getenv("FAKE_GPUS");

    *count = number != NULL ? atoi(number) : 1;
    return cudaSuccess;
}

cudaError_t cudaSetDevice(int device)
{
    int count;

    cudaGetDeviceCount(&count);
    return device >= 0 && device < count ? cudaSuccess : cudaErrorInvalidValue;
}

cudaError_t cudaGetDevice(int *device)
{
    *device = 0;
    return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int *value, int attribute, int device)
{
    (void) attribute, (void) device;
    *value = 4;
    return cudaSuccess;
}

cudaError_t cudaDeviceSynchronize(void)
{
    return cudaSuccess;
}

cudaError_t cudaMalloc(void **p, size_t bytes)
{
    int file = memfd_create("fake-gpu", 0);

    if (file < 0 || ftruncate(file, (off_t) bytes) != 0)
        return cudaErrorMemoryAllocation;
    return add(file, bytes, 1, p);
}

static cudaError_t drop(void *p)
{
    for (int i = 0; i < BLOCKS; i++)
        if (blocks[i].base == p) {
            munmap(p, blocks[i].bytes);
            if (blocks[i].file >= 0)
                close(blocks[i].file);
            blocks[i].base = NULL;
            return cudaSuccess;
        }
    return cudaErrorInvalidValue;
}

cudaError_t cudaFree(void *p)
{
    return drop(p);
}

/* A handle is the name of the file in /proc, and its size. */
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *p)
{
    for (int i = 0; i < BLOCKS; i++)
        if (blocks[i].base == p) {
            snprintf(handle->reserved, sizeof handle->reserved,
                     "/proc/%d/fd/%d %zu", (int) getpid(), blocks[i].file,
                     blocks[i].bytes);
            return cudaSuccess;
        }
    return cudaErrorInvalidValue;
}

cudaError_t cudaIpcOpenMemHandle(void **p, cudaIpcMemHandle_t handle,
                                 unsigned flags)
{
    char name[64];
    size_t bytes;
    cudaError_t error;
    int file;

    (void) flags;
    if (sscanf(handle.reserved, "%63s %zu", name, &bytes) != 2 ||
        (file = open(name, O_RDWR)) < 0)
        return cudaErrorInvalidValue;
    error = add(file, bytes, 0, p);
    close(file);
    return error;
}

cudaError_t cudaIpcCloseMemHandle(void *p)
{
    return drop(p);
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags)
{
    (void) flags;
    *stream = NULL;
    return cudaSuccess;
}

cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    (void) stream;
    return cudaSuccess;
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    (void) stream;
    return cudaSuccess;
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                            cudaStream_t stream)
{
    return cudaMemcpy2DAsync(to, bytes, from, bytes, bytes, 1, kind, stream);
}

cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from,
                              size_t from_pitch, size_t width, size_t height,
                              int kind, cudaStream_t stream)
{
    (void) stream;
    if (kind != cudaMemcpyDefault || to_pitch < width || from_pitch < width)
        return cudaErrorInvalidValue;
    fake_gate(1);
    for (size_t i = 0; i < height; i++)
        memcpy((char *) to + i * to_pitch, (const char *) from + i * from_pitch,
               width);
    fake_gate(0);
    return cudaSuccess;
}

cudaError_t cudaMemsetAsync(void *p, int value, size_t bytes,
                            cudaStream_t stream)
{
    (void) stream;
    fake_gate(1);
    memset(p, value, bytes);
    fake_gate(0);
    return cudaSuccess;
}
