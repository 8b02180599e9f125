/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the collectives change their ways: all switch points, in bytes of a
 * contribution.  They were measured with bench/sweep (doc/sweep.md); the hosts
 * of a job agree on them, as they depend on nothing else but what is said here.
 *
 *                      a processor for each PE      more PEs, or several nodes
 *   in the post         up to INLINE                up to INLINE
 *   copied beside it    a broadcast up to           up to COPY_MOST_SHARED
 *                       BROADCAST_COPY_MOST        (a broadcast in pieces up to
 *                                                  BROADCAST_PIECES_MOST_SHARED)
 *   from the source     above                       above
 *
 * A copy costs its writer, and lines that go from cache to cache twice; when the
 * source is read, all meet once more at the end.  That is cheap for PEs that run
 * and dear for those that take turns, and makes the root of a broadcast wait.
 *
 * Reductions on a node, by size:
 *
 *   small    as above, each PE combines the posts of all
 *   direct   each PE combines the sources of all: two PEs always, more up to
 *            REDUCE_DIRECT_MOST
 *   slices   above; with more PEs than processors above REDUCE_SMALL_MOST_SHARED
 */
#ifndef SMA_COLL_LIMITS_H
#define SMA_COLL_LIMITS_H

#include "base/base.h"

enum {
    /* On a node. */
    SMA_INLINE = 112,
    SMA_BROADCAST_COPY_MOST = 1 << 10,
    SMA_COPY_MOST_SHARED = 32 << 10,
    SMA_BROADCAST_PIECES_MOST_SHARED = 64 << 10, /* copied in pieces */
    SMA_REDUCE_SMALL_MOST_SHARED = 8 << 10,
    SMA_REDUCE_DIRECT_MOST = 4 << 10,

    /* Bytes for each thread, where a program has OpenMP (threads.h). */
    SMA_THREAD_LEAST = 256 << 10,

    /* Between nodes: a broadcast goes down a tree in one message, above that in
     * pieces down a pipe; a reduction exchanges all elements in each round, above
     * that half of those that are left. */
    SMA_TREE_MOST = 64 << 10,
    SMA_PIECE = 128 << 10,
    SMA_FOLD_MOST = 8 << 10,

    /* A layout-independent reduction brings the data of all members, together so
     * many, to each leader; above that each leader has a slice, in rounds of so
     * many bytes of a member. */
    SMA_ALL_MOST = 32 << 10,
    SMA_ROUND = 128 << 10,
};

#endif
