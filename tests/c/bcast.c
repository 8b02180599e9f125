/* np: 1 2 3 4 5 8 */
/* np: 3  env: SHMEM_CHECK=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests shmem_broadcast32/64 and the untyped shmem_broadcast on every set, from
 * every root, with many sizes, with source apart from dest and equal to it,
 * back to back without a barrier.  It fails when data are wrong, or when dest
 * of the root changes.
 */
#include "sets.h"

#define LARGEST 70000

enum { BY32, BY64, UNTYPED, KINDS };

static struct ring ring;
static char *source_buffer;

static void fill(void *p, size_t bytes, uint64_t seed)
{
    for (size_t i = 0; i < bytes; i += 4) {
        uint32_t value = (uint32_t) test_hash(seed, 0, i);

        memcpy((char *) p + i, &value, 4);
    }
}

static long differs(const void *p, size_t bytes, uint64_t seed)
{
    for (size_t i = 0; i < bytes; i += 4) {
        uint32_t value = (uint32_t) test_hash(seed, 0, i);

        if (memcmp((const char *) p + i, &value, 4) != 0)
            return (long) i;
    }
    return -1;
}

static void once(int kind, const struct set *s, int root, size_t n, int same)
{
    size_t size = kind == BY32 ? 4 : 8;
    size_t bytes = n * size;
    char *dest = ring_slot(&ring, ring.call % 3 * size);
    char *source = same ? dest : source_buffer + ring.call % 5 * size;
    uint64_t seed = test_mix(ring.call * 1024u + (unsigned) root);
    int is_root = set_index(s, me) == root;
    long at;

    if (is_root)
        fill(source, bytes, seed);
    if (kind == BY32)
        shmem_broadcast32(dest, source, n, root, SET_ARGS(s),
                          ring_psync(&ring));
    else if (kind == BY64)
        shmem_broadcast64(dest, source, n, root, SET_ARGS(s),
                          ring_psync(&ring));
    else
        shmem_broadcast(dest, source, n, root, SET_ARGS(s), ring_psync(&ring));
    if (is_root && !same) {
        memset(source, 0xee, bytes);
        at = test_differs(dest, RING_JUNK, bytes);
    } else {
        at = differs(dest, bytes, seed);
    }
    CHECK(at < 0,
          "%d bytes x %zu, set %d,%d,%d root %d same %d call %u: "
          "byte %ld",
          (int) size, n, SET_ARGS(s), root, same, ring.call, at);
    ring_next(&ring, dest, bytes);
}

int main(void)
{
    static const size_t sizes[] = {1,  0,   2,   3,   6,   7,    17,
                                   64, 100, 511, 512, 513, 1000, 5000};
    struct set sets[SETS_MAX];
    int nsets;

    test_init();
    nsets = set_all(sets, 1);
    ring_make(&ring, (LARGEST + 8) * 8);
    source_buffer = shmem_malloc((LARGEST + 8) * 8);
    CHECK(source_buffer != NULL, "no memory");
    for (int i = 0; i < nsets; i++) {
        const struct set *s = &sets[i];

        if (set_index(s, me) >= 0) {
            for (int root = 0; root < s->size; root++)
                for (size_t j = 0; j < sizeof sizes / sizeof sizes[0]; j++)
                    once((int) (j + (size_t) root) % KINDS, s, root, sizes[j],
                         (int) j % 4 == 3);
            if (s->size == npes)
                for (int same = 0; same < 2; same++)
                    for (int kind = 0; kind < KINDS; kind++)
                        once(kind, s, s->size / 2, LARGEST, same);
        }
        /* the next set uses the pSync arrays of this one */
        shmem_barrier_all();
        ring.call = 0;
    }
    ring_free(&ring);
    return test_end();
}
