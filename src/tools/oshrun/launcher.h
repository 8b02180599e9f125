/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The command lines of other launchers: srun, prterun, Open MPI's mpirun.
 *
 * They say in the options of the launcher what oshrun promises: input for PE 0
 * alone, the end of all PEs when one fails, more PEs than processors,
 * environment variables.  An option that the launcher cannot express ends
 * oshrun with a message.
 */
#ifndef SMA_TOOLS_LAUNCHER_H
#define SMA_TOOLS_LAUNCHER_H

#include <stdbool.h>

/* Returns the command line for srun, which ends with NULL. */
char **launcher_srun(void);

/* Returns the command line for prterun, or for Open MPI's mpirun; old: a
 * version before 5, which has other options. */
char **launcher_prte(const char *name, bool old);

/* Prints a command line on stderr, quoted as for a shell. */
void launcher_say(char **words);

#endif
