/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the wrappers know of the command line of compilers, and how they run a
 * compiler when they have something to do afterwards.
 */
#ifndef SMA_TOOLS_COMMAND_H
#define SMA_TOOLS_COMMAND_H

#include <stdbool.h>

#include "common/words.h"

/* Adds a word of the command line; for @file, where it can be read, the words in
 * this file.  Compilers do the same, but the wrapper has to know the options. */
void command_add(struct words *w, const char *word);

/* Is the argument of the option the next word? */
bool command_takes_word(const char *option);

/* Does this option keep the compiler from linking? */
bool command_stops_early(const char *option);

/* The words that `keeps` accepts; the argument of an option follows the option. */
struct words command_filter(const struct words *w,
                            bool (*keeps)(const char *word));

/* Removes the others. */
void command_keep(struct words *w, bool (*keeps)(const char *word));

/* Does the compiler make a precompiled header of the file, which is not linked?
 * language: of the last -x before the file, or "none". */
bool command_is_header(const char *file, const char *language);

/* Is the file source of C, C++ or the assembler, which takes no options for Fortran?
 * language: as above. */
bool command_is_c(const char *file, const char *language);

/* Blocks, until command_run, the signals by which a user, a terminal or make
 * ends a program. */
void command_hold_signals(void);

/* Runs the command and returns its exit status; 128 + the signal number if a
 * signal has ended it.  Signals that were blocked reach the command.  They are
 * blocked again when this returns. */
int command_run(char **argv);

#endif
