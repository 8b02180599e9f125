/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the alltoalls between nodes have in common (coll/algorithm/alltoall_exchange.h).
 */
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/algorithm/alltoall_exchange.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/place.h"
#include "coll/epoch/places.h"
#include "coll/epoch/threads.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"
#include "net/net.h"
#include "rma/rma.h"

void sma_alltoall_copy(const struct sma_alltoall_exchange *x, char *to,
                       ptrdiff_t to_stride, const char *from,
                       ptrdiff_t from_stride)
{
    if (to_stride == 1 && from_stride == 1)
        sma_coll_copy(to, from, x->block);
    else
        sma_copy_strided(to, from, to_stride, from_stride, x->a.nelems,
                         x->a.esize);
}

void sma_alltoall_differ(const struct sma_alltoall_exchange *x, int pe,
                         const char *data, size_t room, size_t got)
{
    uint64_t word = 0;
    size_t theirs = got / x->a.esize;

    if (got >= sizeof word && got <= room)
        memcpy(&word, data, sizeof word);
    if (word >> 32 == SMA_ALLTOALL_JOINED >> 32)
        theirs = word - SMA_ALLTOALL_JOINED;
    sma_fatal(x->routine, "nelems is %zu here but %zu on PE %d", x->a.nelems,
              theirs, pe);
}

void sma_alltoall_read_places(struct sma_alltoall_exchange *x)
{
    struct sma_set *set = x->set;
    size_t span = x->a.source_span;

    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const struct sma_places *p = sma_places_read(set, x->routine, k);

        sma_alltoall_check(set, x->routine, k, p->bytes, span, x->a.sst);
        x->from[k] = span > 0 ? sma_coll_at(p->source) : NULL;
        x->to[k] = span > 0 ? (char *) sma_coll_at(p->dest) : NULL;
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_posted(set);
}

void sma_alltoall_copy_here(const struct sma_alltoall_exchange *x)
{
    const struct sma_set *set = x->set;

    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        sma_alltoall_copy(
            x, x->a.dest + sma_alltoall_at(x, set->local[k], x->a.dst),
            x->a.dst, x->from[k] + sma_alltoall_at(x, set->me, x->a.sst),
            x->a.sst);
        if (++k == set->local_n)
            k = 0;
    }
}

struct sma_alltoall_exchange
sma_alltoall_begin(struct sma_set *set, const struct sma_routine *routine,
                   struct sma_alltoall a)
{
    struct sma_alltoall_exchange x = {
        .set = set,
        .routine = routine,
        .a = a,
        .block = a.nelems * a.esize,
        .from = sma_set_from(set, routine),
        .to = sma_set_to(set, routine),
    };

    sma_net_begin(SMA_COLL_ALLTOALL);
    sma_epoch_begin(set);
    sma_places_post(set, routine, a.dest, a.dest_span, a.source, a.source_span);
    return x;
}

void sma_alltoall_end(const struct sma_alltoall_exchange *x)
{
    sma_epoch_done(x->set);
    sma_epoch_wait_over(x->set, x->routine);
}
