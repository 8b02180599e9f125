/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sets of PEs that call collectives together: who takes part.
 *
 * A set is a group of PEs that call collectives together: an active set,
 * or the members of a team.  A start, a stride and a size give the members, or
 * a list where no stride does.  Two teams with the same members are two sets.
 * The members on one node exchange data through memory that all of them map.
 * The first member on a node is the leader there.  In a set with members on
 * several nodes the leaders send each other messages (coll/exchange).
 */
#ifndef SMA_COLL_SET_SET_H
#define SMA_COLL_SET_SET_H

#include "base/base.h"
#include "shared/limits.h"

/* An active set as the program named it. */
struct sma_active {
    int start, log_stride, size;
    const void *psync;
    const void *pwrk; /* of a reduction, else NULL */
};

struct sma_slot;

enum { SMA_FAN_UNKNOWN = -1 };

/*
 * A set as one of its members, this PE, knows it.  The structure is private to
 * the PE.  Only one thread at a time is in a collective of the set; other
 * threads may read what does not change after the set is made, and `slot`.
 */
struct sma_set {
    uint64_t key;
    int start, log_stride, size; /* as in struct sma_active, side by side */
    int stride;
    const int *pe; /* the members, NULL: start and stride give them */
    int me;        /* the index of this PE in the set */
    struct sma_set
        *next; /* in the hash chain, or in the list of retired teams */

    /* The members on this node, in the order of the set.  k = 0..local_n-1 is
     * the number of a member among them; local_me is that of this PE. */
    int local_n, local_me;
    int *local; /* the index in the set of member k */
    int fan;    /* for how many others a member waits in a barrier on the node,
                 * 0: for all others; coll/choose.c sets it at the first one */
    struct sma_slot **slot;   /* slot[k] is that of member k; NULL: this PE has
                               * not looked it up yet */
    struct sma_slot *my_slot; /* that of this PE */
    const char **sources;     /* of sma_set_from and sma_set_to, or NULL */
    int64_t epoch;            /* the epoch that this PE is in */
    struct sma_posted {
        int64_t epoch;
        int members;
    } * posted; /* coll/epoch/await.c */

    /* The nodes that have members, in the order of their first members. */
    int nodes, node;      /* how many there are, and which one this node is */
    int *leader;          /* the PE that leads node i: its first member there */
    int root, root_node;  /* the last root of a broadcast: its PE, its node */
    uint64_t tag;         /* of the set's messages, without the sender */
    int streams, *stream; /* as sma_set_streams finds out; 0: not yet */
    struct sma_layout
        *layout; /* of sma_set_layout, NULL: not made; malloc'ed */
};

/* The PE that is member i of the set. */
static inline int sma_set_pe(const struct sma_set *set, int i)
{
    return likely(set->pe == NULL) ? set->start + i * set->stride : set->pe[i];
}

/* The PE that is the k-th member on this node. */
static inline int sma_set_local_pe(const struct sma_set *set, int k)
{
    return sma_set_pe(set, set->local[k]);
}

/* Is member i of the set on this node? */
static inline bool sma_set_is_here(const struct sma_set *set, int i)
{
    return set->nodes == 1 ||
           sma_topology.node_of[sma_set_pe(set, i)] == sma_topology.node;
}

/* Is this PE the leader on its node? */
static inline bool sma_set_leads(const struct sma_set *set)
{
    return set->local_me == 0;
}

/*
 * Two arrays in which a collective notes, for each member k on this node, where
 * the member's data are (from) and where they go (to).  A set owns the arrays,
 * because a host may have more PEs than fit on the stack of a thread.  The next
 * collective of the set overwrites them.
 */
const char **sma_set_make_space(struct sma_set *set,
                                const struct sma_routine *routine)
    __attribute__((cold));

static inline const char **sma_set_from(struct sma_set *set,
                                        const struct sma_routine *routine)
{
    return likely(set->sources != NULL) ? set->sources
                                        : sma_set_make_space(set, routine);
}

static inline char **sma_set_to(struct sma_set *set,
                                const struct sma_routine *routine)
{
    return (char **) sma_set_from(set, routine) + set->local_n;
}

/* The set of all PEs, NULL before the library starts and after it ends. */
extern struct sma_set *sma_world SMA_HIDDEN;

/* Makes a set of the members, of which this PE is one.  It has no key, no tag
 * and no slot yet.  Where pe is not NULL, it lists the members, and the set owns
 * the list. */
struct sma_set *sma_set_new(const struct sma_routine *routine, int start,
                            int stride, int size, const int *pe);
void sma_set_free(struct sma_set *set);

/* The node, as an index in set->leader, of each member of the set.  The caller
 * frees the array. */
int *sma_set_nodes_of_members(const struct sma_set *set,
                              const struct sma_routine *routine);

/* ----------------------------------------------------- the members by nodes */

/* Members that follow each other in the order of the set, and share a node. */
struct sma_run {
    int node; /* an index in set->leader */
    int n;
};

/* The members of a set by nodes.  A set owns its layout, which does not change
 * once it is made.  The arrays follow the structure in one piece of memory. */
struct sma_layout {
    int *first;  /* node i has the members member[first[i]..first[i + 1]-1] */
    int *member; /* indices in the set, ascending on each node */
    int runs;
    struct sma_run *run; /* the whole set in its order */
};

/* The layout of a set of several nodes.  The thread that is in a collective of
 * the set calls this; the first call makes the layout. */
const struct sma_layout *sma_set_layout(struct sma_set *set,
                                        const struct sma_routine *routine);

/* The number of members on a node. */
static inline int sma_layout_n(const struct sma_layout *l, int node)
{
    return l->first[node + 1] - l->first[node];
}

/* The PE that is the k-th member on a node. */
static inline int sma_layout_pe(const struct sma_set *set,
                                const struct sma_layout *l, int node, int k)
{
    return sma_set_pe(set, l->member[l->first[node] + k]);
}

/* All members call this: how many streams the set has, that is, the least
 * number of members on a node.  If it is not 1, set->stream becomes the PEs of
 * the stream of this PE, if it is in one. */
int sma_set_streams(struct sma_set *set, const struct sma_routine *routine);

#endif
