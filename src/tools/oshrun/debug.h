/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * --debug: PEs under gdb.
 *
 * A PE that is to be debugged waits before it executes its program until gdb
 * has attached to it.  gdb stops it again when the program has been loaded.  So
 * the PE stays a child of oshrun, with the output and the end that it always
 * has.
 *
 * For one PE gdb runs in this terminal, as its foreground process group: what
 * is typed there, Ctrl-C among it, goes to gdb alone.  For all PEs tmux runs
 * there, and a gdb in each of its windows.
 */
#ifndef SMA_TOOLS_DEBUG_H
#define SMA_TOOLS_DEBUG_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/* Ends oshrun with a message if there is no debugger or no terminal. */
void debug_prepare(void);

/* Is PE i to be debugged? */
bool debug_wants(int i);

/* Called by the new process of PE i, before it executes the program: waits for
 * the debugger. */
void debug_hold(int i);

/* Starts the debugger, when all PEs have started. */
void debug_start(const sigset_t *mask);

/* Does the debugger run? */
bool debug_runs(void);

/* Has the debugger go on if Ctrl-Z has stopped it: no shell waits for it, so it
 * could not be continued by hand. */
void debug_go_on(void);

/* Notes the end of the debugger, if this process was it. */
void debug_reap(pid_t pid);

/* Asks the debugger to end. */
void debug_end(void);

/* Ends what is left of the debugger. */
void debug_finish(void);

#endif
