/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * --debug: a PE under gdb, which runs in this terminal, as its foreground process
 * group: what is typed there, Ctrl-C among it, goes to gdb and the PE alone.
 */
#ifndef SMA_TOOLS_DEBUG_H
#define SMA_TOOLS_DEBUG_H

#include <stdbool.h>
#include <sys/types.h>

/* Ends oshrun with a message if there is no debugger or no terminal. */
void debug_prepare(void);

/* Called by the new process of the PE before it executes the program: takes the
 * terminal.  Returns the words of the command that it executes instead. */
char **debug_enter(char **program);

/* Has gdb go on if Ctrl-Z has stopped it: no shell waits for it, so it could not be
 * continued by hand. */
void debug_go_on(void);

/* Takes the terminal back when gdb, as PE i, has ended. */
void debug_leave(int i);

#endif
