/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Streams for what the host asks for: each call that completes before it returns
 * takes a stream of its own for the time, so that no thread waits for another one's
 * kernel.  Nonblocking transfers of all threads share one stream, which quiet and
 * barriers drain.
 */
#include <pthread.h>
#include <stdatomic.h>
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
static cudaEvent_t later_event;
static atomic_bool later_used; /* since nvshmem_init */

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
    sma_cuda_check(
        routine, "cudaEventCreateWithFlags",
        cudaEventCreateWithFlags(&later_event, cudaEventDisableTiming));
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
    cudaEventDestroy(later_event);
    cudaStreamDestroy(later);
    cudaFreeHost(results);
    count = 0;
    idle = NULL;
    later_used = false;
}

struct sma_cuda_lane *sma_cuda_lane_open(const char *routine,
                                         struct sma_cuda_queue q,
                                         cudaStream_t *stream)
{
    struct sma_cuda_lane *lane = NULL;

    sma_cuda_enter(routine);
    if (q.when != SMA_CUDA_AT_ONCE) {
        if (q.when == SMA_CUDA_LATER)
            later_used = true;
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

bool sma_cuda_is_captured(const char *routine, cudaStream_t stream)
{
    enum cudaStreamCaptureStatus status;

    sma_cuda_check(routine, "cudaStreamIsCapturing",
                   cudaStreamIsCapturing(stream, &status));
    return status != cudaStreamCaptureStatusNone;
}

void sma_cuda_quiet_before(const char *routine, struct sma_cuda_queue q)
{
    if (q.when != SMA_CUDA_IN_STREAM) {
        sma_cuda_quiet(routine);
        return;
    }
    sma_cuda_enter(routine);
    /* what the host has begun before a capture is no part of the graph */
    if (!later_used || sma_cuda_is_captured(routine, q.stream))
        return;
    sma_cuda_check(routine, "cudaEventRecord",
                   cudaEventRecord(later_event, later));
    sma_cuda_check(routine, "cudaStreamWaitEvent",
                   cudaStreamWaitEvent(q.stream, later_event, 0));
}
