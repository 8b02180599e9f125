/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Alltoall and alltoalls.  On a node each PE copies the blocks that are for it
 * from the mailboxes, bounce buffers or sources of the others.
 */
#include "coll/alltoall.h"
#include "base/base.h"
#include "base/msg.h"
#include "call/call.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/object.h"
#include "coll/routines.h"
#include "coll/size.h"
#include "coll/team.h"
#include "coll/threads.h"
#include "net/xport.h"
#include "rma/rma.h"

/* The span of `all` bytes with a stride. */
static size_t span_of(const struct sma_routine *routine, const char *arg,
                      ptrdiff_t stride, size_t all, size_t esize)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(all - esize, (size_t) stride, &bytes) ||
                 bytes > SIZE_MAX >> 3))
        sma_fatal(routine, "%s is %td, more than memory can hold", arg, stride);
    return bytes + esize;
}

/* Block i of each source goes to member i.  A span is the part of an array that
 * the call touches, from the first to the last element. */
SMA_COLLECTIVE void alltoalls(const struct sma_routine *routine,
                              struct sma_set *set, void *dest,
                              const void *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems, size_t esize)
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
        dest_span = span_of(routine, "dst", dst, all, esize);
        source_span = span_of(routine, "sst", sst, all, esize);
    }
    if (all > 0) {
        sma_coll_check(routine, set, SMA_ARG(dest), dest, dest_span);
        sma_coll_check(routine, set, SMA_ARG(source), source, source_span);
    }
    if (unlikely(set->nodes > 1)) {
        sma_alltoall_between(set, routine,
                             &(struct sma_alltoall){dest, source, dst, sst,
                                                    nelems, esize, dest_span,
                                                    source_span});
        return;
    }
    block = nelems * esize;
    sma_epoch_begin(set);
    points = sma_epoch_post(set, routine, source, source_span);
    for (int j = 0, k = set->local_me; j < set->local_n; j++) {
        const char *from = source;

        if (j > 0) {
            const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, k);

            sma_alltoall_check(set, routine, k, sma_mailbox_bytes(mailbox),
                               source_span, sst);
            from = sma_mailbox_data(set, k, mailbox);
        }
        if (likely(dst == 1 && sst == 1 && nelems > 0))
            sma_coll_copy((char *) dest + (size_t) set->local[k] * block,
                          from + (size_t) set->me * block, block);
        else if (nelems > 0)
            sma_copy_strided((char *) dest +
                                 (size_t) set->local[k] * block * (size_t) dst,
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

void sma_alltoalls(const struct sma_routine *routine, void *dest,
                   const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t nelems, size_t esize, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(
            routine,
            sma_alltoalls(routine, dest, source, dst, sst, nelems, esize, a),
            sma_about_active(a, 0, (size_t) a->size * nelems * esize));
        set = sma_set_check(routine, a, CALL);
    }
    alltoalls(routine, set, dest, source, dst, sst, nelems, esize);
}

void sma_team_alltoalls(const struct sma_routine *routine, shmem_team_t team,
                        void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t nelems, size_t esize)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(
            routine,
            sma_team_alltoalls(routine, team, dest, source, dst, sst, nelems,
                               esize),
            sma_about_team(team, 0, sma_team_members(team) * nelems * esize));
        set = sma_team_check(routine, team, CALL);
    }
    alltoalls(routine, set, dest, source, dst, sst, nelems, esize);
}
