/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Events of the Cray library.  An event is a 4-byte word: in C the first half
 * of the long, in Fortran the INTEGER or its lower half.  0 is clear, 1 is set.
 * As with locks, only the copy on PE 0 counts.
 */
#include "account/account.h"
#include "pshmem.h"
#include "rma/amo.h"
#include "rma/rma.h"
#include "sync/sync.h"

enum { HOME = 0 }; /* the PE whose copy counts */

static inline struct sma_address find(const struct sma_routine *routine,
                                      void *event)
{
    struct sma_address address;

    sma_check_running(routine);
    address = sma_find(routine, SMA_ARG(event), event, sizeof(uint32_t), HOME);
    sma_check_aligned(routine, SMA_ARG(event), address, sizeof(uint32_t));
    return address;
}

static inline uint32_t amo_at(const struct sma_routine *routine,
                              struct sma_address event, enum sma_amo_op op,
                              uint32_t value)
{
    return (uint32_t) sma_amo_at(routine, event, sizeof(uint32_t), op, value, 0,
                                 HOME);
}

static inline uint32_t amo(const struct sma_routine *routine, void *event,
                           enum sma_amo_op op, uint32_t value)
{
    return amo_at(routine, find(routine, event), op, value);
}

void sma_event_set(const struct sma_routine *routine, void *event)
{
    SMA_SEE(routine, sma_event_set(routine, event), SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    sma_quiet(routine);
    amo(routine, event, SMA_AMO_SET, 1);
}

void sma_event_clear(const struct sma_routine *routine, void *event)
{
    SMA_SEE(routine, sma_event_clear(routine, event), SMA_ABOUT_NOTHING);
    amo(routine, event, SMA_AMO_SET, 0);
}

int sma_event_test(const struct sma_routine *routine, void *event)
{
    SMA_SEE_VALUE(routine, int, sma_event_test(routine, event),
                  SMA_ABOUT_NOTHING);
    return sma_poll_tested(amo(routine, event, SMA_AMO_FETCH, 0) != 0);
}

void sma_event_wait(const struct sma_routine *routine, void *event)
{
    struct sma_wait w = SMA_WAIT(routine, -1);
    const struct sma_about about = {.kind = SMA_JOB_WAITS_EVENT,
                                    .object = event};
    bool far = !sma_peer_is_here(HOME) || sma_net.atomics;
    struct sma_address address;

    SMA_SEE(routine, sma_event_wait(routine, event), SMA_ABOUT_NOTHING);
    address = find(routine, event);
    while (amo_at(routine, address, SMA_AMO_FETCH, 0) == 0)
        if (far)
            sma_wait_far(&w, &about);
        else
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_EVENT, .object = event,
                          .memory = HOME + 1);
}

void pshmem_set_event(long *event)
{
    sma_event_set(SMA_R(shmem_set_event), event);
}
SMA_ALIAS(shmem_set_event)

void pshmem_clear_event(long *event)
{
    sma_event_clear(SMA_R(shmem_clear_event), event);
}
SMA_ALIAS(shmem_clear_event)

void pshmem_wait_event(long *event)
{
    sma_event_wait(SMA_R(shmem_wait_event), event);
}
SMA_ALIAS(shmem_wait_event)

int pshmem_test_event(long *event)
{
    return sma_event_test(SMA_R(shmem_test_event), event);
}
SMA_ALIAS(shmem_test_event)
