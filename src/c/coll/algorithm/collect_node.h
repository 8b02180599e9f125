/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collect and fcollect of a set on one node: each PE copies the contributions of all for itself, small
 * ones from mailboxes or bounce buffers, large ones straight from the sources.
 */
#ifndef SMA_COLL_ALGORITHM_COLLECT_NODE_H
#define SMA_COLL_ALGORITHM_COLLECT_NODE_H

#include "base/base.h"
#include "coll/set/set.h"

void sma_collect_node(const struct sma_routine *routine, void *dest,
                      const void *source, size_t nelems, size_t esize,
                      struct sma_set *set);
void sma_fcollect_node(const struct sma_routine *routine, void *dest,
                       const void *source, size_t nelems, size_t esize,
                       struct sma_set *set);

#endif
