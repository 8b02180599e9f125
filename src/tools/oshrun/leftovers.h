/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What PEs that were killed leave in the system.
 */
#ifndef OSHRUN_LEFTOVERS_H
#define OSHRUN_LEFTOVERS_H

#include <stdbool.h>
#include <sys/types.h>

/* All processes that was_pe() knows have ended, one of them by force: removes
 * shared memory of UCX that has no other owner. */
void oshrun_clean_up(bool (*was_pe)(pid_t pid));

#endif
