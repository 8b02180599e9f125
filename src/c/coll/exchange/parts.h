/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The parts of an alltoall (coll/exchange/schedule.h) that this PE sends for its node, and
 * those that it receives.
 */
#ifndef SMA_COLL_EXCHANGE_PARTS_H
#define SMA_COLL_EXCHANGE_PARTS_H

#include "coll/exchange/schedule.h"
#include "coll/set/set.h"

/* The bytes of the blocks of a part, about. */
enum { SMA_PART_BYTES = 64 << 10 };

/* A cursor over the parts of this PE in the order of the turns.  Sender and
 * receiver find the same parts in the same order. */
struct sma_part_cursor {
    const struct sma_set *set;
    const struct sma_layout *layout;
    size_t cells; /* the most blocks of a part */
    bool sends;
    int turn, end; /* the cursor ends before turn `end` */

    /* The part at which the cursor is. */
    int p, pe; /* its number; the PE that it goes to or comes from */
    int node;  /* the node of this PE */
    struct sma_parts parts;
    struct sma_part part;
};

/* A cursor over the turns first <= t < end. */
static inline struct sma_part_cursor
sma_part_cursor(const struct sma_set *set, const struct sma_layout *layout,
                size_t cells, bool sends, int first, int end)
{
    return (struct sma_part_cursor){.set = set,
                                    .layout = layout,
                                    .cells = cells,
                                    .sends = sends,
                                    .turn = first - 1,
                                    .end = end};
}

/* Goes on to the next part of this PE.  Returns false when there is none. */
static inline bool sma_part_next(struct sma_part_cursor *w)
{
    const struct sma_set *set = w->set;
    int k = set->local_n, first;

    w->p += k;
    while (w->p >= w->parts.count) {
        if (++w->turn >= w->end) {
            w->turn = w->end;
            w->parts.count = 0;
            return false;
        }
        w->node = w->sends ? sma_plan_turn_to(set->nodes, set->node, w->turn)
                           : sma_plan_turn_from(set->nodes, set->node, w->turn);
        first = sma_layout_n(w->layout, w->node);
        w->parts = sma_plan_parts(w->sends ? k : first, w->sends ? first : k,
                                  w->cells);
        w->p = sma_plan_turn_from(k, set->local_me, (w->turn - 1) % k);
    }
    w->part = sma_plan_part(&w->parts, w->p);
    w->pe = sma_layout_pe(
        set, w->layout, w->node,
        sma_plan_part_member(w->turn, w->p, sma_layout_n(w->layout, w->node)));
    return true;
}

/* Does the part of one cursor stand after that of another in the order of turns
 * and numbers? */
static inline bool sma_part_is_after(const struct sma_part_cursor *a,
                                     const struct sma_part_cursor *b)
{
    return a->turn != b->turn ? a->turn > b->turn : a->p > b->p;
}

#endif
