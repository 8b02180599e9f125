/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Collect and fcollect.  On a node each PE copies the contributions of all for itself,
 * small ones from mailboxes or bounce buffers, large ones straight from the sources.
 * Between nodes the leaders exchange the contributions of their nodes, and the other
 * members copy the leader's dest.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/compare/same_call.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"
#include "coll/exchange/set_message.h"

/* ---------------------------------------------------------------- on a node */

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

/* Compiled once for collect, and once for fcollect. */
static inline __attribute__((always_inline)) void
collect(const struct sma_routine *routine, void *dest, const void *source,
        size_t bytes, size_t esize, const bool same_size, struct sma_set *set)
{
    size_t at = 0;
    bool points;

    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, source, bytes);
    if (!same_size)
        sma_coll_check(routine, set, SMA_ARG(dest), dest,
                       total_of(set, routine, bytes));
    for (int i = 0; i < set->size; i++) {
        const void *from = source;
        size_t n = bytes;

        if (i != set->me) {
            const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, i);

            if (!same_size)
                n = sma_mailbox_bytes(mailbox);
            else if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
                sma_coll_count_differs(routine, "nelems", bytes,
                                       sma_mailbox_bytes(mailbox), esize,
                                       sma_set_pe(set, i));
            from = sma_mailbox_data(set, i, mailbox);
        }
        if (n > 0)
            sma_coll_copy((char *) dest + at, from, n);
        at += n;
    }
    sma_epoch_all_posted(set);
    sma_epoch_close(set, routine, points);
}

void sma_collect_node(const struct sma_routine *routine, void *dest,
                      const void *source, size_t bytes, struct sma_set *set)
{
    collect(routine, dest, source, bytes, 1, false, set);
}

void sma_fcollect_node(const struct sma_routine *routine, void *dest,
                       const void *source, size_t bytes, size_t esize,
                       struct sma_set *set)
{
    collect(routine, dest, source, bytes, esize, true, set);
}

/* ------------------------------------------------------------ between nodes */

/* Ends the job: `wrong` is not what the leader of a node sends in this call.  Its
 * members, which that leader has compared, have alike sizes in an fcollect. */
static __attribute__((noreturn, cold)) void
differ(const struct sma_set *set, const struct sma_routine *routine,
       const int *node, size_t bytes, size_t esize, bool same_size,
       const struct sma_wrong *wrong)
{
    int pe = set->leader[wrong->node];
    size_t members = 0, theirs = SMA_NOT_KNOWN;

    if (!same_size)
        sma_coll_other(routine, pe);
    for (int i = 0; i < set->size; i++)
        members += node[i] == wrong->node;
    if (wrong->blocks == 1 && wrong->got != SMA_NOT_KNOWN &&
        wrong->got % members == 0)
        theirs = wrong->got / members;
    sma_coll_count_differs(routine, "nelems", bytes, theirs, esize, pe);
}

/* The leaders call this, in the epoch in which the members on their nodes post:
 * the contributions of all come to dest.  Returns how many bytes they have. */
static size_t lead_collect(struct sma_set *set,
                           const struct sma_routine *routine, char *dest,
                           const void *source, size_t bytes, size_t esize,
                           bool same_size)
{
    size_t *size = sma_buffer(routine, (size_t) set->size * sizeof *size);
    const char **mine = sma_new(routine, (size_t) set->local_n, sizeof *mine);
    int *node = sma_set_nodes_of_members(set, routine);
    struct sma_wrong wrong;
    size_t total = 0;

    for (int i = 0; i < set->size; i++)
        size[i] = bytes;
    for (int k = 0; k < set->local_n; k++) {
        const struct sma_mailbox *mailbox =
            k == 0 ? NULL : sma_epoch_read(set, routine, k);
        size_t theirs = k == 0 ? bytes : sma_mailbox_bytes(mailbox);

        if (unlikely(same_size && theirs != bytes))
            sma_coll_count_differs(routine, "nelems", bytes, theirs, esize,
                                   sma_set_local_pe(set, k));
        size[set->local[k]] = theirs;
        mine[k] = k == 0 ? source : sma_mailbox_data(set, k, mailbox);
    }
    if (!same_size)
        sma_gather_sizes(set, routine, size, node);
    for (int i = 0; i < set->size; i++)
        if (unlikely(__builtin_add_overflow(total, size[i], &total)))
            sma_coll_other(routine, set->leader[node[i]]);
    sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    if (unlikely(
            !sma_gather_data(set, routine, dest, size, node, mine, &wrong)))
        differ(set, routine, node, bytes, esize, same_size, &wrong);
    free(size);
    free(mine);
    free(node);
    return total;
}

void sma_collect_between(const struct sma_routine *routine, void *dest,
                         const void *source, size_t bytes, size_t esize,
                         bool same_size, struct sma_set *set)
{
    size_t total = 0;

    sma_net_begin(SMA_COLL_COLLECT, set);
    sma_epoch_begin(set);
    if (!sma_set_leads(set))
        sma_epoch_post(set, routine, source, bytes);
    else
        total =
            lead_collect(set, routine, dest, source, bytes, esize, same_size);
    sma_epoch_done(set);
    if (set->local_n == 1)
        return;
    /* The leader has read the sources of its node when it shares. */
    sma_epoch_share(set, routine, 0, &total, &total, sizeof total);
    sma_coll_check(routine, set, SMA_ARG(dest), dest, total);
    sma_epoch_share(set, routine, 0, dest, dest, total);
}
