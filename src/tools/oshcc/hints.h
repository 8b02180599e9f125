/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the wrappers say when the compiler has failed and an option would have helped, or
 * does not help.
 */
#ifndef SMA_TOOLS_HINTS_H
#define SMA_TOOLS_HINTS_H

#include <stdbool.h>

#include "common/words.h"

/* Prints a line if the compiler's output shows that an option helps.  links: the
 * command is for Fortran, and may have failed in the link.  With signals blocked
 * (command.h). */
void hints_print(const struct words *command, bool links);

/* After a failed link with --cray, with signals blocked (command.h): prints a line for
 * each intrinsic that a source or an object file takes for an external routine, and
 * that nobody has. */
void hints_print_externals(const struct words *command,
                           const struct words *user);

#endif
