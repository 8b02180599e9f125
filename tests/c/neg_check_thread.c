/* np: 2  cflags: -pthread  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_(team_sync|int_sum_reduce): called while another thread is in shmem_(team_sync|int_sum_reduce), but the program has not asked for SHMEM_THREAD_MULTIPLE */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK=2 with two threads in collectives at the same time, in a
 * program that has not asked for threads.
 */
#include <pthread.h>

#include "test.h"

static shmem_team_t team[2];
static int source, dest;
static long flag;

static void *in_thread(void *unused)
{
    shmem_team_sync(team[0]);
    return unused;
}

int main(void)
{
    pthread_t thread;

    test_init();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &team[0]);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &team[1]);
    if (me == 0) {
        pthread_create(&thread, NULL, in_thread, NULL);
        test_sleep_us(50000);
        shmem_int_sum_reduce(team[1], &dest, &source, 1);
    }
    /* the other PE comes late to both calls */
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    return 0;
}
