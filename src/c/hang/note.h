/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The record of this PE's own wait in the job block.  hang/hang.c calls these
 * functions with its mutex held.
 */
#ifndef SMA_HANG_NOTE_H
#define SMA_HANG_NOTE_H

#include "base/base.h"
#include "shared/job.h"
#include "wait/wait.h"

/* Notes that the condition of a wait was not true at the time now.  False: the
 * record is that of another thread's wait, which goes on. */
bool sma_hang_note(struct sma_wait *w, const struct sma_about *about,
                   uint64_t now);

/* Returns the record as it was last written. */
const struct sma_job_wait *sma_hang_mine(void);

/* sma_hang_start calls it before there are waits. */
void sma_hang_note_start(void);

#endif
