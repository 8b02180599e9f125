/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoall and alltoalls between nodes.
 */
#ifndef SMA_COLL_ALLTOALL_H
#define SMA_COLL_ALLTOALL_H

#include "base/base.h"
#include "base/msg.h"
#include "coll/coll.h"

/* An alltoall as this PE has called it.  Block i of source, nelems elements of
 * esize bytes, goes to member i.  A span is the part of an array that the call
 * touches, from the first to the last element. */
struct sma_alltoall {
    char *dest;
    const char *source;
    ptrdiff_t dst, sst; /* strides, in elements */
    size_t nelems, esize;
    size_t dest_span, source_span;
};

/* Ends the job where the k-th member on this node has another source span. */
static inline void sma_alltoall_check(const struct sma_set *set,
                                      const struct sma_routine *routine, int k,
                                      size_t theirs, size_t mine, ptrdiff_t sst)
{
    if (unlikely(theirs != mine))
        sma_fatal(routine,
                  "source has %zu bytes here but %zu on PE %d: nelems%s must "
                  "be the same",
                  mine, theirs, sma_set_local_pe(set, k),
                  sst == 1 ? "" : " and sst");
}

/* The alltoall of a set with members on several nodes, in
 * coll/alltoall_net.c. */
void sma_alltoall_between(struct sma_set *set,
                          const struct sma_routine *routine,
                          const struct sma_alltoall *a);

#endif
