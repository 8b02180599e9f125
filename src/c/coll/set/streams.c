/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Streams of a set on several nodes: the j-th members on all nodes together are
 * stream j.  A large reduction gives each stream a slice of the elements, so
 * that more than one PE of a node sends and receives.
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/set/set.h"
#include "coll/set/streams.h"

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
