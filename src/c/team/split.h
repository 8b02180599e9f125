/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Splits of teams: what the splits of OpenSHMEM (team/split.c) and those of
 * Cray's libraries (team/cray.c) have in common, and what team/team.c does for
 * them.
 */
#ifndef SMA_TEAM_SPLIT_H
#define SMA_TEAM_SPLIT_H

#include "coll/compare/same_call.h"
#include "coll/set/teams.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "team/team.h"

enum {
    SMA_TEAM_PARTS = 3,        /* parts that a PE may be in after one split */
    SMA_TEAM_ANY_CONTEXTS = -1 /* in place of a number: the team has no limit */
};

/* A part of a parent team: its members start, start + stride, ..., or those of
 * a list.  The size is 0 on a PE that is not a member of the part. */
struct sma_team_part {
    int start, stride, size;
    bool mine;           /* this PE is in it */
    struct sma_set *set; /* the set of the part, if this PE is in it */
    const int *member;   /* the list, NULL: none */
};

/* The index in the parent of member i of the part. */
static inline int sma_team_part_member(const struct sma_team_part *part, int i)
{
    return part->member != NULL ? part->member[i]
                                : part->start + i * part->stride;
}

/* The index in the part of member i of the parent, or -1. */
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

/* The sets that a split has named and that are not yet those of teams. */
struct sma_team_claim {
    const struct sma_team_part *part;
    int n;
    struct sma_team_claim *next;
};

/* ------------------------------------------------------------------ team.c */

/* Returns the first of n numbers that no other split of any PE has proposed; the
 * others follow at distances of as many PEs as the job has. */
uint64_t sma_team_propose(int n);

/* Names the sets of the claim by the number and those that follow it.  False: the tag
 * of a set is taken.  Until the claim is ended, no other split gets these
 * tags. */
bool sma_team_claim(struct sma_team_claim *c, uint64_t number);
void sma_team_end_claim(struct sma_team_claim *c);

/* Returns a team with the set, which belongs to the team from now on.  Without
 * num_contexts no context of it can be created. */
shmem_team_t sma_team_new(const struct sma_routine *routine,
                          struct sma_set *set, int num_contexts);

/* ----------------------------------------------------------------- split.c */

/*
 * Makes the teams of n parts; team_p[i] gets the team of part i.  All members
 * of the parent call, and each PE is in some of the parts.  Either the
 * arguments make sense on all PEs or on none; `good` is false when this PE has
 * another reason to make no team.  Returns 0, or -1 on all PEs when one of them
 * can make no team.
 */
int sma_team_split(const struct sma_routine *routine, struct sma_set *parent,
                   struct sma_team_part *part, int n, const int *num_contexts,
                   bool good, shmem_team_t *const *team_p);

#endif
