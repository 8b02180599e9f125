/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Symmetric memory: that of libsma, or that of the GPUs.
 */
#include "host/cuda.h"

enum { ALIGNMENT = 256 }; /* of a block, as cudaMalloc has it */

/* The least sum of sizes that no memory has. */
static const size_t too_much = (size_t) 1 << 62;

void *nvshmem_malloc(size_t size)
{
    return sma_cuda_on_host("nvshmem_malloc")
               ? shmem_malloc(size)
               : sma_cuda_gpu->allocate("nvshmem_malloc", ALIGNMENT, size);
}

void *nvshmem_align(size_t alignment, size_t size)
{
    return sma_cuda_on_host("nvshmem_align")
               ? shmem_align(alignment, size)
               : sma_cuda_gpu->allocate("nvshmem_align", alignment, size);
}

void *nvshmem_calloc(size_t count, size_t size)
{
    static const char routine[] = "nvshmem_calloc";
    void *block;

    if (sma_cuda_on_host(routine))
        return shmem_calloc(count, size);
    if (size != 0 && count > too_much / size)
        return NULL;
    block = sma_cuda_gpu->allocate(routine, ALIGNMENT, count * size);
    if (block != NULL) {
        sma_cuda_gpu->clear(routine, block, count * size);
        shmem_barrier_all();
    }
    return block;
}

void nvshmem_free(void *ptr)
{
    if (sma_cuda_on_host("nvshmem_free"))
        shmem_free(ptr);
    else
        sma_cuda_gpu->release("nvshmem_free", ptr);
}

void *nvshmem_realloc(void *ptr, size_t size)
{
    static const char routine[] = "nvshmem_realloc";
    size_t had;
    void *block = NULL;

    if (sma_cuda_on_host(routine))
        return shmem_realloc(ptr, size);
    if (size != 0) {
        block = sma_cuda_gpu->allocate(routine, ALIGNMENT, size);
        if (block == NULL)
            return NULL;
    }
    if (ptr != NULL) {
        had = sma_cuda_gpu->size(ptr);
        if (block != NULL)
            sma_cuda_gpu->move(routine, block, ptr, had < size ? had : size);
        sma_cuda_gpu->release(routine, ptr);
    }
    return block;
}

void *nvshmem_ptr(const void *dest, int pe)
{
    return sma_cuda_on_host("nvshmem_ptr") ? shmem_ptr(dest, pe)
                                           : sma_cuda_gpu->mapped(dest, pe);
}
