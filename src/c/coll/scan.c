/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Scans: member i of a team gets the sum of the data of the members 0..i, or in
 * an exclusive scan 0..i-1.  Each element is summed from left to right in the
 * order of the team, whatever the size and wherever the PEs are.  So all runs
 * give the same bits.
 *
 * On a node:
 *
 *   small   The data travel in mailboxes or bounce buffers.  Each PE sums the
 *           data of the members before it.
 *   slices  Each PE does one slice of the elements for all members: it reads
 *           the slice in all sources and writes it to all dests.
 *
 * What happens between nodes is in coll/scan_net.c.
 *
 * In a scan in place (dest is source) the others read copies of the data, or an
 * element is read by no other PE than the one that overwrites it.
 */
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "call/call.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/layout.h"
#include "coll/limits.h"
#include "coll/object.h"
#include "coll/routines.h"
#include "coll/scan.h"
#include "coll/size.h"
#include "coll/team.h"

/* `small`: each PE sums the data of the members before it. */
static void scan_small(struct sma_set *set, const struct sma_routine *routine,
                       char *dest, const void *source, size_t n,
                       const struct sma_op *op, bool exclusive)
{
    const char **from = sma_set_from(set, routine);
    char **to = sma_set_to(set, routine);
    size_t bytes = n * op->esize;
    struct sma_scan s = {from, to, set->me + 1, op, exclusive, NULL, NULL, 0};

    sma_epoch_begin(set);
    if (bytes <= SMA_INLINE)
        sma_epoch_post(set, routine, source, bytes);
    else
        sma_epoch_post_copy(set, routine, source, bytes);
    for (int i = 0; i < set->size; i++) {
        const struct sma_mailbox *mailbox;

        to[i] = i == set->me ? dest : NULL;
        from[i] = source;
        if (i == set->me)
            continue;
        mailbox = sma_epoch_read(set, routine, i);
        sma_scan_check(routine, sma_set_pe(set, i), sma_mailbox_bytes(mailbox),
                       bytes, op->esize);
        from[i] = sma_mailbox_data(set, i, mailbox);
    }
    sma_epoch_all_read(set);
    sma_scan(&s, 0, n);
    sma_epoch_end(set);
}

/* `slices`: each PE does one slice for all members. */
static void scan_slices(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n,
                        const struct sma_op *op, bool exclusive)
{
    const char **from = sma_set_from(set, routine);
    char **to = sma_set_to(set, routine);
    struct sma_scan s = {from, to, set->size, op, exclusive, NULL, NULL, 0};
    size_t bytes = n * op->esize;
    size_t line = op->esize < SMA_CACHE_LINE ? SMA_CACHE_LINE / op->esize : 1;
    size_t per = (n / (size_t) set->size + line) / line * line;
    size_t first = per * (size_t) set->me, end = first + per;

    sma_epoch_begin(set);
    sma_places_post(set, routine, dest, bytes, source, bytes);
    sma_scan_places(set, routine, bytes, op->esize, from, to);
    if (end > n)
        end = n;
    if (first < end)
        sma_scan(&s, first * op->esize, end - first);
    sma_epoch_end(set);
    sma_epoch_wait_ended(set, routine);
}

void sma_team_scan(const struct sma_routine *routine, shmem_team_t team,
                   void *dest, const void *source, size_t nelems,
                   const struct sma_op *op, bool exclusive)
{
    struct sma_set *set = sma_team_coll(team);
    size_t bytes = sma_coll_bytes_of(routine, nelems, op->esize);

    if (unlikely(set == NULL)) {
        SMA_SEE(
            routine,
            sma_team_scan(routine, team, dest, source, nelems, op, exclusive),
            sma_about_team(team, 0, nelems * op->esize));
        set = sma_team_check(routine, team,
                             SMA_CALL_MOVES(dest, bytes, false, source, bytes,
                                            false, true,
                                            SMA_NUMBER("nelems", nelems)));
    }
    if (nelems > 0) {
        sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    }
    if (unlikely(set->nodes > 1))
        sma_scan_between(set, routine, dest, source, nelems, op, exclusive);
    else if (bytes <= SMA_REDUCE_SMALL_MOST_SHARED)
        scan_small(set, routine, dest, source, nelems, op, exclusive);
    else
        scan_slices(set, routine, dest, source, nelems, op, exclusive);
}
