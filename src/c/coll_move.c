/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives that move data: broadcast, collect, fcollect, alltoall(s).
 * Every PE pulls what it needs: small data out of the posts, large data
 * straight from the peer's source, copied once.
 */
#include <stdlib.h>
#include <string.h>

#include "coll.h"
#include "region.h"
#include "xport.h"

/* The bytes of a contribution; the job ends when they do not fit in memory. */
static size_t bytes_of(const char *routine, size_t nelems, size_t esize)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(nelems, esize, &bytes) ||
                 bytes > SIZE_MAX >> 2))
        sma_fatal(routine, "nelems is %zu, more than memory can hold", nelems);
    return bytes;
}

/* After the step: a source that others read is given back when they are
 * done. */
static void finish(struct sma_set *set, const char *routine, bool points)
{
    sma_step_end(set);
    if (points)
        sma_step_wait_ended(set, routine);
}

void sma_broadcast(const char *routine, void *dest, const void *source,
                   size_t nelems, size_t esize, int root,
                   const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);
    size_t bytes = bytes_of(routine, nelems, esize);
    bool points = false;

    if (unlikely(root < 0 || root >= set->size))
        sma_fatal(routine,
                  "PE_root is %d, must be 0..%d (it counts inside the active "
                  "set)",
                  root, set->size - 1);
    sma_step_begin(set);
    if (set->me == root) {
        if (bytes > 0)
            sma_check_symmetric(routine, "source", source, bytes);
        points = sma_step_post(set, routine, source, bytes);
    } else {
        const struct sma_post *post;

        if (bytes > 0)
            sma_check_symmetric(routine, "dest", dest, bytes);
        post = sma_step_read(set, routine, root);
        if (bytes > 0)
            sma_copy(dest, sma_post_data(set, root, post), bytes);
    }
    finish(set, routine, points);
}

/* The sum of the sizes of all contributions. */
static size_t total_of(struct sma_set *set, const char *routine)
{
    size_t total = 0;

    for (int i = 0; i < set->size; i++)
        total += sma_post_bytes(sma_step_read(set, routine, i));
    return total;
}

void sma_collect(const char *routine, void *dest, const void *source,
                 size_t nelems, size_t esize, bool same_size,
                 const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);
    size_t bytes = bytes_of(routine, nelems, esize), total, at = 0;
    bool points;

    if (bytes > 0)
        sma_check_symmetric(routine, "source", source, bytes);
    sma_step_begin(set);
    points = sma_step_post(set, routine, source, bytes);
    sma_step_gather(set, routine);
    total = same_size ? bytes * (size_t) set->size : total_of(set, routine);
    if (total > 0)
        sma_check_symmetric(routine, "dest", dest, total);
    for (int i = 0; i < set->size; i++) {
        const struct sma_post *post = sma_step_read(set, routine, i);
        size_t n = sma_post_bytes(post);

        if (unlikely(same_size && n != bytes))
            sma_fatal(routine, "nelems is %zu here but %zu on PE %d", nelems,
                      n / esize, set->start + i * set->stride);
        if (n > 0 && i == set->me)
            sma_copy((char *) dest + at, source, n);
        else if (n > 0)
            sma_copy((char *) dest + at, sma_post_data(set, i, post), n);
        at += n;
    }
    finish(set, routine, points);
}

/* nelems elements, stride dst apart in dest and sst apart in source. */
static void copy_elements(char *dest, const char *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, size_t esize)
{
    if (dst == 1 && sst == 1) {
        sma_copy(dest, source, nelems * esize);
    } else if (esize == 8) {
        for (size_t j = 0; j < nelems; j++)
            sma_copy(dest + j * (size_t) dst * 8,
                     source + j * (size_t) sst * 8, 8);
    } else {
        for (size_t j = 0; j < nelems; j++)
            sma_copy(dest + j * (size_t) dst * esize,
                     source + j * (size_t) sst * esize, esize);
    }
}

/*
 * Block l of a source goes to PE l.  The part of an array that the call
 * touches reaches from its first to its last element.
 */
void sma_alltoalls(const char *routine, void *dest, const void *source,
                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
                   const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);
    size_t all = bytes_of(routine, nelems, esize * (size_t) set->size);
    size_t dest_span, source_span, block;
    bool points;

    if (unlikely(dst < 1))
        sma_fatal(routine, "dst is %td, must be at least 1", dst);
    if (unlikely(sst < 1))
        sma_fatal(routine, "sst is %td, must be at least 1", sst);
    dest_span = source_span = 0;
    if (all > 0) {
        dest_span = bytes_of(routine, all - esize, (size_t) dst) + esize;
        source_span = bytes_of(routine, all - esize, (size_t) sst) + esize;
        sma_check_symmetric(routine, "dest", dest, dest_span);
        sma_check_symmetric(routine, "source", source, source_span);
    }
    block = nelems * esize;
    sma_step_begin(set);
    points = sma_step_post(set, routine, source, source_span);
    sma_step_gather(set, routine);
    for (int k = 0; nelems > 0 && k < set->size; k++) {
        int i = (set->me + k) % set->size;
        const char *from = i == set->me
                               ? source
                               : sma_post_data(set, i,
                                               sma_step_read(set, routine, i));

        copy_elements((char *) dest + (size_t) i * block * (size_t) dst,
                      from + (size_t) set->me * block * (size_t) sst, dst, sst,
                      nelems, esize);
    }
    finish(set, routine, points);
}

/* ------------------------------------------------------- blocks of any size */

/* A block that a member has for me: where it lies and its size. */
struct block {
    uint64_t place;
    size_t bytes;
};

/*
 * Fills in the blocks of all members, by their index.  In each of size - 1
 * steps a PE tells one other where its block lies; the post is small, so that
 * neither memory nor time for all sizes at once is needed.
 */
static void exchange_blocks(struct sma_set *set, const char *routine,
                            const char *source, const size_t *offsets,
                            const size_t *sizes, struct block *from)
{
    for (int k = 0; k < set->size; k++) {
        int to = (set->me + k) % set->size;
        int i = (set->me - k + set->size) % set->size;
        struct block mine = {.bytes = sizes[to]};

        if (mine.bytes > 0)
            mine.place = sma_coll_place(routine, "source",
                                        source + offsets[to], mine.bytes);
        if (k == 0) {
            from[i] = mine;
            continue;
        }
        sma_step_begin(set);
        sma_step_post(set, routine, &mine, sizeof mine);
        memcpy(&from[i],
               sma_post_data(set, i, sma_step_read(set, routine, i)),
               sizeof mine);
        sma_step_end(set);
    }
}

/* With offsets NULL the blocks are packed into `room` bytes; the number of
 * bytes is returned. */
static size_t move_blocks(const char *routine, char *dest,
                          const size_t *offsets, const size_t *sizes,
                          size_t room, const char *source,
                          const size_t *s_offsets, const size_t *s_sizes,
                          const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);
    struct block *from = calloc((size_t) set->size, sizeof *from);
    size_t total = 0;

    if (from == NULL)
        sma_fatal(routine, "out of memory for %d blocks", set->size);
    exchange_blocks(set, routine, source, s_offsets, s_sizes, from);
    for (int i = 0; i < set->size; i++) {
        size_t n = from[i].bytes;
        char *to = dest + (offsets != NULL ? offsets[i] : total);

        if (unlikely(sizes != NULL && n != sizes[i]))
            sma_fatal(routine,
                      "the t_size for PE %d is %zu, but its s_size is %zu",
                      set->start + i * set->stride, sizes[i], n);
        if (unlikely(__builtin_add_overflow(total, n, &total) ||
                     (offsets == NULL && total > room)))
            sma_fatal(routine,
                      "dest_size is %zu, but the blocks up to that of PE %d "
                      "have %zu bytes",
                      room, set->start + i * set->stride, total);
        if (n == 0)
            continue;
        sma_check_symmetric(routine, "dest", to, n);
        sma_copy(to,
                 i == set->me ? source + s_offsets[i]
                              : sma_coll_at(from[i].place),
                 n);
    }
    free(from);
    /* nobody touches its source before all have read it */
    sma_step_begin(set);
    sma_step_post(set, routine, NULL, 0);
    sma_step_gather(set, routine);
    sma_step_end(set);
    return total;
}

void sma_alltoallv(const char *routine, void *dest, const size_t *t_offsets,
                   const size_t *t_sizes, const void *source,
                   const size_t *s_offsets, const size_t *s_sizes,
                   const struct sma_active *a)
{
    move_blocks(routine, dest, t_offsets, t_sizes, 0, source, s_offsets,
                s_sizes, a);
}

size_t sma_alltoallv_packed(const char *routine, void *dest, size_t dest_size,
                            const void *source, const size_t *s_offsets,
                            const size_t *s_sizes, const struct sma_active *a)
{
    return move_blocks(routine, dest, NULL, NULL, dest_size, source, s_offsets,
                       s_sizes, a);
}
