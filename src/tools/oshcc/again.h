/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Runs a command of the compiler that has failed once more, and searches what it
 * prints.
 */
#ifndef SMA_TOOLS_AGAIN_H
#define SMA_TOOLS_AGAIN_H

#include <stdbool.h>
#include <stddef.h>

#include "common/words.h"

/* Can the command read all of its files again?  Not what came from a pipe. */
bool again_possible(const struct words *command);

/* Runs the command once more, with two more options, of which NULL is none, and with
 * signals blocked (command.h).  Returns its exit status; *text_p: what it prints, in
 * English, or NULL. */
int again_run(const struct words *command, const char *option, const char *last,
              char **text_p);

/* Does a line of the text have both, the word as a whole? */
bool again_has(const char *text, const char *word, const char *printed);

/* Likewise, for a name of Fortran, which the compiler writes in lower case; symbol: with
 * an underscore, as the linker does. */
bool again_has_name(const char *text, const char *name, const char *printed,
                    bool symbol);

#endif
