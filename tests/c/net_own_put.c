/* np: 2  worlds: ucx mixed ofi (puts on a PE of this node are in place at once) */
/* np: 2  env: SHMEM_TEST_SMALL_TRANSFERS=mixed  worlds: ucx mixed ofi (likewise)  notices: mixed/unbundles_others */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A thread gets what it has put on a context, in small and large puts, while another
 * thread calls quiet on the context without a pause, which takes puts out of bundles
 * and gives them to the NIC.  It fails when a get overtakes a put.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "test.h"

enum { ROUNDS = 25000, WORDS = 2500 };

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
    int provided, right;

    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0 ||
        provided != SHMEM_THREAD_MULTIPLE)
        return 77;
    me = shmem_my_pe();
    npes = shmem_n_pes();
    right = (me + 1) % npes;
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    shmem_barrier_all();
    CHECK(pthread_create(&thread, NULL, complete, NULL) == 0, "no thread");
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
    pthread_join(thread, NULL);
    shmem_ctx_destroy(ctx);
    return test_end();
}
