/* np: 2 3  worlds: ucx mixed (it counts what UCX registers)  env: SHMEM_SYMMETRIC_SIZE=200M  cflags: -rdynamic -pthread */
/* np: 2  worlds: ucx mixed (as above, of UCX)  args: never  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=200M  cflags: -rdynamic -pthread  match: memory of the symmetric heap of PE 1 in which no block was ever allocated */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the network gets to know the symmetric heap piece by piece, as the program
 * allocates.  It fails when memory is registered too early, too often or not at all;
 * when a transfer over the border of two pieces loses or misplaces bytes; or when
 * threads that need the key of a piece at the same time disturb each other.
 */
#include <dlfcn.h>

#include "threads.h"

#if __has_include(<ucp/api/ucp.h>)
#include <ucp/api/ucp.h>

enum { MIB = 1 << 20, HALF = 32 * 1024, BYTES = 2 * HALF, THREADS = 4 };

static size_t registered;
static char pattern[BYTES], got[BYTES];
static uint64_t signal_word;
static char *heap; /* where the symmetric heap begins */

/* Takes the place of UCX's function: the transport calls it. */
ucs_status_t ucp_mem_map(ucp_context_h context,
                         const ucp_mem_map_params_t *params,
                         ucp_mem_h *memory_p)
{
    void *ucx = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD);
    __typeof__(ucp_mem_map) *map;

    CHECK(ucx != NULL, "UCX is not here: %s", dlerror());
    *(void **) &map = dlsym(ucx, "ucp_mem_map");
    registered += params->length;
    return map(context, params, memory_p);
}

static void fill(int call)
{
    for (size_t i = 0; i < BYTES; i++)
        pattern[i] = (char) test_hash((uint64_t) call, (uint64_t) me, i);
}

static void check(const char *what, const char *is, int call, int from)
{
    for (size_t i = 0; i < BYTES; i++)
        CHECK(is[i] == (char) test_hash((uint64_t) call, (uint64_t) from, i),
              "%s: byte %zu of call %d", what, i, call);
}

/* Moves data over a border by all routines, to the next PE and back. */
static void cross(size_t border)
{
    char *at = heap + border - HALF;
    int next = (me + 1) % npes, before = (me + npes - 1) % npes;

    for (int call = 0; call < 4; call++) {
        fill(call);
        shmem_barrier_all();
        if (call == 0)
            shmem_putmem(at, pattern, BYTES, next);
        else if (call == 1)
            shmem_putmem_nbi(at, pattern, BYTES, next);
        else if (call == 2)
            shmem_putmem_signal(at, pattern, BYTES, &signal_word, 1,
                                SHMEM_SIGNAL_ADD, next);
        else
            shmem_iput64(at, pattern, 1, 1, BYTES / 8, next);
        shmem_barrier_all();
        check("put", at, call, before);
        memset(got, 0, sizeof got);
        shmem_getmem(got, at, BYTES, next);
        check("get", got, call, me);
        memset(got, 0, sizeof got);
        shmem_getmem_nbi(got, at, BYTES, next);
        shmem_quiet();
        check("get_nbi", got, call, me);
    }
}

/* Each thread puts into each piece, so that all want the same keys. */
static void *thread(void *arg)
{
    int number = (int) (intptr_t) arg;
    static const size_t at[] = {8 * MIB, 24 * MIB, 40 * MIB, 100 * MIB};

    for (int i = 0; i < 4; i++)
        shmem_putmem(heap + at[i] + number * BYTES, pattern, BYTES,
                     (me + 1) % npes);
    return NULL;
}

static void use_threads(void)
{
    int before = (me + npes - 1) % npes;

    fill(9);
    shmem_barrier_all();
    threads_run(THREADS, thread);
    shmem_barrier_all();
    for (int i = 0; i < THREADS; i++)
        check("threads", heap + 100 * MIB + i * BYTES, 9, before);
}

int main(int argc, char **argv)
{
    size_t start, small;
    char *block;

    (void) argv;
    test_init_threads();
    start = registered;
    CHECK(start > 0 && start < 4 * MIB, "%zu bytes at the start", start);
    block = shmem_malloc(1000);
    heap = (char *) ((uintptr_t) block & ~(((uintptr_t) 1 << 30) - 1));
    small = registered - start;
    CHECK(small > 0 && small <= 16 * MIB, "%zu bytes for a block", small);
    if (argc > 1) {
        if (me == 0)
            shmem_putmem(heap + 60 * MIB, pattern, BYTES, 1);
        shmem_barrier_all();
        return test_end();
    }
    shmem_free(shmem_malloc(1000));
    CHECK(registered == start + small, "%zu bytes for nothing new",
          registered - start - small);
    block = shmem_malloc((size_t) 120 * MIB);
    CHECK(block != NULL && registered >= start + 120 * MIB &&
              registered <= start + 200 * MIB,
          "%zu bytes for 120 MiB", registered - start);
    use_threads();
    cross((size_t) 16 * MIB);
    cross((size_t) 32 * MIB);
    cross((size_t) 64 * MIB);
    shmem_finalize();

    registered = 0;
    shmem_init();
    CHECK(registered == start, "%zu bytes at the second start", registered);
    block = shmem_malloc((size_t) 40 * MIB);
    CHECK(block != NULL, "no block after the second start");
    cross((size_t) 16 * MIB);
    return test_end();
}
#else
int main(void)
{
    printf("skipped: no header of UCX\n");
    return 77;
}
#endif
