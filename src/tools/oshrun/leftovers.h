/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Removes what PEs that were killed leave in the system.
 */
#ifndef OSHRUN_LEFTOVERS_H
#define OSHRUN_LEFTOVERS_H

/* Removes shared memory of the network library that belongs to no living process.  To be called
 * when all PEs have ended. */
void oshrun_clean_up(void);

#endif
