/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The one GPU of this PE, in all threads of the host, and the paths to the GPUs of
 * the other PEs.
 */
#include <dlfcn.h>

#include "gpu/gpu.h"

/* The number of the GPU, from nvshmem_init on. */
static int device = -1;

void *sma_cuda_driver(const char *name)
{
    static void *driver;

    /* several threads may do this, and find the same */
    if (driver == NULL)
        driver = dlopen("libcuda.so.1", RTLD_NOW);
    return driver != NULL ? dlsym(driver, name) : NULL;
}

/* The GPU that is current in this thread; -1: none yet.  Only the driver knows
 * it, because the program has a CUDA runtime of its own. */
static int current_device(void)
{
    static int (*get_context)(void **context), (*get_device)(int *device);
    void *context = NULL;
    int number;

    if (get_device == NULL) {
        *(void **) &get_context = sma_cuda_driver("cuCtxGetCurrent");
        *(void **) &get_device = sma_cuda_driver("cuCtxGetDevice");
    }
    if (get_context == NULL || get_device == NULL ||
        get_context(&context) != 0 || context == NULL ||
        get_device(&number) != 0)
        return -1;
    return number;
}

void sma_cuda_choose_device(const char *routine, int local)
{
    int devices;

    sma_cuda_check(routine, "cudaGetDeviceCount", cudaGetDeviceCount(&devices));
    device = current_device();
    if (device < 0)
        device = local % devices;
    sma_cuda_check(routine, "cudaSetDevice", cudaSetDevice(device));
}

void sma_cuda_enter(const char *routine)
{
    int now = current_device();

    if (now == device)
        return;
    if (now >= 0)
        sma_cuda_fatal(routine,
                       "GPU %d is current in this thread, but since "
                       "nvshmem_init this PE has GPU %d: a PE uses one GPU",
                       now, device);
    sma_cuda_check(routine, "cudaSetDevice", cudaSetDevice(device));
}

void sma_cuda_name_device(const char *routine, struct sma_cuda_device *name)
{
    struct cudaDeviceProp properties;

    sma_cuda_check(routine, "cudaGetDeviceProperties",
                   cudaGetDeviceProperties(&properties, device));
    memcpy(name->uuid, &properties.uuid, sizeof name->uuid);
    sma_cuda_check(
        routine, "cudaDeviceGetPCIBusId",
        cudaDeviceGetPCIBusId(name->bus, (int) sizeof name->bus, device));
}

bool sma_cuda_same_device(const struct sma_cuda_device *a,
                          const struct sma_cuda_device *b)
{
    return memcmp(a->uuid, b->uuid, sizeof a->uuid) == 0;
}

bool sma_cuda_has_atomics(const struct sma_cuda_device *mine,
                          const struct sma_cuda_device *other)
{
    int there, answer = 0;

    if (sma_cuda_same_device(mine, other))
        return true;
    /* of a GPU that this process does not see nothing is known */
    if (cudaDeviceGetByPCIBusId(&there, other->bus) != cudaSuccess ||
        cudaDeviceGetP2PAttribute(&answer, cudaDevP2PAttrNativeAtomicSupported,
                                  device, there) != cudaSuccess) {
        cudaGetLastError(); /* forgets the error */
        return false;
    }
    return answer != 0;
}

int sma_cuda_multiprocessors(const char *routine)
{
    int number;

    sma_cuda_check(routine, "cudaDeviceGetAttribute",
                   cudaDeviceGetAttribute(
                       &number, cudaDevAttrMultiProcessorCount, device));
    return number;
}
