/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The scan of large data on one node.  Each PE reads its slice in all sources and writes
 * it to all dests, so in a scan in place an element is read by no other PE than the one
 * that overwrites it.
 */
#include "coll/algorithm/scan_slices.h"
#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/places.h"
#include "coll/set/set.h"

void sma_scan_slices(struct sma_set *set, const struct sma_routine *routine,
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
    sma_epoch_done(set);
    sma_epoch_wait_over(set, routine);
}
