/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Broadcast.  On a node each PE copies the data for itself: small data from the
 * root's mailbox or bounce buffer, large data from the root's source.  Between
 * nodes the data go down a tree from the root to one PE of each node, which
 * shares them on its node.  Large data go in pieces, several of which are under
 * way at once.
 */
#include "base/base.h"
#include "base/msg.h"
#include "call/call.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/net.h"
#include "coll/object.h"
#include "coll/plan.h"
#include "coll/routines.h"
#include "coll/size.h"
#include "coll/team.h"
#include "coll/threads.h"

enum {
    PIECES_UNDER_WAY = 16,

    /* The number of pieces that a relay sends before it knows that the
     * receiving relay has entered the broadcast.  The receiver must buffer them
     * until then. */
    PIECES_UNASKED = 4,
};

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

/* From whom a PE receives, and to whom it sends. */
struct way {
    int parent;    /* -1 for the root's */
    int child[32]; /* -1 ends the list */
};

/* What the PE that receives and sends for its node, its relay, knows of the
 * trees.  The relay is the root on the root's node, the leader on the others. */
struct relay {
    struct sma_set *set;
    const struct sma_routine *routine;
    int root_pe, root_node;
    int v;           /* this node, counted from the root's node (coll/plan.h) */
    struct way tree; /* of small data, and of the first piece of large data */
    struct way pipe; /* of the other pieces */
};

/* The relay of node v. */
static int relay_pe(const struct relay *r, int v)
{
    int node = sma_plan_absolute(r->set->nodes, r->root_node, v);

    return v == 0 ? r->root_pe : r->set->leader[node];
}

static struct way find_way(const struct relay *r, bool pipe)
{
    struct way way = {.parent = -1};
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

static struct relay find_relay(struct sma_set *set,
                               const struct sma_routine *routine, int root)
{
    struct relay r = {.set = set, .routine = routine};

    r.root_pe = sma_set_pe(set, root);
    r.root_node = find_root_node(set, r.root_pe);
    r.v = sma_plan_relative(set->nodes, r.root_node, set->node);
    r.tree = find_way(&r, false);
    return r;
}

/* Ends the job if the first message of this PE's parent, which has all data or
 * the first piece, is not as long as this PE expects.  All nodes get this message
 * by the same tree.  So where some PEs have data for the tree and others for
 * the pipe, it reaches one that notices, and nobody waits for ever. */
static void check_first(const struct relay *r, size_t got, size_t bytes)
{
    int pe = r->tree.parent;

    if (likely(got ==
               (bytes > SMA_BROADCAST_TREE_MOST ? SMA_BROADCAST_PIECE : bytes)))
        return;
    if (got == SMA_BROADCAST_PIECE)
        sma_fatal(
            r->routine,
            "the call has %zu bytes of data here but another number on PE "
            "%d: routine and nelems must be the same",
            bytes, pe);
    sma_coll_differ(r->routine, bytes, got, pe);
}

/* Sends data to all below this node in the tree. */
static int send_first(const struct relay *r, const void *data, size_t bytes,
                      struct sma_message **sent)
{
    int n = 0;

    for (; r->tree.child[n] >= 0; n++)
        sent[n] = sma_net_send(r->set, r->tree.child[n], data, bytes);
    return n;
}

static void end_first(const struct relay *r, struct sma_message **sent, int n)
{
    while (n-- > 0)
        sma_net_wait(sent[n], r->routine, r->tree.child[n]);
}

/* Receives the data at dest in one message, unless this node is the root's, and
 * sends them to the children. */
static void relay_whole(const struct relay *r, const void *data, void *dest,
                        size_t bytes)
{
    struct sma_message *sent[32];

    if (r->v > 0) {
        check_first(
            r, sma_net_receive(r->set, r->routine, r->tree.parent, dest, bytes),
            bytes);
        data = dest;
    }
    end_first(r, sent, send_first(r, data, bytes, sent));
}

/* The pieces of a broadcast, as a relay passes them on.  Those of the next
 * PIECES_UNDER_WAY pieces are in turn at the places of the arrays. */
struct pieces {
    const struct relay *relay;
    char *dest;
    size_t bytes, n; /* of all pieces, and how many there are */
    size_t begun;    /* pieces whose receive has been started */
    struct sma_message *coming[PIECES_UNDER_WAY];
    size_t got[PIECES_UNDER_WAY];
    struct sma_message
        *sent[PIECES_UNDER_WAY][2]; /* to each child of the pipe */
};

static size_t piece_bytes(const struct pieces *p, size_t i)
{
    size_t left = p->bytes - i * SMA_BROADCAST_PIECE;

    return left < SMA_BROADCAST_PIECE ? left : SMA_BROADCAST_PIECE;
}

/* Waits until piece i has come, and starts to receive another one.  When the
 * first receives have been started, the parent in the pipe is told. */
static void receive_piece(struct pieces *p, size_t i)
{
    const struct relay *r = p->relay;
    size_t turn = i % PIECES_UNDER_WAY;
    int from = i == 0 ? r->tree.parent : r->pipe.parent;

    for (; p->begun < p->n && p->begun < i + PIECES_UNDER_WAY; p->begun++) {
        size_t k = p->begun % PIECES_UNDER_WAY;

        p->coming[k] = sma_net_start_receive(
            r->set, p->begun == 0 ? r->tree.parent : r->pipe.parent,
            p->dest + p->begun * SMA_BROADCAST_PIECE, piece_bytes(p, p->begun),
            &p->got[k]);
    }
    if (i == 0)
        sma_net_wait(
            sma_net_send(r->set, r->pipe.parent, &p->bytes, sizeof p->bytes),
            r->routine, r->pipe.parent);
    sma_net_wait(p->coming[turn], r->routine, from);
    if (i == 0)
        check_first(r, p->got[turn], p->bytes);
    else
        sma_net_check_size(r->routine, from, p->got[turn], piece_bytes(p, i));
}

/* Waits until the children have started to receive.  They say how many bytes
 * they expect: pieces have the same size whatever nelems is. */
static void await_children(const struct relay *r, size_t bytes)
{
    for (int k = 0; k < 2 && r->pipe.child[k] >= 0; k++) {
        int pe = r->pipe.child[k];
        size_t theirs = 0;
        size_t got =
            sma_net_receive(r->set, r->routine, pe, &theirs, sizeof theirs);

        sma_net_check_size(r->routine, pe, got, sizeof theirs);
        if (unlikely(theirs != bytes))
            sma_coll_differ(r->routine, bytes, theirs, pe);
    }
}

/* Sends piece i to the children in the pipe. */
static void send_piece(struct pieces *p, size_t i, const char *data)
{
    const struct relay *r = p->relay;
    struct sma_message **sent = p->sent[i % PIECES_UNDER_WAY];

    for (int k = 0; k < 2 && r->pipe.child[k] >= 0; k++) {
        sma_net_wait(sent[k], r->routine, r->pipe.child[k]);
        sent[k] =
            sma_net_send(r->set, r->pipe.child[k], data, piece_bytes(p, i));
    }
}

/* Receives the data at dest piece by piece, unless this node is the root's.
 * Each piece is sent to the children and shared on this node while the next
 * pieces arrive. */
static void relay_pieces(struct relay *r, const char *data, char *dest,
                         size_t bytes)
{
    struct pieces p = {.relay = r, .dest = dest, .bytes = bytes};
    struct sma_message *first[32];
    int nfirst = 0;

    r->pipe = find_way(r, true);
    p.n = (bytes + SMA_BROADCAST_PIECE - 1) / SMA_BROADCAST_PIECE;
    for (size_t i = 0; i < p.n; i++) {
        const char *piece = data + i * SMA_BROADCAST_PIECE;

        if (r->v > 0)
            receive_piece(&p, i);
        if (i == PIECES_UNASKED)
            await_children(r, bytes);
        if (i == 0)
            nfirst = send_first(r, piece, piece_bytes(&p, i), first);
        else
            send_piece(&p, i, piece);
        sma_epoch_share_piece(r->set, r->routine, r->set->local_me, piece, NULL,
                              piece_bytes(&p, i),
                              bytes - i * SMA_BROADCAST_PIECE);
    }
    if (p.n <= PIECES_UNASKED)
        await_children(r, bytes);
    end_first(r, first, nfirst);
    for (size_t i = 0; i < PIECES_UNDER_WAY; i++)
        for (int k = 0; k < 2; k++)
            sma_net_wait(p.sent[i][k], r->routine, r->pipe.child[k]);
}

static void broadcast_between(struct sma_set *set,
                              const struct sma_routine *routine, void *dest,
                              const void *source, size_t bytes, int root)
{
    bool pipe = bytes > SMA_BROADCAST_TREE_MOST;
    struct relay r = find_relay(set, routine, root);
    int relay = 0; /* the number on this node of its relay */
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
    for (; pipe && left > SMA_BROADCAST_PIECE; left -= SMA_BROADCAST_PIECE) {
        sma_epoch_share_piece(set, routine, relay, NULL, dest,
                              SMA_BROADCAST_PIECE, left);
        dest = (char *) dest + SMA_BROADCAST_PIECE;
    }
    sma_epoch_share(set, routine, relay, NULL, dest, left);
}

static void bad_root(const struct sma_routine *routine,
                     const struct sma_set *set, int root, const char *kind)
    __attribute__((noreturn, cold));

static void bad_root(const struct sma_routine *routine,
                     const struct sma_set *set, int root, const char *kind)
{
    sma_fatal(routine, "PE_root is %d, must be 0..%d (numbered within the %s)",
              root, set->size - 1, kind);
}

SMA_COLLECTIVE void broadcast(const struct sma_routine *routine,
                              struct sma_set *set, void *dest,
                              const void *source, size_t nelems, size_t esize,
                              int root, const char *kind)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize);

    if (unlikely(root < 0 || root >= set->size))
        bad_root(routine, set, root, kind);
    if (bytes > 0 && set->me == root)
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    else if (bytes > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
    if (likely(set->nodes == 1))
        sma_epoch_share(set, routine, root, source, dest, bytes);
    else
        broadcast_between(set, routine, dest, source, bytes, root);
}

/* The call as SHMEM_CHECK=2 compares it.  It is a macro, as the routines have
 * its arguments under the same names. */
#define CALL \
    SMA_CALL_MOVES(dest, nelems *esize, false, source, nelems *esize, false, \
                   true, SMA_NUMBER_IN("PE_root", root, SMA_RANGE_MEMBER), \
                   SMA_NUMBER("nelems", nelems), \
                   SMA_NUMBER("the size of an element", esize))

/* Where the quick check fails: returns the set, or NULL if the call is done. */
__attribute__((cold, noinline)) static struct sma_set *
check_in_full(const struct sma_routine *routine, void *dest, const void *source,
              size_t nelems, size_t esize, int root, const struct sma_active *a)
{
    SMA_SEE_VALUE(
        routine, struct sma_set *,
        (sma_broadcast(routine, dest, source, nelems, esize, root, a), NULL),
        sma_about_active(a, root, nelems * esize));
    return sma_set_check(routine, a, CALL);
}

void sma_broadcast(const struct sma_routine *routine, void *dest,
                   const void *source, size_t nelems, size_t esize, int root,
                   const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        set = check_in_full(routine, dest, source, nelems, esize, root, a);
        if (set == NULL)
            return;
    }
    broadcast(routine, set, dest, source, nelems, esize, root, "active set");
}

void sma_team_broadcast(const struct sma_routine *routine, shmem_team_t team,
                        void *dest, const void *source, size_t nelems,
                        size_t esize, int root)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_team_broadcast(routine, team, dest, source, nelems, esize,
                                   root),
                sma_about_team(team, root, nelems * esize));
        set = sma_team_check(routine, team, CALL);
    }
    if (set->me == root && nelems > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest,
                       sma_coll_bytes_of(routine, nelems, esize));
    broadcast(routine, set, dest, source, nelems, esize, root, "team");
    if (set->me == root && nelems > 0 && dest != source)
        sma_coll_copy(dest, source, nelems * esize);
}
