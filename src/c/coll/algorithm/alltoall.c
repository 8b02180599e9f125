/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoalls of equal blocks.  On a node each PE copies the blocks that are for it from
 * the mailboxes, bounce buffers or sources of the others.  Between nodes there are two
 * algorithms:
 *
 *   direct  each PE sends each member on another node the block that is for it
 *   joined  small blocks from one node to another travel together, in as few
 *           messages as coll/exchange/schedule.h says (sma_plan_parts).  The member
 *           that sends a part takes the blocks from the sources of the members on
 *           its node, and the member that receives it writes them to the dests of
 *           those on its own node.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"
#include "coll/exchange/parts.h"
#include "coll/exchange/set_message.h"
#include "rma/rma.h"

/* ---------------------------------------------------------------- on a node */

/* Ends the job where the k-th member on this node has another source span. */
static inline void check_span(const struct sma_set *set,
                              const struct sma_routine *routine, int k,
                              size_t theirs, size_t mine, ptrdiff_t sst)
{
    if (unlikely(theirs != mine))
        sma_fatal(
            routine,
            sst == 1
                ? "source has %zu bytes here but %zu on PE %d: nelems must "
                  "be the same"
                : "source has %zu bytes here but %zu on PE %d: nelems and "
                  "sst must be the same",
            mine, theirs, sma_set_local_pe(set, k));
}

/* Compiled once for blocks without strides, and once for all. */
static inline __attribute__((always_inline)) void
exchange_on_node(const struct sma_routine *routine, struct sma_set *set,
                 const struct sma_alltoall *a, const bool strided)
{
    size_t block = a->block;
    bool points;

    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, a->source, a->source_span);
    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const char *from = a->source;

        if (j > 0) {
            const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, k);

            check_span(set, routine, k, sma_mailbox_bytes(mailbox),
                       a->source_span, a->sst);
            from = sma_mailbox_data(set, k, mailbox);
        }
        if (likely(block > 0) && !strided)
            sma_coll_copy(a->dest + (size_t) set->local[k] * block,
                          from + (size_t) set->me * block, block);
        else if (block > 0)
            sma_copy_strided(a->dest + (size_t) set->local[k] * block *
                                           (size_t) a->dst,
                             from + (size_t) set->me * block * (size_t) a->sst,
                             a->dst, a->sst, a->nelems, a->esize);
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_posted(set);
    sma_epoch_close(set, routine, points);
}

void sma_alltoall_node(const struct sma_routine *routine, void *dest,
                       const void *source, size_t block, struct sma_set *set)
{
    size_t all = block * (size_t) set->size;
    struct sma_alltoall a = {dest, source, 1, 1, 0, 0, block, all, all};

    exchange_on_node(routine, set, &a, false);
}

void sma_alltoalls_node(const struct sma_routine *routine,
                        const struct sma_alltoall *a, struct sma_set *set)
{
    exchange_on_node(routine, set, a, true);
}

/* ------------------------------------------------------------ between nodes */

/* An alltoall between nodes, as this PE takes part in it.  The members on a node
 * tell each other where their arrays are, each PE copies the blocks that are for it
 * on its node, and nobody returns before all of them are done with. */
struct exchange {
    struct sma_set *set;
    const struct sma_routine *routine;
    struct sma_alltoall a;
    const char **from; /* the source of the k-th member on this node */
    char **to;         /* its dest */
    const struct sma_layout *layout; /* of joined blocks */
};

/* A joined message begins with this word, to which nelems is added.  So a PE
 * that has called with another nelems can be told from the others, although its
 * messages may differ in number and kind. */
#define JOINED UINT64_C(0x5ab70a1100000000)

/* The most bytes of a joined message.  There is space for so many wherever one
 * is received, as nothing of a message arrives that is too long. */
enum { JOINED_MOST = SMA_PART_BYTES + sizeof(uint64_t) };

/* Where a block of an array with a stride begins. */
static inline size_t block_at(const struct exchange *x, int i, ptrdiff_t stride)
{
    return (size_t) i * x->a.block * (size_t) stride;
}

/* Copies a block between arrays of two strides. */
static void copy_block(const struct exchange *x, char *to, ptrdiff_t to_stride,
                       const char *from, ptrdiff_t from_stride)
{
    if (to_stride == 1 && from_stride == 1)
        sma_coll_copy(to, from, x->a.block);
    else
        sma_copy_strided(to, from, to_stride, from_stride, x->a.nelems,
                         x->a.esize);
}

/* Ends the job: a message of `got` bytes is not what this PE expects.  It is at
 * data if it fits into the `space` there.  If not, it may be a block, or as
 * many as were joined. */
static __attribute__((noreturn, cold)) void differ(const struct exchange *x,
                                                   int pe, const char *data,
                                                   size_t space, size_t got)
{
    uint64_t word = 0;
    size_t theirs = got / x->a.esize;

    if (got >= sizeof word && got <= space)
        memcpy(&word, data, sizeof word);
    if (word >> 32 == JOINED >> 32)
        theirs = word - JOINED;
    else if (got == SMA_NOT_KNOWN || (got > space && got <= JOINED_MOST) ||
             got % x->a.esize != 0)
        theirs = SMA_NOT_KNOWN;
    sma_fatal(x->routine, "nelems is %zu here but %s on PE %d", x->a.nelems,
              sma_number(theirs).text, pe);
}

/* Waits until all members on this node have posted their offsets. */
static void read_offsets(struct exchange *x)
{
    struct sma_set *set = x->set;
    size_t span = x->a.source_span;

    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const struct sma_offsets *p = sma_offsets_read(set, x->routine, k);

        check_span(set, x->routine, k, p->bytes, span, x->a.sst);
        x->from[k] = span > 0 ? sma_coll_at(p->source) : NULL;
        x->to[k] = span > 0 ? (char *) sma_coll_at(p->dest) : NULL;
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_posted(set);
}

/* Copies the blocks for this PE from this node. */
static void copy_here(const struct exchange *x)
{
    const struct sma_set *set = x->set;

    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        copy_block(x, x->a.dest + block_at(x, set->local[k], x->a.dst),
                   x->a.dst, x->from[k] + block_at(x, set->me, x->a.sst),
                   x->a.sst);
        if (++k == set->local_n)
            k = 0;
    }
}

/* ------------------------------------------------------------------- direct */

/* The blocks in each direction that are in flight at once. */
enum { WINDOW = 32 };

/* A block that is sent to one member and a block that comes from another. */
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
        char *dest = x->a.dest + block_at(x, p->from, x->a.dst);

        sma_net_wait(p->coming, x->routine, pe);
        if (unlikely(p->got != x->a.block))
            differ(x, pe, p->in != NULL ? p->in : dest, x->a.block, p->got);
        if (p->in != NULL)
            copy_block(x, dest, x->a.dst, p->in, 1);
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
    const struct sma_alltoall *a = &x->a;
    char *in = a->dest + block_at(x, from, a->dst);
    const char *out = a->source + block_at(x, to, a->sst);

    if (!sma_set_is_here(x->set, from)) {
        p->from = from;
        if (a->dst != 1)
            in = p->in = sma_buffer(x->routine, x->a.block);
        p->coming = sma_net_start_receive(x->set, sma_set_pe(x->set, from), in,
                                          x->a.block, &p->got);
    }
    if (!sma_set_is_here(x->set, to)) {
        p->to = to;
        if (a->sst != 1) {
            p->out = sma_buffer(x->routine, x->a.block);
            copy_block(x, p->out, 1, out, a->sst);
            out = p->out;
        }
        p->sent = sma_net_send(x->set, sma_set_pe(x->set, to), out, x->a.block);
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
    read_offsets(x);
    copy_here(x);
    for (int k = 1; k <= WINDOW; k++)
        end_pair(x, &pair[(set->size - 1 + k) % WINDOW]);
}

/* ------------------------------------------------------------------- joined */

enum {
    PART_WINDOW = 4
}; /* parts in each direction that are in flight at once */

/* A part that is sent to, or comes from, another node. */
struct transit {
    struct sma_part_cursor at; /* the part */
    struct sma_message *message;
    size_t bytes, got; /* of its message */
    char *data;        /* NULL: nothing is in flight here */
};

/* The bytes of a part with its first word. */
static size_t part_bytes(const struct exchange *x, const struct sma_part *part)
{
    return sizeof(uint64_t) +
           x->a.block * (size_t) part->senders * (size_t) part->receivers;
}

/* Starts to send the part at which the cursor is: all blocks of a sender one
 * after the other. */
static void start_send(const struct exchange *x,
                       const struct sma_part_cursor *cursor, struct transit *t)
{
    const struct sma_part *part = &cursor->part;
    const int *member = x->layout->member + x->layout->first[cursor->node];
    size_t bytes = part_bytes(x, part);
    uint64_t word = JOINED + x->a.nelems;
    char *at = sma_buffer(x->routine, bytes);

    *t = (struct transit){.at = *cursor, .data = at};
    memcpy(at, &word, sizeof word);
    at += sizeof word;
    for (int s = part->sender; s < part->sender + part->senders; s++)
        for (int r = 0; r < part->receivers; r++, at += x->a.block)
            copy_block(x, at, 1,
                       x->from[s] +
                           block_at(x, member[part->receiver + r], x->a.sst),
                       x->a.sst);
    t->message = sma_net_send(x->set, cursor->pe, t->data, bytes);
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
                          const struct sma_part_cursor *cursor,
                          struct transit *t)
{
    *t = (struct transit){.at = *cursor, .bytes = part_bytes(x, &cursor->part)};
    t->data = sma_buffer(x->routine, JOINED_MOST);
    t->message = sma_net_start_receive(x->set, cursor->pe, t->data, JOINED_MOST,
                                       &t->got);
}

/* Takes the blocks of a part that has come to the dests on this node. */
static void deliver(const struct exchange *x, const struct transit *t)
{
    const struct sma_part *part = &t->at.part;
    const int *member = x->layout->member + x->layout->first[t->at.node];
    uint64_t word = JOINED + x->a.nelems;
    const char *at = t->data + sizeof word;

    if (unlikely(t->got != t->bytes ||
                 memcmp(t->data, &word, sizeof word) != 0))
        differ(x, t->at.pe, t->data, JOINED_MOST, t->got);
    for (int s = part->sender; s < part->sender + part->senders; s++)
        for (int r = 0; r < part->receivers; r++, at += x->a.block)
            copy_block(
                x, x->to[part->receiver + r] + block_at(x, member[s], x->a.dst),
                x->a.dst, at, 1);
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
    size_t cells = SMA_PART_BYTES / x->a.block;
    struct sma_part_cursor to =
        sma_part_cursor(set, x->layout, cells, true, 1, set->nodes);
    struct sma_part_cursor from =
        sma_part_cursor(set, x->layout, cells, false, 1, set->nodes);
    struct transit out[PART_WINDOW] = {0}, in[PART_WINDOW] = {0};
    bool sends = sma_part_next(&to), receives = sma_part_next(&from);
    unsigned sent = 0, received = 0;

    read_offsets(x);
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

void sma_alltoall_between(const struct sma_routine *routine,
                          const struct sma_alltoall *a, bool joined,
                          struct sma_set *set)
{
    struct exchange x = {
        .set = set,
        .routine = routine,
        .a = *a,
        .from = sma_set_from(set, routine),
        .to = sma_set_to(set, routine),
        .layout = joined ? sma_set_layout(set, routine) : NULL,
    };

    sma_net_begin(SMA_COLL_ALLTOALL, set);
    sma_epoch_begin(set);
    sma_offsets_post(set, routine, a->dest, a->dest_span, a->source,
                     a->source_span);
    if (joined)
        exchange_joined(&x);
    else if (a->block > 0)
        exchange_direct(&x);
    else
        read_offsets(&x);
    /* the others on the node have read the source and written to dest */
    sma_epoch_done(set);
    sma_epoch_wait_over(set, routine);
}
