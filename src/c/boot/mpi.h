/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * MPI in the program.  libsma neither needs an MPI library nor is linked with
 * one: it looks for its functions among those that the program has loaded.
 */
#ifndef SMA_MPI_H
#define SMA_MPI_H

#include "base/base.h"

/* Has the program initialized MPI, and not finalized it yet? */
bool sma_mpi_runs(void);

/*
 * Compares the numbers of MPI with those of SHMEM, if MPI runs and they have
 * not been compared yet.  Ends the job when this PE has another number in
 * MPI_COMM_WORLD, or when MPI has more processes than the job has PEs.  When it
 * has fewer, as under oshrun, which does not start MPI, one PE of the host says
 * so.  `routine` is for these messages.
 */
void sma_mpi_compare(const char *routine);

#endif
