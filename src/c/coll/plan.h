/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Who talks to whom in a collective between nodes: the schedules, as plain
 * arithmetic.  A schedule knows only m, the number of nodes that have members
 * in the set, and the index of a node, 0..m-1, in the order of the set.  Each
 * node is played by one of its members.
 *
 *   spread   ceil(log2 m) rounds; in round r a node sends to the one 2^r above
 *            and hears from the one 2^r below.  Barrier and collect.
 *   tree     binomial: ceil(log2 m) rounds.  Small broadcast.
 *   pipe     binary tree, for data in many pieces.  Large broadcast.
 *   fold     pairs that halve and then double their distance, for reductions:
 *            the order of combination depends on m alone.
 *
 * Nothing here communicates: the collectives act on what it says, and a test
 * plays the schedules of a million nodes without any.
 */
#ifndef SMA_COLL_PLAN_H
#define SMA_COLL_PLAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The rounds of spread and tree: ceil(log2 m). */
static inline int sma_plan_rounds(int m)
{
    return m <= 1 ? 0 : 32 - __builtin_clz((unsigned) m - 1);
}

/* --------------------------------------------------------------------- tags */

/*
 * The tag of a message between nodes says which set it belongs to and who sent it.
 * Its lower 21 bits have the sender.  The upper 43 have start * kinds + kind, where
 * start is the first PE of the set, and kind one of so many numbers:
 *
 *   0                for no set
 *   below 2 n        active sets: each pair of the stride 2^l and the size
 *   from 2 n on      triplets: each pair of stride and size, if there is room for
 *                    all of them and for teams
 *   below kinds - 1  teams, from there down, by the numbers that their members
 *                    agree on
 *   kinds - 1        all triplets, if there is no room for them
 *
 * A set of one member sends no messages, and so its number does not matter.
 */
enum {
    SMA_TAG_SENDER = 21, /* bits */
    SMA_TAG_TEAMS_LEAST = 1 << 20, /* less room for teams is too little */
};

static inline uint64_t sma_tag_kinds(uint64_t n)
{
    return ((uint64_t) 1 << (64 - SMA_TAG_SENDER)) / n;
}

static inline uint64_t sma_tag_active(uint64_t n, int log_stride, int size)
{
    uint64_t before = 0;

    for (int l = 0; l < log_stride; l++)
        before += n >> l;
    return before + (uint64_t) size;
}

/* How many triplets of at least two members with a smaller stride there are: the
 * sum of (n - 1) / k for 1 <= k < stride, by pieces in which that is the same. */
static inline uint64_t sma_tag_triplets_before(uint64_t n, uint64_t stride)
{
    uint64_t sum = 0, next;

    if (stride > n)
        stride = n;
    for (uint64_t k = 1; k < stride; k = next) {
        uint64_t each = (n - 1) / k;

        next = (n - 1) / each + 1;
        if (next > stride)
            next = stride;
        sum += each * (next - k);
    }
    return sum;
}

/* Has each triplet a number of its own? */
static inline bool sma_tag_tells_triplets(uint64_t n)
{
    return 2 * n + sma_tag_triplets_before(n, n) + SMA_TAG_TEAMS_LEAST <
           sma_tag_kinds(n);
}

static inline uint64_t sma_tag_triplet(uint64_t n, int stride, int size)
{
    if (!sma_tag_tells_triplets(n))
        return sma_tag_kinds(n) - 1;
    return 2 * n + sma_tag_triplets_before(n, (uint64_t) stride) +
           (uint64_t) (size - 2);
}

/* How many numbers of teams have tags of their own. */
static inline uint64_t sma_tag_teams(uint64_t n)
{
    uint64_t taken = 2 * n + 1;

    if (sma_tag_tells_triplets(n))
        taken += sma_tag_triplets_before(n, n);
    return taken < sma_tag_kinds(n) ? sma_tag_kinds(n) - taken : 0;
}

static inline uint64_t sma_tag_team(uint64_t n, uint64_t number)
{
    return sma_tag_kinds(n) - 2 - number % sma_tag_teams(n);
}

static inline uint64_t sma_tag(uint64_t n, int start, uint64_t kind)
{
    return ((uint64_t) start * sma_tag_kinds(n) + kind) << SMA_TAG_SENDER;
}

/* ------------------------------------------------------------------- spread */

static inline int sma_plan_dissemination_to(int m, int me, int round)
{
    return (int) (((int64_t) me + ((int64_t) 1 << round)) % m);
}

static inline int sma_plan_dissemination_from(int m, int me, int round)
{
    return (int) (((int64_t) me + m - ((int64_t) 1 << round)) % m);
}

/* In a collect a node sends the blocks of itself and of the nodes below it,
 * this many, and gets as many: those of the sender and below. */
static inline int sma_plan_dissemination_blocks(int m, int round)
{
    int have = 1 << round;

    return have < m - have ? have : m - have;
}

/* --------------------------------------------------------------- tree, pipe */

/* A node's number as seen from the root's, and back. */
static inline int sma_plan_relative(int m, int root, int node)
{
    return (int) (((int64_t) node - root + m) % m);
}

static inline int sma_plan_absolute(int m, int root, int relative)
{
    return (int) (((int64_t) relative + root) % m);
}

/* Relative numbers; of a node but the root: the one it hears from. */
static inline int sma_plan_tree_parent(int v)
{
    return v & (v - 1);
}

/* Child k = 0, 1, ... of a node, the farthest first, or -1 when there are no
 * more.  Each child has one round less left than the one before it. */
static inline int sma_plan_tree_child(int m, int v, int k)
{
    int64_t low = v == 0 ? (int64_t) 1 << sma_plan_rounds(m) : v & -v;

    for (int64_t bit = low >> 1; bit > 0; bit >>= 1)
        if (v + bit < m && k-- == 0)
            return (int) (v + bit);
    return -1;
}

static inline int sma_plan_pipe_parent(int v)
{
    return (v - 1) / 2;
}

/* Child k = 0, 1 of a node, or -1. */
static inline int sma_plan_pipe_child(int m, int v, int k)
{
    int64_t child = 2 * (int64_t) v + 1 + k;

    return k < 2 && child < m ? (int) child : -1;
}

/* --------------------------------------------------------------------- fold */

/*
 * With p the largest power of two not above m, the first 2 (m - p) nodes pair
 * up: the odd one gives its data to the even one before it and gets the result
 * in the end.  The p that are left, numbered w = 0..p-1 in order, combine with
 * w ^ 1, w ^ 2, w ^ 4, ..., the data of the lower number always on the left.
 * So element by element the result is a balanced tree over w, whether in each
 * round all data are exchanged (small) or half of what is left (large).
 */
struct sma_halving {
    int p;
    int rounds; /* log2 p */
    int extra;  /* m - p: so many pairs come first */
    int w;      /* my number, -1: my partner plays for me */
    int pair;   /* the other node of my pair, -1: I am in none */
};

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

/* The node that plays number w. */
static inline int sma_plan_halving_node(const struct sma_halving *f, int w)
{
    return w < f->extra ? 2 * w : w + f->extra;
}

/* The node that I exchange with in a round 0..rounds-1. */
static inline int sma_plan_halving_partner(const struct sma_halving *f,
                                           int round)
{
    return sma_plan_halving_node(f, f->w ^ (1 << round));
}

/*
 * Large data: before round r I am responsible for elements [*from_p, *end_p);
 * after it for the lower or upper half.  Halves are whole groups of `unit`
 * elements.  In the rounds back, r = rounds-1..0, I give the result of what I
 * have and get that of the other half.
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

/* -------------------------------------------------------- members and nodes */

/* What one member must know of a set: filled in by sma_plan_split. */
struct sma_split {
    int nodes;    /* that have members */
    int node;     /* mine among them, in the order of their first members */
    int local_n;  /* members on my node */
    int local_me; /* my index among those */
};

/*
 * Walks the set (start, stride, size).  node_of tells the node of a PE (NULL:
 * all on one).  leader[i] gets the first member (a PE) of the set's node i,
 * local[k] the index in the set of the k-th member on the caller's node.  They
 * have room for all nodes of the job and all PEs of the caller's node, or for
 * `size` if that is less.  seen is a byte for each number that a node may have,
 * zero before and after.
 */
static inline struct sma_split sma_plan_split(int start, int stride, int size,
                                              int me, const int32_t *node_of,
                                              unsigned char *seen, int *leader,
                                              int *local)
{
    struct sma_split s = {0};
    int32_t mine = node_of == NULL ? 0 : node_of[me];

    for (int i = 0; i < size; i++) {
        int pe = start + i * stride;
        int32_t node = node_of == NULL ? 0 : node_of[pe];

        if (node == mine) {
            if (pe == me)
                s.local_me = s.local_n;
            local[s.local_n++] = i;
        }
        if (seen[node])
            continue;
        seen[node] = 1;
        if (node == mine)
            s.node = s.nodes;
        leader[s.nodes++] = pe;
    }
    for (int i = 0; i < s.nodes; i++)
        seen[node_of == NULL ? 0 : node_of[leader[i]]] = 0;
    return s;
}

#endif
