/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Exchanges of the leaders of a set, which are made of messages.
 */
#ifndef SMA_COLL_EXCHANGE_LEADERS_H
#define SMA_COLL_EXCHANGE_LEADERS_H

#include "base/base.h"
#include "coll/set/set.h"

/* The leaders call this: waits until the leaders of all nodes of the set have
 * called it. */
void sma_net_barrier(const struct sma_set *set,
                     const struct sma_routine *routine);

/* A message of another size than the caller of sma_net_collect expects: it has the
 * blocks of that many nodes, which are node, node - 1, ..., in a circle. */
struct sma_wrong {
    size_t got, wanted; /* bytes */
    int node, blocks;
};

/*
 * The leaders call this: each leader gets the blocks of all nodes.  The block
 * of node i has size[i] bytes at block[i]; the caller has filled in the block
 * of its own node.  Returns false if a node sent another number of bytes than the
 * caller expects, and then describes the message in *wrong_p.  Where the sizes of
 * two leaders differ, at least one leader finds out in the first round, in which a
 * message has one block.
 */
bool sma_net_collect(const struct sma_set *set,
                     const struct sma_routine *routine, char *const *block,
                     const size_t *size, struct sma_wrong *wrong_p);

/* At the end of the job: waits for the leaders of all nodes. */
void sma_net_end_barrier(const struct sma_routine *routine);

#endif
