/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoall and alltoalls between nodes.
 *
 *   joined  The blocks from one node to another travel together, in as few
 *           messages as coll/plan.h says (sma_plan_parts).  The member that
 *           sends a part takes the blocks from the sources of the members on
 *           its node, and the member that receives it writes them to the dests
 *           of those on its own node.
 *   direct  Large blocks, and those of nodes with one member each: each PE
 *           sends each member on another node the block that is for it.
 *
 * Either way the members on a node tell each other where their arrays are, each
 * PE copies the blocks that are for it on its node, and nobody returns before
 * all of them have finished.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "coll/alltoall.h"
#include "coll/coll.h"
#include "coll/layout.h"
#include "coll/limits.h"
#include "coll/net.h"
#include "coll/parts.h"
#include "coll/plan.h"
#include "coll/threads.h"
#include "net/xport.h"
#include "rma/rma.h"

enum {
    WINDOW = 32,     /* blocks in each direction that are under way at once */
    PART_WINDOW = 4, /* parts */
};

/* A joined message begins with this word, to which nelems is added.  So a PE
 * that has called with another nelems can be told from the others, although its
 * messages may differ in number and kind. */
#define JOINED UINT64_C(0x5ab70a1100000000)

/* The most bytes of a joined message.  There is room for so many wherever one
 * is received, as nothing of a message arrives that is too long. */
enum { JOINED_MOST = SMA_ALLTOALL_PART + sizeof(uint64_t) };

struct exchange {
    struct sma_set *set;
    const struct sma_routine *routine;
    const struct sma_alltoall *a;
    size_t block;      /* bytes */
    const char **from; /* the source of the k-th member on this node */
    char **to;         /* its dest */
    const struct sma_layout *layout;
};

/* Where a block of an array with a stride begins. */
static size_t block_at(const struct exchange *x, int i, ptrdiff_t stride)
{
    return (size_t) i * x->block * (size_t) stride;
}

/* Copies a block between arrays of two strides. */
static void copy_block(const struct exchange *x, char *to, ptrdiff_t to_stride,
                       const char *from, ptrdiff_t from_stride)
{
    if (to_stride == 1 && from_stride == 1)
        sma_coll_copy(to, from, x->block);
    else
        sma_copy_strided(to, from, to_stride, from_stride, x->a->nelems,
                         x->a->esize);
}

/* Ends the job: a message of `got` bytes is not what this PE expects.  It is at
 * data if it fits into the `room` there. */
static void differ(const struct exchange *x, int pe, const char *data,
                   size_t room, size_t got)
{
    uint64_t word = 0;
    size_t theirs = got / x->a->esize;

    if (got >= sizeof word && got <= room)
        memcpy(&word, data, sizeof word);
    if (word >> 32 == JOINED >> 32)
        theirs = word - JOINED;
    sma_fatal(x->routine, "nelems is %zu here but %zu on PE %d", x->a->nelems,
              theirs, pe);
}

/* Waits until all members on this node have posted their places. */
static void read_places(struct exchange *x)
{
    struct sma_set *set = x->set;
    size_t span = x->a->source_span;

    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const struct sma_places *p = sma_places_read(set, x->routine, k);

        sma_alltoall_check(set, x->routine, k, p->bytes, span, x->a->sst);
        x->from[k] = span > 0 ? sma_coll_at(p->source) : NULL;
        x->to[k] = span > 0 ? (char *) sma_coll_at(p->dest) : NULL;
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_read(set);
}

static void copy_here(const struct exchange *x)
{
    const struct sma_set *set = x->set;

    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        copy_block(x, x->a->dest + block_at(x, set->local[k], x->a->dst),
                   x->a->dst, x->from[k] + block_at(x, set->me, x->a->sst),
                   x->a->sst);
        if (++k == set->local_n)
            k = 0;
    }
}

/* ------------------------------------------------------------------- direct */

/* A block on its way to one member and a block on its way from another. */
struct pair {
    struct sma_message *sent, *coming;
    int to, from; /* indices in the set, -1: none */
    size_t got;
    char *out, *in; /* packed copies, NULL where stride 1 needs none */
};

/* Waits for both blocks, unpacks the one that arrives, and clears the pair. */
static void end_pair(const struct exchange *x, struct pair *p)
{
    if (p->from >= 0) {
        int pe = sma_set_pe(x->set, p->from);
        char *dest = x->a->dest + block_at(x, p->from, x->a->dst);

        sma_net_wait(p->coming, x->routine, pe);
        if (unlikely(p->got != x->block))
            differ(x, pe, p->in != NULL ? p->in : dest, x->block, p->got);
        if (p->in != NULL)
            copy_block(x, dest, x->a->dst, p->in, 1);
    }
    if (p->to >= 0)
        sma_net_wait(p->sent, x->routine, sma_set_pe(x->set, p->to));
    free(p->in);
    free(p->out);
    *p = (struct pair){.to = -1, .from = -1};
}

static void start_pair(const struct exchange *x, struct pair *p, int from,
                       int to)
{
    const struct sma_alltoall *a = x->a;
    char *in = a->dest + block_at(x, from, a->dst);
    const char *out = a->source + block_at(x, to, a->sst);

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
            copy_block(x, p->out, 1, out, a->sst);
            out = p->out;
        }
        p->sent = sma_net_send(x->set, sma_set_pe(x->set, to), out, x->block);
    }
}

/* In step k a PE sends to the k-th member after it and receives from the k-th
 * before it, so that no member is sent all blocks at once. */
static void exchange_direct(struct exchange *x)
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
    read_places(x);
    copy_here(x);
    for (int k = 1; k <= WINDOW; k++)
        end_pair(x, &pair[(set->size - 1 + k) % WINDOW]);
}

/* ------------------------------------------------------------------- joined */

/* A part on its way to or from another node. */
struct transit {
    struct sma_part_walk at; /* the part */
    struct sma_message *message;
    size_t bytes, got; /* of its message */
    char *data;        /* NULL: nothing is under way here */
};

/* The bytes of a part with its first word. */
static size_t part_bytes(const struct exchange *x, const struct sma_part *part)
{
    return sizeof(uint64_t) +
           x->block * (size_t) part->senders * (size_t) part->receivers;
}

/* Starts to send the part at which the walk is: all blocks of a sender one
 * after the other. */
static void start_send(const struct exchange *x,
                       const struct sma_part_walk *walk, struct transit *t)
{
    const struct sma_part *part = &walk->part;
    const int *member = x->layout->member + x->layout->first[walk->node];
    size_t bytes = part_bytes(x, part);
    uint64_t word = JOINED + x->a->nelems;
    char *at = sma_buffer(x->routine, bytes);

    *t = (struct transit){.at = *walk, .data = at};
    memcpy(at, &word, sizeof word);
    at += sizeof word;
    for (int s = part->sender; s < part->sender + part->senders; s++)
        for (int r = 0; r < part->receivers; r++, at += x->block)
            copy_block(x, at, 1,
                       x->from[s] +
                           block_at(x, member[part->receiver + r], x->a->sst),
                       x->a->sst);
    t->message = sma_net_send(x->set, walk->pe, t->data, bytes);
}

static void end_send(const struct exchange *x, struct transit *t)
{
    if (t->data == NULL)
        return;
    sma_net_wait(t->message, x->routine, t->at.pe);
    free(t->data);
    t->data = NULL;
}

static void start_receive(const struct exchange *x,
                          const struct sma_part_walk *walk, struct transit *t)
{
    *t = (struct transit){.at = *walk, .bytes = part_bytes(x, &walk->part)};
    t->data = sma_buffer(x->routine, JOINED_MOST);
    t->message =
        sma_net_start_receive(x->set, walk->pe, t->data, JOINED_MOST, &t->got);
}

/* Takes the blocks of a part that has come to the dests on this node. */
static void deliver(const struct exchange *x, const struct transit *t)
{
    const struct sma_part *part = &t->at.part;
    const int *member = x->layout->member + x->layout->first[t->at.node];
    uint64_t word = JOINED + x->a->nelems;
    const char *at = t->data + sizeof word;

    if (unlikely(t->got != t->bytes ||
                 memcmp(t->data, &word, sizeof word) != 0))
        differ(x, t->at.pe, t->data, JOINED_MOST, t->got);
    for (int s = part->sender; s < part->sender + part->senders; s++)
        for (int r = 0; r < part->receivers; r++, at += x->block)
            copy_block(x,
                       x->to[part->receiver + r] +
                           block_at(x, member[s], x->a->dst),
                       x->a->dst, at, 1);
}

static void end_receive(const struct exchange *x, struct transit *t)
{
    if (t->data == NULL)
        return;
    sma_net_wait(t->message, x->routine, t->at.pe);
    deliver(x, t);
    free(t->data);
    t->data = NULL;
}

/* All PEs start their parts in the order of turns and numbers, and wait only
 * for parts that stand before the one that they are about to start: so some PE
 * can always go on. */
static void exchange_joined(struct exchange *x)
{
    struct sma_set *set = x->set;
    size_t cells = SMA_ALLTOALL_PART / x->block;
    struct sma_part_walk to =
        sma_part_walk(set, x->layout, cells, true, 1, set->nodes);
    struct sma_part_walk from =
        sma_part_walk(set, x->layout, cells, false, 1, set->nodes);
    struct transit out[PART_WINDOW] = {0}, in[PART_WINDOW] = {0};
    bool sends = sma_part_next(&to), receives = sma_part_next(&from);
    unsigned sent = 0, received = 0;

    read_places(x);
    while (sends || receives) {
        struct transit *t;

        if (receives && (!sends || !sma_part_is_after(&from, &to))) {
            t = &in[received++ % PART_WINDOW];
            end_receive(x, t);
            start_receive(x, &from, t);
            receives = sma_part_next(&from);
        } else {
            t = &out[sent++ % PART_WINDOW];
            end_send(x, t);
            start_send(x, &to, t);
            sends = sma_part_next(&to);
        }
    }
    copy_here(x);
    for (int i = 0; i < PART_WINDOW; i++)
        end_receive(x, &in[received++ % PART_WINDOW]);
    for (int i = 0; i < PART_WINDOW; i++)
        end_send(x, &out[i]);
}

void sma_alltoall_between(struct sma_set *set,
                          const struct sma_routine *routine,
                          const struct sma_alltoall *a)
{
    struct exchange x = {
        .set = set,
        .routine = routine,
        .a = a,
        .block = a->nelems * a->esize,
        .from = sma_set_from(set, routine),
        .to = sma_set_to(set, routine),
    };

    sma_net_begin(SMA_COLL_ALLTOALL);
    sma_epoch_begin(set);
    sma_places_post(set, routine, a->dest, a->dest_span, a->source,
                    a->source_span);
    if (x.block == 0) {
        read_places(&x);
    } else if (x.block <= SMA_ALLTOALL_JOIN_MOST && set->nodes < set->size) {
        x.layout = sma_set_layout(set, routine);
        exchange_joined(&x);
    } else {
        exchange_direct(&x);
    }
    sma_epoch_end(set);
    /* The others on the node read the source and write to dest until then. */
    sma_epoch_wait_ended(set, routine);
}
