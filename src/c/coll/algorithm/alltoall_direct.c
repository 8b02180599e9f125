/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The alltoall between nodes of large blocks, and of nodes with one member each: each
 * PE sends each member on another node the block that is for it.
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/algorithm/alltoall.h"
#include "coll/algorithm/alltoall_direct.h"
#include "coll/algorithm/alltoall_exchange.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"

/* The blocks in each direction that are under way at once. */
enum { WINDOW = 32 };

/* A block on its way to one member and a block on its way from another. */
struct pair {
    struct sma_message *sent, *coming;
    int to, from; /* indices in the set, -1: none */
    size_t got;
    char *out, *in; /* packed copies, NULL where stride 1 needs none */
};

/* Waits for both blocks, unpacks the one that arrives, and clears the pair. */
static void end_pair(const struct sma_alltoall_exchange *x, struct pair *p)
{
    if (p->from >= 0) {
        int pe = sma_set_pe(x->set, p->from);
        char *dest = x->a.dest + sma_alltoall_at(x, p->from, x->a.dst);

        sma_net_wait(p->coming, x->routine, pe);
        if (unlikely(p->got != x->block))
            sma_alltoall_differ(x, pe, p->in != NULL ? p->in : dest, x->block,
                                p->got);
        if (p->in != NULL)
            sma_alltoall_copy(x, dest, x->a.dst, p->in, 1);
    }
    if (p->to >= 0)
        sma_net_wait(p->sent, x->routine, sma_set_pe(x->set, p->to));
    free(p->in);
    free(p->out);
    *p = (struct pair){.to = -1, .from = -1};
}

static void start_pair(const struct sma_alltoall_exchange *x, struct pair *p,
                       int from, int to)
{
    const struct sma_alltoall *a = &x->a;
    char *in = a->dest + sma_alltoall_at(x, from, a->dst);
    const char *out = a->source + sma_alltoall_at(x, to, a->sst);

    if (!sma_set_is_here(x->set, from)) {
        p->from = from;
        if (a->dst != 1)
            in = p->in = sma_buffer(x->routine, x->block);
        p->coming = sma_net_start_receive(x->set, sma_set_pe(x->set, from), in,
                                          x->block, &p->got);
    }
    if (!sma_set_is_here(x->set, to)) {
        p->to = to;
        if (a->sst != 1) {
            p->out = sma_buffer(x->routine, x->block);
            sma_alltoall_copy(x, p->out, 1, out, a->sst);
            out = p->out;
        }
        p->sent = sma_net_send(x->set, sma_set_pe(x->set, to), out, x->block);
    }
}

/* In step k a PE sends to the k-th member after it and receives from the k-th
 * before it, so that no member is sent all blocks at once. */
static void exchange_direct(struct sma_alltoall_exchange *x)
{
    struct sma_set *set = x->set;
    struct pair pair[WINDOW];

    for (int k = 0; k < WINDOW; k++)
        pair[k] = (struct pair){.to = -1, .from = -1};
    for (int k = 1; k < set->size; k++) {
        struct pair *p = &pair[k % WINDOW];

        end_pair(x, p);
        start_pair(x, p, sma_plan_turn_from(set->size, set->me, k),
                   sma_plan_turn_to(set->size, set->me, k));
    }
    sma_alltoall_read_places(x);
    sma_alltoall_copy_here(x);
    for (int k = 1; k <= WINDOW; k++)
        end_pair(x, &pair[(set->size - 1 + k) % WINDOW]);
}

void sma_alltoall_direct(const struct sma_routine *routine, void *dest,
                         const void *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, size_t esize, struct sma_set *set)
{
    struct sma_alltoall a = sma_alltoall_describe(routine, set, dest, source,
                                                  dst, sst, nelems, esize);
    struct sma_alltoall_exchange x = sma_alltoall_begin(set, routine, a);

    if (x.block == 0)
        sma_alltoall_read_places(&x);
    else
        exchange_direct(&x);
    sma_alltoall_end(&x);
}
