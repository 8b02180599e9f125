/* np: 2 4  args: other  status: 1  lines: 1  match: ^shmem: PE 0/[24] on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is held by another PE( \(called at [^ )]+\))?$ */
/* np: 2  args: most  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_set_lock: the PE already holds or waits for 16384 locks \(called at [^ )]+\)$ */
/*   match: PE 0: all are set */
/* np: 2 5  args: finalize  status: 1  lines: 1  match: ^shmem: PE 1/[25] on [^ ]+: shmem_set_lock: waits for PE 0 \((pid [0-9]+|on [^ ]+)\), which called shmem_finalize \(called at [^ )]+\)$ */
/* np: 2 5  args: exit  status: 1  lines: 1  match: ^shmem: PE 1/[25] on [^ ]+: shmem_set_lock: waits for PE 0 \((pid [0-9]+|on [^ ]+)\), which ended with status 0 without shmem_finalize \(called at [^ )]+\)$ */
/* np: 24  args: holder  status: 137  match: PE 0\b.*([Kk]ill|signal 9) */
/* np: 24  args: waiter  status: 137  match: PE 1\b.*([Kk]ill|signal 9) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests wrong uses of locks, and that a PE that ends while it holds a lock, or
 * waits for it, leaves nobody waiting without a message.
 */
#include <signal.h>

#include "threads.h"

enum { MOST = 16384, TURNS = 4 };

static long lock;

/* Waits until another PE stands in the queue of the lock: one of its words is not
 * what it was when PE 0 alone had the lock. */
static void see_queue(const long *before)
{
    for (int pe = 0;; pe = (pe + 1) % npes) {
        if (shmem_long_atomic_fetch(&lock, pe) != before[pe])
            return;
        sched_yield();
    }
}

/* The others queue behind PE 1; in case of need they wait for ever. */
static void queue(const long *before)
{
    if (me > 1)
        see_queue(before);
    shmem_set_lock(&lock);
    CHECK(0, "got a lock that nobody has given back");
}

static void *kill_later(void *arg)
{
    (void) arg;
    test_sleep_us(300000);
    raise(SIGKILL);
    return NULL;
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    long before[64];

    test_init();
    if (strcmp(how, "most") == 0) {
        long *locks = shmem_calloc(MOST + TURNS, sizeof *locks);

        CHECK(locks != NULL, "no memory");
        for (int turn = 0; me == 0 && turn < TURNS; turn++) {
            for (int i = 0; turn > 0 && i < MOST; i++)
                shmem_clear_lock(&locks[turn - 1 + i]);
            for (int i = 0; i < MOST; i++)
                shmem_set_lock(&locks[turn + i]);
        }
        printf("PE %d: all are set\n", me);
        if (me == 0)
            shmem_set_lock(&locks[0]); /* one too many */
        shmem_barrier_all();
    }
    if (me == (strcmp(how, "other") == 0 ? npes - 1 : 0))
        shmem_set_lock(&lock);
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++)
        before[pe] = shmem_long_atomic_fetch(&lock, pe);
    shmem_barrier_all();
    if (strcmp(how, "other") == 0) {
        if (me == 0)
            shmem_clear_lock(&lock);
        shmem_barrier_all();
    }
    if ((strcmp(how, "holder") == 0 && me == 0) ||
        (strcmp(how, "waiter") == 0 && me == 1))
        thread_start(kill_later, NULL);
    if (me != 0)
        queue(before);
    see_queue(before);
    if (strcmp(how, "finalize") == 0)
        shmem_finalize();
    if (strcmp(how, "exit") == 0 || strcmp(how, "finalize") == 0)
        return 0;
    for (;;)
        pause();
}
