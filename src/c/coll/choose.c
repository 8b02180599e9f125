/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Every condition by which the algorithm of a collective is chosen.  All PEs of a
 * set choose alike, as the choice depends on nothing but the call, the set, and
 * what is said here.
 *
 * Sizes are bytes of the contribution of one PE.  A name that ends in _MOST is the
 * largest size for which an algorithm is used.  A name that ends in _SHARED holds
 * where PEs share processors: where a host has more PEs than processors
 * (sma_crowded).
 *
 * doc/sweep.md has what bench/sweep measures within a node at all sizes, on 2
 * processors, and marks each size at which a collective becomes slower than at its
 * neighbours; doc/bench-hosts.md has what `bench/compare -c` measures between nodes.
 * After a change of a limit, measure so again, on a machine with as many processors
 * as PEs, too.
 */
#include "coll/choose.h"
#include "base/env.h"
#include "coll/calls.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/schedule.h"

/* ------------------------------------------- how data travel on a node */

/*
 *                       a processor for each PE   PEs share processors
 *   in the mailbox      up to SMA_INLINE          up to SMA_INLINE
 *   in a bounce buffer  a broadcast up to         up to SMA_BOUNCE; a
 *                       BROADCAST_COPY_MOST       broadcast in pieces up to
 *                                                 BROADCAST_PIECES_MOST_SHARED,
 *                                                 or ..._TWO if there are two
 *                                                 PEs for a processor
 *   from the source     above                     above
 *
 * A bounce buffer costs a copy, and its cache lines travel from the writer to the
 * readers.  Where the readers take the data from the source, the owner waits for
 * all of them at the end.  This wait is short where all PEs run at once, and long
 * where they take turns; and it delays the root of a broadcast, which waits for
 * nobody otherwise.
 */
enum {
    BROADCAST_COPY_MOST = SMA_SHARE_COPIED,
    BROADCAST_PIECES_MOST_TWO = 32 << 10,
    BROADCAST_PIECES_MOST_SHARED = 64 << 10,
};

void sma_choose_init(void)
{
    sma_epoch_limits = (struct sma_epoch_limits){
        .post_copied = sma_crowded ? SMA_BOUNCE : 0,
        .share_copied = sma_crowded ? SMA_BOUNCE : BROADCAST_COPY_MOST,
        .share_pieces = sma_share > 2 ? BROADCAST_PIECES_MOST_SHARED
                        : sma_crowded ? BROADCAST_PIECES_MOST_TWO
                                      : 0,
    };
}

/* ------------------------------------------------------------------ barrier */

/*
 * On one node each member reads the mailboxes of all, k (k - 1) cache lines in one
 * step.  With more than BARRIER_FLAT_MOST members on a processor each, they wait in
 * a tree, each for at most BARRIER_FAN others, and then for the leader: 2 (k - 1)
 * lines in some steps.  PEs that share processors take turns in each step, so they
 * make no tree.
 */
enum {
    BARRIER_FLAT_MOST = 16,
    BARRIER_FAN = 8,
};

/* For how many others each member of the set waits in a barrier on its node.  0: for
 * all.  local_n: there is no tree, and only the leader waits for all others. */
static int fan_of(const struct sma_set *set)
{
    if (set->local_n > BARRIER_FLAT_MOST && !sma_crowded)
        return BARRIER_FAN;
    return set->nodes == 1 ? 0 : set->local_n;
}

/* Of sets whose first barrier this is, and of those with leaders. */
static __attribute__((noinline)) void
sync_by_leaders(const struct sma_routine *routine, struct sma_set *set)
{
    if (set->fan < 0)
        set->fan = fan_of(set);
    if (set->fan == 0)
        sma_epoch_sync(set, routine);
    else
        sma_barrier_by_leaders(routine, set);
}

void sma_choose_sync(const struct sma_routine *routine, struct sma_set *set)
{
    if (likely(set->fan == 0))
        sma_epoch_sync(set, routine);
    else
        sync_by_leaders(routine, set);
}

/* ---------------------------------------------------------------- broadcast */

/* A broadcast between nodes goes down a binomial tree in one message.  Above
 * TREE_MOST it goes in pieces (coll/algorithm/broadcast.c), unless there is nobody to
 * whom the receiver would pass them on.  Data of the size of a piece do, too. */
enum { BROADCAST_TREE_MOST = 64 << 10 };

static __attribute__((noinline)) void
broadcast_between(const struct sma_routine *routine, void *dest,
                  const void *source, size_t bytes, int root,
                  struct sma_set *set)
{
    bool in_pieces = set->size > 2 && (bytes > BROADCAST_TREE_MOST ||
                                       bytes == SMA_BROADCAST_PIECE);

    sma_broadcast_between(routine, dest, source, bytes, root, in_pieces, set);
}

void sma_choose_broadcast(const struct sma_routine *routine, void *dest,
                          const void *source, size_t bytes, int root,
                          struct sma_set *set)
{
    if (likely(set->nodes == 1))
        sma_epoch_share(set, routine, root, source, dest, bytes);
    else
        broadcast_between(routine, dest, source, bytes, root, set);
}

/* ------------------------------------------------------------------ collect */

void sma_choose_collect(const struct sma_routine *routine, void *dest,
                        const void *source, size_t bytes, size_t esize,
                        struct sma_set *set)
{
    if (likely(set->nodes == 1))
        sma_collect_node(routine, dest, source, bytes, set);
    else
        sma_collect_between(routine, dest, source, bytes, esize, false, set);
}

void sma_choose_fcollect(const struct sma_routine *routine, void *dest,
                         const void *source, size_t bytes, size_t esize,
                         struct sma_set *set)
{
    if (likely(set->nodes == 1))
        sma_fcollect_node(routine, dest, source, bytes, esize, set);
    else
        sma_collect_between(routine, dest, source, bytes, esize, true, set);
}

/* ----------------------------------------------------------------- alltoall */

/* An alltoall between nodes joins the blocks from one node to another in messages
 * of some 64 KiB; blocks above JOIN_MOST go from PE to PE, and so do all where
 * each node has one member.  Where blocks have different sizes, a message joins
 * those up to JOIN_MOST. */
enum { ALLTOALL_JOIN_MOST = 8 << 10 };

static void alltoalls_between(const struct sma_routine *routine,
                              const struct sma_alltoall *a, struct sma_set *set)
{
    bool joined = a->block > 0 && a->block <= ALLTOALL_JOIN_MOST &&
                  set->nodes < set->size;

    sma_alltoall_between(routine, a, joined, set);
}

static __attribute__((noinline)) void
alltoall_between(const struct sma_routine *routine, void *dest,
                 const void *source, size_t block, size_t esize,
                 struct sma_set *set)
{
    size_t all = block * (size_t) set->size;
    struct sma_alltoall a = {dest,  source, 1,   1,  block / esize,
                             esize, block,  all, all};

    alltoalls_between(routine, &a, set);
}

void sma_choose_alltoall(const struct sma_routine *routine, void *dest,
                         const void *source, size_t block, size_t esize,
                         struct sma_set *set)
{
    if (likely(set->nodes == 1))
        sma_alltoall_node(routine, dest, source, block, set);
    else
        alltoall_between(routine, dest, source, block, esize, set);
}

void sma_choose_alltoalls(const struct sma_routine *routine,
                          const struct sma_alltoall *a, struct sma_set *set)
{
    if (set->nodes == 1)
        sma_alltoalls_node(routine, a, set);
    else
        alltoalls_between(routine, a, set);
}

size_t sma_choose_alltoallv(const struct sma_routine *routine,
                            struct sma_set *set, void *dest,
                            const size_t *t_offsets, size_t *t_sizes,
                            size_t dest_size, const void *source,
                            const size_t *s_offsets, const size_t *s_sizes)
{
    return sma_alltoallv_move(routine, set, dest, t_offsets, t_sizes, dest_size,
                              source, s_offsets, s_sizes, ALLTOALL_JOIN_MOST);
}

/* --------------------------------------------------------------- reductions */

/*
 * On a node, in which each element is combined from left to right in the order of
 * the set, whatever the algorithm:
 *
 *   two        two PEs, up to what a bounce buffer holds
 *   two large  two PEs, above
 *   all        more PEs, each of which combines the data of all: up to
 *              REDUCE_ALL_MOST, or where PEs share processors, from copies, up to
 *              REDUCE_ALL_MOST_SHARED
 *   slices     more PEs, each of which combines one slice: above
 *
 * Between nodes, with SHMEM_REDUCE=layout-independent:
 *
 *   gather     each leader gets the data of all members, as long as these are
 *              REDUCE_GATHER_MOST bytes together
 *   slices     each leader combines one slice: above
 *
 * Between nodes, otherwise:
 *
 *   leaders    the leaders combine the results of the nodes by recursive
 *              doubling: up to REDUCE_DOUBLING_MOST
 *   streams    above: a PE of each node, or from REDUCE_STREAMS_LEAST bytes on
 *              several, each for a slice, combine the results of the nodes by
 *              recursive doubling  up to REDUCE_DOUBLING_MOST; between two nodes,
 *                                  which send no more bytes by it, up to
 *                                  REDUCE_DOUBLING_MOST_TWO, or ..._PAIR if each
 *                                  has one member
 *              in parts            up to REDUCE_PARTS_NODES nodes, parts of
 *                                  REDUCE_PART_LEAST bytes or more
 *              recursive halving   otherwise
 *
 * doc/sweep.md, int_sum_to_all on 2 processors, in microseconds: 8 KiB, the most for
 * `all`, take 5.8 with 4 PEs and 10.0 with 8; 16 KiB, which go by slices, 8.9 and
 * 21.8, or 1.5 and 2.2 times as much.  Two PEs take 1.2 for the 32 KiB of a bounce
 * buffer, and 2.2 for 64 KiB.  Two PEs of two hosts take 73 for 256 KiB by doubling, 120
 * in parts; 255 and 308 for 1 MiB; 520 and 535 for 2 MiB, 1480 and 1410 for 4 MiB.
 */
enum {
    REDUCE_ALL_MOST = 4 << 10,
    REDUCE_ALL_MOST_SHARED = 8 << 10,
    REDUCE_GATHER_MOST = 32 << 10,
    REDUCE_DOUBLING_MOST = 8 << 10,
    REDUCE_DOUBLING_MOST_TWO = 96 << 10,
    REDUCE_DOUBLING_MOST_PAIR = 1 << 20,
    REDUCE_STREAMS_LEAST = 64 << 10,
    REDUCE_PARTS_NODES = 32,
    REDUCE_PART_LEAST = 4 << 10,
};

static size_t doubling_most(const struct sma_set *set)
{
    if (set->nodes > 2)
        return REDUCE_DOUBLING_MOST;
    return set->size > 2 ? REDUCE_DOUBLING_MOST_TWO : REDUCE_DOUBLING_MOST_PAIR;
}

/* How the PEs of a stream combine so many bytes. */
static sma_nodes_fn *choose_nodes(const struct sma_set *set, size_t bytes)
{
    if (bytes <= doubling_most(set))
        return sma_nodes_doubling;
    if (set->nodes <= REDUCE_PARTS_NODES &&
        bytes / (size_t) set->nodes >= REDUCE_PART_LEAST)
        return sma_nodes_reduce_scatter;
    return sma_nodes_halving;
}

static void reduce_by_streams(const struct sma_routine *routine, void *dest,
                              const void *source, size_t n,
                              const struct sma_op *op, struct sma_set *set)
{
    int streams = n * op->esize < REDUCE_STREAMS_LEAST
                      ? 1
                      : sma_set_streams(set, routine);
    size_t first, end;

    sma_reduce_slice(set, n, op->esize, streams, &first, &end);
    sma_reduce_streams(routine, dest, source, n, op, set, streams,
                       choose_nodes(set, (end - first) * op->esize));
}

static __attribute__((noinline)) void
reduce_between(const struct sma_routine *routine, void *dest,
               const void *source, size_t n, const struct sma_op *op,
               struct sma_set *set)
{
    size_t bytes = n * op->esize;

    if (sma_env.reduce)
        sma_reduce_ordered(routine, dest, source, n, op, set,
                           bytes > REDUCE_GATHER_MOST / (size_t) set->size);
    else if (bytes <= REDUCE_DOUBLING_MOST)
        sma_reduce_leaders(routine, dest, source, n, op, set);
    else
        reduce_by_streams(routine, dest, source, n, op, set);
}

void sma_choose_reduce(const struct sma_routine *routine, void *dest,
                       const void *source, size_t n, const struct sma_op *op,
                       struct sma_set *set)
{
    size_t bytes = n * op->esize;

    if (unlikely(set->nodes > 1))
        reduce_between(routine, dest, source, n, op, set);
    else if (set->size == 2 && bytes <= SMA_BOUNCE)
        sma_reduce_two(routine, dest, source, n, op, set);
    else if (set->size == 2)
        sma_reduce_two_large(routine, dest, source, n, op, set);
    else if (set->size == 1)
        sma_reduce_alone(routine, dest, source, n, op, set);
    else if (bytes <= (!sma_crowded ? REDUCE_ALL_MOST : REDUCE_ALL_MOST_SHARED))
        sma_reduce_all(routine, dest, source, n, op, set);
    else
        sma_reduce_slices(routine, dest, source, n, op, set);
}

/* Operators of words have one result, in whatever order. */
void sma_reduce_words(const struct sma_routine *routine, struct sma_set *set,
                      uint64_t *word, size_t n, const struct sma_op *op)
{
    SMA_ASSERT(n * sizeof *word <= SMA_INLINE);
    if (set->nodes > 1)
        sma_reduce_leaders(routine, word, word, n, op, set);
    else
        sma_reduce_all(routine, word, word, n, op, set);
}

/* -------------------------------------------------------------------- scans */

/*
 * On a node each PE sums the data of the members before it, up to SMA_SCAN_SMALL;
 * above, each PE does one slice for all members.
 *
 * Between nodes the sum goes along a chain of runs; or each leader gets the data of
 * all members, as long as these are SCAN_GATHER_MOST bytes together and less than
 * the chain sends meanwhile.  A chain needs a message for each run but the first,
 * one after the other; in the time of one of them a network sends some SCAN_HOP
 * bytes.
 */
enum {
    SCAN_GATHER_MOST = 256 << 10,
    SCAN_HOP = 8 << 10,
};

/* Does a chain take longer than a gather? */
static bool is_chain_slow(const struct sma_routine *routine,
                          struct sma_set *set, size_t bytes)
{
    size_t more = (size_t) (sma_set_layout(set, routine)->runs - 1);
    size_t rounds = (size_t) sma_plan_rounds(set->nodes), most;

    if (more <= rounds)
        return false;
    most = (more - rounds) * SCAN_HOP;
    if (most > SCAN_GATHER_MOST)
        most = SCAN_GATHER_MOST;
    return bytes <= most / (size_t) set->size;
}

void sma_choose_scan(const struct sma_routine *routine, struct sma_set *set,
                     void *dest, const void *source, size_t n,
                     const struct sma_op *op, bool exclusive)
{
    size_t bytes = n * op->esize;

    if (likely(set->nodes == 1)) {
        if (bytes <= SMA_SCAN_SMALL)
            sma_scan_small(set, routine, dest, source, n, op, exclusive);
        else
            sma_scan_slices(set, routine, dest, source, n, op, exclusive);
    } else {
        sma_scan_between(set, routine, dest, source, n, op, exclusive,
                         is_chain_slow(routine, set, bytes));
    }
}
