/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Threads of the tests.
 */
#ifndef THREADS_H
#define THREADS_H

#include <pthread.h>

#include "test.h"

/* Starts the library for threads that all call it. */
static inline void test_init_threads(void)
{
    int provided = -1;

    CHECK(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0 &&
              provided == SHMEM_THREAD_MULTIPLE,
          "provided is %d", provided);
    me = shmem_my_pe();
    npes = shmem_n_pes();
}

static inline pthread_t thread_start(void *(*function)(void *), void *arg)
{
    pthread_t thread;

    CHECK(pthread_create(&thread, NULL, function, arg) == 0, "no thread");
    return thread;
}

static inline void thread_join(pthread_t thread)
{
    CHECK(pthread_join(thread, NULL) == 0, "join");
}

/* Runs threads with the arguments 0 to n - 1, and waits for their ends. */
static inline void threads_run(int n, void *(*function)(void *) )
{
    pthread_t thread[16];

    for (int i = 0; i < n; i++)
        thread[i] = thread_start(function, (void *) (intptr_t) i);
    for (int i = 0; i < n; i++)
        thread_join(thread[i]);
}

#endif
