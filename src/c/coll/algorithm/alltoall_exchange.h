/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * An alltoall between nodes, as this PE takes part in it.  The members on a node
 * tell each other where their arrays are, each PE copies the blocks that are for it on
 * its node, and nobody returns before all of them are done with.
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALL_EXCHANGE_H
#define SMA_COLL_ALGORITHM_ALLTOALL_EXCHANGE_H

#include "base/base.h"
#include "coll/algorithm/alltoall.h"
#include "coll/set/set.h"

struct sma_alltoall_exchange {
    struct sma_set *set;
    const struct sma_routine *routine;
    struct sma_alltoall a;
    size_t block;      /* bytes */
    const char **from; /* the source of the k-th member on this node */
    char **to;         /* its dest */
};

/* Describes the call, and begins the epoch in which the members on this node post
 * where their arrays are. */
struct sma_alltoall_exchange
sma_alltoall_begin(struct sma_set *set, const struct sma_routine *routine,
                   struct sma_alltoall a);

/* Waits until all members on this node have posted their places. */
void sma_alltoall_read_places(struct sma_alltoall_exchange *x);

/* Copies the blocks for this PE from this node. */
void sma_alltoall_copy_here(const struct sma_alltoall_exchange *x);

/* Ends the epoch when the others on the node have read the source and written to
 * dest. */
void sma_alltoall_end(const struct sma_alltoall_exchange *x);

/* Where a block of an array with a stride begins. */
static inline size_t sma_alltoall_at(const struct sma_alltoall_exchange *x,
                                     int i, ptrdiff_t stride)
{
    return (size_t) i * x->block * (size_t) stride;
}

/* Copies a block between arrays of two strides. */
void sma_alltoall_copy(const struct sma_alltoall_exchange *x, char *to,
                       ptrdiff_t to_stride, const char *from,
                       ptrdiff_t from_stride);

/* A joined message begins with this word, to which nelems is added.  So a PE
 * that has called with another nelems can be told from the others, although its
 * messages may differ in number and kind. */
#define SMA_ALLTOALL_JOINED UINT64_C(0x5ab70a1100000000)

/* Ends the job: a message of `got` bytes is not what this PE expects.  It is at
 * data if it fits into the `room` there. */
void sma_alltoall_differ(const struct sma_alltoall_exchange *x, int pe,
                         const char *data, size_t room, size_t got)
    __attribute__((noreturn, cold));

#endif
