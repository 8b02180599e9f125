/* np: 1 2 3  cflags: -O0 */
/* np: 2  worlds: ucx mixed (nothing is bundled on one host)  env: SHMEM_TEST_SMALL_TRANSFERS=mixed SHMEM_SERVICE_THREAD=no  cflags: -O0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests ibput and ibget of all types and sizes against a simple loop, with
 * random strides, block sizes and numbers of blocks, with blocks that touch
 * each other, one element a block, no block and no element.  It fails when an
 * element is wrong, or when a call writes between the blocks.
 */
#include "test.h"

#define SPACE 4096 /* elements of 16 bytes */

static char *area;
static _Alignas(16) char static_area[SPACE * 16];
static char *local, *want;
static int to, from;
static uint64_t state = 5; /* the same on all PEs */

struct shape {
    ptrdiff_t dst, sst;
    size_t bsize, nblocks;
};

static struct shape shape_of(int i)
{
    struct shape s;

    s.bsize = i % 5 == 0 ? 1 : 1 + test_below(&state, i % 5 == 4 ? 100 : 9);
    s.dst = (ptrdiff_t) (s.bsize + test_below(&state, i % 3 ? 12 : 1));
    s.sst = (ptrdiff_t) (s.bsize + test_below(&state, i % 4 ? 12 : 1));
    s.nblocks = test_below(&state, 30);
    if (i == 7)
        s.bsize = 0;
    return s;
}

static void fill(char *p, size_t bytes, unsigned pe, uint64_t seed)
{
    for (size_t i = 0; i < bytes; i++)
        p[i] = (char) test_hash(seed, pe, i);
}

/* What dest must hold after the call. */
static void model(char *dest, const char *source, const struct shape *s,
                  size_t esize)
{
    for (size_t b = 0; b < s->nblocks; b++)
        memcpy(dest + b * (size_t) s->dst * esize,
               source + b * (size_t) s->sst * esize, s->bsize * esize);
}

#define BOTH(put, get, T, esize) \
    for (int i = 0; i < 12; i++) { \
        char *there = i % 2 ? area : static_area; \
        struct shape s = shape_of(i); \
        size_t bytes = (s.nblocks * (size_t) (s.dst + s.sst) + 8) * (esize); \
        uint64_t seed = test_next(&state); \
        CHECK(bytes <= SPACE * 16, "space"); \
        memset(there, 0x5a, bytes); \
        memset(want, 0x5a, bytes); \
        shmem_barrier_all(); \
        fill(local, bytes, (unsigned) me, seed); \
        put((T *) there, (T *) local, s.dst, s.sst, s.bsize, s.nblocks, to); \
        memset(local, 0, bytes); \
        shmem_barrier_all(); \
        fill(local, bytes, (unsigned) from, seed); \
        model(want, local, &s, esize); \
        CHECK(memcmp(there, want, bytes) == 0, \
              #put " dst %td sst %td " \
                   "bsize %zu nblocks %zu", \
              s.dst, s.sst, s.bsize, s.nblocks); \
        shmem_barrier_all(); \
        fill(there, bytes, (unsigned) me, seed + 1); \
        memset(local, 0x33, bytes); \
        memset(want, 0x33, bytes); \
        shmem_barrier_all(); \
        get((T *) local, (T *) there, s.dst, s.sst, s.bsize, s.nblocks, to); \
        shmem_barrier_all(); \
        fill(there, bytes, (unsigned) to, seed + 1); \
        model(want, there, &s, esize); \
        CHECK(memcmp(local, want, bytes) == 0, \
              #get " dst %td sst %td " \
                   "bsize %zu nblocks %zu", \
              s.dst, s.sst, s.bsize, s.nblocks); \
        shmem_barrier_all(); \
    }

#define TYPE(name, T) \
    static void blocks_##name(void) \
    { \
        BOTH(shmem_##name##_ibput, shmem_##name##_ibget, T, sizeof(T)) \
    }
TEST_RMA(TYPE)

#define SIZE(bits) \
    static void blocks_##bits(void) \
    { \
        BOTH(shmem_ibput##bits, shmem_ibget##bits, void, bits / 8) \
    }
SIZE(8)
SIZE(16)
SIZE(32)
SIZE(64)
SIZE(128)

/* A block larger than a transport sends between nodes in one piece. */
static void large(void)
{
    size_t n = 40000, i;
    int *a = shmem_malloc(3 * n * sizeof *a), *b = malloc(3 * n * sizeof *b);

    CHECK(a != NULL && b != NULL, "no memory");
    for (i = 0; i < 3 * n; i++) {
        a[i] = -1;
        b[i] = (int) i + me;
    }
    shmem_barrier_all();
    shmem_int_ibput(a, b, 3 * (ptrdiff_t) n / 2, (ptrdiff_t) n, n, 2, to);
    shmem_barrier_all();
    for (i = 0; i < 3 * n; i++) {
        size_t k = i % (3 * n / 2), block = i / (3 * n / 2);

        CHECK(a[i] == (k < n ? (int) (block * n + k) + from : -1), "%zu", i);
    }
    shmem_barrier_all();
    shmem_int_ibget(b, a, (ptrdiff_t) n, 3 * (ptrdiff_t) n / 2, n, 2, to);
    for (i = 0; i < 2 * n; i++)
        CHECK(b[i] == (int) i + me, "get %zu", i);
    shmem_barrier_all();
    shmem_free(a);
    free(b);
}

int main(void)
{
    test_init();
    to = (me + 1) % npes;
    from = (me + npes - 1) % npes;
    area = shmem_malloc(SPACE * 16);
    local = aligned_alloc(16, SPACE * 16);
    want = aligned_alloc(16, SPACE * 16);
    CHECK(area && local && want, "no memory");
    memset(area, 0, SPACE * 16);
#define RUN(name, T) blocks_##name();
    TEST_RMA(RUN)
    blocks_8();
    blocks_16();
    blocks_32();
    blocks_64();
    blocks_128();
    large();
    free(local);
    free(want);
    return test_end();
}
