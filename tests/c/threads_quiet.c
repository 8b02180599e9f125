/* np: 2  worlds: ucx mixed (on one node nothing is in flight) */
/* np: 2  worlds: ucx (on one node nothing is in flight)  args: ctx */
/* np: 2  worlds: ucx mixed (on one node nothing is in flight)  args: flood */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a thread that always has transfers in flight does not keep another
 * thread's quiet, fence or barrier from returning.
 */
#include <stdatomic.h>

#include "threads.h"

enum { WORDS = 1 << 18, SLOTS = 24, LIMIT = 10 };

static shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
static long there[WORDS], *slot[SLOTS];
static atomic_int stop, begun;
static atomic_bool gave_up;

static void start(int i)
{
    slot[i][WORDS - 1] = -1;
    shmem_ctx_long_get_nbi(ctx, slot[i], there, WORDS, 1 - me);
}

static int is_there(int i)
{
    return __atomic_load_n(&slot[i][WORDS - 1], __ATOMIC_ACQUIRE) == 1 - me;
}

/* Most slots are in flight at any time: a slot is used again when its last word
 * has come. */
static void *keep_busy(void *unused)
{
    (void) unused;
    for (int i = 0; i < SLOTS; i++)
        start(i);
    begun = 1;
    for (int i = 0; !stop && !gave_up; i = (i + 1) % SLOTS) {
        while (!stop && !gave_up && !is_there(i)) {
            gave_up = test_cpu_seconds() > LIMIT;
            sched_yield();
        }
        if (!stop)
            start(i);
    }
    return NULL;
}

/* Starts one transfer after the other, without a pause. */
static void *flood(void *unused)
{
    (void) unused;
    begun = 1;
    while (!stop && !gave_up) {
        for (int i = 0; !stop && i < 100; i++)
            shmem_long_put_nbi(there, slot[0], 8, 1 - me);
        gave_up = test_cpu_seconds() > LIMIT;
    }
    return NULL;
}

static void *(*busy)(void *) = keep_busy;

static void quiet(void)
{
    shmem_ctx_quiet(ctx);
}

static void fence(void)
{
    shmem_ctx_fence(ctx);
}

/* PE 0 has the thread; the other PE only takes part in the barriers. */
static void run(const char *name, void (*f)(void))
{
    pthread_t thread = pthread_self();
    double began;

    shmem_barrier_all();
    stop = begun = me != 0;
    if (me == 0)
        thread = thread_start(busy, NULL);
    while (!begun)
        sched_yield();
    began = test_seconds();
    f();
    stop = 1;
    if (me == 0)
        thread_join(thread);
    CHECK(!gave_up, "%s took %.1f seconds, until the other thread ended", name,
          test_seconds() - began);
    shmem_ctx_quiet(ctx);
}

int main(int argc, char **argv)
{
    test_init_threads();
    there[WORDS - 1] = me;
    for (int i = 0; i < SLOTS; i++)
        CHECK((slot[i] = calloc(WORDS, sizeof(long))) != NULL, "no memory");
    if (argc > 1 && strcmp(argv[1], "flood") == 0)
        busy = flood;
    else if (argc > 1)
        CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    run("quiet", quiet);
    run("fence", fence);
    if (ctx == SHMEM_CTX_DEFAULT)
        run("barrier_all", shmem_barrier_all);
    if (ctx != SHMEM_CTX_DEFAULT)
        shmem_ctx_destroy(ctx);
    return test_end();
}
