/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The guard of a job: a small process that sleeps until oshrun ends.
 *
 * If oshrun is killed, the kernel kills the PEs that are its children, but not
 * those that a script has started, nor what the PEs have started.  The guard then
 * prints a message and kills every process that has the memory file of the job open,
 * or the name of the job in its environment.
 */
#ifndef SMA_TOOLS_GUARD_H
#define SMA_TOOLS_GUARD_H

#include <stdbool.h>
#include <sys/types.h>

/* The variable with the names of the jobs that a process is in: a PE may run oshrun
 * once more. */
#define GUARD_ENV "SMA_JOBS"

/* Starts the guard.  If that fails, the job runs without one. */
void guard_start(void);

/* Called by the new process of a PE, before it executes the program: puts the name
 * of the job into its environment. */
void guard_mark(void);

/* Ends the guard, before oshrun itself ends. */
void guard_end(void);

/* Was this process a PE?  To be called when all PEs have ended. */
bool guard_was_pe(pid_t pid);

#endif
