/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Processors play a GPU: its memory, which other processes map, and its devices.
 * The program cannot use the memory itself: it is accessible only while a stream
 * does something (stream.c).
 *
 * FAKE_GPUS is the number of GPUs, or the text "broken" or "none"; PE p has GPU p
 * modulo that number.  FAKE_NO_ATOMICS: their paths have no atomic operations.
 * FAKE_NO_PEERS: there are no paths.  FAKE_NO_WAIT_VALUE: no operations of 64 bits
 * of streams.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cuda_runtime_api.h"
#include "fake.h"

enum { BLOCKS = 1024 };

/* What cudaMalloc and cudaIpcOpenMemHandle have given. */
static struct {
    char *base;
    size_t bytes;
    int file; /* -1: of another process */
} blocks[BLOCKS];

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int gates;

/* The GPU of this thread; -1: none yet. */
static __thread int current = -1;

void fake_gate(int open)
{
    int was = gates;

    pthread_mutex_lock(&mutex);
    was = gates;
    gates += open ? 1 : -1;
    if ((was == 0) != (gates == 0))
        for (int i = 0; i < BLOCKS; i++)
            if (blocks[i].base != NULL)
                mprotect(blocks[i].base, blocks[i].bytes,
                         open ? PROT_READ | PROT_WRITE : PROT_NONE);
    pthread_mutex_unlock(&mutex);
}

static cudaError_t add(int file, size_t bytes, int own, void **p)
{
    char *base = mmap(NULL, bytes, gates ? PROT_READ | PROT_WRITE : PROT_NONE,
                      MAP_SHARED, file, 0);

    for (int i = 0; base != MAP_FAILED && i < BLOCKS; i++)
        if (blocks[i].base == NULL) {
            blocks[i].bytes = bytes;
            blocks[i].file = own ? file : -1;
            blocks[i].base = base;
            *p = base;
            return cudaSuccess;
        }
    return cudaErrorMemoryAllocation;
}

const char *cudaGetErrorString(cudaError_t error)
{
    switch (error) {
    case cudaErrorMemoryAllocation: return "out of memory";
    case cudaErrorPeerAccessUnsupported: return "peer access is not supported";
    case cudaErrorSystemNotReady: return "system not yet initialized";
    case cudaErrorStreamCaptureUnsupported:
        return "operation not permitted when stream is capturing";
    default: return "error";
    }
}

cudaError_t cudaGetLastError(void)
{
    return cudaSuccess;
}

cudaError_t cudaGetDeviceCount(int *count)
{
    const char *number = getenv("FAKE_GPUS");

    if (number != NULL && strcmp(number, "broken") == 0)
        return cudaErrorSystemNotReady;
    if (number != NULL && strcmp(number, "none") == 0)
        return cudaErrorNoDevice;
    *count = number != NULL ? atoi(number) : 1;
    return cudaSuccess;
}

/* Is the device one of this thread, whose default is device 0? */
static int here(void)
{
    if (current < 0)
        current = 0;
    return current;
}

cudaError_t cudaSetDevice(int device)
{
    int count;

    cudaGetDeviceCount(&count);
    if (device < 0 || device >= count)
        return cudaErrorInvalidValue;
    current = device;
    return cudaSuccess;
}

cudaError_t cudaGetDevice(int *device)
{
    *device = current < 0 ? 0 : current;
    return cudaSuccess;
}

int cuInit(unsigned flags)
{
    return flags != 0;
}

int cuCtxGetCurrent(void **context)
{
    static char contexts[64];

    *context = current < 0 ? NULL : &contexts[current];
    return 0;
}

int cuCtxGetDevice(int *device)
{
    *device = current;
    return current < 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device)
{
    (void) device;
    *value = attribute == 122 && getenv("FAKE_NO_WAIT_VALUE") == NULL;
    return 0;
}

cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *p, int device)
{
    memset(p, 0, sizeof *p);
    snprintf(p->uuid.bytes, sizeof p->uuid.bytes, "fake %d", device);
    return cudaSuccess;
}

cudaError_t cudaDeviceGetPCIBusId(char *bus, int length, int device)
{
    snprintf(bus, (size_t) length, "0000:%02x:00.0", device);
    return cudaSuccess;
}

cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *bus)
{
    return sscanf(bus, "0000:%x", (unsigned *) device) == 1
               ? cudaSuccess
               : cudaErrorInvalidValue;
}

cudaError_t cudaDeviceGetP2PAttribute(int *value, int attribute, int from,
                                      int to)
{
    if (attribute != cudaDevP2PAttrNativeAtomicSupported || from == to)
        return cudaErrorInvalidValue;
    *value = getenv("FAKE_NO_ATOMICS") == NULL;
    return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int *value, int attribute, int device)
{
    (void) attribute, (void) device;
    *value = 4;
    return cudaSuccess;
}

/* The driver waits for all kernels before it gives memory. */
static void wait_for_kernels(const char *routine)
{
    here();
    if (fake_is_busy()) {
        fprintf(stderr, "fake: %s while a kernel runs\n", routine);
        abort();
    }
}

cudaError_t cudaMalloc(void **p, size_t bytes)
{
    int file = memfd_create("fake-gpu", 0);

    wait_for_kernels("cudaMalloc");
    if (file < 0 || ftruncate(file, (off_t) bytes) != 0)
        return cudaErrorMemoryAllocation;
    return add(file, bytes, 1, p);
}

cudaError_t cudaHostAlloc(void **p, size_t bytes, unsigned flags)
{
    (void) flags;
    wait_for_kernels("cudaHostAlloc");
    *p = calloc(1, bytes);
    return *p != NULL ? cudaSuccess : cudaErrorMemoryAllocation;
}

cudaError_t cudaFreeHost(void *p)
{
    free(p);
    return cudaSuccess;
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
    if (getenv("FAKE_NO_PEERS") != NULL)
        return cudaErrorPeerAccessUnsupported;
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

/* ----------------------------------------------------- what streams are given */

cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                            cudaStream_t stream)
{
    return cudaMemcpy2DAsync(to, bytes, from, bytes, bytes, 1, kind, stream);
}

cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from,
                              size_t from_pitch, size_t width, size_t height,
                              int kind, cudaStream_t stream)
{
    const struct fake_task t = {.kind = FAKE_COPY,
                                .to = to,
                                .from = from,
                                .bytes = width,
                                .to_pitch = to_pitch,
                                .from_pitch = from_pitch,
                                .rows = height};

    if (kind != cudaMemcpyDefault || to_pitch < width || from_pitch < width)
        return cudaErrorInvalidValue;
    return fake_give(stream, &t);
}

cudaError_t cudaMemsetAsync(void *p, int value, size_t bytes,
                            cudaStream_t stream)
{
    const struct fake_task t = {
        .kind = FAKE_SET, .to = p, .value = (uint64_t) value, .bytes = bytes};

    return fake_give(stream, &t);
}

static int holds(const struct fake_task *t)
{
    uint64_t now =
        t->bytes == 4
            ? __atomic_load_n((const uint32_t *) t->from, __ATOMIC_ACQUIRE)
            : __atomic_load_n((const uint64_t *) t->from, __ATOMIC_ACQUIRE);

    switch (t->flags) {
    case 0:
        return t->bytes == 4
                   ? (int32_t) ((uint32_t) now - (uint32_t) t->value) >= 0
                   : (int64_t) (now - t->value) >= 0;
    case 1: return now == t->value;
    case 2: return (now & t->value) != 0;
    default: return 0;
    }
}

void fake_do(const struct fake_task *t)
{
    fake_gate(1);
    switch (t->kind) {
    case FAKE_COPY:
        for (size_t i = 0; i < t->rows; i++)
            memcpy((char *) t->to + i * t->to_pitch,
                   (const char *) t->from + i * t->from_pitch, t->bytes);
        break;
    case FAKE_SET: memset(t->to, (int) t->value, t->bytes); break;
    case FAKE_KERNEL: fake_run_kernel(t->from, t->argument); break;
    case FAKE_FUNCTION: t->function(t->to); break;
    case FAKE_WAIT:
        while (!holds(t))
            sched_yield();
        break;
    case FAKE_RECORD: /* threads may record in another order than they count */
        if (t->value > *(uint64_t *) t->to)
            __atomic_store_n((uint64_t *) t->to, t->value, __ATOMIC_RELEASE);
    }
    fake_gate(0);
}
