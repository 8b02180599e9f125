/* np: 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests many small broadcasts back to back with random delays, from one root or
 * from each PE in turn, so that sometimes the root and sometimes another PE is
 * ahead; and a root that is far ahead on many sets.  It fails when data are
 * wrong.
 */
#include "sets.h"

static struct ring ring;
static long source[8];

static void once(uint64_t *delays, int root, size_t n)
{
    struct set world = {0, 0, npes};
    long *dest = ring_slot(&ring, 0);
    int is_root = me == root;

    if (delays != NULL)
        test_delay(delays);
    if (is_root)
        for (size_t i = 0; i < n; i++)
            source[i] = (long) test_hash(ring.call, (uint64_t) root, i);
    shmem_broadcast64(dest, source, n, root, SET_ARGS(&world),
                      ring_psync(&ring));
    if (is_root)
        memset(source, 0, sizeof source);
    if (delays != NULL)
        test_delay(delays);
    for (size_t i = 0; i < n; i++) {
        long want = is_root ? 0x5a5a5a5a5a5a5a5a
                            : (long) test_hash(ring.call, (uint64_t) root, i);

        CHECK(dest[i] == want, "call %u root %d element %zu of %zu: %lx",
              ring.call, root, i, n, dest[i]);
    }
    ring_next(&ring, dest, n * sizeof(long));
}

/*
 * PE 0 broadcasts on many sets, three times on each, while all others sleep: so
 * many messages are in flight at once that every internal buffer is in use.
 */
static void far_ahead(size_t words)
{
    struct set all[SETS_MAX], sets[SETS_MAX];
    struct ring *rings;
    int n = set_all(all, 2), used = 0;
    long *message = shmem_malloc(words * sizeof *message);

    for (int i = 0; i < n; i++)
        if (all[i].start == 0)
            sets[used++] = all[i];
    rings = calloc((size_t) used, sizeof *rings);
    CHECK(rings != NULL && message != NULL, "no memory");
    for (int i = 0; i < used; i++)
        ring_make(&rings[i], words * sizeof(long));
    if (me != 0)
        test_sleep_us(20000);
    for (int call = 0; call < 3; call++)
        for (int i = 0; i < used; i++) {
            struct ring *r = &rings[i];
            long *dest = ring_slot(r, 0);
            uint64_t seed = (uint64_t) (call * 100 + i);

            if (set_index(&sets[i], me) < 0)
                continue;
            for (size_t k = 0; me == 0 && k < words; k++)
                message[k] = (long) test_hash(seed, 0, k);
            shmem_broadcast64(dest, message, words, 0, SET_ARGS(&sets[i]),
                              ring_psync(r));
            for (size_t k = 0; me != 0 && k < words; k++)
                CHECK(dest[k] == (long) test_hash(seed, 0, k),
                      "call %d on set %d,%d,%d: word %zu of %zu", call,
                      SET_ARGS(&sets[i]), k, words);
            ring_next(r, dest, me != 0 ? words * sizeof(long) : 0);
        }
    shmem_barrier_all();
    for (int i = 0; i < used; i++)
        ring_free(&rings[i]);
    free(rings);
    shmem_free(message);
}

int main(void)
{
    static const size_t sizes[] = {1, 6, 7, 20, 100, 500, 512, 513, 2000};
    uint64_t delays;

    test_init();
    delays = (uint64_t) me * 100000;
    ring_make(&ring, sizeof source);
    for (int i = 0; i < 10000; i++)
        once(NULL, 0, 1);
    for (int i = 0; i < 600; i++)
        once(&delays, i < 300 ? 0 : i % npes, (size_t) i % 8 + 1);
    ring_free(&ring);
    for (int i = 0; i < 9; i++)
        far_ahead(sizes[i]);
    return test_end();
}
