/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Mistakes of the program.  A mistake ends the job, unless SHMEM_CHECK_GO_ON is
 * set and the other PEs do not depend on the call: then it is reported, and the
 * program goes on.
 */
#ifndef SMA_MISTAKE_H
#define SMA_MISTAKE_H

#include "base/base.h"

/*
 * Reports a mistake because of which a routine cannot do its work.  The caller
 * has changed nothing yet, and holds no lock.  The job ends, like after
 * sma_fatal, unless the program goes on: then the routine that the program has
 * called returns at once, with the value 0 if it has one.  The program never
 * goes on from a collective routine, where other PEs would wait for this one.
 */
void sma_refuse(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((noreturn, format(printf, 2, 3), cold));

/*
 * Reports a mistake in spite of which a routine can do its work.  The job ends,
 * like after sma_fatal, unless the program goes on: then this function
 * returns.
 */
void sma_mistake(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Calls check(arg), in which sma_refuse ends only the check if the program goes
 * on.  Returns whether it was not called. */
bool sma_mistakes_in(void (*check)(void *arg), void *arg);

/* Called at the start of the job.  `call` returns the jmp_buf of the call that
 * the calling thread of the program is in, or NULL if the call must not be left
 * early; `call` itself may be NULL. */
void sma_mistakes_start(void *(*call)(void));

/* Prints how many mistakes the PEs of this host have made so far, if any.
 * Returns whether there are any. */
bool sma_mistakes_tell(void);

/* Have the PEs of this host made mistakes? */
bool sma_mistakes_made(void);

#endif
