/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Races between threads of a PE that use locks, made by holding a thread at an
 * atomic load or store (points.h).  It is linked with the library's objects, of which
 * this file is one.
 *
 *   races_lock NAME: for one PE
 */
#include "../../src/c/sync/lock.c"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static long lock, others[1 << 17];

/* A thread that is held at its next point in a function. */
struct held {
    const char *function;
    volatile int is_held, may_go_on;
};
static struct held leaver, finder;
static _Thread_local struct held *my_hold;

void test_point(const char *function)
{
    struct held *h = my_hold;

    if (h == NULL || strcmp(function, h->function) != 0)
        return;
    my_hold = NULL;
    h->is_held = 1;
    while (!h->may_go_on)
        usleep(1000);
}

static void await(const struct held *h)
{
    while (!h->is_held)
        usleep(1000);
}

static void run(pthread_t *thread, void *(*function)(void *) )
{
    if (pthread_create(thread, NULL, function, NULL) != 0)
        shmem_global_exit(1);
}

/* ---- a thread has given a lock back, and has not left its place yet */

static void *set_and_clear(void *unused)
{
    shmem_set_lock(&lock);
    my_hold = &leaver;
    shmem_clear_lock(&lock);
    return unused;
}

static void given_back(void)
{
    pthread_t thread;

    leaver.function = "leave_place";
    run(&thread, set_and_clear);
    await(&leaver);
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock); /* not with the place of the thread */
    leaver.may_go_on = 1;
    pthread_join(thread, NULL);
}

/* ---- a thread reads a place whose use changes meanwhile */

static volatile int cleared;

/* Another lock with the same first place. */
static long *find_like(void)
{
    struct sma_address first = find(SMA_R(shmem_set_lock), &lock);

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (scale(hash(find(SMA_R(shmem_set_lock), &others[i])), places) ==
            scale(hash(first), places))
            return &others[i];
    shmem_global_exit(1);
}

/* Waits for the lock in the second place, and clears it. */
static void *clear_second(void *unused)
{
    shmem_set_lock(&lock);
    await(&leaver); /* the other thread has the first place again */
    my_hold = &finder;
    shmem_clear_lock(&lock);
    cleared = 1;
    return unused;
}

/* Tries to set the lock, in the first place, which it then takes for another. */
static void *test_first(void *unused)
{
    long *other = find_like();

    my_hold = &leaver;
    shmem_test_lock(&lock);
    shmem_set_lock(other);
    finder.may_go_on = 1;
    while (!cleared)
        usleep(1000);
    shmem_clear_lock(other);
    return unused;
}

static void in_use(void)
{
    pthread_t second, first;
    uint32_t i = scale(hash(find(SMA_R(shmem_set_lock), &lock)), places);

    leaver.function = "leave_place";
    finder.function = "find_held";
    shmem_set_lock(&lock);
    run(&second, clear_second);
    while (__atomic_load_n(mine(i, NEXT), __ATOMIC_RELAXED) ==
           tag_of(find(SMA_R(shmem_set_lock), &lock)))
        usleep(1000);
    shmem_clear_lock(&lock);
    run(&first, test_first);
    await(&finder);
    leaver.may_go_on = 1;
    pthread_join(first, NULL);
    pthread_join(second, NULL);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    int provided;

    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0)
        return 1;
    if (strcmp(name, "given_back") == 0)
        given_back();
    else if (strcmp(name, "in_use") == 0)
        in_use();
    else
        return 1;
    puts("passed");
    shmem_finalize();
    return 0;
}
