/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Starting up: who am I, who is on my node, how does the job end.  Exactly one
 * of three ways is taken, chosen once by sma_boot_start:
 *
 *   boot_local  oshrun started us; the node segment came as an open file
 *   boot_pmix   Slurm, PRRTE or Open MPI's mpirun started us
 *   boot_solo   nobody did: one PE
 *
 * All calls come from the thread that initialises, in the order of this file.
 */
#ifndef SMA_BOOT_H
#define SMA_BOOT_H

#include "sma.h"

struct sma_boot_way {
    const char *name; /* for SHMEM_INFO */

    /* Fills in sma_boot and maps the job block (sma.job).  Prints the cause
     * and ends the process when it cannot. */
    void (*start)(void);

    /* The last call before the process goes on without the library.  May be
     * NULL. */
    void (*finish)(void);

    /* Asks the launcher to end the whole job.  May return, may be NULL. */
    void (*abort)(int status);

    /* A word about the launcher for SHMEM_INFO.  May be NULL. */
    const char *(*describe)(void);
};

struct sma_boot_state {
    const struct sma_boot_way *way;
    int me, n;           /* in the job; n is 0 until known */
    int node_me, node_n; /* among the PEs of this node */
};

extern struct sma_boot_state sma_boot;

extern const struct sma_boot_way sma_boot_local;
extern const struct sma_boot_way sma_boot_pmix;
extern const struct sma_boot_way sma_boot_solo;

void sma_boot_start(void);
void sma_boot_finish(void);
void sma_boot_abort(int status);

/* Waits for all PEs of the node; a full memory fence. */
void sma_boot_node_barrier(const char *step);

/* boot_local.c: for a message before init: finds the job, if oshrun started
 * us, so that only one PE prints. */
void sma_boot_local_peek(void);

/* boot_pmix.c: does the environment say that a PMIx launcher started us? */
bool sma_boot_pmix_present(void);

#endif
