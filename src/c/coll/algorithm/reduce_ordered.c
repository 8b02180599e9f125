/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions between nodes in which all members are combined from left to right in the
 * order of the set, as on one node: their result does not depend on how PEs lie on nodes.
 * Each leader gets the data of all members; or of large data one slice of the elements of
 * all members, and then the results of the other slices.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/set_message.h"

/* Small data: each leader gets the data of all members, and combines them. */
static void lead_gather(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const char *const *from, size_t n,
                        const struct sma_op *op)
{
    size_t bytes = n * op->esize;
    const char **all = sma_buffer(routine, (size_t) set->size * sizeof *all);
    char *space = sma_buffer(routine, (size_t) set->size * bytes);
    int wrong;

    wrong = sma_gather_equal(set, routine, space, from, bytes);
    if (unlikely(wrong >= 0))
        sma_combine_differ(routine, n, set->leader[wrong]);
    for (int i = 0; i < set->size; i++)
        all[i] = space + (size_t) i * bytes;
    if (n > 0)
        sma_combine(dest, all, set->size, 0, n, op);
    free(space);
    free(all);
}

/* The bytes of each member that a round combines, which bounds the memory that the
 * leaders need. */
enum { ROUND = 128 << 10 };

/* What a leader needs to combine its slice of n elements. */
struct slices {
    struct sma_set *set;
    const struct sma_routine *routine;
    const struct sma_op *op;
    size_t nreduce; /* of the call */
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
        if (unlikely(s->got[i] != s->members[i] * mine))
            sma_combine_differ(s->routine, s->nreduce, set->leader[i]);
        sma_net_wait(s->sent[i], s->routine, set->leader[i]);
        free(s->out[i]);
    }
}

/* One round: from[k] are the s->n elements of
 * the k-th member on this node. */
static void combine_in_slices(struct slices *s, char *dest,
                              const char *const *from)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, mine = slice_of(s, set->node);
    size_t first = sma_combine_slice(s->n, set->node, set->nodes, e);
    size_t nodes = (size_t) set->nodes, size = (size_t) set->size;
    const char **all = sma_buffer(s->routine, size * sizeof *all);
    size_t *seen = sma_new(s->routine, nodes, sizeof *seen);
    size_t *bytes = sma_buffer(s->routine, nodes * sizeof *bytes);
    char **block = sma_buffer(s->routine, nodes * sizeof *block);
    struct sma_wrong wrong;

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
    if (unlikely(!sma_net_collect(set, s->routine, block, block[set->node],
                                  bytes, &wrong)))
        sma_net_wrong_size(s->routine, set->leader[wrong.node], wrong.got,
                           wrong.wanted);
    free(all);
    free(seen);
    free(bytes);
    free(block);
}

static void lead_slices(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const char *const *from, size_t n,
                        const struct sma_op *op)
{
    size_t nodes = (size_t) set->nodes, e = op->esize;
    size_t most = ROUND / e;
    int *node = sma_set_nodes_of_members(set, routine);
    const char **here =
        sma_buffer(routine, (size_t) set->local_n * sizeof *here);
    struct slices s = {
        .set = set,
        .routine = routine,
        .op = op,
        .nreduce = n,
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

void sma_reduce_ordered(const struct sma_routine *routine, void *dest,
                        const void *source, size_t n, const struct sma_op *op,
                        struct sma_set *set, bool in_slices)
{
    const char **from = sma_set_from(set, routine);
    size_t bytes = n * op->esize;

    sma_net_begin(SMA_COLL_REDUCE, set);
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        sma_epoch_sources(set, routine, source, bytes, op->esize, from);
        if (in_slices)
            lead_slices(set, routine, dest, from, n, op);
        else
            lead_gather(set, routine, dest, from, n, op);
    }
    sma_epoch_done(set);
    sma_epoch_share(set, routine, 0, dest, dest, bytes);
}
