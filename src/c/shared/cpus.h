/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sets of processors, of as many as a host may have: oshrun and the library
 * ask with them where a process may run.
 */
#ifndef SMA_CPUS_H
#define SMA_CPUS_H

#include <stdbool.h>

#include "shared/job.h"

/* The processors that this thread may run on; none when the system does not
 * tell. */
void sma_cpus_get(struct sma_cpus *cpus);

/* Lets this thread run on these.  False: the system does not allow it. */
bool sma_cpus_use(const struct sma_cpus *cpus);

int sma_cpus_count(const struct sma_cpus *cpus);

/* Number i among them, counted from 0; *one_p is the set that has it alone.  -1:
 * there are not so many. */
int sma_cpus_pick(const struct sma_cpus *cpus, int i, struct sma_cpus *one_p);

#endif
