/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job that oshrun runs on this host, and its processes.
 */
#ifndef SMA_TOOLS_PES_H
#define SMA_TOOLS_PES_H

#include <stdbool.h>
#include <sys/types.h>

#include "shared/job.h"
#include "oshrun/stream.h"

struct pe {
    pid_t pid;
    bool running;
    struct stream out[2]; /* stdout, stderr */
};

extern struct pe *pes;      /* oshrun_opt.n */
extern struct sma_job *job; /* the job block */
extern int job_fd;
extern char host[64]; /* the name of this host */

/* Seconds of a clock that nobody sets. */
double now(void);

#endif
