/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshrun is two processes, and each ends the job when the other one is killed.
 *
 * The process that the user starts is the watchdog.  Its child starts the PEs and
 * looks after them.  The kernel kills with that child the PEs that are children of
 * it, but not what they have started, as a script starts a program: only a process
 * that lives can do that.
 */
#ifndef SMA_TOOLS_WATCHDOG_H
#define SMA_TOOLS_WATCHDOG_H

#include <signal.h>
#include <stdbool.h>

/* Returns in the child, or in this process itself if it cannot have one.  The
 * watchdog does not return: it passes these signals on to the child, and exits as
 * the child does. */
void watchdog_start(const sigset_t *signals);

/* Was the watchdog killed?  SIGCHLD comes when it is.  The first time that it is
 * asked and that is so, this says so. */
bool watchdog_is_lost(void);

#endif
