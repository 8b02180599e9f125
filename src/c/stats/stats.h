/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_STATS and SHMEM_TRACE: at the end of the job PE 0 collects what all PEs
 * have counted and recorded (account/account.h), and writes it.
 */
#ifndef SMA_STATS_H
#define SMA_STATS_H

#include "account/account.h"

/* -------------------------------------------------- stats.c: start and end */

/* Tells module account whether calls have to take their slow path.  Called
 * before the quick checks are allowed. */
void sma_stats_prepare(void);

/* Tell that this PE has started, that it is about to leave, while all routines
 * work, and that it ends the whole job, alone.  All PEs call the first two.
 * `alloc` and `give_back` are sma_malloc and sma_free of module api. */
void sma_stats_started(void *(*alloc)(const struct sma_routine *routine,
                                      size_t align, size_t size, bool zero,
                                      const char *result),
                       void (*give_back)(const struct sma_routine *routine,
                                         void *ptr));
void sma_stats_leaving(void);
void sma_stats_ending(void);

struct sma_stats {
    const char *stats, *trace; /* as in struct sma_env, with full paths */
    uint64_t start;  /* when the job started last; 0 when it does not run */
    uint64_t length; /* nanoseconds between the starts and the ends so far */
    void *(*alloc)(const struct sma_routine *routine, size_t align, size_t size,
                   bool zero, const char *result);
    void (*give_back)(const struct sma_routine *routine, void *ptr);
};

extern struct sma_stats sma_stats SMA_HIDDEN;

/* Is the PE on this node, and so has this clock? */
bool sma_stats_is_near(int pe);

/* The name of a routine in the output; the next call may overwrite it. */
const char *sma_stats_name(int routine);

/* ----------------------------------------------------- gather.c: to PE 0 */

/* Allocates and frees the buffers between PE 0 and the others.  All PEs call
 * both; false: there is no memory, on any PE. */
bool sma_stats_gather_begin(void);
void sma_stats_gather_end(void);

/* Sends a piece of a message from this PE to PE 0; last: it ends the message.
 * Blocks until PE 0 has asked for it. */
void sma_stats_send(const void *data, size_t bytes, bool last);

/* Returns the next piece of the message of PE pe.  PE 0 calls, and may read the
 * piece until its next call. */
const void *sma_stats_receive(int pe, size_t *bytes_p, bool *last_p);

/* PE 0 learns by how many nanoseconds the clock of PE pe is ahead of its own,
 * while PE pe calls sma_stats_answer_clock. */
int64_t sma_stats_ask_clock(int pe);
void sma_stats_answer_clock(void);

/* --------------------------------------------------- output.c: output files */

/* Opens and closes the file that a variable names; both report an error. */
FILE *sma_stats_open(const char *variable, const char *file);
void sma_stats_close(FILE *f, const char *variable, const char *file);

/* Writes a text as a string of JSON, with its quotes. */
void sma_stats_json_text(FILE *f, const char *text);

/* The absolute name of the file, which is never freed.  PE 0 reports here, at
 * the start of the job, that the file cannot be written. */
const char *sma_stats_full_name(const char *variable, const char *file);

/* The name of the program. */
const char *sma_stats_program(void);

/* --------------------------------------------- report.c and trace.c: output */

/* Writes the table or the file of SHMEM_STATS.  All PEs call it; with `alone`,
 * only this PE calls, and writes only its own counts. */
void sma_stats_report(bool alone);

/* Prepares the trace at a start of the job; all PEs call. */
void sma_stats_trace_start(void);

/* Writes the file of SHMEM_TRACE; `alone` as above. */
void sma_stats_trace_write(bool alone);

#endif
