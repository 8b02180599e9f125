/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort says when the compiler has failed and --cray would have helped.
 */
#ifndef SMA_TOOLS_HINTS_H
#define SMA_TOOLS_HINTS_H

#include "common/words.h"

/* Prints a line if a source, or an object file, has something of Cray's. */
void hints_print(const struct words *command, const struct words *user);

#endif
