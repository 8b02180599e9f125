/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A put at each moment between the decision of a PE to sleep and its sleep, made by
 * holding the thread at an atomic load or store (points.h).  It is linked with the
 * library's objects, of which this file is one.
 *
 *   races_sleep FUNCTION: for one PE, with SHMEM_WAIT=sleep; the put comes while the
 *   thread is held in this function of wait/sleep.c
 */
#include "../../src/c/wait/sleep.c"

#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>

static long word;
static const char *where;
static _Thread_local bool may_hold;
static int is_held, may_go_on;

void test_point(const char *function)
{
    if (!may_hold || strcmp(function, where) != 0)
        return;
    may_hold = false;
    /* not __atomic_store_n, which is a point itself */
    __atomic_exchange_n(&is_held, 1, __ATOMIC_SEQ_CST);
    while (__atomic_fetch_add(&may_go_on, 0, __ATOMIC_SEQ_CST) == 0)
        usleep(1000);
}

static void *wait_for_word(void *unused)
{
    may_hold = true;
    shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    int provided;
    uint64_t naps;

    where = argc > 1 ? argv[1] : "";
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0)
        return 1;
    naps = sma_sleeps.naps;
    if (pthread_create(&thread, NULL, wait_for_word, NULL) != 0)
        return 1;
    while (__atomic_fetch_add(&is_held, 0, __ATOMIC_SEQ_CST) == 0)
        usleep(1000);
    shmem_long_p(&word, 1, 0);
    __atomic_exchange_n(&may_go_on, 1, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    /* a nap would mean that the put had not been noticed */
    puts(sma_sleeps.naps == naps ? "passed" : "the wake-up was missed");
    shmem_finalize();
    return 0;
}
