/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The tags of messages between nodes, as plain arithmetic, which
 * tests/whitebox/schedule.c plays for a million PEs.
 */
#ifndef SMA_COLL_SET_TAGS_H
#define SMA_COLL_SET_TAGS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The tag of a message between nodes says which set it belongs to and which PE
 * sent it.  The lower 21 bits are the sender.  The upper 43 bits are
 * start * kinds + kind, where start is the first PE of the set, kinds is
 * sma_tag_kinds, and kind tells sets with the same start apart:
 *
 *   0             no set; for messages at the end of the job
 *   1..2n-1       active sets: one number for each pair of stride 2^l and size
 *   2n and up     triplets (sma_set_triplet): one number for each pair of
 *                 stride and size, if there are enough for all of them and for teams
 *   kinds-2 down  teams, by the numbers that their members agree on
 *   kinds-1       all triplets, if there are not enough numbers
 *
 * n is the number of PEs of the job.  A set of one member sends no messages, so
 * its number does not matter.
 */
enum {
    SMA_TAG_SENDER = 21,           /* bits of the sender */
    SMA_TAG_TEAMS_LEAST = 1 << 20, /* fewer numbers for teams are too few */
};

/* How many numbers `kind` may be. */
static inline uint64_t sma_tag_kinds(uint64_t n)
{
    return ((uint64_t) 1 << (64 - SMA_TAG_SENDER)) / n;
}

/* The number of an active set. */
static inline uint64_t sma_tag_active(uint64_t n, int log_stride, int size)
{
    uint64_t before = 0;

    for (int l = 0; l < log_stride; l++)
        before += n >> l;
    return before + (uint64_t) size;
}

/* How many pairs of a smaller stride and a size of at least 2 there are: the
 * sum of (n - 1) / k for 1 <= k < stride.  It is summed over runs of k with the
 * same quotient. */
static inline uint64_t sma_tag_triplets_before(uint64_t n, uint64_t stride)
{
    uint64_t sum = 0, next;

    if (stride > n)
        stride = n;
    for (uint64_t k = 1; k < stride; k = next) {
        uint64_t each = (n - 1) / k;

        next = (n - 1) / each + 1;
        if (next > stride)
            next = stride;
        sum += each * (next - k);
    }
    return sum;
}

/* Does each triplet have a number of its own? */
static inline bool sma_tag_tells_triplets(uint64_t n)
{
    return 2 * n + sma_tag_triplets_before(n, n) + SMA_TAG_TEAMS_LEAST <
           sma_tag_kinds(n);
}

/* The number of a triplet. */
static inline uint64_t sma_tag_triplet(uint64_t n, int stride, int size)
{
    if (!sma_tag_tells_triplets(n))
        return sma_tag_kinds(n) - 1;
    return 2 * n + sma_tag_triplets_before(n, (uint64_t) stride) +
           (uint64_t) (size - 2);
}

/* How many numbers there are for teams; 0: none. */
static inline uint64_t sma_tag_teams(uint64_t n)
{
    uint64_t taken = 2 * n + 1;

    if (sma_tag_tells_triplets(n))
        taken += sma_tag_triplets_before(n, n);
    return taken < sma_tag_kinds(n) ? sma_tag_kinds(n) - taken : 0;
}

/* The number of the team on whose `number` its members agreed. */
static inline uint64_t sma_tag_team(uint64_t n, uint64_t number)
{
    return sma_tag_kinds(n) - 2 - number % sma_tag_teams(n);
}

/* The tag of the messages of a set, without the sender. */
static inline uint64_t sma_tag(uint64_t n, int start, uint64_t kind)
{
    return ((uint64_t) start * sma_tag_kinds(n) + kind) << SMA_TAG_SENDER;
}

#endif
