/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collectives between nodes: the messages, and the exchanges of the leaders
 * that are made of messages.  coll/plan.h says who sends to whom.
 *
 * The tag of a message names its set and its sender.  It does not need to name
 * the call: all members of a set make the same calls in the same order, and
 * messages from one PE to another arrive in the order in which they were sent.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/base.h"
#include "base/msg.h"
#include "coll/coll.h"
#include "coll/net.h"
#include "coll/plan.h"
#include "net/xport.h"
#include "shared/job.h"
#include "wait/wait.h"

static const char *const kind_name[SMA_COLL_KINDS] = {
    "barrier", "broadcast", "collect", "alltoall", "reduce",
};

/* What this PE has sent for each kind of collective, for SHMEM_TEST_COUNTS. */
static struct {
    uint64_t calls, messages, bytes;
} count[SMA_COLL_KINDS];

/* The kind of the collective that this thread is in. */
static __thread enum sma_coll_kind kind;

/* The set of the last message of this thread, for the report of a long wait. */
static __thread const struct sma_set *current;

void sma_net_begin(enum sma_coll_kind k)
{
    kind = k;
    __atomic_fetch_add(&count[k].calls, 1, __ATOMIC_RELAXED);
}

void sma_net_print_stats(void)
{
    char line[512];
    size_t used = 0;

    for (int k = 0; k < SMA_COLL_KINDS; k++)
        if (count[k].calls > 0 && used < sizeof line)
            used +=
                (size_t) snprintf(line + used, sizeof line - used,
                                  "%s%s: %llu calls, %llu messages, %llu bytes",
                                  used > 0 ? "; " : ": ", kind_name[k],
                                  (unsigned long long) count[k].calls,
                                  (unsigned long long) count[k].messages,
                                  (unsigned long long) count[k].bytes);
    sma_tell("sent in collectives between nodes%s",
             used > 0 ? line : ": nothing");
    memset(count, 0, sizeof count);
}

/* ----------------------------------------------------------------- messages */

/* Messages that have been started and not been waited for.  Only builds with
 * assertions count them. */
static int under_way;

static struct sma_message *note(struct sma_message *message)
{
    if (SMA_ASSERTING && message != NULL)
        __atomic_fetch_add(&under_way, 1, __ATOMIC_RELAXED);
    return message;
}

void sma_net_walk(void)
{
    SMA_ASSERT(__atomic_load_n(&under_way, __ATOMIC_RELAXED) == 0);
}

static struct sma_message *send_tagged(int pe, uint64_t tag, const void *data,
                                       size_t bytes)
{
    __atomic_fetch_add(&count[kind].messages, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&count[kind].bytes, bytes, __ATOMIC_RELAXED);
    return note(
        sma_net_send_message(pe, tag | (uint64_t) sma_self.me, data, bytes));
}

struct sma_message *sma_net_send(const struct sma_set *set, int pe,
                                 const void *data, size_t bytes)
{
    current = set;
    return send_tagged(pe, set->tag, data, bytes);
}

struct sma_message *sma_net_start_receive(const struct sma_set *set, int pe,
                                          void *data, size_t bytes,
                                          size_t *got_p)
{
    current = set;
    return note(
        sma_net_receive_message(set->tag | (uint64_t) pe, data, bytes, got_p));
}

/* Waits until a message has been sent or received; for NULL it returns at
 * once. */
static void wait_for(struct sma_message *message, struct sma_wait w)
{
    while (message != NULL && !sma_net_is_done(message))
        SMA_WAIT_MORE(&w, .remote = true,
                      .kind = w.leaving ? SMA_JOB_WAITS_PE : SMA_JOB_WAITS_SET,
                      .set = w.leaving ? NULL : current);
    if (SMA_ASSERTING && message != NULL)
        __atomic_fetch_sub(&under_way, 1, __ATOMIC_RELAXED);
}

void sma_net_wait(struct sma_message *message,
                  const struct sma_routine *routine, int pe)
{
    wait_for(message, (struct sma_wait) SMA_WAIT(routine, pe));
}

size_t sma_net_receive(const struct sma_set *set,
                       const struct sma_routine *routine, int pe, void *data,
                       size_t bytes)
{
    size_t got;

    sma_net_wait(sma_net_start_receive(set, pe, data, bytes, &got), routine,
                 pe);
    return got;
}

void sma_net_wrong_size(const struct sma_routine *routine, int pe, size_t got,
                        size_t bytes)
{
    sma_fatal(
        routine,
        "PE %d has sent a wrong message, of %zu bytes instead of %zu: it is "
        "damaged, or the PE has called another collective or with another size",
        pe, got, bytes);
}

/* ---------------------------------------------------------------- exchanges */

/* A barrier of the leaders: the rounds of dissemination with empty messages.
 * `tag` is the tag of the set, or 0. */
static void disseminate(int nodes, int node, const int *leader, uint64_t tag,
                        struct sma_wait w)
{
    for (int r = 0; r < sma_plan_rounds(nodes); r++) {
        int to = leader[sma_plan_dissemination_to(nodes, node, r)];
        struct sma_message *sent = send_tagged(to, tag, NULL, 0);
        size_t got;

        w.pe = leader[sma_plan_dissemination_from(nodes, node, r)];
        wait_for(
            note(sma_net_receive_message(tag | (uint64_t) w.pe, NULL, 0, &got)),
            w);
        sma_net_check_size(w.routine, w.pe, got, 0);
        w.pe = to;
        wait_for(sent, w);
    }
}

void sma_net_barrier(const struct sma_set *set,
                     const struct sma_routine *routine)
{
    current = set;
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

int sma_net_collect(const struct sma_set *set,
                    const struct sma_routine *routine, char *const *block,
                    const size_t *size, size_t *got_p, size_t *wanted_p)
{
    int m = set->nodes, me = set->node;
    int wrong = -1;

    for (int r = 0; wrong < 0 && r < sma_plan_rounds(m); r++) {
        int n = sma_plan_dissemination_blocks(m, r);
        int to = sma_plan_dissemination_to(m, me, r);
        int from = sma_plan_dissemination_from(m, me, r);
        size_t out_bytes = pack(set, block, size, me, n, NULL);
        size_t in_bytes = pack(set, block, size, from, n, NULL);
        struct sma_message *sent, *coming;
        char *out = NULL, *in = NULL;
        const char *data = block[me];
        char *address = block[from];

        if (n > 1) { /* a single block needs no packing */
            out = sma_buffer(routine, out_bytes);
            in = sma_buffer(routine, in_bytes);
            pack(set, block, size, me, n, out);
            data = out;
            address = in;
        }
        coming = sma_net_start_receive(set, set->leader[from], address,
                                       in_bytes, got_p);
        sent = sma_net_send(set, set->leader[to], data, out_bytes);
        sma_net_wait(coming, routine, set->leader[from]);
        sma_net_wait(sent, routine, set->leader[to]);
        *wanted_p = in_bytes;
        if (unlikely(*got_p != in_bytes))
            wrong = from;
        else if (n > 1)
            unpack(set, block, size, from, n, in);
        free(out);
        free(in);
    }
    return wrong;
}
