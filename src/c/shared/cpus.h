/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sets of processors, with room for as many as a host may have.  oshrun and
 * libsma find by them where a process may run.
 */
#ifndef SMA_CPUS_H
#define SMA_CPUS_H

#include <stdbool.h>

#include "shared/job.h"

/* Fills in the processors that this thread may run on; an empty set when the
 * system does not tell. */
void sma_cpus_get(struct sma_cpus *cpus);

/* Restricts this thread to these processors.  Returns false when the system
 * does not allow it. */
bool sma_cpus_use(const struct sma_cpus *cpus);

/* The number of processors in the set. */
int sma_cpus_count(const struct sma_cpus *cpus);

/* Returns the processor at position i of the set, counted from 0, and makes
 * *one_p the set of that processor alone.  Returns -1 when the set is
 * smaller. */
int sma_cpus_pick(const struct sma_cpus *cpus, int i, struct sma_cpus *one_p);

#endif
