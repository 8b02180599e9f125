/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks calls of SHMEM routines in Fortran sources, which the include files leave
 * unchecked.
 */
#ifndef SMA_TOOLS_CALLS_H
#define SMA_TOOLS_CALLS_H

#include "common/words.h"

/*
 * Warns of arguments with another number of bytes than the routine takes, in the
 * sources among the words of the user: literals, and variables and arrays of the
 * program unit, in lines that the preprocessor leaves.  A unit that uses the module
 * shmem is left to the compiler, and with -w nothing is said.  command: the words
 * before those of the user.
 */
void calls_check_all(const struct words *command, const struct words *user);

#endif
