/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the table of PEs and the verdict have in common (hang_table.h).
 */
#ifndef SMA_HANG_WORDS_H
#define SMA_HANG_WORDS_H

#include <stdbool.h>
#include <stdio.h>

#include "shared/hang_table.h"
#include "shared/job.h"

/* ------------------------------------------------------------ hang_judge.c */

/* Does the PE's record describe its last wait, which is over?  This is so for a
 * PE that computes or is stopped. */
bool sma_hang_was_last_in(const struct sma_hang_row *r);

/* Do two PEs do the same, in the same call if they wait? */
bool sma_hang_same_call(const struct sma_hang_row *a,
                        const struct sma_hang_row *b);

/* ------------------------------------------------------------ hang_words.c */

/* How many of n PEs are marked. */
int sma_hang_count(const bool *marked, int n);

/* Writes the numbers of the marked PEs, as in "0-2, 5". */
void sma_hang_put_numbers(FILE *f, const bool *marked, int n);

/* Writes the marked PEs, as in "PEs 0-2, 5". */
void sma_hang_put_pes(FILE *f, const bool *marked, int n);

/* Is the wait for an object, an event or a lock? */
bool sma_hang_has_object(const struct sma_job_wait *w);

/* Writes the object, event or lock of a wait, with what the PE waits for it to
 * become.  Writes nothing for any other wait. */
void sma_hang_put_object(FILE *f, const struct sma_job_wait *w);

/* Writes the set of a wait, in a job of n PEs. */
void sma_hang_put_set(FILE *f, const struct sma_job_wait *w, int n);

#endif
