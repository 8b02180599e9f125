/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast between nodes of large data.  They go in pieces, the first one down
 * a binomial tree and the others down a binary tree, and several pieces are under way
 * at once.  One PE of each node receives them and shares them on its node.
 */
#include "coll/algorithm/broadcast_pipe.h"
#include "base/base.h"
#include "coll/algorithm/broadcast.h"
#include "coll/algorithm/relay.h"
#include "coll/epoch/differ.h"
#include "coll/epoch/share.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

enum {
    PIECES_UNDER_WAY = 16,

    /* The number of pieces that a relay sends before it knows that the
     * receiving relay has entered the broadcast.  The receiver must buffer them
     * until then. */
    PIECES_UNASKED = 4,
};

/* The pieces of a broadcast, as a relay passes them on.  Up to PIECES_UNDER_WAY are
 * under way at once: piece i is at place i % PIECES_UNDER_WAY of the arrays. */
struct pieces {
    const struct sma_relay *relay;
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
    const struct sma_relay *r = p->relay;
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
        sma_relay_check_first(r, p->got[turn], SMA_BROADCAST_PIECE, p->bytes);
    else
        sma_net_check_size(r->routine, from, p->got[turn], piece_bytes(p, i));
}

/* Waits until the children have started to receive.  They say how many bytes
 * they expect: pieces have the same size whatever nelems is. */
static void await_children(const struct sma_relay *r, size_t bytes)
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
    const struct sma_relay *r = p->relay;
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
static void relay_pieces(struct sma_relay *r, const char *data, char *dest,
                         size_t bytes)
{
    struct pieces p = {.relay = r, .dest = dest, .bytes = bytes};
    struct sma_message *first[32];
    int nfirst = 0;

    r->pipe = sma_relay_pipe(r);
    p.n = (bytes + SMA_BROADCAST_PIECE - 1) / SMA_BROADCAST_PIECE;
    for (size_t i = 0; i < p.n; i++) {
        const char *piece = data + i * SMA_BROADCAST_PIECE;

        if (r->v > 0)
            receive_piece(&p, i);
        if (i == PIECES_UNASKED)
            await_children(r, bytes);
        if (i == 0)
            nfirst = sma_relay_send_first(r, piece, piece_bytes(&p, i), first);
        else
            send_piece(&p, i, piece);
        sma_epoch_share_piece(r->set, r->routine, r->set->local_me, piece, NULL,
                              piece_bytes(&p, i),
                              bytes - i * SMA_BROADCAST_PIECE);
    }
    if (p.n <= PIECES_UNASKED)
        await_children(r, bytes);
    sma_relay_end_first(r, first, nfirst);
    for (size_t i = 0; i < PIECES_UNDER_WAY; i++)
        for (int k = 0; k < 2; k++)
            sma_net_wait(p.sent[i][k], r->routine, r->pipe.child[k]);
}

void sma_broadcast_pipe(const struct sma_routine *routine, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root, struct sma_set *set)
{
    size_t bytes =
        sma_broadcast_check(routine, set, dest, source, nelems, esize, root);
    struct sma_relay r = sma_relay_find(set, routine, root);
    int relay = sma_relay_member(&r, root);
    size_t left = bytes;

    sma_net_begin(SMA_COLL_BROADCAST);
    if (set->local_me == relay) {
        relay_pieces(&r, r.v == 0 ? source : dest, dest, bytes);
        return;
    }
    for (; left > SMA_BROADCAST_PIECE; left -= SMA_BROADCAST_PIECE) {
        sma_epoch_share_piece(set, routine, relay, NULL, dest,
                              SMA_BROADCAST_PIECE, left);
        dest = (char *) dest + SMA_BROADCAST_PIECE;
    }
    sma_epoch_share(set, routine, relay, NULL, dest, left);
}
