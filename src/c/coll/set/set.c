/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes sets of PEs (coll/set/set.h), and frees them.
 */
#include <stdlib.h>

#include "base/base.h"
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

const char **sma_set_make_room(struct sma_set *set,
                               const struct sma_routine *routine)
{
    set->room = sma_new(routine, 2 * (size_t) set->local_n, sizeof *set->room);
    return set->room;
}

void sma_set_free(struct sma_set *set)
{
    free((void *) set->pe);
    free(set->local);
    free(set->leader);
    free(set->slot);
    free(set->posted);
    free(set->room);
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
