/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Mistakes of the program.  A mistake ends the job, unless SHMEM_CHECK_GO_ON is
 * set and the other PEs do not depend on the call: then it is reported, and the
 * program goes on.
 */
#ifndef SMA_MISTAKE_H
#define SMA_MISTAKE_H

#include <limits.h>

#include "base/base.h"

/*
 * Reports a mistake because of which a routine cannot do its work.  The caller
 * has changed nothing yet, and holds no lock.  The job ends, like after
 * sma_fatal, unless the program goes on: then this function returns false, and
 * the caller and those above it return at once, up to the routine that the
 * program has called, which returns 0 if it has a value.  The program goes on only
 * from a transfer, an atomic operation or a wait: in other routines, other PEs
 * would wait for this one.
 */
bool sma_refuse(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* sma_refuse for a collective on a set that the caller is not in: no other PE waits
 * for it there, so the program may go on from the call. */
bool sma_refuse_outsider(const struct sma_routine *routine, const char *fmt,
                         ...) __attribute__((format(printf, 2, 3), cold));

/* How often sma_refuse has returned in this thread. */
unsigned sma_refusals(void);

/* In place of the number of a PE or of bytes: the function that was to return it
 * has refused the call. */
enum { SMA_NO_PE = INT_MIN };

/*
 * Reports a mistake in spite of which a routine can do its work.  The job ends,
 * like after sma_fatal, unless the program goes on: then this function
 * returns.
 */
void sma_mistake(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* From begin to end, sma_refuse of this thread reports a mistake and not more,
 * in any routine.  sma_mistakes_end tells whether there was none. */
void sma_mistakes_begin(void);
bool sma_mistakes_end(void);

/* Called at the start of the job. */
void sma_mistakes_start(void);

/* Prints how many mistakes the PEs of this host have made so far, if any.
 * Returns whether there are any. */
bool sma_mistakes_tell(void);

/* Have the PEs of this host made mistakes? */
bool sma_mistakes_made(void);

#endif
