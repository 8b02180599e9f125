/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Errors, warnings and other messages of the library, one line each, and the
 * end of the process after an error.
 */
#ifndef SMA_MSG_H
#define SMA_MSG_H

#include "base/base.h"

/*
 * Reports a mistake of the user or of the environment: prints one line and ends
 * the job with status 1.  `routine` may be NULL; otherwise the line also says
 * where the program called it.  Only the first PE of a host that calls this
 * function prints.
 */
void sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((noreturn, format(printf, 2, 3), cold));

/* Prints one line about a routine and where it was called to stderr.  The job
 * goes on. */
void sma_warn(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Prints one line that the user has asked for to stderr. */
void sma_tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Prints one line to stderr when SHMEM_DEBUG is set. */
void sma_debug(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Prints the table of PEs (shared/hang_table.h) to stderr in one write: a line
 * that names the routine and its wait, the table, and, if `last` is not NULL, a
 * line with `kind` and `last`. */
void sma_tell_table(const struct sma_routine *routine, double seconds,
                    const char *table, const char *kind, const char *last);

/* Prints one line to stdout, for SHMEM_VERSION and SHMEM_INFO. */
void sma_say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* What the rooms above do for messages.  boot/boot.c sets the hooks before
 * main. */
struct sma_message_hooks {
    /* For a message that is printed before the start: maps the job block when
     * oshrun started this process, so that only one PE of the job prints. */
    void (*find_job)(void);
    /* Asks the launcher to end the job.  May return. */
    void (*end_job)(int status);
    /* Lets the launcher learn first that another PE has ended the job. */
    void (*await_end)(void);
};

extern struct sma_message_hooks sma_message_hooks;

/* The name of this host. */
const char *sma_host(void);

/* Called by each thread that is about to end this process.  The first one
 * returns and ends the process.  The others wait for its end, and end the
 * process with the status themselves if that takes too long. */
void sma_leave(int status);

/* Is a thread ending this process? */
bool sma_is_left(void);

/* Ends this process because another PE ended the job. */
void sma_follow_job_end(void) __attribute__((noreturn, cold));

#endif
