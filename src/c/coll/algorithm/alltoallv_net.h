/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The parts of an alltoallv between nodes, and what those on a node share with them.
 */
#ifndef SMA_COLL_ALGORITHM_ALLTOALLV_NET_H
#define SMA_COLL_ALGORITHM_ALLTOALLV_NET_H

#include "base/base.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

/* The description of a block that a member gives the others on its node: its
 * offset in the node segment (coll/epoch/place.h), and its size. */
struct sma_block {
    uint64_t address; /* 0 where nobody on the node reads the block */
    size_t bytes;
};

/* A block that a member has for this PE. */
struct sma_incoming {
    const char *data; /* NULL: it comes in a message of its own, or is empty */
    size_t bytes;
    char *to;   /* its place in dest */
    char *room; /* memory to be freed, or NULL */
};

/* An alltoallv as this PE has called it. */
struct sma_alltoallv {
    struct sma_set *set;
    const struct sma_routine *routine;
    const char *source;
    const size_t *offsets, *sizes;   /* of the blocks in source */
    struct sma_incoming *from;       /* of each member of the set */
    const struct sma_layout *layout; /* NULL: the set is on one node */
    struct sma_joining
        *joining;     /* of coll/algorithm/alltoallv_net.c, or NULL */
    size_t join_most; /* a larger block has a message of its own */
};

/* Is a block large enough for a message of its own? */
static inline bool sma_alltoallv_is_large(const struct sma_alltoallv *v,
                                          size_t bytes)
{
    return bytes > v->join_most;
}

/* The parts of an alltoallv between nodes.  All members call them in this order:
 *
 *   begin     before the members on the node tell each other of their blocks
 *   note      for each piece of what the k-th member on this node tells: the
 *             blocks for the members `first` and so on of the layout
 *   exchange  sends the blocks, and receives the sizes of all blocks for this
 *             PE, and the data of the small ones
 *   receive_large  receives the large blocks, when their places are known, and
 *             frees what begin has made
 */
void sma_alltoallv_begin(struct sma_alltoallv *v);
void sma_alltoallv_note(struct sma_alltoallv *v, int k, int first, int n,
                        const struct sma_block *block);
void sma_alltoallv_exchange(struct sma_alltoallv *v);
void sma_alltoallv_receive_large(struct sma_alltoallv *v);

#endif
