/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives on active sets by a thread, a warp and a block of a kernel, and
 * what else a kernel calls, on a GPU: against results that the host computes.
 */
#include "cases.h"

#include <cuda_runtime.h>

enum { THREAD, WARP, BLOCK, FORMS };

static const int threads_of[FORMS] = {1, 32, 256};

static void finish(const char *name)
{
    cudaError_t error = cudaDeviceSynchronize();

    if (error != cudaSuccess) {
        printf("PE %d: %s: %s\n", me, name, cudaGetErrorString(error));
        exit(1);
    }
}

/* ------------------------------------------------------------ collectives */

#define SET set.start, set.log, set.size

#define REDUCTION(name, type, kind, op) \
    static __global__ void kernel_##name(int form, type *dest, \
                                         const type *source, int n, \
                                         struct set set, type *pwrk, \
                                         long *sync) \
    { \
        if (form == THREAD) \
            nvshmem_##name(dest, source, n, SET, pwrk, sync); \
        else if (form == WARP) \
            nvshmemx_##name##_warp(dest, source, n, SET, pwrk, sync); \
        else \
            nvshmemx_##name##_block(dest, source, n, SET, pwrk, sync); \
    } \
    static void do_##name(int form, void *dest, const void *source, int n, \
                          struct set set, void *pwrk, long *sync) \
    { \
        kernel_##name<<<1, threads_of[form]>>>( \
            form, (type *) dest, (const type *) source, n, set, \
            (type *) pwrk, sync); \
        finish(#name); \
    }
REDUCTIONS(REDUCTION)

#define MOVEMENT(name, movement, bytes) \
    static __global__ void kernel_##name(int form, void *dest, \
                                         const void *source, size_t n, \
                                         struct set set, long *sync) \
    { \
        if (form == THREAD) \
            nvshmem_##name(dest, source, n, SET, sync); \
        else if (form == WARP) \
            nvshmemx_##name##_warp(dest, source, n, SET, sync); \
        else \
            nvshmemx_##name##_block(dest, source, n, SET, sync); \
    } \
    static void do_##name(int form, void *dest, const void *source, size_t n, \
                          int root, struct set set, long *sync) \
    { \
        (void) root; \
        kernel_##name<<<1, threads_of[form]>>>(form, dest, source, n, set, \
                                               sync); \
        finish(#name); \
    }
MOVEMENTS(MOVEMENT)

#define ROOTED(name) \
    static __global__ void kernel_##name(int form, void *dest, \
                                         const void *source, size_t n, \
                                         int root, struct set set, long *sync) \
    { \
        if (form == THREAD) \
            nvshmem_##name(dest, source, n, root, SET, sync); \
        else if (form == WARP) \
            nvshmemx_##name##_warp(dest, source, n, root, SET, sync); \
        else \
            nvshmemx_##name##_block(dest, source, n, root, SET, sync); \
    } \
    static void do_##name(int form, void *dest, const void *source, size_t n, \
                          int root, struct set set, long *sync) \
    { \
        kernel_##name<<<1, threads_of[form]>>>(form, dest, source, n, root, \
                                               set, sync); \
        finish(#name); \
    }
ROOTED(broadcast32)
ROOTED(broadcast64)

static void collectives(void)
{
    for (int form = 0; form < FORMS; form++) {
#define RUN(name, type, kind, op) reduce_cases(#name, form, do_##name, kind, op);
        REDUCTIONS(RUN)
#undef RUN
#define RUN(name, movement, bytes) \
        move_cases(#name, form, do_##name, movement, bytes);
        MOVEMENTS(RUN)
#undef RUN
        move_cases("broadcast32", form, do_broadcast32, BROADCAST, 4);
        move_cases("broadcast64", form, do_broadcast64, BROADCAST, 8);
    }
}

/* --------------------------------------- transfers, barriers, atomic operations */

/* Each PE writes to its right neighbour by each kind of put, and passes a barrier
 * of each form; `got` counts what is not right afterwards. */
static __global__ void transfers(int form, int *to_all, long *sync, int *wrong)
{
    int pe = nvshmem_my_pe(), n = nvshmem_n_pes(), rank = threadIdx.x;
    int right = (pe + 1) % n, left = (pe + n - 1) % n;
    int *slots = to_all + 512;

    slots[rank] = 1000 * pe + rank;
    __syncthreads();
    if (form == THREAD) {
        nvshmem_int_put(to_all, slots, blockDim.x, right);
        nvshmem_barrier(0, 0, n, sync);
    } else if (form == WARP) {
        nvshmemx_int_put_warp(to_all, slots, blockDim.x, right);
        nvshmemx_barrier_warp(0, 0, n, sync);
    } else {
        nvshmemx_int_put_block(to_all, slots, blockDim.x, right);
        nvshmemx_barrier_block(0, 0, n, sync);
    }
    if (to_all[rank] != 1000 * left + rank)
        atomicAdd(wrong, 1);
    if (nvshmem_int_g(slots + rank, right) != 1000 * right + rank)
        atomicAdd(wrong, 1);
    __syncthreads();
    if (form == THREAD)
        nvshmem_barrier_all();
    else if (form == WARP)
        nvshmemx_barrier_all_warp();
    else
        nvshmemx_barrier_all_block();
}

static __global__ void atomics(int *count, uint64_t *signals)
{
    int pe = nvshmem_my_pe(), n = nvshmem_n_pes();

    nvshmem_int_atomic_add(count, threadIdx.x, 0);
    if (threadIdx.x != 0)
        return;
    nvshmemx_signal_op(signals, 7, NVSHMEM_SIGNAL_SET, (pe + 1) % n);
    nvshmem_signal_wait_until(signals, NVSHMEM_CMP_EQ, 7);
    nvshmem_uint64_atomic_inc(signals + 1, (pe + 1) % n);
    nvshmem_uint64_wait_until(signals + 1, NVSHMEM_CMP_GT, 0);
}

static void others(void)
{
    int *wrong, *count = (int *) nvshmem_calloc(1, sizeof *count), got;
    uint64_t *sig = (uint64_t *) nvshmem_calloc(2, sizeof *sig);

    cudaMallocManaged((void **) &wrong, sizeof *wrong);
    *wrong = 0;
    for (int form = 0; form < FORMS; form++) {
        transfers<<<1, threads_of[form]>>>(form, (int *) to, psync, wrong);
        finish("transfers");
    }
    if (*wrong != 0) {
        printf("PE %d: %d values of put and get are wrong\n", me, *wrong);
        failures++;
    }
    atomics<<<1, 128>>>(count, sig);
    finish("atomics");
    nvshmem_barrier_all();
    got = nvshmem_int_g(count, 0);
    if (got != npes * 127 * 128 / 2) {
        printf("PE %d: the sum of atomic additions is %d\n", me, got);
        failures++;
    }
    nvshmem_barrier_all();
}

int main()
{
    nvshmem_init();
    begin_cases();
    others();
    collectives();
    nvshmem_finalize();
    return failures != 0;
}
