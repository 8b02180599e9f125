/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the table of PEs and its meaning have in common (hang_table.h).
 */
#ifndef SMA_HANG_WORDS_H
#define SMA_HANG_WORDS_H

#include <stdio.h>

#include "shared/hang_table.h"
#include "shared/job.h"

/* hang_judge.c: does the PE's record tell what it did last?  Are two PEs in the
 * same call? */
bool sma_hang_was_last_in(const struct sma_hang_row *r);
bool sma_hang_same_call(const struct sma_hang_row *a,
                        const struct sma_hang_row *b);

/* Those of n PEs that are marked: how many they are, "0-2, 5", and "PEs 0-2, 5". */
int sma_hang_count(const bool *marked, int n);
void sma_hang_put_numbers(FILE *f, const bool *marked, int n);
void sma_hang_put_pes(FILE *f, const bool *marked, int n);

/* What a wait is for, beside the routine; nothing for a set of all PEs. */
void sma_hang_put_object(FILE *f, const struct sma_job_wait *w);

/* The set of a wait, in a job of n PEs. */
void sma_hang_put_set(FILE *f, const struct sma_job_wait *w, int n);

#endif
