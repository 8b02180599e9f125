/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What hardware and drivers ask of libsma_cuda, on a GPU that processors play
 * (fake/): the argument names the rule.  nvshmem/tests/cuda.sh says what must happen.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cuda_runtime_api.h"

enum { THREADS = 8, CALLS = 50 };

static int me, npes;
static long *words; /* symmetric */

#define CHECK(cond) \
    do { \
        if (!(cond)) { \
            printf("PE %d: line %d: %s\n", me, __LINE__, #cond); \
            exit(1); \
        } \
    } while (0)

/* --------------------------------------------------------- threads, devices */

static void *count(void *argument)
{
    long *seen = argument;

    for (int i = 0; i < CALLS; i++)
        seen[i] = nvshmem_long_atomic_fetch_add(words, 1, me);
    return NULL;
}

/* No two calls get the same value, whichever threads make them. */
static void rule_threads(void)
{
    static long seen[THREADS * CALLS];
    static char got[THREADS * CALLS];
    pthread_t threads[THREADS];

    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, count, seen + i * CALLS);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS * CALLS; i++) {
        CHECK(seen[i] >= 0 && seen[i] < THREADS * CALLS && !got[seen[i]]);
        got[seen[i]] = 1;
    }
}

static void *wait_long(void *unused)
{
    long zero = 0;

    (void) unused;
    nvshmem_barrier(0, 0, npes, words + 8);
    nvshmem_long_put(words + 1, &zero, 1, me);
    return NULL;
}

/* The barrier of one thread does not hold up the other one. */
static void rule_meeting(void)
{
    pthread_t thread;
    long one = 1;

    pthread_create(&thread, NULL, wait_long, NULL);
    if (me == 0) {
        /* the other PEs come when this PE has told them */
        for (int pe = 1; pe < npes; pe++)
            nvshmem_long_put(words + 2, &one, 1, pe);
        nvshmem_quiet();
    } else
        nvshmem_long_wait_until(words + 2, NVSHMEM_CMP_EQ, 1);
    pthread_join(thread, NULL);
}

static void *put_from_thread(void *device)
{
    long one = 1;
    int now;

    if (device != NULL)
        cudaSetDevice(*(int *) device);
    nvshmem_long_put(words, &one, 1, me);
    cudaGetDevice(&now);
    CHECK(now == me % 2);
    return NULL;
}

static void rule_device(int *device)
{
    pthread_t thread;

    pthread_create(&thread, NULL, put_from_thread, device);
    pthread_join(thread, NULL);
}

/* -------------------------------------------------- while a kernel is running */

static int go_on;

static void spin(void *unused)
{
    (void) unused;
    while (!__atomic_load_n(&go_on, __ATOMIC_ACQUIRE))
        sched_yield();
}

/* A kernel of the program runs until all kinds of calls have been made. */
static void rule_busy(void)
{
    cudaStream_t stream;
    uint64_t *sig = (uint64_t *) words + 3;
    long value = 5, *work = nvshmem_malloc(64 * sizeof *work);

    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    fake_enqueue(stream, spin, NULL);
    nvshmem_long_put(words, &value, 1, me);
    CHECK(nvshmem_long_atomic_fetch_add(words, 2, me) == 5);
    nvshmem_long_put_signal(words, &value, 1, sig, 1, NVSHMEM_SIGNAL_ADD, me);
    nvshmemx_signal_wait_until_on_stream(sig, NVSHMEM_CMP_GE, 1, NULL);
    nvshmem_long_sum_to_all(work, words, 1, 0, 0, npes, work + 1, words + 8);
    nvshmem_double_max_reduce(NVSHMEM_TEAM_WORLD, (double *) work + 8,
                              (double *) words, 1);
    nvshmem_barrier(0, 0, npes, words + 8);
    nvshmem_alltoalls64(work, words, 1, 1, 1, 0, 0, npes, words + 8);
    __atomic_store_n(&go_on, 1, __ATOMIC_RELEASE);
    cudaDeviceSynchronize();
    CHECK(nvshmem_long_g(words, me) == 5);
}

/* ------------------------------------------------------------------ streams */

/* Does a stream that waits for this go on with these values? */
static void wait_once(int cmp, uint64_t before, uint64_t after, uint64_t value)
{
    uint64_t *sig = (uint64_t *) words + 3;
    cudaStream_t stream;

    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    nvshmem_uint64_put(sig, &before, 1, me);
    nvshmemx_signal_wait_until_on_stream(sig, cmp, value, stream);
    nvshmemx_long_p_on_stream(words + 4, 1, me, stream);
    CHECK(nvshmem_long_g(words + 4, me) == 0);
    nvshmem_uint64_put(sig, &after, 1, me);
    cudaStreamSynchronize(stream);
    CHECK(nvshmem_long_g(words + 4, me) == 1);
    nvshmem_long_p(words + 4, 0, me);
    cudaStreamDestroy(stream);
}

/* Streams wait without a kernel where the driver can do it. */
static void rule_wait(int by_kernel)
{
    uint64_t far = UINT64_MAX;
    int before = fake_kernels(), waits = 0;

    wait_once(NVSHMEM_CMP_EQ, 1, 7, 7), waits++;
    wait_once(NVSHMEM_CMP_GE, 0, 3, 3), waits++;
    wait_once(NVSHMEM_CMP_GE, 3, far, 4), waits++;
    wait_once(NVSHMEM_CMP_GT, 4, 6, 4), waits++;
    wait_once(NVSHMEM_CMP_NE, 0, far, 0), waits++;
    /* each has one kernel for p_on_stream */
    CHECK(fake_kernels() - before == waits * (1 + by_kernel));
    wait_once(NVSHMEM_CMP_LT, 9, 3, 4);
    wait_once(NVSHMEM_CMP_LE, far, 4, 4);
    wait_once(NVSHMEM_CMP_NE, 8, 3, 8);
    CHECK(fake_kernels() - before == waits * (1 + by_kernel) + 6);
}

static void rule_capture(void)
{
    cudaStream_t stream;

    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    nvshmem_long_put_nbi(words, words + 1, 1, me);
    fake_capture(stream);
    nvshmemx_long_put_on_stream(words, words + 1, 1, me, stream);
    nvshmemx_long_p_on_stream(words, 1, me, stream);
    nvshmemx_barrier_all_on_stream(stream);
    CHECK(fake_end_capture(stream) == 3);
    fake_capture(stream);
    nvshmemx_long_g_on_stream(words, me, stream); /* ends the job */
}

/* ------------------------------------------------------- collective launch */

struct runtime {
    int (*launch)(const void *, struct dim3, struct dim3, void **, size_t,
                  cudaStream_t);
    int (*blocks)(int *, const void *, int, size_t);
};

void sma_cuda_register_runtime(const struct runtime *runtime);
void sma_cuda_unregister_runtime(const struct runtime *runtime);

static int launched, refused_by;
static unsigned grid;

static int launch(const void *f, struct dim3 g, struct dim3 b, void **args,
                  size_t shared, cudaStream_t stream)
{
    (void) f, (void) b, (void) args, (void) shared, (void) stream;
    launched++;
    grid = g.x;
    return 0;
}

static int blocks(int *number, const void *f, int threads, size_t shared)
{
    (void) f, (void) threads, (void) shared;
    *number = 4;
    return refused_by == me + 1 ? 98 : 0;
}

static const struct runtime ours = {launch, blocks}, gone = {NULL, NULL};

/* All PEs start a kernel, or none does; PEs that share a GPU share its blocks. */
static void rule_launch(int sharers)
{
    struct dim3 one = {1, 1, 1}, none = {0, 0, 0}, many = {17, 1, 1};
    int size, rc;

    sma_cuda_register_runtime(&ours);
    sma_cuda_register_runtime(&gone); /* a module that dlclose unloads */
    sma_cuda_unregister_runtime(&gone);
    CHECK(nvshmemx_collective_launch("", none, one, NULL, 0, NULL) == 0);
    CHECK(launched == 1 && (int) grid == 16 / sharers);
    CHECK(nvshmemx_collective_launch_query_gridsize("", one, NULL, 0, &size) ==
          0);
    CHECK(size == 16 / sharers);
    refused_by = 2;
    rc = nvshmemx_collective_launch("", one, one, NULL, 0, NULL);
    CHECK(rc == 98 && launched == 1);
    refused_by = 0;
    rc = nvshmemx_collective_launch("", me == 1 ? many : one, one, NULL, 0,
                                    NULL);
    CHECK(rc == 720 && launched == 1);
    sma_cuda_unregister_runtime(&ours);
}

/* ----------------------------------------------------------- missing atomics */

static void rule_stores(void)
{
    int right = (me + 1) % npes;
    uint64_t *sig = (uint64_t *) words + 3;
    long value = me;

    nvshmem_long_put_signal(words, &value, 1, sig, 9, NVSHMEM_SIGNAL_SET,
                            right);
    CHECK(nvshmem_signal_wait_until(sig, NVSHMEM_CMP_EQ, 9) == 9);
    CHECK(nvshmem_long_g(words, me) == (me + npes - 1) % npes);
    nvshmem_long_atomic_set(words + 4, 6, right);
    CHECK(nvshmem_long_atomic_fetch_add(words + 5, 1, me) == 0);
    for (int i = 0; i < 20; i++)
        nvshmem_barrier(0, 0, npes, words + 8);
    CHECK(nvshmem_long_atomic_fetch(words + 4, right) == 6);
    nvshmem_barrier_all();
}

/* ------------------------------------------------------------------ modules */

static int uploads;
static int upload(const void *state)
{
    (void) state;
    uploads++;
    return 0;
}

void sma_cuda_register_pointer(int (*upload)(const void *state));
void sma_cuda_unregister_pointer(int (*upload)(const void *state));

static void rule_modules(void)
{
    sma_cuda_register_pointer(upload);
    CHECK(uploads == 1);
    sma_cuda_unregister_pointer(upload);
    nvshmem_finalize();
    nvshmem_init();
    CHECK(uploads == 1);
    words = nvshmem_calloc(128, sizeof *words);
}

int main(int argc, char **argv)
{
    const char *rule = argc > 1 ? argv[1] : "";
    int level, zero = 0;

    nvshmem_init_thread(NVSHMEM_THREAD_MULTIPLE, &level);
    me = nvshmem_my_pe();
    npes = nvshmem_n_pes();
    words = nvshmem_calloc(128, sizeof *words);
    if (strcmp(rule, "threads") == 0)
        rule_threads();
    else if (strcmp(rule, "meeting") == 0)
        rule_meeting();
    else if (strcmp(rule, "device") == 0)
        rule_device(NULL);
    else if (strcmp(rule, "other-device") == 0)
        rule_device(&zero);
    else if (strcmp(rule, "busy") == 0)
        rule_busy();
    else if (strcmp(rule, "wait") == 0)
        rule_wait(getenv("FAKE_NO_WAIT_VALUE") != NULL);
    else if (strcmp(rule, "capture") == 0)
        rule_capture();
    else if (strcmp(rule, "launch") == 0)
        rule_launch(argc > 2 ? atoi(argv[2]) : 1);
    else if (strcmp(rule, "stores") == 0)
        rule_stores();
    else if (strcmp(rule, "add") == 0)
        nvshmem_long_atomic_add(words, 1, (me + 1) % npes);
    else if (strcmp(rule, "signal-add") == 0)
        nvshmemx_signal_op((uint64_t *) words, 1, NVSHMEM_SIGNAL_ADD,
                           (me + 1) % npes);
    else if (strcmp(rule, "modules") == 0)
        rule_modules();
    nvshmem_barrier_all();
    nvshmem_finalize();
    return 0;
}
