/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: the locks that this PE holds, with the place in the program that
 * set each of them.
 */
#include <pthread.h>

#include "base/program.h"
#include "check/check.h"

struct held {
    const volatile void *lock;
    const struct sma_routine *routine;
    const void *caller;
    struct held *next;
};

/* The locks that this PE holds.  `mutex` guards the list and its entries; no
 * other lock is taken while it is held. */
static struct held *all;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* The link to the entry of a lock, or to the end of the list.  The caller holds
 * the mutex. */
static struct held **find(const volatile void *lock)
{
    struct held **h = &all;

    while (*h != NULL && (*h)->lock != lock)
        h = &(*h)->next;
    return h;
}

/* Copies the entry of a lock.  Returns false if this PE does not hold the
 * lock. */
static bool look_up(const volatile void *lock, struct held *held_p)
{
    struct held *h;

    pthread_mutex_lock(&mutex);
    h = *find(lock);
    if (h != NULL)
        *held_p = *h;
    pthread_mutex_unlock(&mutex);
    return h != NULL;
}

/* Writes where a lock was set: "by shmem_set_lock at heat.c:40". */
static void origin(const struct held *h, char *text, size_t size)
{
    char where[128] = "";

    if (h->caller != NULL)
        sma_check_where(h->caller, where, sizeof where);
    snprintf(text, size, "by %s%s", h->routine->name, where);
}

void sma_check_lock_set(const struct sma_routine *routine,
                        const volatile void *lock)
{
    char text[256];
    struct held h;

    /* another thread may give back the lock, whichever has set it */
    if (!look_up(lock, &h) ||
        (!sma_only_others(SMA_ENDS_BY_CALL) && !SMA_MUTANT(lock_no_thread)))
        return;
    origin(&h, text, sizeof text);
    sma_fatal(routine,
              "the caller holds lock %p already, set %s, and would wait "
              "for itself",
              (const void *) lock, text);
}

void sma_check_lock_got(const struct sma_routine *routine,
                        const volatile void *lock)
{
    struct held *h = sma_new(routine, 1, sizeof *h);

    *h = (struct held){lock, routine, sma_check_caller(), NULL};
    pthread_mutex_lock(&mutex);
    h->next = all;
    all = h;
    pthread_mutex_unlock(&mutex);
}

void sma_check_lock_cleared(const volatile void *lock)
{
    struct held *h, **at;

    pthread_mutex_lock(&mutex);
    at = find(lock);
    h = *at;
    if (h != NULL)
        *at = h->next;
    pthread_mutex_unlock(&mutex);
    free(h);
}

/* Only one thread is left in the library when this function is called, so it
 * takes no mutex.  A later start of the library has other locks. */
void sma_check_locks(const struct sma_routine *routine)
{
    char text[256];

    if (all == NULL)
        return;
    origin(all, text, sizeof text);
    sma_warn(routine, "lock %p is still held, set %s", (const void *) all->lock,
             text);
    while (all != NULL)
        sma_check_lock_cleared(all->lock);
}
