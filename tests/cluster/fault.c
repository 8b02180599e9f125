/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A job in which something goes wrong: `fault DEED WORK`.  The last PE does the
 * deed while the others work; with `none` somebody cuts or kills from outside,
 * and the last PE works like the others.  If WORK begins with "again_", the
 * library has been started and ended before.  Each PE prints "working" when it
 * begins.  tests/cluster/faults starts it.
 */
#include <signal.h>

#include "../c/test.h"

enum { WORDS = 65536 };

static long lock, word;
static long psync[2][SHMEM_REDUCE_SYNC_SIZE];
static long work[WORDS / 2 + 1], source[WORDS], dest[WORDS];

/* Returns from main when this function returns. */
static void do_deed(const char *deed)
{
    if (strcmp(deed, "kill") == 0)
        raise(SIGKILL);
    if (strcmp(deed, "exit_3") == 0)
        exit(3);
    if (strcmp(deed, "global_exit") == 0)
        shmem_global_exit(7);
    if (strcmp(deed, "bad_pe") == 0)
        shmem_long_p(&word, 1, npes);
    if (strcmp(deed, "finalize") == 0)
        shmem_finalize();
}

static void sum(int i, int words)
{
    shmem_long_sum_to_all(dest, source, words, 0, 0, npes, work, psync[i % 2]);
}

static void do_work(const char *name)
{
    if (strcmp(name, "barrier") == 0)
        shmem_barrier_all();
    if (strcmp(name, "reduce") == 0)
        sum(0, 1);
    if (strcmp(name, "wait") == 0)
        shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    if (strcmp(name, "lock") == 0)
        shmem_set_lock(&lock);
    if (strcmp(name, "finalize") == 0)
        shmem_finalize();
    /* until something else ends it */
    if (strcmp(name, "collectives") == 0)
        for (int i = 0;; i++)
            sum(i, i % 16 == 0 ? WORDS : 16);
    if (strcmp(name, "puts") == 0)
        for (int i = 0;; i++) {
            shmem_long_put(dest, source, WORDS, (me + npes / 2) % npes);
            if (i % 16 == 0)
                shmem_quiet();
        }
    if (strcmp(name, "puts_to_last") == 0)
        for (;;) {
            shmem_long_put(dest, source, WORDS, npes - 1);
            shmem_long_p(&word, 1, npes - 1);
        }
}

int main(int argc, char **argv)
{
    const char *task = argc == 3 ? argv[2] : "";

    if (argc != 3)
        return 2;
    if (strncmp(task, "again_", 6) == 0) {
        task += 6;
        shmem_init();
        shmem_finalize();
    }
    test_init();
    if (me == npes - 1)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    printf("working\n");
    fflush(stdout);
    if (me == npes - 1 && strcmp(argv[1], "none") != 0) {
        test_sleep_us(500000);
        do_deed(argv[1]);
        return 0;
    }
    do_work(task);
    fprintf(stderr, "PE %d went on\n", me);
    return 0;
}
