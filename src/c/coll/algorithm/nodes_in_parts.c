/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions of large vectors between few nodes, in parts.  Node i combines part i of
 * the elements: it gets this part from every other node, and sends the result to every
 * other node.  Each part goes in pieces: while a piece is combined, others are under
 * way.  All receives are started before anything is sent, so that data go straight to
 * where they belong.
 *
 * In a reduction in place, the result of a piece overwrites what this PE has
 * sent of the piece.  It does not come before the other node has received that.
 */
#include <stdlib.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/nodes_in_pairs.h"
#include "coll/algorithm/nodes_in_parts.h"
#include "coll/algorithm/op.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

enum {
    PIECE = 63 << 10, /* bytes of a message */

    /* Bytes that are combined at a time, which bounds the memory that is
     * needed. */
    PARTS_ROUND = 8 << 20,
};

/* A message that is received. */
struct coming {
    struct sma_message *message;
    size_t got;
};

/* An exchange in parts, as one member of a stream sees it. */
struct parts {
    const struct sma_stream *stream;
    const struct sma_op *op;
    const char *mine; /* the data of this node */
    char *dest;
    size_t n;      /* elements */
    size_t most;   /* elements of a piece at most */
    size_t pieces; /* of a part at most */
    char *room;    /* for the part of this node, from each node */

    /* Of each node, and of each piece: */
    struct coming *coming, *result;
    struct sma_message **sent, **answered;
    char **part; /* where the part of this node has come from node i */
};

/* The first element of part i. */
static size_t part_at(const struct parts *d, int i)
{
    return sma_combine_slice(d->n, i, d->stream->set->nodes, d->op->esize);
}

/* Piece q of part i: returns the number of its elements, 0 if there is no such
 * piece, and in *at_p its first byte. */
static size_t piece_of(const struct parts *d, int i, size_t q, size_t *at_p)
{
    size_t first = part_at(d, i) + q * d->most, end = part_at(d, i + 1);

    *at_p = first * d->op->esize;
    if (first >= end)
        return 0;
    return end - first < d->most ? end - first : d->most;
}

/* Node k of the other nodes; each node begins with another one. */
static int other_node(const struct parts *d, int k)
{
    const struct sma_set *set = d->stream->set;

    return (int) (((int64_t) set->node + k) % set->nodes);
}

/* The messages from one node arrive in the order in which it sends them: its
 * pieces of the part of this node, then the results of its own part. */
static void start_receives(struct parts *d)
{
    const struct sma_set *set = d->stream->set;
    size_t e = d->op->esize, start = part_at(d, set->node) * e, at, n;
    size_t bytes = part_at(d, set->node + 1) * e - start;
    char *room = d->room;

    for (int k = 1; k < set->nodes; k++, room += bytes) {
        int i = other_node(d, k), pe = d->stream->pe[i];
        struct coming *c = d->coming + (size_t) i * d->pieces;
        struct coming *r = d->result + (size_t) i * d->pieces;

        d->part[i] = room;
        for (size_t q = 0; (n = piece_of(d, set->node, q, &at)) > 0; q++)
            c[q].message = sma_net_start_receive(set, pe, room + (at - start),
                                                 n * e, &c[q].got);
        for (size_t q = 0; (n = piece_of(d, i, q, &at)) > 0; q++)
            r[q].message =
                sma_net_start_receive(set, pe, d->dest + at, n * e, &r[q].got);
    }
}

static void send_parts(struct parts *d)
{
    const struct sma_set *set = d->stream->set;
    size_t at, n;

    for (size_t q = 0; q < d->pieces; q++)
        for (int k = 1; k < set->nodes; k++) {
            int i = other_node(d, k);

            n = piece_of(d, i, q, &at);
            if (n > 0)
                d->sent[(size_t) i * d->pieces + q] = sma_net_send(
                    set, d->stream->pe[i], d->mine + at, n * d->op->esize);
        }
}

/* Waits for a piece of n elements from node i. */
static void await_piece(const struct parts *d, struct coming *c, int i,
                        size_t n)
{
    const struct sma_stream *s = d->stream;

    sma_net_wait(c->message, s->routine, s->pe[i]);
    if (unlikely(c->got != n * d->op->esize))
        sma_combine_differ(s->routine, s->nreduce, s->pe[i]);
}

/*
 * Combines n elements of all nodes, which are at from[i] of node i, in the
 * order of sma_plan_halving, and writes the result to out.  Overwrites `from`,
 * and the elements of all nodes but this one.
 */
static void combine_in_order(const struct parts *d, char **from, char *out,
                             size_t n)
{
    const struct sma_set *set = d->stream->set;
    struct sma_halving plan = sma_plan_halving(set->nodes, set->node);
    const char *mine = from[set->node];

    for (int step = 0; step <= plan.rounds; step++) {
        int pairs = step == 0 ? plan.extra : plan.p >> step;

        for (int w = 0; w < pairs; w++) {
            char *left = from[2 * w], *right = from[2 * w + 1];
            char *to = left != mine ? left : right;

            if (step == plan.rounds)
                to = out;
            d->op->kernel(to, left, right, n);
            from[w] = to;
        }
        for (int w = plan.extra; step == 0 && w < plan.p; w++)
            from[w] = from[w + plan.extra];
    }
}

/* Combines each piece of the part of this node when all nodes have sent it, and
 * sends the result to all. */
static void combine_part(struct parts *d, char **from)
{
    const struct sma_set *set = d->stream->set;
    size_t start = part_at(d, set->node) * d->op->esize, at, n;

    for (size_t q = 0; (n = piece_of(d, set->node, q, &at)) > 0; q++) {
        for (int k = set->nodes - 1; k > 0; k--) {
            int i = other_node(d, k);

            await_piece(d, &d->coming[(size_t) i * d->pieces + q], i, n);
            from[i] = d->part[i] + (at - start);
        }
        from[set->node] = (char *) d->mine + at;
        combine_in_order(d, from, d->dest + at, n);
        for (int k = 1; k < set->nodes; k++) {
            int i = other_node(d, k);

            d->answered[(size_t) i * d->pieces + q] = sma_net_send(
                set, d->stream->pe[i], d->dest + at, n * d->op->esize);
        }
    }
}

/* Waits for all messages that have not been waited for. */
static void end_messages(struct parts *d)
{
    const struct sma_stream *s = d->stream;
    size_t at, n;

    for (int k = s->set->nodes - 1; k > 0; k--) {
        int i = other_node(d, k);

        for (size_t q = 0; q < d->pieces; q++) {
            size_t c = (size_t) i * d->pieces + q;

            n = piece_of(d, i, q, &at);
            if (n > 0)
                await_piece(d, &d->result[c], i, n);
            sma_net_wait(d->sent[c], s->routine, s->pe[i]);
            sma_net_wait(d->answered[c], s->routine, s->pe[i]);
        }
    }
}

/* Combines n elements in one go. */
static void exchange_parts(const struct sma_stream *s, const char *mine,
                           char *dest, size_t n, const struct sma_op *op)
{
    int last = s->set->nodes - 1;
    size_t nodes = (size_t) s->set->nodes, part, cells;
    struct parts d = {.stream = s,
                      .op = op,
                      .mine = mine,
                      .dest = dest,
                      .n = n,
                      .most = PIECE / op->esize};
    char **from = sma_buffer(s->routine, 2 * nodes * sizeof *from);

    /* all parts but the last one are of one size, or empty */
    part = part_at(&d, 1);
    if (part < n - part_at(&d, last))
        part = n - part_at(&d, last);
    d.pieces = (part + d.most - 1) / d.most;
    cells = nodes * d.pieces;
    d.part = from + nodes;
    d.room = sma_buffer(s->routine, nodes * part * op->esize);
    d.coming = sma_new(s->routine, 2 * cells, sizeof *d.coming);
    d.result = d.coming + cells;
    d.sent = sma_new(s->routine, 2 * cells, sizeof *d.sent);
    d.answered = d.sent + cells;
    start_receives(&d);
    send_parts(&d);
    combine_part(&d, from);
    end_messages(&d);
    free(from);
    free(d.room);
    free(d.coming);
    free(d.sent);
}

/* Compares nreduce with the other members of the stream.  Pieces have the same
 * size whatever nreduce is, so they do not show a difference. */
static void compare_nreduce(const struct sma_stream *s)
{
    size_t nodes = (size_t) s->set->nodes, me = (size_t) s->set->node;
    struct sma_message **sent = sma_buffer(s->routine, nodes * sizeof *sent);
    struct coming *coming = sma_buffer(s->routine, nodes * sizeof *coming);
    size_t *theirs = sma_buffer(s->routine, nodes * sizeof *theirs);

    for (size_t i = 0; i < nodes; i++)
        if (i != me)
            coming[i].message = sma_net_start_receive(
                s->set, s->pe[i], &theirs[i], sizeof theirs[i], &coming[i].got);
    for (size_t i = 0; i < nodes; i++)
        if (i != me)
            sent[i] =
                sma_net_send(s->set, s->pe[i], &s->nreduce, sizeof s->nreduce);
    for (size_t i = 0; i < nodes; i++)
        if (i != me) {
            sma_net_wait(coming[i].message, s->routine, s->pe[i]);
            if (unlikely(coming[i].got != sizeof theirs[i] ||
                         theirs[i] != s->nreduce))
                sma_combine_differ(s->routine, s->nreduce, s->pe[i]);
            sma_net_wait(sent[i], s->routine, s->pe[i]);
        }
    free(sent);
    free(coming);
    free(theirs);
}

void sma_nodes_in_parts(const struct sma_stream *s, const char *mine,
                        char *dest, size_t n, const struct sma_op *op)
{
    size_t e = op->esize, most = PARTS_ROUND / e;

    if (n * e > (size_t) s->set->nodes * PIECE)
        compare_nreduce(s);
    for (size_t at = 0; at < n; at += most)
        exchange_parts(s, mine + at * e, dest + at * e,
                       n - at < most ? n - at : most, op);
}
