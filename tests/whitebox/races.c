/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Races in the library, each of them made by holding a PE at an atomic load or
 * store (points.h); and slots of sets that are all taken.  It is linked with the
 * library's objects, of which this file is one.
 *
 *   races NAME: for one PE, or two; 77: the test is not possible here
 */
#include "../../src/c/coll/set/active.c"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "coll/epoch/epoch.h"
#include "shmem.h"

/* What one PE tells the other. */
static volatile int looked, taken;

static const char *hold_in; /* the function of the library to be held in */
static volatile int *tell, *until;

void test_point(const char *function)
{
    if (hold_in == NULL || strcmp(function, hold_in) != 0)
        return;
    hold_in = NULL;
    *tell = 1;
    while (*until == 0)
        usleep(1000);
}

/*
 * PE 0 waits for PE 1 in a set, and is held when it has found the place of PE 1's
 * slot free.  Before PE 1 comes to the set, it makes another one, whose slot has
 * the same place.
 */
static void slot(void)
{
    uint64_t key = make_triplet_key(0, 1, 2), place;
    int other = 1;

    place = sma_slot_hash(key) % (SMA_COLL_SLOTS - 1);
    while (sma_slot_hash(make_triplet_key(1, other, 1)) %
               (SMA_COLL_SLOTS - 1) !=
           place)
        other++;
    if (shmem_my_pe() == 0) {
        struct sma_set *set = sma_set_triplet(SMA_R(shmem_barrier), 0, 1, 2);

        tell = shmem_ptr((void *) &looked, 1);
        until = &taken;
        hold_in = "find_slot";
        sma_epoch_sync(set, SMA_R(shmem_barrier));
    } else {
        while (looked == 0)
            usleep(1000);
        sma_set_triplet(SMA_R(shmem_barrier), 1, other, 1);
        *(volatile int *) shmem_ptr((void *) &taken, 0) = 1;
        sma_epoch_sync(sma_set_triplet(SMA_R(shmem_barrier), 0, 1, 2),
                       SMA_R(shmem_barrier));
    }
}

/* Lets the calling thread run on processor 0, before all threads of a lower
 * priority. */
static bool take_priority(int priority)
{
    const struct sched_param param = {.sched_priority = priority};
    cpu_set_t one;

    CPU_ZERO(&one);
    CPU_SET(0, &one);
    return pthread_setaffinity_np(pthread_self(), sizeof one, &one) == 0 &&
           pthread_setschedparam(pthread_self(), SCHED_FIFO, &param) == 0;
}

static void *forget_slowly(void *unused)
{
    (void) unused;
    if (!take_priority(1))
        exit(77);
    tell = &looked;
    until = &taken;
    hold_in = "unlock_bounces";
    sma_bounces_forget(NULL);
    return NULL;
}

static void *forget_at_once(void *unused)
{
    (void) unused;
    if (!take_priority(2))
        exit(77);
    while (looked == 0)
        usleep(1000);
    taken = 1;
    sma_bounces_forget(NULL);
    return NULL;
}

/* A thread has the lock of the bounce buffers, and another one of a higher
 * priority waits for it on the same processor. */
static void priority(void)
{
    pthread_t low, high;

    pthread_create(&low, NULL, forget_slowly, NULL);
    pthread_create(&high, NULL, forget_at_once, NULL);
    pthread_join(low, NULL);
    pthread_join(high, NULL);
}

/* The next key behind `key` for which the search begins at the first place. */
static uint64_t next_key(uint64_t key)
{
    do
        key++;
    while (sma_slot_hash(key) % SMA_MAX_SETS != 0);
    return key;
}

/* Claims the slots of all active sets in the area of this PE, with keys that all begin
 * to look at one place, so that the last one looks at every slot. */
static void all_slots(void)
{
    uint64_t key = (uint64_t) 1 << 40; /* no set of this program has it */
    int n = 0;

    for (int i = 1; i < SMA_COLL_SLOTS; i++)
        n += sma_area_of(sma_topology.node_me)->slot[i].key != 0;
    for (; n < SMA_MAX_SETS; n++) {
        key = next_key(key);
        if (sma_slot_claim(key) == NULL)
            break;
    }
    if (n < SMA_MAX_SETS || sma_slot_claim(next_key(key)) != NULL)
        printf("there is space for %d sets and perhaps more\n", n);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";

    shmem_init();
    if (strcmp(name, "slot") == 0)
        slot();
    else if (strcmp(name, "priority") == 0)
        priority();
    else if (strcmp(name, "slots") == 0)
        all_slots();
    else
        return 1;
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        puts("passed");
    shmem_finalize();
    return 0;
}
