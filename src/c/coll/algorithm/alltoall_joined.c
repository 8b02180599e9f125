/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The alltoall between nodes of small blocks.  The member that sends a part takes the
 * blocks from the sources of the members on its node, and the member that receives it
 * writes them to the dests of those on its own node.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "coll/algorithm/alltoall.h"
#include "coll/algorithm/alltoall_exchange.h"
#include "coll/algorithm/alltoall_joined.h"
#include "coll/exchange/parts.h"
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

enum {
    PART_WINDOW = 4, /* parts in each direction that are under way at once */

    /* The most bytes of a message.  There is room for so many wherever one is
     * received, as nothing of a message arrives that is too long. */
    JOINED_MOST = SMA_PART_BYTES + sizeof(uint64_t),
};

struct joined {
    struct sma_alltoall_exchange x;
    const struct sma_layout *layout;
};

/* A part on its way to or from another node. */
struct transit {
    struct sma_part_cursor at; /* the part */
    struct sma_message *message;
    size_t bytes, got; /* of its message */
    char *data;        /* NULL: nothing is under way here */
};

/* The bytes of a part with its first word. */
static size_t part_bytes(const struct joined *j, const struct sma_part *part)
{
    return sizeof(uint64_t) +
           j->x.block * (size_t) part->senders * (size_t) part->receivers;
}

/* Starts to send the part at which the cursor is: all blocks of a sender one
 * after the other. */
static void start_send(const struct joined *j,
                       const struct sma_part_cursor *cursor, struct transit *t)
{
    const struct sma_part *part = &cursor->part;
    const int *member = j->layout->member + j->layout->first[cursor->node];
    size_t bytes = part_bytes(j, part);
    uint64_t word = SMA_ALLTOALL_JOINED + j->x.a.nelems;
    char *at = sma_buffer(j->x.routine, bytes);

    *t = (struct transit){.at = *cursor, .data = at};
    memcpy(at, &word, sizeof word);
    at += sizeof word;
    for (int s = part->sender; s < part->sender + part->senders; s++)
        for (int r = 0; r < part->receivers; r++, at += j->x.block)
            sma_alltoall_copy(&j->x, at, 1,
                              j->x.from[s] +
                                  sma_alltoall_at(&j->x,
                                                  member[part->receiver + r],
                                                  j->x.a.sst),
                              j->x.a.sst);
    t->message = sma_net_send(j->x.set, cursor->pe, t->data, bytes);
}

static void end_send(const struct joined *j, struct transit *t)
{
    if (t->data == NULL)
        return;
    sma_net_wait(t->message, j->x.routine, t->at.pe);
    free(t->data);
    t->data = NULL;
}

static void start_receive(const struct joined *j,
                          const struct sma_part_cursor *cursor,
                          struct transit *t)
{
    *t = (struct transit){.at = *cursor, .bytes = part_bytes(j, &cursor->part)};
    t->data = sma_buffer(j->x.routine, JOINED_MOST);
    t->message = sma_net_start_receive(j->x.set, cursor->pe, t->data,
                                       JOINED_MOST, &t->got);
}

/* Takes the blocks of a part that has come to the dests on this node. */
static void deliver(const struct joined *j, const struct transit *t)
{
    const struct sma_part *part = &t->at.part;
    const int *member = j->layout->member + j->layout->first[t->at.node];
    uint64_t word = SMA_ALLTOALL_JOINED + j->x.a.nelems;
    const char *at = t->data + sizeof word;

    if (unlikely(t->got != t->bytes ||
                 memcmp(t->data, &word, sizeof word) != 0))
        sma_alltoall_differ(&j->x, t->at.pe, t->data, JOINED_MOST, t->got);
    for (int s = part->sender; s < part->sender + part->senders; s++)
        for (int r = 0; r < part->receivers; r++, at += j->x.block)
            sma_alltoall_copy(&j->x,
                              j->x.to[part->receiver + r] +
                                  sma_alltoall_at(&j->x, member[s], j->x.a.dst),
                              j->x.a.dst, at, 1);
}

static void end_receive(const struct joined *j, struct transit *t)
{
    if (t->data == NULL)
        return;
    sma_net_wait(t->message, j->x.routine, t->at.pe);
    deliver(j, t);
    free(t->data);
    t->data = NULL;
}

/* All PEs start their parts in the order of turns and numbers, and wait only
 * for parts that stand before the one that they are about to start: so some PE
 * can always go on. */
static void exchange_joined(struct joined *j)
{
    struct sma_set *set = j->x.set;
    size_t cells = SMA_PART_BYTES / j->x.block;
    struct sma_part_cursor to =
        sma_part_cursor(set, j->layout, cells, true, 1, set->nodes);
    struct sma_part_cursor from =
        sma_part_cursor(set, j->layout, cells, false, 1, set->nodes);
    struct transit out[PART_WINDOW] = {0}, in[PART_WINDOW] = {0};
    bool sends = sma_part_next(&to), receives = sma_part_next(&from);
    unsigned sent = 0, received = 0;

    sma_alltoall_read_places(&j->x);
    while (sends || receives) {
        struct transit *t;

        if (receives && (!sends || !sma_part_is_after(&from, &to))) {
            t = &in[received++ % PART_WINDOW];
            end_receive(j, t);
            start_receive(j, &from, t);
            receives = sma_part_next(&from);
        } else {
            t = &out[sent++ % PART_WINDOW];
            end_send(j, t);
            start_send(j, &to, t);
            sends = sma_part_next(&to);
        }
    }
    sma_alltoall_copy_here(&j->x);
    for (int i = 0; i < PART_WINDOW; i++)
        end_receive(j, &in[received++ % PART_WINDOW]);
    for (int i = 0; i < PART_WINDOW; i++)
        end_send(j, &out[i]);
}

void sma_alltoall_joined(const struct sma_routine *routine, void *dest,
                         const void *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, size_t esize, struct sma_set *set)
{
    struct sma_alltoall a = sma_alltoall_describe(routine, set, dest, source,
                                                  dst, sst, nelems, esize);
    struct joined j = {sma_alltoall_begin(set, routine, a),
                       sma_set_layout(set, routine)};

    exchange_joined(&j);
    sma_alltoall_end(&j.x);
}
