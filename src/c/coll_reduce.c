/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions.  Whatever the size of the message, each element is combined in the
 * same way, so all PEs get the same bits at every run.
 *
 * On a node: from left to right in the order of the set.
 *
 *   small   the data travel in or beside the posts; each PE combines all of them
 *   direct  each PE combines all, straight from the sources
 *   slices  each PE combines one slice of the elements, straight from the
 *           sources of all, and then fetches the other slices
 *
 * Between nodes: the results of the nodes, by the tree of sma_plan_fold.
 *
 *   small   in each round all elements are exchanged
 *   large   in each round half of those that are left, and then back
 *
 * Layout-independent: from left to right in the order of the set.
 *
 *   small   each leader combines the data of all members
 *   large   each leader combines one slice of all members' data, and then gets
 *           the other slices
 *
 * In place (dest is source) small is right, as the posts are copies, and so are
 * slices, as one of the source is read by nobody but the PE that overwrites it.
 */
#include <stdlib.h>
#include <string.h>

#include "coll.h"
#include "coll_plan.h"
#include "region.h"
#include "team.h"
#include "threads.h"
#include "xport.h"

enum { CHUNK = 8192 }; /* bytes of an intermediate result, fits in L1 */

/* out = source[0] OP source[1] ... OP source[size-1], from the elements at byte
 * `at` of each source on.  out may be part of one of the sources. */
struct work {
    char *out;
    const char *const *source;
    int size;
    size_t at;
    const struct sma_op *op;
};

/* Elements first <= i < end of that. */
static void combine_part(void *arg, size_t first, size_t end)
{
    const struct work *w = arg;
    unsigned char chunk[CHUNK] __attribute__((aligned(SMA_CACHE_LINE)));
    size_t e = w->op->esize, n = end - first;
    size_t most = w->size > 2 ? CHUNK / e : n;
    size_t at = w->at + first * e;
    char *out = w->out + first * e;

    while (n > 0) {
        size_t now = n < most ? n : most;
        const void *so_far = w->source[0] + at;

        for (int i = 1; i < w->size; i++) {
            void *to = i == w->size - 1 ? (void *) out : (void *) chunk;

            w->op->kernel(to, so_far, w->source[i] + at, now);
            so_far = to;
        }
        at += now * e;
        out += now * e;
        n -= now;
    }
}

static void combine(char *out, const char *const *source, int size, size_t at,
                    size_t n, const struct sma_op *op)
{
    struct work w = {out, source, size, at, op};
    int threads = 1;

    if (unlikely(n * op->esize >= 2 * SMA_THREAD_LEAST))
        threads = sma_threads(n * op->esize);
    if (likely(threads == 1))
        combine_part(&w, 0, n);
    else
        sma_threads_run(threads, combine_part, &w, n, SMA_CACHE_LINE);
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
    int k = set->local_me;

    for (int i = 0; i < set->local_n; i++) {
        const struct sma_post *post = sma_step_read(set, routine, k);

        check_size(routine, sma_set_local_pe(set, k), sma_post_bytes(post),
                   bytes, esize);
        source_p[k] = mine != NULL && i == 0 ? mine
                                             : sma_post_data(set, k, post);
        if (++k == set->local_n)
            k = 0;
    }
    sma_step_all_read(set);
}

static bool overlap(const void *a, const void *b, size_t bytes)
{
    return (uintptr_t) a - (uintptr_t) b < bytes ||
           (uintptr_t) b - (uintptr_t) a < bytes;
}

/* Posts the source; a PE that is still to read it may find a result there when
 * it is in place, so then the post has a copy. */
static inline bool post_source(struct sma_set *set, const char *routine,
                               const void *dest, const void *source,
                               size_t bytes)
{
    if (bytes <= SMA_INLINE || !overlap(dest, source, bytes))
        return sma_step_post(set, routine, source, bytes);
    sma_step_post_copy(set, routine, source, bytes);
    return false;
}

/* Small and direct: each PE combines all. */
SMA_COLLECTIVE void reduce_all(struct sma_set *set, const char *routine,
                               void *dest, const void *source, size_t n,
                               size_t bytes, const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    bool points;

    sma_step_begin(set);
    points = post_source(set, routine, dest, source, bytes);
    find_sources(set, routine, source, bytes, op->esize, from);
    if (n > 0)
        combine(dest, from, set->local_n, 0, n, op);
    sma_step_finish(set, routine, points);
}

/* The same between two. */
SMA_COLLECTIVE void reduce_two(struct sma_set *set, const char *routine,
                               void *dest, const void *source, size_t n,
                               size_t bytes, const struct sma_op *op)
{
    int other = 1 - set->local_me;
    const struct sma_post *post;
    const void *theirs;
    bool points;

    sma_step_begin(set);
    points = post_source(set, routine, dest, source, bytes);
    post = sma_step_read(set, routine, other);
    sma_step_all_read(set);
    check_size(routine, sma_set_local_pe(set, other), sma_post_bytes(post),
               bytes, op->esize);
    theirs = sma_post_data(set, other, post);
    if (likely(bytes < 2 * SMA_THREAD_LEAST)) {
        op->kernel(dest, other == 0 ? theirs : source,
                   other == 0 ? source : theirs, n);
    } else {
        const char *from[2] = {other == 0 ? theirs : source,
                               other == 0 ? source : theirs};

        combine(dest, from, 2, 0, n, op);
    }
    sma_step_finish(set, routine, points);
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
    const char **from = sma_set_from(set, routine);
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
    const char **from = sma_set_from(set, routine);
    size_t e = op->esize;

    sma_step_begin(set);
    sma_step_post_source(set, routine, "dest", dest, bytes);
    find_sources(set, routine, dest, bytes, e, from);
    for (int i = 1; i < set->local_n; i++) {
        int k = (set->local_me + i) % set->local_n;
        size_t first = slice_start(n, k, set->local_n, e);
        size_t end = slice_start(n, k + 1, set->local_n, e);

        sma_coll_copy(dest + first * e, from[k] + first * e, (end - first) * e);
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


/* By the leaders: data of all nodes combined, at `data` of each. */
static void fold_nodes(const struct sma_set *set, const char *routine,
                       char *data, size_t n, const struct sma_op *op)
{
    struct fold f = {set, routine, op, sma_plan_fold(set->nodes, set->node),
                     data, NULL};

    f.room = sma_buffer(routine, n * op->esize);
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
        if (n * op->esize <= SMA_FOLD_MOST)
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
    const char **from = sma_set_from(set, routine);
    size_t e = op->esize;

    if (set->local_n == 1) {
        if (dest != source)
            memmove(dest, source, bytes);
        return;
    }
    if (bytes <= SMA_REDUCE_SMALL_MOST_SHARED) {
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

/* ------------------------------------------------------- in the set's order */

/*
 * Small data, by the leader: the data of all members are brought here and
 * combined from left to right in the order of the set.  from is where those of
 * the members on this node are.
 */
static void combine_all(struct sma_set *set, const char *routine, char *dest,
                        const char *const *from, size_t n,
                        const struct sma_op *op)
{
    size_t bytes = n * op->esize;
    const char **all = sma_buffer(routine, (size_t) set->size * sizeof *all);
    char *room = sma_buffer(routine, (size_t) set->size * bytes);

    sma_collect_equal(set, routine, room, from, bytes, "nreduce", op->esize);
    for (int i = 0; i < set->size; i++)
        all[i] = room + (size_t) i * bytes;
    if (n > 0)
        combine(dest, all, set->size, 0, n, op);
    free(room);
    free(all);
}

/* What a leader needs to combine its slice of n elements. */
struct slices {
    struct sma_set *set;
    const char *routine;
    const struct sma_op *op;
    size_t n;
    const int *node;     /* of each member of the set */
    size_t *members;     /* of each node */
    struct sma_message **sent, **coming;
    size_t *got;
    char **out, **in;    /* to and from each node */
};

static size_t slice_of(const struct slices *s, int node)
{
    return slice_start(s->n, node + 1, s->set->nodes, s->op->esize) -
           slice_start(s->n, node, s->set->nodes, s->op->esize);
}

/* Each other node gets what the members here have for its slice. */
static void start_slices(struct slices *s, const char *const *from)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, mine = slice_of(s, set->node) * e;

    for (int k = 1; k < set->nodes; k++) {
        int i = (set->node + set->nodes - k) % set->nodes;
        size_t bytes = s->members[i] * mine;

        s->in[i] = sma_buffer(s->routine, bytes);
        s->coming[i] = sma_net_start_receive(set, set->leader[i], s->in[i],
                                             bytes, &s->got[i]);
    }
    for (int k = 1; k < set->nodes; k++) {
        int i = (set->node + k) % set->nodes;
        size_t bytes = slice_of(s, i) * e;
        size_t first = slice_start(s->n, i, set->nodes, e) * e;

        s->out[i] = sma_buffer(s->routine, (size_t) set->local_n * bytes);
        for (int m = 0; m < set->local_n; m++)
            memcpy(s->out[i] + (size_t) m * bytes, from[m] + first, bytes);
        s->sent[i] = sma_net_send(set, set->leader[i], s->out[i],
                                  (size_t) set->local_n * bytes);
    }
}

static void end_slices(struct slices *s)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, mine = slice_of(s, set->node) * e;

    for (int i = 0; i < set->nodes; i++) {
        if (i == set->node)
            continue;
        sma_net_wait(s->coming[i], s->routine, set->leader[i]);
        check_size(s->routine, set->leader[i], s->got[i], s->members[i] * mine,
                   e);
        sma_net_wait(s->sent[i], s->routine, set->leader[i]);
        free(s->out[i]);
    }
}

/*
 * Large data, by the leader: each leader combines one slice of the elements, for
 * which all others send it what their members have, and gets the other slices.
 */
static void combine_in_slices(struct slices *s, char *dest,
                              const char *const *from)
{
    struct sma_set *set = s->set;
    size_t e = s->op->esize, got, mine = slice_of(s, set->node);
    size_t first = slice_start(s->n, set->node, set->nodes, e);
    size_t nodes = (size_t) set->nodes, size = (size_t) set->size;
    const char **all = sma_buffer(s->routine, size * sizeof *all);
    size_t *seen = sma_new(s->routine, nodes, sizeof *seen);
    size_t *bytes = sma_buffer(s->routine, nodes * sizeof *bytes);
    char **block = sma_buffer(s->routine, nodes * sizeof *block);

    start_slices(s, from);
    for (int i = 0; i < set->size; i++) {
        int node = s->node[i];
        size_t k = seen[node]++;

        all[i] = node == set->node ? from[k] + first * e
                                   : s->in[node] + k * mine * e;
    }
    end_slices(s);
    if (mine > 0)
        combine(dest + first * e, all, set->size, 0, mine, s->op);
    for (int i = 0; i < set->nodes; i++) {
        if (i != set->node)
            free(s->in[i]);
        block[i] = dest + slice_start(s->n, i, set->nodes, e) * e;
        bytes[i] = slice_of(s, i) * e;
    }
    sma_net_collect(set, s->routine, block, bytes, &got);
    free(all);
    free(seen);
    free(bytes);
    free(block);
}

static void combine_large(struct sma_set *set, const char *routine, char *dest,
                          const char *const *from, size_t n,
                          const struct sma_op *op)
{
    size_t nodes = (size_t) set->nodes, e = op->esize;
    size_t most = SMA_ROUND / e;
    int *node = sma_set_nodes_of_members(set, routine);
    const char **here = sma_buffer(routine,
                                   (size_t) set->local_n * sizeof *here);
    struct slices s = {
        .set = set,
        .routine = routine,
        .op = op,
        .node = node,
        .members = sma_new(routine, nodes, sizeof *s.members),
        .sent = sma_buffer(routine, nodes * sizeof *s.sent),
        .coming = sma_buffer(routine, nodes * sizeof *s.coming),
        .got = sma_buffer(routine, nodes * sizeof *s.got),
        .out = sma_buffer(routine, nodes * sizeof *s.out),
        .in = sma_buffer(routine, nodes * sizeof *s.in),
    };

    for (int i = 0; i < set->size; i++)
        s.members[node[i]]++;
    for (size_t at = 0; at < n; at += most) {
        s.n = n - at < most ? n - at : most;
        for (int k = 0; k < set->local_n; k++)
            here[k] = from[k] + at * e;
        combine_in_slices(&s, dest + at * e, here);
    }
    free(s.members);
    free(s.sent);
    free(s.coming);
    free(s.got);
    free(s.out);
    free(s.in);
    free(here);
    free(node);
}

static void reduce_in_order(struct sma_set *set, const char *routine,
                            char *dest, const void *source, size_t n,
                            size_t bytes, const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);

    sma_step_begin(set);
    sma_step_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        find_sources(set, routine, source, bytes, op->esize, from);
        if (bytes <= SMA_ALL_MOST / (size_t) set->size)
            combine_all(set, routine, dest, from, n, op);
        else
            combine_large(set, routine, dest, from, n, op);
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
    sma_step_share(set, routine, 0, dest, dest, bytes);
}

SMA_COLLECTIVE void reduce(const char *routine, struct sma_set *set, void *dest,
                           const void *source, size_t n,
                           const struct sma_op *op)
{
    size_t bytes;

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
    } else if (set->size == 2 && (bytes <= SMA_COPY_MOST_SHARED ||
                                  !overlap(dest, source, bytes))) {
        reduce_two(set, routine, dest, source, n, bytes, op);
    } else if (bytes <= (sma.spin > 0 ? SMA_REDUCE_DIRECT_MOST
                                      : SMA_REDUCE_SMALL_MOST_SHARED)) {
        reduce_all(set, routine, dest, source, n, bytes, op);
    } else {
        combine_slices(set, routine, dest, source, n, bytes, op);
        fetch_slices(set, routine, dest, n, bytes, op);
    }
}

#define CALL \
    SMA_CALL_REDUCES(dest, source, (size_t) nreduce, op->esize, \
                     SMA_NUMBER("nreduce", nreduce))

void sma_reduce(const char *routine, void *dest, const void *source,
                ptrdiff_t nreduce, const struct sma_op *op,
                const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, CALL);
    if (unlikely(nreduce < 0))
        sma_fatal(routine, "nreduce is %td, must not be negative", nreduce);
    reduce(routine, set, dest, source, (size_t) nreduce, op);
}

void sma_team_reduce(const char *routine, shmem_team_t team, void *dest,
                     const void *source, size_t nreduce,
                     const struct sma_op *op)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, CALL);
    reduce(routine, set, dest, source, nreduce, op);
}

/* Inline data need not be symmetric. */
void sma_reduce_word(const char *routine, struct sma_set *set, uint64_t *word,
                     const struct sma_op *op)
{
    uint64_t mine = *word;

    if (set->nodes > 1)
        reduce_between(set, routine, (char *) word, &mine, 1, sizeof mine, op);
    else
        reduce_all(set, routine, word, &mine, 1, sizeof mine, op);
}
