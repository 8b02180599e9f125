/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Starting up: the number of this PE, the PEs of its host, where the PEs of the
 * job run, and the end of the job.  sma_boot_start chooses one of the launchers
 * that are declared below, once.
 *
 * Only the thread that initializes calls the functions sma_boot_*, in the order
 * of this file; any thread may call sma_boot_abort.
 */
#ifndef SMA_BOOT_H
#define SMA_BOOT_H

#include "base/base.h"

struct sma_launcher {
    const char *name; /* for SHMEM_INFO */

    /* The launcher itself prints the table of a job that hangs. */
    bool reports_hangs;

    /* Sets sma_self.me and job_n, and host_me and host_n of sma_topology, and
     * maps the job block.  Prints the cause and ends the process when it
     * cannot. */
    void (*start)(void);

    /* The functions below are NULL where a launcher has no use for them. */

    /* Finds the host of each PE of a job on several hosts.  Hosts are numbered
     * from 0 in the order of their first PEs.  Returns the number of hosts. */
    int (*find_hosts)(int32_t *host_of);

    /* Publishes data of the first PE of this host; the other PEs pass NULL.
     * All PEs of the job call it.  After it has returned, other hosts can fetch
     * the data. */
    void (*publish)(const char *name, const void *data, size_t bytes);

    /* Returns a copy of what PE `first`, the first PE of another host, has
     * published under the name.  The caller frees it with free(). */
    void *(*fetch)(int first, const char *name, size_t *bytes_p);

    /* May the launcher close its service before the library ends?  Then what is
     * to be fetched is fetched during the start.  NULL: no. */
    bool (*closes_early)(void);

    /* Does the launcher refuse an MPI library that comes after this library?
     * NULL: no. */
    bool (*serves_one)(void);

    /* Leaves the launcher: the last call before the process goes on without the
     * library. */
    void (*finish)(void);

    /* Joins the launcher again after finish, in a process that uses the library
     * once more.  Sets the state of this PE to SMA_JOB_AGAIN. */
    void (*again)(void);

    /* Asks the launcher to end the whole job.  May return. */
    void (*abort)(int status);

    /* Waits, no longer than a moment, for the effect of `abort` of another PE,
     * before this process ends because of it. */
    void (*await_abort)(void);

    /* The index of a PE of this host that has ended before shmem_finalize; -1:
     * there is none.  A launcher without this function ends the job itself when
     * a PE ends so. */
    int (*find_gone)(void);

    /* Ends the job, during the start, if the launcher is gone, as then nobody ends
     * this process when another PE does not come.  NULL: the launcher's library
     * does so. */
    void (*check_there)(const char *step);

    /* Describes the launcher for SHMEM_INFO. */
    const char *(*describe)(void);
};

/* The launcher that started this PE; NULL until sma_boot_start has chosen
 * it. */
extern const struct sma_launcher *sma_launcher;

extern const struct sma_launcher sma_launcher_local;
extern const struct sma_launcher sma_launcher_pmi;
extern const struct sma_launcher sma_launcher_pmix;
extern const struct sma_launcher sma_launcher_solo;

/* Chooses the launcher and starts with it. */
void sma_boot_start(void);

/* Starts again after sma_boot_finish: waits until all PEs of this host have
 * left shmem_finalize and are in shmem_init. */
void sma_boot_again(void);

void sma_boot_finish(void);
void sma_boot_abort(int status);
void sma_boot_await_abort(void);

/* boot/lost.c: ends the job when a PE of this host has ended before
 * shmem_finalize, and the launcher does not notice.  Any wait calls it now and
 * then. */
void sma_boot_look_for_gone(const struct sma_routine *routine);

/* Ends the job because PEs have not come to this step of the start in time. */
void sma_boot_not_all_here(const char *step) __attribute__((noreturn));

/* For `again` of a launcher: sets the state of this PE to SMA_JOB_AGAIN and
 * waits, no longer than SHMEM_TIMEOUT, until all PEs of this host have it. */
void sma_boot_come_again(void);

/* boot/barrier.c: a barrier of all PEs of this host, and a full memory fence.
 * `step` is what the start does here, for SHMEM_DEBUG. */
void sma_boot_barrier(const char *step);

/* With SHMEM_HANG_TIMEOUT the barrier calls this function now and then, with
 * the seconds that it has waited.  api/start.c sets it. */
extern void (*sma_boot_still_waiting)(double seconds);

/* boot/boot.c: ends a program that is not the first one of a PE. */
void sma_boot_refuse_second(int pid, int pe) __attribute__((noreturn, cold));

/* boot/local.c: maps the job block, if oshrun started this process, for a
 * message before init. */
void sma_boot_local_peek(void);

/* boot/sigterm.c: from now on SIGTERM ends this PE as shmem_global_exit of
 * another PE asks for. */
void sma_boot_catch_sigterm(void);

/* boot/pmix.c: does the environment say that a PMIx launcher started this
 * process? */
bool sma_boot_pmix_present(void);

/* boot/pmi.c: has the launcher of a job of several PEs left a connection to a
 * PMI server open for this process? */
bool sma_boot_pmi_present(void);

/* -------------- nodes.c: where the PEs run, and what hosts tell each other */

/* Reads the number of the last boot of the system, which its containers share.  It is
 * empty if the system does not tell. */
void sma_nodes_read_boot(char *text_p, size_t size);

/* Gathers `bytes` of data from the first PE of each host.  All PEs of the job
 * call it.  The first PE of a host gets the data of all hosts, in the order of
 * the hosts and in memory of malloc; the other PEs get NULL. */
void *sma_nodes_gather(const char *name, const void *fact, size_t bytes);

/* Fills in the nodes in sma_topology, and frees what that has allocated. */
void sma_nodes_find(void);
void sma_nodes_forget(void);

/* Does the work of sma_nodes_find in a later start of the library in the same
 * processes, after sma_nodes_forget. */
void sma_nodes_again(void);

/* The number of hosts of the job, the number of this host, and the first PE of
 * a host. */
int sma_hosts(void);
int sma_host_here(void);
int sma_host_first(int host);

/* The number of nodes on this host, and the number of this node among them. */
int sma_nodes_here(void);
int sma_node_here(void);

/* The index of a PE in the job block of this host; -1: the PE runs on another
 * host. */
int sma_host_index(int pe);

/* The PE with an index in the job block of this host, and the host of a PE. */
int sma_host_pe(int i);
int sma_host_of(int pe);

/* Ends the job, because the job block or the lists behind it hold what no PE
 * writes there.  `what` names the field. */
void sma_block_is_damaged(const char *what) __attribute__((noreturn));

/* boot/programs.c: finds which program each PE runs, and fills in program_of
 * and program of sma_memory.  All PEs of a job call it in which PEs run
 * different programs, when each has published its own in the job block.  Two
 * programs of one path end the job: one is an old copy of the other. */
void sma_programs_find(void);

/* Publishes the address of this PE: the bytes that the transport of a PE on
 * another node needs in order to reach it. */
void sma_nodes_publish(const void *address, size_t bytes, const char *advice);

/* The address of PE pe, in memory of malloc, and the name of its host. */
void *sma_nodes_address(int pe, size_t *bytes_p);
const char *sma_nodes_host(int pe);

/* The offset in the memory file from which on the segments of the nodes may
 * lie. */
size_t sma_nodes_area_end(void);

/* ----------------------------------------------- mpi.c: MPI in the program */

/* libsma neither needs an MPI library nor is linked with one: it looks for its
 * functions among those that the program has loaded. */

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
