/* np: 3 */
/* np: 3  env: SHMEM_ATOMICS=network */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The first operation that a PE does on another one is an atomic operation on a
 * context, and the other one does none on it.  Where a NIC does it, the
 * connection of the NIC must come about then, too.
 */
#include "test.h"

enum { ROUNDS = 20 };

static long counter;

int main(void)
{
    shmem_ctx_t ctx;
    int right;

    test_init();
    right = (me + 1) % npes;
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    for (long round = 0; round < ROUNDS; round++)
        CHECK(shmem_ctx_long_atomic_fetch_inc(ctx, &counter, right) == round,
              "fetch_inc, round %ld", round);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    CHECK(counter == ROUNDS, "the counter is %ld", counter);
    return test_end();
}
