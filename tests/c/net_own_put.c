/* np: 2  worlds: ucx mixed ofi (puts on a PE of this node are in place at once) */
/* np: 2  env: SHMEM_TEST_SMALL_TRANSFERS=mixed  worlds: ucx mixed ofi (likewise)  notices: mixed/unbundles_others */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A thread gets what it has put on a context, in small and large puts, while another
 * thread calls quiet on the context without a pause, which takes puts out of bundles
 * and gives them to the NIC.  It fails when a get overtakes a put.
 */
#include <stdatomic.h>

#include "threads.h"

enum { ROUNDS = 8000, WORDS = 2500 };

static long word[WORDS];
static shmem_ctx_t ctx;
static atomic_int ended;

static void *complete(void *unused)
{
    (void) unused;
    while (!ended)
        shmem_ctx_quiet(ctx);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int right;

    test_init_threads();
    right = (me + 1) % npes;
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    shmem_barrier_all();
    thread = thread_start(complete, NULL);
    for (long round = 1; round <= ROUNDS; round++) {
        long mine[WORDS], got;
        size_t n = round % 64 == 0 ? WORDS : 1;

        for (size_t i = 0; i < n; i++)
            mine[i] = round;
        shmem_ctx_long_put(ctx, word, mine, n, right);
        got = shmem_ctx_long_g(ctx, &word[n - 1], right);
        CHECK(got == round, "put %ld, got %ld", round, got);
    }
    ended = 1;
    thread_join(thread);
    shmem_ctx_destroy(ctx);
    return test_end();
}
