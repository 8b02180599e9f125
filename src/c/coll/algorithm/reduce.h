/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the reductions have in common.  dest may be source: a reduction in place must not
 * overwrite what another PE is still to read.
 */
#ifndef SMA_COLL_ALGORITHM_REDUCE_H
#define SMA_COLL_ALGORITHM_REDUCE_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/compare/object.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

/* The bytes of the data of a call.  No symmetric object has SIZE_MAX: the checks
 * fail where there are too many. */
static inline size_t sma_reduce_bytes(size_t n, const struct sma_op *op)
{
    size_t bytes;

    return unlikely(__builtin_mul_overflow(n, op->esize, &bytes)) ? SIZE_MAX
                                                                  : bytes;
}

/* Checks the arrays of a reduction, and returns their size in bytes. */
static inline size_t sma_reduce_check(const struct sma_routine *routine,
                                      const struct sma_set *set,
                                      const void *dest, const void *source,
                                      size_t n, const struct sma_op *op)
{
    size_t bytes = sma_reduce_bytes(n, op);

    if (n > 0) {
        sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    }
    return bytes;
}

static inline bool sma_reduce_overlap(const void *a, const void *b,
                                      size_t bytes)
{
    return (uintptr_t) a - (uintptr_t) b < bytes ||
           (uintptr_t) b - (uintptr_t) a < bytes;
}

/* Posts the source, or a copy of it where dest overlaps it: a PE that is still
 * to read the source would find results there.  Returns true when the mailbox
 * points to the source. */
static inline bool sma_reduce_post(struct sma_set *set,
                                   const struct sma_routine *routine,
                                   const void *dest, const void *source,
                                   size_t bytes)
{
    if (bytes <= SMA_INLINE || !sma_reduce_overlap(dest, source, bytes))
        return sma_epoch_post(set, routine, source, bytes);
    sma_epoch_post_copy(set, routine, source, bytes);
    return false;
}

#endif
