/* np: 1 2 3 4 5 8 */
/* np: 3  env: SHMEM_CHECK=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests shmem_collect32/64 and shmem_collect with counts that differ and are
 * zero on some members or on all, and shmem_fcollect32/64 and shmem_fcollect,
 * on every set, with many sizes, back to back without a barrier.  It fails when
 * data are wrong.
 */
#include "sets.h"

#define LARGEST 70000

enum { BY32, BY64, UNTYPED, KINDS };

typedef void collect_fn(void *dest, const void *source, size_t n, int start,
                        int log, int size, long *psync);

static void collect_untyped(void *dest, const void *source, size_t n, int start,
                            int log, int size, long *psync)
{
    shmem_collect(dest, source, n, start, log, size, psync);
}

static void fcollect_untyped(void *dest, const void *source, size_t n,
                             int start, int log, int size, long *psync)
{
    shmem_fcollect(dest, source, n, start, log, size, psync);
}

static struct ring ring;
static char *source_buffer;

/* Element i of what the PE contributes, size bytes at p. */
static void element(void *p, size_t size, uint64_t seed, int pe, size_t i)
{
    uint64_t value = test_hash(seed, (uint64_t) pe, i);

    memcpy(p, &value, size);
}

/* counts[k] elements come from member k. */
static void once(collect_fn *call, size_t size, const struct set *s,
                 const size_t *counts)
{
    char *dest = ring_slot(&ring, ring.call % 3 * size);
    char *source = source_buffer + ring.call % 5 * size;
    size_t mine = counts[set_index(s, me)], total = 0;

    for (size_t i = 0; i < mine; i++)
        element(source + i * size, size, ring.call, me, i);
    call(dest, source, mine, SET_ARGS(s), ring_psync(&ring));
    memset(source, 0xee, mine * size);
    for (int k = 0; k < s->size; k++)
        for (size_t i = 0; i < counts[k]; i++, total++) {
            char want[8];

            element(want, size, ring.call, set_pe(s, k), i);
            CHECK(memcmp(dest + total * size, want, size) == 0,
                  "%zu-byte elements, set %d,%d,%d call %u: element %zu of "
                  "%zu from member %d",
                  size, SET_ARGS(s), ring.call, i, counts[k], k);
        }
    ring_next(&ring, dest, total * size);
}

/* The number of elements that each member gives, in each of several
 * patterns. */
static void choose_counts(size_t *counts, int members, int way)
{
    static const size_t sizes[] = {0, 1, 2, 3, 7, 17, 64, 100, 1000, 5000};

    for (int k = 0; k < members; k++) {
        uint64_t h = test_mix((uint64_t) way * 64 + (uint64_t) k);

        switch (way % 6) {
        case 0: counts[k] = (size_t) k; break;
        case 1: counts[k] = sizes[h % 10]; break;
        case 2: counts[k] = k == way % members ? 33 : 0; break;
        case 3: counts[k] = 0; break;
        case 4: counts[k] = sizes[h % 8]; break;
        default: counts[k] = (size_t) (members - k) * 3; break;
        }
    }
}

static void on_set(const struct set *s)
{
    static collect_fn *const collects[] = {shmem_collect32, shmem_collect64,
                                           collect_untyped};
    static collect_fn *const fcollects[] = {shmem_fcollect32, shmem_fcollect64,
                                            fcollect_untyped};
    static const size_t sizes[] = {1, 0,   2,    3, 7,    17, 64,
                                   1, 100, 1000, 0, 5000, 2};
    size_t counts[64];

    for (int way = 0; way < 24; way++) {
        int kind = way % KINDS;

        choose_counts(counts, s->size, way / KINDS + way % 2 * 6);
        once(collects[kind], kind == BY32 ? 4 : 8, s, counts);
    }
    for (size_t j = 0; j < sizeof sizes / sizeof sizes[0]; j++) {
        int kind = (int) j % KINDS;

        for (int k = 0; k < s->size; k++)
            counts[k] = sizes[j];
        once(fcollects[kind], kind == BY32 ? 4 : 8, s, counts);
        once(collects[kind], kind == BY32 ? 4 : 8, s, counts);
    }
    if (s->size == npes) {
        for (int k = 0; k < s->size; k++)
            counts[k] = LARGEST;
        once(shmem_fcollect32, 4, s, counts);
        for (int k = 0; k < s->size; k++)
            counts[k] = k % 2 ? LARGEST - (size_t) k : (size_t) k;
        once(shmem_collect64, 8, s, counts);
    }
}

int main(void)
{
    struct set sets[SETS_MAX];
    int nsets;

    test_init();
    nsets = npes <= 4 ? set_all(sets, 1) : set_some(sets);
    ring_make(&ring, (size_t) npes * (LARGEST + 8) * 8);
    source_buffer = shmem_malloc((LARGEST + 8) * 8);
    CHECK(source_buffer != NULL, "no memory");
    for (int i = 0; i < nsets; i++) {
        if (set_index(&sets[i], me) >= 0)
            on_set(&sets[i]);
        /* the next set uses the pSync arrays of this one */
        shmem_barrier_all();
        ring.call = 0;
    }
    ring_free(&ring);
    return test_end();
}
