/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Removes what PEs that were killed leave in the system.
 */
#ifndef OSHRUN_LEFTOVERS_H
#define OSHRUN_LEFTOVERS_H

#include <stdbool.h>
#include <sys/types.h>

/* Removes shared memory of the network library that belongs to no living process.  To be called
 * when all processes for which was_pe() is true have ended. */
void oshrun_clean_up(bool (*was_pe)(pid_t pid));

#endif
