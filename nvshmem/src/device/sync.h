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
 *
 * A sender whose path to the element has no atomic operations stores the message
 * instead, after the one before has been taken.  The receiver's own memory always
 * has them.
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
    int start, stride, size;

    SMA_DEVICE int pe(int index) const
    {
        return start + index * stride;
    }
    SMA_DEVICE int index() const
    {
        return (here().pe - start) / stride;
    }
};

SMA_DEVICE active_set make_set(int start, int log_stride, int size)
{
    active_set set = {start, 1 << log_stride, size};
    return set;
}

SMA_DEVICE active_set all_pes()
{
    return make_set(0, 0, here().npes);
}

/* The PEs of a team of which this PE is a member, and the team's pSync. */
SMA_DEVICE active_set team_set(int team)
{
    const struct sma_cuda_team &t = here().teams[team];
    active_set set = {t.start, t.stride, t.size};

    return set;
}

SMA_DEVICE long *team_sync(int team)
{
    return here().sync + team * SMA_CUDA_SYNC_SIZE;
}

/* Adds a message to an element of pSync of PE pe, which is 0 or will be.  What
 * this thread did before, or has seen others do, comes before it. */
SMA_DEVICE void post(long *element, long value, int pe)
{
    long *there = at(element, pe);

    if (!has_atomics(pe))
        while (peek(there) != 0)
            pause();
    fence();
    if (has_atomics(pe))
        word_add((unsigned long long *) there, (unsigned long long) value);
    else
        poke(there, value);
}

/* Takes a message that has come to an element of this PE's pSync. */
SMA_DEVICE void take(long *element, long value)
{
    word_subtract((unsigned long long *) element, (unsigned long long) value);
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
            post(&psync[round], 1, set.pe((me + distance) % set.size));
            await(&psync[round]);
            take(&psync[round], 1);
        }
        fence();
    }
    group.sync();
}

/* SHMEM's sync promises less than its barrier, but stores to mapped memory need
 * nothing more to be complete. */

template <class G> SMA_DEVICE void sync(G group, active_set set, long *psync)
{
    meet(group, set, psync);
}

template <class G> SMA_DEVICE void barrier(G group, active_set set, long *psync)
{
    meet(group, set, psync);
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
