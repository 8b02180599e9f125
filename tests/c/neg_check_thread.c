/* np: 2  args: teams  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2  args: late  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2 3  args: order  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2  args: nested  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2  args: one  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2  args: again  cflags: -pthread  env: SHMEM_CHECK=2  lines: 0 */
/* np: 2  args: same  cflags: -pthread  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_(team_sync|int_sum_reduce): called while another thread is in shmem_(team_sync|int_sum_reduce) on the same active set or team */
/* np: 2  args: reduce  cflags: -pthread  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_sum_reduce: nreduce is [12] here but [12] on PE [01] */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK=2 with two threads in collectives at the same time, in a
 * program that has not asked for threads: on different teams this is right, in
 * any order, because shmem_query_thread says so.
 */
#include "threads.h"

static shmem_team_t team[2];
static int source, dest;
static long flag;

static void *sync_team(void *number)
{
    shmem_team_sync(team[*(int *) number]);
    return NULL;
}

/* Another thread calls a collective on one team, and then this thread one on
 * the other team while the first call waits. */
static void call_both(int first)
{
    pthread_t thread;

    thread = thread_start(sync_team, &first);
    test_sleep_us(50000);
    shmem_team_sync(team[1 - first]);
    pthread_join(thread, NULL);
}

static void *reduce(void *unused)
{
    shmem_int_sum_reduce(team[0], &dest, &source, 1 + me);
    return unused;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int same = 0, provided;

    test_init();
    if (strcmp(what, "nested") == 0)
        shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    for (int i = 0; i < 2; i++)
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                 &team[i]);
    if (strcmp(what, "same") == 0) {
        if (me == 0) {
            thread_start(sync_team, &same);
            test_sleep_us(50000);
            shmem_int_sum_reduce(team[0], &dest, &source, 1);
        }
        /* the other PE comes late to both calls */
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    } else if (strcmp(what, "reduce") == 0) {
        thread_join(thread_start(reduce, NULL));
    } else if (strcmp(what, "teams") == 0 || strcmp(what, "late") == 0) {
        /* so that the first call of PE 0 waits while it makes the other */
        if (strcmp(what, "late") == 0 && me == 1)
            test_sleep_us(200000);
        call_both(0);
    } else if (strcmp(what, "one") == 0 && me == 1) {
        shmem_team_sync(team[0]); /* the other PE begins with the other team */
        shmem_team_sync(team[1]);
    } else if (strcmp(what, "one") == 0) {
        call_both(1);
    } else {
        call_both(me != 0);
    }
    if (strcmp(what, "again") == 0) /* the PEs have stopped comparing */
        for (int i = 0; i < 3; i++)
            call_both(me == 0);
    shmem_barrier_all();
    if (strcmp(what, "nested") == 0)
        shmem_finalize();
    shmem_finalize();
    return 0;
}
