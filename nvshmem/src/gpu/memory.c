/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The symmetric memory of GPUs: collective calls that each PE must make with the
 * same arguments.
 */
#include "gpu/gpu.h"
#include "gpu/heap.h"

/* Ends the job unless all PEs have the same value.  All PEs meet in it, as in a
 * barrier, when their nonblocking transfers are complete: nothing arrives any more
 * in a block that is freed. */
static void agree(const char *routine, const char *what, size_t value)
{
    long *ends = shmem_malloc(4 * sizeof *ends);

    sma_cuda_quiet(routine);
    if (ends == NULL)
        sma_cuda_fatal(routine, "the symmetric heap of libsma has no space");
    ends[0] = (long) value;
    ends[1] = -(long) value;
    shmem_long_max_reduce(SHMEM_TEAM_WORLD, ends + 2, ends, 2);
    if (ends[2] != -ends[3])
        sma_cuda_fatal(routine,
                       "%s is %zu here, but %ld on one PE and %ld on "
                       "another",
                       what, value, -ends[3], ends[2]);
    shmem_free(ends);
}

void *sma_cuda_allocate(const char *routine, size_t alignment, size_t bytes)
{
    size_t offset;

    agree(routine, "size", bytes);
    agree(routine, "alignment", alignment);
    if (bytes == 0)
        return NULL;
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0)
        return NULL;
    offset = sma_cuda_heap_take(alignment, bytes);
    if (offset == SIZE_MAX)
        return NULL;
    return sma_cuda_self.base[sma_cuda_self.pe] + offset;
}

/* The offset of a block. */
static size_t place(const void *block)
{
    return (size_t) ((const char *) block -
                     sma_cuda_self.base[sma_cuda_self.pe]);
}

void sma_cuda_release(const char *routine, void *block)
{
    agree(routine, "the offset of ptr in the symmetric heap",
          block != NULL ? place(block) : SIZE_MAX >> 1);
    if (block != NULL && !sma_cuda_heap_give(place(block)))
        sma_cuda_fatal(routine,
                       "ptr is %p, which is no block of the symmetric "
                       "heap",
                       block);
}

size_t sma_cuda_block_size(const void *block)
{
    return sma_cuda_heap_size(place(block));
}
