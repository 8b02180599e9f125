/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sharing the data of one member with the others on its node.
 */
#ifndef SMA_COLL_EPOCH_SHARE_H
#define SMA_COLL_EPOCH_SHARE_H

#include "base/base.h"
#include "coll/set/set.h"

/* So many bytes are always copied, wherever they lie. */
enum { SMA_SHARE_COPIED = 1 << 10 };

/* Makes an epoch, or several, in which the k-th member on the node posts
 * `bytes` at data and the other members copy them to dest.  More than
 * SMA_SHARE_COPIED bytes must be symmetric.  When the function returns,
 * the data may change.  The job ends where the sizes differ. */
void sma_epoch_share(struct sma_set *set, const struct sma_routine *routine,
                     int k, const void *data, void *dest, size_t bytes);

/* sma_epoch_share for a piece of larger data: `left` is the size from the
 * beginning of the piece to their end, and is compared. */
void sma_epoch_share_piece(struct sma_set *set,
                           const struct sma_routine *routine, int k,
                           const void *data, void *dest, size_t bytes,
                           size_t left);

#endif
