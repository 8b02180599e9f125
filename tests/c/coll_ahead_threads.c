/* np: 2  cflags: -pthread  worlds: node mixed (the buffers are those of PEs that share memory)  notices: bounces_reserved */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a thread which is far ahead of another PE in the collectives of one
 * team leaves buffers for a thread that is in those of another team: PE 1 begins
 * with the first team only after the second one has met.
 */
#include <pthread.h>

#include "test.h"

enum { CALLS = 40, BYTES = 1000 };

static shmem_team_t first, second;
static char *source, *dest[2];
static long go;

static void *run_ahead(void *unused)
{
    for (int i = 0; i < CALLS; i++)
        shmem_broadcastmem(first, dest[0], source, BYTES, 0);
    return unused;
}

int main(void)
{
    pthread_t thread;
    int provided;

    CHECK(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0, "init");
    me = shmem_my_pe();
    npes = shmem_n_pes();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &first);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &second);
    source = shmem_malloc(BYTES);
    dest[0] = shmem_calloc(BYTES, 1);
    dest[1] = shmem_calloc(BYTES, 1);
    CHECK(source != NULL && dest[0] != NULL && dest[1] != NULL, "no memory");
    memset(source, 5, BYTES);
    shmem_barrier_all();
    if (me == 0) {
        CHECK(pthread_create(&thread, NULL, run_ahead, NULL) == 0, "thread");
        test_sleep_us(200000); /* it goes as far as it can */
        shmem_long_p(&go, 1, 1);
    } else {
        shmem_long_wait_until(&go, SHMEM_CMP_EQ, 1);
    }
    for (int i = 0; i < CALLS; i++)
        shmem_broadcastmem(second, dest[1], source, BYTES, 0);
    if (me == 1)
        CHECK(pthread_create(&thread, NULL, run_ahead, NULL) == 0, "thread");
    CHECK(pthread_join(thread, NULL) == 0, "join");
    shmem_barrier_all();
    CHECK(me == 0 || (dest[0][BYTES - 1] == 5 && dest[1][BYTES - 1] == 5),
          "wrong data");
    return test_end();
}
