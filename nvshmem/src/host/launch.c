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

/* CUDA's error for a grid that does not run at the same time. */
enum { TOO_LARGE = 720 };

/* The runtimes of the program's modules, of which any one does.  Constructors add
 * them, before main or in dlopen, and dlclose removes them. */
enum { RUNTIMES = 256 };
static const struct sma_cuda_runtime *runtimes[RUNTIMES], *runtime;

__attribute__((visibility("default"))) void
sma_cuda_register_runtime(const struct sma_cuda_runtime *of_program)
{
    for (int i = 0; i < RUNTIMES; i++)
        if (runtimes[i] == NULL) {
            runtimes[i] = of_program;
            break;
        }
    runtime = of_program;
}

__attribute__((visibility("default"))) void
sma_cuda_unregister_runtime(const struct sma_cuda_runtime *of_program)
{
    runtime = NULL;
    for (int i = 0; i < RUNTIMES; i++) {
        if (runtimes[i] == of_program)
            runtimes[i] = NULL;
        if (runtimes[i] != NULL)
            runtime = runtimes[i];
    }
}

/* Ends the job where no kernel can run. */
static void check_kernels(const char *routine)
{
    if (sma_cuda_on_host(routine))
        sma_cuda_fatal(routine, "a kernel cannot run: no GPU here");
    sma_cuda_gpu->enter(routine);
    if (runtime == NULL)
        sma_cuda_fatal(routine, "no file of the program that includes "
                                "nvshmemx.h is compiled by nvcc");
}

/* Ends the job, or returns the largest of the error numbers of all PEs: either all
 * start the kernel or none does. */
static int worst(int rc)
{
    int *both = shmem_malloc(2 * sizeof *both), most;

    if (both == NULL)
        sma_cuda_fatal("nvshmemx_collective_launch",
                       "the symmetric heap of libsma has no space");
    both[0] = rc;
    shmem_int_max_reduce(SHMEM_TEAM_WORLD, both + 1, both, 1);
    most = both[1];
    shmem_free(both);
    return most;
}

/* How many blocks of a kernel run at the same time for this PE on its GPU. */
static int grid_size(const char *routine, const void *func, struct dim3 block,
                     size_t shared, int *gridsize)
{
    int blocks, rc;

    rc = runtime->blocks(&blocks, func, (int) (block.x * block.y * block.z),
                         shared);
    if (rc == 0)
        *gridsize = sma_cuda_gpu->resident(routine, blocks);
    return rc;
}

int nvshmemx_collective_launch(const void *func, struct dim3 gridDims,
                               struct dim3 blockDims, void **args,
                               size_t sharedMem, cudaStream_t stream)
{
    static const char routine[] = "nvshmemx_collective_launch";
    int blocks = 0, rc;

    check_kernels(routine);
    rc = grid_size(routine, func, blockDims, sharedMem, &blocks);
    /* a grid of size 0: as many blocks as run at the same time */
    if (gridDims.x == 0 && gridDims.y == 0 && gridDims.z == 0)
        gridDims = (struct dim3){(unsigned) blocks, 1, 1};
    if (rc == 0 &&
        (blocks == 0 ||
         (uint64_t) gridDims.x * gridDims.y * gridDims.z > (uint64_t) blocks))
        rc = TOO_LARGE;
    rc = worst(rc);
    if (rc != 0)
        return rc;
    rc = runtime->launch(func, gridDims, blockDims, args, sharedMem, stream);
    if (rc != 0) /* the kernels of the others wait for this PE */
        sma_cuda_fatal(routine, "the start of the kernel: error %d of CUDA",
                       rc);
    return 0;
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
