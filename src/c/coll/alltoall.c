/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoall, alltoalls and alltoallv.  On a node each PE copies the blocks that
 * are for it from the mailboxes, bounce buffers or sources of the others.  To
 * each member on another node it sends the block that is for the member, in a
 * message.
 */
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/msg.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/routines.h"
#include "coll/team.h"
#include "coll/threads.h"
#include "net/xport.h"
#include "rma/rma.h"

/* The most messages in each direction that are under way at once. */
enum { WINDOW = 32 };

/* A block on its way to one member and a block on its way from another. */
struct pair {
    struct sma_message *sent, *coming;
    int to, from; /* indices in the set, -1: none */
    size_t got;
    char *out, *in; /* packed copies, NULL where stride 1 needs none */
};

/* Waits for both blocks, unpacks the one that arrives, and clears the pair. */
static void end_pair(struct sma_set *set, const char *routine, struct pair *p,
                     char *dest, ptrdiff_t dst, size_t nelems, size_t esize)
{
    if (p->from >= 0) {
        int pe = sma_set_pe(set, p->from);

        sma_net_wait(p->coming, routine, pe);
        if (unlikely(p->got != nelems * esize))
            sma_fatal(routine, "nelems is %zu here but %zu on PE %d", nelems,
                      p->got / esize, pe);
        if (p->in != NULL)
            sma_copy_strided(dest + (size_t) p->from * nelems * esize *
                                        (size_t) dst,
                             p->in, dst, 1, nelems, esize);
    }
    if (p->to >= 0)
        sma_net_wait(p->sent, routine, sma_set_pe(set, p->to));
    free(p->in);
    free(p->out);
    *p = (struct pair){.to = -1, .from = -1};
}

/* Memory for a packed copy of a block, NULL for stride 1. */
static char *packed(const char *routine, ptrdiff_t stride, size_t bytes)
{
    return stride == 1 ? NULL : sma_buffer(routine, bytes);
}

/* Exchanges blocks with members on other nodes: turn k sends to the k-th member
 * after this PE and receives from the k-th before it, so that no member is sent
 * all blocks at once. */
static void alltoall_between(struct sma_set *set, const char *routine,
                             char *dest, const char *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, size_t esize)
{
    size_t block = nelems * esize;
    struct pair pair[WINDOW];

    sma_net_begin(SMA_COLL_ALLTOALL);
    for (int k = 0; k < WINDOW; k++)
        pair[k] = (struct pair){.to = -1, .from = -1};
    for (int k = 1; k < set->size; k++) {
        struct pair *p = &pair[k % WINDOW];
        int to = (set->me + k) % set->size;
        int from = (set->me - k + set->size) % set->size;

        end_pair(set, routine, p, dest, dst, nelems, esize);
        if (!sma_set_is_here(set, from)) {
            p->from = from;
            p->in = packed(routine, dst, block);
            p->coming = sma_net_start_receive(
                set, sma_set_pe(set, from),
                p->in != NULL ? p->in : dest + (size_t) from * block, block,
                &p->got);
        }
        if (!sma_set_is_here(set, to)) {
            const char *mine = source + (size_t) to * block * (size_t) sst;

            p->to = to;
            p->out = packed(routine, sst, block);
            if (p->out != NULL)
                sma_copy_strided(p->out, mine, 1, sst, nelems, esize);
            p->sent = sma_net_send(set, sma_set_pe(set, to),
                                   p->out != NULL ? p->out : mine, block);
        }
    }
    for (int k = 0; k < WINDOW; k++)
        end_pair(set, routine, &pair[k], dest, dst, nelems, esize);
}

/* Ends the job where the k-th member on this node has posted another size. */
static inline void check_span(const struct sma_set *set, const char *routine,
                              int k, size_t theirs, size_t mine, ptrdiff_t sst)
{
    if (unlikely(theirs != mine))
        sma_fatal(routine,
                  "source has %zu bytes here but %zu on PE %d: nelems%s must "
                  "be the same",
                  mine, theirs, sma_set_local_pe(set, k),
                  sst == 1 ? "" : " and sst");
}

/* Block i of each source goes to member i.  A span is the part of an array that
 * the call touches, from the first to the last element. */
SMA_COLLECTIVE void alltoalls(const char *routine, struct sma_set *set,
                              void *dest, const void *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, size_t esize)
{
    size_t all = sma_coll_bytes_of(routine, nelems, esize * (size_t) set->size);
    size_t dest_span, source_span, block;
    bool points;

    if (unlikely(dst < 1))
        sma_fatal(routine, "dst is %td, must be at least 1", dst);
    if (unlikely(sst < 1))
        sma_fatal(routine, "sst is %td, must be at least 1", sst);
    dest_span = source_span = all;
    if (unlikely(all > 0 && (dst > 1 || sst > 1))) {
        dest_span =
            sma_coll_bytes_of(routine, all - esize, (size_t) dst) + esize;
        source_span =
            sma_coll_bytes_of(routine, all - esize, (size_t) sst) + esize;
    }
    if (all > 0) {
        sma_check_symmetric(routine, "dest", dest, dest_span);
        sma_check_symmetric(routine, "source", source, source_span);
    }
    block = nelems * esize;
    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, source, source_span);
    if (unlikely(set->nodes > 1) && nelems > 0)
        alltoall_between(set, routine, dest, source, dst, sst, nelems, esize);
    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const char *from = source;

        if (j > 0) {
            const struct sma_mailbox *mailbox = sma_epoch_read(set, routine, k);

            check_span(set, routine, k, sma_mailbox_bytes(mailbox), source_span,
                       sst);
            from = sma_mailbox_data(set, k, mailbox);
        }
        if (likely(dst == 1 && sst == 1 && nelems > 0))
            sma_coll_copy((char *) dest + (size_t) set->local[k] * block,
                          from + (size_t) set->me * block, block);
        else if (nelems > 0)
            sma_copy_strided((char *) dest + (size_t) set->local[k] * block *
                                                 (size_t) dst,
                             from + (size_t) set->me * block * (size_t) sst,
                             dst, sst, nelems, esize);
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_read(set);
    sma_epoch_finish(set, routine, points);
}

/* The call as SHMEM_CHECK=2 compares it.  It is a macro, as the routines have
 * its arguments under the same names.  With strides the elements of dest may
 * lie between those of source, so no overlap is looked for. */
#define CALL_BYTES (dst == 1 && sst == 1 ? nelems * esize : 0)
#define CALL \
    SMA_CALL_MOVES(dest, CALL_BYTES, true, source, CALL_BYTES, true, false, \
                   SMA_NUMBER("nelems", nelems), \
                   SMA_NUMBER_IN("dst", dst, SMA_RANGE_POSITIVE), \
                   SMA_NUMBER_IN("sst", sst, SMA_RANGE_POSITIVE), \
                   SMA_NUMBER("the size of an element", esize))

void sma_alltoalls(const char *routine, void *dest, const void *source,
                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
                   const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, CALL);
    alltoalls(routine, set, dest, source, dst, sst, nelems, esize);
}

void sma_team_alltoalls(const char *routine, shmem_team_t team, void *dest,
                        const void *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, size_t esize)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, CALL);
    alltoalls(routine, set, dest, source, dst, sst, nelems, esize);
}

/* ------------------------------------------------------- blocks of any size */

/* A block that a member has for this PE: its offset in the node segment, where
 * the member is on this node, and its size. */
struct block {
    uint64_t address;
    size_t bytes;
};

/*
 * Fills in the blocks that the members on this node have for this PE, by their
 * index in the set.  Each epoch tells one other member where its block lies, so
 * that a post fits into a mailbox however many members there are.
 */
static void exchange_blocks(struct sma_set *set, const char *routine,
                            const char *source, const size_t *offsets,
                            const size_t *sizes, struct block *from)
{
    for (int k = 0; k < set->local_n; k++) {
        int to = set->local[(set->local_me + k) % set->local_n];
        int there = (set->local_me - k + set->local_n) % set->local_n;
        int i = set->local[there];
        struct block mine = {.bytes = sizes[to]};

        if (mine.bytes > 0)
            mine.address = sma_coll_offset_of(routine, "source",
                                        source + offsets[to], mine.bytes);
        if (k == 0) {
            from[i] = mine;
            continue;
        }
        sma_epoch_begin(set);
        sma_epoch_post(set, routine, &mine, sizeof mine);
        memcpy(
            &from[i],
            sma_mailbox_data(set, there, sma_epoch_read(set, routine, there)),
            sizeof mine);
        sma_epoch_end(set);
    }
}

/* Fills in the sizes of the blocks that members on other nodes have for this
 * PE. */
static void exchange_sizes(struct sma_set *set, const char *routine,
                           const size_t *sizes, struct block *from)
{
    for (int k = 1; k < set->size; k++) {
        int to = (set->me + k) % set->size;
        int i = (set->me - k + set->size) % set->size;
        struct sma_message *sent = NULL;

        if (!sma_set_is_here(set, to))
            sent = sma_net_send(set, sma_set_pe(set, to), &sizes[to],
                                sizeof sizes[to]);
        if (!sma_set_is_here(set, i))
            sma_net_receive(set, routine, sma_set_pe(set, i), &from[i].bytes,
                            sizeof from[i].bytes);
        sma_net_wait(sent, routine, sma_set_pe(set, to));
    }
}

/* Starts to send the blocks for members on other nodes.  The caller waits for
 * the messages, and frees the array of them. */
static struct sma_message **send_blocks(struct sma_set *set,
                                        const char *routine,
                                        const char *source,
                                        const size_t *offsets,
                                        const size_t *sizes)
{
    struct sma_message **sent =
        sma_new(routine, (size_t) set->size, sizeof *sent);

    for (int k = 1; k < set->size; k++) {
        int to = (set->me + k) % set->size;

        if (sizes[to] > 0 && !sma_set_is_here(set, to)) {
            sma_check_symmetric(routine, "source", source + offsets[to],
                                sizes[to]);
            sent[to] = sma_net_send(set, sma_set_pe(set, to),
                                    source + offsets[to], sizes[to]);
        }
    }
    return sent;
}

/* Alltoallv.  Where offsets is NULL, the blocks are packed into `room` bytes.
 * Returns how many bytes all blocks have together. */
static size_t move_blocks(const char *routine, struct sma_set *set, char *dest,
                          const size_t *offsets, size_t *sizes, size_t room,
                          const char *source, const size_t *s_offsets,
                          const size_t *s_sizes)
{
    struct block *from = sma_new(routine, (size_t) set->size, sizeof *from);
    struct sma_message **sent = NULL;
    size_t total = 0;

    exchange_blocks(set, routine, source, s_offsets, s_sizes, from);
    if (unlikely(set->nodes > 1)) {
        sma_net_begin(SMA_COLL_ALLTOALL);
        exchange_sizes(set, routine, s_sizes, from);
        sent = send_blocks(set, routine, source, s_offsets, s_sizes);
    }
    for (int i = 0; i < set->size; i++) {
        size_t n = from[i].bytes;
        char *to = dest + (offsets != NULL ? offsets[i] : total);

        if (sizes != NULL)
            sizes[i] = n;
        if (unlikely(__builtin_add_overflow(total, n, &total) ||
                     (offsets == NULL && total > room)))
            sma_fatal(routine,
                      "dest_size is %zu, but the blocks up to that of PE %d "
                      "have %zu bytes",
                      room, sma_set_pe(set, i), total);
        if (n == 0)
            continue;
        sma_check_symmetric(routine, "dest", to, n);
        if (!sma_set_is_here(set, i))
            sma_net_receive(set, routine, sma_set_pe(set, i), to, n);
        else
            sma_copy(to,
                     i == set->me ? source + s_offsets[i]
                                  : sma_coll_at(from[i].address),
                     n);
    }
    free(from);
    for (int i = 0; sent != NULL && i < set->size; i++)
        sma_net_wait(sent[i], routine, sma_set_pe(set, i));
    free(sent);
    /* no member changes its source before all have read it */
    sma_epoch_sync(set, routine);
    return total;
}

/* The call of alltoallv as SHMEM_CHECK=2 compares it: sizes differ by PE. */
#define BLOCKS \
    SMA_CALL_MOVES(dest, 0, false, source, 0, false, false, \
                   {.kind = SMA_CALL_END})

void sma_alltoallv(const char *routine, void *dest, const size_t *t_offsets,
                   size_t *t_sizes, const void *source, const size_t *s_offsets,
                   const size_t *s_sizes, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, BLOCKS);
    move_blocks(routine, set, dest, t_offsets, t_sizes, 0, source, s_offsets,
                s_sizes);
}

size_t sma_alltoallv_packed(const char *routine, void *dest, size_t dest_size,
                            const void *source, const size_t *s_offsets,
                            const size_t *s_sizes, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL))
        set = sma_set_check(routine, a, BLOCKS);
    return move_blocks(routine, set, dest, NULL, NULL, dest_size, source,
                       s_offsets, s_sizes);
}

void sma_team_alltoallv(const char *routine, shmem_team_t team, void *dest,
                        const size_t *t_offsets, size_t *t_sizes,
                        const void *source, const size_t *s_offsets,
                        const size_t *s_sizes)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, BLOCKS);
    move_blocks(routine, set, dest, t_offsets, t_sizes, 0, source, s_offsets,
                s_sizes);
}

size_t sma_team_alltoallv_packed(const char *routine, shmem_team_t team,
                                 void *dest, size_t dest_size,
                                 const void *source, const size_t *s_offsets,
                                 const size_t *s_sizes)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL))
        set = sma_team_check(routine, team, BLOCKS);
    return move_blocks(routine, set, dest, NULL, NULL, dest_size, source,
                       s_offsets, s_sizes);
}
