/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * PMI-1 and PMI-2 as the launcher in boot/pmi.c uses them: two protocols of
 * lines, in which the server of a launcher tells a process its number, keeps
 * short texts under keys, and holds barriers.
 *
 * boot/pmi_text.c takes the lines apart.  boot/pmi_wire.c owns the connection.
 * Each of its functions ends the job with a message when the server fails or
 * makes no sense, unless its comment says otherwise, and none waits longer than
 * SHMEM_TIMEOUT.  boot/pmi_port.c connects to a server that waits at a port.
 * boot/pmi_hosts.c finds out which PE runs on which host.
 */
#ifndef SMA_PMI_H
#define SMA_PMI_H

#include "base/base.h"

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

#endif
