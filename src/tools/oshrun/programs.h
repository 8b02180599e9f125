/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The launchers that are installed on this host.
 */
#ifndef SMA_TOOLS_PROGRAMS_H
#define SMA_TOOLS_PROGRAMS_H

#include <stdbool.h>

/* Is there a program of this name in PATH? */
bool programs_in_path(const char *name);

/* The name of Open MPI's mpirun, or NULL.  The mpirun of another MPI has other
 * options and no PMIx. */
const char *programs_find_mpirun(void);

/* The kind of server with which srun can start PEs, for --mpi.  Ends oshrun
 * with a message when there is none. */
const char *programs_srun_mpi(void);

#endif
