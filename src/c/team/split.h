/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Splits of teams: what those of OpenSHMEM (team_split.c) and those of Cray's
 * libraries (team_cray.c) have in common, and what team.c does for them.
 */
#ifndef SMA_TEAM_SPLIT_H
#define SMA_TEAM_SPLIT_H

#include "base/base.h"
#include "coll/coll.h"
#include "shmem.h"

enum { SMA_TEAM_PARTS = 3 }; /* of a split that a PE may be in */

/* A part of a parent: its PEs start, start + stride, ..., or those of a list, and
 * the set that they get.  Its size is 0 for a PE that shall not be in it. */
struct sma_team_part {
    int start, stride, size;
    bool mine;
    struct sma_set *set;
    const int *member; /* the list, NULL: none */
};

/* The place in the parent of the member i of the part. */
static inline int sma_team_part_member(const struct sma_team_part *part, int i)
{
    return part->member != NULL ? part->member[i]
                                : part->start + i * part->stride;
}

/* The index in the part of the member i of the parent, or -1. */
static inline int sma_team_part_index(const struct sma_team_part *part, int i)
{
    int64_t d = (int64_t) i - part->start;

    if (part->member != NULL || part->size == 0) {
        for (int k = 0; k < part->size; k++)
            if (part->member[k] == i)
                return k;
        return -1;
    }
    if (part->size == 1)
        return d == 0 ? 0 : -1;
    if (d % part->stride != 0 || d / part->stride < 0 ||
        d / part->stride >= part->size)
        return -1;
    return (int) (d / part->stride);
}

/* The sets that a split has named, until they are those of teams. */
struct sma_team_claim {
    const struct sma_team_part *part;
    int n;
    struct sma_team_claim *next;
};

/* team.c: n numbers that no other split of this PE has proposed, of which the
 * first is returned. */
uint64_t sma_team_propose(int n);

/* team.c: names the sets by the number; false: one of the tags is taken.  Until
 * the claim is ended no other split gets the same tags. */
bool sma_team_claim(struct sma_team_claim *c, uint64_t number);
void sma_team_end_claim(struct sma_team_claim *c);

/* team.c: a team with the set, which belongs to the team from now on. */
shmem_team_t sma_team_new(const char *routine, struct sma_set *set,
                          int num_contexts);

/* By all members of the parent: makes the teams of the n parts, of which each
 * PE is in some.  The arguments make sense on all, or on none; `good` says
 * whether a PE has further reasons not to.  0, or the same error on all. */
int sma_team_split(const char *routine, struct sma_set *parent,
                   struct sma_team_part *part, int n, const int *num_contexts,
                   bool good, shmem_team_t *const *team_p);

#endif
