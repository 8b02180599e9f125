/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the alltoalls have in common.
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALL_H
#define SMA_COLL_ALGORITHM_ALLTOALL_H

#include "base/base.h"
#include "base/msg.h"
#include "coll/compare/object.h"
#include "coll/epoch/differ.h"
#include "coll/set/set.h"

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

/* Ends the job where a stride is not positive. */
void sma_alltoall_check_strides(const struct sma_routine *routine,
                                ptrdiff_t dst, ptrdiff_t sst)
    __attribute__((cold));

/* The span of `all` bytes with a stride. */
size_t sma_alltoall_span(const struct sma_routine *routine, const char *arg,
                         ptrdiff_t stride, size_t all, size_t esize)
    __attribute__((cold));

/* Checks the arguments of a call, and describes it. */
static inline struct sma_alltoall
sma_alltoall_describe(const struct sma_routine *routine,
                      const struct sma_set *set, void *dest, const void *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize)
{
    size_t all = sma_coll_bytes_of(routine, nelems, esize * (size_t) set->size);
    struct sma_alltoall a = {dest, source, dst, sst, nelems, esize, all, all};

    if (unlikely(dst != 1 || sst != 1)) {
        sma_alltoall_check_strides(routine, dst, sst);
        a.dest_span = sma_alltoall_span(routine, "dst", dst, all, esize);
        a.source_span = sma_alltoall_span(routine, "sst", sst, all, esize);
    }
    if (all > 0) {
        sma_coll_check(routine, set, SMA_ARG(dest), dest, a.dest_span);
        sma_coll_check(routine, set, SMA_ARG(source), source, a.source_span);
    }
    return a;
}

#endif
