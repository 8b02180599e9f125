/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort says when the compiler has failed and --cray would have helped, or
 * does not help.
 */
#ifndef SMA_TOOLS_HINTS_H
#define SMA_TOOLS_HINTS_H

#include "common/words.h"

/* Prints a line if a source, or an object file, has something of Cray's. */
void hints_print(const struct words *command, const struct words *user);

/* After a failed link with --cray, with signals blocked (command.h): prints a line for
 * each intrinsic that a source or an object file takes for an external routine. */
void hints_print_externals(const struct words *command,
                           const struct words *user);

#endif
