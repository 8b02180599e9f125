/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sums from left to right the data of members that are mapped here, and writes
 * the results of each of them (coll/algorithm/scan.h).
 */
#include <string.h>

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/place.h"
#include "coll/epoch/places.h"
#include "coll/set/set.h"

enum { CHUNK = 4096 }; /* bytes of intermediate sums: two chunks fit in L1 */

/* Scans n elements from byte `at` on, which fit in a chunk. */
static void scan_chunk(const struct sma_scan *s, size_t at, size_t n)
{
    unsigned char room[2][CHUNK] __attribute__((aligned(SMA_CACHE_LINE)));
    unsigned char *sum = room[0], *next = room[1];
    size_t bytes = n * s->op->esize;

    if (s->before != NULL)
        memcpy(sum, s->before + (at - s->first), bytes);
    else if (s->exclusive)
        memset(sum, 0, bytes);
    for (int i = 0; i < s->size; i++) {
        const char *term = s->source[i] + at;
        unsigned char *before = sum;

        /* The first term is copied: 0 + -0 would be 0. */
        if (i == 0 && s->before == NULL)
            memcpy(next, term, bytes);
        else
            s->op->kernel(next, sum, term, n);
        sum = next;
        next = before;
        if (s->dest[i] != NULL)
            memcpy(s->dest[i] + at, s->exclusive ? before : sum, bytes);
    }
    if (s->after != NULL)
        memcpy(s->after + (at - s->first), sum, bytes);
}

void sma_scan(const struct sma_scan *s, size_t at, size_t n)
{
    size_t e = s->op->esize, most = CHUNK / e;

    while (n > 0) {
        size_t now = n < most ? n : most;

        scan_chunk(s, at, now);
        at += now * e;
        n -= now;
    }
}

void sma_scan_places(struct sma_set *set, const struct sma_routine *routine,
                     size_t bytes, size_t esize, const char **from_p,
                     char **to_p)
{
    for (int k = 0; k < set->local_n; k++) {
        size_t posted = sma_mailbox_bytes(sma_epoch_read(set, routine, k));
        const struct sma_places *p;

        if (unlikely(posted != sizeof *p)) /* a PE that posts its data */
            sma_scan_check(routine, sma_set_local_pe(set, k), posted, bytes,
                           esize);
        p = sma_places_read(set, routine, k);
        sma_scan_check(routine, sma_set_local_pe(set, k), p->bytes, bytes,
                       esize);
        from_p[k] = bytes > 0 ? sma_coll_at(p->source) : NULL;
        to_p[k] = bytes > 0 ? (char *) sma_coll_at(p->dest) : NULL;
    }
    sma_epoch_all_posted(set);
}
