/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Why a job stands still: each PE leaves in the job block what it waits for,
 * when a wait gets long, and a PE that has waited for SHMEM_HANG_TIMEOUT
 * seconds prints what all of them do.  oshrun reads the same records.
 */
#ifndef SMA_HANG_H
#define SMA_HANG_H

#include "base/base.h"
#include "memory/memory.h"
#include "wait/wait.h"

/* In a wait that takes long: over and over, after the condition was found not
 * to be true. */
void sma_hang_poll(struct sma_wait *w, const struct sma_about *about);

/* In the transport, when an answer takes long: notes the wait. */
void sma_hang_note_remote(struct sma_wait *w);

/* At the end of each start; in finalize, when all PEs have come there. */
void sma_hang_start(void);
void sma_hang_stop(void);

/* In the start, when the other PEs of the host have not come for so long. */
void sma_hang_at_start(double seconds);

/* hang_note.c: this PE got a lock for which it had to wait; gives one back, if
 * there may be such. */
extern unsigned sma_hang_locks SMA_HIDDEN;
void sma_hang_locked(struct sma_address lock, uint32_t ticket);
void sma_hang_unlocked(struct sma_address lock);

/* hang_stuck.c: can nothing but another PE end this wait?  Prepare is called in the
 * first start, before the library has threads and signal handlers of its own, start
 * at the end of each start. */
void sma_stuck_prepare(void);
void sma_stuck_start(void);
bool sma_stuck_is(const struct sma_wait *w, const struct sma_about *about);

/* hang_name.c: what the program calls an address: "flag+8", "symmetric
 * heap+64". */
void sma_hang_name(const volatile void *addr, char *text, size_t size);

#endif
