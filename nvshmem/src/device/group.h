/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The threads that call a routine together: one, a warp or a block.  All of them
 * pass the same arguments.  rank() is the thread's number in the group, size() the
 * number of threads, and sync() waits for all of them and makes what each has
 * written visible to the others.
 */

#ifndef SMA_CUDA_GROUP_H
#define SMA_CUDA_GROUP_H

#include "state.h"

namespace sma_cuda
{

/* The lanes of the warp of a thread: 32, or fewer in the last warp of a block whose
 * size is no multiple of that. */
SMA_DEVICE int lanes_of(int thread, int threads, int width)
{
    int left = threads - thread / width * width;

    return left < width ? left : width;
}

struct thread_group {
    SMA_DEVICE int rank() const
    {
        return 0;
    }
    SMA_DEVICE int size() const
    {
        return 1;
    }
    SMA_DEVICE void sync() const {}
};

#ifdef __CUDACC__

/* Threads are numbered through all dimensions of the block. */
struct block_group {
    SMA_DEVICE int rank() const
    {
        return (int) (threadIdx.x +
                      blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
    }
    SMA_DEVICE int size() const
    {
        return (int) (blockDim.x * blockDim.y * blockDim.z);
    }
    SMA_DEVICE void sync() const
    {
        __syncthreads();
    }
};

struct warp_group {
    SMA_DEVICE int rank() const
    {
        return block_group().rank() % 32;
    }
    SMA_DEVICE int size() const
    {
        return lanes_of(block_group().rank(), block_group().size(), 32);
    }
    SMA_DEVICE void sync() const
    {
        __syncwarp(~0u >> (32 - size()));
    }
};

#else

/* The place of a thread in the group that it plays; the test sets it. */
struct place {
    int rank, size;
    void (*wait)(void *barrier);
    void *barrier;
};
}

extern thread_local struct sma_cuda::place sma_cuda_warp, sma_cuda_block;

namespace sma_cuda
{

struct warp_group {
    int rank() const
    {
        return sma_cuda_warp.rank;
    }
    int size() const
    {
        return sma_cuda_warp.size;
    }
    void sync() const
    {
        sma_cuda_warp.wait(sma_cuda_warp.barrier);
    }
};

struct block_group {
    int rank() const
    {
        return sma_cuda_block.rank;
    }
    int size() const
    {
        return sma_cuda_block.size;
    }
    void sync() const
    {
        sma_cuda_block.wait(sma_cuda_block.barrier);
    }
};

#endif

} // namespace sma_cuda

#endif
