/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How long the routines of NVSHMEM take on GPUs: collectives by a block, put by a
 * block, barriers, beside copies of CUDA and, with -DWITH_NCCL, NCCL.  PE 0 prints
 * a line "NAME BYTES MICROSECONDS GB/S" for each; the script cuda compiles and runs
 * it.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#include <cuda_runtime.h>
#ifdef WITH_NCCL
#include <nccl.h>
#endif
#include <stdio.h>
#include <stdlib.h>

enum { THREADS = 1024, LARGEST = 1 << 24 };
enum row {
    PUT,
    BARRIER,
    BROADCAST,
    FCOLLECT,
    SUM,
    BARRIER_STREAM,
    MEMCPY,
    NCCL
};

static const char *const names[] = {
    "put_block", "barrier_block",         "broadcast_block", "fcollect_block",
    "sum_block", "barrier_all_on_stream", "cudaMemcpyAsync", "ncclAllReduce",
};

static int me, n;
static char *from, *to;
static float *work;
static long *psync;

static void check(cudaError_t error, const char *what)
{
    if (error == cudaSuccess)
        return;
    fprintf(stderr, "PE %d: %s: %s\n", me, what, cudaGetErrorString(error));
    nvshmem_global_exit(1);
}

/* Does the same `times` times, one after the other. */
static __global__ void repeat(enum row row, int times, char *dest,
                              const char *source, size_t bytes, float *wrk,
                              long *sync)
{
    int pe = nvshmem_my_pe(), size = nvshmem_n_pes();

    for (int i = 0; i < times; i++) {
        if (row == PUT)
            nvshmemx_putmem_block(dest, source, bytes, (pe + 1) % size);
        else if (row == BARRIER)
            nvshmemx_barrier_block(0, 0, size, sync);
        else if (row == BROADCAST)
            nvshmemx_broadcast32_block(dest, source, bytes / 4, 0, 0, 0, size,
                                       sync);
        else if (row == FCOLLECT)
            nvshmemx_fcollect32_block(dest, source, bytes / 4, 0, 0, size,
                                      sync);
        else
            nvshmemx_float_sum_to_all_block(
                (float *) dest, (const float *) source, (int) (bytes / 4), 0, 0,
                size, wrk, sync);
    }
}

#ifdef WITH_NCCL
static ncclComm_t comm;

static void start_nccl(void)
{
    ncclUniqueId id, *shared = (ncclUniqueId *) nvshmem_malloc(sizeof id);

    if (me == 0) {
        ncclGetUniqueId(&id);
        nvshmem_putmem(shared, &id, sizeof id, 0);
    }
    nvshmem_barrier_all();
    nvshmem_getmem(&id, shared, sizeof id, 0);
    if (ncclCommInitRank(&comm, n, id, me) != ncclSuccess)
        comm = NULL; /* PEs that share a GPU */
}
#endif

static void run(enum row row, int times, size_t bytes)
{
    if (row <= SUM) {
        repeat<<<1, THREADS>>>(row, times, to, from, bytes, work, psync);
        return;
    }
    for (int i = 0; i < times; i++) {
        if (row == BARRIER_STREAM)
            nvshmemx_barrier_all_on_stream(0);
        else if (row == MEMCPY)
            cudaMemcpyAsync(nvshmem_ptr(to, (me + 1) % n), from, bytes,
                            cudaMemcpyDefault, 0);
#ifdef WITH_NCCL
        else
            ncclAllReduce(from, to, bytes / 4, ncclFloat, ncclSum, comm, 0);
#endif
    }
}

static void measure(enum row row, size_t bytes)
{
    int times = bytes > 1 << 20 ? 20 : 100;
    cudaEvent_t begin, end;
    float ms;

    check(cudaEventCreate(&begin), "cudaEventCreate");
    check(cudaEventCreate(&end), "cudaEventCreate");
    run(row, 2, bytes);
    check(cudaDeviceSynchronize(), names[row]);
    nvshmem_barrier_all();
    cudaEventRecord(begin, 0);
    run(row, times, bytes);
    cudaEventRecord(end, 0);
    check(cudaDeviceSynchronize(), names[row]);
    check(cudaEventElapsedTime(&ms, begin, end), "cudaEventElapsedTime");
    if (me == 0)
        printf("%-22s %9zu %10.2f %8.2f\n", names[row], bytes, 1e3 * ms / times,
               (double) bytes * times / ms / 1e6);
    cudaEventDestroy(begin);
    cudaEventDestroy(end);
    nvshmem_barrier_all();
}

int main(void)
{
    nvshmem_init();
    me = nvshmem_my_pe();
    n = nvshmem_n_pes();
    from = (char *) nvshmem_malloc(LARGEST);
    to = (char *) nvshmem_malloc((size_t) LARGEST * (size_t) n);
    work = (float *) nvshmem_malloc(LARGEST);
    psync = (long *) nvshmem_calloc(NVSHMEM_SYNC_SIZE, sizeof *psync);
    if (me == 0)
        printf("%-22s %9s %10s %8s\n", "row", "bytes", "us", "GB/s");
    measure(BARRIER, 0);
    measure(BARRIER_STREAM, 0);
    for (int row = PUT; row <= NCCL; row++) {
        if (row == BARRIER || row == BARRIER_STREAM)
            continue;
#ifdef WITH_NCCL
        if (row == NCCL)
            start_nccl();
        if (row == NCCL && comm == NULL)
            break;
#else
        if (row == NCCL)
            break;
#endif
        for (size_t bytes = 8; bytes <= LARGEST; bytes *= 16)
            measure((enum row) row, bytes);
        measure((enum row) row, LARGEST);
    }
    nvshmem_finalize();
    return 0;
}
