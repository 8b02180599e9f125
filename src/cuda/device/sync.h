/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Active sets, and their barriers.
 *
 * A barrier is a dissemination: in round r each PE tells the PE 2^r further that
 * it has come, and waits for the PE 2^r before it.  An element of pSync counts
 * the messages of a round that have come and are not taken yet.  As only one PE
 * of an active set sends to an element, a PE that is already in its next call
 * cannot take the place of a slower one; so a pSync may be used again at once,
 * and all its elements are 0 again when all PEs have returned.
 */

#ifndef SMA_CUDA_SYNC_H
#define SMA_CUDA_SYNC_H

#include "access.h"
#include "group.h"

namespace sma_cuda
{

/* The uses of the elements of a pSync. */
enum {
    SYNC_ROUNDS = 0, /* for each round of a barrier, 16 at most */
    SYNC_OFFSET = 16 /* where the part of this PE begins in collect */
};

struct active_set {
    int start, log_stride, size;

    SMA_DEVICE int pe(int index) const
    {
        return start + (index << log_stride);
    }
    SMA_DEVICE int index() const
    {
        return (here().pe - start) >> log_stride;
    }
};

SMA_DEVICE active_set make_set(int start, int log_stride, int size)
{
    active_set set = {start, log_stride, size};
    return set;
}

SMA_DEVICE active_set all_pes()
{
    return make_set(0, 0, here().npes);
}

/* Adds to an element of pSync of PE pe. */
SMA_DEVICE void post(long *element, long value, int pe)
{
    word_add((unsigned long long *) at(element, pe),
             (unsigned long long) value);
}

/* Waits until an element of this PE's pSync is not 0, and returns it. */
SMA_DEVICE long await(const long *element)
{
    long value;

    while ((value = peek_acquire(element)) == 0)
        pause();
    return value;
}

/* Waits for all PEs of the set.  What all threads of the group wrote before is
 * visible to the groups of all PEs afterwards. */
template <class G> SMA_DEVICE void meet(G group, active_set set, long *psync)
{
    group.sync();
    if (group.rank() == 0) {
        int me = set.index(), round = SYNC_ROUNDS;

        for (int distance = 1; distance < set.size; distance *= 2, round++) {
            fence();
            post(&psync[round], 1, set.pe((me + distance) % set.size));
            await(&psync[round]);
            post(&psync[round], -1, here().pe);
        }
        fence();
    }
    group.sync();
}

/* SHMEM's sync promises less than its barrier, but stores to mapped memory need
 * nothing more to be complete. */

template <class G>
SMA_DEVICE void sync(G group, int start, int log_stride, int size, long *psync)
{
    meet(group, make_set(start, log_stride, size), psync);
}

template <class G>
SMA_DEVICE void barrier(G group, int start, int log_stride, int size,
                        long *psync)
{
    meet(group, make_set(start, log_stride, size), psync);
}

template <class G> SMA_DEVICE void sync_all(G group)
{
    meet(group, all_pes(), here().sync);
}

template <class G> SMA_DEVICE void barrier_all(G group)
{
    meet(group, all_pes(), here().sync);
}

} // namespace sma_cuda

#endif
