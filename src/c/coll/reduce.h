/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What reductions on a node and between nodes have in common.
 */
#ifndef SMA_COLL_REDUCE_H
#define SMA_COLL_REDUCE_H

#include "base/base.h"
#include "base/msg.h"
#include "coll/coll.h"
#include "coll/routines.h"

/* out = source[0] OP source[1] ... OP source[size-1], of n elements, from those
 * at byte `at` of each source on.  out may be part of one of the sources. */
void sma_combine(char *out, const char *const *source, int size, size_t at,
                 size_t n, const struct sma_op *op);

/* Ends the job where PE pe has another size, in bytes, than the caller. */
static inline void sma_combine_check(const char *routine, int pe,
                                     size_t theirs, size_t mine, size_t esize)
{
    if (unlikely(theirs != mine))
        sma_fatal(routine, "nreduce is %zu here but %zu on PE %d",
                  mine / esize, theirs / esize, pe);
}

/* Where the data of each member on this node are; waits for them. */
void sma_combine_sources(struct sma_set *set, const char *routine,
                         const void *mine, size_t bytes, size_t esize,
                         const char **source_p);

/* The first element of slice i of `size`; slices are whole cache lines. */
size_t sma_combine_slice(size_t n, int i, int size, size_t esize);

/* Each PE combines its slice into its dest. */
void sma_combine_slices(struct sma_set *set, const char *routine, char *dest,
                        const void *source, size_t n, size_t bytes,
                        const struct sma_op *op);

/* coll_reduce_net.c: a reduction over several nodes. */
void sma_reduce_between(struct sma_set *set, const char *routine, char *dest,
                        const void *source, size_t n, size_t bytes,
                        const struct sma_op *op);

#endif
