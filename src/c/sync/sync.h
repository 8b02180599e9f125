/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for objects, locks and events, for entry points of other languages.
 */
#ifndef SMA_SYNC_H
#define SMA_SYNC_H

#include "base/base.h"

/* Waits until / tells whether *ivar satisfies the comparison. */
void sma_wait_int16(const char *routine, volatile void *ivar, int cmp,
                    int16_t value);
void sma_wait_uint16(const char *routine, volatile void *ivar, int cmp,
                     uint16_t value);
void sma_wait_int32(const char *routine, volatile void *ivar, int cmp,
                    int32_t value);
void sma_wait_uint32(const char *routine, volatile void *ivar, int cmp,
                     uint32_t value);
void sma_wait_int64(const char *routine, volatile void *ivar, int cmp,
                    int64_t value);
void sma_wait_uint64(const char *routine, volatile void *ivar, int cmp,
                     uint64_t value);

/* ------------------------------------------------------------------- lock.c */

/* Locks are 4-byte words at any 4-byte boundary. */
void sma_lock_set(const char *routine, volatile void *lock);
int sma_lock_test(const char *routine, volatile void *lock);
void sma_lock_clear(const char *routine, volatile void *lock);

/* ------------------------------------------------------------------ event.c */

/* Events are 4-byte words like locks.  Set makes the caller's puts visible
 * first; wait returns when the event is set and leaves it so. */
void sma_event_set(const char *routine, void *event);
void sma_event_clear(const char *routine, void *event);
void sma_event_wait(const char *routine, void *event);
int sma_event_test(const char *routine, void *event);

#endif
