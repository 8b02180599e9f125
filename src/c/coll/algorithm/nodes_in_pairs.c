/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Recursive doubling and recursive halving: the ways to combine the results of
 * nodes in which PEs exchange in pairs.  Their schedule is sma_plan_halving.
 *
 *   doubling  in each round two PEs exchange all elements
 *   halving   in each round two PEs exchange half of the elements that they
 *             have, and in the rounds back the results
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/nodes_in_pairs.h"
#include "coll/algorithm/op.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* A reduction of the results of nodes, as one leader sees it. */
struct exchange {
    const struct sma_stream *stream;
    const struct sma_op *op;
    struct sma_halving plan;
    const char *mine; /* the result of this node, or of several with it */
    char *data; /* gets what is combined, in the end the result of all nodes */
    char *room; /* for the data of another node */
};

/* Sends n elements at `out` to the leader of a node and receives m elements at
 * `in`.  NULL says that nothing is sent, or received. */
static void swap_with(const struct exchange *f, int node, const char *out,
                      size_t n, char *in, size_t m)
{
    const struct sma_stream *s = f->stream;
    int pe = s->pe[node];
    size_t e = f->op->esize, got = 0;
    struct sma_message *coming =
        in == NULL ? NULL : sma_net_start_receive(s->set, pe, in, m * e, &got);
    struct sma_message *sent =
        out == NULL ? NULL : sma_net_send(s->set, pe, out, n * e);

    sma_net_wait(coming, s->routine, pe);
    if (in != NULL && unlikely(got != m * e))
        sma_combine_differ(s->routine, s->nreduce, pe);
    sma_net_wait(sent, s->routine, pe);
}

/* Combines n elements at f->mine, from `first` on, with those that have been
 * received in f->room, and writes them to f->data, which is f->mine from then
 * on.  mine_left: those at f->mine stand on the left. */
static void take(struct exchange *f, size_t first, size_t n, bool mine_left)
{
    size_t at = first * f->op->esize;

    if (mine_left)
        f->op->kernel(f->data + at, f->mine + at, f->room, n);
    else
        f->op->kernel(f->data + at, f->room, f->mine + at, n);
    f->mine = f->data;
}

/* Recursive doubling. */
static void double_distance(struct exchange *f, size_t n)
{
    for (int r = 0; r < f->plan.rounds; r++) {
        swap_with(f, sma_plan_halving_partner(&f->plan, r), f->mine, n, f->room,
                  n);
        take(f, 0, n, (f->plan.w & 1 << r) == 0);
    }
}

/* Recursive halving, and the rounds back. */
static void halve_and_double(struct exchange *f, size_t n)
{
    size_t e = f->op->esize, first, end, low, high;
    size_t unit = e < SMA_CACHE_LINE ? SMA_CACHE_LINE / e : 1;

    for (int r = 0; r < f->plan.rounds; r++) {
        int w = f->plan.w, partner = sma_plan_halving_partner(&f->plan, r);

        sma_plan_halving_range(w, r + 1, n, unit, &first, &end);
        sma_plan_halving_range(w ^ 1 << r, r + 1, n, unit, &low, &high);
        swap_with(f, partner, f->mine + low * e, high - low, f->room,
                  end - first);
        take(f, first, end - first, (w & 1 << r) == 0);
    }
    for (int r = f->plan.rounds - 1; r >= 0; r--) {
        int w = f->plan.w, partner = sma_plan_halving_partner(&f->plan, r);

        sma_plan_halving_range(w, r + 1, n, unit, &first, &end);
        sma_plan_halving_range(w ^ 1 << r, r + 1, n, unit, &low, &high);
        swap_with(f, partner, f->data + first * e, end - first,
                  f->data + low * e, high - low);
    }
}

/* Combines by rounds of exchanges, before and after which the nodes that are too
 * many for pairs give their data and get the result. */
static void combine(const struct sma_stream *s, const char *mine, char *dest,
                    size_t n, const struct sma_op *op,
                    void (*rounds)(struct exchange *f, size_t n))
{
    struct exchange f = {
        s, op, sma_plan_halving(s->set->nodes, s->set->node), mine, dest, NULL};

    f.room = sma_buffer(s->routine, n * op->esize);
    if (n == 0)
        f.mine = f.data = f.room; /* dest may be NULL */
    if (f.plan.w < 0) {
        swap_with(&f, f.plan.pair, f.mine, n, NULL, 0);
        swap_with(&f, f.plan.pair, NULL, 0, f.data, n);
    } else {
        if (f.plan.pair >= 0) {
            swap_with(&f, f.plan.pair, NULL, 0, f.room, n);
            take(&f, 0, n, true);
        }
        rounds(&f, n);
        if (f.plan.pair >= 0)
            swap_with(&f, f.plan.pair, f.data, n, NULL, 0);
    }
    free(f.room);
}

void sma_nodes_doubling(const struct sma_stream *s, const char *mine,
                        char *dest, size_t n, const struct sma_op *op)
{
    combine(s, mine, dest, n, op, double_distance);
}

void sma_nodes_halving(const struct sma_stream *s, const char *mine, char *dest,
                       size_t n, const struct sma_op *op)
{
    combine(s, mine, dest, n, op, halve_and_double);
}
