/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Combines data that lie on one node, from left to right in the order of the
 * set.  How an element is combined does not depend on the number of elements.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"

enum { CHUNK = 8192 }; /* bytes of an intermediate result: it fits in L1 */

/* The arguments of sma_combine, for the threads that divide the work. */
struct work {
    char *out;
    const char *const *from;
    int size;
    size_t at;
    const struct sma_op *op;
};

/* Combines elements first <= i < end. */
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
        const void *so_far = w->from[0] + at;

        for (int i = 1; i < w->size; i++) {
            void *to = i == w->size - 1 ? (void *) out : (void *) chunk;

            w->op->kernel(to, so_far, w->from[i] + at, now);
            so_far = to;
        }
        at += now * e;
        out += now * e;
        n -= now;
    }
}

void sma_combine(char *out, const char *const *from, int size, size_t at,
                 size_t n, const struct sma_op *op)
{
    struct work w = {out, from, size, at, op};
    int threads = 1;

    if (unlikely(n * op->esize >= 2 * SMA_THREAD_LEAST))
        threads = sma_threads(n * op->esize);
    if (likely(threads == 1))
        combine_part(&w, 0, n);
    else
        sma_threads_run(threads, combine_part, &w, n, SMA_CACHE_LINE);
}

void sma_combine_differ(const struct sma_routine *routine, size_t nreduce,
                        int pe)
{
    if (routine->kind == SMA_JOB_MEMORY)
        sma_coll_other(routine, pe);
    sma_fatal(routine, "nreduce is %zu here but differs on PE %d", nreduce, pe);
}

void sma_combine_node(struct sma_set *set, const struct sma_routine *routine,
                      char *dest, const void *source, size_t n,
                      const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    size_t bytes = n * op->esize;

    sma_epoch_begin(set);
    sma_epoch_post(set, routine, source, bytes);
    if (sma_set_leads(set)) {
        sma_epoch_sources(set, routine, source, bytes, op->esize, from);
        sma_combine(dest, from, set->local_n, 0, n, op);
    }
    sma_epoch_done(set);
}

size_t sma_combine_slice(size_t n, int i, int size, size_t esize)
{
    size_t line = esize < SMA_CACHE_LINE ? SMA_CACHE_LINE / esize : 1;
    size_t per = (n / (size_t) size + line - 1) / line * line;
    size_t start = per * (size_t) i;

    if (i == size || start > n)
        return n;
    return start;
}

void sma_combine_slices(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n,
                        const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    size_t e = op->esize;
    size_t first = sma_combine_slice(n, set->local_me, set->local_n, e);
    size_t end = sma_combine_slice(n, set->local_me + 1, set->local_n, e);

    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(source), source, n * e,
                          SMA_MAILBOX_SOURCE);
    sma_epoch_sources(set, routine, source, n * e, e, from);
    sma_combine(dest + first * e, from, set->local_n, first * e, end - first,
                op);
    sma_epoch_done(set);
}

void sma_combine_fetch(struct sma_set *set, const struct sma_routine *routine,
                       char *dest, size_t n, int slices,
                       const struct sma_op *op)
{
    const char **from = sma_set_from(set, routine);
    size_t e = op->esize;

    sma_epoch_begin(set);
    sma_epoch_post_source(set, routine, SMA_ARG(dest), dest, n * e,
                          SMA_MAILBOX_SOURCE);
    sma_epoch_sources(set, routine, dest, n * e, e, from);
    for (int i = 1; i <= slices; i++) {
        int k = (set->local_me + i) % slices;
        size_t first = sma_combine_slice(n, k, slices, e);
        size_t end = sma_combine_slice(n, k + 1, slices, e);

        if (k != set->local_me)
            sma_coll_copy(dest + first * e, from[k] + first * e,
                          (end - first) * e);
    }
    sma_epoch_done(set);
    sma_epoch_wait_over(set, routine);
}
