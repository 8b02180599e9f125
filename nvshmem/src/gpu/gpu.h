/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the GPU part share.
 */
#ifndef SMA_CUDA_GPU_H
#define SMA_CUDA_GPU_H

#include <cuda_runtime_api.h>

#include "host/cuda.h"

/* What code on a GPU knows of the job: as device/state.h has it, which is C++. */
#define SMA_CUDA_PES 256
#define SMA_CUDA_SYNC_SIZE 32
#define SMA_CUDA_TEAMS 64

struct sma_cuda_state {
    int pe, npes;
    size_t bytes;
    char *base[SMA_CUDA_PES];
    long *sync;
    unsigned atomics[SMA_CUDA_PES / 32];
    const struct sma_cuda_team *teams;
};

extern struct sma_cuda_state sma_cuda_self;

/* A GPU, as PEs tell it each other. */
struct sma_cuda_device {
    char uuid[16];
    char bus[16]; /* its address on the bus */
};

/* A stream for one call at a time, and where its kernel writes a result. */
struct sma_cuda_lane {
    cudaStream_t stream;
    uint64_t *result;
    struct sma_cuda_lane *next;
};

/* A function of the driver; NULL: it has none, or there is no driver. */
void *sma_cuda_driver(const char *name);

/* Chooses the GPU of the PE that is number `local` on this host. */
void sma_cuda_choose_device(const char *routine, int local);

/* Makes the PE's GPU that of this thread.  Ends the job if the program has made
 * another one that of the thread. */
void sma_cuda_enter(const char *routine);

void sma_cuda_name_device(const char *routine, struct sma_cuda_device *name);
bool sma_cuda_same_device(const struct sma_cuda_device *a,
                          const struct sma_cuda_device *b);

/* Is the path between two GPUs one for atomic operations? */
bool sma_cuda_has_atomics(const struct sma_cuda_device *mine,
                          const struct sma_cuda_device *other);

int sma_cuda_multiprocessors(const char *routine);

void sma_cuda_lanes_begin(const char *routine);
void sma_cuda_lanes_end(void);

/* The stream for an operation, in a thread that has the PE's GPU; not NULL, it is
 * the lane of a call that completes before it returns. */
struct sma_cuda_lane *sma_cuda_lane_open(const char *routine,
                                         struct sma_cuda_queue q,
                                         cudaStream_t *stream);

/* Waits for what the call has put into the lane, and gives it back.  Returns the
 * result of the last kernel that had one. */
uint64_t sma_cuda_lane_close(const char *routine, struct sma_cuda_lane *lane);

/* Waits for all nonblocking transfers. */
void sma_cuda_quiet(const char *routine);

/* Does the stream only collect what it is given, for a graph? */
bool sma_cuda_is_captured(const char *routine, cudaStream_t stream);

/* Lets the next operation of a queue wait for all nonblocking transfers. */
void sma_cuda_quiet_before(const char *routine, struct sma_cuda_queue q);

/* Lets a stream wait without a kernel.  False: this wait needs one. */
bool sma_cuda_wait_value(const char *routine, const struct sma_cuda_call *call,
                         cudaStream_t stream);

/* Ends the job if a call of CUDA has failed; `what` says which. */
void sma_cuda_check(const char *routine, const char *what, cudaError_t error);

/* Where this PE has mapped a symmetric object of a PE; NULL: nowhere. */
void *sma_cuda_mapped(const void *p, int pe);

/* Where this PE has mapped a symmetric object of a PE.  Ends the job if the
 * object is not symmetric, or there is no such PE; `what` is the argument. */
void *sma_cuda_at(const char *routine, const char *what, const void *object,
                  int pe);

/* Starts a kernel for the call in the stream (kernels.cu). */
cudaError_t sma_cuda_start_kernel(const struct sma_cuda_call *call,
                                  cudaStream_t stream);

/* Loads all kernels of the library: one that is loaded at its first use would wait
 * for the kernels that run then. */
cudaError_t sma_cuda_load_kernels(void);

/* The functions of struct sma_cuda_gpu that copy and call. */
void sma_cuda_copy(const char *routine, const struct sma_cuda_copy *c,
                   struct sma_cuda_queue q);
void sma_cuda_move(const char *routine, void *to, const void *from,
                   size_t bytes);
void sma_cuda_clear(const char *routine, void *p, size_t bytes);
uint64_t sma_cuda_run(const char *routine, struct sma_cuda_call *call,
                      struct sma_cuda_queue q);

/* The functions of struct sma_cuda_gpu for the heap. */
void *sma_cuda_allocate(const char *routine, size_t alignment, size_t bytes);
void sma_cuda_release(const char *routine, void *block);
size_t sma_cuda_block_size(const void *block);

#endif
