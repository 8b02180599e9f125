/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collect and fcollect between nodes.
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/algorithm/collect_between.h"
#include "coll/algorithm/gather_all.h"
#include "coll/compare/object.h"
#include "coll/epoch/differ.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/share.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* The leaders call this, in the epoch in which the members on their nodes post:
 * the contributions of all come to dest.  Returns how many bytes they have. */
static size_t lead_collect(struct sma_set *set,
                           const struct sma_routine *routine, char *dest,
                           const void *source, size_t nelems, size_t esize,
                           bool same_size)
{
    size_t *size = sma_buffer(routine, (size_t) set->size * sizeof *size);
    const char **mine = sma_new(routine, (size_t) set->local_n, sizeof *mine);
    int *node = sma_set_nodes_of_members(set, routine);
    size_t total = 0, got;
    int wrong;

    for (int i = 0; i < set->size; i++)
        size[i] = nelems * esize;
    for (int k = 0; k < set->local_n; k++) {
        const struct sma_mailbox *mailbox =
            k == 0 ? NULL : sma_epoch_read(set, routine, k);
        size_t bytes = k == 0 ? nelems * esize : sma_mailbox_bytes(mailbox);

        if (unlikely(same_size && bytes != nelems * esize))
            sma_coll_count_differs(routine, "nelems", nelems * esize, bytes,
                                   esize, sma_set_local_pe(set, k));
        size[set->local[k]] = bytes;
        mine[k] = k == 0 ? source : sma_mailbox_data(set, k, mailbox);
    }
    if (!same_size)
        sma_gather_sizes(set, routine, size, node);
    for (int i = 0; i < set->size; i++)
        if (unlikely(__builtin_add_overflow(total, size[i], &total)))
            sma_net_wrong_size(routine, set->leader[node[i]], size[i], 0);
    if (total > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    wrong = sma_gather_data(set, routine, dest, size, node, mine, &got);
    if (unlikely(wrong >= 0))
        sma_coll_count_differs(routine, "nelems", nelems * esize, got, esize,
                               set->leader[wrong]);
    free(size);
    free(mine);
    free(node);
    return total;
}

void sma_collect_between(const struct sma_routine *routine, void *dest,
                         const void *source, size_t nelems, size_t esize,
                         bool same_size, struct sma_set *set)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize), total = 0;

    if (bytes > 0)
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    sma_net_begin(SMA_COLL_COLLECT);
    sma_epoch_begin(set);
    if (!sma_set_leads(set))
        sma_epoch_post(set, routine, source, bytes);
    else
        total =
            lead_collect(set, routine, dest, source, nelems, esize, same_size);
    sma_epoch_done(set);
    if (set->local_n == 1)
        return;
    /* The leader has read the sources of its node when it shares. */
    sma_epoch_share(set, routine, 0, &total, &total, sizeof total);
    if (total > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    sma_epoch_share(set, routine, 0, dest, dest, total);
}
