/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of two PEs on one node of more bytes than a bounce buffer has.  Each
 * of them combines all elements.  If dest and source of one of the two overlap, as its
 * mailbox tells the other, each combines one half, and then fetches the other half.
 */
#include "coll/algorithm/reduce_two_large.h"
#include "base/base.h"
#include "check/region.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/reduce.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

void sma_reduce_two_large(const struct sma_routine *routine, void *dest,
                          const void *source, size_t n, const struct sma_op *op,
                          struct sma_set *set)
{
    size_t bytes = sma_reduce_check(routine, set, dest, source, n, op);
    int other = 1 - set->local_me;
    bool in_place = sma_reduce_overlap(dest, source, bytes);
    size_t first = 0, end = n;
    const struct sma_mailbox *mailbox;
    const char *from[2];

    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(source), source, bytes,
                          in_place ? SMA_MAILBOX_IN_PLACE : SMA_MAILBOX_SOURCE);
    mailbox = sma_epoch_meet(set, routine, other);
    sma_epoch_all_posted(set);
    sma_combine_check(routine, sma_set_local_pe(set, other),
                      sma_mailbox_bytes(mailbox), bytes, op->esize);
    from[set->local_me] = source;
    from[other] = sma_mailbox_data(set, other, mailbox);
    in_place |= (mailbox->bytes_where & 3) == SMA_MAILBOX_IN_PLACE;
    if (in_place) {
        first = sma_combine_slice(n, set->local_me, 2, op->esize);
        end = sma_combine_slice(n, set->local_me + 1, 2, op->esize);
    }
    sma_combine((char *) dest + first * op->esize, from, 2, first * op->esize,
                end - first, op);
    sma_epoch_close(set, routine, !in_place);
    if (in_place)
        sma_combine_fetch(set, routine, dest, n, 2, op);
}
