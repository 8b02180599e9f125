/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Helpers of the net_*.c tests, which ask for what holds wherever a peer is: on
 * the node, where a transfer is a copy, and behind a network, where it takes
 * its time and may be overtaken.  So their loops are few, or last a time
 * instead of a number of rounds.
 */
#ifndef NET_H
#define NET_H

#include "test.h"

#define NET_PATIENCE 20.0 /* seconds of processor time, in vain */

/* ---- bytes by a seed */

static inline uint64_t net_word(uint64_t base, size_t i)
{
    return (base + i) * UINT64_C(0x9e3779b97f4a7c15) ^ base >> 29;
}

static inline void net_fill(void *p, size_t bytes, uint64_t seed)
{
    unsigned char *to = p;
    uint64_t base = test_mix(seed), word;
    size_t i;

    for (i = 0; i + 8 <= bytes; i += 8) {
        word = net_word(base, i);
        memcpy(to + i, &word, 8);
    }
    word = net_word(base, i);
    memcpy(to + i, &word, bytes - i);
}

/* The offset of the first word that differs, or -1. */
static inline long net_differs(const void *p, size_t bytes, uint64_t seed)
{
    const unsigned char *from = p;
    uint64_t base = test_mix(seed), word, there;
    size_t i;

    for (i = 0; i + 8 <= bytes; i += 8) {
        word = net_word(base, i);
        memcpy(&there, from + i, 8);
        if (there != word)
            return (long) i;
    }
    word = net_word(base, i);
    return memcmp(from + i, &word, bytes - i) == 0 ? -1 : (long) i;
}

/* Element i of a strided transfer stands at i * stride; the other elements must
 * be `fill`.  Returns the offset of the first byte that is wrong, or -1. */
static inline long net_strided_differs(const void *p, size_t size, size_t n,
                                       size_t stride, const void *packed,
                                       int fill)
{
    const unsigned char *at = p, *want = packed;

    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < stride * size; j++)
            if (at[i * stride * size + j] !=
                (j < size ? want[i * size + j] : (unsigned char) fill))
                return (long) (i * stride * size + j);
    return -1;
}

/* ---- a PE that computes */

/*
 * Polls a variable of this PE until it is at least `value`, and calls nothing
 * of the library meanwhile: other PEs must get on without it, and their puts
 * must arrive.  What was put before a fence is there afterwards.
 */
static inline void net_compute_until(const volatile long *word, long value,
                                     const char *what)
{
    double end = test_cpu_seconds() + NET_PATIENCE;

    for (int i = 1; *word < value; i++) {
        CHECK(test_cpu_seconds() < end, "%s: %ld after %g s, not %ld", what,
              *word, NET_PATIENCE, value);
        if (i % 256 == 0)
            sched_yield(); /* there may be more PEs than cores */
    }
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
}

/* ---- loops that last */

struct net_clock {
    double end;
    long round, least, most;
};

/* A loop of at least `least` and at most `most` rounds, and so many seconds. */
static inline struct net_clock net_clock(double seconds, long least, long most)
{
    return (struct net_clock){test_seconds() + seconds, 0, least, most};
}

static inline int net_again(struct net_clock *clock)
{
    long round = clock->round++;

    if (round >= clock->most)
        return 0;
    return round < clock->least || round % 16 != 0 ||
           test_seconds() < clock->end;
}

#endif
