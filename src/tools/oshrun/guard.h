/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Should oshrun be killed, the system kills the PEs that are its children, but
 * not what a script started.  So one small process sleeps until oshrun ends,
 * one way or another; if that was no end of its own, it says so and kills what
 * has the job's memory file open.
 */
#ifndef SMA_TOOLS_GUARD_H
#define SMA_TOOLS_GUARD_H

#include <stdbool.h>
#include <sys/types.h>

/* Starts it; without a guard the job runs as well. */
void guard_start(void);

/* Did a process with this number belong to the job?  All of them have ended. */
bool guard_was_pe(pid_t pid);

#endif
