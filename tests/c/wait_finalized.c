/* np: 2 3  cflags: -pthread */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a PE that waits for a store of another one of its threads when all
 * other PEs are in shmem_finalize already: the wait is no mistake.
 */
#include <pthread.h>

#include "test.h"

static long flag;

static void *store(void *unused)
{
    (void) unused;
    test_sleep_us(400000); /* the other PEs are in shmem_finalize by then */
    shmem_long_atomic_set(&flag, 1, me);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int provided;

    CHECK(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0 &&
              provided == SHMEM_THREAD_MULTIPLE,
          "provided is %d", provided);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    if (me == 0) {
        CHECK(pthread_create(&thread, NULL, store, NULL) == 0, "no thread");
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
        pthread_join(thread, NULL);
    }
    shmem_finalize();
    return 0;
}
