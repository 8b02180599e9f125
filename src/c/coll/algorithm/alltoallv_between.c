/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoallv between nodes.  The sizes of the blocks from one node to another
 * and the data of the small ones travel together, in parts (coll/exchange/parts.h); a
 * large block goes from PE to PE in a message of its own.  So a PE needs no
 * answer before it sends, and knows what is to come when it has the sizes.
 *
 * A part is a stream of bytes.  First come the sizes of all its blocks, then
 * the data of the small ones; both are sorted by receivers, and those of a
 * receiver by senders.  The stream is cut into pieces that fit into a bounce
 * buffer, and each piece is one message; the first one holds all sizes.
 *
 * The member that receives a part posts one piece in each epoch, and the others
 * take what is theirs.  The epochs last until all who receive have posted all.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/compare/same_call.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/parts.h"
#include "coll/exchange/set_message.h"

/* What stands before a piece in a bounce buffer. */
struct piece {
    int32_t turn, p;  /* of the part */
    uint64_t at;      /* where the piece begins in the stream of the part */
    uint64_t bytes;   /* of the piece */
    uint64_t is_last; /* of all that the member posts in these epochs */
};

enum {
    /* The most blocks of a part, and the bytes of a piece.  Builds with assertions
     * send several parts of several pieces to one PE even in small jobs. */
    CELLS = SMA_ASSERTING ? 2 : 256,
    PIECE = SMA_ASSERTING ? 1024 : SMA_BOUNCE - (int) sizeof(struct piece),
    TURNS = 16, /* turns whose parts are in flight at the same time */
    WINDOW =
        32,    /* large blocks in flight at the same time, in each direction */
    AHEAD = 4, /* parts whose first pieces a member is ready to receive */
};

/* A part that this PE sends. */
struct outgoing {
    struct sma_part_cursor at;
    struct sma_block *block; /* sorted as in the stream */
    char *stream;
    size_t bytes;              /* of the stream */
    struct sma_message **sent; /* the messages of its pieces */
};

/* A part that this PE receives. */
struct arriving {
    struct sma_part_cursor at;
    struct sma_message *message; /* of the first piece */
    size_t got;
    size_t total, at_byte; /* bytes of the stream, of those posted */
    struct piece *space;   /* for a piece and its head */
};

/* What this PE takes from the pieces of the k-th member on this node. */
struct taking {
    char *space;         /* the data of the part's blocks for this PE */
    size_t first, bytes; /* where they are in the stream */
    bool more;           /* the member will post another piece */
};

/* Messages that are in flight, in the order in which they were started. */
struct window {
    struct {
        struct sma_message *message;
        int pe;
        size_t got, bytes; /* alike; of what this PE sends, both are 0 */
    } pending[WINDOW];
    unsigned started;
};

struct sma_joining {
    struct outgoing *out;
    int outs;
    struct arriving *in; /* of the turns that are in flight */
    int ins, posted, current;
    struct taking *taking;
    struct window large;
    int sent; /* the last step whose large block has been sent */
};

/* The bytes of a block in the stream. */
static size_t in_stream(const struct sma_alltoallv *v, size_t bytes)
{
    return sma_alltoallv_is_large(v, bytes) ? 0 : bytes;
}

static size_t cells_of(const struct sma_part *part)
{
    return (size_t) part->senders * (size_t) part->receivers;
}

static struct sma_part_cursor cursor_of(const struct sma_alltoallv *v,
                                        bool sends, int first, int end)
{
    return sma_part_cursor(v->set, v->layout, CELLS, sends, first, end);
}

/* The number of parts of a cursor. */
static int count_parts(struct sma_part_cursor w)
{
    int n = 0;

    while (sma_part_next(&w))
        n++;
    return n;
}

/* ------------------------------------------------------------ what is to go */

void sma_alltoallv_begin(struct sma_alltoallv *v)
{
    struct sma_joining *j = sma_new(v->routine, 1, sizeof *j);
    struct sma_part_cursor w;

    v->layout = sma_set_layout(v->set, v->routine);
    v->joining = j;
    w = cursor_of(v, true, 1, v->set->nodes);
    j->outs = count_parts(w);
    j->out = sma_new(v->routine, (size_t) j->outs + 1, sizeof *j->out);
    for (int i = 0; sma_part_next(&w); i++) {
        j->out[i].at = w;
        j->out[i].block =
            sma_buffer(v->routine, cells_of(&w.part) * sizeof *j->out[i].block);
    }
    j->taking =
        sma_new(v->routine, (size_t) v->set->local_n, sizeof *j->taking);
    sma_net_begin(SMA_COLL_ALLTOALL, v->set);
}

void sma_alltoallv_note(struct sma_alltoallv *v, int k, int first, int n,
                        const struct sma_block *block)
{
    for (int i = 0; i < v->joining->outs; i++) {
        struct outgoing *o = &v->joining->out[i];
        const struct sma_part *part = &o->at.part;
        int begin = v->layout->first[o->at.node] + part->receiver;
        int r = begin < first ? first - begin : 0;

        if (k < part->sender || k >= part->sender + part->senders)
            continue;
        for (; r < part->receivers && begin + r < first + n; r++)
            o->block[r * part->senders + k - part->sender] =
                block[begin + r - first];
    }
}

/* Makes the stream of a part and starts to send its pieces. */
static void send_stream(const struct sma_alltoallv *v, struct outgoing *o)
{
    size_t n = cells_of(&o->at.part), at = n * sizeof(uint64_t);

    o->bytes = at;
    for (size_t c = 0; c < n; c++)
        o->bytes += in_stream(v, o->block[c].bytes);
    o->stream = sma_buffer(v->routine, o->bytes);
    for (size_t c = 0; c < n; c++) {
        uint64_t bytes = o->block[c].bytes;
        size_t small = in_stream(v, bytes);

        memcpy(o->stream + c * sizeof bytes, &bytes, sizeof bytes);
        if (small > 0)
            memcpy(o->stream + at, sma_coll_at(o->block[c].address), small);
        at += small;
    }
    o->sent = sma_buffer(v->routine, (o->bytes / PIECE + 1) * sizeof *o->sent);
    for (at = 0; at < o->bytes; at += PIECE)
        o->sent[at / PIECE] =
            sma_net_send(v->set, o->at.pe, o->stream + at,
                         o->bytes - at < PIECE ? o->bytes - at : PIECE);
}

static void end_stream(const struct sma_alltoallv *v, struct outgoing *o)
{
    for (size_t at = 0; at < o->bytes; at += PIECE)
        sma_net_wait(o->sent[at / PIECE], v->routine, o->at.pe);
    free(o->sent);
    free(o->stream);
    free(o->block);
}

/* -------------------------------------------------------- what has arrived */

/* Takes the sizes of the blocks for this PE from the first piece of a part, and
 * makes space for their data. */
static void take_sizes(struct sma_alltoallv *v, struct taking *t,
                       const struct sma_part_cursor *w, const char *data)
{
    const struct sma_part *part = &w->part;
    const int *member = v->layout->member + v->layout->first[w->node];
    size_t senders = (size_t) part->senders;
    int mine = v->set->local_me - part->receiver;
    size_t at = cells_of(part) * sizeof(uint64_t);

    *t = (struct taking){.more = true};
    if (mine < 0 || mine >= part->receivers)
        return;
    for (size_t c = 0; c < (size_t) (mine + 1) * senders; c++) {
        uint64_t bytes;

        memcpy(&bytes, data + c * sizeof bytes, sizeof bytes);
        if (c < (size_t) mine * senders) {
            at += in_stream(v, bytes);
            continue;
        }
        v->from[member[part->sender + (int) (c % senders)]].bytes = bytes;
        t->bytes += in_stream(v, bytes);
    }
    t->first = at;
    if (t->bytes == 0)
        return;
    t->space = sma_buffer(v->routine, t->bytes);
    v->from[member[part->sender]].space = t->space;
    at = 0;
    for (int s = part->sender; s < part->sender + part->senders; s++) {
        struct sma_incoming *from = &v->from[member[s]];

        if (in_stream(v, from->bytes) > 0)
            from->data = t->space + at;
        at += in_stream(v, from->bytes);
    }
}

/* The part of a turn with the number p, which some member here receives. */
static struct sma_part_cursor find_part(const struct sma_alltoallv *v, int turn,
                                        int p)
{
    struct sma_part_cursor w = cursor_of(v, false, turn, turn + 1);
    int node = sma_plan_turn_from(v->set->nodes, v->set->node, turn);

    w.node = node;
    w.parts =
        sma_plan_parts(sma_layout_n(v->layout, node), v->set->local_n, CELLS);
    w.part = sma_plan_part(&w.parts, p);
    return w;
}

/* Takes what is for this PE from a piece that the k-th member has received. */
static void take_piece(struct sma_alltoallv *v, int k,
                       const struct piece *piece)
{
    struct taking *t = &v->joining->taking[k];
    const char *data = (const char *) (piece + 1);
    size_t from, end;

    if (piece->at == 0) {
        struct sma_part_cursor w = find_part(v, piece->turn, piece->p);

        take_sizes(v, t, &w, data);
    }
    from = piece->at > t->first ? piece->at : t->first;
    end = piece->at + piece->bytes;
    if (end > t->first + t->bytes)
        end = t->first + t->bytes;
    if (from < end)
        memcpy(t->space + (from - t->first), data + (from - piece->at),
               end - from);
    t->more = !piece->is_last;
}

/* Starts to receive the first pieces of some parts.  Messages from one PE come
 * in their order, so of the parts from one node only one may be waited for. */
static void wait_ahead(struct sma_alltoallv *v)
{
    struct sma_joining *j = v->joining;

    while (j->posted < j->ins && j->posted < j->current + AHEAD) {
        struct arriving *a = &j->in[j->posted];

        if (j->posted > j->current && a[-1].at.node == a->at.node)
            break;
        a->space = sma_buffer(v->routine, sizeof *a->space + PIECE);
        a->message = sma_net_start_receive(v->set, a->at.pe, a->space + 1,
                                           PIECE, &a->got);
        j->posted++;
    }
}

/* The bytes of the stream whose first piece is at data. */
static size_t stream_bytes(const struct sma_alltoallv *v,
                           const struct sma_part *part, const char *data)
{
    size_t n = cells_of(part), total = n * sizeof(uint64_t);

    for (size_t c = 0; c < n; c++) {
        uint64_t bytes;

        memcpy(&bytes, data + c * sizeof bytes, sizeof bytes);
        total += in_stream(v, bytes);
    }
    return total;
}

/* Waits for the next piece of the parts that this PE receives. */
static struct piece *next_piece(struct sma_alltoallv *v)
{
    struct sma_joining *j = v->joining;
    struct arriving *a = &j->in[j->current];
    size_t bytes, expected;
    char *data;

    wait_ahead(v);
    data = (char *) (a->space + 1);
    if (a->at_byte == 0) {
        sma_net_wait(a->message, v->routine, a->at.pe);
        bytes = a->got;
        if (unlikely(bytes < cells_of(&a->at.part) * sizeof(uint64_t)))
            sma_coll_other(v->routine, a->at.pe);
        a->total = stream_bytes(v, &a->at.part, data);
    } else {
        bytes = sma_net_receive(v->set, v->routine, a->at.pe, data, PIECE);
    }
    expected = a->total - a->at_byte < PIECE ? a->total - a->at_byte : PIECE;
    if (unlikely(bytes != expected))
        sma_coll_other(v->routine, a->at.pe);
    *a->space = (struct piece){
        .turn = a->at.turn, .p = a->at.p, .at = a->at_byte, .bytes = bytes};
    a->at_byte += bytes;
    a->space->is_last = a->at_byte == a->total && j->current + 1 == j->ins;
    return a->space;
}

/* Posts the next piece that this PE receives, and takes its own share of it. */
static void pass_piece(struct sma_alltoallv *v)
{
    struct sma_joining *j = v->joining;
    struct arriving *a = &j->in[j->current];
    struct piece *piece = next_piece(v);
    size_t bytes = sizeof *piece + piece->bytes;

    if (v->set->local_n > 1 && bytes <= SMA_INLINE)
        sma_epoch_post(v->set, v->routine, piece, bytes);
    else if (v->set->local_n > 1)
        sma_epoch_post_copy(v->set, v->routine, piece, bytes);
    take_piece(v, v->set->local_me, piece);
    if (a->at_byte < a->total)
        return;
    free(a->space);
    j->current++;
}

/* Does the k-th member on this node receive parts in the turns first..end-1? */
static bool receives(const struct sma_alltoallv *v, int k, int first, int end)
{
    for (int turn = first; turn < end; turn++) {
        struct sma_part_cursor w = find_part(v, turn, 0);

        if (sma_plan_turn_from(v->set->local_n, k,
                               (turn - 1) % v->set->local_n) < w.parts.count)
            return true;
    }
    return false;
}

/* Receives the parts of the turns first <= t < end. */
static void receive_turns(struct sma_alltoallv *v, int first, int end)
{
    struct sma_joining *j = v->joining;
    struct sma_set *set = v->set;
    struct sma_part_cursor w = cursor_of(v, false, first, end);
    bool more = true;

    j->ins = count_parts(w);
    j->posted = j->current = 0;
    j->in = sma_new(v->routine, (size_t) j->ins + 1, sizeof *j->in);
    for (int i = 0; sma_part_next(&w); i++)
        j->in[i].at = w;
    for (int k = 0; k < set->local_n; k++)
        j->taking[k].more = receives(v, k, first, end);
    while (more) {
        sma_epoch_begin(set);
        if (j->current < j->ins)
            pass_piece(v);
        more = j->current < j->ins;
        for (int k = 0; k < set->local_n; k++) {
            const struct sma_mailbox *mailbox;

            if (k == set->local_me || !j->taking[k].more)
                continue;
            mailbox = sma_epoch_await(set, v->routine, k, SMA_EPOCH_ONE);
            take_piece(v, k, sma_mailbox_data(set, k, mailbox));
            more |= j->taking[k].more;
        }
        sma_epoch_done(set);
    }
    free(j->in);
}

/* ------------------------------------------------------------- large blocks */

/* Space for one more message, of so many bytes if this PE receives it, when
 * the oldest one of the window is done. */
static size_t *make_space(const struct sma_alltoallv *v, struct window *w,
                          int pe, size_t bytes)
{
    unsigned i = w->started++ % WINDOW;

    sma_net_wait(w->pending[i].message, v->routine, w->pending[i].pe);
    sma_net_check_size(v->routine, w->pending[i].pe, w->pending[i].got,
                       w->pending[i].bytes);
    w->pending[i].message = NULL;
    w->pending[i].pe = pe;
    w->pending[i].got = w->pending[i].bytes = bytes;
    return &w->pending[i].got;
}

static void keep(struct window *w, struct sma_message *message)
{
    w->pending[(w->started - 1) % WINDOW].message = message;
}

static void empty(const struct sma_alltoallv *v, struct window *w)
{
    for (int i = 0; i < WINDOW; i++)
        make_space(v, w, -1, 0);
}

/* Sends the large block of step k: that for the k-th member after this PE. */
static void send_large(struct sma_alltoallv *v, int k)
{
    int to = sma_plan_turn_to(v->set->size, v->set->me, k);
    struct window *w = &v->joining->large;
    const char *data = v->source + v->offsets[to];
    size_t bytes = v->sizes[to];

    v->joining->sent = k;
    if (!sma_alltoallv_is_large(v, bytes) || sma_set_is_here(v->set, to))
        return;
    sma_coll_check(v->routine, v->set, SMA_ARG(source), data, bytes);
    make_space(v, w, sma_set_pe(v->set, to), 0);
    keep(w, sma_net_send(v->set, sma_set_pe(v->set, to), data, bytes));
}

/* Receives the large block of step k: that of the k-th member before this
 * PE. */
static void receive_large(struct sma_alltoallv *v, struct window *w, int k)
{
    int i = sma_plan_turn_from(v->set->size, v->set->me, k);
    const struct sma_incoming *from = &v->from[i];
    size_t *got;

    if (!sma_alltoallv_is_large(v, from->bytes) || sma_set_is_here(v->set, i))
        return;
    got = make_space(v, w, sma_set_pe(v->set, i), from->bytes);
    keep(w, sma_net_start_receive(v->set, sma_set_pe(v->set, i), from->to,
                                  from->bytes, got));
}

/* ---------------------------------------------------------------- the order */

/* The parts of TURNS turns are sent, then received.  This holds for all members
 * of all nodes: no member waits for its messages to be sent before all members
 * have started to receive.  The first large blocks follow the last parts at
 * once. */
void sma_alltoallv_exchange(struct sma_alltoallv *v)
{
    struct sma_joining *j = v->joining;
    int nodes = v->set->nodes, sent = 0, waited = 0;

    for (int first = 1; first < nodes; first += TURNS) {
        int end = nodes - first < TURNS ? nodes : first + TURNS;

        for (; sent < j->outs && j->out[sent].at.turn < end; sent++)
            send_stream(v, &j->out[sent]);
        while (end == nodes && j->sent + 1 < v->set->size &&
               j->large.started < WINDOW)
            send_large(v, j->sent + 1);
        receive_turns(v, first, end);
        for (; waited < sent; waited++)
            end_stream(v, &j->out[waited]);
    }
}

void sma_alltoallv_receive_large(struct sma_alltoallv *v)
{
    struct sma_joining *j = v->joining;
    struct window coming = {0};

    for (int k = 1; k < v->set->size; k++) {
        receive_large(v, &coming, k);
        if (k > j->sent)
            send_large(v, k);
    }
    empty(v, &coming);
    empty(v, &j->large);
    for (int i = 0; i < v->set->size; i++)
        free(v->from[i].space);
    free(j->out);
    free(j->taking);
    free(j);
}
