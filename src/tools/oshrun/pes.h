/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job that oshrun runs on this host: its job block and its PEs.
 */
#ifndef SMA_TOOLS_PES_H
#define SMA_TOOLS_PES_H

#include <stdbool.h>
#include <sys/types.h>

#include "oshrun/stream.h"
#include "shared/facts.h"
#include "shared/job.h"

struct pe {
    pid_t pid;
    bool running;
    struct stream out[2]; /* stdout, stderr */
};

extern struct pe *pes;      /* oshrun_opt.n PEs; NULL before they start */
extern struct sma_job *job; /* the job block */
extern int job_fd;          /* the memory file that the job block lies in */
extern char host[SMA_HOST_NAME]; /* the name of this host */

/* Seconds of a clock that nobody sets. */
double now(void);

/* Makes the memory file with the job block. */
void pes_make_job(void);

/* The process that called shmem_init as PE i, 0 if there is none or it has
 * ended.  The job block has its number, too, but the number of a process that
 * has ended may belong to any other process. */
pid_t pes_attached(int i);

/* Sends a signal to that process, if there is one. */
void pes_signal_attached(int i, int signo);

/* Sends a signal to all PEs that run. */
void pes_signal(int signo);

/* Does a PE run besides PE i?  -1: does any PE run? */
bool pes_run_besides(int i);

#endif
