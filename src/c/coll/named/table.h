/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of the sets of active sets and of triplets.
 */
#ifndef SMA_COLL_NAMED_TABLE_H
#define SMA_COLL_NAMED_TABLE_H

#include "base/base.h"
#include "coll/set/set.h"

/* The set of an active set whose arguments have been checked. */
struct sma_set *sma_set_active(const struct sma_routine *routine,
                               const struct sma_active *a);

/* The set of the PEs start, start + stride, ..., of which this PE is one, for
 * calls that only these PEs make, one at a time: the making of a team.  The set
 * exists until the end of the library. */
struct sma_set *sma_set_triplet(const struct sma_routine *routine, int start,
                                int stride, int size);

/* The start and the end of the table and of sma_world. */
void sma_table_init(void);
void sma_table_fini(void);

#endif
