/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Why a job hangs.  When a wait of a PE gets long, the PE writes a record to
 * the job block of its host that says what it waits for.  A PE that has waited
 * for SHMEM_HANG_TIMEOUT seconds prints what all PEs do.  oshrun reads the
 * records, too.
 */
#ifndef SMA_HANG_H
#define SMA_HANG_H

#include "wait/wait.h"

/* A wait that takes long calls it over and over, each time after it has found
 * its condition not true. */
void sma_hang_poll(struct sma_wait *w, const struct sma_about *about);

/* Notes a wait of the transport, when an answer of another PE takes long. */
void sma_hang_record_remote(struct sma_wait *w);

/* The start calls it at its end. */
void sma_hang_start(void);

/* Finalize calls it when all PEs have come there. */
void sma_hang_stop(void);

/* The start calls it when it has waited for other PEs of the host for so
 * long. */
void sma_hang_at_start(double seconds);

/* ------------------------------------------------------------ object_name.c */

/* Writes what the program calls an address, as "flag+8" or "symmetric
 * heap+64". */
void sma_hang_object_name(const volatile void *addr, char *text, size_t size);

/* -------------------------- wait_record.c: the record of this PE's own wait */

/* hang/hang.c calls these functions with its mutex held. */

/* Notes that the condition of a wait was not true at the time now.  False: the
 * record is that of another thread's wait, which goes on. */
bool sma_hang_record_wait(struct sma_wait *w, const struct sma_about *about,
                          uint64_t now);

/* Returns the record as it was last written. */
const struct sma_job_wait *sma_hang_mine(void);

/* sma_hang_start calls it before there are waits. */
void sma_hang_record_start(void);

#endif
