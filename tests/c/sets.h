/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Active sets for the tests of collectives: lists of them, their members, and a
 * ring of symmetric buffers with guards.
 */
#ifndef SETS_H
#define SETS_H

#include "test.h"

#define SETS_MAX 400

struct set {
    int start, log, size;
};

/* The three arguments that every active-set routine takes. */
#define SET_ARGS(s) (s)->start, (s)->log, (s)->size

static inline int set_pe(const struct set *s, int k)
{
    return s->start + k * (1 << s->log);
}

/* The index of a PE in the set, or -1. */
static inline int set_index(const struct set *s, int pe)
{
    int d = pe - s->start;

    if (d < 0 || d % (1 << s->log) != 0 || d >> s->log >= s->size)
        return -1;
    return d >> s->log;
}

/* All sets of the world with at least `least` members and a stride of 2^0 to 2^3. */
static inline int set_all(struct set *list, int least)
{
    int n = 0;

    for (int log = 0; log < 4; log++)
        for (int start = 0; start < npes; start++)
            for (int size = least; start + ((size - 1) << log) < npes; size++)
                if ((size > 1 || log < 2) && n < SETS_MAX)
                    list[n++] = (struct set){start, log, size};
    return n;
}

/* A few sets of different kinds: the whole world, all but the first, each
 * stride, three PEs, one PE. */
static inline int set_some(struct set *list)
{
    struct set all[] = {
        {0, 0, npes},     {1, 0, npes - 1},       {0, 1, (npes + 1) / 2},
        {1, 1, npes / 2}, {0, 2, (npes + 3) / 4}, {npes - 3, 0, 3},
        {npes - 1, 0, 1},
    };
    int n = 0;

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i].start >= 0 && all[i].size > 0 &&
            set_pe(&all[i], all[i].size - 1) < npes)
            list[n++] = all[i];
    return n;
}

/*
 * Two pSync arrays and three buffers, to be used in turn: call number c takes psync[c %
 * 2] and slot c % 3.  By the rules of active sets a PE that enters call c knows that
 * all PEs have left call c - 2, not that all have read its result.  So a third buffer
 * is needed, and a slot is made ready as soon as its last result has been checked.
 */
#define RING_SLOTS 3
#define RING_JUNK 0x5a

struct ring {
    long *psync[2];
    char *slots;
    size_t stride;
    unsigned call;
};

/* Collective: space for three times so many bytes. */
static inline void ring_make(struct ring *ring, size_t bytes)
{
    long *psync = shmem_malloc(2 * SHMEM_SYNC_SIZE * sizeof *psync);

    ring->stride = (bytes + 4 * TEST_GUARD + 63) / 64 * 64;
    ring->slots = shmem_malloc(RING_SLOTS * ring->stride);
    CHECK(psync != NULL && ring->slots != NULL, "no memory for a ring");
    for (int i = 0; i < 2 * SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    ring->psync[0] = psync;
    ring->psync[1] = psync + SHMEM_SYNC_SIZE;
    ring->call = 0;
    memset(ring->slots, RING_JUNK, RING_SLOTS * ring->stride);
    shmem_barrier_all();
}

static inline void ring_free(struct ring *ring)
{
    shmem_free(ring->slots);
    shmem_free(ring->psync[0]);
}

static inline long *ring_psync(const struct ring *ring)
{
    return ring->psync[ring->call % 2];
}

/* The buffer of the current call; shift moves it off its alignment. */
static inline void *ring_slot(const struct ring *ring, size_t shift)
{
    return ring->slots + ring->call % RING_SLOTS * ring->stride + TEST_GUARD +
           shift;
}

/* Call it after the check of a result: nothing outside [slot, slot + bytes) has
 * changed.  Makes the slot ready for its next use and goes to the next call. */
static inline void ring_next(struct ring *ring, void *slot, size_t bytes)
{
    char *begin = ring->slots + ring->call % RING_SLOTS * ring->stride;
    char *data = slot;
    long at = test_differs(begin, RING_JUNK, (size_t) (data - begin));

    CHECK(at < 0, "byte %ld before dest was written",
          (long) (data - begin) - at);
    at = test_differs(data + bytes, RING_JUNK, TEST_GUARD);
    CHECK(at < 0, "byte %ld after dest was written", at);
    memset(slot, RING_JUNK, bytes);
    ring->call++;
}

#endif
