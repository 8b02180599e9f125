/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A race between two threads of a PE, made by holding one of them (points.h): the
 * first has given a lock back, and is held before it leaves its place in the queue.
 * The second sets and clears the same lock, and must not take the place of the
 * first for its own.  It is linked with the library's objects, of which this file
 * is one.  For one PE.
 */
#include "../../src/c/sync/lock.c"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static long lock;
static volatile int held, done;
static _Thread_local bool is_first;

void test_point(const char *function)
{
    if (!is_first || strcmp(function, "leave_place") != 0)
        return;
    is_first = false;
    held = 1;
    while (done == 0)
        usleep(1000);
}

static void *first(void *unused)
{
    shmem_set_lock(&lock);
    is_first = true;
    shmem_clear_lock(&lock);
    return unused;
}

int main(void)
{
    pthread_t thread;
    int provided;

    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0 ||
        pthread_create(&thread, NULL, first, NULL) != 0)
        return 1;
    while (held == 0)
        usleep(1000);
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
    done = 1;
    if (pthread_join(thread, NULL) != 0)
        return 1;
    puts("passed");
    shmem_finalize();
    return 0;
}
