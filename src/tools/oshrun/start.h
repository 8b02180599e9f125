/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Starts the PEs of the job.
 */
#ifndef SMA_TOOLS_START_H
#define SMA_TOOLS_START_H

#include <signal.h>

/* Raises the limit of open files for oshrun: the pipes of many PEs are more
 * files than a shell usually allows.  The PEs get the old limit. */
void start_allow_files(void);

/* Starts all PEs with this signal mask. */
void start_pes(const sigset_t *mask);

#endif
