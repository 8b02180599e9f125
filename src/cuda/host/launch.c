/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start of a kernel on all PEs.
 */
#include "host/cuda.h"

/* As CUDA has it; this file does not need CUDA. */
struct dim3 {
    unsigned x, y, z;
};

/* Ends the job where no kernel can run. */
static void check_gpu(const char *routine)
{
    if (sma_cuda_on_host(routine))
        sma_cuda_fatal(routine, "a kernel cannot run: no GPU here");
}

int nvshmemx_collective_launch(const void *func, struct dim3 gridDims,
                               struct dim3 blockDims, void **args,
                               size_t sharedMem, cudaStream_t stream)
{
    const unsigned grid[3] = {gridDims.x, gridDims.y, gridDims.z};
    const unsigned block[3] = {blockDims.x, blockDims.y, blockDims.z};

    check_gpu("nvshmemx_collective_launch");
    return sma_cuda_gpu->launch(func, grid, block, args, sharedMem, stream);
}

int nvshmemx_collective_launch_query_gridsize(const void *func,
                                              struct dim3 blockDims,
                                              void **args, size_t sharedMem,
                                              int *gridsize)
{
    const unsigned block[3] = {blockDims.x, blockDims.y, blockDims.z};

    (void) args;
    check_gpu("nvshmemx_collective_launch_query_gridsize");
    return sma_cuda_gpu->gridsize(func, block, sharedMem, gridsize);
}
