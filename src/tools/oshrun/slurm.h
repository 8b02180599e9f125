/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The Slurm allocation that oshrun runs in, as its variables describe it.
 */
#ifndef SMA_TOOLS_SLURM_H
#define SMA_TOOLS_SLURM_H

#include <stdbool.h>

/* The number of hosts of the allocation; 0: oshrun runs in none. */
int slurm_nodes(void);

/* Has srun started oshrun? */
bool slurm_in_step(void);

/* Has the allocation other hosts than this one?  False if srun has started
 * oshrun: the user wants it to run where it is. */
bool slurm_elsewhere(void);

/* The number of processors of the allocation.  If hosts > 0: the number that
 * any so many hosts of the allocation have at least. */
long slurm_processors(int hosts);

#endif
