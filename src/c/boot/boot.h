/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Starting up: who am I, who is on my host, how does the job end.  Exactly
 * one of three ways is taken, chosen once by sma_boot_start:
 *
 *   boot_local  oshrun started us; the memory file came as an open file
 *   boot_pmix   Slurm, PRRTE or Open MPI's mpirun started us
 *   boot_solo   nobody did: one PE
 *
 * All calls come from the thread that initialises, in the order of this file.
 */
#ifndef SMA_BOOT_H
#define SMA_BOOT_H

#include "base/base.h"

struct sma_launcher {
    const char *name; /* for SHMEM_INFO */

    /* oshrun itself prints the table of a job that hangs. */
    bool reports_hangs;

    /* Sets sma_self.me and job_n, and host_me and host_n of sma_topology, and maps
     * the job block.  Prints the cause and ends the process when it cannot. */
    void (*start)(void);

    /* The rest is NULL where it does not apply. */

    /* The host of each PE of a job on several: numbers from 0 in the order
     * of their first PEs.  Returns how many there are. */
    int (*find_hosts)(int32_t *host_of);

    /* Publishes what the first PE of this host has to say (the others pass
     * NULL); all PEs of the job call.  When it returns, it can be fetched by
     * other hosts. */
    void (*publish)(const char *name, const void *data, size_t bytes);

    /* What PE `first`, of another host, published; malloc'ed. */
    void *(*fetch)(int first, const char *name, size_t *bytes_p);

    /* A barrier of the PEs of this host at least; of all PEs of the job
     * where the launcher makes one without data to bring (Slurm does not). */
    void (*fence)(const char *step);

    /* The last call before the process goes on without the library. */
    void (*finish)(void);

    /* After finish: the process uses the library once more.  Sets its state to
     * SMA_JOB_AGAIN. */
    void (*again)(void);

    /* Asks the launcher to end the whole job.  May return. */
    void (*abort)(int status);

    /* A word about the launcher for SHMEM_INFO. */
    const char *(*describe)(void);
};

/* The launcher that started this PE; NULL until sma_boot_start has chosen it. */
extern const struct sma_launcher *sma_launcher;

extern const struct sma_launcher sma_launcher_local;
extern const struct sma_launcher sma_launcher_pmix;
extern const struct sma_launcher sma_launcher_solo;

void sma_boot_start(void);

/* The start after a finish: waits until all PEs of this host are out of
 * shmem_finalize and in shmem_init. */
void sma_boot_again(void);

void sma_boot_finish(void);
void sma_boot_abort(int status);

/* boot/barrier.c: waits for all PEs of this host; a full memory fence. */
void sma_boot_barrier(const char *step);

/* With SHMEM_HANG_TIMEOUT the barrier calls this function now and then, with the
 * seconds that it has waited.  api/init.c sets it. */
extern void (*sma_boot_still_waiting)(double seconds);

/* boot_local.c: for a message before init: finds the job, if oshrun started
 * us, so that only one PE prints. */
void sma_boot_local_peek(void);

/* sigterm.c: from now on SIGTERM ends this PE as shmem_global_exit of another PE
 * wants it. */
void sma_boot_catch_sigterm(void);

/* boot_pmix.c: does the environment say that a PMIx launcher started us? */
bool sma_boot_pmix_present(void);

#endif
