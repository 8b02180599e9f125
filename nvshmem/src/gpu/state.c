/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the GPU part knows of the job, and addresses in the heaps of other PEs.
 */
#include "gpu/gpu.h"

struct sma_cuda_state sma_cuda_self;

void sma_cuda_check(const char *routine, const char *what, cudaError_t error)
{
    if (error != cudaSuccess)
        sma_cuda_fatal(routine, "%s: %s", what, cudaGetErrorString(error));
}

/* The offset of an object in the heap; at least the size of the heap if it is
 * not in it. */
static size_t offset_of(const void *object)
{
    return (size_t) ((const char *) object -
                     sma_cuda_self.base[sma_cuda_self.pe]);
}

void *sma_cuda_mapped(const void *p, int pe)
{
    if (pe < 0 || pe >= sma_cuda_self.npes ||
        offset_of(p) >= sma_cuda_self.bytes)
        return NULL;
    return sma_cuda_self.base[pe] + offset_of(p);
}

void *sma_cuda_at(const char *routine, const char *what, const void *object,
                  int pe)
{
    if (pe < 0 || pe >= sma_cuda_self.npes)
        sma_cuda_fatal(routine, "pe is %d, must be 0..%d", pe,
                       sma_cuda_self.npes - 1);
    if (offset_of(object) >= sma_cuda_self.bytes)
        sma_cuda_fatal(routine, "%s is %p, which is not in the symmetric heap",
                       what, object);
    return sma_cuda_mapped(object, pe);
}
