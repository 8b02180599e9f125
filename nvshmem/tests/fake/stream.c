/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Streams of the GPU that processors play: a thread for each, which does what the
 * stream has been given, one after the other.  The thread is in no hurry, so that
 * a call that must wait for a stream and does not is found out.
 */
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cuda_runtime_api.h"
#include "fake.h"

struct task {
    struct fake_task what;
    struct task *next;
};

struct CUstream_st {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    struct task *first, **end;
    int busy, ended, captured, count;
};

/* All streams; the first is the default one. */
enum { STREAMS = 512 };
static struct CUstream_st *streams[STREAMS];
static pthread_mutex_t all_mutex = PTHREAD_MUTEX_INITIALIZER;
static int kernels;

static void *serve(void *argument)
{
    struct CUstream_st *s = argument;

    pthread_mutex_lock(&s->mutex);
    for (;;) {
        struct task *t;

        while (s->first == NULL && !s->ended)
            pthread_cond_wait(&s->changed, &s->mutex);
        if (s->first == NULL)
            break;
        t = s->first;
        s->first = t->next;
        if (s->first == NULL)
            s->end = &s->first;
        s->busy = 1;
        pthread_mutex_unlock(&s->mutex);
        nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
        fake_do(&t->what);
        free(t);
        pthread_mutex_lock(&s->mutex);
        s->busy = 0;
        pthread_cond_broadcast(&s->changed);
    }
    pthread_mutex_unlock(&s->mutex);
    return NULL;
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags)
{
    struct CUstream_st *s = calloc(1, sizeof *s);

    (void) flags;
    pthread_mutex_init(&s->mutex, NULL);
    pthread_cond_init(&s->changed, NULL);
    s->end = &s->first;
    pthread_mutex_lock(&all_mutex);
    for (int i = 1; i < STREAMS; i++)
        if (streams[i] == NULL) {
            streams[i] = s;
            break;
        }
    pthread_mutex_unlock(&all_mutex);
    *stream = s;
    return pthread_create(&s->thread, NULL, serve, s) == 0
               ? cudaSuccess
               : cudaErrorMemoryAllocation;
}

cudaError_t cudaStreamDestroy(cudaStream_t s)
{
    pthread_mutex_lock(&s->mutex);
    s->ended = 1;
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->mutex);
    pthread_join(s->thread, NULL);
    pthread_mutex_lock(&all_mutex);
    for (int i = 0; i < STREAMS; i++)
        if (streams[i] == s)
            streams[i] = NULL;
    pthread_mutex_unlock(&all_mutex);
    free(s);
    return cudaSuccess;
}

/* The stream that a handle means: 0 is the default stream. */
static struct CUstream_st *stream_of(cudaStream_t stream)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    extern void fake_make_default(void);

    if (stream != NULL)
        return stream;
    pthread_once(&once, fake_make_default);
    return streams[0];
}

void fake_make_default(void)
{
    cudaStream_t s;

    cudaStreamCreateWithFlags(&s, 0);
    pthread_mutex_lock(&all_mutex);
    for (int i = 1; i < STREAMS; i++)
        if (streams[i] == s)
            streams[i] = NULL;
    streams[0] = s;
    pthread_mutex_unlock(&all_mutex);
}

cudaError_t fake_give(cudaStream_t stream, const struct fake_task *what)
{
    struct CUstream_st *s = stream_of(stream);
    struct task *t = malloc(sizeof *t);

    *t = (struct task){*what, NULL};
    pthread_mutex_lock(&s->mutex);
    if (s->captured) {
        s->count++;
        free(t);
    } else {
        *s->end = t;
        s->end = &t->next;
        pthread_cond_broadcast(&s->changed);
    }
    pthread_mutex_unlock(&s->mutex);
    return cudaSuccess;
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    struct CUstream_st *s = stream_of(stream);
    int captured;

    pthread_mutex_lock(&s->mutex);
    captured = s->captured;
    while (!captured && (s->first != NULL || s->busy))
        pthread_cond_wait(&s->changed, &s->mutex);
    pthread_mutex_unlock(&s->mutex);
    return captured ? cudaErrorStreamCaptureUnsupported : cudaSuccess;
}

cudaError_t cudaDeviceSynchronize(void)
{
    for (int i = 0; i < STREAMS; i++)
        if (streams[i] != NULL && !streams[i]->captured)
            cudaStreamSynchronize(streams[i]);
    return cudaSuccess;
}

int fake_is_busy(void)
{
    int busy = 0;

    pthread_mutex_lock(&all_mutex);
    for (int i = 0; i < STREAMS; i++)
        if (streams[i] != NULL && streams[i]->busy)
            busy = 1;
    pthread_mutex_unlock(&all_mutex);
    return busy;
}

cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
                                  enum cudaStreamCaptureStatus *status)
{
    *status = stream_of(stream)->captured ? cudaStreamCaptureStatusActive
                                          : cudaStreamCaptureStatusNone;
    return cudaSuccess;
}

void fake_capture(cudaStream_t stream)
{
    struct CUstream_st *s = stream_of(stream);

    cudaStreamSynchronize(stream);
    s->captured = 1;
    s->count = 0;
}

int fake_end_capture(cudaStream_t stream)
{
    stream_of(stream)->captured = 0;
    return stream_of(stream)->count;
}

/* ------------------------------------------------------------------ kernels */

/* The functions that are loaded. */
enum { FUNCTIONS = 1024 };
static const void *loaded[FUNCTIONS];
static int n_loaded;

static int is_loaded(const void *function)
{
    for (int i = 0; i < n_loaded; i++)
        if (loaded[i] == function)
            return 1;
    return 0;
}

/* The driver waits for all kernels before it loads another one. */
static void load(const void *function)
{
    if (is_loaded(function))
        return;
    if (fake_is_busy()) {
        fprintf(stderr, "fake: a kernel is loaded while another one runs\n");
        abort();
    }
    loaded[n_loaded++] = function;
}

static void (*run_kernel)(const void *function, const void *argument);
static size_t argument_bytes;

void fake_set_kernels(void (*run)(const void *function, const void *argument),
                      size_t bytes)
{
    run_kernel = run;
    argument_bytes = bytes;
}

void fake_run_kernel(const void *function, const void *argument)
{
    run_kernel(function, argument);
}

cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attributes,
                                  const void *function)
{
    attributes->numRegs = 32;
    load(function);
    return cudaSuccess;
}

cudaError_t cudaLaunchKernel(const void *function, struct dim3 grid,
                             struct dim3 block, void **arguments, size_t shared,
                             cudaStream_t stream)
{
    struct fake_task t = {.kind = FAKE_KERNEL, .from = function};

    if (grid.x != 1 || block.x < 1 || block.x > 1024 || shared != 0)
        return cudaErrorInvalidValue;
    load(function);
    memcpy(t.argument, arguments[0], argument_bytes);
    __atomic_add_fetch(&kernels, 1, __ATOMIC_RELAXED);
    return fake_give(stream, &t);
}

int fake_kernels(void)
{
    return __atomic_load_n(&kernels, __ATOMIC_RELAXED);
}

void fake_enqueue(cudaStream_t stream, void (*function)(void *), void *argument)
{
    struct fake_task t = {
        .kind = FAKE_FUNCTION, .function = function, .to = argument};

    fake_give(stream, &t);
}

/* Gives the stream a wait for a value of the driver. */
int fake_wait_value(cudaStream_t stream, uintptr_t address, uint64_t value,
                    unsigned flags, size_t bytes)
{
    struct fake_task t = {.kind = FAKE_WAIT,
                          .from = (const void *) address,
                          .value = value,
                          .flags = flags,
                          .bytes = bytes};

    return fake_give(stream, &t);
}

int cuStreamWaitValue32_v2(cudaStream_t stream, uintptr_t address,
                           uint32_t value, unsigned flags)
{
    return fake_wait_value(stream, address, value, flags, 4);
}

int cuStreamWaitValue64_v2(cudaStream_t stream, uintptr_t address,
                           uint64_t value, unsigned flags)
{
    return fake_wait_value(stream, address, value, flags, 8);
}

/* ------------------------------------------------------------------- events */

/* How often it has been recorded, and up to where its stream has come. */
struct CUevent_st {
    uint64_t recorded, reached;
};

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags)
{
    (void) flags;
    *event = calloc(1, sizeof **event);
    return *event != NULL ? cudaSuccess : cudaErrorMemoryAllocation;
}

cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    free(event);
    return cudaSuccess;
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    struct fake_task t = {.kind = FAKE_RECORD, .to = &event->reached};

    t.value = __atomic_add_fetch(&event->recorded, 1, __ATOMIC_RELAXED);
    return fake_give(stream, &t);
}

cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
                                unsigned flags)
{
    if (flags != 0)
        return cudaErrorInvalidValue;
    if (stream_of(stream)->captured)
        return cudaErrorStreamCaptureIsolation;
    return fake_wait_value(stream, (uintptr_t) &event->reached,
                           __atomic_load_n(&event->recorded, __ATOMIC_RELAXED),
                           0, sizeof event->reached);
}
