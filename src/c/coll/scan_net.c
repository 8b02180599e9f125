/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Scans between nodes.  Members that follow each other in the order of the set
 * on one node are a run (coll/layout.h).
 *
 *   chain   The sum of all members so far goes from run to run.  Large data go
 *           in pieces: the members on a node take them in turn, and each of
 *           them scans its pieces for all members of the run.
 *   gather  Each leader gets the data of all members, scans all of them, and
 *           writes to the dests of those on its node.  This takes fewer
 *           messages one after the other, but more bytes: small data and many
 *           runs.
 *
 * Either way each element is summed from left to right, and the members on a
 * node wait for those who read and write their data.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/coll.h"
#include "coll/layout.h"
#include "coll/limits.h"
#include "coll/net.h"
#include "coll/plan.h"
#include "coll/scan.h"

/*
 * The pieces of a group go through all runs before those of the next group.  So
 * all messages of a group can be under way at once, and a node that has several
 * runs sends no more than the others are ready to receive.
 */
enum { GROUP = 16 };

struct exchange {
    struct sma_set *set;
    const struct sma_routine *routine;
    const struct sma_op *op;
    bool exclusive;
    size_t n;          /* elements */
    const char **from; /* the source of the k-th member on this node */
    char **to;         /* its dest */
    const struct sma_layout *layout;
};

/* Every message has a head, which begins with the size of a member's data: so a
 * PE notices that another one has called with another size.  With a head of so
 * many bytes the elements stay aligned. */
enum { HEAD = 16 };

static void write_head(char *message, uint64_t bytes)
{
    memset(message, 0, HEAD);
    memcpy(message, &bytes, sizeof bytes);
}

/* Ends the job where a message of `got` bytes from a node is of another size.
 * It is at `message` if it fits into the `room` there; nothing arrives of one
 * that is too long, which is the block of a gather. */
static void check_head(const struct exchange *x, const char *message,
                       size_t room, size_t got, int node, int pe)
{
    uint64_t theirs;

    if (got < HEAD)
        sma_net_wrong_size(x->routine, pe, got, HEAD + x->n * x->op->esize);
    if (got <= room)
        memcpy(&theirs, message, sizeof theirs);
    else
        theirs = (got - HEAD) / (size_t) sma_layout_n(x->layout, node);
    sma_scan_check(x->routine, pe, theirs, x->n * x->op->esize, x->op->esize);
}

/* -------------------------------------------------------------------- chain */

/* A piece on its way along the chain. */
struct link {
    struct sma_message *coming, *sent;
    int sent_to;
    size_t got;
    char *in, *out; /* messages: the sums before and after the run */
};

/* The elements of a piece, at most. */
static size_t piece_most(const struct exchange *x)
{
    return SMA_SCAN_PIECE / x->op->esize;
}

/* The elements of piece p. */
static size_t piece_n(const struct exchange *x, size_t p)
{
    size_t most = piece_most(x), left = x->n - p * most;

    return left < most ? left : most;
}

/* The PE that scans piece p in a run. */
static int piece_pe(const struct exchange *x, int run, size_t p)
{
    int node = x->layout->run[run].node;
    size_t k = p % (size_t) sma_layout_n(x->layout, node);

    return sma_layout_pe(x->set, x->layout, node, (int) k);
}

static void start_link(const struct exchange *x, struct link *l, int run,
                       size_t p)
{
    if (run > 0)
        l->coming =
            sma_net_start_receive(x->set, piece_pe(x, run - 1, p), l->in,
                                  HEAD + SMA_SCAN_PIECE, &l->got);
}

/* Waits until the message that l has sent is done. */
static void end_link(const struct exchange *x, struct link *l)
{
    sma_net_wait(l->sent, x->routine, l->sent_to);
    l->sent = NULL;
}

/* Scans piece p in a run whose members are the ones from `first` on here. */
static void scan_link(const struct exchange *x, struct link *l, int run,
                      int first, size_t p)
{
    size_t e = x->op->esize, n = piece_n(x, p), at = p * piece_most(x) * e;
    const struct sma_layout *y = x->layout;
    bool last = run + 1 == y->runs;
    struct sma_scan s = {
        .source = x->from + first,
        .dest = x->to + first,
        .size = y->run[run].n,
        .op = x->op,
        .exclusive = x->exclusive,
        .first = at,
    };

    end_link(x, l);
    if (run > 0) {
        int pe = piece_pe(x, run - 1, p);

        sma_net_wait(l->coming, x->routine, pe);
        check_head(x, l->in, HEAD + SMA_SCAN_PIECE, l->got,
                   y->run[run - 1].node, pe);
        sma_net_check_size(x->routine, pe, l->got, HEAD + n * e);
        s.before = l->in + HEAD;
    }
    if (!last) {
        write_head(l->out, x->n * e);
        s.after = l->out + HEAD;
    }
    sma_scan(&s, at, n);
    if (last)
        return;
    l->sent_to = piece_pe(x, run + 1, p);
    l->sent = sma_net_send(x->set, l->sent_to, l->out, HEAD + n * e);
}

/* Takes the pieces first <= p < end through the runs of this node. */
static void pass_group(const struct exchange *x, struct link *link,
                       size_t first, size_t end)
{
    const struct sma_layout *y = x->layout;
    size_t local_n = (size_t) x->set->local_n, me = (size_t) x->set->local_me;
    size_t mine = first + (me + local_n - first % local_n) % local_n;

    for (int run = 0, k = 0; run < y->runs; run++) {
        if (y->run[run].node != x->set->node)
            continue;
        for (size_t p = mine, i = 0; p < end; p += local_n, i++)
            start_link(x, &link[i], run, p);
        for (size_t p = mine, i = 0; p < end; p += local_n, i++)
            scan_link(x, &link[i], run, k, p);
        k += y->run[run].n;
    }
}

static void scan_chain(const struct exchange *x)
{
    size_t pieces = x->n > 0 ? (x->n - 1) / piece_most(x) + 1 : 1;
    size_t room = HEAD + SMA_SCAN_PIECE;
    size_t local_n = (size_t) x->set->local_n;
    size_t links = (pieces < GROUP ? pieces : GROUP) / local_n + 1;
    struct link link[GROUP + 1] = {0};
    char *data = sma_buffer(x->routine, 2 * links * room);

    for (size_t i = 0; i < links; i++) {
        link[i].in = data + 2 * i * room;
        link[i].out = link[i].in + room;
    }
    for (size_t first = 0; first < pieces; first += GROUP)
        pass_group(x, link, first,
                   pieces - first < GROUP ? pieces : first + GROUP);
    for (size_t i = 0; i < links; i++)
        end_link(x, &link[i]);
    free(data);
}

/* ------------------------------------------------------------------- gather */

/* The leaders call this. */
static void scan_gathered(const struct exchange *x)
{
    struct sma_set *set = x->set;
    size_t e = x->op->esize, bytes = x->n * e, got, wanted;
    size_t nodes = (size_t) set->nodes, members = (size_t) set->size;
    const char **source = sma_buffer(x->routine, members * sizeof *source);
    char **dest = sma_new(x->routine, members, sizeof *dest);
    char **block = sma_buffer(x->routine, nodes * sizeof *block);
    size_t *size = sma_buffer(x->routine, nodes * sizeof *size);
    char *room = sma_new(x->routine, 1, nodes * HEAD + members * bytes);
    struct sma_scan s = {.source = source,
                         .dest = dest,
                         .size = set->size,
                         .op = x->op,
                         .exclusive = x->exclusive};
    int wrong;

    for (int i = 0, at = 0; i < set->nodes; i++) {
        block[i] = room + (size_t) i * HEAD + (size_t) at * bytes;
        size[i] = HEAD;
        for (; at < x->layout->first[i + 1]; at++) {
            source[x->layout->member[at]] = block[i] + size[i];
            size[i] += bytes;
        }
    }
    write_head(block[set->node], bytes);
    for (int k = 0; k < set->local_n; k++) {
        dest[set->local[k]] = x->to[k];
        if (bytes > 0)
            memcpy(block[set->node] + HEAD + (size_t) k * bytes, x->from[k],
                   bytes);
    }
    wrong = sma_net_collect(set, x->routine, block, size, &got, &wanted);
    if (unlikely(wrong >= 0)) {
        /* Only the first round brings the head of one node by itself. */
        check_head(x, block[wrong], size[wrong], got, wrong,
                   set->leader[wrong]);
        sma_fatal(x->routine, "nelems is %zu here but %zu on PE %d", x->n,
                  got / e, set->leader[wrong]);
    }
    sma_scan(&s, 0, x->n);
    free(source);
    free(dest);
    free(block);
    free(size);
    free(room);
}

/* Does a chain take longer than a gather?  It needs a message for each run but
 * the first, one after the other; in the time of one of them a network sends
 * some SMA_SCAN_HOP bytes. */
static bool is_chain_slow(const struct exchange *x)
{
    size_t more = (size_t) (x->layout->runs - 1);
    size_t rounds = (size_t) sma_plan_rounds(x->set->nodes), most;

    if (more <= rounds)
        return false;
    most = (more - rounds) * SMA_SCAN_HOP;
    if (most > SMA_SCAN_GATHER_MOST)
        most = SMA_SCAN_GATHER_MOST;
    return x->n * x->op->esize <= most / (size_t) x->set->size;
}

void sma_scan_between(struct sma_set *set, const struct sma_routine *routine,
                      char *dest, const void *source, size_t n,
                      const struct sma_op *op, bool exclusive)
{
    struct exchange x = {
        .set = set,
        .routine = routine,
        .op = op,
        .exclusive = exclusive,
        .n = n,
        .from = sma_set_from(set, routine),
        .to = sma_set_to(set, routine),
        .layout = sma_set_layout(set, routine),
    };
    size_t bytes = n * op->esize;

    sma_net_begin(SMA_COLL_REDUCE);
    sma_epoch_begin(set);
    sma_places_post(set, routine, dest, bytes, source, bytes);
    sma_scan_places(set, routine, bytes, op->esize, x.from, x.to);
    if (!is_chain_slow(&x))
        scan_chain(&x);
    else if (sma_set_leads(set))
        scan_gathered(&x);
    sma_epoch_end(set);
    sma_epoch_wait_ended(set, routine);
}
