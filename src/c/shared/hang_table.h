/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The PEs of a job that stands still: the records of their waits, a table of what
 * each does, and a verdict that says in words what the table means.  Table and
 * verdict are made of the job's records alone, so oshrun prints the same as
 * libsma.
 */
#ifndef SMA_HANG_TABLE_H
#define SMA_HANG_TABLE_H

#include <stdbool.h>
#include <stdio.h>

#include "shared/job.h"

/* ----------------------------------------------------------- hang_record.c */

/*
 * How the record of a wait (job.h) is written and read.  Its PE writes it,
 * while other PEs and oshrun copy it.  The fields of a whole copy were all
 * written at once, except that `polls`, `polled_at` and `value` may be newer
 * than the rest.
 */

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

/* ------------------------------------------------------------ hang_table.c */

/* What a PE does. */
enum sma_hang_does {
    SMA_HANG_ABSENT,   /* it has not called shmem_init */
    SMA_HANG_STARTS,   /* it is in shmem_init */
    SMA_HANG_COMPUTES, /* it is in no long wait */
    SMA_HANG_STOPPED,  /* in no long wait, stopped by a signal or debugger */
    SMA_HANG_WAITS,    /* it is in the wait of its record */
    SMA_HANG_ENDED,    /* it has left the job */
    SMA_HANG_SILENT,   /* it has not answered */
};

struct sma_hang_row {
    enum sma_hang_does does;
    int state;        /* enum sma_job_state */
    bool exited;      /* its process is known to have ended */
    int pid;          /* of a process of this host, or 0 */
    const char *host; /* NULL: all PEs are on one host */
    double seconds;   /* in its wait, or since its last; negative: unknown */
    int target;       /* the PE that it waits for, -1: any */
    bool counts;      /* calls are counted */
    uint64_t calls[SMA_JOB_OTHER];
    struct sma_job_wait wait;
};

/* Fills in `state`, `counts` and `calls` from the entry of the PE in the job
 * block. */
void sma_hang_take(struct sma_hang_row *row, const struct sma_job_pe *pe);

/*
 * Fills in `does`, `seconds` and `target` of n rows from their other fields.
 * live[i] says whether the wait in the record of row i still goes on.  `now` is
 * the time in nanoseconds; 0 when the clocks of the PEs' hosts differ.
 */
void sma_hang_judge(struct sma_hang_row *row, int n, const bool *live,
                    uint64_t now);

/* Does PE i wait for a lock that it holds itself, perhaps by another of its
 * threads, which can give the lock back? */
bool sma_hang_is_by_thread(const struct sma_hang_row *row, int i);

/* The table of n rows; malloc'ed, NULL when there is no memory. */
char *sma_hang_table(const struct sma_hang_row *row, int n);

/* What the table means, in one line; malloc'ed, NULL when there is no
 * memory. */
char *sma_hang_verdict(const struct sma_hang_row *row, int n);

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
