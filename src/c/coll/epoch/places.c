/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Posts where the data of a PE are (coll/epoch/places.h).
 */
#include "coll/epoch/places.h"
#include "base/base.h"
#include "check/region.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/place.h"
#include "coll/set/set.h"

void sma_places_post(struct sma_set *set, const struct sma_routine *routine,
                     const void *dest, size_t dest_bytes, const void *source,
                     size_t bytes)
{
    struct sma_places p = {.bytes = bytes};

    if (bytes > 0) {
        p.source = sma_coll_offset_of(routine, SMA_ARG(source), source, bytes);
        p.dest = sma_coll_offset_of(routine, SMA_ARG(dest), dest, dest_bytes);
    }
    sma_epoch_post(set, routine, &p, sizeof p);
}
