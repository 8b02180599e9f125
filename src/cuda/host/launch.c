/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start of a kernel on all PEs.
 *
 * libsma_cuda and the program are each linked with a CUDA runtime of their own,
 * and a runtime knows the kernels of its own side only.  So the program's modules
 * register the functions of their runtime.
 */
#include "host/cuda.h"

/* As CUDA has it; this file does not need CUDA. */
struct dim3 {
    unsigned x, y, z;
};

/* As nvshmemx.h has it for the compiler of CUDA. */
struct sma_cuda_runtime {
    int (*launch)(const void *func, struct dim3 grid, struct dim3 block,
                  void **args, size_t shared, cudaStream_t stream);
    int (*blocks)(int *blocks, const void *func, int threads, size_t shared);
};

/* Constructors set it, before main. */
static const struct sma_cuda_runtime *runtime;

__attribute__((visibility("default"))) void
sma_cuda_register_runtime(const struct sma_cuda_runtime *of_program)
{
    runtime = of_program;
}

/* Ends the job where no kernel can run. */
static void check_kernels(const char *routine)
{
    if (sma_cuda_on_host(routine))
        sma_cuda_fatal(routine, "a kernel cannot run: no GPU here");
    if (runtime == NULL)
        sma_cuda_fatal(routine, "no file of the program that includes "
                                "nvshmemx.h is compiled by nvcc");
}

/* How many blocks of a kernel run at the same time on this PE's GPU. */
static int grid_size(const char *routine, const void *func, struct dim3 block,
                     size_t shared, int *gridsize)
{
    int blocks, rc;

    rc = runtime->blocks(&blocks, func, (int) (block.x * block.y * block.z),
                         shared);
    if (rc == 0)
        *gridsize = blocks * sma_cuda_gpu->multiprocessors(routine);
    return rc;
}

int nvshmemx_collective_launch(const void *func, struct dim3 gridDims,
                               struct dim3 blockDims, void **args,
                               size_t sharedMem, cudaStream_t stream)
{
    static const char routine[] = "nvshmemx_collective_launch";
    int blocks, rc;

    check_kernels(routine);
    /* a grid of size 0: as many blocks as run at the same time */
    if (gridDims.x == 0 && gridDims.y == 0 && gridDims.z == 0) {
        rc = grid_size(routine, func, blockDims, sharedMem, &blocks);
        if (rc != 0)
            return rc;
        gridDims = (struct dim3){(unsigned) blocks, 1, 1};
    }
    return runtime->launch(func, gridDims, blockDims, args, sharedMem, stream);
}

int nvshmemx_collective_launch_query_gridsize(const void *func,
                                              struct dim3 blockDims,
                                              void **args, size_t sharedMem,
                                              int *gridsize)
{
    static const char routine[] = "nvshmemx_collective_launch_query_gridsize";

    (void) args;
    check_kernels(routine);
    return grid_size(routine, func, blockDims, sharedMem, gridsize);
}
