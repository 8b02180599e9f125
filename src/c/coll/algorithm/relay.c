/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Broadcasts between nodes: the relays (coll/algorithm/relay.h).
 */
#include "coll/algorithm/relay.h"
#include "base/base.h"
#include "base/msg.h"
#include "coll/epoch/differ.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* The node, as an index in the set, of the root, which is PE `pe`.  The set
 * keeps the last result, as most programs use one root again and again. */
static int find_root_node(struct sma_set *set, int pe)
{
    if (set->root != pe) {
        set->root = pe;
        set->root_node = 0;
        while (sma_topology.node_of[set->leader[set->root_node]] !=
               sma_topology.node_of[pe])
            set->root_node++;
    }
    return set->root_node;
}

/* The relay of node v. */
static int relay_pe(const struct sma_relay *r, int v)
{
    int node = sma_plan_absolute(r->set->nodes, r->root_node, v);

    return v == 0 ? r->root_pe : r->set->leader[node];
}

static struct sma_way find_way(const struct sma_relay *r, bool pipe)
{
    struct sma_way way = {.parent = -1};
    int n = 0, m = r->set->nodes, v = r->v;

    if (v > 0)
        way.parent = relay_pe(r, pipe ? sma_plan_pipe_parent(v)
                                      : sma_plan_tree_parent(v));
    for (int k = 0;; k++) {
        int child =
            pipe ? sma_plan_pipe_child(m, v, k) : sma_plan_tree_child(m, v, k);

        if (child < 0)
            break;
        way.child[n++] = relay_pe(r, child);
    }
    way.child[n] = -1;
    return way;
}

struct sma_relay sma_relay_find(struct sma_set *set,
                                const struct sma_routine *routine, int root)
{
    struct sma_relay r = {.set = set, .routine = routine};

    r.root_pe = sma_set_pe(set, root);
    r.root_node = find_root_node(set, r.root_pe);
    r.v = sma_plan_relative(set->nodes, r.root_node, set->node);
    r.tree = find_way(&r, false);
    return r;
}

struct sma_way sma_relay_pipe(const struct sma_relay *r)
{
    return find_way(r, true);
}

int sma_relay_member(const struct sma_relay *r, int root)
{
    int relay = 0;

    while (r->v == 0 && r->set->local[relay] != root)
        relay++;
    return relay;
}

/* All nodes get the first message by the same tree.  So where some PEs have data
 * for the tree and others for the pipe, it reaches one that notices, and nobody
 * waits for ever. */
void sma_relay_check_first(const struct sma_relay *r, size_t got,
                           size_t expected, size_t bytes)
{
    int pe = r->tree.parent;

    if (likely(got == expected))
        return;
    if (got == SMA_BROADCAST_PIECE)
        sma_fatal(
            r->routine,
            "the call has %zu bytes of data here but another number on PE "
            "%d: routine and nelems must be the same",
            bytes, pe);
    sma_coll_differ(r->routine, bytes, got, pe);
}

int sma_relay_send_first(const struct sma_relay *r, const void *data,
                         size_t bytes, struct sma_message **sent)
{
    int n = 0;

    for (; r->tree.child[n] >= 0; n++)
        sent[n] = sma_net_send(r->set, r->tree.child[n], data, bytes);
    return n;
}

void sma_relay_end_first(const struct sma_relay *r, struct sma_message **sent,
                         int n)
{
    while (n-- > 0)
        sma_net_wait(sent[n], r->routine, r->tree.child[n]);
}
