/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The sources among the words of a command of oshfort: reads them, and translates
 * them for --cray.
 */
#ifndef SMA_TOOLS_SOURCES_H
#define SMA_TOOLS_SOURCES_H

#include <stdbool.h>

#include "common/words.h"
#include "lines.h"

/*
 * Calls visit with each source among the user's words that can be read, without the
 * preprocessor and without translation.  Nothing happens if the user wants nothing
 * compiled.
 */
void sources_visit(const struct words *command, const struct words *user,
                   void (*visit)(struct lines *f));

/*
 * Replaces the sources among the user's words by translated files, which are
 * removed at exit.  command: the words before those of the user.  Sources that
 * need the preprocessor go through it first: this runs the compiler, and if the
 * compiler fails ends the program with its exit status.  Returns false and
 * changes nothing if the user wants nothing compiled (-E, -M).  Otherwise
 * signals are blocked on return (command.h).
 */
bool sources_translate(const struct words *command, struct words *user);

#endif
