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

/* Has the program finalized MPI? */
bool sma_mpi_is_over(void);

/* Does the program have an MPI library that it has not initialized yet? */
bool sma_mpi_may_start(void);

/* Does the address lie in the MPI library? */
bool sma_mpi_has_code(const void *address);

/* The rank of this process in MPI_COMM_WORLD, and the size of it.  False: MPI
 * does not run, or is of an unknown kind. */
bool sma_mpi_numbers(int *rank_p, int *size_p);

/* Does MPI use the connection of PMI, too?  It does so when it has the PEs of
 * the job as its processes, and to the exit: MPICH tells the launcher of the
 * end in MPI_Finalize or, since version 4.2, after main. */
bool sma_mpi_shares_pmi(void);

/*
 * Compares the numbers of MPI with those of SHMEM, if MPI runs and they have
 * not been compared yet.  Ends the job when this PE has another number in
 * MPI_COMM_WORLD, or when MPI has more processes than the job has PEs.  When it
 * has fewer, because the launcher does not start MPI, one PE of the host says
 * so.  `routine` is for these messages.
 */
void sma_mpi_compare(const struct sma_routine *routine);

/*
 * Looks at what the program does later, when it calls MPI_Init itself.  Under
 * oshrun, which never starts MPI, it says so now, because a failure may leave
 * the library no time to.  Ends the job when the launcher refuses MPI after
 * SHMEM.  The PEs of this host have met.
 */
void sma_mpi_look_ahead(const struct sma_routine *routine);

#endif
