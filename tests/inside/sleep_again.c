/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A PE whose yields were slow once sleeps in its waits, and yields again when
 * trials are quick.  The program is linked with the library's objects, and has a
 * sched_yield of its own: the first is slow, all others are quick.
 *
 *   sleep_again: for 2 PEs
 */
#include <sched.h>
#include <shmem.h>
#include <stdio.h>
#include <unistd.h>

enum { TIMES = 200 };

static int yields;

int sched_yield(void)
{
    if (yields++ == 0)
        usleep(2000);
    return 0;
}

int main(void)
{
    int first;

    shmem_init();
    yields = 0;
    for (int i = 0; i < TIMES; i++) {
        if (shmem_my_pe() == 1)
            usleep(300);
        shmem_barrier_all();
    }
    first = yields;
    for (int i = 0; i < TIMES; i++) {
        if (shmem_my_pe() == 1)
            usleep(300);
        shmem_barrier_all();
    }
    if (shmem_my_pe() == 0)
        puts(yields - first > TIMES ? "passed" : "waits do not yield again");
    shmem_finalize();
    return 0;
}
