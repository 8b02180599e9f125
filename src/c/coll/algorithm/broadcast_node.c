/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The broadcast of a set on one node.
 */
#include "coll/algorithm/broadcast_node.h"
#include "base/base.h"
#include "coll/algorithm/broadcast.h"
#include "coll/epoch/share.h"
#include "coll/set/set.h"

void sma_broadcast_node(const struct sma_routine *routine, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root, struct sma_set *set)
{
    size_t bytes =
        sma_broadcast_check(routine, set, dest, source, nelems, esize, root);

    sma_epoch_share(set, routine, root, source, dest, bytes);
}
