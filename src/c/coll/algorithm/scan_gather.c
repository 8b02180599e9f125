/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan between nodes in which each leader gets the data of all members, scans all
 * of them, and writes to the dests of those on its node.  This takes fewer messages one
 * after the other than a chain, but more bytes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/algorithm/scan_exchange.h"
#include "coll/algorithm/scan_gather.h"
#include "coll/exchange/leaders.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

/* The leaders call this. */
static void scan_gathered(const struct sma_scan_exchange *x)
{
    struct sma_set *set = x->set;
    size_t e = x->op->esize, bytes = x->n * e;
    size_t nodes = (size_t) set->nodes, members = (size_t) set->size;
    const char **source = sma_buffer(x->routine, members * sizeof *source);
    char **dest = sma_new(x->routine, members, sizeof *dest);
    char **block = sma_buffer(x->routine, nodes * sizeof *block);
    size_t *size = sma_buffer(x->routine, nodes * sizeof *size);
    char *room =
        sma_new(x->routine, 1, nodes * SMA_SCAN_HEAD + members * bytes);
    struct sma_scan s = {.source = source,
                         .dest = dest,
                         .size = set->size,
                         .op = x->op,
                         .exclusive = x->exclusive};
    struct sma_wrong wrong;

    for (int i = 0, at = 0; i < set->nodes; i++) {
        block[i] = room + (size_t) i * SMA_SCAN_HEAD + (size_t) at * bytes;
        size[i] = SMA_SCAN_HEAD;
        for (; at < x->layout->first[i + 1]; at++) {
            source[x->layout->member[at]] = block[i] + size[i];
            size[i] += bytes;
        }
    }
    sma_scan_write_head(block[set->node], bytes);
    for (int k = 0; k < set->local_n; k++) {
        dest[set->local[k]] = x->to[k];
        if (bytes > 0)
            memcpy(block[set->node] + SMA_SCAN_HEAD + (size_t) k * bytes,
                   x->from[k], bytes);
    }
    if (unlikely(!sma_net_collect(set, x->routine, block, size, &wrong))) {
        int node = wrong.node, pe = set->leader[node];

        /* Only the first round brings the head of one node by itself. */
        sma_scan_check_head(x, block[node], size[node], wrong.got, pe);
        sma_scan_differ(x, pe);
    }
    sma_scan(&s, 0, x->n);
    free(source);
    free(dest);
    free(block);
    free(size);
    free(room);
}

void sma_scan_gather(struct sma_set *set, const struct sma_routine *routine,
                     char *dest, const void *source, size_t n,
                     const struct sma_op *op, bool exclusive)
{
    struct sma_scan_exchange x =
        sma_scan_begin(set, routine, dest, source, n, op, exclusive);

    if (sma_set_leads(set))
        scan_gathered(&x);
    sma_scan_end(&x);
}
