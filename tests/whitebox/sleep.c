/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Each routine that ends a wait wakes the PE that sleeps in it.  PE 1 waits; PE 0
 * looks until PE 1 sleeps, and then ends the wait.  A wait that is not ended by a
 * wake-up ends at the limit of a sleep, and is counted as a nap.  The program is
 * linked with the library's objects.
 *
 *   sleep: for 2 PEs, with SHMEM_WAIT=sleep
 */
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/base.h"
#include "coll/epoch/epoch.h"
#include "coll/set/active.h"
#include "coll/set/slot.h"
#include "shared/job.h"
#include "wait/wait.h"

enum { MEETINGS = 2000, TIMES = 10, LARGE = 1 << 20 };

static long word[4], lock, event;
static uint64_t signal_word;
static long psync[SHMEM_BCAST_SYNC_SIZE];
static char *large;
static long woken; /* on PE 0: what PE 1 has counted */

/* PE 0: until PE 1 sleeps on its memory, or on that of PE 0. */
static void await_sleeper(int memory)
{
    while (__atomic_load_n(&sma_self.job->pe[memory].sleepers,
                           __ATOMIC_SEQ_CST) == 0)
        usleep(100);
}

static void await_mark(const int64_t *word_of_mine)
{
    while (__atomic_load_n(word_of_mine, __ATOMIC_SEQ_CST) >= 0)
        usleep(100);
}

static void wait_word(void)
{
    shmem_long_wait_until(&word[1], SHMEM_CMP_NE, 0);
    word[0] = word[1] = word[2] = word[3] = 0;
}

static const long one[2] = {0, 1};

#define DO(name, ...) \
    static void do_##name(void) \
    { \
        __VA_ARGS__; \
    }

DO(p, shmem_long_p(&word[1], 1, 1))
DO(put, shmem_long_put(word, one, 2, 1))
DO(put_nbi, shmem_long_put_nbi(word, one, 2, 1))
DO(iput, shmem_long_iput(word, one, 1, 1, 2, 1))
DO(ibput, shmem_long_ibput(word, one, 2, 2, 2, 1, 1))
DO(add, shmem_long_atomic_add(&word[1], 1, 1))
DO(swap, shmem_long_atomic_swap(&word[1], 1, 1))
DO(clear, shmem_clear_lock(&lock))
DO(event, shmem_set_event(&event))
DO(signal,
   shmem_long_put_signal(word, one, 1, &signal_word, 1, SHMEM_SIGNAL_SET, 1))

static void do_fetch_nbi(void)
{
    static long was;

    was = -1;
    shmem_long_atomic_fetch_add_nbi(&was, &word[1], 1, 1);
    shmem_quiet();
    if (was != 0)
        printf("atomic_fetch_add_nbi of a sleeper's word fetches %ld\n", was);
}
static void wait_signal(void)
{
    shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 1);
    signal_word = 0;
}
static void wait_any(void)
{
    shmem_long_wait_until_any(word, 4, NULL, SHMEM_CMP_NE, 0);
    word[1] = 0;
}

/* PE 1 waits for a lock that PE 0 has. */
static void take(void)
{
    shmem_set_lock(&lock);
}
static void wait_lock(void)
{
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
}

/* PE 1 waits for an event in the memory of PE 0. */
static void wait_event(void)
{
    shmem_wait_event(&event);
    shmem_clear_event(&event);
}

static void meet(void)
{
    shmem_barrier_all();
}

/* PE 1 posts where its data lie, and waits until PE 0 has read them. */
static void broadcast(void)
{
    shmem_broadcast64(large, large, LARGE / 8, 1, 0, 0, 2, psync);
}

static void share(void)
{
    shmem_broadcast32(large, large, 1, 0, 0, 0, 2, psync);
}

static const struct {
    const char *name;
    void (*wait)(void), (*end)(void);
    enum {
        HERE,
        THERE,
        MEET,
        POST,
        READ
    } what;               /* whose memory; or what mark */
    void (*before)(void); /* on PE 0 */
} tests[] = {
    {"p", wait_word, do_p, HERE, NULL},
    {"put", wait_word, do_put, HERE, NULL},
    {"put_nbi", wait_word, do_put_nbi, HERE, NULL},
    {"iput", wait_word, do_iput, HERE, NULL},
    {"ibput", wait_word, do_ibput, HERE, NULL},
    {"atomic_add", wait_word, do_add, HERE, NULL},
    {"atomic_swap", wait_word, do_swap, HERE, NULL},
    {"atomic_fetch_add_nbi", wait_word, do_fetch_nbi, HERE, NULL},
    {"put_signal", wait_signal, do_signal, HERE, NULL},
    {"wait_until_any", wait_any, do_p, HERE, NULL},
    {"clear_lock", wait_lock, do_clear, HERE, take},
    {"set_event", wait_event, do_event, THERE, NULL},
    {"barrier_all", meet, meet, MEET, NULL},
    {"broadcast32", share, share, POST, NULL},
    {"broadcast64", broadcast, broadcast, READ, NULL},
};

/* PE 1 says in its mailbox of the next epoch that it sleeps. */
static void await_announcement(void)
{
    int64_t next = sma_world->epoch + 1;
    const uint64_t *epoch =
        &sma_world->slot[1]->mailbox[sma_mailbox_index(next)].epoch;

    while (__atomic_load_n(epoch, __ATOMIC_SEQ_CST) !=
           ((uint64_t) next | SMA_EPOCH_SLEEPS))
        usleep(100);
}

static void end_wait(int i)
{
    if (tests[i].what == MEET)
        await_announcement();
    else if (tests[i].what == POST)
        await_mark(&sma_world->my_slot->over);
    else if (tests[i].what == READ)
        while (__atomic_load_n(&sma_world->my_slot->reading,
                               __ATOMIC_SEQ_CST) == 0)
            usleep(100);
    else
        await_sleeper(tests[i].what == HERE ? 1 : 0);
    tests[i].end();
    shmem_quiet();
}

static void run(int i)
{
    uint64_t before = sma_sleeps.woken;

    for (int k = 0; k < TIMES; k++) {
        if (shmem_my_pe() == 0 && tests[i].before != NULL)
            tests[i].before();
        shmem_barrier_all();
        if (shmem_my_pe() == 0) {
            end_wait(i);
        } else {
            before = sma_sleeps.woken;
            tests[i].wait();
            if (sma_sleeps.woken > before)
                shmem_long_atomic_inc(&woken, 0);
        }
        shmem_barrier_all();
    }
    if (shmem_my_pe() == 0 && woken == 0)
        printf("nobody wakes a PE that waits for %s\n", tests[i].name);
    woken = 0;
}

/* A store of the program wakes nobody, and a missed wake-up would be like it:
 * the wait ends all the same. */
static void store(void)
{
    uint64_t naps = sma_sleeps.naps;

    shmem_barrier_all();
    if (shmem_my_pe() == 1) {
        wait_word();
        if (sma_sleeps.naps == naps)
            printf("the wait for a store has not slept\n");
    } else {
        await_sleeper(1);
        *(volatile long *) shmem_ptr(&word[1], 1) = 1;
    }
}

/* A thread of the PE itself ends the wait. */
static void *put_to_self(void *unused)
{
    await_sleeper(sma_self.me);
    do_p();
    return unused;
}

static void thread(void)
{
    uint64_t before = sma_sleeps.woken;
    pthread_t t;
    int ended = 0;

    for (int k = 0; shmem_my_pe() == 1 && k < TIMES; k++) {
        before = sma_sleeps.woken;
        if (pthread_create(&t, NULL, put_to_self, NULL) != 0)
            shmem_global_exit(1);
        wait_word();
        pthread_join(t, NULL);
        ended += sma_sleeps.woken > before;
    }
    if (shmem_my_pe() == 1 && ended == 0)
        printf("a thread does not wake another one of its PE\n");
}

/*
 * PEs that meet again and again, with the argument "meet": one that is woken meets
 * the others once more before all of them have run.  They must find that it
 * sleeps; else almost each wait ends by its limit.
 */
static void meet_often(void)
{
    uint64_t naps, woke;

    shmem_barrier_all();
    naps = sma_sleeps.naps;
    woke = sma_sleeps.woken;
    for (int i = 0; i < MEETINGS; i++)
        shmem_barrier_all();
    naps = sma_sleeps.naps - naps;
    woke = sma_sleeps.woken - woke;
    if (shmem_my_pe() == 0 && naps / 4 > woke)
        printf("%llu sleeps end by their limit, %llu by a wake-up\n",
               (unsigned long long) naps, (unsigned long long) woke);
}

int main(int argc, char **argv)
{
    int provided;

    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0)
        return 1;
    large = shmem_malloc(LARGE);
    for (int i = 0; i < SHMEM_BCAST_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    if (argc > 1 && strcmp(argv[1], "meet") == 0) {
        meet_often();
    } else {
        for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
            run((int) i);
        store();
        thread();
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        puts("passed");
    shmem_finalize();
    return 0;
}
