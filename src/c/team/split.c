/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Splits of teams: how a split makes teams, and the splits of OpenSHMEM.
 *
 * A split is one reduction over the parent and one epoch on each of its nodes.
 * By the reduction the members agree on a number for the new sets, larger than
 * all numbers that a member has given out before, and learn whether all members
 * have space for the sets.  In the epoch the members on a node tell each other
 * their slots.
 */
#include "team/split.h"
#include "coll/calls.h"
#include "coll/epoch/epoch.h"

/* What the members agree on in place of a number when one of them has no
 * space. */
#define FAILED UINT64_MAX

static struct sma_set *new_set(const struct sma_routine *routine,
                               const struct sma_set *parent,
                               const struct sma_team_part *part)
{
    int stride = part->size == 1 ? 1 : part->stride;
    int *pe = NULL;

    if (parent->pe != NULL || part->member != NULL) {
        pe = sma_buffer(routine, (size_t) part->size * sizeof *pe);
        for (int i = 0; i < part->size; i++)
            pe[i] = sma_set_pe(parent, sma_team_part_member(part, i));
    }
    return sma_set_new(
        routine, sma_set_pe(parent, sma_team_part_member(part, 0)),
        pe != NULL || part->size == 1 ? 1 : parent->stride * stride, part->size,
        pe);
}

/* Names the sets by one number on all members.  True: the caller ends the claim
 * when the sets are those of teams.  False: a member has no space for its sets,
 * and there is no claim. */
static bool name_sets(const struct sma_routine *routine, struct sma_set *parent,
                      struct sma_team_claim *c, bool have_space)
{
    uint64_t space = sma_set_tag_space(), tries = 0;

    for (;;) {
        uint64_t number = FAILED, taken;

        if (have_space && (parent->nodes == 1 || tries++ < space))
            number = sma_team_propose(c->n);
        sma_reduce_words(routine, parent, &number, 1, &sma_op_ulong_max);
        if (number == FAILED)
            return false;
        taken = !sma_team_claim(c, number);
        /* Only messages between nodes have tags. */
        if (parent->nodes == 1)
            return true;
        sma_reduce_words(routine, parent, &taken, 1, &sma_op_ulong_or);
        if (!taken)
            return true;
        sma_team_end_claim(c);
    }
}

/* Returns which member on this node member i of the parent is; it is on this
 * node. */
static int local_place(const struct sma_set *parent, int i)
{
    return sma_sorted_place(parent->local, parent->local_n, i);
}

static void exchange_slots(const struct sma_routine *routine,
                           struct sma_set *parent, struct sma_team_part *part,
                           int n)
{
    int32_t slot[SMA_TEAM_PARTS] = {-1, -1, -1};

    for (int i = 0; i < n; i++)
        if (part[i].mine)
            slot[i] = sma_set_slot(part[i].set);
    sma_epoch_begin(parent);
    sma_epoch_post(parent, routine, slot, sizeof slot);
    for (int i = 0; i < n; i++) {
        struct sma_set *set = part[i].set;

        for (int k = 0; part[i].mine && k < set->local_n; k++) {
            int there = sma_team_part_member(&part[i], set->local[k]);
            int at = local_place(parent, there);
            int32_t theirs[SMA_TEAM_PARTS];

            if (k == set->local_me)
                continue;
            memcpy(theirs,
                   sma_mailbox_data(parent, at,
                                    sma_epoch_read_bytes(parent, routine, at,
                                                         sizeof theirs)),
                   sizeof theirs);
            if (unlikely(theirs[i] < 0 || theirs[i] >= SMA_COLL_TEAMS))
                sma_coll_other(routine, sma_set_local_pe(parent, at));
            sma_set_connect(set, k, theirs[i]);
        }
    }
    sma_epoch_done(parent);
}

int sma_team_split(const struct sma_routine *routine, struct sma_set *parent,
                   struct sma_team_part *part, int n, const int *num_contexts,
                   bool good, shmem_team_t *const *team_p)
{
    struct sma_team_claim claim = {.part = part, .n = n};

    for (int i = 0; i < n; i++) {
        part[i].mine = sma_team_part_index(&part[i], parent->me) >= 0;
        if (!part[i].mine)
            continue;
        part[i].set = new_set(routine, parent, &part[i]);
        good &= sma_set_reserve(part[i].set, routine);
    }
    if (!name_sets(routine, parent, &claim, good)) {
        for (int i = 0; i < n; i++)
            if (part[i].mine)
                sma_set_drop(part[i].set);
        return -1;
    }
    exchange_slots(routine, parent, part, n);
    for (int i = 0; i < n; i++)
        if (part[i].mine)
            *team_p[i] = sma_team_new(routine, part[i].set, num_contexts[i]);
    sma_team_end_claim(&claim);
    return 0;
}

/* Returns the number of contexts that a configuration asks for, or -1 when it
 * makes no sense. */
static int contexts_of(const shmem_team_config_t *config, long mask)
{
    if ((mask & SHMEM_TEAM_NUM_CONTEXTS) == 0)
        return 0;
    if (config == NULL || config->num_contexts < 0)
        return -1;
    return config->num_contexts;
}

static bool is_part(const struct sma_set *parent, int start, int stride,
                    int size)
{
    int64_t last = start + ((int64_t) size - 1) * stride;

    return start >= 0 && start < parent->size && size >= 1 && last >= 0 &&
           last < parent->size && (stride != 0 || size == 1);
}

int pshmem_team_split_strided(shmem_team_t parent_team, int start, int stride,
                              int size, const shmem_team_config_t *config,
                              long config_mask, shmem_team_t *new_team_p)
{
    const struct sma_routine *routine = SMA_R(shmem_team_split_strided);
    struct sma_team *parent = sma_team_get(parent_team);
    int contexts = contexts_of(config, config_mask);
    struct sma_team_part part = {
        .start = start, .stride = stride, .size = size};

    SMA_SEE_VALUE(routine, int,
                  pshmem_team_split_strided(parent_team, start, stride, size,
                                            config, config_mask, new_team_p),
                  sma_about_team(parent_team, 0, 0));
    sma_check_running(routine);
    sma_check_null(routine, "new_team", new_team_p);
    *new_team_p = SHMEM_TEAM_INVALID;
    if (parent == NULL) {
        if (parent_team != SHMEM_TEAM_INVALID)
            sma_bad_team(routine, "parent_team", parent_team);
        return -1;
    }
    if (sma_checks_all())
        sma_check_call(routine, parent->set,
                       SMA_CALL("split", SMA_NUMBER("start", start),
                                SMA_NUMBER("stride", stride),
                                SMA_NUMBER("size", size)));
    if (!is_part(parent->set, start, stride, size))
        return -1;
    return sma_team_split(routine, parent->set, &part, 1, &contexts,
                          contexts >= 0, &new_team_p);
}
SMA_ALIAS(shmem_team_split_strided)

int pshmem_team_split_2d(shmem_team_t parent_team, int xrange,
                         const shmem_team_config_t *xaxis_config,
                         long xaxis_mask, shmem_team_t *xaxis_team,
                         const shmem_team_config_t *yaxis_config,
                         long yaxis_mask, shmem_team_t *yaxis_team)
{
    const struct sma_routine *routine = SMA_R(shmem_team_split_2d);
    struct sma_team *parent = sma_team_get(parent_team);
    int contexts[2] = {contexts_of(xaxis_config, xaxis_mask),
                       contexts_of(yaxis_config, yaxis_mask)};
    shmem_team_t *const team_p[2] = {xaxis_team, yaxis_team};
    struct sma_team_part part[2];
    int n, x, y;

    SMA_SEE_VALUE(routine, int,
                  pshmem_team_split_2d(parent_team, xrange, xaxis_config,
                                       xaxis_mask, xaxis_team, yaxis_config,
                                       yaxis_mask, yaxis_team),
                  sma_about_team(parent_team, 0, 0));
    sma_check_running(routine);
    sma_check_null(routine, "xaxis_team", xaxis_team);
    sma_check_null(routine, "yaxis_team", yaxis_team);
    *xaxis_team = *yaxis_team = SHMEM_TEAM_INVALID;
    if (parent == NULL) {
        if (parent_team != SHMEM_TEAM_INVALID)
            sma_bad_team(routine, "parent_team", parent_team);
        return -1;
    }
    if (sma_checks_all())
        sma_check_call(routine, parent->set,
                       SMA_CALL("split_2d", SMA_NUMBER("xrange", xrange)));
    if (xrange < 1)
        return -1;
    n = parent->set->size;
    x = parent->set->me % xrange;
    y = parent->set->me / xrange;
    part[0] = (struct sma_team_part){
        .start = y * xrange, .stride = 1, .size = n - y * xrange};
    if (part[0].size > xrange)
        part[0].size = xrange;
    part[1] = (struct sma_team_part){
        .start = x, .stride = xrange, .size = (n - 1 - x) / xrange + 1};
    return sma_team_split(routine, parent->set, part, 2, contexts,
                          contexts[0] >= 0 && contexts[1] >= 0, team_p);
}
SMA_ALIAS(shmem_team_split_2d)
