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
 * command is for Fortran, and may have failed in the link; cray: it has --cray.  With
 * signals blocked (command.h). */
void hints_print(const struct words *command, bool links, bool cray);

#endif
