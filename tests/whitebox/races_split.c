/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Two threads of PE 0 split two teams at the same time, whose first member is PE 0
 * both times.  The PEs agree on the numbers of the new teams in such an order that
 * both numbers would be the same.  It is linked with the library's objects, of which
 * this file is one.
 *
 *   races_split: for three PEs
 */
#include "../../src/c/team/split.c"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static shmem_team_t with_1, with_2, new_1, new_2;
static volatile int is_split; /* on PE 1: the team with PE 2 has been split */

/* This function is called at each atomic load and store of split.c (points.h);
 * nobody needs to be held there. */
void test_point(const char *function)
{
    (void) function;
}

static shmem_team_t split(shmem_team_t parent, int start, int stride, int size)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;

    shmem_team_split_strided(parent, start, stride, size, NULL, 0, &team);
    return team;
}

static void *split_with_1(void *unused)
{
    new_1 = split(with_1, 0, 1, 2);
    return unused;
}

int main(void)
{
    int provided, me;
    shmem_team_t alone;
    pthread_t thread;

    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0)
        return 1;
    me = shmem_my_pe();
    with_1 = split(SHMEM_TEAM_WORLD, 0, 1, 2);
    with_2 = split(SHMEM_TEAM_WORLD, 0, 2, 2);
    alone = split(SHMEM_TEAM_WORLD, 1, 1, 1);
    if (me == 0) {
        if (pthread_create(&thread, NULL, split_with_1, NULL) != 0)
            return 1;
        usleep(100000); /* it has proposed a number, and waits for PE 1 */
        new_2 = split(with_2, 0, 1, 2);
        *(volatile int *) shmem_ptr((void *) &is_split, 1) = 1;
        pthread_join(thread, NULL);
        puts(sma_team_get(new_1)->set->key != sma_team_get(new_2)->set->key
                 ? "passed"
                 : "two teams have one key");
    } else if (me == 1) {
        split(alone, 0, 1, 1); /* PE 1 has made one team more than PE 0 */
        while (!is_split)
            usleep(1000);
        split(with_1, 0, 1, 2);
    } else {
        split(with_2, 0, 1, 2);
    }
    shmem_finalize();
    return 0;
}
