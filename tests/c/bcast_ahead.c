/* np: 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Many small broadcasts back to back, the root fixed or going round, with
 * random delays, so that now the root and now the others are ahead.
 */
#include "sets.h"

static struct ring ring;
static long source[8];

static void once(uint64_t *delays, int root, size_t n)
{
    struct set world = { 0, 0, npes };
    long *dest = ring_slot(&ring, 0);
    int is_root = me == root;

    if (delays != NULL)
        test_delay(delays);
    if (is_root)
        for (size_t i = 0; i < n; i++)
            source[i] = (long)test_hash(ring.call, (uint64_t)root, i);
    shmem_broadcast64(dest, source, n, root, SET_ARGS(&world),
        ring_psync(&ring));
    if (is_root)
        memset(source, 0, sizeof source);
    if (delays != NULL)
        test_delay(delays);
    for (size_t i = 0; i < n; i++) {
        long want = is_root ? 0x5a5a5a5a5a5a5a5a :
            (long)test_hash(ring.call, (uint64_t)root, i);

        CHECK(dest[i] == want, "call %u root %d element %zu of %zu: %lx",
            ring.call, root, i, n, dest[i]);
    }
    ring_next(&ring, dest, n * sizeof(long));
}

int main(void)
{
    uint64_t delays;

    test_init();
    delays = (uint64_t)me * 100000;
    ring_make(&ring, sizeof source);
    for (int i = 0; i < 10000; i++)
        once(NULL, 0, 1);
    for (int i = 0; i < 300; i++)
        once(&delays, 0, (size_t)i % 8 + 1);
    for (int i = 0; i < 300; i++)
        once(&delays, i % npes, (size_t)i % 8 + 1);
    for (int i = 0; i < 1000; i++)
        once(NULL, (int)(test_mix((uint64_t)i) % (unsigned)npes), 3);
    ring_free(&ring);
    return test_end();
}
