/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions.  Whatever the size of the message, each element is combined in the
 * same way, so all PEs get the same bits at every run.
 *
 * On a node: from left to right in the order of the set.
 *
 *   small   the data travel in the posts; each PE combines all of them
 *   large   each PE combines one slice of the elements, straight from the
 *           sources of all, and then fetches the other slices
 *
 * Between nodes: the results of the nodes, by the tree of sma_plan_fold.
 *
 *   small   in each round all elements are exchanged
 *   large   in each round half of those that are left, and then back
 *
 * Layout-independent: from left to right in the order of the set, by each
 * leader, from the data of all members.
 *
 * In place (dest is source) both are right without a copy: the posts are
 * copies, and a slice of the source is read by nobody but the PE that
 * overwrites it.
 */
#include <stdlib.h>
#include <string.h>

#include "coll.h"
#include "coll_plan.h"
#include "region.h"
#include "xport.h"

enum { CHUNK = 8192 }; /* bytes of an intermediate result, fits in L1 */

/*
 * out = source[0] OP source[1] ... OP source[size-1] for n elements that start
 * at byte `at` of each source.  out may be part of one of the sources.
 */
static void combine(char *out, const char *const *source, int size, size_t at,
                    size_t n, const struct sma_op *op)
{
    unsigned char chunk[CHUNK] __attribute__((aligned(SMA_CACHE_LINE)));
    size_t most = size > 2 ? CHUNK / op->esize : n;

    while (n > 0) {
        size_t now = n < most ? n : most;
        const void *so_far = source[0] + at;

        for (int i = 1; i < size; i++) {
            void *to = i == size - 1 ? (void *) out : (void *) chunk;

            op->kernel(to, so_far, source[i] + at, now);
            so_far = to;
        }
        at += now * op->esize;
        out += now * op->esize;
        n -= now;
    }
}

static void check_size(const char *routine, int pe, size_t theirs, size_t mine,
                       size_t esize)
{
    if (unlikely(theirs != mine))
        sma_fatal(routine, "nreduce is %zu here but %zu on PE %d",
                  mine / esize, theirs / esize, pe);
}

/* Where the data of each member on this node are; waits for them. */
static void find_sources(struct sma_set *set, const char *routine,
                         const void *mine, size_t bytes, size_t esize,
                         const char **source_p)
{
    sma_step_gather(set, routine);
    for (int k = 0; k < set->local_n; k++) {
        const struct sma_post *post = sma_step_read(set, routine, k);

        check_size(routine, sma_set_local_pe(set, k), sma_post_bytes(post),
                   bytes, esize);
        source_p[k] = mine != NULL && k == set->local_me
                          ? mine
                          : sma_post_data(set, k, post);
    }
}

static void reduce_small(struct sma_set *set, const char *routine, void *dest,
                         const void *source, size_t n, size_t bytes,
                         const struct sma_op *op)
{
    const char *from[set->local_n];

    sma_step_begin(set);
    sma_step_post(set, routine, source, bytes);
    find_sources(set, routine, source, bytes, op->esize, from);
    if (n > 0)
        combine(dest, from, set->local_n, 0, n, op);
    sma_step_end(set);
}

/* The first element of slice i; slices are whole cache lines. */
static size_t slice_start(size_t n, int i, int size, size_t esize)
{
    size_t line = esize < SMA_CACHE_LINE ? SMA_CACHE_LINE / esize : 1;
    size_t per = (n / (size_t) size + line - 1) / line * line;
    size_t start = per * (size_t) i;

    if (i == size || start > n)
        return n;
    return start;
}

/* Each PE combines its slice into its dest. */
static void combine_slices(struct sma_set *set, const char *routine, char *dest,
                           const void *source, size_t n, size_t bytes,
                           const struct sma_op *op)
{
    const char *from[set->local_n];
    size_t e = op->esize;
    size_t first = slice_start(n, set->local_me, set->local_n, e);
    size_t end = slice_start(n, set->local_me + 1, set->local_n, e);

    sma_step_begin(set);
    sma_step_post_source(set, routine, "source", source, bytes);
    find_sources(set, routine, source, bytes, e, from);
    combine(dest + first * e, from, set->local_n, first * e, end - first, op);
    sma_step_end(set);
}

/* The sources have been read, the results stand in each PE's slice: fetches
 * those of the others. */
static void fetch_slices(struct sma_set *set, const char *routine, char *dest,
                         size_t n, size_t bytes, const struct sma_op *op)
{
    const char *from[set->local_n];
    size_t e = op->esize;

    sma_step_begin(set);
    sma_step_post_source(set, routine, "dest", dest, bytes);
    find_sources(set, routine, dest, bytes, e, from);
    for (int i = 1; i < set->local_n; i++) {
        int k = (set->local_me + i) % set->local_n;
        size_t first = slice_start(n, k, set->local_n, e);
        size_t end = slice_start(n, k + 1, set->local_n, e);

        sma_copy(dest + first * e, from[k] + first * e, (end - first) * e);
    }
    sma_step_end(set);
    sma_step_wait_ended(set, routine);
}

/* ------------------------------------------------------------ between nodes */

struct fold {
    const struct sma_set *set;
    const char *routine;
    const struct sma_op *op;
    struct sma_fold plan;
    char *data;  /* mine, becomes the result */
    char *room;  /* for what comes */
};

/* Sends n elements from `out` on to a node and gets as many at `in`. */
static void swap_with(const struct fold *f, int node, const char *out, size_t n,
                      char *in, size_t m)
{
    int pe = f->set->leader[node];
    size_t e = f->op->esize, got = 0;
    struct sma_message *coming =
        in == NULL ? NULL
                   : sma_net_start_receive(f->set, pe, in, m * e, &got);
    struct sma_message *sent =
        out == NULL ? NULL : sma_net_send(f->set, pe, out, n * e);

    sma_net_wait(coming, f->routine, pe);
    if (in != NULL)
        check_size(f->routine, pe, got, m * e, e);
    sma_net_wait(sent, f->routine, pe);
}

/* Combines what came from a node with what I have; the lower number's data
 * stand on the left. */
static void take(const struct fold *f, size_t first, size_t n, bool mine_left)
{
    char *mine = f->data + first * f->op->esize;

    if (mine_left)
        f->op->kernel(mine, mine, f->room, n);
    else
        f->op->kernel(mine, f->room, mine, n);
}

static void fold_small(const struct fold *f, size_t n)
{
    for (int r = 0; r < f->plan.rounds; r++) {
        swap_with(f, sma_plan_fold_partner(&f->plan, r), f->data, n, f->room, n);
        take(f, 0, n, (f->plan.w & 1 << r) == 0);
    }
}

static void fold_large(const struct fold *f, size_t n)
{
    size_t e = f->op->esize, first, end, low, high;
    size_t unit = e < SMA_CACHE_LINE ? SMA_CACHE_LINE / e : 1;

    for (int r = 0; r < f->plan.rounds; r++) {
        int w = f->plan.w, partner = sma_plan_fold_partner(&f->plan, r);

        sma_plan_fold_range(w, r + 1, n, unit, &first, &end);
        sma_plan_fold_range(w ^ 1 << r, r + 1, n, unit, &low, &high);
        swap_with(f, partner, f->data + low * e, high - low, f->room,
                  end - first);
        take(f, first, end - first, (w & 1 << r) == 0);
    }
    for (int r = f->plan.rounds - 1; r >= 0; r--) {
        int w = f->plan.w, partner = sma_plan_fold_partner(&f->plan, r);

        sma_plan_fold_range(w, r + 1, n, unit, &first, &end);
        sma_plan_fold_range(w ^ 1 << r, r + 1, n, unit, &low, &high);
        swap_with(f, partner, f->data + first * e, end - first,
                  f->data + low * e, high - low);
    }
}

enum { FOLD_SMALL_MOST = 8192 }; /* bytes */

/* By the leaders: data of all nodes combined, at `data` of each. */
static void fold_nodes(const struct sma_set *set, const char *routine,
                       char *data, size_t n, const struct sma_op *op)
{
    struct fold f = {set, routine, op, sma_plan_fold(set->nodes, set->node),
                     data, NULL};

    f.room = malloc(n * op->esize + 1);
    if (f.room == NULL)
        sma_fatal(routine, "out of memory for %zu elements", n);
    if (n == 0)
        f.data = data = f.room; /* there may be no dest */
    if (f.plan.w < 0) {
        swap_with(&f, f.plan.pair, data, n, NULL, 0);
        swap_with(&f, f.plan.pair, NULL, 0, data, n);
    } else {
        if (f.plan.pair >= 0) {
            swap_with(&f, f.plan.pair, NULL, 0, f.room, n);
            take(&f, 0, n, true);
        }
        if (n * op->esize <= FOLD_SMALL_MOST)
            fold_small(&f, n);
        else
            fold_large(&f, n);
        if (f.plan.pair >= 0)
            swap_with(&f, f.plan.pair, data, n, NULL, 0);
    }
    free(f.room);
}

/* The data of the members on this node, combined, at the leader's dest. */
static void combine_here(struct sma_set *set, const char *routine, char *dest,
                         const void *source, size_t n, size_t bytes,
                         const struct sma_op *op)
{
    const char *from[set->local_n];
    size_t e = op->esize;

    if (set->local_n == 1) {
        if (dest != source)
            memmove(dest, source, bytes);
        return;
    }
    if (bytes <= SMA_COLL_BOUNCE) {
        sma_step_begin(set);
        sma_step_post(set, routine, source, bytes);
        if (sma_set_leads(set)) {
            find_sources(set, routine, source, bytes, e, from);
            combine(dest, from, set->local_n, 0, n, op);
        }
        sma_step_end(set);
        return;
    }
    combine_slices(set, routine, dest, source, n, bytes, op);
    sma_step_begin(set);
    sma_step_post_source(set, routine, "dest", dest, bytes);
    if (sma_set_leads(set)) {
        find_sources(set, routine, dest, bytes, e, from);
        for (int k = 1; k < set->local_n; k++) {
            size_t first = slice_start(n, k, set->local_n, e);
            size_t end = slice_start(n, k + 1, set->local_n, e);

            memcpy(dest + first * e, from[k] + first * e, (end - first) * e);
        }
    }
    sma_step_end(set);
}

/* Bytes of the data of all members that a leader has at once. */
enum { ALL_MOST = 1 << 20 };

/*
 * By the leader: from left to right in the order of the set.  from is where the
 * data of the members on this node are.
 */
static void combine_all(struct sma_set *set, const char *routine, char *dest,
                        const char *const *from, size_t n,
                        const struct sma_op *op)
{
    size_t e = op->esize, most = ALL_MOST / (size_t) set->size / e;
    const char *all[set->size];
    const char *mine[set->local_n];
    char *room;

    if (most == 0)
        most = 1;
    if (most > n)
        most = n;
    room = malloc((size_t) set->size * most * e + 1);
    if (room == NULL)
        sma_fatal(routine, "out of memory for %zu elements of %d PEs", most,
                  set->size);
    for (size_t at = 0; at < n || at == 0; at += most) {
        size_t now = n - at < most ? n - at : most;

        for (int k = 0; k < set->local_n; k++)
            mine[k] = from[k] + at * e;
        sma_collect_equal(set, routine, room, mine, now * e, "nreduce", e);
        for (int i = 0; i < set->size; i++)
            all[i] = room + (size_t) i * now * e;
        if (now == 0)
            break;
        combine(dest + at * e, all, set->size, 0, now, op);
    }
    free(room);
}

static void reduce_in_order(struct sma_set *set, const char *routine,
                            char *dest, const void *source, size_t n,
                            size_t bytes, const struct sma_op *op)
{
    const char *from[set->local_n];

    sma_step_begin(set);
    sma_step_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        find_sources(set, routine, source, bytes, op->esize, from);
        combine_all(set, routine, dest, from, n, op);
    }
    sma_step_end(set);
}

static void reduce_between(struct sma_set *set, const char *routine, char *dest,
                           const void *source, size_t n, size_t bytes,
                           const struct sma_op *op)
{
    sma_net_begin(SMA_COLL_REDUCE);
    if (sma_env.reduce) {
        reduce_in_order(set, routine, dest, source, n, bytes, op);
    } else {
        combine_here(set, routine, dest, source, n, bytes, op);
        if (sma_set_leads(set))
            fold_nodes(set, routine, dest, n, op);
    }
    sma_step_share(set, routine, dest, dest, bytes);
}

void sma_reduce(const char *routine, void *dest, const void *source,
                ptrdiff_t nreduce, const struct sma_op *op,
                const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);
    size_t n = (size_t) nreduce, bytes;

    if (unlikely(nreduce < 0))
        sma_fatal(routine, "nreduce is %td, must not be negative", nreduce);
    if (unlikely(__builtin_mul_overflow(n, op->esize, &bytes)))
        bytes = SIZE_MAX; /* no symmetric range has so many */
    if (n > 0) {
        sma_check_symmetric(routine, "dest", dest, bytes);
        sma_check_symmetric(routine, "source", source, bytes);
    }
    if (set->size == 1) {
        if (n > 0 && dest != source)
            memmove(dest, source, bytes);
    } else if (unlikely(set->nodes > 1)) {
        reduce_between(set, routine, dest, source, n, bytes, op);
    } else if (bytes <= SMA_COLL_BOUNCE) {
        reduce_small(set, routine, dest, source, n, bytes, op);
    } else {
        combine_slices(set, routine, dest, source, n, bytes, op);
        fetch_slices(set, routine, dest, n, bytes, op);
    }
}
