/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort --cray says when a link has failed for an intrinsic function of Cray's
 * compilers that the program takes for an external routine.
 */
#ifndef SMA_TOOLS_EXTERNALS_H
#define SMA_TOOLS_EXTERNALS_H

#include <stddef.h>

#include "common/words.h"

/* A source declares the name EXTERNAL, in this line of a file; 0: an object file has
 * its symbol. */
void externals_note(const char *name, const char *file, size_t number);

/*
 * To be called after the command has failed to link, with signals blocked (command.h).
 * If a name that was noted may be the reason, it runs the command again to see what the
 * linker misses, and prints a line for each place that has the name.
 */
void externals_explain(const struct words *command);

#endif
