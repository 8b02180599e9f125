/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Scans: member i of a team gets the sum of the data of the members 0..i, or in
 * an exclusive scan 0..i-1.  Each element is summed from left to right in the
 * order of the team, whatever the size and wherever the PEs are.  So all runs
 * give the same bits.
 *
 * On a node:
 *
 *   small   The data travel in mailboxes or bounce buffers.  Each PE sums the
 *           data of the members before it.
 *   slices  Each PE does one slice of the elements for all members: it reads
 *           the slice in all sources and writes it to all dests.
 *
 * Between nodes each leader gets the data of all members, as in a small
 * layout-independent reduction, and writes to the dests of the members on its
 * node.
 *
 * In a scan in place (dest is source) the others read copies of the data, or an
 * element is read by no other PE than the one that overwrites it.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "coll/routines.h"
#include "coll/team.h"

enum {
    CHUNK = 4096, /* bytes of intermediate sums: two chunks fit in L1 */

    /* The bytes of all members together that a leader gets in one round. */
    ROUND = 256 << 10,
};

/* A scan of members 0..size-1: source[i] are the data of member i, and dest[i]
 * is where its result goes, or NULL. */
struct scan {
    const char *const *source;
    char *const *dest;
    int size;
    const struct sma_op *op;
    bool exclusive;
};

/* Scans n elements from byte `at` on, which fit in a chunk. */
static void scan_chunk(const struct scan *s, size_t at, size_t n)
{
    unsigned char room[2][CHUNK] __attribute__((aligned(SMA_CACHE_LINE)));
    unsigned char *sum = room[0], *next = room[1];
    size_t bytes = n * s->op->esize;

    if (s->exclusive)
        memset(sum, 0, bytes);
    for (int i = 0; i < s->size; i++) {
        const char *term = s->source[i] + at;
        unsigned char *before = sum;

        /* The first term is copied: 0 + -0 would be 0. */
        if (i == 0)
            memcpy(next, term, bytes);
        else
            s->op->kernel(next, sum, term, n);
        sum = next;
        next = before;
        if (s->dest[i] != NULL)
            memcpy(s->dest[i] + at, s->exclusive ? before : sum, bytes);
    }
}

/* Scans n elements from byte `at` on. */
static void scan(const struct scan *s, size_t at, size_t n)
{
    size_t e = s->op->esize, most = CHUNK / e;

    while (n > 0) {
        size_t now = n < most ? n : most;

        scan_chunk(s, at, now);
        at += now * e;
        n -= now;
    }
}

static void check_size(const char *routine, int pe, size_t theirs, size_t mine,
                       size_t esize)
{
    if (unlikely(theirs != mine))
        sma_fatal(routine, "nelems is %zu here but %zu on PE %d", mine / esize,
                  theirs / esize, pe);
}

/* ---------------------------------------------------------------- on a node */

/* `small`: each PE sums the data of the members before it. */
static void scan_small(struct sma_set *set, const char *routine, char *dest,
                       const void *source, size_t n, const struct sma_op *op,
                       bool exclusive)
{
    const char **from = sma_set_from(set, routine);
    char **to = sma_set_to(set, routine);
    size_t bytes = n * op->esize;
    struct scan s = {from, to, set->me + 1, op, exclusive};

    sma_epoch_begin(set);
    if (bytes <= SMA_INLINE)
        sma_epoch_post(set, routine, source, bytes);
    else
        sma_epoch_post_copy(set, routine, source, bytes);
    for (int i = 0; i < set->size; i++) {
        const struct sma_mailbox *mailbox;

        to[i] = i == set->me ? dest : NULL;
        from[i] = source;
        if (i == set->me)
            continue;
        mailbox = sma_epoch_read(set, routine, i);
        check_size(routine, sma_set_pe(set, i), sma_mailbox_bytes(mailbox),
                   bytes, op->esize);
        from[i] = sma_mailbox_data(set, i, mailbox);
    }
    sma_epoch_all_read(set);
    scan(&s, 0, n);
    sma_epoch_end(set);
}

/* What a PE posts where other PEs read and write its data themselves. */
struct places {
    uint64_t source, dest;
    uint64_t bytes;
};

static void post_places(struct sma_set *set, const char *routine,
                        const void *dest, const void *source, size_t bytes)
{
    struct places p = {.bytes = bytes};

    if (bytes > 0) {
        p.source = sma_coll_offset_of(routine, "source", source, bytes);
        p.dest = sma_coll_offset_of(routine, "dest", dest, bytes);
    }
    sma_epoch_post(set, routine, &p, sizeof p);
}

/* Fills in where the source and the dest of the k-th member on this node are:
 * from_p[k] and to_p[k].  Waits until all members have posted. */
static void read_places(struct sma_set *set, const char *routine, void *dest,
                        const void *source, size_t bytes, size_t esize,
                        const char **from_p, char **to_p)
{
    for (int k = 0; k < set->local_n; k++) {
        struct places p;

        from_p[k] = source;
        to_p[k] = dest;
        if (k == set->local_me)
            continue;
        memcpy(&p, sma_mailbox_data(set, k, sma_epoch_read(set, routine, k)),
               sizeof p);
        check_size(routine, sma_set_local_pe(set, k), p.bytes, bytes, esize);
        from_p[k] = sma_coll_at(p.source);
        to_p[k] = (char *) sma_coll_at(p.dest);
    }
    sma_epoch_all_read(set);
}

/* `slices`: each PE does one slice for all members. */
static void scan_slices(struct sma_set *set, const char *routine, char *dest,
                        const void *source, size_t n, const struct sma_op *op,
                        bool exclusive)
{
    const char **from = sma_set_from(set, routine);
    char **to = sma_set_to(set, routine);
    struct scan s = {from, to, set->size, op, exclusive};
    size_t bytes = n * op->esize;
    size_t line = op->esize < SMA_CACHE_LINE ? SMA_CACHE_LINE / op->esize : 1;
    size_t per = (n / (size_t) set->size + line) / line * line;
    size_t first = per * (size_t) set->me, end = first + per;

    sma_epoch_begin(set);
    post_places(set, routine, dest, source, bytes);
    read_places(set, routine, dest, source, bytes, op->esize, from, to);
    if (end > n)
        end = n;
    if (first < end)
        scan(&s, first * op->esize, end - first);
    sma_epoch_end(set);
    sma_epoch_wait_ended(set, routine);
}

/* ------------------------------------------------------------ between nodes */

/* The leaders call this: from[k] and to[k] are the source and the dest of the
 * k-th member on this node. */
static void lead_scan(struct sma_set *set, const char *routine,
                      const char **from, char *const *to, size_t n,
                      const struct sma_op *op, bool exclusive)
{
    size_t size = (size_t) set->size, e = op->esize;
    size_t most = ROUND / (size * e) > 0 ? ROUND / (size * e) : 1;
    const char **source = sma_buffer(routine, size * sizeof *source);
    char **dest = sma_new(routine, size, sizeof *dest);
    char *room = sma_buffer(routine, size * most * e);
    struct scan s = {source, dest, set->size, op, exclusive};
    size_t now;

    for (size_t at = 0; at < n || at == 0; at += now) {
        now = n - at < most ? n - at : most;
        sma_collect_equal(set, routine, room, from, now * e, "nelems", e);
        if (now == 0)
            break;
        for (size_t i = 0; i < size; i++)
            source[i] = room + i * now * e;
        for (int k = 0; k < set->local_n; k++) {
            dest[set->local[k]] = to[k] + at * e;
            from[k] += now * e;
        }
        scan(&s, 0, now);
    }
    free(source);
    free(dest);
    free(room);
}

static void scan_between(struct sma_set *set, const char *routine, char *dest,
                         const void *source, size_t n, const struct sma_op *op,
                         bool exclusive)
{
    size_t bytes = n * op->esize;

    sma_net_begin(SMA_COLL_REDUCE);
    sma_epoch_begin(set);
    post_places(set, routine, dest, source, bytes);
    if (sma_set_leads(set)) {
        const char **from = sma_set_from(set, routine);
        char **to = sma_set_to(set, routine);

        read_places(set, routine, dest, source, bytes, op->esize, from, to);
        lead_scan(set, routine, from, to, n, op, exclusive);
    }
    sma_epoch_end(set);
    /* The leader reads and writes the data of the members until it shares. */
    sma_epoch_share(set, routine, 0, NULL, NULL, 0);
}

void sma_team_scan(const char *routine, shmem_team_t team, void *dest,
                   const void *source, size_t nelems, const struct sma_op *op,
                   bool exclusive)
{
    struct sma_set *set = sma_team_coll(team);
    size_t bytes = sma_coll_bytes_of(routine, nelems, op->esize);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team,
                             SMA_CALL_MOVES(dest, bytes, false, source, bytes,
                                            false, true,
                                            SMA_NUMBER("nelems", nelems)));
    if (nelems > 0) {
        sma_check_symmetric(routine, "dest", dest, bytes);
        sma_check_symmetric(routine, "source", source, bytes);
    }
    if (unlikely(set->nodes > 1))
        scan_between(set, routine, dest, source, nelems, op, exclusive);
    else if (bytes <= SMA_REDUCE_SMALL_MOST_SHARED)
        scan_small(set, routine, dest, source, nelems, op, exclusive);
    else
        scan_slices(set, routine, dest, source, nelems, op, exclusive);
}
