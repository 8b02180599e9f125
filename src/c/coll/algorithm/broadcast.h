/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the broadcasts have in common.
 */
#ifndef SMA_COLL_ALGORITHM_BROADCAST_H
#define SMA_COLL_ALGORITHM_BROADCAST_H

#include "base/base.h"
#include "coll/compare/object.h"
#include "coll/epoch/differ.h"
#include "coll/set/set.h"

/* Checks the arrays of a broadcast, and returns their size in bytes. */
static inline size_t sma_broadcast_check(const struct sma_routine *routine,
                                         const struct sma_set *set,
                                         const void *dest, const void *source,
                                         size_t nelems, size_t esize, int root)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize);

    if (bytes > 0 && set->me == root)
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    else if (bytes > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
    return bytes;
}

#endif
