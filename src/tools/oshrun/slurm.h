/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The Slurm allocation that oshrun runs in, as its variables describe it.
 */
#ifndef SMA_TOOLS_SLURM_H
#define SMA_TOOLS_SLURM_H

#include <stdbool.h>

/* Has the allocation other hosts than this one?  False if srun has started
 * oshrun: the user wants it to run where it is. */
bool slurm_elsewhere(void);

#endif
