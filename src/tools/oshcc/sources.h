/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --cray: the sources among the words of a command.
 */
#ifndef SMA_TOOLS_SOURCES_H
#define SMA_TOOLS_SOURCES_H

#include <stdbool.h>

#include "common/words.h"

/*
 * Replaces the sources among the user's words by translated ones, which are
 * removed at exit; command is what goes before those words.  Sources for the
 * preprocessor go through it first: the compiler is run for that, and when it
 * fails this program ends with its status.  False: the user wants nothing
 * compiled (-E, -M), the words are as they were.  Otherwise signals are held
 * (command.h).
 */
bool sources_translate(const struct words *command, struct words *user);

#endif
