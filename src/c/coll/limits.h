/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The switch points: up to which size the collectives use which algorithm.
 * They were measured with bench/sweep (doc/sweep.md).  All PEs choose alike, as
 * the choice depends on nothing but the call, the set, and what is said here.
 *
 * Sizes are bytes of the contribution of one PE.  A name that ends in _MOST is
 * the largest size for which an algorithm is used.  A name that ends in _SHARED
 * holds where PEs share processors: where a host has more PEs than processors
 * (sma_crowded).
 *
 * How data go from one PE to the others of its node:
 *
 *                       a processor for each PE   PEs share processors
 *   in the mailbox      up to INLINE              up to INLINE
 *   in a bounce buffer  a broadcast up to         up to COPY_MOST_SHARED; a
 *                       BROADCAST_COPY_MOST       broadcast in pieces up to
 *                                                 BROADCAST_PIECES_MOST_SHARED
 *   from the source     above                     above
 *
 * A bounce buffer costs a copy, and its cache lines travel from the writer to
 * the readers.  Where the readers take the data from the source, the owner
 * waits for all of them at the end.  This wait is short where all PEs run at
 * once, and long where they take turns; and it delays the root of a broadcast,
 * which waits for nobody otherwise.
 *
 * A barrier on a node (coll/barrier.c): each member reads the mailboxes of all,
 * k (k - 1) cache lines in one step.  With more than BARRIER_FLAT_MOST members
 * on a processor each, they wait in a tree, each for at most BARRIER_FAN others,
 * and then for the leader: 2 (k - 1) lines in some steps.  PEs that share
 * processors take turns in each step, so they make no tree.
 *
 * Reductions on a node (coll/reduce.c):
 *
 *   small    each PE combines copies of the data of all: up to
 *            REDUCE_SMALL_MOST_SHARED where PEs share processors
 *   direct   each PE combines the data of all from their sources: two PEs at
 *            any size, more PEs up to REDUCE_DIRECT_MOST
 *   slices   each PE combines one slice of the elements: above
 */
#ifndef SMA_COLL_LIMITS_H
#define SMA_COLL_LIMITS_H

#include "base/base.h"

enum {
    /* On a node, as said above.  SMA_INLINE is the room for data in a mailbox,
     * SMA_COPY_MOST_SHARED the size of a bounce buffer. */
    SMA_INLINE = 112,
    SMA_BROADCAST_COPY_MOST = 1 << 10,
    SMA_COPY_MOST_SHARED = 32 << 10,
    SMA_BROADCAST_PIECES_MOST_SHARED = 64 << 10,
    SMA_REDUCE_SMALL_MOST_SHARED = 8 << 10,
    SMA_REDUCE_DIRECT_MOST = 4 << 10,

    SMA_BARRIER_FLAT_MOST = 16,
    SMA_BARRIER_FAN = 8,

    /* The least bytes that are worth a thread of the program's OpenMP
     * (coll/threads.h). */
    SMA_THREAD_LEAST = 256 << 10,

    /* A broadcast between nodes goes down a binomial tree in one message; above
     * TREE_MOST it goes in pieces of PIECE bytes, the first of them down the
     * same tree and the others down a binary tree.  64 KiB
     * and a header would need two packets of UCX over TCP. */
    SMA_BROADCAST_TREE_MOST = 64 << 10,
    SMA_BROADCAST_PIECE = 63 << 10,

    /* How leaders, or the PEs of a stream (coll/streams.c), combine their data:
     *
     *   doubling  recursive doubling: up to DOUBLING_MOST; between two nodes,
     *             which send no more bytes by it, up to DOUBLING_MOST_TWO
     *   in parts  up to PARTS_NODES nodes exchange parts of PART_LEAST bytes or
     *             more, in pieces of PIECE bytes.  PARTS_ROUND bytes are
     *             combined at a time, which bounds the memory that is needed.
     *   halving   recursive halving: otherwise
     *
     * There are several streams from STREAMS_LEAST bytes on. */
    SMA_REDUCE_DOUBLING_MOST = 8 << 10,
    SMA_REDUCE_DOUBLING_MOST_TWO = 96 << 10,
    SMA_REDUCE_STREAMS_LEAST = 64 << 10,
    SMA_REDUCE_PARTS_NODES = 32,
    SMA_REDUCE_PART_LEAST = 4 << 10,
    SMA_REDUCE_PIECE = 63 << 10,
    SMA_REDUCE_PARTS_ROUND = 8 << 20,

    /* A layout-independent reduction between nodes brings the data of all
     * members to each leader, as long as these are GATHER_MOST bytes together.
     * Above that each leader combines one slice of the elements, in rounds of
     * ROUND bytes of each member. */
    SMA_REDUCE_GATHER_MOST = 32 << 10,
    SMA_REDUCE_ROUND = 128 << 10,

    /* An alltoall between nodes joins the blocks from one node to another in
     * messages of about PART bytes; blocks above JOIN_MOST go from PE to PE.
     * Where blocks have different sizes, a message joins those up to
     * JOIN_MOST. */
    SMA_ALLTOALL_JOIN_MOST = 8 << 10,
    SMA_ALLTOALL_PART = 64 << 10,

    /* A scan between nodes goes along a chain in pieces of PIECE bytes, or
     * brings the data of all members to each leader, as long as these are
     * GATHER_MOST bytes together and less than the chain sends meanwhile, HOP
     * bytes for each message that it needs more. */
    SMA_SCAN_PIECE = 32 << 10,
    SMA_SCAN_GATHER_MOST = 256 << 10,
    SMA_SCAN_HOP = 8 << 10,
};

#endif
