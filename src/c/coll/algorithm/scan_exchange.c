/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the scans between nodes have in common (coll/algorithm/scan_exchange.h).
 */
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/algorithm/scan_exchange.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/places.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

void sma_scan_write_head(char *message, uint64_t bytes)
{
    memset(message, 0, SMA_SCAN_HEAD);
    memcpy(message, &bytes, sizeof bytes);
}

void sma_scan_differ(const struct sma_scan_exchange *x, int pe)
{
    sma_fatal(x->routine, "nelems is %zu here but differs on PE %d", x->n, pe);
}

void sma_scan_check_head(const struct sma_scan_exchange *x, const char *message,
                         size_t room, size_t got, int pe)
{
    uint64_t theirs;

    if (got < SMA_SCAN_HEAD)
        sma_net_wrong_size(x->routine, pe, got,
                           SMA_SCAN_HEAD + x->n * x->op->esize);
    if (got > room)
        sma_scan_differ(x, pe);
    memcpy(&theirs, message, sizeof theirs);
    sma_scan_check(x->routine, pe, theirs, x->n * x->op->esize, x->op->esize);
}

struct sma_scan_exchange sma_scan_begin(struct sma_set *set,
                                        const struct sma_routine *routine,
                                        char *dest, const void *source,
                                        size_t n, const struct sma_op *op,
                                        bool exclusive)
{
    struct sma_scan_exchange x = {
        .set = set,
        .routine = routine,
        .op = op,
        .exclusive = exclusive,
        .n = n,
        .from = sma_set_from(set, routine),
        .to = sma_set_to(set, routine),
        .layout = sma_set_layout(set, routine),
    };
    size_t bytes = n * op->esize;

    sma_net_begin(SMA_COLL_REDUCE);
    sma_epoch_begin(set);
    sma_places_post(set, routine, dest, bytes, source, bytes);
    sma_scan_places(set, routine, bytes, op->esize, x.from, x.to);
    return x;
}

void sma_scan_end(const struct sma_scan_exchange *x)
{
    sma_epoch_done(x->set);
    sma_epoch_wait_over(x->set, x->routine);
}
