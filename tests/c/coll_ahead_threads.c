/* np: 2  cflags: -pthread  worlds: node mixed (the buffers are those of PEs that share memory) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that threads which are far ahead of another PE in the collectives of sixteen
 * teams leave buffers for a thread that is in those of one more: PE 1 begins with
 * the sixteen only after that one has met.  One of the sixteen is ahead before the
 * others and has taken all the buffers that every team may take.
 */
#include "threads.h"

enum { CALLS = 40, BYTES = 1000, AHEAD = 16 };

static shmem_team_t team[AHEAD + 1];
static char *source, *dest[AHEAD + 1];
static long go;

static void call(int t)
{
    for (int i = 0; i < CALLS; i++)
        shmem_broadcastmem(team[t], dest[t], source, BYTES, 0);
}

static void *run_ahead(void *t)
{
    call((int) (intptr_t) t);
    return NULL;
}

int main(void)
{
    pthread_t thread[AHEAD];

    test_init_threads();
    source = shmem_malloc(BYTES);
    CHECK(source != NULL, "no memory");
    memset(source, 5, BYTES);
    for (int t = 0; t <= AHEAD; t++) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                 &team[t]);
        dest[t] = shmem_calloc(BYTES, 1);
        CHECK(dest[t] != NULL, "no memory");
    }
    shmem_barrier_all();
    if (me == 1)
        shmem_long_wait_until(&go, SHMEM_CMP_EQ, 1);
    for (int t = 0; me == 0 && t < AHEAD; t++) {
        thread[t] = thread_start(run_ahead, (void *) (intptr_t) t);
        test_sleep_us(20000); /* it goes as far as it can */
    }
    if (me == 0)
        shmem_long_p(&go, 1, 1);
    call(AHEAD);
    for (int t = 0; me == 0 && t < AHEAD; t++)
        thread_join(thread[t]);
    if (me == 1)
        threads_run(AHEAD, run_ahead);
    shmem_barrier_all();
    for (int t = 0; t <= AHEAD; t++)
        CHECK(me == 0 || dest[t][BYTES - 1] == 5, "wrong data of team %d", t);
    return test_end();
}
