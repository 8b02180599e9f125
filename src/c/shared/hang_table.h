/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The PEs of a job as a table, and what it means in words, for a job that
 * stands still. Of the records alone, so that oshrun prints the same as the
 * library.
 */
#ifndef SMA_HANG_TABLE_H
#define SMA_HANG_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "shared/job.h"

enum sma_hang_does {
    SMA_HANG_ABSENT,   /* has not called shmem_init */
    SMA_HANG_STARTS,   /* is in shmem_init */
    SMA_HANG_COMPUTES, /* in no wait that takes long */
    SMA_HANG_STOPPED,  /* the same, but a signal or a debugger has stopped it */
    SMA_HANG_WAITS,    /* in that of its record */
    SMA_HANG_ENDED,    /* has left the job */
    SMA_HANG_SILENT,   /* did not answer */
};

struct sma_hang_row {
    enum sma_hang_does does;
    int state;        /* enum sma_job_state */
    bool exited;      /* its process has ended, as far as is known */
    int pid;
    const char *host; /* NULL: all are on one host */
    double seconds;   /* in the wait, or since; negative: not known */
    int target;       /* the PE that it waits for, -1: any */
    bool counts;      /* its calls */
    uint64_t calls[SMA_JOB_OTHER];
    struct sma_job_wait wait;
};

/* Fills in `state`, `counts` and `calls` from what the PE says of itself. */
void sma_hang_take(struct sma_hang_row *row, const struct sma_job_pe *pe);

/*
 * Fills in `does`, `seconds` and `target` of n rows from their states and
 * records: `live` tells of each whether its wait still goes on. A pid is that
 * of a process of this host, or 0. Now is the time in nanoseconds, 0: the
 * clocks differ.
 */
void sma_hang_judge(struct sma_hang_row *row, int n, const bool *live,
                    uint64_t now);

/* The table, each line with `indent` before it; what it means, in one line.
 * malloc'ed, NULL: out of memory. */
char *sma_hang_table(const struct sma_hang_row *row, int n);
char *sma_hang_verdict(const struct sma_hang_row *row, int n);

#endif
