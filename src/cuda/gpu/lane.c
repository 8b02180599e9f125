/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Streams for what the host asks for: each call that completes before it returns
 * takes a stream of its own for the time, so that no thread waits for another one's
 * kernel.  Nonblocking transfers of all threads share one stream, which quiet
 * drains.
 */
#include <pthread.h>
#include <stdlib.h>

#include "gpu/gpu.h"

enum {
    AT_START = 4, /* made by nvshmem_init */
    MOST = 256    /* threads that are in calls at a time */
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sma_cuda_lane lanes[MOST], *idle;
static int count;
static uint64_t *results; /* in memory of the host that kernels write to */
static cudaStream_t later;

/* A new lane.  The caller has the mutex, or is alone. */
static struct sma_cuda_lane *make(const char *routine)
{
    struct sma_cuda_lane *lane = &lanes[count];

    if (count == MOST)
        sma_cuda_fatal(routine, "more than %d threads are in calls", MOST);
    sma_cuda_check(
        routine, "cudaStreamCreateWithFlags",
        cudaStreamCreateWithFlags(&lane->stream, cudaStreamNonBlocking));
    lane->result = &results[count++];
    return lane;
}

void sma_cuda_lanes_begin(const char *routine)
{
    sma_cuda_check(routine, "cudaHostAlloc",
                   cudaHostAlloc((void **) &results, MOST * sizeof *results,
                                 cudaHostAllocPortable | cudaHostAllocMapped));
    sma_cuda_check(routine, "cudaStreamCreateWithFlags",
                   cudaStreamCreateWithFlags(&later, cudaStreamNonBlocking));
    for (int i = 0; i < AT_START; i++) {
        struct sma_cuda_lane *lane = make(routine);

        lane->next = idle;
        idle = lane;
    }
}

void sma_cuda_lanes_end(void)
{
    for (int i = 0; i < count; i++)
        cudaStreamDestroy(lanes[i].stream);
    cudaStreamDestroy(later);
    cudaFreeHost(results);
    count = 0;
    idle = NULL;
}

struct sma_cuda_lane *sma_cuda_lane_open(const char *routine,
                                         struct sma_cuda_queue q,
                                         cudaStream_t *stream)
{
    struct sma_cuda_lane *lane = NULL;

    sma_cuda_enter(routine);
    if (q.when != SMA_CUDA_AT_ONCE) {
        *stream = q.when == SMA_CUDA_IN_STREAM ? q.stream : later;
        return NULL;
    }
    pthread_mutex_lock(&mutex);
    lane = idle != NULL ? idle : make(routine);
    if (lane == idle)
        idle = lane->next;
    pthread_mutex_unlock(&mutex);
    *stream = lane->stream;
    return lane;
}

uint64_t sma_cuda_lane_close(const char *routine, struct sma_cuda_lane *lane)
{
    uint64_t result;

    if (lane == NULL)
        return 0;
    sma_cuda_check(routine, "cudaStreamSynchronize",
                   cudaStreamSynchronize(lane->stream));
    result = *lane->result;
    pthread_mutex_lock(&mutex);
    lane->next = idle;
    idle = lane;
    pthread_mutex_unlock(&mutex);
    return result;
}

void sma_cuda_quiet(const char *routine)
{
    sma_cuda_enter(routine);
    sma_cuda_check(routine, "cudaStreamSynchronize",
                   cudaStreamSynchronize(later));
}
