/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of two PEs on one node, which needs no arrays.  Where a PE works in
 * place, sma_reduce_post makes a copy, which the other one reads.
 */
#include "coll/algorithm/reduce_two.h"
#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/reduce.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

void sma_reduce_two(const struct sma_routine *routine, void *dest,
                    const void *source, size_t n, const struct sma_op *op,
                    struct sma_set *set)
{
    size_t bytes = sma_reduce_check(routine, set, dest, source, n, op);
    int other = 1 - set->local_me;
    const struct sma_mailbox *mailbox;
    const void *theirs;
    bool points;

    sma_epoch_begin(set);
    points = sma_reduce_post(set, routine, dest, source, bytes);
    mailbox = sma_epoch_meet(set, routine, other);
    sma_epoch_all_posted(set);
    if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
        sma_combine_check(routine, sma_set_local_pe(set, other),
                          sma_mailbox_bytes(mailbox), bytes, op->esize);
    theirs = sma_mailbox_data(set, other, mailbox);
    op->kernel(dest, other == 0 ? theirs : source, other == 0 ? source : theirs,
               n);
    sma_epoch_close(set, routine, points);
}
