/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The parts of which scans on a node and scans between nodes are made.
 */
#ifndef SMA_COLL_ALGORITHM_SCAN_H
#define SMA_COLL_ALGORITHM_SCAN_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/epoch/differ.h"
#include "coll/set/set.h"

/* A scan of `size` members, which follow each other in the order of the set:
 * source[i] are the data of the i-th of them, and dest[i] is where its result
 * goes, or NULL. */
struct sma_scan {
    const char *const *source;
    char *const *dest;
    int size;
    const struct sma_op *op;
    bool exclusive;
    const char
        *before;  /* the sum of all members before, NULL: there are none */
    char *after;  /* gets the sum of all members so far, unless NULL */
    size_t first; /* the byte of the arrays at which these two begin */
};

/* Scans n elements from byte `at` of each array on. */
void sma_scan(const struct sma_scan *s, size_t at, size_t n);

/* Ends the job with a message if PE `pe` has another size than the caller. */
static inline void sma_scan_check(const struct sma_routine *routine, int pe,
                                  size_t theirs, size_t mine, size_t esize)
{
    if (unlikely(theirs != mine))
        sma_coll_count_differs(routine, "nelems", mine, theirs, esize, pe);
}

/* Fills in where the source and the dest of the k-th member on this node are:
 * from_p[k] and to_p[k].  Waits until all members have posted their places in
 * this epoch, and compares their sizes. */
void sma_scan_places(struct sma_set *set, const struct sma_routine *routine,
                     size_t bytes, size_t esize, const char **from_p,
                     char **to_p);

#endif
