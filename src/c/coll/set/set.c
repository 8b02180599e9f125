/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes sets of PEs (coll/set/set.h), and frees them.
 */
#include "coll/set/set.h"
#include "coll/set/set_split.h"

struct sma_set *sma_world;

/* Gives back the end of a list of which only n entries are used. */
static int *shrink(int *list, int n)
{
    int *less = realloc(list, (size_t) n * sizeof *list);

    return less != NULL ? less : list;
}

struct sma_set *sma_set_new(const struct sma_routine *routine, int start,
                            int stride, int size, const int *pe)
{
    struct sma_set *set = sma_new(routine, 1, sizeof *set);
    int *local = sma_new(routine, (size_t) size, sizeof *local);
    int *leader = sma_new(routine, (size_t) size, sizeof *leader);
    unsigned char *seen = sma_new(routine, (size_t) sma_topology.nodes, 1);
    struct sma_split split;

    split = sma_plan_split(start, stride, size, pe, sma_self.me,
                           sma_topology.node_of, seen, leader, local);
    free(seen);
    set->start = start;
    set->stride = stride;
    set->size = size;
    set->pe = pe;
    set->local_n = split.local_n;
    set->local_me = split.local_me;
    set->local = shrink(local, split.local_n);
    set->me = set->local[split.local_me];
    set->nodes = split.nodes;
    set->node = split.node;
    set->fan = SMA_FAN_UNKNOWN;
    set->root = -1;
    set->leader = shrink(leader, split.nodes);
    set->slot = sma_new(routine, (size_t) split.local_n, sizeof *set->slot);
    set->posted = sma_new(routine, 1, sizeof *set->posted);
    return set;
}

const char **sma_set_make_space(struct sma_set *set,
                                const struct sma_routine *routine)
{
    set->sources =
        sma_new(routine, 2 * (size_t) set->local_n, sizeof *set->sources);
    return set->sources;
}

void sma_set_free(struct sma_set *set)
{
    free((void *) set->pe);
    free(set->local);
    free(set->leader);
    free(set->slot);
    free(set->posted);
    free(set->sources);
    free(set->stream);
    free(set->layout);
    free(set);
}

int *sma_set_nodes_of_members(const struct sma_set *set,
                              const struct sma_routine *routine)
{
    int *number = sma_new(routine, (size_t) sma_topology.nodes, sizeof *number);
    int *node = sma_buffer(routine, (size_t) set->size * sizeof *node);

    for (int i = 0; i < set->nodes; i++)
        number[sma_topology.node_of[set->leader[i]]] = i;
    for (int i = 0; i < set->size; i++)
        node[i] = number[sma_topology.node_of[sma_set_pe(set, i)]];
    free(number);
    return node;
}

/* ----------------------------------------------------- the members by nodes */

/* Fills in the members: counts those of each node, then puts each member behind
 * the earlier ones of its node. */
static void list_members(const struct sma_set *set, struct sma_layout *l,
                         const int *node)
{
    for (int i = 0; i < set->size; i++)
        l->first[node[i] + 1]++;
    for (int i = 0; i < set->nodes; i++)
        l->first[i + 1] += l->first[i];
    for (int i = 0; i < set->size; i++)
        l->member[l->first[node[i]]++] = i;
    for (int i = set->nodes; i > 0; i--)
        l->first[i] = l->first[i - 1];
    l->first[0] = 0;
}

/* Fills in the runs: a new one begins where a member is on another node than the
 * member before it. */
static void list_runs(const struct sma_set *set, struct sma_layout *l,
                      const int *node)
{
    for (int i = 0, r = -1; i < set->size; i++) {
        if (i == 0 || node[i] != node[i - 1])
            l->run[++r].node = node[i];
        l->run[r].n++;
    }
}

const struct sma_layout *sma_set_layout(struct sma_set *set,
                                        const struct sma_routine *routine)
{
    size_t nodes = (size_t) set->nodes, size = (size_t) set->size, runs = 1;
    struct sma_layout *l = set->layout;
    int *node;

    if (likely(l != NULL))
        return l;
    node = sma_set_nodes_of_members(set, routine);
    for (size_t i = 1; i < size; i++)
        runs += node[i] != node[i - 1];
    l = sma_new(routine, 1,
                sizeof *l + runs * sizeof *l->run +
                    (nodes + 1 + size) * sizeof *l->member);
    l->runs = (int) runs;
    l->run = (struct sma_run *) (l + 1);
    l->first = (int *) (l->run + runs);
    l->member = l->first + nodes + 1;
    list_members(set, l, node);
    list_runs(set, l, node);
    free(node);
    set->layout = l;
    return l;
}

/* ------------------------------------------------------------------ streams */

/* The j-th members on all nodes together are stream j. */

/* Fills in set->streams, and set->stream if this PE is in one of several. */
static void find_streams(struct sma_set *set, const struct sma_routine *routine)
{
    size_t nodes = (size_t) set->nodes;
    int *node = sma_set_nodes_of_members(set, routine);
    int *members = sma_new(routine, nodes, sizeof *members);
    int *stream = sma_new(routine, nodes, sizeof *stream);
    int least = set->local_n;

    for (int i = 0; i < set->size; i++)
        if (members[node[i]]++ == set->local_me)
            stream[node[i]] = sma_set_pe(set, i);
    for (int i = 0; i < set->nodes; i++)
        if (members[i] < least)
            least = members[i];
    free(node);
    free(members);
    if (least > 1 && set->local_me < least)
        set->stream = stream;
    else
        free(stream);
    set->streams = least;
}

int sma_set_streams(struct sma_set *set, const struct sma_routine *routine)
{
    if (set->local_n == 1)
        return 1;
    if (set->streams == 0)
        find_streams(set, routine);
    return set->streams;
}
