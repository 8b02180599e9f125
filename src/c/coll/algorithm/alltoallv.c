/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoallv: blocks of any size.  The members on a node tell each other where
 * their blocks are, and each PE copies those that are for it.  What happens
 * between nodes is in coll/algorithm/alltoallv_between.c.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/compare/same_call.h"
#include "coll/epoch/epoch.h"

/* The largest number of blocks that a member describes in one epoch. */
enum { TOLD_MOST = SMA_BOUNCE / (int) sizeof(struct sma_block) };

/* The member of the set that is number `at` in the order of the layout or,
 * without a layout, in the order of the set. */
static int member_at(const struct sma_alltoallv *v, int at)
{
    return v->layout != NULL ? v->layout->member[at] : at;
}

/* Fills in what this PE has for the n members from `first` on, and posts it. */
static void post_blocks(struct sma_alltoallv *v, int first, int n,
                        struct sma_block *block)
{
    size_t bytes = (size_t) n * sizeof *block;

    for (int j = 0; j < n; j++) {
        int to = member_at(v, first + j);
        bool here = sma_set_is_here(v->set, to);
        const char *data = v->source + v->offsets[to];

        block[j] = (struct sma_block){.bytes = v->sizes[to]};
        if (block[j].bytes == 0 ||
            (!here && sma_alltoallv_is_large(v, block[j].bytes)))
            continue;
        sma_coll_check(v->routine, v->set, SMA_ARG(source), data,
                       block[j].bytes);
        block[j].address = sma_coll_offset_of(v->routine, SMA_ARG(source), data,
                                              block[j].bytes);
    }
    if (bytes <= SMA_INLINE)
        sma_epoch_post(v->set, v->routine, block, bytes);
    else if (v->set->local_n > 1)
        sma_epoch_post_copy(v->set, v->routine, block, bytes);
}

/* Reads what the k-th member has posted of its blocks for the n members from
 * `first` on. */
static void note_blocks(struct sma_alltoallv *v, int k, int first, int n,
                        int mine, const struct sma_block *block)
{
    struct sma_incoming *from = &v->from[v->set->local[k]];

    if (mine >= first && mine < first + n) {
        from->bytes = block[mine - first].bytes;
        if (from->bytes > 0)
            from->data = sma_coll_at(block[mine - first].address);
    }
    if (unlikely(v->layout != NULL))
        sma_alltoallv_note(v, k, first, n, block);
}

/* Tells the members on this node of the blocks of this PE, and notes theirs. */
static void tell_blocks(struct sma_alltoallv *v)
{
    struct sma_set *set = v->set;
    int most = set->size < TOLD_MOST ? set->size : TOLD_MOST;
    int mine = v->layout != NULL ? v->layout->first[set->node] + set->local_me
                                 : set->me;
    struct sma_block *block =
        sma_buffer(v->routine, (size_t) most * sizeof *block);

    for (int first = 0; first < set->size; first += most) {
        int n = set->size - first < most ? set->size - first : most;

        sma_epoch_begin(set);
        post_blocks(v, first, n, block);
        for (int j = 0, k = set->local_me; j < set->local_n; j++) {
            if (j == 0)
                note_blocks(v, k, first, n, mine, block);
            else
                note_blocks(v, k, first, n, mine,
                            sma_mailbox_data(set, k,
                                             sma_epoch_read_bytes(
                                                 set, v->routine, k,
                                                 (size_t) n * sizeof *block)));
            if (++k == set->local_n)
                k = 0;
        }
        sma_epoch_all_posted(set);
        sma_epoch_done(set);
    }
    free(block);
}

/* Gives the blocks their places in dest.  Where offsets is NULL, they are
 * packed into `space` bytes.  Returns how many bytes they have together. */
static size_t place_blocks(const struct sma_alltoallv *v, char *dest,
                           const size_t *offsets, size_t *sizes, size_t space)
{
    size_t total = 0;

    for (int i = 0; i < v->set->size; i++) {
        size_t n = v->from[i].bytes;

        v->from[i].to = dest + (offsets != NULL ? offsets[i] : total);
        if (sizes != NULL)
            sizes[i] = n;
        if (unlikely(__builtin_add_overflow(total, n, &total) ||
                     (offsets == NULL && total > space)))
            sma_fatal(v->routine,
                      "dest_size is %zu, but the blocks up to that of PE %d "
                      "have %zu bytes",
                      space, sma_set_pe(v->set, i), total);
        sma_coll_check(v->routine, v->set, SMA_ARG(dest), v->from[i].to, n);
    }
    return total;
}

size_t sma_alltoallv_move(const struct sma_routine *routine,
                          struct sma_set *set, char *dest,
                          const size_t *offsets, size_t *sizes, size_t space,
                          const char *source, const size_t *s_offsets,
                          const size_t *s_sizes, size_t join_most)
{
    struct sma_alltoallv v = {
        .set = set,
        .routine = routine,
        .source = source,
        .offsets = s_offsets,
        .sizes = s_sizes,
        .join_most = join_most,
        .from = sma_new(routine, (size_t) set->size, sizeof *v.from),
    };
    size_t total;

    if (unlikely(set->nodes > 1))
        sma_alltoallv_begin(&v);
    tell_blocks(&v);
    if (unlikely(set->nodes > 1))
        sma_alltoallv_exchange(&v);
    total = place_blocks(&v, dest, offsets, sizes, space);
    for (int i = 0; i < set->size; i++)
        if (v.from[i].data != NULL)
            sma_copy(v.from[i].to, v.from[i].data, v.from[i].bytes);
    if (unlikely(set->nodes > 1))
        sma_alltoallv_receive_large(&v);
    free(v.from);
    /* no member changes its source before all have read it */
    sma_epoch_sync(set, routine);
    return total;
}
