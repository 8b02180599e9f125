/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions between nodes (coll/reduce.h).  SHMEM_REDUCE chooses the order in
 * which elements are combined.
 *
 * fast: the members of each node are combined first.  Then PEs of all nodes
 * combine the results of the nodes in the order of sma_plan_halving:
 *
 *   doubling  recursive doubling: in each round two PEs exchange all elements
 *   halving   recursive halving: in each round two PEs exchange half of the
 *             elements that they have, and in the rounds back the results
 *   in parts  each PE combines one part of the elements
 *
 * Small vectors are combined at the leader's dest and between the leaders, which
 * is done here.  coll/reduce_large.c has large ones, and the third way; coll/limits.h
 * says which way is taken for which size.
 *
 * layout-independent: all members are combined from left to right in the order
 * of the set, as on one node.
 *
 *   small   Each leader gets the data of all members and combines them.
 *   large   Each leader gets one slice of the elements of all members and
 *           combines it.  Then it gets the results of the other slices.
 *
 * In the end each leader shares the results on its node.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/env.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/plan.h"
#include "coll/reduce.h"
#include "coll/routines.h"

/* -------------------------------------------------------------------- fast */

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
        in == NULL ? NULL
                   : sma_net_start_receive(s->set, pe, in, m * e, &got);
    struct sma_message *sent =
        out == NULL ? NULL : sma_net_send(s->set, pe, out, n * e);

    sma_net_wait(coming, s->routine, pe);
    if (in != NULL)
        sma_combine_check(s->routine, pe, got, m * e, e);
    sma_net_wait(sent, s->routine, pe);
}

/* Combines n elements at f->mine, from `first` on, with those that have been
 * received in f->room, and writes them to f->data, which is f->mine from now on.
 * mine_left: those at f->mine stand on the left. */
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

void sma_combine_nodes(const struct sma_stream *s, const char *mine,
                       char *dest, size_t n, const struct sma_op *op)
{
    struct exchange f = {s, op,
                         sma_plan_halving(s->set->nodes, s->set->node),
                         mine, dest, NULL};

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
        if (sma_reduce_is_doubling(s->set, n * op->esize))
            double_distance(&f, n);
        else
            halve_and_double(&f, n);
        if (f.plan.pair >= 0)
            swap_with(&f, f.plan.pair, f.data, n, NULL, 0);
    }
    free(f.room);
}

/* All members call this, if there are several on the node: their data are
 * combined at the leader's dest. */
static void combine_here(struct sma_set *set, const char *routine, char *dest,
                         const void *source, size_t n, size_t bytes,
                         const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);

    sma_epoch_begin(set);
    sma_epoch_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        sma_combine_sources(set, routine, source, bytes, op->esize, from);
        sma_combine(dest, from, set->local_n, 0, n, op);
    }
    sma_epoch_end(set);
}

/* ------------------------------------------------------ layout-independent */

/* `small`, called by the leaders: from[k] are the data of the k-th member on
 * this node. */
static void combine_all(struct sma_set *set, const char *routine, char *dest,
                        const char *const *from, size_t n,
                        const struct sma_op *op)
{
    size_t bytes = n * op->esize;
    const char **all = sma_buffer(routine, (size_t) set->size * sizeof *all);
    char *room = sma_buffer(routine, (size_t) set->size * bytes);

    sma_collect_equal(set, routine, room, from, bytes, "nreduce", op->esize);
    for (int i = 0; i < set->size; i++)
        all[i] = room + (size_t) i * bytes;
    if (n > 0)
        sma_combine(dest, all, set->size, 0, n, op);
    free(room);
    free(all);
}

/* What a leader needs to combine its slice of n elements. */
struct slices {
    struct sma_set *set;
    const char *routine;
    const struct sma_op *op;
    size_t n;
    const int *node; /* the node of each member of the set */

    /* Of each node: */
    size_t *members; /* the number of its members */
    struct sma_message **sent, **coming;
    size_t *got; /* the bytes that it has sent */
    char **out, **in;
};

/* The number of elements in the slice of a node. */
static size_t slice_of(const struct slices *s, int node)
{
    return sma_combine_slice(s->n, node + 1, s->set->nodes, s->op->esize) -
           sma_combine_slice(s->n, node, s->set->nodes, s->op->esize);
}

/* Starts to send to each other node what the members here have in its slice,
 * and to receive what the members there have in the slice of this node. */
static void start_slices(struct slices *s, const char *const *from)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, mine = slice_of(s, set->node) * e;

    for (int k = 1; k < set->nodes; k++) {
        int i = (set->node + set->nodes - k) % set->nodes;
        size_t bytes = s->members[i] * mine;

        s->in[i] = sma_buffer(s->routine, bytes);
        s->coming[i] = sma_net_start_receive(set, set->leader[i], s->in[i],
                                             bytes, &s->got[i]);
    }
    for (int k = 1; k < set->nodes; k++) {
        int i = (set->node + k) % set->nodes;
        size_t bytes = slice_of(s, i) * e;
        size_t first = sma_combine_slice(s->n, i, set->nodes, e) * e;

        s->out[i] = sma_buffer(s->routine, (size_t) set->local_n * bytes);
        for (int m = 0; m < set->local_n; m++)
            memcpy(s->out[i] + (size_t) m * bytes, from[m] + first, bytes);
        s->sent[i] = sma_net_send(set, set->leader[i], s->out[i],
                                  (size_t) set->local_n * bytes);
    }
}

/* Waits for what start_slices has started. */
static void end_slices(struct slices *s)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, mine = slice_of(s, set->node) * e;

    for (int i = 0; i < set->nodes; i++) {
        if (i == set->node)
            continue;
        sma_net_wait(s->coming[i], s->routine, set->leader[i]);
        sma_combine_check(s->routine, set->leader[i], s->got[i],
                          s->members[i] * mine, e);
        sma_net_wait(s->sent[i], s->routine, set->leader[i]);
        free(s->out[i]);
    }
}

/* One round of `large`, called by the leaders: from[k] are the s->n elements of
 * the k-th member on this node. */
static void combine_in_slices(struct slices *s, char *dest,
                              const char *const *from)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, got, mine = slice_of(s, set->node);
    size_t first = sma_combine_slice(s->n, set->node, set->nodes, e);
    size_t nodes = (size_t) set->nodes, size = (size_t) set->size;
    const char **all = sma_buffer(s->routine, size * sizeof *all);
    size_t *seen = sma_new(s->routine, nodes, sizeof *seen);
    size_t *bytes = sma_buffer(s->routine, nodes * sizeof *bytes);
    char **block = sma_buffer(s->routine, nodes * sizeof *block);

    start_slices(s, from);
    for (int i = 0; i < set->size; i++) {
        int node = s->node[i];
        size_t k = seen[node]++;

        all[i] = node == set->node ? from[k] + first * e
                                   : s->in[node] + k * mine * e;
    }
    end_slices(s);
    if (mine > 0)
        sma_combine(dest + first * e, all, set->size, 0, mine, s->op);
    for (int i = 0; i < set->nodes; i++) {
        if (i != set->node)
            free(s->in[i]);
        block[i] = dest + sma_combine_slice(s->n, i, set->nodes, e) * e;
        bytes[i] = slice_of(s, i) * e;
    }
    sma_net_collect(set, s->routine, block, bytes, &got);
    free(all);
    free(seen);
    free(bytes);
    free(block);
}

/* `large`, called by the leaders, in rounds that bound the memory that they
 * need. */
static void combine_large(struct sma_set *set, const char *routine, char *dest,
                          const char *const *from, size_t n,
                          const struct sma_op *op)
{
    size_t nodes = (size_t) set->nodes, e = op->esize;
    size_t most = SMA_REDUCE_ROUND / e;
    int *node = sma_set_nodes_of_members(set, routine);
    const char **here = sma_buffer(routine,
                                   (size_t) set->local_n * sizeof *here);
    struct slices s = {
        .set = set,
        .routine = routine,
        .op = op,
        .node = node,
        .members = sma_new(routine, nodes, sizeof *s.members),
        .sent = sma_buffer(routine, nodes * sizeof *s.sent),
        .coming = sma_buffer(routine, nodes * sizeof *s.coming),
        .got = sma_buffer(routine, nodes * sizeof *s.got),
        .out = sma_buffer(routine, nodes * sizeof *s.out),
        .in = sma_buffer(routine, nodes * sizeof *s.in),
    };

    for (int i = 0; i < set->size; i++)
        s.members[node[i]]++;
    for (size_t at = 0; at < n; at += most) {
        s.n = n - at < most ? n - at : most;
        for (int k = 0; k < set->local_n; k++)
            here[k] = from[k] + at * e;
        combine_in_slices(&s, dest + at * e, here);
    }
    free(s.members);
    free(s.sent);
    free(s.coming);
    free(s.got);
    free(s.out);
    free(s.in);
    free(here);
    free(node);
}

/* All members call this: the result is at the leader's dest. */
static void reduce_in_order(struct sma_set *set, const char *routine,
                            char *dest, const void *source, size_t n,
                            size_t bytes, const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);

    sma_epoch_begin(set);
    sma_epoch_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        sma_combine_sources(set, routine, source, bytes, op->esize, from);
        if (bytes <= SMA_REDUCE_GATHER_MOST / (size_t) set->size)
            combine_all(set, routine, dest, from, n, op);
        else
            combine_large(set, routine, dest, from, n, op);
    }
    sma_epoch_end(set);
}

void sma_reduce_between(struct sma_set *set, const char *routine, char *dest,
                        const void *source, size_t n, size_t bytes,
                        const struct sma_op *op)
{
    sma_net_begin(SMA_COLL_REDUCE);
    if (sma_env.reduce) {
        reduce_in_order(set, routine, dest, source, n, bytes, op);
    } else if (bytes > SMA_REDUCE_DOUBLING_MOST) {
        sma_reduce_large(set, routine, dest, source, n, op);
        return;
    } else {
        const struct sma_stream s = {set, routine, set->leader, n};
        const char *mine = source;

        if (set->local_n > 1) {
            combine_here(set, routine, dest, source, n, bytes, op);
            mine = dest;
        }
        if (sma_set_leads(set))
            sma_combine_nodes(&s, mine, dest, n, op);
    }
    sma_epoch_share(set, routine, 0, dest, dest, bytes);
}
