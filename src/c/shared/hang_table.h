/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The PEs of a job that stands still: a table of what each does, and a verdict
 * that says in words what the table means.  Both are made of the job's records
 * alone, so oshrun prints the same as libsma.
 */
#ifndef SMA_HANG_TABLE_H
#define SMA_HANG_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "shared/job.h"

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

#endif
