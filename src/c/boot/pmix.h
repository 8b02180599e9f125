/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * PMIx as the launcher in boot/pmix.c uses it.
 *
 * boot/pmix_calls.c owns libpmix.  Each of its functions ends the job with a
 * message when PMIx fails, unless its comment says otherwise, and none waits
 * longer than SHMEM_TIMEOUT.  boot/pmix_file.c brings the memory file of the
 * host to its PEs.
 */
#ifndef SMA_PMIX_H
#define SMA_PMIX_H

#include "base/base.h"

/* Loads libpmix. */
void sma_pmix_load(void);

/* Makes this process a client of the launcher.  Returns NULL, or why the
 * launcher does not accept it. */
const char *sma_pmix_init(void);
void sma_pmix_finalize(void);

/* This process is a client: sma_pmix_init has succeeded, and sma_pmix_finalize
 * has not been called since (boot/pmix_asked.c). */
extern bool sma_pmix_is_client;

/* The rank of this process, which is its number as a PE. */
uint32_t sma_pmix_rank(void);

/* Returns the value of a key of a process, in memory of malloc.  A number is 0
 * when the launcher gives another type. */
uint32_t sma_pmix_get_number(uint32_t rank, const char *key);
char *sma_pmix_get_string(uint32_t rank, const char *key);
void *sma_pmix_get_data(uint32_t rank, const char *key, size_t *bytes_p);

/* The string that a process of this host puts and commits under a key; waits
 * until it has done so.  `step` is what the start does here, for messages. */
char *sma_pmix_await_string(uint32_t rank, const char *key, const char *step);

/* The names of the job's hosts with commas between them, in memory of malloc;
 * NULL if the launcher does not provide them. */
char *sma_pmix_hosts(void);

/* Sets the elements of host_of, which has room for n PEs, to a number for each
 * PE of a host.  Returns the number of these PEs, or 0 if the launcher does not
 * provide it. */
int sma_pmix_mark(const char *name, int32_t number, int32_t *host_of, int n);

/* Puts a value under a key: a string for the PEs of this host, data for those
 * of other hosts.  sma_pmix_exchange makes it visible; sma_pmix_commit makes it
 * visible to those that wait in sma_pmix_await_string. */
void sma_pmix_put_string(const char *key, char *text);
void sma_pmix_put_data(const char *key, const void *data, size_t bytes);
void sma_pmix_commit(void);

/*
 * A barrier of all PEs of the job.  `step` is what the start does here, for
 * messages.  With `collect`, what the PEs have put and committed is then known
 * on every host.
 */
void sma_pmix_fence(const char *step, bool collect);

/* Commits what this PE has put, and fences.  What any PE has put is then
 * visible on its own host, and with `collect` on every host.  Not every
 * launcher brings data to another host later, when they are asked for: Slurm
 * 22.05 does not. */
void sma_pmix_exchange(const char *step, bool collect);

/* Asks the launcher to end the job, and waits a few seconds for its answer. */
void sma_pmix_abort(int status);

/* Before this process ends because another PE has asked. */
void sma_pmix_await_abort(void);

/* The version of libpmix. */
const char *sma_pmix_version(void);

/* boot/pmix_file.c: creates the memory file of the host (its first PE), or
 * opens it, and maps the job block.  `ranks` are the PEs of this host, in
 * ascending order. */
void sma_pmix_share_file(const int *ranks);

#endif
