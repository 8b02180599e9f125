/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which lines of a Fortran source the preprocessor leaves.
 */
#ifndef SMA_TOOLS_BRANCHES_H
#define SMA_TOOLS_BRANCHES_H

#include <stdbool.h>
#include <stddef.h>

#include "common/words.h"

/* UNKNOWN: only the preprocessor knows. */
enum branch { LEFT, REMOVED, UNKNOWN };

/* The words of the command, with -D and -U: they must stay. */
void branches_command(const struct words *user);

/* Begins a source. */
void branches_begin(void);

/* Reads a line that begins with #. */
void branches_read(const char *line);

/* May the word be a macro? */
bool branches_may_replace(const char *word, size_t n);

/* What becomes of the lines that follow. */
enum branch branches_here(void);

#endif
