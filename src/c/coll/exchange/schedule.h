/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The schedules of the collectives between nodes: which node sends to which one
 * in each round, as plain arithmetic.  A schedule depends on nothing but m, the
 * number of nodes that have members in the set, and the index of a node,
 * 0..m-1, in the order of the set.  One member acts for each node: the leader,
 * or in a broadcast the root.
 *
 *   dissemination  ceil(log2 m) rounds.  In round r node i sends to node
 *                  i + 2^r and receives from node i - 2^r, both modulo m.
 *                  After the last round each node has heard from all others,
 *                  directly or through others.  Barrier and collect.
 *   tree           a binomial tree: ceil(log2 m) rounds, in each of which every
 *                  node that has the data sends them to one that does not.
 *                  Small broadcasts.
 *   pipe           a binary tree for data in many pieces: a node passes a piece
 *                  on to its two children while it receives the next one, so
 *                  all links are busy at once.  Large broadcasts.
 *   halving        recursive doubling and halving: log2 m rounds of exchanges
 *                  in pairs, at distances 1, 2, 4, ...  In recursive doubling
 *                  the two nodes of a pair exchange and combine all elements.
 *                  In recursive halving each of them combines one half of what
 *                  both have, and then the rounds are made backwards to
 *                  exchange the results.  Reductions; the order in which
 *                  elements are combined depends on m alone, also where large
 *                  ones are exchanged in parts (coll/algorithm/reduce_between.c).
 *
 * No function here communicates.  The collectives carry out what they say, and
 * tests/whitebox/schedule.c plays the schedules of a million nodes in one process.
 */
#ifndef SMA_COLL_EXCHANGE_SCHEDULE_H
#define SMA_COLL_EXCHANGE_SCHEDULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The number of rounds of dissemination and tree: ceil(log2 m). */
static inline int sma_plan_rounds(int m)
{
    return m <= 1 ? 0 : 32 - __builtin_clz((unsigned) m - 1);
}

/* ----------------------------------------------------------- dissemination */

/* The node to which node `me` sends in a round. */
static inline int sma_plan_dissemination_to(int m, int me, int round)
{
    return (int) (((int64_t) me + ((int64_t) 1 << round)) % m);
}

/* The node from which node `me` receives in a round. */
static inline int sma_plan_dissemination_from(int m, int me, int round)
{
    return (int) (((int64_t) me + m - ((int64_t) 1 << round)) % m);
}

/* How many blocks a node sends in a round of a collect: its own and those of
 * the nodes below it.  It receives as many: those of the sender and of the
 * nodes below the sender. */
static inline int sma_plan_dissemination_blocks(int m, int round)
{
    int have = 1 << round;

    return have < m - have ? have : m - have;
}

/* ----------------------------------------------------------- tree and pipe */

/*
 * In the trees a node v = 0..m-1 is counted from the node of the root, which is
 * 0.  These two functions turn the index of a node into v and back.
 */
static inline int sma_plan_relative(int m, int root, int node)
{
    return (int) (((int64_t) node - root + m) % m);
}

static inline int sma_plan_absolute(int m, int root, int relative)
{
    return (int) (((int64_t) relative + root) % m);
}

/* The node from which node v > 0 receives in the binomial tree. */
static inline int sma_plan_tree_parent(int v)
{
    return v & (v - 1);
}

/* Child k = 0, 1, ... of node v in the binomial tree, or -1 when there are no
 * more.  The farthest child comes first, as it has most nodes below it. */
static inline int sma_plan_tree_child(int m, int v, int k)
{
    int64_t low = v == 0 ? (int64_t) 1 << sma_plan_rounds(m) : v & -v;

    for (int64_t bit = low >> 1; bit > 0; bit >>= 1)
        if (v + bit < m && k-- == 0)
            return (int) (v + bit);
    return -1;
}

/* The node from which node v > 0 receives in the binary tree. */
static inline int sma_plan_pipe_parent(int v)
{
    return (v - 1) / 2;
}

/* Child k = 0, 1 of node v in the binary tree, or -1. */
static inline int sma_plan_pipe_child(int m, int v, int k)
{
    int64_t child = 2 * (int64_t) v + 1 + k;

    return k < 2 && child < m ? (int) child : -1;
}

/* ------------------------------------------ recursive doubling and halving */

/*
 * Exchanges in pairs need a power of two.  p is the largest one that is not
 * above m, and so m - p nodes are too many.  The first 2 (m - p) nodes form
 * pairs of neighbours: before the rounds the odd node of a pair gives its data
 * to the even one, and after the rounds it gets the result.  The p nodes that
 * take part in the rounds are numbered w = 0..p-1 in their order.  In round r
 * node w exchanges with node w ^ 2^r, and the data of the lower number stand on
 * the left of the operator.  So each element is combined by a balanced tree
 * over w, in recursive doubling and in recursive halving alike.
 */
struct sma_halving {
    int p;      /* nodes that take part in the rounds */
    int rounds; /* log2 p */
    int extra;  /* m - p: the number of pairs of neighbours */
    int w;      /* number of this node, -1: it takes no part in the rounds */
    int pair;   /* the other node of this node's pair of neighbours, or -1 */
};

/* The plan of node `me`. */
static inline struct sma_halving sma_plan_halving(int m, int me)
{
    struct sma_halving f = {.rounds = 31 - __builtin_clz((unsigned) m),
                            .pair = -1};

    f.p = 1 << f.rounds;
    f.extra = m - f.p;
    if (me < 2 * f.extra) {
        f.pair = me ^ 1;
        f.w = (me & 1) ? -1 : me / 2;
    } else {
        f.w = me - f.extra;
    }
    return f;
}

/* The node with number w. */
static inline int sma_plan_halving_node(const struct sma_halving *f, int w)
{
    return w < f->extra ? 2 * w : w + f->extra;
}

/* The node with which this node exchanges in a round 0..rounds-1. */
static inline int sma_plan_halving_partner(const struct sma_halving *f,
                                           int round)
{
    return sma_plan_halving_node(f, f->w ^ (1 << round));
}

/*
 * Recursive halving: the elements *from_p <= i < *end_p of n that node w
 * combines when it has made `round` rounds.  Round r leaves to node w one half
 * of what it had before the round; the other half is left to its partner,
 * w ^ 2^r.  The first half is a multiple of `unit` elements.  In the rounds
 * back, r = rounds-1..0, the two nodes exchange the results of their halves.
 */
static inline void sma_plan_halving_range(int w, int round, size_t n,
                                          size_t unit, size_t *from_p,
                                          size_t *end_p)
{
    size_t from = 0, end = n;

    for (int r = 0; r < round; r++) {
        size_t half = (end - from) / 2 / unit * unit;

        if (w & (1 << r))
            from += half;
        else
            end = from + half;
    }
    *from_p = from;
    *end_p = end;
}

/* ---------------------------------------------------------------- alltoall */

/*
 * All blocks that the members of one node have for those of another form a
 * matrix: a row for each sender, a column for each receiver.  It is cut into
 * parts of at most `cells` blocks, and each part is one message.  A part has
 * whole columns, unless a single one is too long.
 */
struct sma_parts {
    int senders, receivers; /* of the matrix */
    int rows, columns;      /* of a part, at most */
    int count;              /* the number of parts */
};

/* Some rows and columns of the matrix. */
struct sma_part {
    int sender, senders, receiver, receivers; /* the first ones, how many */
};

static inline struct sma_parts sma_plan_parts(int senders, int receivers,
                                              size_t cells)
{
    struct sma_parts s = {senders, receivers, senders, 1, 0};

    if (cells < (size_t) senders)
        s.rows = cells > 0 ? (int) cells : 1;
    else if (cells / (size_t) senders < (size_t) receivers)
        s.columns = (int) (cells / (size_t) senders);
    else
        s.columns = receivers;
    s.count = ((senders + s.rows - 1) / s.rows) *
              ((receivers + s.columns - 1) / s.columns);
    return s;
}

/* Part p = 0..count-1. */
static inline struct sma_part sma_plan_part(const struct sma_parts *s, int p)
{
    int high = (s->senders + s->rows - 1) / s->rows;
    struct sma_part part = {.sender = p % high * s->rows,
                            .receiver = p / high * s->columns};
    int senders = s->senders - part.sender;
    int receivers = s->receivers - part.receiver;

    part.senders = senders < s->rows ? senders : s->rows;
    part.receivers = receivers < s->columns ? receivers : s->columns;
    return part;
}

/*
 * In turn t = 1..m-1 a node sends to the node t after it and receives from the
 * node t before it.  The parts go from and to this one of the k members on a
 * node, so that its members share the work.
 */
static inline int sma_plan_part_member(int t, int p, int k)
{
    return (int) (((int64_t) t - 1 + p) % k);
}

/* The node to which node `me` sends in a turn, and the one from which it
 * receives. */
static inline int sma_plan_turn_to(int m, int me, int t)
{
    return (int) (((int64_t) me + t) % m);
}

static inline int sma_plan_turn_from(int m, int me, int t)
{
    return (int) (((int64_t) me + m - t) % m);
}

#endif
