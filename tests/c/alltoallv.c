/* np: 1 2 3 5 8 */
/* np: 34  worlds: mixed (the blocks from one node to another fill two parts)  args: world */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests shmem_alltoallv and shmem_alltoallv_packed with blocks of many sizes,
 * of no bytes and of more than a page, on every set, back to back without a
 * barrier.  It fails when a block is wrong or when a call writes between the
 * blocks.
 */
#include "sets.h"

#define LARGEST 6000 /* bytes of a block */
#define GAP 24       /* bytes between blocks in dest */
#define ROUNDS 6

static size_t sizes[64], t_offsets[64], t_sizes[64], s_offsets[64], s_sizes[64];
static long psync[2][SHMEM_ALLTOALL_SYNC_SIZE];
static long barrier_sync[SHMEM_BARRIER_SYNC_SIZE];
static unsigned char *dest[2], *source, *expected;
static uint64_t call, small = 200;

/* The bytes that PE from sends to PE to, and byte j of them. */
static size_t size_of(int from, int to)
{
    uint64_t h = test_hash(call, (uint64_t) (from * 64 + to), 1);

    return h % 5 == 0 ? 0 : h % 7 == 0 ? LARGEST - h % 64 : h % small;
}

static unsigned char byte_of(int from, int to, size_t j)
{
    return (unsigned char) test_hash(call, (uint64_t) (from * 64 + to), j + 2);
}

static void once(const struct set *s, int packed)
{
    int size = s->size;
    size_t bytes = (size_t) size * (LARGEST + GAP), at = 0, total = 0;
    unsigned char *to = dest[call % 2];

    memset(to, 0xee, bytes);
    memset(expected, 0xee, bytes);
    /* backwards in the source, forwards in dest */
    for (int i = size - 1; i >= 0; i--) {
        s_offsets[i] = at;
        s_sizes[i] = size_of(me, set_pe(s, i));
        for (size_t j = 0; j < s_sizes[i]; j++)
            source[at++] = byte_of(me, set_pe(s, i), j);
        at += 3;
    }
    at = 0;
    for (int i = 0; i < size; i++) {
        at += packed ? 0 : GAP;
        t_offsets[i] = at;
        sizes[i] = size_of(set_pe(s, i), me);
        for (size_t j = 0; j < sizes[i]; j++)
            expected[at++] = byte_of(set_pe(s, i), me, j);
        total += sizes[i];
        t_sizes[i] = 4711; /* the routine says how many came */
    }
    /* the dest of every PE is ready */
    shmem_barrier(SET_ARGS(s), barrier_sync);
    if (packed) {
        size_t got = 4711;

        shmem_alltoallv_packed(to, total, &got, source, s_offsets, s_sizes,
                               SET_ARGS(s), psync[call % 2]);
        CHECK(got == total, "%zu bytes, not %zu", got, total);
    } else {
        shmem_alltoallv(to, t_offsets, t_sizes, source, s_offsets, s_sizes,
                        SET_ARGS(s), psync[call % 2]);
        for (int i = 0; i < size; i++)
            CHECK(t_sizes[i] == sizes[i], "%zu bytes from %d, not %zu",
                  t_sizes[i], i, sizes[i]);
    }
    CHECK(memcmp(to, expected, bytes) == 0, "set %d,%d,%d call %d: wrong data",
          SET_ARGS(s), (int) call);
    /* the caller may write to it after the call */
    memset(source, 0x11, (size_t) size * (LARGEST + 3));
}

int main(int argc, char **argv)
{
    /* "world": only the set of all PEs, and parts of several messages */
    int only_world = argc > 1 && strcmp(argv[1], "world") == 0;
    struct set sets[SETS_MAX];
    size_t room;
    int nsets;

    test_init();
    nsets = npes <= 4 ? set_all(sets, 1) : set_some(sets);
    if (only_world) {
        sets[0] = (struct set){0, 0, npes};
        nsets = 1;
        small = 800;
    }
    room = (size_t) npes * (LARGEST + GAP);
    dest[0] = shmem_malloc(room);
    dest[1] = shmem_malloc(room);
    source = shmem_malloc(room);
    expected = malloc(room);
    for (int i = 0; i < SHMEM_ALLTOALL_SYNC_SIZE; i++)
        psync[0][i] = psync[1][i] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        barrier_sync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    for (int i = 0; i < nsets; i++) {
        if (set_index(&sets[i], me) >= 0)
            for (int round = 0; round < ROUNDS; round++, call++)
                once(&sets[i], round % 2);
        shmem_barrier_all();
        call = 0;
    }
    free(expected);
    return test_end();
}
