/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where a member wants its source to be read and its dest to be written by others
 * on its node.
 */
#ifndef SMA_COLL_EPOCH_PLACES_H
#define SMA_COLL_EPOCH_PLACES_H

#include "base/base.h"
#include "coll/epoch/differ.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

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
