/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Locks.  A lock is a 4-byte word: in C the first half of the long, in Fortran
 * the default INTEGER.  Only the copy on PE 0 counts; all other copies stay
 * zero.
 *
 * A lock is a ticket lock.  The upper half of the word is the next ticket, the
 * lower half the ticket that is served, so waiting PEs get the lock in the
 * order in which they came.  The last PE that leaves sets the word back to
 * zero, so that a free lock looks as it did before its first use.  A PE that
 * finds the lock free begins with its own number as the ticket, which tells
 * other PEs who has the lock; a PE that has to wait notes its ticket
 * (hang/hang.h).
 *
 * Order: a PE that gets a lock sees what the PE that gave it back stored
 * before.  The atomic operations on the word acquire and release (rma/amo.h),
 * and sma_lock_clear completes remote transfers first.
 */
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "check/region.h"
#include "hang/hang.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "pshmem.h"
#include "rma/amo.h"
#include "rma/rma.h"
#include "shared/job.h"
#include "shmem.h"
#include "sync/sync.h"
#include "wait/wait.h"

enum { HOME = 0 }; /* the PE whose copy counts */

#define TICKET ((uint32_t) 1 << 16)
#define SERVED(word) ((uint16_t) (word))
#define NEXT(word) ((uint16_t) ((word) >> 16))

/* Returns the word that makes a free lock this PE's. */
static inline uint32_t first_ticket(void)
{
    uint32_t me = (uint32_t) sma_self.me;

    return (me + 1) << 16 | (me & 0xffff);
}

static struct sma_address find(const char *routine, volatile void *lock)
{
    sma_check_running(routine);
    return sma_find(routine, "lock", lock, sizeof(uint32_t));
}

static inline uint32_t amo(const char *routine, struct sma_address address,
                           enum sma_amo_op op, uint32_t value, uint32_t cond)
{
    return (uint32_t) sma_amo_at(routine, "lock", address, sizeof(uint32_t), op,
                                 value, cond, HOME);
}

void sma_lock_set(const char *routine, volatile void *lock)
{
    struct sma_address address = find(routine, lock);
    struct sma_wait w = SMA_WAIT(routine, -1);
    uint16_t mine, served;

    if (unlikely(sma_checks_all()))
        sma_check_lock_set(routine, lock);
    if (unlikely(amo(routine, address, SMA_AMO_CSWAP, first_ticket(), 0) !=
                 0)) {
        mine = NEXT(amo(routine, address, SMA_AMO_ADD, TICKET, 0));
        while (served = SERVED(amo(routine, address, SMA_AMO_FETCH, 0, 0)),
               served != mine)
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_LOCK, .object = lock,
                          .value = served);
        sma_hang_locked(address, mine);
    }
    if (unlikely(sma_checks_all()))
        sma_check_lock_got(routine, lock);
}

int sma_lock_test(const char *routine, volatile void *lock)
{
    bool busy = amo(routine, find(routine, lock), SMA_AMO_CSWAP, first_ticket(),
                    0) != 0;

    if (unlikely(sma_checks_all()) && !busy)
        sma_check_lock_got(routine, lock);
    sma_poll_tested(!busy);
    return busy;
}

void sma_lock_clear(const char *routine, volatile void *lock)
{
    struct sma_address address = find(routine, lock);
    uint32_t old, new, seen;

    sma_quiet(routine);
    if (unlikely(__atomic_load_n(&sma_hang_locks, __ATOMIC_RELAXED) != 0))
        sma_hang_unlocked(address);
    seen = amo(routine, address, SMA_AMO_FETCH, 0, 0);
    if (unlikely(sma_checks_all()) && NEXT(seen) != SERVED(seen))
        sma_check_lock_clear(routine, lock);
    do {
        old = seen;
        if (unlikely(NEXT(old) == SERVED(old)))
            sma_fatal(routine, "lock %p is not set", (void *) lock);
        new = (old & 0xffff0000u) | (uint16_t) (SERVED(old) + 1);
        if (NEXT(new) == SERVED(new))
            new = 0; /* nobody waits */
        seen = amo(routine, address, SMA_AMO_CSWAP, new, old);
    } while (seen != old);
}

void pshmem_set_lock(volatile long *lock)
{
    sma_lock_set("shmem_set_lock", lock);
}
SMA_ALIAS(shmem_set_lock)

int pshmem_test_lock(volatile long *lock)
{
    return sma_lock_test("shmem_test_lock", lock);
}
SMA_ALIAS(shmem_test_lock)

void pshmem_clear_lock(volatile long *lock)
{
    sma_lock_clear("shmem_clear_lock", lock);
}
SMA_ALIAS(shmem_clear_lock)
