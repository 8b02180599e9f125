/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The members of a set by nodes: what alltoalls and scans between nodes need to
 * know of a set besides the leaders.
 */
#ifndef SMA_COLL_SET_SET_LAYOUT_H
#define SMA_COLL_SET_SET_LAYOUT_H

#include "base/base.h"
#include "coll/set/set.h"

/* Members that follow each other in the order of the set, and share a node. */
struct sma_run {
    int node; /* an index in set->leader */
    int n;
};

/* The members of a set by nodes.  A set owns its layout, which does not change
 * once it is made.  The arrays follow the structure in one piece of memory. */
struct sma_layout {
    int *first;  /* node i has the members member[first[i]..first[i + 1]-1] */
    int *member; /* indices in the set, ascending on each node */
    int runs;
    struct sma_run *run; /* the whole set in its order */
};

/* The layout of a set of several nodes.  The thread that is in a collective of
 * the set calls this; the first call makes the layout. */
const struct sma_layout *sma_set_layout(struct sma_set *set,
                                        const struct sma_routine *routine);

/* The number of members on a node. */
static inline int sma_layout_n(const struct sma_layout *l, int node)
{
    return l->first[node + 1] - l->first[node];
}

/* The PE that is the k-th member on a node. */
static inline int sma_layout_pe(const struct sma_set *set,
                                const struct sma_layout *l, int node, int k)
{
    return sma_set_pe(set, l->member[l->first[node] + k]);
}

#endif
