/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for objects, locks and events, for entry points of other languages.
 */
#ifndef SMA_SYNC_H
#define SMA_SYNC_H

#include "base/base.h"

/* ------------------------------------------------------------ wait_until.c */

/* The value of an integer of so many bytes, negative when the type is signed,
 * as struct sma_about (wait/wait.h) holds it. */
static inline uint64_t sma_widen(const void *value, int bytes)
{
    switch (bytes) {
    case -2: return (uint64_t) * (const int16_t *) value;
    case -4: return (uint64_t) * (const int32_t *) value;
    case 2: return *(const uint16_t *) value;
    case 4: return *(const uint32_t *) value;
    default: return *(const uint64_t *) value;
    }
}

/* Waits until *ivar has the relation cmp (SHMEM_CMP_*) to the value. */
void sma_wait_int16(const struct sma_routine *routine, volatile void *ivar,
                    int cmp, int16_t value);
void sma_wait_uint16(const struct sma_routine *routine, volatile void *ivar,
                     int cmp, uint16_t value);
void sma_wait_int32(const struct sma_routine *routine, volatile void *ivar,
                    int cmp, int32_t value);
void sma_wait_uint32(const struct sma_routine *routine, volatile void *ivar,
                     int cmp, uint32_t value);
void sma_wait_int64(const struct sma_routine *routine, volatile void *ivar,
                    int cmp, int64_t value);
void sma_wait_uint64(const struct sma_routine *routine, volatile void *ivar,
                     int cmp, uint64_t value);

/* ------------------------------------------------------------------- lock.c */

/* The bytes behind the heap of each of n PEs that locks need. */
size_t sma_lock_bytes(int n);

/* The start and the end call them. */
void sma_lock_init(void);
void sma_lock_fini(void);

/* A lock is a 4-byte word at any 4-byte boundary.  Test takes the lock if it is
 * free, and returns 1 if it is not. */
void sma_lock_set(const struct sma_routine *routine, volatile void *lock);
int sma_lock_test(const struct sma_routine *routine, volatile void *lock);
void sma_lock_clear(const struct sma_routine *routine, volatile void *lock);

/* ------------------------------------------------------------------ event.c */

/* An event is a 4-byte word, like a lock.  Set first makes the caller's puts
 * visible.  Wait returns when the event is set, and leaves it set. */
void sma_event_set(const struct sma_routine *routine, void *event);
void sma_event_clear(const struct sma_routine *routine, void *event);
void sma_event_wait(const struct sma_routine *routine, void *event);
int sma_event_test(const struct sma_routine *routine, void *event);

#endif
