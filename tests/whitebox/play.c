/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Plays the schedules of the collectives, as play.h promises.
 *
 * A node holds an interval of contributions: two numbers, whatever the length,
 * so that playing a schedule takes time for m log m messages.  Beside the
 * interval it holds the sum of the values that were combined, which is right
 * only when each value is in it once.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "coll/exchange/schedule.h"
#include "play.h"

struct play_count play_count;
uint64_t play_value[MOST];

static const char *playing;
static int nodes_now;
static int sent_by[MOST]; /* messages of a node */
static uint64_t total;    /* of the values */

void play_wrong(const char *fmt, ...)
{
    va_list ap;

    printf("%s, %d nodes: ", playing, nodes_now);
    va_start(ap, fmt);
    vprintf(fmt, ap);
    va_end(ap);
    putchar('\n');
    exit(1);
}

uint64_t play_mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

void play_plain_values(void)
{
    for (int i = 0; i < MOST; i++)
        play_value[i] = play_mix((uint64_t) i);
}

void play_begin(const char *name, int m)
{
    playing = name;
    nodes_now = m;
    play_count = (struct play_count){0};
    memset(sent_by, 0, (size_t) m * sizeof sent_by[0]);
    total = 0;
    for (int i = 0; i < m; i++)
        total += play_value[i];
}

static void send(int m, int from, int to)
{
    if (to < 0 || to >= m)
        play_wrong("node %d sends to node %d", from, to);
    if (to == from)
        play_wrong("node %d sends to itself", from);
    play_count.all++;
    if (++sent_by[from] > play_count.most)
        play_count.most = sent_by[from];
}

/* The logarithm to 2, rounded up or down. */
static int log_up(int m)
{
    int log = 0;

    for (int64_t n = 1; n < m; n *= 2)
        log++;
    return log;
}

static int log_down(int m)
{
    int log = log_up(m);

    return (int64_t) 1 << log > m ? log - 1 : log;
}

/* ------------------------------------------------------------ dissemination */

/* Each node sends one message, to the node that listens to it. */
static void dissemination_round(int m, int r)
{
    static int heard[MOST];

    memset(heard, -1, (size_t) m * sizeof heard[0]);
    for (int i = 0; i < m; i++) {
        int to = sma_plan_dissemination_to(m, i, r);

        send(m, i, to);
        if (heard[to] >= 0)
            play_wrong("round %d: node %d gets two messages", r, to);
        heard[to] = i;
    }
    for (int i = 0; i < m; i++)
        if (heard[i] != sma_plan_dissemination_from(m, i, r))
            play_wrong("round %d: node %d listens to %d, but %d sends", r, i,
                       sma_plan_dissemination_from(m, i, r), heard[i]);
    play_count.rounds++;
}

static void check_rounds(int m)
{
    if (sma_plan_rounds(m) != log_up(m))
        play_wrong("%d rounds, should be %d", sma_plan_rounds(m), log_up(m));
}

/* Nobody leaves before all have come: node i has heard, itself or through
 * others, from the know[i] nodes at and below it, and in the end know[i] = m. */
void play_barrier(int m)
{
    static int know[MOST], before[MOST];

    play_begin("barrier", m);
    check_rounds(m);
    for (int i = 0; i < m; i++)
        know[i] = 1;
    for (int r = 0; r < sma_plan_rounds(m); r++) {
        dissemination_round(m, r);
        memcpy(before, know, (size_t) m * sizeof know[0]);
        for (int i = 0; i < m; i++) {
            int from = sma_plan_dissemination_from(m, i, r);
            int below = (i - from + m) % m;

            if (below > know[i])
                play_wrong("round %d: node %d hears from %d, with a gap", r, i,
                           from);
            if (below + before[from] > know[i])
                know[i] = below + before[from];
            if (know[i] > m)
                know[i] = m;
        }
    }
    for (int i = 0; i < m; i++)
        if (know[i] != m)
            play_wrong("node %d has heard from %d nodes", i, know[i]);
}

/* Node i has the blocks of the have[i] nodes at and below it. */
void play_collect(int m)
{
    static int have[MOST], before[MOST];
    static uint64_t sum[MOST], below[MOST + 1];

    play_begin("collect", m);
    check_rounds(m);
    for (int i = 0; i < m; i++) {
        have[i] = 1;
        sum[i] = play_value[i];
        below[i + 1] = below[i] + play_value[i];
    }
    for (int r = 0; r < sma_plan_rounds(m); r++) {
        int blocks = sma_plan_dissemination_blocks(m, r);

        dissemination_round(m, r);
        if (blocks < 1)
            play_wrong("round %d: nothing is sent", r);
        memcpy(before, have, (size_t) m * sizeof have[0]);
        for (int i = 0; i < m; i++) {
            int from = sma_plan_dissemination_from(m, i, r);
            int first = from - blocks + 1;

            if (blocks > before[from])
                play_wrong("round %d: node %d sends %d blocks and has %d", r,
                           from, blocks, before[from]);
            if (from != (i - before[i] % m + m) % m)
                play_wrong(
                    "round %d: node %d has %d blocks and gets those up to "
                    "node %d's",
                    r, i, before[i], from);
            have[i] += blocks;
            sum[i] += below[from + 1] - below[first < 0 ? 0 : first];
            if (first < 0)
                sum[i] += below[m] - below[first + m];
        }
    }
    for (int i = 0; i < m; i++)
        if (have[i] != m || sum[i] != total)
            play_wrong("node %d gets %d blocks%s", i, have[i],
                       have[i] == m ? ", not each of them" : "");
}

/* --------------------------------------------------------------- tree, pipe */

/* Tree: a node sends one message a round.  Pipe: one hop is a round. */
void play_broadcast(int m, int root, bool pipe)
{
    static int at[MOST]; /* the round after which relative v has the data */
    int bound = pipe ? log_down(m) : log_up(m);

    play_begin(pipe ? "pipe" : "tree", m);
    memset(at, -1, (size_t) m * sizeof at[0]);
    at[0] = 0;
    for (int v = 0; v < m; v++) {
        int node = sma_plan_absolute(m, root, v), child, k;

        if (node < 0 || node >= m || sma_plan_relative(m, root, node) != v)
            play_wrong("root %d: %d is node %d is %d", root, v, node,
                       sma_plan_relative(m, root, node));
        if (at[v] < 0)
            play_wrong(
                "root %d: node %d hears nothing, or its parent is above it",
                root, node);
        if (at[v] > bound)
            play_wrong(
                "root %d: node %d hears in round %d, should be at most %d",
                root, node, at[v], bound);
        if (at[v] > play_count.rounds)
            play_count.rounds = at[v];
        for (k = 0;; k++) {
            child = pipe ? sma_plan_pipe_child(m, v, k)
                         : sma_plan_tree_child(m, v, k);
            if (child < 0)
                break;
            if (child >= m || at[child] >= 0)
                play_wrong("root %d: %d is informed twice, or does not exist",
                           root, child);
            if ((pipe ? sma_plan_pipe_parent(child)
                      : sma_plan_tree_parent(child)) != v)
                play_wrong("root %d: %d sends to %d, which listens to another",
                           root, v, child);
            at[child] = pipe ? at[v] + 1 : at[v] + k + 1;
            send(m, node, sma_plan_absolute(m, root, child));
        }
        if (pipe && k > 2)
            play_wrong("root %d: node %d has %d children", root, node, k);
    }
    if (sma_plan_absolute(m, root, 0) != root)
        play_wrong("root %d does not begin", root);
}

/* ----------------------------------------------------------------- halving */

/* What a node has combined: contributions first..end-1. */
struct partial {
    int first, end;
    uint64_t sum;
    uint64_t shape; /* a hash of the tree of operations that made the sum */
};

static struct partial held[MOST];
static struct sma_halving halving[MOST]; /* of each node */

static struct partial leaf(int i)
{
    return (struct partial){i, i + 1, play_value[i], play_mix(play_value[i])};
}

static struct partial combine(const struct partial *left,
                              const struct partial *right)
{
    if (left->end != right->first)
        play_wrong("%d..%d is combined with %d..%d", left->first, left->end - 1,
                   right->first, right->end - 1);
    return (struct partial){left->first, right->end, left->sum + right->sum,
                            play_mix(left->shape * 3 + right->shape)};
}

/* The tree that schedule.h promises: pairs first, then a balanced tree. */
static uint64_t shape_of(int m, int p)
{
    static struct partial level[MOST];
    int pairs = m - p;

    for (int w = 0; w < p; w++) {
        struct partial a = leaf(w < pairs ? 2 * w : w + pairs);
        struct partial b = leaf(w < pairs ? 2 * w + 1 : a.first);

        level[w] = w < pairs ? combine(&a, &b) : a;
    }
    for (; p > 1; p /= 2)
        for (int w = 0; w < p / 2; w++)
            level[w] = combine(&level[2 * w], &level[2 * w + 1]);
    return level[0].shape;
}

static void check_halving(int m)
{
    int p = 1 << log_down(m), players = 0;

    for (int i = 0; i < m; i++) {
        struct sma_halving f = halving[i] = sma_plan_halving(m, i);

        if (f.p != p || f.rounds != log_down(m) || f.extra != m - p)
            play_wrong("node %d: p %d, rounds %d, extra %d", i, f.p, f.rounds,
                       f.extra);
        if (f.w >= p || (f.w >= 0 && sma_plan_halving_node(&f, f.w) != i))
            play_wrong("node %d has number %d, which is node %d", i, f.w,
                       sma_plan_halving_node(&f, f.w));
        players += f.w >= 0;
    }
    if (players != p)
        play_wrong("%d nodes have a number, should be %d", players, p);
    for (int i = 0; i < m; i++) {
        int j = halving[i].pair;

        if (halving[i].w < 0 && j < 0)
            play_wrong("node %d has neither number nor partner", i);
        if (j < 0)
            continue;
        if (j >= m || j == i || halving[j].pair != i ||
            (halving[i].w < 0) == (halving[j].w < 0))
            play_wrong("nodes %d and %d are no pair", i, j);
    }
}

/* Before the rounds, a node without a number gives its contribution to its
 * partner; after them, pairs_last, the partner sends the result back. */
static void pairs_first(int m)
{
    for (int i = 0; i < m; i++)
        held[i] = leaf(i);
    for (int i = 0; i < m; i++)
        if (halving[i].w < 0) {
            send(m, i, halving[i].pair);
            held[halving[i].pair] = combine(&held[halving[i].pair], &held[i]);
        }
    play_count.rounds += halving[0].extra > 0;
}

static void pairs_last(int m)
{
    for (int i = 0; i < m; i++)
        if (halving[i].w < 0) {
            send(m, halving[i].pair, i);
            held[i] = held[halving[i].pair];
        }
    play_count.rounds += halving[0].extra > 0;
}

static int partner_of(int m, int i, int r)
{
    int j = sma_plan_halving_partner(&halving[i], r);

    send(m, i, j);
    if (halving[j].w < 0 || sma_plan_halving_partner(&halving[j], r) != i)
        play_wrong("round %d: node %d sends to %d, which does not to it", r, i,
                   j);
    return j;
}

static void exchange(int m, int r)
{
    static struct partial before[MOST];

    memcpy(before, held, (size_t) m * sizeof held[0]);
    for (int i = 0; i < m; i++) {
        int j;

        if (halving[i].w < 0)
            continue;
        j = partner_of(m, i, r);
        held[i] = halving[i].w < halving[j].w ? combine(&before[i], &before[j])
                                              : combine(&before[j], &before[i]);
    }
    play_count.rounds++;
}

/* All nodes, or those with a number. */
static void check_result(int m, bool all)
{
    uint64_t shape = shape_of(m, halving[0].p);

    for (int i = 0; i < m; i++) {
        if (halving[i].w < 0 && !all)
            continue;
        if (held[i].first != 0 || held[i].end != m || held[i].sum != total)
            play_wrong("node %d gets the result of %d..%d", i, held[i].first,
                       held[i].end - 1);
        if (held[i].shape != shape)
            play_wrong("node %d: another order of operations", i);
    }
}

void play_small(int m)
{
    play_begin("reduce, small", m);
    check_halving(m);
    pairs_first(m);
    for (int r = 0; r < halving[0].rounds; r++)
        exchange(m, r);
    pairs_last(m);
    check_result(m, true);
}

struct range {
    size_t from, end;
};

static struct range range_of(int i, int r, size_t n, size_t unit)
{
    struct range x;

    sma_plan_halving_range(halving[i].w, r, n, unit, &x.from, &x.end);
    if (x.from > x.end || x.end > n || x.from % unit != 0 ||
        (x.end % unit != 0 && x.end != n))
        play_wrong("round %d: node %d has elements %zu..%zu of %zu, unit %zu",
                   r, i, x.from, x.end, n, unit);
    return x;
}

/* a and b are the two halves of x. */
static bool halves(struct range a, struct range b, struct range x)
{
    if (a.from > b.from || (a.from == b.from && a.end > b.end)) {
        struct range c = a;

        a = b;
        b = c;
    }
    return a.from == x.from && a.end == b.from && b.end == x.end;
}

/* The number whose elements come k-th, when the first round halves them. */
static int reversed(int k, int bits)
{
    int w = 0;

    for (int b = 0; b < bits; b++)
        w |= (k >> b & 1) << (bits - 1 - b);
    return w;
}

static struct range mine[MOST], next[MOST];

/* Round by round partners halve the elements that both have. */
static void halve_elements(int m, size_t n, size_t unit)
{
    for (int i = 0; i < m; i++)
        mine[i] = (struct range){0, n};
    for (int r = 0; r < halving[0].rounds; r++) {
        exchange(m, r);
        for (int i = 0; i < m; i++)
            if (halving[i].w >= 0)
                next[i] = range_of(i, r + 1, n, unit);
        for (int i = 0; i < m; i++) {
            int j;

            if (halving[i].w < 0)
                continue;
            j = sma_plan_halving_partner(&halving[i], r);
            if (mine[i].from != mine[j].from || mine[i].end != mine[j].end)
                play_wrong("round %d: nodes %d and %d share other elements", r,
                           i, j);
            if (!halves(next[i], next[j], mine[i]))
                play_wrong("round %d: nodes %d and %d keep what are no halves",
                           r, i, j);
        }
        memcpy(mine, next, (size_t) m * sizeof mine[0]);
    }
}

/* After the halving each element is with one node, and all nodes have about as many. */
static void check_shares(size_t n, size_t unit)
{
    size_t share = n / (size_t) halving[0].p + 2 * unit, done = 0;

    for (int k = 0; k < halving[0].p; k++) {
        int i =
            sma_plan_halving_node(&halving[0], reversed(k, halving[0].rounds));

        if (mine[i].from != done)
            play_wrong("node %d begins with element %zu, not %zu", i,
                       mine[i].from, done);
        if (mine[i].end - mine[i].from > share)
            play_wrong("node %d has %zu of %zu elements", i,
                       mine[i].end - mine[i].from, n);
        done = mine[i].end;
    }
    if (done != n)
        play_wrong("%zu of %zu elements", done, n);
}

/* The rounds backwards: partners give each other their halves. */
static void gather_elements(int m, size_t n, size_t unit)
{
    for (int r = halving[0].rounds - 1; r >= 0; r--) {
        for (int i = 0; i < m; i++) {
            int j;

            if (halving[i].w < 0)
                continue;
            j = partner_of(m, i, r);
            next[i] = range_of(i, r, n, unit);
            if (!halves(mine[i], mine[j], next[i]))
                play_wrong("back, round %d: nodes %d and %d have no halves", r,
                           i, j);
        }
        memcpy(mine, next, (size_t) m * sizeof mine[0]);
        play_count.rounds++;
    }
    for (int i = 0; i < m; i++)
        if (halving[i].w >= 0 && (mine[i].from != 0 || mine[i].end != n))
            play_wrong("node %d has elements %zu..%zu of %zu", i, mine[i].from,
                       mine[i].end, n);
}

void play_large(int m, size_t n, size_t unit)
{
    play_begin("reduce, large", m);
    check_halving(m);
    pairs_first(m);
    halve_elements(m, n, unit);
    check_result(m, false);
    check_shares(n, unit);
    gather_elements(m, n, unit);
    pairs_last(m);
    check_result(m, true);
}
