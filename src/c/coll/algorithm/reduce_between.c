/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions between nodes.  The members of each node are combined first, then the
 * results of the nodes, and these are shared on each node.
 *
 *   leaders  small data: the leaders combine the results of the nodes by recursive
 *            doubling
 *   streams  large vectors: each stream (coll/set/set.h) combines one slice of the
 *            elements between the nodes, and at last each PE copies the slices of
 *            the other streams
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"

void sma_reduce_leaders(const struct sma_routine *routine, void *dest,
                        const void *source, size_t n, const struct sma_op *op,
                        struct sma_set *set)
{
    const struct sma_stream s = {set, routine, set->leader, n};

    sma_net_begin(SMA_COLL_REDUCE, set);
    if (set->local_n > 1) {
        sma_combine_node(set, routine, dest, source, n, op);
        source = dest;
    }
    if (sma_set_leads(set))
        sma_nodes_doubling(&s, source, dest, n, op);
    sma_epoch_share(set, routine, 0, dest, dest, n * op->esize);
}

/* ------------------------------------------------------------------ streams */

/* Copies to dest elements first <= i < end of the combination of this node,
 * whose slices are in the dests of the members. */
static void gather_slices(struct sma_set *set, char *dest,
                          const char *const *from, size_t n, size_t first,
                          size_t end, size_t e)
{
    for (int k = 0; k < set->local_n; k++) {
        size_t low = sma_combine_slice(n, k, set->local_n, e);
        size_t high = sma_combine_slice(n, k + 1, set->local_n, e);

        if (low < first)
            low = first;
        if (high > end)
            high = end;
        if (k != set->local_me && low < high)
            memcpy(dest + low * e, from[k] + low * e, (high - low) * e);
    }
}

/* Combines the data of the members on the node.  Each stream gets the elements
 * first <= i < end, which are its slice. */
static void combine_for_streams(struct sma_set *set,
                                const struct sma_routine *routine, char *dest,
                                const void *source, size_t n, int streams,
                                size_t first, size_t end,
                                const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    size_t e = op->esize;

    sma_combine_slices(set, routine, dest, source, n, op);
    if (streams == set->local_n) /* each has combined its slice itself */
        return;
    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(dest), dest, n * e,
                          SMA_MAILBOX_SOURCE);
    if (set->local_me < streams) {
        sma_epoch_sources(set, routine, dest, n * e, e, from);
        gather_slices(set, dest, from, n, first, end, e);
    }
    sma_epoch_done(set);
}

void sma_reduce_slice(const struct sma_set *set, size_t n, size_t esize,
                      int streams, size_t *first_p, size_t *end_p)
{
    *first_p = *end_p = 0;
    if (set->local_me >= streams)
        return;
    *first_p = sma_combine_slice(n, set->local_me, streams, esize);
    *end_p = sma_combine_slice(n, set->local_me + 1, streams, esize);
}

void sma_reduce_streams(const struct sma_routine *routine, void *dest,
                        const void *source, size_t n, const struct sma_op *op,
                        struct sma_set *set, int streams, sma_nodes_fn *between)
{
    size_t e = op->esize, first, end;
    struct sma_stream s = {set, routine, NULL, n};

    sma_net_begin(SMA_COLL_REDUCE, set);
    s.pe = streams == 1 ? set->leader : set->stream;
    sma_reduce_slice(set, n, e, streams, &first, &end);
    if (set->local_n > 1) {
        combine_for_streams(set, routine, dest, source, n, streams, first, end,
                            op);
        source = dest;
    }
    if (set->local_me < streams)
        between(&s, (const char *) source + first * e,
                (char *) dest + first * e, end - first, op);
    if (streams == 1)
        sma_epoch_share(set, routine, 0, dest, dest, n * e);
    else
        sma_combine_fetch(set, routine, dest, n, streams, op);
}

/* ---------------------------------------------- recursive doubling, halving */

/* PEs exchange in pairs.  Their schedule is sma_plan_halving.  A pair sends up to
 * PAIR_WHOLE bytes in one message, and more in pieces of up to LARGE_PIECE.  Parts go
 * in pieces of PIECE bytes, those of LARGE_PART bytes or more of LARGE_PIECE. */
enum {
    PIECE = 63 << 10,
    LARGE_PIECE = 127 << 10,
    LARGE_PART = 1 << 20,
    PAIR_WHOLE = 256 << 10,
    PAIR_PIECES = 16, /* a pair sends no more messages */
};

/* A message that is received. */
struct coming {
    struct sma_message *message;
    size_t got;
};

/* Compares nreduce with the other members of the stream.  Pieces may have the same
 * size whatever nreduce is, so they do not always show a difference. */
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

/* A reduction of the results of nodes, as one leader sees it. */
struct exchange {
    const struct sma_stream *stream;
    const struct sma_op *op;
    struct sma_halving plan;
    const char *source; /* the result of this node, or of several with it */
    char *data;  /* gets what is combined, in the end the result of all nodes */
    char *space; /* for the data of another node; between two it may be data */
};

/* Sends n elements at `out` to the leader of a node and receives m elements at
 * `in`.  NULL says that nothing is sent, or received. */
static void swap_with(const struct exchange *x, int node, const char *out,
                      size_t n, char *in, size_t m)
{
    const struct sma_stream *s = x->stream;
    int pe = s->pe[node];
    size_t e = x->op->esize, got = 0;
    struct sma_message *coming =
        in == NULL ? NULL : sma_net_start_receive(s->set, pe, in, m * e, &got);
    struct sma_message *sent =
        out == NULL ? NULL : sma_net_send(s->set, pe, out, n * e);

    sma_net_wait(coming, s->routine, pe);
    if (in != NULL && unlikely(got != m * e))
        sma_combine_differ(s->routine, s->nreduce, pe);
    sma_net_wait(sent, s->routine, pe);
}

/* Combines n elements at x->source, from `first` on, with those that have been
 * received in x->space, and writes them to x->data.  mine_left: those at
 * x->source stand on the left. */
static void take(const struct exchange *x, size_t first, size_t n,
                 bool mine_left)
{
    size_t at = first * x->op->esize;
    const char *mine = x->source + at, *theirs = x->space + at;

    x->op->kernel(x->data + at, mine_left ? mine : theirs,
                  mine_left ? theirs : mine, n);
}

/* Exchanges n elements with the leader of a node, and combines them.  They go in
 * pieces: while one is combined, others are in flight. */
static void swap_and_take(const struct exchange *x, int node, size_t n,
                          bool mine_left)
{
    const struct sma_stream *s = x->stream;
    struct sma_message *coming[PAIR_PIECES], *sent[PAIR_PIECES];
    size_t e = x->op->esize, got[PAIR_PIECES], at[PAIR_PIECES + 1];
    int pe = s->pe[node], pieces = 1;

    if (n * e > PAIR_WHOLE)
        pieces = (int) (n * e / LARGE_PIECE) + 1;
    if (pieces > PAIR_PIECES)
        pieces = PAIR_PIECES;
    for (int q = 0; q <= pieces; q++)
        at[q] = sma_combine_slice(n, q, pieces, e);
    for (int q = 0; q < pieces; q++)
        coming[q] = sma_net_start_receive(s->set, pe, x->space + at[q] * e,
                                          (at[q + 1] - at[q]) * e, &got[q]);
    for (int q = 0; q < pieces; q++)
        sent[q] = sma_net_send(s->set, pe, x->source + at[q] * e,
                               (at[q + 1] - at[q]) * e);
    for (int q = 0; q < pieces; q++) {
        sma_net_wait(coming[q], s->routine, pe);
        if (unlikely(got[q] != (at[q + 1] - at[q]) * e))
            sma_combine_differ(s->routine, s->nreduce, pe);
        sma_net_wait(sent[q], s->routine, pe);
        take(x, at[q], at[q + 1] - at[q], mine_left);
    }
}

/* Recursive doubling. */
static void double_distance(struct exchange *x, size_t n)
{
    for (int r = 0; r < x->plan.rounds; r++) {
        swap_and_take(x, sma_plan_halving_partner(&x->plan, r), n,
                      (x->plan.w & 1 << r) == 0);
        x->source = x->data;
    }
}

/* Recursive halving, and the rounds back. */
static void halve_and_double(struct exchange *x, size_t n)
{
    size_t e = x->op->esize, first, end, low, high;
    size_t unit = e < SMA_CACHE_LINE ? SMA_CACHE_LINE / e : 1;

    for (int r = 0; r < x->plan.rounds; r++) {
        int w = x->plan.w, partner = sma_plan_halving_partner(&x->plan, r);

        sma_plan_halving_range(w, r + 1, n, unit, &first, &end);
        sma_plan_halving_range(w ^ 1 << r, r + 1, n, unit, &low, &high);
        swap_with(x, partner, x->source + low * e, high - low,
                  x->space + first * e, end - first);
        take(x, first, end - first, (w & 1 << r) == 0);
        x->source = x->data;
    }
    for (int r = x->plan.rounds - 1; r >= 0; r--) {
        int w = x->plan.w, partner = sma_plan_halving_partner(&x->plan, r);

        sma_plan_halving_range(w, r + 1, n, unit, &first, &end);
        sma_plan_halving_range(w ^ 1 << r, r + 1, n, unit, &low, &high);
        swap_with(x, partner, x->data + first * e, end - first,
                  x->data + low * e, high - low);
    }
}

/* Combines by rounds of exchanges, before and after which the nodes that are too
 * many for pairs give their data and get the result. */
static void combine_in_pairs(const struct sma_stream *s, const char *source,
                             char *dest, size_t n, const struct sma_op *op,
                             void (*rounds)(struct exchange *x, size_t n))
{
    struct exchange x = {
        s,      op,   sma_plan_halving(s->set->nodes, s->set->node),
        source, dest, NULL};

    x.space = dest;
    if (s->set->nodes > 2 || source == dest || n == 0)
        x.space = sma_buffer(s->routine, n * op->esize);
    if (n == 0)
        x.source = x.data = x.space; /* dest may be NULL */
    if (x.plan.w < 0) {
        swap_with(&x, x.plan.pair, x.source, n, NULL, 0);
        swap_with(&x, x.plan.pair, NULL, 0, x.data, n);
    } else {
        if (x.plan.pair >= 0) {
            swap_with(&x, x.plan.pair, NULL, 0, x.space, n);
            take(&x, 0, n, true);
            x.source = x.data;
        }
        rounds(&x, n);
        if (x.plan.pair >= 0)
            swap_with(&x, x.plan.pair, x.data, n, NULL, 0);
    }
    if (x.space != dest)
        free(x.space);
}

void sma_nodes_doubling(const struct sma_stream *s, const char *source,
                        char *dest, size_t n, const struct sma_op *op)
{
    if (n * op->esize > PAIR_WHOLE)
        compare_nreduce(s);
    combine_in_pairs(s, source, dest, n, op, double_distance);
}

void sma_nodes_halving(const struct sma_stream *s, const char *source,
                       char *dest, size_t n, const struct sma_op *op)
{
    combine_in_pairs(s, source, dest, n, op, halve_and_double);
}

/* ----------------------------------------------------------------- in parts */

/*
 * Node i combines part i of the elements: it gets this part from every other node, and
 * sends the result to every other node.  Each part goes in pieces: while a piece is
 * combined, others are in flight.  All receives are started before anything is sent, so
 * that data go straight to where they belong.
 *
 * In a reduction in place, the result of a piece overwrites what this PE has
 * sent of the piece.  It does not come before the other node has received that.
 */

/* Bytes that are combined at a time, which bounds the memory that is needed. */
enum { PARTS_ROUND = 8 << 20 };

/* An exchange in parts, as one member of a stream sees it. */
struct parts {
    const struct sma_stream *stream;
    const struct sma_op *op;
    const char *source; /* the data of this node */
    char *dest;
    size_t n;      /* elements */
    size_t most;   /* elements of a piece at most */
    size_t pieces; /* of a part at most */
    char *space;   /* for the part of this node, from each node */

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
    char *space = d->space;

    for (int k = 1; k < set->nodes; k++, space += bytes) {
        int i = other_node(d, k), pe = d->stream->pe[i];
        struct coming *c = d->coming + (size_t) i * d->pieces;
        struct coming *r = d->result + (size_t) i * d->pieces;

        d->part[i] = space;
        for (size_t q = 0; (n = piece_of(d, set->node, q, &at)) > 0; q++)
            c[q].message = sma_net_start_receive(set, pe, space + (at - start),
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
                    set, d->stream->pe[i], d->source + at, n * d->op->esize);
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
static void combine_my_part(struct parts *d, char **from)
{
    const struct sma_set *set = d->stream->set;
    size_t start = part_at(d, set->node) * d->op->esize, at, n;

    for (size_t q = 0; (n = piece_of(d, set->node, q, &at)) > 0; q++) {
        for (int k = set->nodes - 1; k > 0; k--) {
            int i = other_node(d, k);

            await_piece(d, &d->coming[(size_t) i * d->pieces + q], i, n);
            from[i] = d->part[i] + (at - start);
        }
        from[set->node] = (char *) d->source + at;
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
static void exchange_parts(const struct sma_stream *s, const char *source,
                           char *dest, size_t n, const struct sma_op *op)
{
    int last = s->set->nodes - 1;
    size_t nodes = (size_t) s->set->nodes, part, cells;
    struct parts d = {
        .stream = s, .op = op, .source = source, .dest = dest, .n = n};
    char **from = sma_buffer(s->routine, 2 * nodes * sizeof *from);

    /* all parts but the last one are of one size, or empty */
    part = part_at(&d, 1);
    if (part < n - part_at(&d, last))
        part = n - part_at(&d, last);
    d.most = (part * op->esize < LARGE_PART ? PIECE : LARGE_PIECE) / op->esize;
    d.pieces = (part + d.most - 1) / d.most;
    cells = nodes * d.pieces;
    d.part = from + nodes;
    d.space = sma_buffer(s->routine, nodes * part * op->esize);
    d.coming = sma_new(s->routine, 2 * cells, sizeof *d.coming);
    d.result = d.coming + cells;
    d.sent = sma_new(s->routine, 2 * cells, sizeof *d.sent);
    d.answered = d.sent + cells;
    start_receives(&d);
    send_parts(&d);
    combine_my_part(&d, from);
    end_messages(&d);
    free(from);
    free(d.space);
    free(d.coming);
    free(d.sent);
}

void sma_nodes_reduce_scatter(const struct sma_stream *s, const char *source,
                              char *dest, size_t n, const struct sma_op *op)
{
    size_t e = op->esize, most = PARTS_ROUND / e;

    if (n * e > (size_t) s->set->nodes * PIECE)
        compare_nreduce(s);
    for (size_t at = 0; at < n; at += most)
        exchange_parts(s, source + at * e, dest + at * e,
                       n - at < most ? n - at : most, op);
}
