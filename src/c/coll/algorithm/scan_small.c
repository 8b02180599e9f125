/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan of small data on one node.  The data travel in mailboxes or bounce buffers,
 * so a PE may scan in place.
 */
#include "coll/algorithm/scan_small.h"
#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

void sma_scan_small(struct sma_set *set, const struct sma_routine *routine,
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
    sma_epoch_all_posted(set);
    sma_scan(&s, 0, n);
    sma_epoch_done(set);
}
