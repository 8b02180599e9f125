/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The exchanges of the leaders that are made of messages.
 * coll/exchange/schedule.h says who sends to whom.
 */
#include "coll/exchange/schedule.h"
#include "coll/exchange/set_message.h"
#include "wait/wait.h"

/* A barrier of the leaders: the rounds of dissemination with empty messages.
 * `tag` is the tag of the set, or 0. */
static void disseminate(int nodes, int node, const int *leader, uint64_t tag,
                        struct sma_wait w)
{
    for (int r = 0; r < sma_plan_rounds(nodes); r++) {
        int to = leader[sma_plan_dissemination_to(nodes, node, r)];
        struct sma_message *sent = sma_net_send_empty(to, tag);
        size_t got;

        w.pe = leader[sma_plan_dissemination_from(nodes, node, r)];
        sma_net_await(sma_net_receive_empty(w.pe, tag, &got), w);
        sma_net_check_size(w.routine, w.pe, got, 0);
        w.pe = to;
        sma_net_await(sent, w);
    }
}

void sma_net_barrier(const struct sma_set *set,
                     const struct sma_routine *routine)
{
    disseminate(set->nodes, set->node, set->leader, set->tag,
                (struct sma_wait) SMA_WAIT(routine, -1));
}

/* The tag 0 is that of no set. */
void sma_net_end_barrier(const struct sma_routine *routine)
{
    struct sma_set *world = sma_world;
    struct sma_wait w = SMA_WAIT(routine, -1);

    w.leaving = true;
    disseminate(world->nodes, world->node, world->leader, 0, w);
}

/* Copies the blocks of the n nodes from, from - 1, ... one after the other to
 * out, unless that is NULL.  Returns how many bytes they have. */
static size_t pack(const struct sma_set *set, char *const *block,
                   const size_t *size, int from, int n, char *out)
{
    size_t at = 0;

    for (int i = 0; i < n; i++) {
        int node = (from - i + set->nodes) % set->nodes;

        if (out != NULL && size[node] > 0)
            memcpy(out + at, block[node], size[node]);
        at += size[node];
    }
    return at;
}

/* Copies the bytes that pack has collected from n blocks back to the blocks. */
static void unpack(const struct sma_set *set, char *const *block,
                   const size_t *size, int from, int n, const char *in)
{
    for (int i = 0; i < n; i++) {
        int node = (from - i + set->nodes) % set->nodes;

        if (size[node] > 0)
            memcpy(block[node], in, size[node]);
        in += size[node];
    }
}

bool sma_net_collect(const struct sma_set *set,
                     const struct sma_routine *routine, char *const *block,
                     const char *own, const size_t *size,
                     struct sma_wrong *wrong_p)
{
    int m = set->nodes, me = set->node;
    bool right = true;

    for (int r = 0; right && r < sma_plan_rounds(m); r++) {
        int n = sma_plan_dissemination_blocks(m, r);
        int to = sma_plan_dissemination_to(m, me, r);
        int from = sma_plan_dissemination_from(m, me, r);
        size_t out_bytes = pack(set, block, size, me, n, NULL);
        size_t in_bytes = pack(set, block, size, from, n, NULL), got;
        struct sma_message *sent, *coming;
        char *out = NULL, *in = NULL;
        const char *data = own;
        char *address = block[from];

        if (n > 1) { /* a single block needs no packing */
            out = sma_buffer(routine, out_bytes);
            in = sma_buffer(routine, in_bytes);
            pack(set, block, size, me, n, out);
            data = out;
            address = in;
        }
        coming = sma_net_start_receive(set, set->leader[from], address,
                                       in_bytes, &got);
        sent = sma_net_send(set, set->leader[to], data, out_bytes);
        if (r == 0 && own != block[me] && size[me] > 0)
            memcpy(block[me], own, size[me]);
        sma_net_wait(coming, routine, set->leader[from]);
        sma_net_wait(sent, routine, set->leader[to]);
        right = got == in_bytes;
        if (unlikely(!right))
            *wrong_p = (struct sma_wrong){got, in_bytes, from, n};
        else if (n > 1)
            unpack(set, block, size, from, n, in);
        free(out);
        free(in);
    }
    return right;
}
