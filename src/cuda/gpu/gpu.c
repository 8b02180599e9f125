/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The GPU of this PE, its heap, and the heaps of the other PEs.  The PEs exchange
 * the handles of their heaps through libsma's symmetric memory.
 */
#include "gpu/gpu.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

#include "gpu/heap.h"

/* What PEs tell each other. */
struct heap_info {
    char host[64];
    cudaIpcMemHandle_t handle;
    uint64_t bytes;
};

/* The device that the program has chosen by cudaSetDevice; -1: none.  Only the
 * driver knows it, because the program has a CUDA runtime of its own. */
static int chosen_device(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_NOW);
    int (*current)(void **context), (*device)(int *device);
    void *context = NULL;
    int number;

    if (driver == NULL)
        return -1;
    current = (int (*)(void **)) dlsym(driver, "cuCtxGetCurrent");
    device = (int (*)(int *)) dlsym(driver, "cuCtxGetDevice");
    if (current == NULL || device == NULL || current(&context) != 0 ||
        context == NULL || device(&number) != 0)
        return -1;
    return number;
}

/* Chooses the device of PE `local` of this host. */
static void choose_device(const char *routine, int local)
{
    int chosen = chosen_device(), devices;

    sma_cuda_check(routine, "cudaGetDeviceCount", cudaGetDeviceCount(&devices));
    sma_cuda_check(routine, "cudaSetDevice",
                   cudaSetDevice(chosen >= 0 ? chosen : local % devices));
}

/* What all PEs tell, in memory of libsma. */
static struct heap_info *exchange(const char *routine,
                                  const struct heap_info *mine)
{
    struct heap_info *all =
        shmem_malloc(((size_t) shmem_n_pes() + 1) * sizeof *all);

    if (all == NULL)
        sma_cuda_fatal(routine, "the symmetric heap of libsma has no room");
    all[shmem_n_pes()] = *mine;
    shmem_fcollectmem(SHMEM_TEAM_WORLD, all, all + shmem_n_pes(), sizeof *all);
    return all;
}

/* The number of this PE among those of its host.  All must be of one host. */
static int local_pe(const char *routine)
{
    struct heap_info mine = {.bytes = 0}, *all;
    int n = shmem_n_pes();

    if (n > SMA_CUDA_PES)
        sma_cuda_fatal(routine, "the job has %d PEs; with GPUs it can have %d",
                       n, SMA_CUDA_PES);
    gethostname(mine.host, sizeof mine.host - 1);
    all = exchange(routine, &mine);
    for (int pe = 0; pe < n; pe++)
        if (strcmp(all[pe].host, mine.host) != 0)
            sma_cuda_fatal(routine,
                           "PE %d is on another host, %s: memory of GPUs "
                           "cannot be shared between hosts",
                           pe, all[pe].host);
    shmem_free(all);
    return shmem_my_pe();
}

/* Maps the heaps of the other PEs. */
static void map_heaps(const char *routine, const struct heap_info *mine)
{
    struct sma_cuda_state *self = &sma_cuda_self;
    struct heap_info *all = exchange(routine, mine);

    for (int pe = 0; pe < self->npes; pe++) {
        void *base = self->base[self->pe];

        if (all[pe].bytes != self->bytes)
            sma_cuda_fatal(routine,
                           "the heap has %zu bytes, but %llu on PE %d: "
                           "NVSHMEM_SYMMETRIC_SIZE must be the same",
                           self->bytes, (unsigned long long) all[pe].bytes, pe);
        if (pe != self->pe)
            sma_cuda_check(
                routine, "cudaIpcOpenMemHandle",
                cudaIpcOpenMemHandle(&base, all[pe].handle,
                                     cudaIpcMemLazyEnablePeerAccess));
        self->base[pe] = base;
    }
    shmem_free(all);
}

static struct sma_cuda_state *on_device; /* the state, as kernels see it */

static void start(const char *routine, size_t heap)
{
    struct sma_cuda_state *self = &sma_cuda_self;
    struct heap_info mine = {.host = ""};
    void *base, *state;

    choose_device(routine, local_pe(routine));
    self->pe = shmem_my_pe();
    self->npes = shmem_n_pes();
    self->bytes = heap + SMA_CUDA_SYNC_SIZE * sizeof(long);
    sma_cuda_check(routine, "cudaMalloc of the symmetric heap",
                   cudaMalloc(&base, self->bytes));
    sma_cuda_check(
        routine, "cudaStreamCreateWithFlags",
        cudaStreamCreateWithFlags(&sma_cuda_stream, cudaStreamNonBlocking));
    self->base[self->pe] = base;
    /* the blocks of the program come first, so that they are aligned */
    self->sync = (long *) ((char *) base + heap);
    sma_cuda_clear(routine, self->sync, SMA_CUDA_SYNC_SIZE * sizeof(long));
    sma_cuda_heap_begin(heap);
    mine.bytes = self->bytes;
    sma_cuda_check(routine, "cudaIpcGetMemHandle",
                   cudaIpcGetMemHandle(&mine.handle, base));
    map_heaps(routine, &mine);
    sma_cuda_check(routine, "cudaMalloc of the state",
                   cudaMalloc(&state, sizeof *self));
    sma_cuda_move(routine, state, self, sizeof *self);
    on_device = state;
    shmem_barrier_all();
}

static void stop(void)
{
    struct sma_cuda_state *self = &sma_cuda_self;

    cudaDeviceSynchronize();
    for (int pe = 0; pe < self->npes; pe++)
        if (pe != self->pe)
            cudaIpcCloseMemHandle(self->base[pe]);
    shmem_barrier_all();
    cudaFree(self->base[self->pe]);
    cudaFree(on_device);
    cudaStreamDestroy(sma_cuda_stream);
    sma_cuda_heap_begin(0);
    memset(self, 0, sizeof *self);
}

static void drain(const char *routine, cudaStream_t stream)
{
    sma_cuda_check(routine, "cudaStreamSynchronize",
                   cudaStreamSynchronize(stream));
}

static void quiet(const char *routine)
{
    drain(routine, sma_cuda_stream);
}

static void upload(int (*upload_module)(const void *state), bool has_copy)
{
    sma_cuda_check(
        "nvshmem_init",
        "the copy of the PE numbers and heaps to a "
        "module of the program",
        (cudaError_t) upload_module(has_copy ? &sma_cuda_self : on_device));
}

static int multiprocessors(const char *routine)
{
    int device, number;

    sma_cuda_check(routine, "cudaGetDevice", cudaGetDevice(&device));
    sma_cuda_check(routine, "cudaDeviceGetAttribute",
                   cudaDeviceGetAttribute(
                       &number, cudaDevAttrMultiProcessorCount, device));
    return number;
}

const struct sma_cuda_gpu *sma_cuda_find_gpu(void)
{
    static const struct sma_cuda_gpu gpu = {
        .start = start,
        .stop = stop,
        .allocate = sma_cuda_allocate,
        .release = sma_cuda_release,
        .size = sma_cuda_block_size,
        .mapped = sma_cuda_mapped,
        .copy = sma_cuda_copy,
        .move = sma_cuda_move,
        .clear = sma_cuda_clear,
        .call = sma_cuda_run,
        .quiet = quiet,
        .drain = drain,
        .upload = upload,
        .multiprocessors = multiprocessors,
    };
    int devices = 0;

    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0)
        return NULL;
    return &gpu;
}
