/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Combines data that lie on one node: the parts of which reductions are made.
 */
#ifndef SMA_COLL_ALGORITHM_COMBINE_H
#define SMA_COLL_ALGORITHM_COMBINE_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/epoch/differ.h"
#include "coll/set/set.h"

/* Computes out = source[0] OP source[1] OP ... OP source[size-1] from left to
 * right for n elements, which begin at byte `at` of each source.  out may be
 * where the elements of one of the sources are. */
void sma_combine(char *out, const char *const *source, int size, size_t at,
                 size_t n, const struct sma_op *op);

/* Ends the job with a message: PE `pe`, which is on another node, has another
 * nreduce.  Its number is not told: it may have chosen another algorithm, and then
 * its message has a part of its elements, a number or data. */
void sma_combine_differ(const struct sma_routine *routine, size_t nreduce,
                        int pe) __attribute__((noreturn, cold));

/* Ends the job with a message if PE `pe`, which is on this node and has posted its
 * size, has another one than the caller. */
static inline void sma_combine_check(const struct sma_routine *routine, int pe,
                                     size_t theirs, size_t mine, size_t esize)
{
    if (unlikely(theirs != mine))
        sma_coll_count_differs(routine, "nreduce", mine, theirs, esize, pe);
}

/*
 * Fills in source_p[k], where the data of the k-th member on this node are;
 * waits until all members have posted in this epoch, and compares their sizes.
 * The data of this PE are at `mine`, or where it has posted them if `mine` is
 * NULL.
 */
void sma_combine_sources(struct sma_set *set, const struct sma_routine *routine,
                         const void *mine, size_t bytes, size_t esize,
                         const char **source_p);

/* The first element of slice i when n elements are divided into `size` slices
 * of whole cache lines.  Slice `size` begins at n. */
size_t sma_combine_slice(size_t n, int i, int size, size_t esize);

/* Makes an epoch in which each member on the node combines its slice of the
 * elements of all of them, and writes it to the same slice of its dest. */
void sma_combine_slices(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n, size_t bytes,
                        const struct sma_op *op);

/* Makes an epoch, the next one, in which each member copies to its dest the
 * results of the slices of the others.  The first members on the node have one
 * of `slices` slices each. */
void sma_combine_fetch(struct sma_set *set, const struct sma_routine *routine,
                       char *dest, size_t n, int slices,
                       const struct sma_op *op);

#endif
