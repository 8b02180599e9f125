/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Places in the node segment, by which the PEs of a node find symmetric data of
 * each other.
 */
#ifndef SMA_COLL_EPOCH_PLACE_H
#define SMA_COLL_EPOCH_PLACE_H

#include "base/base.h"
#include "check/region.h"

/* The offset in the node segment of a symmetric object of this PE, by which the
 * PEs of the node find it, and the address at which an offset is mapped.  A constant
 * of the program has an offset behind the segment. */
uint64_t sma_coll_offset_of(const struct sma_routine *routine,
                            const struct sma_argument *arg, const void *data,
                            size_t bytes);
const void *sma_coll_at(uint64_t address);

/* Ends the job: what another PE has posted is no place in memory.  Only a PE of
 * this node that writes to where it may not can cause that. */
void sma_place_damaged(const char *what, uint64_t value)
    __attribute__((noreturn, cold));

#endif
