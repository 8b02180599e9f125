/* np: 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a root that is far ahead of all others on many sets.  It fails when data are
 * wrong.  coll_sets.c and order_litmus.c have broadcasts of turning roots.
 */
#include "sets.h"

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

    test_init();
    for (int i = 0; i < 9; i++)
        far_ahead(sizes[i]);
    return test_end();
}
