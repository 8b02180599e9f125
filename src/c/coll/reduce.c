/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions: the choice of the algorithm, and the algorithms on one node.
 * coll/reduce_net.c has those between nodes.
 *
 * On a node each element is combined from left to right in the order of the
 * set, whatever the algorithm.  So all PEs get the same bits, in every run.
 *
 *   small   The data travel in mailboxes or bounce buffers.  Each PE combines
 *           the data of all.
 *   direct  Each PE combines the data of all, straight from their sources.
 *   slices  Each PE combines one slice of the elements, straight from the
 *           sources of all.  Then it copies the other slices from the dests of
 *           the others.
 *
 * A reduction in place (dest is source) must not overwrite what another PE is
 * still to read.  In `small` the others read copies.  In `slices` only the PE
 * that combines a slice writes to it before all sources have been read, and of
 * that slice of its source no other PE reads anything.  In `direct` post_source
 * makes a copy.  A large reduction of two PEs is `direct` if neither of them
 * works in place, and `slices` if one does: a PE may do so alone, and tells the
 * other one in its mailbox.
 */
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "call/call.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/net.h"
#include "coll/object.h"
#include "coll/reduce.h"
#include "coll/routines.h"
#include "coll/team.h"
#include "coll/threads.h"
#include "wait/wait.h"

static bool overlap(const void *a, const void *b, size_t bytes)
{
    return (uintptr_t) a - (uintptr_t) b < bytes ||
           (uintptr_t) b - (uintptr_t) a < bytes;
}

/* Posts the source, or a copy of it where dest overlaps it: a PE that is still
 * to read the source would find results there.  Returns true when the mailbox
 * points to the source. */
static inline bool post_source(struct sma_set *set,
                               const struct sma_routine *routine,
                               const void *dest, const void *source,
                               size_t bytes)
{
    if (bytes <= SMA_INLINE || !overlap(dest, source, bytes))
        return sma_epoch_post(set, routine, source, bytes);
    sma_epoch_post_copy(set, routine, source, bytes);
    return false;
}

/* `small` and `direct`: each PE combines the data of all. */
SMA_COLLECTIVE void reduce_all(struct sma_set *set,
                               const struct sma_routine *routine, void *dest,
                               const void *source, size_t n, size_t bytes,
                               const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    bool points;

    sma_epoch_begin(set);
    points = post_source(set, routine, dest, source, bytes);
    sma_combine_sources(set, routine, source, bytes, op->esize, from);
    if (n > 0)
        sma_combine(dest, from, set->local_n, 0, n, op);
    sma_epoch_finish(set, routine, points);
}

/* reduce_all for two PEs, which needs no arrays. */
SMA_COLLECTIVE void reduce_two(struct sma_set *set,
                               const struct sma_routine *routine, void *dest,
                               const void *source, size_t n, size_t bytes,
                               const struct sma_op *op)
{
    int other = 1 - set->local_me;
    const struct sma_mailbox *mailbox;
    const void *theirs;
    bool points;

    sma_epoch_begin(set);
    points = post_source(set, routine, dest, source, bytes);
    mailbox = sma_epoch_meet(set, routine, other);
    sma_epoch_all_read(set);
    sma_combine_check(routine, sma_set_local_pe(set, other),
                      sma_mailbox_bytes(mailbox), bytes, op->esize);
    theirs = sma_mailbox_data(set, other, mailbox);
    op->kernel(dest, other == 0 ? theirs : source, other == 0 ? source : theirs,
               n);
    sma_epoch_finish(set, routine, points);
}

/* A reduction of two PEs of more bytes than a bounce buffer has.  Both know from
 * the mailboxes whether one of them works in place. */
static void reduce_two_large(struct sma_set *set,
                             const struct sma_routine *routine, char *dest,
                             const char *source, size_t n, size_t bytes,
                             const struct sma_op *op)
{
    int other = 1 - set->local_me;
    bool in_place = overlap(dest, source, bytes);
    size_t first = 0, end = n;
    const struct sma_mailbox *mailbox;
    const char *from[2];

    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(source), source, bytes,
                          in_place ? SMA_MAILBOX_IN_PLACE : SMA_MAILBOX_SOURCE);
    mailbox = sma_epoch_meet(set, routine, other);
    sma_epoch_all_read(set);
    sma_combine_check(routine, sma_set_local_pe(set, other),
                      sma_mailbox_bytes(mailbox), bytes, op->esize);
    from[set->local_me] = source;
    from[other] = sma_mailbox_data(set, other, mailbox);
    in_place |= (mailbox->bytes_where & 3) == SMA_MAILBOX_IN_PLACE;
    if (in_place) {
        first = sma_combine_slice(n, set->local_me, 2, op->esize);
        end = sma_combine_slice(n, set->local_me + 1, 2, op->esize);
    }
    sma_combine(dest + first * op->esize, from, 2, first * op->esize,
                end - first, op);
    sma_epoch_finish(set, routine, !in_place);
    if (in_place)
        sma_combine_fetch(set, routine, dest, n, 2, op);
}

SMA_COLLECTIVE void reduce(const struct sma_routine *routine,
                           struct sma_set *set, void *dest, const void *source,
                           size_t n, const struct sma_op *op)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(n, op->esize, &bytes)))
        bytes = SIZE_MAX; /* no symmetric object is so large: the checks fail */
    if (n > 0) {
        sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    }
    if (set->size == 1) {
        if (n > 0 && dest != source)
            memmove(dest, source, bytes);
    } else if (unlikely(set->nodes > 1)) {
        sma_reduce_between(set, routine, dest, source, n, bytes, op);
    } else if (set->size == 2 && bytes <= SMA_COPY_MOST_SHARED) {
        reduce_two(set, routine, dest, source, n, bytes, op);
    } else if (set->size == 2) {
        reduce_two_large(set, routine, dest, source, n, bytes, op);
    } else if (bytes <= (!sma_crowded ? SMA_REDUCE_DIRECT_MOST
                                      : SMA_REDUCE_SMALL_MOST_SHARED)) {
        reduce_all(set, routine, dest, source, n, bytes, op);
    } else {
        sma_combine_slices(set, routine, dest, source, n, bytes, op);
        sma_combine_fetch(set, routine, dest, n, set->local_n, op);
    }
}

/* The call as SHMEM_CHECK=2 compares it.  It is a macro, as the routines have
 * its arguments under the same names. */
#define CALL \
    SMA_CALL_REDUCES( \
        dest, source, (size_t) nreduce, op->esize, \
        SMA_NUMBER_IN("nreduce", nreduce, SMA_RANGE_NOT_NEGATIVE))

void sma_reduce(const struct sma_routine *routine, void *dest,
                const void *source, ptrdiff_t nreduce, const struct sma_op *op,
                const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_reduce(routine, dest, source, nreduce, op, a),
                sma_about_active(a, 0, (size_t) nreduce * op->esize));
        set = sma_set_check(routine, a, CALL);
    }
    if (unlikely(nreduce < 0))
        sma_fatal(routine, "nreduce is %td, must not be negative", nreduce);
    reduce(routine, set, dest, source, (size_t) nreduce, op);
}

void sma_team_reduce(const struct sma_routine *routine, shmem_team_t team,
                     void *dest, const void *source, size_t nreduce,
                     const struct sma_op *op)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_team_reduce(routine, team, dest, source, nreduce, op),
                sma_about_team(team, 0, nreduce * op->esize));
        set = sma_team_check(routine, team, CALL);
    }
    reduce(routine, set, dest, source, nreduce, op);
}

/* A word fits into a mailbox, and so need not be symmetric. */
void sma_reduce_word(const struct sma_routine *routine, struct sma_set *set,
                     uint64_t *word, const struct sma_op *op)
{
    uint64_t mine = *word;

    if (set->nodes > 1)
        sma_reduce_between(set, routine, (char *) word, &mine, 1, sizeof mine,
                           op);
    else
        reduce_all(set, routine, word, &mine, 1, sizeof mine, op);
}
