/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Broadcast.  On a node every PE pulls: small data out of the root's post, large
 * data straight from its source, copied once.  Between nodes the data go from
 * the root to one PE of each node, down a tree, and are passed on there; large
 * data in pieces, of which several are under way.
 */
#include "base/base.h"
#include "base/msg.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/plan.h"
#include "coll/routines.h"
#include "coll/team.h"
#include "coll/threads.h"

enum { PIECES_UNDER_WAY = 8 };

/* The node in the set of a root; roots mostly stay the same. */
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

struct relay {
    struct sma_set *set;
    const char *routine;
    int root_pe, root_node;
    int v;         /* my node as seen from the root's */
    int parent;    /* PE */
    int child[32]; /* PEs; the last is -1 */
};

static int relay_pe(const struct relay *r, int v)
{
    int node = sma_plan_absolute(r->set->nodes, r->root_node, v);

    return v == 0 ? r->root_pe : r->set->leader[node];
}

static struct relay find_relay(struct sma_set *set, const char *routine,
                               int root, bool pipe)
{
    struct relay r = {.set = set, .routine = routine};
    int n = 0, m = set->nodes, v;

    r.root_pe = sma_set_pe(set, root);
    r.root_node = find_root_node(set, r.root_pe);
    r.v = v = sma_plan_relative(m, r.root_node, set->node);
    if (v > 0)
        r.parent = relay_pe(&r, pipe ? sma_plan_pipe_parent(v)
                                     : sma_plan_tree_parent(v));
    for (int k = 0;; k++) {
        int child = pipe ? sma_plan_pipe_child(m, v, k)
                         : sma_plan_tree_child(m, v, k);

        if (child < 0)
            break;
        r.child[n++] = relay_pe(&r, child);
    }
    r.child[n] = -1;
    return r;
}

static void check_bytes(const struct relay *r, size_t got, size_t bytes)
{
    if (unlikely(got != bytes))
        sma_fatal(r->routine,
                  "the source is of another size on PE %d than here",
                  r->parent);
}

/* Up to SMA_TREE_MOST bytes, in one message; what is received is put at dest. */
static void relay_whole(const struct relay *r, const void *data, void *dest,
                        size_t bytes)
{
    struct sma_message *sent[32];
    int n = 0;

    if (r->v > 0) {
        check_bytes(r, sma_net_receive(r->set, r->routine, r->parent, dest,
                                       bytes), bytes);
        data = dest;
    }
    for (; r->child[n] >= 0; n++)
        sent[n] = sma_net_send(r->set, r->child[n], data, bytes);
    while (n-- > 0)
        sma_net_wait(sent[n], r->routine, r->child[n]);
}

/* Piece after piece: each is passed on, to other nodes and on this one, while
 * the next ones come. */
static void relay_pieces(const struct relay *r, const char *data, char *dest,
                         size_t bytes)
{
    struct sma_message *coming[PIECES_UNDER_WAY];
    struct sma_message *sent[PIECES_UNDER_WAY][2] = {{NULL}};
    size_t got[PIECES_UNDER_WAY];
    size_t pieces = (bytes + SMA_PIECE - 1) / SMA_PIECE;
    size_t asked = 0;
    int me = r->set->local_me;

    for (size_t i = 0; i < pieces + PIECES_UNDER_WAY; i++) {
        int slot = (int) (i % PIECES_UNDER_WAY);
        size_t at = i * SMA_PIECE;
        size_t n =
            i < pieces && bytes - at < SMA_PIECE ? bytes - at : SMA_PIECE;

        for (int k = 0; k < 2; k++) {
            sma_net_wait(sent[slot][k], r->routine, r->child[k]);
            sent[slot][k] = NULL;
        }
        if (i >= pieces)
            continue;
        if (r->v > 0) {
            for (; asked < pieces && asked < i + PIECES_UNDER_WAY; asked++) {
                size_t from = asked * SMA_PIECE;
                size_t most =
                    bytes - from < SMA_PIECE ? bytes - from : SMA_PIECE;

                coming[asked % PIECES_UNDER_WAY] = sma_net_start_receive(
                    r->set, r->parent, dest + from, most,
                    &got[asked % PIECES_UNDER_WAY]);
            }
            sma_net_wait(coming[slot], r->routine, r->parent);
            check_bytes(r, got[slot], n);
        }
        for (int k = 0; k < 2 && r->child[k] >= 0; k++)
            sent[slot][k] = sma_net_send(r->set, r->child[k], data + at, n);
        sma_epoch_share(r->set, r->routine, me, data + at, NULL, n);
    }
}

static void broadcast_between(struct sma_set *set, const char *routine,
                              void *dest, const void *source, size_t bytes,
                              int root)
{
    bool pipe = bytes > SMA_TREE_MOST;
    struct relay r = find_relay(set, routine, root, pipe);
    int relay = 0; /* who gets the data for this node */
    size_t left = bytes;

    sma_net_begin(SMA_COLL_BROADCAST);
    while (r.v == 0 && set->local[relay] != root)
        relay++;
    if (set->local_me == relay) {
        const void *data = r.v == 0 ? source : dest;

        if (pipe) {
            relay_pieces(&r, data, dest, bytes);
            return;
        }
        relay_whole(&r, data, dest, bytes);
        sma_epoch_share(set, routine, relay, data, dest, bytes);
        return;
    }
    for (; pipe && left > SMA_PIECE; left -= SMA_PIECE) {
        sma_epoch_share(set, routine, relay, NULL, dest, SMA_PIECE);
        dest = (char *) dest + SMA_PIECE;
    }
    sma_epoch_share(set, routine, relay, NULL, dest, left);
}

static void bad_root(const char *routine, const struct sma_set *set, int root,
                     const char *kind) __attribute__((noreturn, cold));

static void bad_root(const char *routine, const struct sma_set *set, int root,
                     const char *kind)
{
    sma_fatal(routine, "PE_root is %d, must be 0..%d (it counts inside the %s)",
              root, set->size - 1, kind);
}

SMA_COLLECTIVE void broadcast(const char *routine, struct sma_set *set,
                              void *dest, const void *source, size_t nelems,
                              size_t esize, int root, const char *kind)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize);

    if (unlikely(root < 0 || root >= set->size))
        bad_root(routine, set, root, kind);
    if (bytes > 0 && set->me == root)
        sma_check_symmetric(routine, "source", source, bytes);
    else if (bytes > 0)
        sma_check_symmetric(routine, "dest", dest, bytes);
    if (likely(set->nodes == 1))
        sma_epoch_share(set, routine, root, source, dest, bytes);
    else
        broadcast_between(set, routine, dest, source, bytes, root);
}

#define CALL \
    SMA_CALL_MOVES(dest, nelems * esize, false, source, nelems * esize, false, \
                   true, \
                   SMA_NUMBER("PE_root", root), SMA_NUMBER("nelems", nelems), \
                   SMA_NUMBER("the size of an element", esize))

void sma_broadcast(const char *routine, void *dest, const void *source,
                   size_t nelems, size_t esize, int root,
                   const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, CALL);
    broadcast(routine, set, dest, source, nelems, esize, root, "active set");
}

void sma_team_broadcast(const char *routine, shmem_team_t team, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, CALL);
    if (set->me == root && nelems > 0)
        sma_check_symmetric(routine, "dest", dest,
                            sma_coll_bytes_of(routine, nelems, esize));
    broadcast(routine, set, dest, source, nelems, esize, root, "team");
    if (set->me == root && nelems > 0 && dest != source)
        sma_coll_copy(dest, source, nelems * esize);
}
