/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collect and fcollect.  On a node each PE copies the contributions of all for
 * itself: small ones from mailboxes or bounce buffers, large ones straight from
 * the sources.  Between nodes the leaders exchange the contributions of their
 * nodes, and the other members copy the leader's dest.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "call/call.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/net.h"
#include "coll/object.h"
#include "coll/routines.h"
#include "coll/size.h"
#include "coll/team.h"
#include "coll/threads.h"

/* The sum of the sizes of all contributions; that of this PE has `bytes`. */
static size_t total_of(struct sma_set *set, const struct sma_routine *routine,
                       size_t bytes)
{
    size_t total = bytes;

    for (int i = 0; i < set->size; i++)
        if (i != set->me)
            total += sma_mailbox_bytes(sma_epoch_meet(set, routine, i));
    return total;
}

int *sma_set_nodes_of_members(const struct sma_set *set,
                              const struct sma_routine *routine)
{
    int *number = sma_new(routine, (size_t) sma_topology.nodes, sizeof *number);
    int *node = sma_buffer(routine, (size_t) set->size * sizeof *node);

    for (int i = 0; i < set->nodes; i++)
        number[sma_topology.node_of[set->leader[i]]] = i;
    for (int i = 0; i < set->size; i++)
        node[i] = number[sma_topology.node_of[sma_set_pe(set, i)]];
    free(number);
    return node;
}

/*
 * The leaders call this: the contributions of all members come to out, one
 * after the other in the order of the set.  size[i] and node[i] are the size
 * and the node of member i, and mine[k] are the data of the k-th member on this
 * node.  Returns -1, or a node whose members have contributions of another
 * size, then *got_p bytes each.
 */
static int collect_data(const struct sma_set *set,
                        const struct sma_routine *routine, char *out,
                        const size_t *size, const int *node,
                        const char *const *mine, size_t *got_p)
{
    size_t nodes = (size_t) set->nodes;
    char **block = sma_new(routine, nodes, sizeof *block);
    size_t *bytes = sma_new(routine, nodes, sizeof *bytes);
    size_t *filled = sma_new(routine, nodes, sizeof *filled);
    size_t total = 0, at = 0, wanted;
    bool sorted = true; /* by nodes: then nothing needs to be put in order */
    int wrong;
    char *room = NULL;

    for (int i = 0; i < set->size; i++) {
        total += size[i];
        bytes[node[i]] += size[i];
        sorted &= i == 0 || node[i - 1] <= node[i];
    }
    if (!sorted)
        room = sma_buffer(routine, total);
    for (int k = 0; k < set->nodes; k++) {
        block[k] = (sorted ? out : room) + at;
        at += bytes[k];
    }
    at = 0;
    for (int k = 0; k < set->local_n; k++) {
        size_t n = size[set->local[k]];

        if (n > 0)
            memcpy(block[set->node] + at, mine[k], n);
        at += n;
    }
    wrong = sma_net_collect(set, routine, block, bytes, got_p, &wanted);
    for (int i = 0; !sorted && wrong < 0 && i < set->size; i++) {
        if (size[i] > 0)
            memcpy(out, block[node[i]] + filled[node[i]], size[i]);
        filled[node[i]] += size[i];
        out += size[i];
    }
    if (wrong >= 0 && size[0] > 0 && wanted >= size[0]) {
        /* Of so many members, whose sizes are equal in the view of the node: had
         * it got another size than its own, it would have ended the job. */
        *got_p /= wanted / size[0];
    } else if (wrong >= 0) {
        size_t members = 0;

        for (int i = 0; i < set->size; i++)
            members += node[i] == wrong;
        *got_p /= members;
    }
    free(block);
    free(bytes);
    free(filled);
    free(room);
    return wrong;
}

/* The leaders call this: `size` has the sizes of the members on this node, and
 * becomes those of all members. */
static void collect_sizes(const struct sma_set *set,
                          const struct sma_routine *routine, size_t *size,
                          const int *node)
{
    size_t got, n = (size_t) set->size;
    size_t *word = sma_buffer(routine, n * sizeof *word);
    size_t *all = sma_buffer(routine, n * sizeof *all);
    const char **mine = sma_new(routine, (size_t) set->local_n, sizeof *mine);
    int wrong;

    for (int i = 0; i < set->size; i++)
        word[i] = sizeof *word;
    for (int k = 0; k < set->local_n; k++)
        mine[k] = (const char *) &size[set->local[k]];
    wrong = collect_data(set, routine, (char *) all, word, node, mine, &got);
    if (unlikely(wrong >= 0))
        sma_net_wrong_size(routine, set->leader[wrong], got, sizeof *word);
    memcpy(size, all, n * sizeof *all);
    free(word);
    free(all);
    free(mine);
}

/* Ends the job: PE `pe` has another size than the caller. */
static void differ(const struct sma_routine *routine, const char *arg,
                   size_t mine, size_t theirs, size_t esize, int pe)
{
    sma_fatal(routine, "%s is %zu here but %zu on PE %d", arg, mine / esize,
              theirs / esize, pe);
}

void sma_collect_equal(struct sma_set *set, const struct sma_routine *routine,
                       char *out, const char *const *mine, size_t bytes,
                       const char *arg, size_t esize)
{
    size_t *size = sma_buffer(routine, (size_t) set->size * sizeof *size), got;
    int *node = sma_set_nodes_of_members(set, routine), wrong;

    for (int i = 0; i < set->size; i++)
        size[i] = bytes;
    wrong = collect_data(set, routine, out, size, node, mine, &got);
    if (unlikely(wrong >= 0))
        differ(routine, arg, bytes, got, esize, set->leader[wrong]);
    free(size);
    free(node);
}

void sma_collect_words(const struct sma_routine *routine, struct sma_set *set,
                       uint64_t mine, uint64_t *all)
{
    size_t local_n = (size_t) set->local_n, bytes = (size_t) set->size * 8;
    uint64_t *here = sma_buffer(routine, local_n * sizeof *here);
    const char **from = sma_buffer(routine, local_n * sizeof *from);

    sma_net_begin(SMA_COLL_COLLECT);
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, &mine, sizeof mine);
    for (int k = 0; k < set->local_n; k++) {
        here[k] = mine;
        if (k != set->local_me)
            memcpy(
                &here[k],
                sma_mailbox_data(
                    set, k, sma_epoch_read_bytes(set, routine, k, sizeof mine)),
                sizeof mine);
        from[k] = (const char *) &here[k];
        if (set->nodes == 1)
            all[k] = here[k];
    }
    if (set->nodes > 1 && sma_set_leads(set))
        sma_collect_equal(set, routine, (char *) all, from, sizeof mine, "n",
                          8);
    sma_epoch_end(set);
    /* pieces that are copied, as `all` need not be symmetric */
    for (size_t at = 0; set->nodes > 1 && at < bytes;
         at += SMA_BROADCAST_COPY_MOST) {
        char *piece = (char *) all + at;
        size_t n = bytes - at;

        sma_epoch_share(set, routine, 0, piece, piece,
                        n < SMA_BROADCAST_COPY_MOST ? n
                                                    : SMA_BROADCAST_COPY_MOST);
    }
    free(here);
    free(from);
}

/* The leaders call this, in the epoch in which the members on their nodes post:
 * the contributions of all come to dest.  Returns how many bytes they have. */
static size_t lead_collect(struct sma_set *set,
                           const struct sma_routine *routine, char *dest,
                           const void *source, size_t nelems, size_t esize,
                           bool same_size)
{
    size_t *size = sma_buffer(routine, (size_t) set->size * sizeof *size);
    const char **mine = sma_new(routine, (size_t) set->local_n, sizeof *mine);
    int *node = sma_set_nodes_of_members(set, routine);
    size_t total = 0, got;
    int wrong;

    for (int i = 0; i < set->size; i++)
        size[i] = nelems * esize;
    for (int k = 0; k < set->local_n; k++) {
        const struct sma_mailbox *mailbox =
            k == 0 ? NULL : sma_epoch_read(set, routine, k);
        size_t bytes = k == 0 ? nelems * esize : sma_mailbox_bytes(mailbox);

        if (unlikely(same_size && bytes != nelems * esize))
            differ(routine, "nelems", nelems * esize, bytes, esize,
                   sma_set_local_pe(set, k));
        size[set->local[k]] = bytes;
        mine[k] = k == 0 ? source : sma_mailbox_data(set, k, mailbox);
    }
    if (!same_size)
        collect_sizes(set, routine, size, node);
    for (int i = 0; i < set->size; i++)
        if (unlikely(__builtin_add_overflow(total, size[i], &total)))
            sma_net_wrong_size(routine, set->leader[node[i]], size[i], 0);
    if (total > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    wrong = collect_data(set, routine, dest, size, node, mine, &got);
    if (unlikely(wrong >= 0))
        differ(routine, "nelems", nelems * esize, got, esize,
               set->leader[wrong]);
    free(size);
    free(mine);
    free(node);
    return total;
}

static void collect_between(struct sma_set *set,
                            const struct sma_routine *routine, char *dest,
                            const void *source, size_t nelems, size_t esize,
                            bool same_size)
{
    size_t total = 0;

    sma_net_begin(SMA_COLL_COLLECT);
    sma_epoch_begin(set);
    if (!sma_set_leads(set))
        sma_epoch_post(set, routine, source, nelems * esize);
    else
        total =
            lead_collect(set, routine, dest, source, nelems, esize, same_size);
    sma_epoch_end(set);
    if (set->local_n == 1)
        return;
    /* The leader has read the sources of its node when it shares. */
    sma_epoch_share(set, routine, 0, &total, &total, sizeof total);
    if (total > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    sma_epoch_share(set, routine, 0, dest, dest, total);
}

SMA_COLLECTIVE void collect(const struct sma_routine *routine,
                            struct sma_set *set, void *dest, const void *source,
                            size_t nelems, size_t esize, bool same_size)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize), total, at = 0;
    bool points;

    if (bytes > 0)
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    if (unlikely(set->nodes > 1)) {
        collect_between(set, routine, dest, source, nelems, esize, same_size);
        return;
    }
    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, source, bytes);
    total =
        same_size ? bytes * (size_t) set->size : total_of(set, routine, bytes);
    if (total > 0)
        sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    for (int i = 0; i < set->size; i++) {
        const void *from = source;
        size_t n = bytes;

        if (i != set->me) {
            const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, i);

            n = sma_mailbox_bytes(mailbox);
            if (unlikely(same_size && n != bytes))
                differ(routine, "nelems", bytes, n, esize, sma_set_pe(set, i));
            from = sma_mailbox_data(set, i, mailbox);
        }
        if (n > 0)
            sma_coll_copy((char *) dest + at, from, n);
        at += n;
    }
    sma_epoch_all_read(set);
    sma_epoch_finish(set, routine, points);
}

/* The call as SHMEM_CHECK=2 compares it: only fcollect has the same nelems on
 * all PEs.  It is a macro, as the routines have its arguments under the same
 * names. */
#define CALL \
    SMA_CALL_MOVES(dest, nelems *esize, same_size, source, nelems *esize, \
                   false, false, SMA_NUMBER("nelems", same_size ? nelems : 0), \
                   SMA_NUMBER("the size of an element", esize))

void sma_collect(const struct sma_routine *routine, void *dest,
                 const void *source, size_t nelems, size_t esize,
                 bool same_size, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_collect(routine, dest, source, nelems, esize, same_size, a),
                sma_about_active(a, 0, nelems * esize));
        set = sma_set_check(routine, a, CALL);
    }
    collect(routine, set, dest, source, nelems, esize, same_size);
}

void sma_team_collect(const struct sma_routine *routine, shmem_team_t team,
                      void *dest, const void *source, size_t nelems,
                      size_t esize, bool same_size)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_team_collect(routine, team, dest, source, nelems, esize,
                                 same_size),
                sma_about_team(team, 0, nelems * esize));
        set = sma_team_check(routine, team, CALL);
    }
    collect(routine, set, dest, source, nelems, esize, same_size);
}
