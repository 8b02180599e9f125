/* np: 2  worlds: ucx mixed (between nodes data go in pieces) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests data that fill their pieces between two nodes, or one word more: a sum of
 * two parts, of which the last one needs a second piece for its last word, and
 * broadcasts of about as many pieces as are sent before the receiver has answered.
 */
#include "sets.h"

enum { PIECE = (63 << 10) / sizeof(long), MOST = 4 * PIECE + 1 };

static struct set world;
static struct ring ring;
static long *source, *wrk;

static long word(int pe, size_t i)
{
    return (long) (test_hash((uint64_t) ring.call, (uint64_t) pe, i) >> 5);
}

static long *next(size_t n)
{
    for (size_t i = 0; i < n; i++)
        source[i] = word(me, i);
    return ring_slot(&ring, 0);
}

static void sum(size_t n)
{
    long *dest = next(n);

    shmem_long_sum_to_all(dest, source, (int) n, SET_ARGS(&world), wrk,
                          ring_psync(&ring));
    for (size_t i = 0; i < n; i++)
        CHECK(dest[i] == word(0, i) + word(1, i), "sum of %zu, word %zu is %lx",
              n, i, dest[i]);
    ring_next(&ring, dest, n * sizeof *dest);
}

static void broadcast(size_t n)
{
    long *dest = next(n);

    shmem_broadcast64(dest, source, n, 0, SET_ARGS(&world), ring_psync(&ring));
    for (size_t i = 0; i < n && me != 0; i++)
        CHECK(dest[i] == word(0, i), "broadcast of %zu, word %zu is %lx", n, i,
              dest[i]);
    ring_next(&ring, dest, me != 0 ? n * sizeof *dest : 0);
}

int main(void)
{
    test_init();
    world = (struct set){0, 0, npes};
    ring_make(&ring, MOST * sizeof(long));
    source = shmem_malloc(MOST * sizeof *source);
    wrk = shmem_malloc((MOST / 2 + 1) * sizeof *wrk);
    CHECK(source != NULL && wrk != NULL, "no memory");
    shmem_barrier_all();
    for (size_t n = 2 * PIECE - 1; n <= 2 * PIECE + 1; n++)
        sum(n);
    for (size_t n = 4 * PIECE - 1; n <= 4 * PIECE + 1; n++) {
        broadcast(n);
        sum(2);
    }
    return test_end();
}
