/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The sources among the words of a command of oshfort: translates them for --cray, and
 * has gfortran compare the calls of SHMEM routines with what the routines take for
 * --lint.
 */
#ifndef SMA_TOOLS_SOURCES_H
#define SMA_TOOLS_SOURCES_H

#include <stddef.h>

#include "common/words.h"
#include "lines.h"

/* A directory for temporary files, which is removed at exit.  Signals are blocked from
 * the first call on (command.h). */
const char *sources_scratch(void);

/*
 * Replaces the sources among the user's words by translated files, which are
 * removed at exit.  command: the words before those of the user.  Sources that
 * need the preprocessor go through it first: this runs the compiler, and if the
 * compiler fails ends the program with its exit status.  Changes nothing if the user
 * wants nothing compiled (-E, -M).  Otherwise signals are blocked on return (command.h).
 */
void sources_translate(const struct words *command, struct words *user);

/*
 * Prints what gfortran says of the user's sources only if it knows the routines, from
 * the files in `directory`; or, if it does not compile the sources, what it says
 * anyway.  The command begins with `n` words of the compiler.  Returns 0 if there is
 * nothing to say.  With signals blocked (command.h).
 */
int lint_run(const struct words *command, size_t n, const struct words *user,
             const char *directory);

#endif
