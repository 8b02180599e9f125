/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan between nodes in which the sum of all members so far goes from run to run
 * (coll/set/set_layout.h).  Large data go in pieces: the members on a node take them in
 * turn, and each of them scans its pieces for all members of the run.
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/algorithm/scan_chain.h"
#include "coll/algorithm/scan_exchange.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

enum { PIECE = 32 << 10 }; /* bytes of the data of a message */

/*
 * The pieces of a group go through all runs before those of the next group.  So
 * all messages of a group can be under way at once, and a node that has several
 * runs sends no more than the others are ready to receive.
 */
enum { GROUP = 16 };

/* A piece on its way along the chain. */
struct link {
    struct sma_message *coming, *sent;
    int sent_to;
    size_t got;
    char *in, *out; /* messages: the sums before and after the run */
};

/* The elements of a piece, at most. */
static size_t piece_most(const struct sma_scan_exchange *x)
{
    return PIECE / x->op->esize;
}

/* The elements of piece p. */
static size_t piece_n(const struct sma_scan_exchange *x, size_t p)
{
    size_t most = piece_most(x), left = x->n - p * most;

    return left < most ? left : most;
}

/* The PE that scans piece p in a run. */
static int piece_pe(const struct sma_scan_exchange *x, int run, size_t p)
{
    int node = x->layout->run[run].node;
    size_t k = p % (size_t) sma_layout_n(x->layout, node);

    return sma_layout_pe(x->set, x->layout, node, (int) k);
}

static void start_link(const struct sma_scan_exchange *x, struct link *l,
                       int run, size_t p)
{
    if (run > 0)
        l->coming =
            sma_net_start_receive(x->set, piece_pe(x, run - 1, p), l->in,
                                  SMA_SCAN_HEAD + PIECE, &l->got);
}

/* Waits until the message that l has sent is done. */
static void end_link(const struct sma_scan_exchange *x, struct link *l)
{
    sma_net_wait(l->sent, x->routine, l->sent_to);
    l->sent = NULL;
}

/* Scans piece p in a run whose members are the ones from `first` on here. */
static void scan_link(const struct sma_scan_exchange *x, struct link *l,
                      int run, int first, size_t p)
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
        sma_scan_check_head(x, l->in, SMA_SCAN_HEAD + PIECE, l->got, pe);
        sma_net_check_size(x->routine, pe, l->got, SMA_SCAN_HEAD + n * e);
        s.before = l->in + SMA_SCAN_HEAD;
    }
    if (!last) {
        sma_scan_write_head(l->out, x->n * e);
        s.after = l->out + SMA_SCAN_HEAD;
    }
    sma_scan(&s, at, n);
    if (last)
        return;
    l->sent_to = piece_pe(x, run + 1, p);
    l->sent = sma_net_send(x->set, l->sent_to, l->out, SMA_SCAN_HEAD + n * e);
}

/* Takes the pieces first <= p < end through the runs of this node. */
static void pass_group(const struct sma_scan_exchange *x, struct link *link,
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

static void scan_chain(const struct sma_scan_exchange *x)
{
    size_t pieces = x->n > 0 ? (x->n - 1) / piece_most(x) + 1 : 1;
    size_t room = SMA_SCAN_HEAD + PIECE;
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

void sma_scan_chain(struct sma_set *set, const struct sma_routine *routine,
                    char *dest, const void *source, size_t n,
                    const struct sma_op *op, bool exclusive)
{
    struct sma_scan_exchange x =
        sma_scan_begin(set, routine, dest, source, n, op, exclusive);

    scan_chain(&x);
    sma_scan_end(&x);
}
