/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast between nodes.  One PE of each node, its tree PE, receives the data and
 * shares them on its node: the root on the root's node, the leader on the others.  Small
 * data go in one message down a binomial tree.  Large data go in pieces, the first one
 * down this tree and the others down a binary tree, the pipe, and several pieces are
 * in flight at once.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"

enum {
    PIECES_IN_FLIGHT = 16,

    /* The number of pieces that a tree PE sends before it knows that the
     * receiving tree PE has entered the broadcast.  The receiver must buffer
     * them until then. */
    PIECES_UNASKED = 4,
};

/* From whom a tree PE receives, and to whom it sends. */
struct links {
    int parent;    /* -1 for the root's */
    int child[32]; /* -1 ends the list */
};

/* A broadcast as this PE sees it. */
struct broadcast {
    struct sma_set *set;
    const struct sma_routine *routine;
    int root_pe, root_node;
    int v; /* this node, counted from the root's node (coll/exchange/schedule.h) */
    struct links tree; /* of the first piece, or of all data */
    struct links pipe; /* of the other pieces */

    /* Up to PIECES_IN_FLIGHT pieces are in flight at once: piece i is at place
     * i % PIECES_IN_FLIGHT of the arrays. */
    char *dest;
    size_t bytes, n; /* of all pieces, and how many there are */
    size_t most;     /* bytes of a piece */
    size_t begun;    /* pieces whose receive has been started */
    struct sma_message *coming[PIECES_IN_FLIGHT];
    size_t got[PIECES_IN_FLIGHT];
    struct sma_message *first[32]; /* to each child of the tree */
    struct sma_message
        *sent[PIECES_IN_FLIGHT][2]; /* to each child of the pipe */
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

/* The tree PE of node v. */
static int tree_pe(const struct broadcast *b, int v)
{
    int node = sma_plan_absolute(b->set->nodes, b->root_node, v);

    return v == 0 ? b->root_pe : b->set->leader[node];
}

static struct links find_links(const struct broadcast *b, bool pipe)
{
    struct links links = {.parent = -1};
    int n = 0, m = b->set->nodes, v = b->v;

    if (v > 0)
        links.parent = tree_pe(b, pipe ? sma_plan_pipe_parent(v)
                                       : sma_plan_tree_parent(v));
    for (int k = 0;; k++) {
        int child =
            pipe ? sma_plan_pipe_child(m, v, k) : sma_plan_tree_child(m, v, k);

        if (child < 0)
            break;
        links.child[n++] = tree_pe(b, child);
    }
    links.child[n] = -1;
    return links;
}

static size_t piece_bytes(const struct broadcast *b, size_t i)
{
    size_t left = b->bytes - i * b->most;

    return left < b->most ? left : b->most;
}

/* Compares the first message, which is all data or the first piece.  All nodes get
 * it by the same tree.  So where some PEs have data for one message and others for
 * several, it reaches one that notices, and nobody waits for ever. */
static void check_first(const struct broadcast *b)
{
    int pe = b->tree.parent;
    size_t got = b->got[0];

    if (likely(got == piece_bytes(b, 0)))
        return;
    if (got == SMA_BROADCAST_PIECE) /* of any number */
        got = SMA_NOT_KNOWN;
    sma_coll_size_mismatch(b->routine, b->bytes, got, pe);
}

/* Waits until piece i has come, and starts to receive another one.  When the
 * first receives have been started, the parent in the pipe is told. */
static void receive_piece(struct broadcast *b, size_t i)
{
    size_t turn = i % PIECES_IN_FLIGHT;
    int from = i == 0 ? b->tree.parent : b->pipe.parent;

    for (; b->begun < b->n && b->begun < i + PIECES_IN_FLIGHT; b->begun++) {
        size_t k = b->begun % PIECES_IN_FLIGHT;

        b->coming[k] = sma_net_start_receive(
            b->set, b->begun == 0 ? b->tree.parent : b->pipe.parent,
            b->dest + b->begun * b->most, piece_bytes(b, b->begun), &b->got[k]);
    }
    if (i == 0 && b->pipe.parent >= 0)
        sma_net_wait(
            sma_net_send(b->set, b->pipe.parent, &b->bytes, sizeof b->bytes),
            b->routine, b->pipe.parent);
    sma_net_wait(b->coming[turn], b->routine, from);
    if (i == 0)
        check_first(b);
    else
        sma_net_check_size(b->routine, from, b->got[turn], piece_bytes(b, i));
}

/* Waits until the children have started to receive.  They say how many bytes
 * they expect: pieces have the same size whatever nelems is. */
static void await_children(const struct broadcast *b)
{
    for (int k = 0; k < 2 && b->pipe.child[k] >= 0; k++) {
        int pe = b->pipe.child[k];
        size_t theirs = 0;
        size_t got =
            sma_net_receive(b->set, b->routine, pe, &theirs, sizeof theirs);

        sma_net_check_size(b->routine, pe, got, sizeof theirs);
        if (unlikely(theirs != b->bytes))
            sma_coll_size_mismatch(b->routine, b->bytes, theirs, pe);
    }
}

/* Sends piece i to the children in its tree. */
static void send_piece(struct broadcast *b, size_t i, const char *data)
{
    struct sma_message **sent = b->sent[i % PIECES_IN_FLIGHT];

    for (int k = 0; i == 0 && b->tree.child[k] >= 0; k++)
        b->first[k] =
            sma_net_send(b->set, b->tree.child[k], data, piece_bytes(b, 0));
    for (int k = 0; i > 0 && k < 2 && b->pipe.child[k] >= 0; k++) {
        if (i > PIECES_IN_FLIGHT)
            sma_net_wait(sent[k], b->routine, b->pipe.child[k]);
        sent[k] =
            sma_net_send(b->set, b->pipe.child[k], data, piece_bytes(b, i));
    }
}

/* Receives the data at dest piece by piece, unless this node is the root's.
 * Each piece is sent to the children and shared on this node while the next
 * pieces arrive. */
static void pass_down(struct broadcast *b, const char *source)
{
    for (size_t i = 0; i < b->n; i++) {
        const char *piece = source + i * b->most;

        if (b->v > 0)
            receive_piece(b, i);
        if (i == PIECES_UNASKED)
            await_children(b);
        send_piece(b, i, piece);
        sma_epoch_share_piece(b->set, b->routine, b->set->local_me, piece, NULL,
                              piece_bytes(b, i), b->bytes - i * b->most);
    }
    if (b->n <= PIECES_UNASKED)
        await_children(b);
    for (int k = 0; b->tree.child[k] >= 0; k++)
        sma_net_wait(b->first[k], b->routine, b->tree.child[k]);
    for (size_t i = b->n > PIECES_IN_FLIGHT ? b->n - PIECES_IN_FLIGHT : 1;
         i < b->n; i++)
        for (int k = 0; k < 2 && b->pipe.child[k] >= 0; k++)
            sma_net_wait(b->sent[i % PIECES_IN_FLIGHT][k], b->routine,
                         b->pipe.child[k]);
}

void sma_broadcast_between(const struct sma_routine *routine, void *dest,
                           const void *source, size_t bytes, int root,
                           bool in_pieces, struct sma_set *set)
{
    struct broadcast b; /* the arrays are filled in as far as they are used */
    int tree_here = 0;

    b.set = set;
    b.routine = routine;
    b.root_pe = sma_set_pe(set, root);
    b.root_node = find_root_node(set, b.root_pe);
    b.v = sma_plan_relative(set->nodes, b.root_node, set->node);
    b.tree = find_links(&b, false);
    b.pipe = in_pieces ? find_links(&b, true) : (struct links){-1, {-1}};
    b.dest = dest;
    b.bytes = bytes;
    b.most = in_pieces ? SMA_BROADCAST_PIECE : bytes;
    b.n = in_pieces ? (bytes + b.most - 1) / b.most : 1;
    b.begun = 0;
    while (b.v == 0 && set->local[tree_here] != root)
        tree_here++;
    sma_net_begin(SMA_COLL_BROADCAST, set);
    if (set->local_me == tree_here) {
        pass_down(&b, b.v == 0 ? source : dest);
        return;
    }
    for (size_t i = 0; i < b.n; i++)
        sma_epoch_share_piece(set, routine, tree_here, NULL,
                              b.dest + i * b.most, piece_bytes(&b, i),
                              bytes - i * b.most);
}
