/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Locks.  A lock is a 4-byte word, in C the first half of the long, in Fortran
 * the default INTEGER; only the copy on PE 0 counts, all others stay zero.
 *
 * It is a ticket lock: the upper half is the next ticket, the lower half the
 * ticket that is served, so waiting PEs are served in the order in which they
 * came.  The last to leave sets the word back to zero, so that a free lock
 * looks as it did before its first use.
 */
#include "pshmem.h"
#include "region.h"
#include "shmem.h"
#include "wait.h"

enum { HOME = 0 }; /* the PE whose copy counts */

#define TICKET ((uint32_t) 1 << 16)
#define SERVED(word) ((uint16_t) (word))
#define NEXT(word) ((uint16_t) ((word) >> 16))

static uint32_t *home(const char *routine, volatile void *lock)
{
    sma_check_running(routine);
    return sma_reach(routine, "lock", lock, sizeof(uint32_t), HOME);
}

void sma_lock_set(const char *routine, volatile void *lock)
{
    uint32_t *word = home(routine, lock);
    uint32_t old = 0;
    struct sma_wait w = SMA_WAIT(routine, -1);
    uint16_t mine;

    if (likely(__atomic_compare_exchange_n(word, &old, TICKET, false,
                                           __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)))
        return;
    mine = NEXT(__atomic_fetch_add(word, TICKET, __ATOMIC_RELAXED));
    while (SERVED(__atomic_load_n(word, __ATOMIC_ACQUIRE)) != mine)
        sma_wait_more(&w);
}

int sma_lock_test(const char *routine, volatile void *lock)
{
    uint32_t *word = home(routine, lock);
    uint32_t old = 0;

    return !__atomic_compare_exchange_n(word, &old, TICKET, false,
                                        __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void sma_lock_clear(const char *routine, volatile void *lock)
{
    uint32_t *word = home(routine, lock);
    uint32_t old, new;

    sma_quiet();
    old = __atomic_load_n(word, __ATOMIC_RELAXED);
    do {
        if (unlikely(NEXT(old) == SERVED(old)))
            sma_fatal(routine, "lock %p is not set", (void *) lock);
        new = (old & 0xffff0000u) | (uint16_t) (SERVED(old) + 1);
        if (NEXT(new) == SERVED(new))
            new = 0; /* nobody waits */
    } while (!__atomic_compare_exchange_n(word, &old, new, true,
                                          __ATOMIC_RELEASE, __ATOMIC_RELAXED));
}

void pshmem_set_lock(volatile long *lock)
{
    sma_lock_set("shmem_set_lock", lock);
}
SMA_TWIN(shmem_set_lock)

int pshmem_test_lock(volatile long *lock)
{
    return sma_lock_test("shmem_test_lock", lock);
}
SMA_TWIN(shmem_test_lock)

void pshmem_clear_lock(volatile long *lock)
{
    sma_lock_clear("shmem_clear_lock", lock);
}
SMA_TWIN(shmem_clear_lock)
