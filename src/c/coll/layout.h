/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the members of a set lie, and where on their node they want data to be
 * read and written by others: what alltoalls and scans between nodes need
 * besides the leaders.
 */
#ifndef SMA_COLL_LAYOUT_H
#define SMA_COLL_LAYOUT_H

#include "base/base.h"
#include "coll/coll.h"
#include "coll/size.h"

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

/* What a member posts where other members on the node read its source and write
 * its dest: offsets in the node segment (sma_coll_at), and a size, which the
 * caller compares with its own. */
struct sma_places {
    uint64_t source, dest;
    uint64_t bytes;
};

/* Posts the places of this PE in this epoch.  The source has `bytes`, of which
 * 0 are nowhere. */
void sma_places_post(struct sma_set *set, const struct sma_routine *routine,
                     const void *dest, size_t dest_bytes, const void *source,
                     size_t bytes);

/* The places of the k-th member on the node; waits for them. */
static inline const struct sma_places *
sma_places_read(struct sma_set *set, const struct sma_routine *routine, int k)
{
    const struct sma_mailbox *mailbox =
        sma_epoch_read_bytes(set, routine, k, sizeof(struct sma_places));

    return (const struct sma_places *) sma_mailbox_data(set, k, mailbox);
}

#endif
