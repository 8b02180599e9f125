/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives on active sets and teams (coll/calls.h): each finds the set that
 * the program names, has SHMEM_CHECK=2 compare the call, and gives it to
 * coll/choose.c.
 *
 * The usual case, a set that needs no further look, ends with a call of
 * coll/choose.c, and all else is in a function of its own: so the usual case saves
 * no registers.
 *
 * A barrier also completes the puts of its callers.  Puts to mapped memory are
 * stores, which precede the release of the PE's next mailbox: whoever finds
 * this mailbox posted sees them.  So on one node a barrier is nothing but a
 * sync.  Puts to other nodes are completed by a quiet before the sync.
 */
#include "coll/calls.h"
#include "coll/choose.h"
#include "coll/compare/same_call.h"
#include "coll/epoch/epoch.h"
#include "coll/epoch/threads.h"
#include "coll/set/active.h"
#include "coll/set/teams.h"
#include "rma/rma.h"

#define SLOW __attribute__((noinline)) static
#define COLD __attribute__((noinline, cold)) static

/* The bytes of n elements.  No array has SIZE_MAX, so the checks fail where there
 * are too many. */
static inline size_t bytes_of(size_t n, size_t esize)
{
    ptrdiff_t bytes;

    return unlikely(
               __builtin_mul_overflow((ptrdiff_t) n, (ptrdiff_t) esize, &bytes))
               ? SIZE_MAX
               : (size_t) bytes;
}

/* Where the quick check of the set fails: checks it in full, with SHMEM_CHECK=2
 * compares the call with those of the other members, and returns the set. */
COLD struct sma_set *check_active(const struct sma_routine *routine,
                                  const struct sma_active *a,
                                  const struct sma_call *call)
{
    struct sma_set *set = sma_set_checked(routine, a);

    if (sma_checks_all())
        sma_check_active(routine, set, a, call);
    return set;
}

COLD struct sma_set *check_team(const struct sma_routine *routine,
                                shmem_team_t team, const struct sma_call *call)
{
    struct sma_set *set = sma_team_set(routine, team);

    if (sma_checks_all())
        sma_check_call(routine, set, call);
    return set;
}

COLD struct sma_set *check_world(const struct sma_routine *routine)
{
    sma_check_running(routine);
    if (sma_checks_all())
        sma_check_world(routine);
    return sma_world;
}

/* -------------------------------------------------------- barrier and sync */

/* Where the quick check fails, or puts go to other nodes. */
SLOW void barrier_all(const struct sma_routine *routine)
{
    struct sma_set *world = sma_quick_world;

    if (world == NULL) {
        SMA_SEE(routine, barrier_all(routine), SMA_ABOUT_WORLD);
        world = check_world(routine);
    }
    if (sma_net.wire != NULL)
        sma_quiet(routine);
    sma_choose_sync(routine, world);
}

void sma_barrier_all(const struct sma_routine *routine)
{
    struct sma_set *world = sma_quick_world;

    if (likely(world != NULL && sma_net.wire == NULL))
        sma_choose_sync(routine, world);
    else
        barrier_all(routine);
}

void sma_barrier_words(const struct sma_routine *routine, uint64_t *word,
                       size_t n, const struct sma_op *op)
{
    struct sma_set *world = sma_quick_world;

    if (world == NULL)
        world = check_world(routine);
    if (sma_net.wire != NULL)
        sma_quiet(routine);
    sma_reduce_words(routine, world, word, n, op);
}

COLD void sync_all(const struct sma_routine *routine)
{
    SMA_SEE(routine, sync_all(routine), SMA_ABOUT_WORLD);
    sma_choose_sync(routine, check_world(routine));
}

void sma_sync_all(const struct sma_routine *routine)
{
    struct sma_set *world = sma_quick_world;

    if (likely(world != NULL))
        sma_choose_sync(routine, world);
    else
        sync_all(routine);
}

void sma_barrier(const struct sma_routine *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_barrier(routine, a), sma_about_active(a, 0, 0));
        set = check_active(routine, a, SMA_CALL_SYNC);
    }
    if (unlikely(sma_net.wire != NULL))
        sma_quiet(routine);
    sma_choose_sync(routine, set);
}

void sma_sync(const struct sma_routine *routine, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_sync(routine, a), sma_about_active(a, 0, 0));
        set = check_active(routine, a, SMA_CALL_SYNC);
    }
    sma_choose_sync(routine, set);
}

void sma_team_sync(const struct sma_routine *routine, shmem_team_t team)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_team_sync(routine, team),
                sma_about_team(team, 0, 0));
        set = check_team(routine, team, SMA_CALL_SYNC);
    }
    sma_choose_sync(routine, set);
}

void sma_team_barrier(const struct sma_routine *routine, shmem_team_t team)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine, sma_team_barrier(routine, team),
                sma_about_team(team, 0, 0));
        set = check_team(routine, team, SMA_CALL_SYNC);
    }
    if (unlikely(sma_net.wire != NULL))
        sma_quiet(routine);
    sma_choose_sync(routine, set);
}

/* ---------------------------------------------------------------- broadcast */

/* A call as SHMEM_CHECK=2 compares it is a macro, as the routines have its
 * arguments under the same names. */
#define BROADCAST \
    SMA_CALL_MOVES("broadcast", NULL, esize, dest, nelems *esize, false, \
                   source, nelems *esize, false, true, \
                   SMA_NUMBER_IN("PE_root", root, SMA_RANGE_MEMBER), \
                   SMA_NUMBER("nelems", nelems), \
                   SMA_NUMBER("the size of an element", esize))

static bool is_root(const struct sma_set *set, int root)
{
    return likely((unsigned) root < (unsigned) set->size);
}

/* Checks what is left to check, and makes the broadcast.  `root` is an index in the
 * set of this kind. */
static void check_broadcast(const struct sma_routine *routine, void *dest,
                            const void *source, size_t nelems, size_t esize,
                            int root, struct sma_set *set, const char *kind)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize);

    if (!is_root(set, root))
        sma_fatal(routine,
                  "PE_root is %d, must be 0..%d (numbered within the %s)", root,
                  set->size - 1, kind);
    if (set->me == root)
        sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    else
        sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
    sma_choose_broadcast(routine, dest, source, bytes, root, set);
}

SLOW void broadcast(const struct sma_routine *routine, void *dest,
                    const void *source, size_t nelems, size_t esize, int root,
                    const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (set == NULL) {
        SMA_SEE(routine,
                broadcast(routine, dest, source, nelems, esize, root, a),
                sma_about_active(a, root, nelems * esize));
        set = check_active(routine, a, BROADCAST);
    }
    check_broadcast(routine, dest, source, nelems, esize, root, set,
                    "active set");
}

void sma_broadcast(const struct sma_routine *routine, void *dest,
                   const void *source, size_t nelems, size_t esize, int root,
                   const struct sma_active *a)
{
    size_t bytes = bytes_of(nelems, esize);
    struct sma_set *set;

    if (sma_set_is_last(a, &set) && is_root(set, root) &&
        sma_is_quick(set->me == root ? source : dest, bytes))
        sma_choose_broadcast(routine, dest, source, bytes, root, set);
    else
        broadcast(routine, dest, source, nelems, esize, root, a);
}

void sma_team_broadcast(const struct sma_routine *routine, shmem_team_t team,
                        void *dest, const void *source, size_t nelems,
                        size_t esize, int root)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_team_broadcast(routine, team, dest, source, nelems, esize,
                                   root),
                sma_about_team(team, root, nelems * esize));
        set = check_team(routine, team, BROADCAST);
    }
    if (set->me == root)
        sma_coll_check(routine, set, SMA_ARG(dest), dest,
                       sma_coll_bytes_of(routine, nelems, esize));
    check_broadcast(routine, dest, source, nelems, esize, root, set, "team");
    if (set->me == root && nelems > 0 && dest != source)
        sma_coll_copy(dest, source, nelems * esize);
}

/* ------------------------------------------------------------------ collect */

/* Only fcollect has the same nelems on all PEs. */
#define COLLECT \
    SMA_CALL_MOVES(same_size ? "fcollect" : "collect", NULL, esize, dest, \
                   nelems *esize, same_size, source, nelems *esize, false, \
                   false, SMA_NUMBER("nelems", same_size ? nelems : 0), \
                   SMA_NUMBER("the size of an element", esize))

/* Checks what is left to check, and makes the collect.  How many bytes dest has, the
 * call tells only of an fcollect. */
static void check_collect(const struct sma_routine *routine, void *dest,
                          const void *source, size_t nelems, size_t esize,
                          bool same_size, struct sma_set *set)
{
    size_t bytes = sma_coll_bytes_of(routine, nelems, esize);

    sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    if (same_size) {
        sma_coll_check(routine, set, SMA_ARG(dest), dest,
                       bytes * (size_t) set->size);
        sma_choose_fcollect(routine, dest, source, bytes, esize, set);
    } else {
        sma_choose_collect(routine, dest, source, bytes, esize, set);
    }
}

SLOW void collect(const struct sma_routine *routine, void *dest,
                  const void *source, size_t nelems, size_t esize,
                  bool same_size, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (set == NULL) {
        SMA_SEE(routine,
                collect(routine, dest, source, nelems, esize, same_size, a),
                sma_about_active(a, 0, nelems * esize));
        set = check_active(routine, a, COLLECT);
    }
    check_collect(routine, dest, source, nelems, esize, same_size, set);
}

void sma_collect(const struct sma_routine *routine, void *dest,
                 const void *source, size_t nelems, size_t esize,
                 bool same_size, const struct sma_active *a)
{
    size_t bytes = bytes_of(nelems, esize);
    struct sma_set *set;

    if (!sma_set_is_last(a, &set) || !sma_is_quick(source, bytes))
        collect(routine, dest, source, nelems, esize, same_size, a);
    else if (!same_size)
        sma_choose_collect(routine, dest, source, bytes, esize, set);
    else if (sma_is_quick(dest, bytes_of(bytes, (size_t) set->size)))
        sma_choose_fcollect(routine, dest, source, bytes, esize, set);
    else
        collect(routine, dest, source, nelems, esize, same_size, a);
}

void sma_team_collect(const struct sma_routine *routine, shmem_team_t team,
                      void *dest, const void *source, size_t nelems,
                      size_t esize, bool same_size)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_team_collect(routine, team, dest, source, nelems, esize,
                                 same_size),
                sma_about_team(team, 0, nelems * esize));
        set = check_team(routine, team, COLLECT);
    }
    check_collect(routine, dest, source, nelems, esize, same_size, set);
}

/* ----------------------------------------------------------------- alltoall */

/* With strides the elements of dest may lie between those of source, so no
 * overlap is looked for. */
#define ALLTOALL_BYTES (dst == 1 && sst == 1 ? nelems * esize : 0)
#define ALLTOALL \
    SMA_CALL_MOVES( \
        "alltoall", NULL, esize, dest, ALLTOALL_BYTES, true, source, \
        ALLTOALL_BYTES, true, false, SMA_NUMBER("nelems", nelems), \
        SMA_NUMBER_IN("dst", nelems > 0 ? dst : 1, SMA_RANGE_POSITIVE), \
        SMA_NUMBER_IN("sst", nelems > 0 ? sst : 1, SMA_RANGE_POSITIVE), \
        SMA_NUMBER("the size of an element", esize))

/* The span of `all` bytes with a stride, which is the argument `arg`. */
static size_t span_of(const struct sma_routine *routine, const char *arg,
                      ptrdiff_t stride, size_t all, size_t esize)
{
    size_t bytes;

    if (all == 0 || stride == 1)
        return all;
    if (stride < 1)
        sma_fatal(routine, "%s is %td, must be at least 1", arg, stride);
    if (__builtin_mul_overflow(all - esize, (size_t) stride, &bytes) ||
        bytes > SIZE_MAX >> 3)
        sma_fatal(routine, "%s is %td, more than memory can hold", arg, stride);
    return bytes + esize;
}

/* Checks what is left to check, and makes the alltoall. */
static void check_alltoalls(const struct sma_routine *routine, void *dest,
                            const void *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, size_t esize, struct sma_set *set)
{
    size_t all = sma_coll_bytes_of(routine, nelems, esize * (size_t) set->size);
    struct sma_alltoall a = {
        .dest = dest,
        .source = source,
        .dst = dst,
        .sst = sst,
        .nelems = nelems,
        .esize = esize,
        .block = nelems * esize,
        .dest_span = span_of(routine, "dst", dst, all, esize),
        .source_span = span_of(routine, "sst", sst, all, esize),
    };

    sma_coll_check(routine, set, SMA_ARG(dest), dest, a.dest_span);
    sma_coll_check(routine, set, SMA_ARG(source), source, a.source_span);
    if (dst == 1 && sst == 1)
        sma_choose_alltoall(routine, dest, source, a.block, esize, set);
    else
        sma_choose_alltoalls(routine, &a, set);
}

SLOW void alltoalls(const struct sma_routine *routine, void *dest,
                    const void *source, ptrdiff_t dst, ptrdiff_t sst,
                    size_t nelems, size_t esize, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (set == NULL) {
        SMA_SEE(routine,
                alltoalls(routine, dest, source, dst, sst, nelems, esize, a),
                sma_about_active(a, 0, (size_t) a->size * nelems * esize));
        set = check_active(routine, a, ALLTOALL);
    }
    check_alltoalls(routine, dest, source, dst, sst, nelems, esize, set);
}

void sma_alltoalls(const struct sma_routine *routine, void *dest,
                   const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t nelems, size_t esize, const struct sma_active *a)
{
    size_t block = bytes_of(nelems, esize), all;
    struct sma_set *set;

    if (likely(dst == 1 && sst == 1) && sma_set_is_last(a, &set) &&
        (all = bytes_of(block, (size_t) set->size),
         sma_are_quick(dest, source, all)))
        sma_choose_alltoall(routine, dest, source, block, esize, set);
    else
        alltoalls(routine, dest, source, dst, sst, nelems, esize, a);
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
        set = check_team(routine, team, ALLTOALL);
    }
    check_alltoalls(routine, dest, source, dst, sst, nelems, esize, set);
}

/* ---------------------------------------------------------------- alltoallv */

static size_t sum_of(const size_t *size, size_t n)
{
    size_t sum = 0;

    for (size_t i = 0; i < n; i++)
        sum += size[i];
    return sum;
}

/* Sizes differ by PE. */
#define ALLTOALLV \
    SMA_CALL_MOVES(t_offsets != NULL ? "alltoallv" : "alltoallv_packed", NULL, \
                   0, dest, 0, false, source, 0, false, false, \
                   {.kind = SMA_CALL_END})

size_t sma_alltoallv(const struct sma_routine *routine, void *dest,
                     const size_t *t_offsets, size_t *t_sizes, size_t dest_size,
                     const void *source, const size_t *s_offsets,
                     const size_t *s_sizes, const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (unlikely(set == NULL)) {
        SMA_SEE_VALUE(
            routine, size_t,
            sma_alltoallv(routine, dest, t_offsets, t_sizes, dest_size, source,
                          s_offsets, s_sizes, a),
            sma_about_active(a, 0, sum_of(s_sizes, (size_t) a->size)));
        set = check_active(routine, a, ALLTOALLV);
    }
    return sma_choose_alltoallv(routine, set, dest, t_offsets, t_sizes,
                                dest_size, source, s_offsets, s_sizes);
}

size_t sma_team_alltoallv(const struct sma_routine *routine, shmem_team_t team,
                          void *dest, const size_t *t_offsets, size_t *t_sizes,
                          size_t dest_size, const void *source,
                          const size_t *s_offsets, const size_t *s_sizes)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE_VALUE(
            routine, size_t,
            sma_team_alltoallv(routine, team, dest, t_offsets, t_sizes,
                               dest_size, source, s_offsets, s_sizes),
            sma_about_team(team, 0, sum_of(s_sizes, sma_team_members(team))));
        set = check_team(routine, team, ALLTOALLV);
    }
    return sma_choose_alltoallv(routine, set, dest, t_offsets, t_sizes,
                                dest_size, source, s_offsets, s_sizes);
}

/* --------------------------------------------------------------- reductions */

#define REDUCE_BYTES ((size_t) nreduce * op->esize)
#define REDUCE \
    SMA_CALL_MOVES("reduce", op->name, op->esize, dest, REDUCE_BYTES, false, \
                   source, REDUCE_BYTES, false, true, \
                   SMA_NUMBER_IN("nreduce", nreduce, SMA_RANGE_NOT_NEGATIVE), \
                   SMA_NUMBER("the size of an element", op->esize))

/* Checks what is left to check, and makes the reduction. */
static void check_reduce(const struct sma_routine *routine, void *dest,
                         const void *source, size_t nreduce,
                         const struct sma_op *op, struct sma_set *set)
{
    size_t bytes = bytes_of(nreduce, op->esize);

    sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
    sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    sma_choose_reduce(routine, dest, source, nreduce, op, set);
}

SLOW void reduce(const struct sma_routine *routine, void *dest,
                 const void *source, ptrdiff_t nreduce, const struct sma_op *op,
                 const struct sma_active *a)
{
    struct sma_set *set = sma_set_get(routine, a);

    if (set == NULL) {
        SMA_SEE(routine, reduce(routine, dest, source, nreduce, op, a),
                sma_about_active(a, 0, (size_t) nreduce * op->esize));
        set = check_active(routine, a, REDUCE);
    }
    if (nreduce < 0)
        sma_fatal(routine, "nreduce is %td, must not be negative", nreduce);
    check_reduce(routine, dest, source, (size_t) nreduce, op, set);
}

void sma_reduce(const struct sma_routine *routine, void *dest,
                const void *source, ptrdiff_t nreduce, const struct sma_op *op,
                const struct sma_active *a)
{
    size_t bytes = bytes_of((size_t) nreduce, op->esize);
    struct sma_set *set;

    if (sma_set_is_last(a, &set) && likely(nreduce >= 0) &&
        sma_are_quick(dest, source, bytes))
        sma_choose_reduce(routine, dest, source, (size_t) nreduce, op, set);
    else
        reduce(routine, dest, source, nreduce, op, a);
}

void sma_team_reduce(const struct sma_routine *routine, shmem_team_t team,
                     void *dest, const void *source, size_t nreduce,
                     const struct sma_op *op)
{
    struct sma_set *set = sma_team_coll(team);

    if (unlikely(set == NULL)) {
        SMA_SEE(routine,
                sma_team_reduce(routine, team, dest, source, nreduce, op),
                sma_about_team(team, 0, nreduce * op->esize));
        set = check_team(routine, team, REDUCE);
    }
    check_reduce(routine, dest, source, nreduce, op, set);
}

/* -------------------------------------------------------------------- scans */

void sma_team_scan(const struct sma_routine *routine, shmem_team_t team,
                   void *dest, const void *source, size_t nelems,
                   const struct sma_op *op, bool exclusive)
{
    struct sma_set *set = sma_team_coll(team);
    size_t bytes = sma_coll_bytes_of(routine, nelems, op->esize);

    if (unlikely(set == NULL)) {
        SMA_SEE(
            routine,
            sma_team_scan(routine, team, dest, source, nelems, op, exclusive),
            sma_about_team(team, 0, nelems * op->esize));
        set = check_team(routine, team,
                         SMA_CALL_MOVES(exclusive ? "exscan" : "inscan",
                                        op->name, op->esize, dest, bytes, false,
                                        source, bytes, false, true,
                                        SMA_NUMBER("nelems", nelems)));
    }
    sma_coll_check(routine, set, SMA_ARG(dest), dest, bytes);
    sma_coll_check(routine, set, SMA_ARG(source), source, bytes);
    sma_choose_scan(routine, set, dest, source, nelems, op, exclusive);
}
