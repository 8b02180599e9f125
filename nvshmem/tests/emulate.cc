/* SPDX-License-Identifier: BSD-3-Clause
 *
 * PEs and kernels of processors (emulate.h).
 */

#include "emulate.h"

#include <pthread.h>
#include <shmem.h>
#include <stdarg.h>
#include <string.h>

#include <mutex>
#include <thread>
#include <vector>

thread_local const struct sma_cuda_state *sma_cuda_here;
thread_local struct sma_cuda::place sma_cuda_warp, sma_cuda_block;

/* The bytes of this PE's heap that are taken. */
static thread_local size_t heap_used;

static bool pes_are_threads;
static pthread_barrier_t all_threads; /* the PEs, when they are threads */

/* ---- stores that are delayed, with EMULATE_DELAY: a thread's stores to memory of
 * other PEs arrive when it comes to a fence, or one that it has met before does */

struct held_store {
    void *p;
    char value[16];
    size_t bytes;
};

/* The stores of the threads of a launch that have met others. */
struct held_stores {
    std::mutex mutex;
    std::vector<held_store> stores;
};

static const bool delays = getenv("EMULATE_DELAY") != NULL;
static thread_local std::vector<held_store> own_stores;
static thread_local struct held_stores *met_stores;

static void make(std::vector<held_store> &stores)
{
    for (const held_store &s : stores)
        memcpy(s.p, s.value, s.bytes);
    stores.clear();
}

namespace sma_cuda
{

void hold_store(void *p, const void *value, size_t bytes)
{
    size_t away = (char *) p - sma_cuda_here->base[sma_cuda_here->pe];

    if (!delays || away < sma_cuda_here->bytes) {
        memcpy(p, value, bytes);
        return;
    }
    own_stores.emplace_back();
    own_stores.back().p = p;
    own_stores.back().bytes = bytes;
    memcpy(own_stores.back().value, value, bytes);
}

void release_stores()
{
    make(own_stores);
    if (met_stores) {
        std::lock_guard<std::mutex> lock(met_stores->mutex);
        make(met_stores->stores);
    }
}

} // namespace sma_cuda

static void wait_at(void *barrier)
{
    if (!own_stores.empty()) {
        std::lock_guard<std::mutex> lock(met_stores->mutex);
        for (const held_store &s : own_stores)
            met_stores->stores.push_back(s);
        own_stores.clear();
    }
    pthread_barrier_wait((pthread_barrier_t *) barrier);
}

void wrong(const char *what, const char *format, ...)
{
    va_list args;

    fprintf(stderr, "PE %d of %d: %s: ", sma_cuda_here->pe, sma_cuda_here->npes,
            what);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    fflush(stderr);
    _Exit(1);
}

namespace sma_cuda
{

void refuse(const char *routine, const char *why)
{
    wrong(routine, "%s", why);
}

} // namespace sma_cuda

void wait_for_pes()
{
    if (pes_are_threads)
        pthread_barrier_wait(&all_threads);
    else
        shmem_barrier_all();
}

void *heap_alloc(size_t bytes)
{
    size_t at = (heap_used + 63) / 64 * 64;

    heap_used = at + bytes;
    if (heap_used > sma_cuda_here->bytes)
        wrong("heap", "%zu bytes are too few", sma_cuda_here->bytes);
    return sma_cuda_here->base[sma_cuda_here->pe] + at;
}

void heap_reset()
{
    heap_used = SMA_CUDA_SYNC_SIZE * sizeof(long);
}

/* The pSync of barrier_all is first in the heap. */
static void set_state(struct sma_cuda_state *state, int pe, int npes,
                      size_t heap)
{
    state->pe = pe;
    state->npes = npes;
    state->bytes = heap;
    state->sync = (long *) (void *) state->base[pe];
    state->teams = NULL;
    for (unsigned &word : state->atomics)
        word = getenv("EMULATE_NO_ATOMICS") == NULL ? ~0u : 0;
}

static int run_threads(int npes, size_t heap, void (*main_of_pe)())
{
    std::vector<struct sma_cuda_state> states(npes);
    std::vector<std::thread> threads;

    pes_are_threads = true;
    pthread_barrier_init(&all_threads, NULL, npes);
    for (int i = 0; i < npes; i++) {
        char *base = (char *) aligned_alloc(64, heap);

        memset(base, 0, heap);
        for (int j = 0; j < npes; j++)
            states[j].base[i] = base;
    }
    for (int i = 0; i < npes; i++) {
        set_state(&states[i], i, npes, heap);
        threads.emplace_back([&states, i, main_of_pe] {
            sma_cuda_here = &states[i];
            heap_reset();
            main_of_pe();
        });
    }
    for (std::thread &t : threads)
        t.join();
    for (int i = 0; i < npes; i++)
        free(states[0].base[i]);
    pthread_barrier_destroy(&all_threads);
    return 0;
}

static int run_process(size_t heap, void (*main_of_pe)())
{
    static struct sma_cuda_state state;
    char *base;

    shmem_init();
    base = (char *) shmem_calloc(heap, 1);
    for (int i = 0; i < shmem_n_pes(); i++)
        state.base[i] = (char *) shmem_ptr(base, i);
    set_state(&state, shmem_my_pe(), shmem_n_pes(), heap);
    sma_cuda_here = &state;
    heap_reset();
    shmem_barrier_all();
    main_of_pe();
    shmem_barrier_all();
    shmem_free(base);
    shmem_finalize();
    return 0;
}

int run_pes(int argc, char **argv, size_t heap, void (*main_of_pe)())
{
    heap = (heap + 63) / 64 * 64;
    return argc > 1 ? run_threads(atoi(argv[1]), heap, main_of_pe)
                    : run_process(heap, main_of_pe);
}

enum { WARP = 4 }; /* threads of a whole warp */

void launch(int threads, kernel &k)
{
    const struct sma_cuda_state *state = sma_cuda_here;
    pthread_barrier_t block;
    std::vector<pthread_barrier_t> warp((threads + WARP - 1) / WARP);
    std::vector<std::thread> workers;
    struct held_stores met;

    pthread_barrier_init(&block, NULL, threads);
    for (size_t i = 0; i < warp.size(); i++)
        pthread_barrier_init(&warp[i], NULL,
                             sma_cuda::lanes_of((int) i * WARP, threads, WARP));
    for (int i = 0; i < threads; i++)
        workers.emplace_back([=, &k, &block, &warp, &met] {
            sma_cuda_here = state;
            met_stores = &met;
            sma_cuda_block = {i, threads, wait_at, &block};
            sma_cuda_warp = {i % WARP, sma_cuda::lanes_of(i, threads, WARP),
                             wait_at, &warp[i / WARP]};
            k.run();
            make(own_stores);
        });
    for (std::thread &t : workers)
        t.join();
    make(met.stores);
    pthread_barrier_destroy(&block);
    for (pthread_barrier_t &w : warp)
        pthread_barrier_destroy(&w);
}
