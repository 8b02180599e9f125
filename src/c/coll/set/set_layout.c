/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes the list of a set's members by nodes (coll/set/set_layout.h).
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

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
