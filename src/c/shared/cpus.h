/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sets of processors, with space for as many as a host may have.  oshrun and
 * libsma find by them where a process may run.
 */
#ifndef SMA_CPUS_H
#define SMA_CPUS_H

#include <stdbool.h>

#include "shared/job.h"

/* Fills in the processors that this thread may run on; an empty set if the
 * system does not show them. */
void sma_cpus_get(struct sma_cpus *cpus);

/* Restricts this thread to these processors.  Returns false when the system
 * does not allow it. */
bool sma_cpus_use(const struct sma_cpus *cpus);

/* The number of processors in the set. */
int sma_cpus_count(const struct sma_cpus *cpus);

/* Makes *cpus_p the set of the processors that a text names, as 2,3 or 8-11.
 * Returns false if the text is not such a list. */
bool sma_cpus_parse(const char *text, struct sma_cpus *cpus_p);

/* The same for the first line of a file of the system. */
bool sma_cpus_read(const char *path, struct sma_cpus *cpus_p);

/* Returns the processor at position i of the set, counted from 0, and makes
 * *one_p the set of that processor alone.  Returns -1 when the set is
 * smaller. */
int sma_cpus_pick(const struct sma_cpus *cpus, int i, struct sma_cpus *one_p);

/* Where the system lists the processors of each NUMA node. */
#define SMA_CPUS_NODES "/sys/devices/system/node"

/* Makes *cpus_p the processors of a NUMA node.  Returns false when there is no
 * such node, or it has no processors.  root is SMA_CPUS_NODES; tests give
 * another directory. */
bool sma_cpus_of_node(const char *root, int node, struct sma_cpus *cpus_p);

/* How many NUMA nodes have processors of the set. */
int sma_cpus_count_nodes(const char *root, const struct sma_cpus *cpus);

/* Makes *part_p those processors of the set that belong to the NUMA node at
 * position i, counted from 0, among these nodes.  Returns false when there are
 * fewer. */
bool sma_cpus_pick_node(const char *root, const struct sma_cpus *cpus, int i,
                        struct sma_cpus *part_p);

#endif
