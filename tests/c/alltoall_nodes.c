/* np: 1 2 3 4 7 13 */
/* np: 3  env: SHMEM_CHECK=2 SHMEM_STATS=/dev/null  worlds: node (it compares calls, not transfers) */
/* np: 19  worlds: ucx (more nodes than turns that are in flight at once) */
/* np: 7 9  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_NODES=3 */
/* np: 8  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_NODES=3 SHMEM_TEST_CYCLIC=1 */
/* np: 36  worlds: mixed (more senders on a node than blocks in a message)  args: many */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests alltoallv, under its two names, with blocks of about the sizes up to which the library joins those
 * of a node in one message, with blocks of very different sizes, and of none.  Calls
 * of all sizes follow each other on sets that overlap, with random delays and without
 * a barrier (coll_switch.c has blocks of one size).  It fails
 * when a byte is wrong, and when a byte beside the blocks is written.
 */
#include <shmemx.h>

#include "net.h"
#include "sets.h"

#define SETS 7
#define LARGEST 70000 /* bytes of a block */
#define GAP 8         /* bytes between the blocks of an alltoallv */

static struct set sets[SETS];
static struct ring rings[SETS];
static int nsets;
static char *source;
static unsigned char *want;
static size_t largest = LARGEST, space;
static size_t t_offsets[64], t_sizes[64], s_offsets[64], s_sizes[64];
static uint64_t delays;

/* What the bytes of the block of PE from for PE to are made of in a call. */
static uint64_t block_seed(const struct set *s, unsigned call, int from, int to)
{
    return (((uint64_t) call * 8 + (uint64_t) (s - sets)) * 64 +
            (uint64_t) from) *
               64 +
           (uint64_t) to;
}

static void finish(const char *what, const struct set *s, struct ring *ring,
                   char *dest, size_t bytes, size_t size)
{
    size_t at = 0;

    while (at < bytes && dest[at] == (char) want[at])
        at++;
    CHECK(at == bytes, "%s of %zu bytes, set %d,%d,%d call %u: byte %zu of %zu",
          what, size, SET_ARGS(s), ring->call, at, bytes);
    memset(source, 0xee, space); /* the caller may write to it after the call */
    ring_next(ring, dest, bytes);
    test_delay(&delays);
}

/* The bytes of the block of PE from for PE to. */
static size_t size_of(int pattern, const struct set *s, unsigned call, int from,
                      int to)
{
    uint64_t h = test_mix(block_seed(s, call, from, to));

    if (pattern >= 6 && largest < LARGEST)
        return h % largest;
    switch (pattern) {
    case 0: return 0;
    case 1: return from == set_pe(s, 0) ? 5 : 0;
    case 2: return to == set_pe(s, s->size - 1) ? 4096 : 0;
    case 3: return (size_t) (from * 37 + to * 11);
    case 4: return 4094 + h % 5; /* joined or not */
    case 5: return 4096;         /* many pieces */
    case 6: return h % 11 == 0 ? LARGEST - h % 100 : 0;
    case 7: return from == to ? LARGEST : 8;
    case 8: return h % 3 == 0 ? 0 : h % 5 == 0 ? 20000 + h % 99 : h % 3000;
    default: return 8;
    }
}

static void uneven(const struct set *s, struct ring *ring, int pattern,
                   int packed)
{
    char *dest = ring_slot(ring, 0);
    size_t at = 0, total = 0, got = 0;

    for (int k = s->size - 1; k >= 0; k--) { /* backwards in the source */
        s_offsets[k] = at;
        s_sizes[k] = size_of(pattern, s, ring->call, me, set_pe(s, k));
        net_fill(source + at, s_sizes[k],
                 block_seed(s, ring->call, me, set_pe(s, k)));
        at += s_sizes[k];
    }
    at = 0;
    memset(want, RING_JUNK, space);
    for (int k = 0; k < s->size; k++) {
        size_t n = size_of(pattern, s, ring->call, set_pe(s, k), me);

        at += packed ? 0 : GAP;
        t_offsets[k] = at;
        t_sizes[k] = 4711;
        net_fill(want + at, n, block_seed(s, ring->call, set_pe(s, k), me));
        at += n;
        total += n;
    }
    if (packed) {
        (pattern % 2 ? shmem_alltoallv_packed : shmemx_alltoallv_packed)(
            dest, total, &got, source, s_offsets, s_sizes, SET_ARGS(s),
            ring_psync(ring));
        CHECK(got == total, "%zu bytes, not %zu", got, total);
    } else {
        (pattern % 2 ? shmem_alltoallv : shmemx_alltoallv)(
            dest, t_offsets, t_sizes, source, s_offsets, s_sizes, SET_ARGS(s),
            ring_psync(ring));
        for (int k = 0; k < s->size; k++)
            CHECK(t_sizes[k] ==
                      size_of(pattern, s, ring->call, set_pe(s, k), me),
                  "pattern %d: %zu bytes from %d", pattern, t_sizes[k], k);
    }
    finish(packed ? "alltoallv_packed" : "alltoallv", s, ring, dest, at,
           (size_t) pattern);
}

int main(int argc, char **argv)
{
    int many = argc > 1 && strcmp(argv[1], "many") == 0;
    uint64_t plan = 7;

    test_init();
    if (many)
        largest = 5000;
    space = (size_t) npes * (largest + GAP) + 64;
    nsets = set_some(sets);
    if (npes > 13) /* the rings of all sets would take long to fill */
        nsets = 2;
    for (int k = 0; k < nsets; k++)
        ring_make(&rings[k], space);
    source = shmem_malloc(space);
    want = malloc(space);
    CHECK(source != NULL && want != NULL, "no memory");
    shmem_barrier_all();
    for (int i = 0; i < (many ? 20 : 80); i++) {
        int k = i < 20 || many ? 0 : (int) test_below(&plan, (uint64_t) nsets);

        if (set_index(&sets[k], me) >= 0)
            uneven(&sets[k], &rings[k], i % 10, i / 10 % 2);
    }
    free(want);
    return test_end();
}
