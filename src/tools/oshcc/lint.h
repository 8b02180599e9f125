/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --lint: has gfortran compare the calls of SHMEM routines with what the
 * routines take.
 */
#ifndef SMA_TOOLS_LINT_H
#define SMA_TOOLS_LINT_H

#include <stddef.h>

#include "common/words.h"

/*
 * Prints what gfortran says of the user's sources only if it knows the routines, from
 * the files in `directory`; or, if it does not compile the sources, what it says
 * anyway.  The command begins with `n` words of the compiler.  Returns 0 if there is
 * nothing to say.  With signals blocked (command.h).
 */
int lint_run(const struct words *command, size_t n, const struct words *user,
             const char *directory);

#endif
