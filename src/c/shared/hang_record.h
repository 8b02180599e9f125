/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How the record of a wait (job.h) is written and read: its PE writes it, the
 * other PEs and oshrun copy it meanwhile.  A copy that is whole has all its fields
 * from one writing.  `looked`, `looked_at` and `value` may be newer than the rest.
 */
#ifndef SMA_HANG_RECORD_H
#define SMA_HANG_RECORD_H

#include <stdbool.h>

#include "shared/job.h"

/* By the PE that the record is of, one thread at a time: `mine` without `version`
 * and without the locks becomes the record. */
void sma_record_write(struct sma_job_wait *record,
                      const struct sma_job_wait *mine);

/* By the PE: the condition was looked at once more. */
void sma_record_poll(struct sma_job_wait *record, uint64_t value, uint64_t now);

/* By anybody.  False: it was written all the time; then the copy is not whole. */
bool sma_record_read(struct sma_job_wait *copy,
                     const struct sma_job_wait *record);

/* Copies whole 8-byte words that others may be writing, each of them in one
 * piece. */
void sma_record_copy_words(void *to, const void *from, size_t bytes);

/* Is a copy whole? */
static inline bool sma_record_is_whole(const struct sma_job_wait *copy)
{
    return copy->version % 2 == 0;
}

#endif
