/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the wrappers know of the compiler's command line, and how they run it
 * when they have something to do afterwards.
 */
#ifndef SMA_TOOLS_COMMAND_H
#define SMA_TOOLS_COMMAND_H

#include <stdbool.h>

/* Whether the argument of the option is the next word. */
bool command_takes_word(const char *option);

/* Whether the compiler does not link with this option. */
bool command_stops_early(const char *option);

/*
 * Blocks the signals that a user, a terminal or a make sends to end a program,
 * until command_run.
 */
void command_hold_signals(void);

/* Runs the command and returns its exit status, that of a shell if a signal has
 * ended it.  Signals that are held end the command; they are held again when
 * this returns. */
int command_run(char **argv);

#endif
