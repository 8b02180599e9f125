/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A PE whose yields were slow once, and that sleeps while it waits for another host,
 * does not sleep again after each message of a stream that it serves meanwhile.  The
 * program is linked with the library's objects, and has a sched_yield of its own: the
 * first on PE 1 in each try takes 4 ms, all others are quick.
 *
 *   sleep_far: for 2 PEs of two hosts
 */
#include <sched.h>
#include <shmem.h>
#include <stdio.h>
#include <unistd.h>

#include "wait/wait.h"

enum { GETS = 2000, TRIES = 10 };

static int yields;
static int pe = -1; /* of this PE: -1 before the start */
static long word;
static long naps; /* of PE 1, in its wait */

int sched_yield(void)
{
    if (pe == 1 && yields++ == 0)
        usleep(4000);
    return 0;
}

/* PE 0 gets a word from PE 1 for longer than PE 1, if yields have been slow, waits until
 * it tries one again. */
static void calm_down(void)
{
    long got;

    for (int i = 0; pe == 0 && i < 1500; i++) {
        usleep(1000);
        shmem_long_get(&got, &word, 1, 1);
    }
    shmem_barrier_all();
}

/* PE 0 lets PE 1 fall asleep in the barrier, and gets a word from it many times. */
static void wait_and_get(int me)
{
    uint64_t before = sma_sleeps.naps;

    if (me == 0) {
        long got;

        usleep(50000);
        for (int i = 0; i < GETS; i++)
            shmem_long_get(&got, &word, 1, 1);
    }
    shmem_barrier_all();
    naps = (long) (sma_sleeps.naps - before);
    shmem_barrier_all();
}

/* Somebody else may take the processor in a yield; then it tries once more, when yields
 * are quick again. */
int main(void)
{
    long fewest = GETS;

    shmem_init();
    pe = shmem_my_pe();
    for (int i = 0; i < TRIES && fewest >= GETS / 4; i++) {
        shmem_barrier_all();
        if (i > 0)
            calm_down();
        yields = 0;
        wait_and_get(pe);
        if (shmem_long_g(&naps, 1) < fewest)
            fewest = shmem_long_g(&naps, 1);
        shmem_barrier_all();
    }
    if (pe != 0)
        ;
    else if (fewest < GETS / 4)
        puts("passed");
    else
        printf("PE 1 slept %ld times in %d gets\n", fewest, GETS);
    shmem_finalize();
    return 0;
}
