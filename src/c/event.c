/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Events of the Cray library.  An event is a 4-byte word, in C the first half
 * of the long, in Fortran (the lower half of) the INTEGER: 0 is clear, 1 is
 * set.  As with locks only the copy on PE 0 counts.
 */
#include "pshmem.h"
#include "region.h"
#include "shmem.h"
#include "wait.h"

enum { HOME = 0 }; /* the PE whose copy counts */

static uint32_t *home(const char *routine, void *event)
{
    sma_check_running(routine);
    return sma_reach(routine, "event", event, sizeof(uint32_t), HOME);
}

void sma_event_set(const char *routine, void *event)
{
    uint32_t *word = home(routine, event);

    sma_quiet();
    __atomic_store_n(word, 1, __ATOMIC_RELEASE);
}

void sma_event_clear(const char *routine, void *event)
{
    __atomic_store_n(home(routine, event), 0, __ATOMIC_RELEASE);
}

int sma_event_test(const char *routine, void *event)
{
    return __atomic_load_n(home(routine, event), __ATOMIC_ACQUIRE) != 0;
}

void sma_event_wait(const char *routine, void *event)
{
    uint32_t *word = home(routine, event);
    struct sma_wait w = SMA_WAIT(routine, -1);

    while (__atomic_load_n(word, __ATOMIC_ACQUIRE) == 0)
        sma_wait_more(&w);
}

void pshmem_set_event(long *event)
{
    sma_event_set("shmem_set_event", event);
}
SMA_TWIN(shmem_set_event)

void pshmem_clear_event(long *event)
{
    sma_event_clear("shmem_clear_event", event);
}
SMA_TWIN(shmem_clear_event)

void pshmem_wait_event(long *event)
{
    sma_event_wait("shmem_wait_event", event);
}
SMA_TWIN(shmem_wait_event)

int pshmem_test_event(long *event)
{
    return sma_event_test("shmem_test_event", event);
}
SMA_TWIN(shmem_test_event)
