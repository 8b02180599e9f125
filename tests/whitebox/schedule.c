/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The schedules of the collectives (src/c/coll/exchange/schedule.h) are right for up to a million
 * nodes and PEs: for all numbers of nodes up to 300 and some beyond, and for
 * the sets of several layouts of PEs on nodes.  scaling.c plays more of the large numbers.
 *
 *   schedule barrier|collect|broadcast|reduce|sets [few]
 *
 * few: only small numbers.
 */
#include <stdlib.h>
#include <string.h>

#include "coll/exchange/schedule.h"
#include "coll/set/set_split.h"
#include "coll/set/tags.h"
#include "play.h"

/* The same numbers at every run. */
static int chance(int below)
{
    static uint64_t state;

    return (int) (play_mix(++state) % (uint64_t) below);
}

/* --------------------------------------------------------------------- sets */

static int32_t node_of[MOST];

enum layout { ONE, BLOCK, CYCLIC, RANDOM, OWN, LAYOUTS };

/* Returns the number of nodes. */
static int lay_out(enum layout layout, int n, int per_node)
{
    int nodes = layout == ONE   ? 1
                : layout == OWN ? n
                                : (n + per_node - 1) / per_node;

    for (int pe = 0; pe < n; pe++)
        node_of[pe] = layout == BLOCK    ? pe / per_node
                      : layout == RANDOM ? chance(nodes)
                                         : pe % nodes;
    return nodes;
}

/* A set as it should be: of each member its node in the set and its index
 * there, of each node its first member and how many it has. */
static struct {
    int nodes;
    int node[MOST], local[MOST];
    int leader[MOST], members[MOST];
} set;

static void make_set(int start, int stride, int size)
{
    static int number[MOST]; /* of a node in the set, plus 1 */

    set.nodes = 0;
    for (int i = 0; i < size; i++) {
        int pe = start + i * stride;
        int *k = &number[node_of[pe]];

        if (*k == 0) {
            set.leader[set.nodes] = pe;
            set.members[set.nodes] = 0;
            *k = ++set.nodes;
        }
        set.node[i] = *k - 1;
        set.local[i] = set.members[*k - 1]++;
    }
    for (int k = 0; k < set.nodes; k++)
        number[node_of[set.leader[k]]] = 0;
}

/* Member i splits the set; the arrays have no more space than they must. */
static void split(int start, int stride, int size, int i, int nodes, bool one)
{
    static unsigned char seen[MOST];
    int me = start + i * stride, here = set.members[set.node[i]];
    int space = nodes < size ? nodes : size;
    int *leader = malloc((size_t) (space + 1) * sizeof *leader);
    int *local = malloc((size_t) (here + 1) * sizeof *local);
    struct sma_split s;

    if (leader == NULL || local == NULL)
        play_wrong("out of memory");
    leader[space] = local[here] = -7;
    s = sma_plan_split(start, stride, size, NULL, me, one ? NULL : node_of,
                       seen, leader, local);
    if (s.nodes != set.nodes || s.node != set.node[i] || s.local_n != here ||
        s.local_me != set.local[i])
        play_wrong(
            "set %d:%d:%d: PE %d finds %d nodes, itself on %d as %d of %d",
            start, stride, size, me, s.nodes, s.node, s.local_me, s.local_n);
    if (leader[space] != -7 || local[here] != -7)
        play_wrong("set %d:%d:%d: PE %d writes beyond an array", start, stride,
                   size, me);
    if (memcmp(leader, set.leader, (size_t) set.nodes * sizeof *leader) != 0)
        play_wrong("set %d:%d:%d: PE %d finds other leaders", start, stride,
                   size, me);
    for (int k = 0; k < here; k++)
        if (local[k] < 0 || local[k] >= size || set.node[local[k]] != s.node ||
            set.local[local[k]] != k)
            play_wrong("set %d:%d:%d: PE %d finds member %d on its node", start,
                       stride, size, me, local[k]);
    for (int k = 0; k < nodes; k++)
        if (seen[k])
            play_wrong("set %d:%d:%d: PE %d leaves a mark", start, stride, size,
                       me);
    free(leader);
    free(local);
}

/* All members split the set, or some of a large one; then the collectives, with
 * what the members of a node give together. */
static void play_set(int start, int stride, int size, int nodes, bool one)
{
    play_begin("sets", nodes);
    make_set(start, stride, size);
    if (size <= 300) {
        for (int i = 0; i < size; i++)
            split(start, stride, size, i, nodes, one);
    } else {
        split(start, stride, size, 0, nodes, one);
        split(start, stride, size, size - 1, nodes, one);
        for (int k = 0; k < 3; k++)
            split(start, stride, size, chance(size), nodes, one);
    }
    memset(play_value, 0, (size_t) set.nodes * sizeof play_value[0]);
    for (int i = 0; i < size; i++)
        play_value[set.node[i]] += play_mix((uint64_t) i);
    play_collect(set.nodes);
    play_small(set.nodes);
    play_begin("sets", nodes);
}

static void small_sets(void)
{
    for (int n = 1; n <= 20; n++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            int nodes = lay_out(layout, n, 1 + n / 4);

            for (int stride = 1; stride <= n; stride++)
                for (int start = 0; start < n; start++)
                    for (int size = 1; start + (size - 1) * stride < n; size++)
                        play_set(start, stride, size, nodes, layout == ONE);
        }
}

static void large_sets(int n, int per_node)
{
    static const int others[] = {3, 5, 7, 12, 129, 1000, 65537, 999999};

    for (int layout = 0; layout < LAYOUTS; layout++) {
        int nodes = lay_out(layout, n, per_node);

        for (int64_t stride = 1; stride < n; stride *= 2)
            play_set(0, (int) stride, (int) ((n - 1) / stride) + 1, nodes,
                     layout == ONE);
        for (size_t k = 0; k < sizeof others / sizeof *others; k++) {
            int stride = others[k], start = chance(n / 2);

            if (start + stride < n)
                play_set(start, stride, (n - 1 - start) / stride + 1, nodes,
                         layout == ONE);
        }
    }
}

/* ----------------------------------------------------------- what is played */

static bool prime(int n)
{
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0)
            return false;
    return true;
}

static void play_broadcasts(int m)
{
    for (int pipe = 0; pipe < 2; pipe++)
        for (int root = 0; root < m; root++)
            if (m <= 64 || root < 2 || root == m / 2 || root == m - 1)
                play_broadcast(m, root, pipe);
}

static void play_reduce(int m)
{
    play_small(m);
    play_large(m, (size_t) m * 100 + 37, 16);
    if (m <= 300) {
        play_large(m, 5, 1);
        play_large(m, 1000, 8);
        play_large(m, 1000003, 64);
    }
}

static void play(void (*schedule)(int m), bool few)
{
    play_plain_values();
    for (int m = 1; m <= (few ? 70 : 300); m++)
        schedule(m);
    if (few)
        return;
    for (int m = 512; m <= 65536; m *= 2) {
        int between = m + m / 3;

        schedule(m - 1);
        schedule(m);
        schedule(m + 1);
        while (!prime(between))
            between++;
        schedule(between);
    }
    schedule(MOST);
}

static void play_sets(bool few)
{
    small_sets();
    if (few)
        return;
    large_sets(300, 8);
    large_sets(4099, 64);
    large_sets(65536, 128);
    large_sets(MOST, 128);
}

/* ---------------------------------------------------------------------- tags */

/* The number of a set's tag, which no other may have, unless it has one member. */
static void take_kind(unsigned char *seen, uint64_t most, int n, uint64_t kind,
                      int stride, int size)
{
    if (kind == 0 || kind >= most)
        play_wrong("%d PEs: stride %d, size %d: number %llu of %llu", n, stride,
                   size, (unsigned long long) kind, (unsigned long long) most);
    if (size > 1 && seen[kind]++)
        play_wrong("%d PEs: stride %d, size %d: number %llu is taken", n,
                   stride, size, (unsigned long long) kind);
}

static void small_tags(int n)
{
    uint64_t m = (uint64_t) n, kinds = sma_tag_kinds(m);
    uint64_t most = 2 * m + sma_tag_triplets_before(m, m);
    unsigned char *seen = calloc(most + 2, 1);

    if (!sma_tag_tells_triplets(m) || sma_tag_teams(m) != kinds - most - 1 ||
        sma_tag_team(m, 0) != kinds - 2 ||
        sma_tag_team(m, sma_tag_teams(m) - 1) != most)
        play_wrong("%d PEs: %llu numbers for teams", n,
                   (unsigned long long) sma_tag_teams(m));
    for (int l = 0; 1 << l <= n; l++)
        for (int size = 1; (size - 1) << l < n; size++)
            take_kind(seen, 2 * m, n, sma_tag_active(m, l, size), 1 << l, size);
    for (int stride = 1; stride < n; stride++)
        for (int size = 2; (size - 1) * stride < n; size++)
            take_kind(seen, most, n, sma_tag_triplet(m, stride, size), stride,
                      size);
    free(seen);
}

/* The first and the last number for many PEs; 2^21 are the most. */
static void large_tags(uint64_t n)
{
    uint64_t sum = 0, kinds = sma_tag_kinds(n);
    uint64_t last = sma_tag(n, (int) n - 1, kinds - 1);

    for (uint64_t k = 1; k < n; k++)
        sum += (n - 1) / k;
    if (sum != sma_tag_triplets_before(n, n))
        play_wrong("%llu PEs: not %llu triplets", (unsigned long long) n,
                   (unsigned long long) sum);
    if (sma_tag_tells_triplets(n) !=
        (2 * n + sum + SMA_TAG_TEAMS_LEAST < kinds))
        play_wrong("%llu PEs: space for triplets", (unsigned long long) n);
    if (last < sma_tag(n, (int) n - 1, 1) ||
        last >> SMA_TAG_SENDER != n * kinds - 1)
        play_wrong("%llu PEs: the last tag does not fit",
                   (unsigned long long) n);
    if (sma_tag_tells_triplets(n) != (n <= 717220))
        play_wrong("%llu PEs: doc/scaling.md says where triplets end",
                   (unsigned long long) n);
}

static void play_tags(void)
{
    static const uint64_t n[] = {1000,    65536,         717220, 717221,
                                 1 << 20, (1 << 21) - 1, 1 << 21};

    for (int k = 2; k <= 200; k++)
        small_tags(k);
    for (size_t i = 0; i < sizeof n / sizeof n[0]; i++)
        large_tags(n[i]);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    bool few = argc > 2 && strcmp(argv[2], "few") == 0;

    if (strcmp(what, "barrier") == 0)
        play(play_barrier, few);
    else if (strcmp(what, "collect") == 0)
        play(play_collect, few);
    else if (strcmp(what, "broadcast") == 0)
        play(play_broadcasts, few);
    else if (strcmp(what, "reduce") == 0)
        play(play_reduce, few);
    else if (strcmp(what, "sets") == 0)
        play_sets(few);
    else if (strcmp(what, "tags") == 0)
        play_tags();
    else
        return 2;
    return 0;
}
