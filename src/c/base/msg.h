/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Errors and warnings: one line each.
 */
#ifndef SMA_MSG_H
#define SMA_MSG_H

#include "base/base.h"

/*
 * A mistake of the user or of the environment: prints one line, ends the job
 * with status 1.  routine may be NULL; else the line says where in the program it
 * was called.  Only the first PE of a host that gets here prints.
 */
void sma_fatal(const char *routine, const char *fmt, ...)
    __attribute__((noreturn, format(printf, 2, 3), cold));

/* One line to stderr about a routine, and where it was called; the job goes on. */
void sma_warn(const char *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* One line to stderr that the user asked for. */
void sma_tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* The table of PEs (hang_table.h), in one write, with a line before it, and with
 * the last one if it is not NULL. */
void sma_tell_table(const char *routine, double seconds, const char *table,
                    const char *last);

/* The same when SHMEM_DEBUG is set. */
void sma_debug(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* One line to stdout, for SHMEM_VERSION and SHMEM_INFO. */
void sma_say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* What rooms above do for this one.  boot/boot.c fills it in before main. */
struct sma_message_hooks {
    /* Before a message that comes before the start: maps the job block when oshrun
     * started this process, so that only one PE of the job prints. */
    void (*find_job)(void);
    /* Asks the launcher to end the job.  May return. */
    void (*end_job)(int status);
};

extern struct sma_message_hooks sma_message_hooks;

/* The name of this host. */
const char *sma_host(void);

/* Of the threads that want to end this process, the first one returns and ends
 * it; the others wait for that, or end it with the status if it takes too long. */
void sma_leave(int status);

/* Does a thread end this process? */
bool sma_is_left(void);

/* Ends this process because another PE ended the job. */
void sma_follow_job_end(void) __attribute__((noreturn, cold));

#endif
