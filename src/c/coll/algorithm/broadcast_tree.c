/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast between nodes of small data: they go in one message down a binomial
 * tree from the root to one PE of each node, which shares them on its node.
 */
#include "coll/algorithm/broadcast_tree.h"
#include "base/base.h"
#include "coll/algorithm/broadcast.h"
#include "coll/algorithm/relay.h"
#include "coll/epoch/share.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* Receives the data at dest in one message, unless this node is the root's, and
 * sends them to the children. */
static void relay_whole(const struct sma_relay *r, const void *data, void *dest,
                        size_t bytes)
{
    struct sma_message *sent[32];

    if (r->v > 0) {
        size_t got =
            sma_net_receive(r->set, r->routine, r->tree.parent, dest, bytes);

        sma_relay_check_first(r, got, bytes, bytes);
        data = dest;
    }
    sma_relay_end_first(r, sent, sma_relay_send_first(r, data, bytes, sent));
}

void sma_broadcast_tree(const struct sma_routine *routine, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root, struct sma_set *set)
{
    size_t bytes =
        sma_broadcast_check(routine, set, dest, source, nelems, esize, root);
    struct sma_relay r = sma_relay_find(set, routine, root);
    int relay = sma_relay_member(&r, root);
    const void *data = r.v == 0 ? source : dest;

    sma_net_begin(SMA_COLL_BROADCAST);
    if (set->local_me == relay)
        relay_whole(&r, data, dest, bytes);
    sma_epoch_share(set, routine, relay, data, dest, bytes);
}
