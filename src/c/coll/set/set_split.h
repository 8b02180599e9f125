/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How the members of a set lie on nodes, as plain arithmetic, which
 * tests/whitebox/schedule.c plays for a million PEs.
 */
#ifndef SMA_COLL_SET_SET_SPLIT_H
#define SMA_COLL_SET_SET_SPLIT_H

#include <stddef.h>
#include <stdint.h>

/* How the members of a set lie on nodes, as one of the members sees it. */
struct sma_split {
    int nodes;    /* the number of nodes that have members */
    int node;     /* the caller's node among them, which are in the order of
                   * their first members */
    int local_n;  /* the number of members on the caller's node */
    int local_me; /* the index of the caller among these */
};

/*
 * Splits a set by nodes; the caller is PE `me`.  The list gives the members,
 * or, if it is NULL, start and stride do. node_of tells the node of each PE of
 * the job; NULL says that all are on one. leader[i] gets the PE that is the
 * first member on node i of the set, and local[k] the index in the set of the
 * k-th member on the caller's node.  Both arrays have `size` elements, or, if
 * that is less, as many as there are nodes in the job and PEs on the caller's
 * node.  seen is a byte for each number that a node may have; all of them are 0
 * before and after.
 */
static inline struct sma_split sma_plan_split(int start, int stride, int size,
                                              const int *list, int me,
                                              const int32_t *node_of,
                                              unsigned char *seen, int *leader,
                                              int *local)
{
    struct sma_split s = {0};
    int32_t my_node = node_of == NULL ? 0 : node_of[me];

    for (int i = 0; i < size; i++) {
        int pe = list != NULL ? list[i] : start + i * stride;
        int32_t node = node_of == NULL ? 0 : node_of[pe];

        if (node == my_node) {
            if (pe == me)
                s.local_me = s.local_n;
            local[s.local_n++] = i;
        }
        if (seen[node])
            continue;
        seen[node] = 1;
        if (node == my_node)
            s.node = s.nodes;
        leader[s.nodes++] = pe;
    }
    for (int i = 0; i < s.nodes; i++)
        seen[node_of == NULL ? 0 : node_of[leader[i]]] = 0;
    return s;
}

#endif
