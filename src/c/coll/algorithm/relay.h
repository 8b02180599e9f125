/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Broadcasts between nodes: one PE of each node receives and sends for it.
 */
#ifndef SMA_COLL_ALGORITHM_RELAY_H
#define SMA_COLL_ALGORITHM_RELAY_H

#include "base/base.h"
#include "coll/set/set.h"

/* From whom a PE receives, and to whom it sends. */
struct sma_way {
    int parent;    /* -1 for the root's */
    int child[32]; /* -1 ends the list */
};

/* What the PE that receives and sends for its node, its relay, knows of the
 * trees.  The relay is the root on the root's node, the leader on the others. */
struct sma_relay {
    struct sma_set *set;
    const struct sma_routine *routine;
    int root_pe, root_node;
    int v; /* this node, counted from the root's node (coll/exchange/schedule.h) */
    struct sma_way
        tree; /* of small data, and of the first piece of large data */
    struct sma_way pipe; /* of the other pieces */
};

struct sma_message;

/* The relay of this node, whose pipe is not filled in. */
struct sma_relay sma_relay_find(struct sma_set *set,
                                const struct sma_routine *routine, int root);

/* The way of the pieces. */
struct sma_way sma_relay_pipe(const struct sma_relay *r);

/* The number on this node of the member that is its relay. */
int sma_relay_member(const struct sma_relay *r, int root);

/* Ends the job if the first message of this PE's parent, which has `got` bytes,
 * is not as long as the `expected` ones.  The call has `bytes`. */
void sma_relay_check_first(const struct sma_relay *r, size_t got,
                           size_t expected, size_t bytes);

/* Sends data to all below this node in the tree; the result is the number of
 * messages.  sma_relay_end_first waits for them. */
int sma_relay_send_first(const struct sma_relay *r, const void *data,
                         size_t bytes, struct sma_message **sent);
void sma_relay_end_first(const struct sma_relay *r, struct sma_message **sent,
                         int n);

/* The bytes of a piece of the pipe.  64 KiB and a header would need two packets
 * of a wire over TCP. */
enum { SMA_BROADCAST_PIECE = 63 << 10 };

#endif
