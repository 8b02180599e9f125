/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How the record of a wait (job.h) is written and read.  Its PE writes it,
 * while other PEs and oshrun copy it.  The fields of a whole copy were all
 * written at once, except that `polls`, `polled_at` and `value` may be newer
 * than the rest.
 */
#ifndef SMA_HANG_RECORD_H
#define SMA_HANG_RECORD_H

#include <stdbool.h>

#include "shared/job.h"

/* Makes `mine`, without `version`, the record.  Only the PE that the record is
 * of calls this, one thread at a time. */
void sma_record_write(struct sma_job_wait *record,
                      const struct sma_job_wait *mine);

/* Counts one more poll of the condition: at the time `now` the object had the
 * value.  Only the PE that the record is of calls this. */
void sma_record_poll(struct sma_job_wait *record, uint64_t value, uint64_t now);

/* Copies a record.  Returns false when the copy is not whole, because its PE
 * kept writing the record. */
bool sma_record_read(struct sma_job_wait *copy,
                     const struct sma_job_wait *record);

/* Copies words of 8 bytes, each in one piece, while others may write them. */
void sma_record_copy_words(void *to, const void *from, size_t bytes);

/* Is a copy whole? */
static inline bool sma_record_is_whole(const struct sma_job_wait *copy)
{
    return copy->version % 2 == 0;
}

#endif
