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
    static __global__ void kernel_##name( \
        int form, type *dest, const type *source, int n, struct set set, \
        type *pwrk, long *sync) \
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
        kernel_##name<<<1, threads_of[form]>>>(form, (type *) dest, \
                                               (const type *) source, n, set, \
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
#define RUN(name, type, kind, op) \
    reduce_cases(#name, form, do_##name, kind, op);
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

    slots[rank] = 1000 * pe + rank; /* the group meets in the call */
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
    if (form == THREAD)
        nvshmem_barrier_all();
    else if (form == WARP)
        nvshmemx_barrier_all_warp();
    else
        nvshmemx_barrier_all_block();
}

/* Strided and nonblocking transfers, gets of each form, and a put with a signal, in a
 * kernel that all PEs launch together: block b works on a slice of its own. */
static __global__ void together(int *space, uint64_t *sig, int *wrong)
{
    enum { EACH = 64 };
    int pe = nvshmem_my_pe(), n = nvshmem_n_pes(), rank = threadIdx.x;
    int right = (pe + 1) % n, left = (pe + n - 1) % n;
    int *mine = space + blockIdx.x * 6 * EACH, *got = mine + EACH;

    for (int i = rank; i < EACH; i += blockDim.x)
        mine[i] = 1000 * pe + i;
    nvshmemx_int_put_signal_nbi_block(mine + 2 * EACH, mine, EACH,
                                      sig + blockIdx.x, 1, NVSHMEM_SIGNAL_SET,
                                      right);
    if (rank == 0)
        nvshmem_signal_wait_until(sig + blockIdx.x, NVSHMEM_CMP_EQ, 1);
    __syncthreads();
    for (int i = rank; i < EACH; i += blockDim.x)
        if (mine[2 * EACH + i] != 1000 * left + i)
            atomicAdd(wrong, 1);
    nvshmemx_int_get_nbi_block(got, mine, EACH, left);
    nvshmemx_int_iput_block(mine + 3 * EACH, mine, 2, 1, EACH / 2, right);
    nvshmemx_int_put_nbi_block(mine + 4 * EACH, mine, EACH, right);
    if (rank < 32) /* the arguments of one warp are the same */
        nvshmemx_int_iget_warp(mine + 5 * EACH, mine, 1, 2, EACH / 2, left);
    nvshmem_quiet();
    __syncthreads();
    for (int i = rank; i < EACH; i += blockDim.x)
        if (got[i] != 1000 * left + i ||
            (i < EACH / 2 && mine[5 * EACH + i] != 1000 * left + 2 * i))
            atomicAdd(wrong, 1);
}

static __global__ void arrived(int *space, int blocks, int *wrong)
{
    enum { EACH = 64 };
    int left = (nvshmem_my_pe() + nvshmem_n_pes() - 1) % nvshmem_n_pes();

    for (int b = 0; b < blocks; b++) {
        int *mine = space + b * 6 * EACH;

        for (int i = 0; i < EACH; i++)
            if (mine[4 * EACH + i] != 1000 * left + i ||
                (i < EACH / 2 && mine[3 * EACH + 2 * i] != 1000 * left + i))
                *wrong += 1;
    }
}

static void launch_together(int *wrong)
{
    enum { BLOCKS = 4 };
    int *space = (int *) nvshmem_malloc(BLOCKS * 6 * 64 * sizeof *space);
    uint64_t *sig = (uint64_t *) nvshmem_calloc(BLOCKS, sizeof *sig);
    void *args[] = {&space, &sig, &wrong};

    if (nvshmemx_collective_launch((const void *) together, dim3(BLOCKS),
                                   dim3(96), args, 0, NULL) != 0) {
        printf("PE %d: the collective launch fails\n", me);
        failures++;
    }
    finish("together");
    nvshmem_barrier_all();
    arrived<<<1, 1>>>(space, BLOCKS, wrong);
    finish("arrived");
    nvshmem_barrier_all();
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

/* PE n - 1 has the greatest number of even elements, and all have the same of others. */
static __global__ void greatest(double2 *pairs, int n, int *wrong)
{
    int pe = nvshmem_my_pe(), last = nvshmem_n_pes() - 1;

    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        pairs[i].x = i % 2 ? 7.0 : pe - 5.0;
        pairs[i].y = 10.0 * pe + i;
    }
    nvshmemx_double2_maxloc_reduce_block(NVSHMEM_TEAM_WORLD, pairs + n, pairs,
                                         n);
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        if (pairs[n + i].x != (i % 2 ? 7.0 : last - 5.0) ||
            pairs[n + i].y != (i % 2 ? 0 : 10.0 * last) + i)
            atomicAdd(wrong, 1);
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
    greatest<<<1, 96>>>((double2 *) to, 70, wrong);
    finish("greatest");
    launch_together(wrong);
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
