/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions.  Whatever the size of the message, each element is combined from
 * left to right in the order of the PEs, so all PEs get the same bits at every
 * run.
 *
 *   small   the data travel in the posts; each PE combines all of them
 *   large   each PE combines one slice of the elements, straight from the
 *           sources of all, and then fetches the other slices
 *
 * In place (dest is source) both are right without a copy: the posts are
 * copies, and a slice of the source is read by nobody but the PE that
 * overwrites it.
 */
#include <string.h>

#include "coll.h"
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

static void check_size(struct sma_set *set, const char *routine, int i,
                       size_t theirs, size_t mine, size_t esize)
{
    if (unlikely(theirs != mine))
        sma_fatal(routine, "nreduce is %zu here but %zu on PE %d",
                  mine / esize, theirs / esize, set->start + i * set->stride);
}

/* Where the data of each member are; waits for them. */
static void find_sources(struct sma_set *set, const char *routine,
                         const void *mine, size_t bytes, size_t esize,
                         const char **source_p)
{
    sma_step_gather(set, routine);
    for (int i = 0; i < set->size; i++) {
        const struct sma_post *post = sma_step_read(set, routine, i);

        check_size(set, routine, i, sma_post_bytes(post), bytes, esize);
        source_p[i] = mine != NULL && i == set->me
                          ? mine
                          : sma_post_data(set, i, post);
    }
}

static void reduce_small(struct sma_set *set, const char *routine, void *dest,
                         const void *source, size_t n, size_t bytes,
                         const struct sma_op *op)
{
    const char *from[set->size];

    sma_step_begin(set);
    sma_step_post(set, routine, source, bytes);
    find_sources(set, routine, source, bytes, op->esize, from);
    if (n > 0)
        combine(dest, from, set->size, 0, n, op);
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

static void reduce_large(struct sma_set *set, const char *routine, char *dest,
                         const void *source, size_t n, size_t bytes,
                         const struct sma_op *op)
{
    const char *from[set->size];
    size_t e = op->esize;
    size_t first = slice_start(n, set->me, set->size, e);
    size_t end = slice_start(n, set->me + 1, set->size, e);

    sma_step_begin(set);
    sma_step_post_source(set, routine, "source", source, bytes);
    find_sources(set, routine, source, bytes, e, from);
    combine(dest + first * e, from, set->size, first * e, end - first, op);
    sma_step_end(set);

    /* the sources have been read, the results stand in each PE's slice */
    sma_step_begin(set);
    sma_step_post_source(set, routine, "dest", dest, bytes);
    find_sources(set, routine, dest, bytes, e, from);
    for (int k = 1; k < set->size; k++) {
        int i = (set->me + k) % set->size;

        first = slice_start(n, i, set->size, e);
        end = slice_start(n, i + 1, set->size, e);
        sma_copy(dest + first * e, from[i] + first * e, (end - first) * e);
    }
    sma_step_end(set);
    sma_step_wait_ended(set, routine);
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
    } else if (bytes <= SMA_COLL_BOUNCE) {
        reduce_small(set, routine, dest, source, n, bytes, op);
    } else {
        reduce_large(set, routine, dest, source, n, bytes, op);
    }
}
