/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives that move data.  All sizes are in bytes.  Each begins when all
 * threads of the group have come, and ends with a barrier of the active set, so
 * that all data have arrived and pSync may be used again at once.
 */

#ifndef SMA_CUDA_COLL_H
#define SMA_CUDA_COLL_H

#include "copy.h"
#include "sync.h"

namespace sma_cuda
{

/* Up to this size the root of a broadcast writes to the other PEs; above, each PE
 * reads, as the groups of all PEs then copy at the same time. */
enum { BROADCAST_PUT_BYTES = 4096 };

/* Block i of source goes to PE i of the set. */
template <class G>
SMA_DEVICE void alltoall(G group, void *dest, const void *source, size_t bytes,
                         active_set set, long *psync)
{
    int me = set.index();
    char *block = (char *) dest + (size_t) me * bytes;

    group.sync();
    /* Each PE begins with another target. */
    for (int i = 0; i < set.size; i++) {
        int target = (me + i) % set.size;

        copy(group, at(block, set.pe(target)),
             (const char *) source + (size_t) target * bytes, bytes);
    }
    meet(group, set, psync);
}

/* Element k of block i of source, elements of which are sst apart, becomes element
 * k of this PE's block of dest on PE i of the set, with elements dst apart. */
template <class G, class T>
SMA_DEVICE void alltoalls(G group, T *dest, const T *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t n, active_set set, long *psync)
{
    size_t me = (size_t) set.index(), all = n * (size_t) set.size;

    group.sync();
    for (size_t i = group.rank(); i < all; i += group.size())
        store(at(dest + (ptrdiff_t) (me * n + i % n) * dst,
                 set.pe((int) (i / n))),
              (T) source[(ptrdiff_t) i * sst]);
    meet(group, set, psync);
}

/* root is the number of a PE in the set; its own dest changes if `everywhere`. */
template <class G>
SMA_DEVICE void broadcast(G group, void *dest, const void *source, size_t bytes,
                          int root, bool everywhere, active_set set,
                          long *psync)
{
    int me = set.index();

    if (bytes <= BROADCAST_PUT_BYTES) {
        group.sync();
        for (int i = 0; i < set.size && me == root; i++)
            if (i != root || everywhere)
                copy(group, at((char *) dest, set.pe(i)), source, bytes);
    } else {
        meet(group, set, psync); /* the root has come */
        if (me != root || everywhere)
            copy(group, dest, at((const char *) source, set.pe(root)), bytes);
    }
    meet(group, set, psync);
}

/* Writes this PE's part to an offset of dest on all PEs of the set. */
template <class G>
SMA_DEVICE void spread(G group, void *dest, const void *source, size_t bytes,
                       size_t offset, active_set set)
{
    int me = set.index();

    for (int i = 0; i < set.size; i++)
        copy(group, at((char *) dest + offset, set.pe((me + i) % set.size)),
             source, bytes);
}

/* All PEs give the same number of bytes. */
template <class G>
SMA_DEVICE void fcollect(G group, void *dest, const void *source, size_t bytes,
                         active_set set, long *psync)
{

    group.sync();
    spread(group, dest, source, bytes, (size_t) set.index() * bytes, set);
    meet(group, set, psync);
}

/* PEs may give different numbers of bytes: each learns from the PE before it
 * where its part begins.  Offsets travel with 1 added, as 0 means nothing. */
template <class G>
SMA_DEVICE void collect(G group, void *dest, const void *source, size_t bytes,
                        active_set set, long *psync)
{
    int me = set.index();
    size_t offset;

    group.sync();
    if (group.rank() == 0) {
        if (me == 0)
            post(&psync[SYNC_OFFSET], 1, here().pe);
        offset = (size_t) await(&psync[SYNC_OFFSET]);
        if (me + 1 < set.size)
            post(&psync[SYNC_OFFSET], (long) (offset + bytes), set.pe(me + 1));
    }
    group.sync();
    offset = (size_t) await(&psync[SYNC_OFFSET]) - 1;
    spread(group, dest, source, bytes, offset, set);
    group.sync();
    if (group.rank() == 0)
        take(&psync[SYNC_OFFSET], (long) (offset + 1));
    meet(group, set, psync);
}

} // namespace sma_cuda

#endif
