/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The GPU of this PE, its heap, and the heaps of the other PEs.  The PEs exchange
 * the handles of their heaps through libsma's symmetric memory.
 */
#include "gpu/gpu.h"

#include <limits.h>
#include <unistd.h>

#include "gpu/heap.h"

/* What PEs tell each other. */
struct heap_info {
    char host[HOST_NAME_MAX + 1];
    struct sma_cuda_device device;
    cudaIpcMemHandle_t handle;
    uint64_t bytes;
};

/* What all PEs tell, in memory of libsma. */
static struct heap_info *exchange(const char *routine,
                                  const struct heap_info *mine)
{
    struct heap_info *all =
        shmem_malloc(((size_t) shmem_n_pes() + 1) * sizeof *all);

    if (all == NULL)
        sma_cuda_fatal(routine, "the symmetric heap of libsma has no space");
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
    gethostname(mine.host, sizeof mine.host);
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

/* The PEs with the GPU of this one, itself included. */
static int sharers;

/* Maps the heap of another PE. */
static void open_heap(const char *routine, int pe, void **base,
                      cudaIpcMemHandle_t handle)
{
    cudaError_t error =
        cudaIpcOpenMemHandle(base, handle, cudaIpcMemLazyEnablePeerAccess);

    if (error != cudaSuccess)
        sma_cuda_fatal(routine,
                       "the GPU of this PE cannot reach memory of the GPU of "
                       "PE %d: %s",
                       pe, cudaGetErrorString(error));
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
            open_heap(routine, pe, &base, all[pe].handle);
        self->base[pe] = base;
        if (sma_cuda_has_atomics(&mine->device, &all[pe].device))
            self->atomics[pe / 32] |= 1U << pe % 32;
        if (sma_cuda_same_device(&mine->device, &all[pe].device))
            sharers++;
    }
    shmem_free(all);
}

/* The state, as kernels see it, and the teams behind it. */
static struct {
    struct sma_cuda_state state;
    struct sma_cuda_team teams[SMA_CUDA_TEAMS];
} * on_device;

/* Tells kernels of a team. */
static void set_team(const char *routine, int number,
                     const struct sma_cuda_team *team)
{
    sma_cuda_move(routine, &on_device->teams[number], team, sizeof *team);
}

/* The bytes of the pSyncs of all teams, behind the blocks of the program. */
static size_t sync_bytes(void)
{
    return SMA_CUDA_TEAMS * SMA_CUDA_SYNC_SIZE * sizeof(long);
}

/* Makes the heap of this PE. */
static void make_heap(const char *routine, size_t heap)
{
    struct sma_cuda_state *self = &sma_cuda_self;
    void *base;

    heap = (heap + 255) & ~(size_t) 255;
    self->bytes = heap + sync_bytes();
    sma_cuda_check(routine, "cudaMalloc of the symmetric heap",
                   cudaMalloc(&base, self->bytes));
    self->base[self->pe] = base;
    /* the blocks of the program come first, so that they are aligned */
    self->sync = (long *) ((char *) base + heap);
    sma_cuda_clear(routine, self->sync, sync_bytes());
    sma_cuda_heap_begin(heap);
}

static void start(const char *routine, size_t heap)
{
    struct sma_cuda_state *self = &sma_cuda_self;
    struct heap_info mine = {.host = ""};
    void *state;

    sma_cuda_choose_device(routine, local_pe(routine));
    sma_cuda_name_device(routine, &mine.device);
    self->pe = shmem_my_pe();
    self->npes = shmem_n_pes();
    sma_cuda_lanes_begin(routine);
    make_heap(routine, heap);
    mine.bytes = self->bytes;
    sma_cuda_check(routine, "cudaIpcGetMemHandle",
                   cudaIpcGetMemHandle(&mine.handle, self->base[self->pe]));
    map_heaps(routine, &mine);
    sma_cuda_check(routine, "cudaMalloc of the state",
                   cudaMalloc(&state, sizeof *on_device));
    on_device = state;
    self->teams = on_device->teams;
    sma_cuda_clear(routine, state, sizeof *on_device);
    sma_cuda_move(routine, &on_device->state, self, sizeof *self);
    sma_cuda_check(routine, "the kernels of the library",
                   sma_cuda_load_kernels());
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
    sma_cuda_lanes_end();
    sma_cuda_heap_begin(0);
    sharers = 0;
    memset(self, 0, sizeof *self);
}

static void drain(const char *routine, cudaStream_t stream)
{
    sma_cuda_enter(routine);
    if (sma_cuda_is_captured(routine, stream))
        sma_cuda_fatal(routine,
                       "the stream is being captured, and nothing of it runs, "
                       "but this routine returns a value that it reads then");
    sma_cuda_check(routine, "cudaStreamSynchronize",
                   cudaStreamSynchronize(stream));
}

static void upload(int (*upload_module)(const void *state), bool has_copy)
{
    sma_cuda_enter("nvshmem_init");
    sma_cuda_check(
        "nvshmem_init",
        "the copy of the PE numbers and heaps to a "
        "module of the program",
        (cudaError_t) upload_module(has_copy ? (void *) &sma_cuda_self
                                             : (void *) &on_device->state));
}

/* Of the blocks that run on the GPU at the same time each PE gets its part. */
static int resident(const char *routine, int blocks_of_multiprocessor)
{
    return blocks_of_multiprocessor * sma_cuda_multiprocessors(routine) /
           sharers;
}

const struct sma_cuda_gpu *sma_cuda_find_gpu(const char **why)
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
        .quiet = sma_cuda_quiet,
        .drain = drain,
        .upload = upload,
        .enter = sma_cuda_enter,
        .resident = resident,
        .set_team = set_team,
    };
    int devices = 0;
    cudaError_t error = cudaGetDeviceCount(&devices);

    *why = NULL;
    if (error == cudaErrorNoDevice || error == cudaErrorStubLibrary ||
        (error != cudaSuccess && sma_cuda_driver("cuInit") == NULL))
        return NULL;
    if (error != cudaSuccess)
        *why = cudaGetErrorString(error);
    return error == cudaSuccess && devices > 0 ? &gpu : NULL;
}
