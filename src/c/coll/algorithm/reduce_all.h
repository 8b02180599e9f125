/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of small data on one node: each PE combines the data of all.
 */
#ifndef SMA_COLL_ALGORITHM_REDUCE_ALL_H
#define SMA_COLL_ALGORITHM_REDUCE_ALL_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/set/set.h"

void sma_reduce_all(const struct sma_routine *routine, void *dest,
                    const void *source, size_t n, const struct sma_op *op,
                    struct sma_set *set);

/* The same in place for words that fit into a mailbox, and so need not be
 * symmetric. */
void sma_reduce_all_of_words(const struct sma_routine *routine, uint64_t *word,
                             size_t n, const struct sma_op *op,
                             struct sma_set *set);

#endif
