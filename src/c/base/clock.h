/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The monotonic clock of the host.  Setting the date does not change it.
 */
#ifndef SMA_CLOCK_H
#define SMA_CLOCK_H

#include <stdint.h>

#include "base/base.h"

double sma_now(void);      /* in seconds */
uint64_t sma_now_ns(void); /* in nanoseconds */

/*
 * The time limit of a wait for another process.  It counts only while this
 * process runs: whoever was stopped for a while, for instance with the whole job,
 * has not looked for what came meanwhile, and waits anew.  So the wait calls
 * sma_limit_is_over often, at least eight times in the limit.
 */
struct sma_limit {
    double since;  /* when the wait began, or went on after a stop */
    double looked; /* when sma_limit_is_over was last called */
};

struct sma_limit sma_limit_begin(void);

/* Has the wait taken longer than so many seconds?  0: never. */
bool sma_limit_is_over(struct sma_limit *limit, int seconds);

#endif
