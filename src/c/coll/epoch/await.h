/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for what another member posts in an epoch.
 */
#ifndef SMA_COLL_EPOCH_AWAIT_H
#define SMA_COLL_EPOCH_AWAIT_H

#include "base/base.h"
#include "coll/set/set.h"
#include "coll/set/slot.h"

/* What the members on the node do in an epoch. */
enum sma_epoch_kind {
    SMA_EPOCH_ONE,  /* some post */
    SMA_EPOCH_ALL,  /* all post */
    SMA_EPOCH_MEET, /* all post, and then each reads what all others post */
};

/*
 * In an epoch in which all meet, a member sleeps until the last has posted, and
 * says so in its own mailbox: the number of the epoch there gets this bit.  Each
 * member that comes later takes the mailbox for empty, goes the slow way, and
 * finds whether it is the last.
 */
#define SMA_EPOCH_SLEEPS ((uint64_t) 1 << 63)

/* Waits until sma_epoch_try has a result, and returns it. */
const struct sma_mailbox *sma_epoch_await(struct sma_set *set,
                                          const struct sma_routine *routine,
                                          int k, enum sma_epoch_kind kind);

#endif
