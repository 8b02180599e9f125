/* np: 1 2 3 4 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests shmem_alltoall32/64 and shmem_alltoalls32/64 on every set, with many
 * sizes and strides, back to back without a barrier.  It fails when an element
 * is wrong or when a call writes to the gaps of a strided dest.
 */
#include "sets.h"

#define LARGEST 9000

static struct ring ring;
static char *source_buffer;
static char *expected;

/* Element j of the block that PE from sends to PE to. */
static void element(void *p, size_t size, int from, int to, size_t j)
{
    uint64_t value = test_hash(ring.call, (uint64_t) (from * 64 + to), j);

    memcpy(p, &value, size);
}

/* With dst and sst 0 it calls the routine without strides. */
static void once(size_t size, const struct set *s, size_t n, ptrdiff_t dst,
                 ptrdiff_t sst)
{
    char *dest = ring_slot(&ring, ring.call % 3 * size);
    char *source = source_buffer + ring.call % 5 * size;
    size_t step = dst > 0 ? (size_t) dst : 1,
           sstep = sst > 0 ? (size_t) sst : 1;
    size_t bytes = (size_t) s->size * n * step * size;
    int mine = set_index(s, me);

    for (int l = 0; l < s->size; l++)
        for (size_t j = 0; j < n; j++)
            element(source + ((size_t) l * n + j) * sstep * size, size, me,
                    set_pe(s, l), j);
    if (dst == 0 && size == 4)
        shmem_alltoall32(dest, source, n, SET_ARGS(s), ring_psync(&ring));
    else if (dst == 0)
        shmem_alltoall64(dest, source, n, SET_ARGS(s), ring_psync(&ring));
    else if (size == 4)
        shmem_alltoalls32(dest, source, dst, sst, n, SET_ARGS(s),
                          ring_psync(&ring));
    else
        shmem_alltoalls64(dest, source, dst, sst, n, SET_ARGS(s),
                          ring_psync(&ring));
    memset(source, 0xee, (size_t) s->size * n * sstep * size);

    memset(expected, RING_JUNK, bytes);
    for (int k = 0; k < s->size; k++)
        for (size_t j = 0; j < n; j++)
            element(expected + ((size_t) k * n + j) * step * size, size,
                    set_pe(s, k), set_pe(s, mine), j);
    for (size_t i = 0; i < bytes; i++)
        CHECK(dest[i] == expected[i],
              "%zu-byte elements, n %zu, strides "
              "%td %td, set %d,%d,%d call %u: byte %zu of %zu",
              size, n, dst, sst, SET_ARGS(s), ring.call, i, bytes);
    ring_next(&ring, dest, bytes);
}

static void on_set(const struct set *s)
{
    static const size_t sizes[] = {1, 0, 2, 3, 7, 17, 64, 1, 100, 1000, 2};
    static const ptrdiff_t strides[][2] = {
        {1, 1}, {2, 1}, {1, 3}, {3, 2}, {5, 4}};

    for (size_t j = 0; j < sizeof sizes / sizeof sizes[0]; j++) {
        once(4, s, sizes[j], 0, 0);
        once(8, s, sizes[j], 0, 0);
    }
    for (size_t j = 0; j < 9; j++)
        for (size_t i = 0; i < 5; i++)
            once(4 + (i + j) % 2 * 4, s, sizes[j], strides[i][0],
                 strides[i][1]);
    if (s->size == npes) {
        once(4, s, LARGEST, 0, 0);
        once(8, s, LARGEST, 0, 0);
        once(8, s, LARGEST, 2, 1);
    }
}

int main(void)
{
    struct set sets[SETS_MAX];
    size_t room;
    int nsets;

    test_init();
    nsets = npes <= 4 ? set_all(sets, 1) : set_some(sets);
    room = (size_t) npes * LARGEST * 8 * 2 + 64;
    ring_make(&ring, room);
    source_buffer = shmem_malloc(room);
    expected = malloc(room);
    CHECK(source_buffer != NULL && expected != NULL, "no memory");
    for (int i = 0; i < nsets; i++) {
        if (set_index(&sets[i], me) >= 0)
            on_set(&sets[i]);
        /* the next set uses the pSync arrays of this one */
        shmem_barrier_all();
        ring.call = 0;
    }
    free(expected);
    ring_free(&ring);
    return test_end();
}
