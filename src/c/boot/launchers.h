/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the launchers of this module (boot.h) share, and what the files of each
 * of them do for it.
 */
#ifndef SMA_LAUNCHERS_H
#define SMA_LAUNCHERS_H

#include "base/env.h"
#include "boot/boot.h"
#include "memory/memory.h"

/* -------------------------------- memory_file.c: the memory file of a host */

/* Launchers that do not hand the memory file to the PEs: the first PE of the host
 * creates it, and the others open it.  boot/pmix.c and boot/pmi.c carry the text
 * that says where it is. */

enum { SMA_FILE_WHERE = 128 };

/* Creates the memory file of this host and maps its job block.  kind is
 * SMA_SEGMENT_MEMFD, a file that its creator shows through /proc, or
 * SMA_SEGMENT_SHM, a file in /dev/shm (base/env.h).  *where_p, with space for
 * SMA_FILE_WHERE characters, says where it is. */
void sma_file_create(int kind, char *where_p);

/* Opens the file that another PE of this host has created, and maps its job
 * block.  Returns 0 or -errno. */
int sma_file_open(const char *where);

/* Does the text name a file in /dev/shm?  The first PE of the host removes that
 * name by sma_file_forget when all have opened it; all PEs of the host call
 * it. */
bool sma_file_has_name(const char *where);
void sma_file_forget(const char *where);

/* Ends the job: the PEs of this host cannot open each other's files. */
void sma_file_refuse(const char *where, int err) __attribute__((noreturn));

/* ------------------------------------------------------- search for a host */

/*
 * The index in hosts[0..count-1] of the entry that is the same as host; count if
 * there is none.  The search begins with `last`, the host of the PE before, and
 * goes on with the host after it, because the PEs of a host mostly have
 * consecutive numbers, or the PEs go round the hosts.
 */
static inline int sma_host_search(void *const *hosts, int count, int last,
                                  const void *host,
                                  bool (*is_same)(const void *, const void *))
{
    for (int tried = 0; tried < count; tried++) {
        if (is_same(hosts[last], host))
            return last;
        last = (last + 1) % count;
    }
    return count;
}

/* --------------------------------------------------------- PMI-1 and PMI-2 */

/*
 * As the launcher in boot/pmi.c uses them: two protocols of lines, in which the
 * server of a launcher tells a process its number, keeps short texts under keys,
 * and holds barriers.
 *
 * boot/pmi_text.c takes the lines apart.  boot/pmi_wire.c owns the connection.
 * Each of its functions ends the job with a message when the server fails or
 * makes no sense, unless its comment says otherwise, and none waits longer than
 * SHMEM_TIMEOUT.  boot/pmi_port.c connects to a server that waits at a port.
 * boot/pmi_hosts.c finds out which PE runs on which host.
 */

/* ------------------------------------------------------- boot/pmi_text.c */

/* Finds the value of a key in an answer, whose pairs KEY=VALUE stand between
 * separators: spaces in PMI-1, semicolons in PMI-2.  A value is not terminated;
 * it ends before the next separator.  Returns false if there is no such key. */
bool sma_pmi_find(const char *answer, char separator, const char *key,
                  const char **value_p, size_t *len_p);

/* The same for a decimal number that fits into an int. */
bool sma_pmi_find_number(const char *answer, char separator, const char *key,
                         int *number_p);

/* Reads a whole text as such a number. */
bool sma_pmi_read_number(const char *text, size_t len, int *number_p);

/* Reads the number of all bytes and its colon, which stand before the first piece of
 * a value, and moves *value_p behind them.  Returns false if there is none. */
bool sma_pmi_read_length(const char **value_p, size_t *len_p, size_t *bytes_p);

/* Values are printable characters without separators: 3 bytes become 4 of
 * letters, digits, '+' and '-'.  SMA_PMI_CHARS(bytes) is the exact number of
 * characters; encode adds a '\0'. */
#define SMA_PMI_CHARS(bytes) (((bytes) *4 + 2) / 3)
void sma_pmi_encode(const void *data, size_t bytes, char *text_p);

/* Decodes a text of SMA_PMI_CHARS(bytes) characters, where the caller knows
 * `bytes`.  Returns false if encode does not make such a text. */
bool sma_pmi_decode(const char *text, size_t len, void *data_p, size_t bytes);

/* ------------------------------------------------------- boot/pmi_wire.c */

/* Makes this process a client of the server, which has left a socket open for
 * it (port is NULL) or waits at HOST:PORT. */
void sma_pmi_open(const char *port, int *rank_p, int *size_p);

/* Leaves the server, which may have gone already.  Only with `tell` does it
 * learn that this process has ended well. */
void sma_pmi_close(bool tell);

/* Puts data under a key of this PE: as many texts as the limit of the server
 * wants.  They are known on all hosts after the next fence. */
void sma_pmi_put(const char *key, const void *data, size_t bytes);

/* Returns the data under a key of a PE, in memory of malloc. */
void *sma_pmi_get(int pe, const char *key, size_t *bytes_p);

/* A barrier of all PEs of the job.  `step` is what the start does here, for
 * messages. */
void sma_pmi_fence(const char *step);

/* Ends the job if the server has closed the connection.  For the start, before
 * MPI_Finalize of the program may close the connection. */
void sma_pmi_check_there(const char *step);

/* Asks the server to end the job; does not wait.  A child created by fork sends
 * nothing. */
void sma_pmi_abort(int status);

/* The protocol of the server: 1 or 2. */
int sma_pmi_version(void);

/* What this process has asked the server for, for SHMEM_DEBUG. */
void sma_pmi_count(void);

/* ------------------------------------------------------- boot/pmi_port.c */

/* Connects to HOST:PORT.  Returns a descriptor. */
int sma_pmi_connect(const char *where);

/* ------------------------------------------------------ boot/pmi_hosts.c */

/* Finds the host of each PE.  Sets host_me and host_n of sma_topology and
 * *first_p, the first PE of this host.  Returns the kind of memory file that
 * this host uses, SMA_SEGMENT_MEMFD or SMA_SEGMENT_SHM. */
int sma_pmi_find_hosts(int *first_p);

/* The answer for struct sma_launcher, and the end of its memory. */
int sma_pmi_hosts(int32_t *host_of);
void sma_pmi_forget_hosts(void);

/* -------------------------------------------------------------------- PMIx */

/*
 * As the launcher in boot/pmix.c uses it.  boot/pmix_calls.c owns libpmix.  Each
 * of its functions ends the job with a message when PMIx fails, unless its comment
 * says otherwise, and none waits longer than SHMEM_TIMEOUT.  boot/pmix_file.c
 * brings the memory file of the host to its PEs.
 */

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

/* Sets the elements of host_of, which has space for n PEs, to a number for each
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
