/* np: 1 2 4  cflags: -O2 */
/* np: 3  env: SHMEM_CHECK=2 SHMEM_STATS=/dev/null */
/* np: 1 2  env: SHMEM_CHECK=0  args: unchecked */
/* np: 2  worlds: ucx mixed (nothing is bundled on one host)  env: SHMEM_TEST_SMALL_TRANSFERS=mixed SHMEM_SERVICE_THREAD=no  args: bundled */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the routines named by a size (8 to 128 bits, mem) and the untyped ones: up to
 * 20000 elements, with mem up to 17 MiB, any alignment for mem, zero lengths, strides
 * and blocks, without checks strides of 0, too; to heap and static data, of the next PE
 * and the own one, also from a source that overlaps dest; and many transfers in flight
 * before a quiet.  The source belongs to the caller again when a put returns, and that
 * of a put_nbi after quiet: it is overwritten, got into or returned to the system at
 * once.  It lies on the stack, in memory from malloc, mapped, static or symmetric.  The
 * test fails when data are wrong, or when something beside the destination changes.
 */
#include <sys/mman.h>

#include "net.h"

#define SPACE (20000 * 16 + 4096)
#define STATIC ((size_t) 2 << 20)
#define LARGEST ((size_t) 17 << 20)
#define MARGIN 512

typedef void rma_fn(void *dest, const void *source, size_t n, int pe);
typedef void strided_fn(void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t n, int pe);
typedef void block_fn(void *dest, const void *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t block, size_t n, int pe);

#define SIZE(bits) \
    { \
#bits, bits / 8, shmem_put##bits, shmem_put##bits##_nbi, \
            shmem_get##bits, shmem_get##bits##_nbi, shmem_iput##bits, \
            shmem_iget##bits, shmem_ibput##bits, shmem_ibget##bits \
    }
static const struct {
    const char *name;
    size_t size;
    rma_fn *put, *put_nbi, *get, *get_nbi;
    strided_fn *iput, *iget;
    block_fn *ibput, *ibget;
} kinds[] = {
    {"mem", 1, shmem_putmem, shmem_putmem_nbi, shmem_getmem, shmem_getmem_nbi,
     NULL, NULL, NULL, NULL},
    SIZE(8),
    SIZE(16),
    SIZE(32),
    SIZE(64),
    SIZE(128),
    /* functions; the macros of C11 have the same names, and arguments */
    {"untyped", 8, shmem_put, shmem_put, shmem_get, shmem_get, shmem_iput,
     shmem_iget, NULL, NULL},
};
enum { MEM, KINDS = sizeof kinds / sizeof kinds[0] };

static _Alignas(64) unsigned char static_area[STATIC + MARGIN];
static _Alignas(64) unsigned char static_own[SPACE];
static unsigned char *heap_area, *heap_own, *local, *model;
static int to, from, trial;

static uint64_t seed_of(int pe)
{
    return (uint64_t) trial * 64 + (uint64_t) pe;
}

static void expect(const unsigned char *p, int pe, size_t bytes,
                   const char *what, const char *kind)
{
    long at = net_differs(p, bytes, seed_of(pe));

    CHECK(at < 0, "%s%s %zu bytes, trial %d: byte %ld", what, kind, bytes,
          trial, at);
    at = test_guard_broken(p, bytes);
    CHECK(at < 0, "%s%s %zu bytes, trial %d: byte %ld outside was written",
          what, kind, bytes, trial, at);
}

/* n elements from own to the PE shift places on, and back. */
static void once(size_t k, unsigned char *remote, unsigned char *own, size_t n,
                 int shift)
{
    size_t bytes = n * kinds[k].size;
    int target = (me + shift) % npes, sender = (me + npes - shift) % npes;

    for (int nbi = 0; nbi < 2; nbi++) {
        trial++;
        memset(remote, 0x33, bytes);
        test_guard_set(remote, bytes);
        net_fill(own, bytes, seed_of(me));
        shmem_barrier_all();
        if (nbi) {
            kinds[k].put_nbi(remote, own, n, target);
            shmem_quiet();
        } else {
            kinds[k].put(remote, own, n, target);
        }
        memset(own, 0x44, bytes);
        shmem_barrier_all();
        expect(remote, sender, bytes, nbi ? "nbi put" : "put", kinds[k].name);
        shmem_barrier_all();

        trial++;
        net_fill(remote, bytes, seed_of(me));
        memset(own, 0x55, bytes);
        test_guard_set(own, bytes);
        shmem_barrier_all();
        if (nbi) {
            kinds[k].get_nbi(own, remote, n, target);
            shmem_quiet();
        } else {
            kinds[k].get(own, remote, n, target);
        }
        expect(own, target, bytes, nbi ? "nbi get" : "get", kinds[k].name);
        shmem_barrier_all();
    }
}

static void on_stack(size_t k, unsigned char *remote, size_t n, int shift)
{
    unsigned char own[SPACE];

    once(k, remote, own + TEST_GUARD, n, shift);
}

/* Contiguous transfers of a kind, from memory of each sort in turn. */
static void sizes_of(size_t k)
{
    static const size_t sizes[] = {0,  1,  2,   3,   5,    8,    13,
                                   32, 33, 100, 255, 1000, 4097, 20000};

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        unsigned char *own[] = {heap_own, local, static_own};
        unsigned char *area = i % 2 ? heap_area : static_area;
        int shift = (int) i % 3 ? 1 % npes : 0;

        area += TEST_GUARD + i * kinds[k].size;
        if ((i + k) % 4 == 3)
            on_stack(k, area, sizes[i], shift);
        else
            once(k, area, own[(i + k) % 4] + TEST_GUARD, sizes[i], shift);
    }
}

/* Sizes at which transports change their protocols, and their neighbours, from pages
 * that were not in use before and are given back. */
static void large_sizes(size_t most)
{
    static const size_t sizes[] = {
        1031,  2000,  4096,   8191,   8200,   16384,  16385,  32768,   65528,
        65536, 65544, 131075, 262144, 524288, 700001, STATIC, 4194303, LARGEST};

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && sizes[i] <= most;
         i++) {
        size_t bytes = sizes[i] + 2 * MARGIN;
        unsigned char *own = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        unsigned char *area =
            i % 2 && sizes[i] <= STATIC ? static_area : heap_area;

        CHECK(own != MAP_FAILED, "no memory");
        once(MEM, area + TEST_GUARD + i * 3 % 64, own + TEST_GUARD + i % 5,
             sizes[i], 1 % npes);
        munmap(own, bytes);
    }
}

/* Strides of dest and source, elements of a block (0: no blocks), blocks. */
struct shape {
    size_t dst, sst, block, n;
};

/* Every cell of dest is either the wanted element or untouched.  With a stride of 0
 * the elements of the source are one, or one is left of those of dest. */
static void strided(size_t k, unsigned char *area, struct shape s, int get)
{
    size_t size = kinds[k].size, block = s.block > 0 ? s.block : 1;
    size_t dst = s.dst > 0 ? s.dst : 1, n = s.dst > 0 || s.n == 0 ? s.n : 1;
    unsigned char *remote = area + TEST_GUARD, *own = local + TEST_GUARD;
    unsigned char *dest = get ? own : remote, *source = get ? remote : own;
    size_t span = n * dst * size, extent = (s.n * s.sst + block) * size;

    trial++;
    net_fill(source, extent, seed_of(me));
    net_fill(model, extent, seed_of(get ? to : from));
    memset(dest, 0x66, span);
    test_guard_set(dest, span);
    shmem_barrier_all();
    if (s.block > 0)
        (get ? kinds[k].ibget : kinds[k].ibput)(dest, source, (ptrdiff_t) s.dst,
                                                (ptrdiff_t) s.sst, s.block, s.n,
                                                to);
    else
        (get ? kinds[k].iget : kinds[k].iput)(dest, source, (ptrdiff_t) s.dst,
                                              (ptrdiff_t) s.sst, s.n, to);
    if (!get)
        memset(source, 0xee, extent); /* the put has read it */
    shmem_barrier_all();
    for (size_t i = 0; i < n; i++) {
        const unsigned char *cells = dest + i * dst * size;
        size_t bytes = (block < dst ? block : dst) * size, at = bytes;

        while (at < dst * size && cells[at] == 0x66)
            at++;
        CHECK(at == dst * size &&
                  memcmp(cells, model + i * s.sst * size, bytes) == 0,
              "%s%s strides %zu %zu, %zu blocks of %zu: block %zu",
              get ? "iget" : "iput", kinds[k].name, s.dst, s.sst, s.n, s.block,
              i);
    }
    CHECK(test_guard_broken(dest, span) < 0,
          "%s%s strides %zu %zu, %zu blocks of %zu: wrote outside",
          get ? "iget" : "iput", kinds[k].name, s.dst, s.sst, s.n, s.block);
    shmem_barrier_all();
}

static void strides_of(size_t k)
{
    static const size_t wide[][2] = {{2000, 3}, {3, 2000}, {1999, 2000}};

    for (size_t i = 0; i < 16; i++) {
        struct shape s = {i % 4 + 1, (i + i / 4) % 4 + 1, 0, i * 13};
        unsigned char *area = i / 4 % 2 ? heap_area : static_area;

        strided(k, area, s, (int) i / 8);
        if (kinds[k].ibput == NULL)
            continue;
        s.block = i * i % 37 + 1;
        s.dst += s.block - (i % 3 == 0); /* blocks that touch each other, too */
        s.sst += s.block - (i % 5 == 0);
        strided(k, area, s, (int) i % 2);
    }
    /* dest or source, or both, extend over the whole area */
    for (int i = 0; i < 6; i++)
        strided(k, heap_area,
                (struct shape){wide[i / 2][0], wide[i / 2][1], 0,
                               SPACE / 2100 / kinds[k].size},
                i % 2);
    /* blocks larger than a transport sends in one piece */
    for (int i = 0; kinds[k].ibput != NULL && i < 2; i++)
        strided(k, heap_area, (struct shape){60000, 40000, 40000, 2}, i);
}

/* Without checks a stride may be 0. */
static void no_strides(size_t k)
{
    static const size_t many[] = {0, 1, 2, 100, 10000};

    for (int i = 0; i < 10; i++) {
        strided(k, heap_area, (struct shape){1, 0, 0, many[i / 2]}, i % 2);
        strided(k, static_area, (struct shape){0, 0, 0, 10}, i % 2);
    }
}

/* The pages of the source are returned to the system after the put, and the
 * next ones most likely get their address: the library must not keep what it
 * knew of them. */
static void unmapped(void)
{
    for (int i = 0; i < 16; i++) {
        size_t bytes = (size_t) 4096 << i % 9;
        unsigned char *source = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        CHECK(source != MAP_FAILED, "no memory");
        trial++;
        net_fill(source, bytes, seed_of(me));
        test_guard_set(heap_area + TEST_GUARD, bytes);
        shmem_barrier_all();
        shmem_putmem(heap_area + TEST_GUARD, source, bytes, to);
        munmap(source, bytes);
        shmem_barrier_all();
        expect(heap_area + TEST_GUARD, from, bytes, "put of pages given back, ",
               "mem");
    }
}

/* Puts pieces to each PE, from as many addresses, before one quiet; then gets as many
 * from each PE. */
static void in_flight(size_t bytes, size_t pieces)
{
    static uint64_t flag;
    size_t part = bytes * pieces;

    trial++;
    flag = 0;
    memset(heap_area, 0, part * (size_t) npes);
    net_fill(local, part, seed_of(me));
    shmem_barrier_all();
    for (size_t at = 0; at < part; at += bytes)
        for (int k = 0; k < npes; k++)
            shmem_putmem_nbi(heap_area + (size_t) me * part + at, local + at,
                             bytes, (me + k) % npes);
    shmem_quiet();
    memset(local, 0xee, part);
    for (int k = 0; k < npes; k++)
        shmem_uint64_atomic_inc(&flag, (me + k) % npes);
    /* without a barrier: quiet alone completes the puts */
    shmem_uint64_wait_until(&flag, SHMEM_CMP_EQ, (uint64_t) npes);
    for (int pe = 0; pe < npes; pe++) {
        long at =
            net_differs(heap_area + (size_t) pe * part, part, seed_of(pe));

        CHECK(at < 0, "put_nbi of %zu bytes of PE %d: byte %ld after quiet",
              bytes, pe, at);
    }
    shmem_barrier_all();
    memset(local, 0, part * (size_t) npes);
    for (size_t at = 0; at < part; at += bytes)
        for (int pe = 0; pe < npes; pe++)
            shmem_getmem_nbi(
                local + (size_t) pe * part + at,
                heap_area + (size_t) ((me + pe) % npes) * part + at, bytes, pe);
    shmem_quiet();
    for (int pe = 0; pe < npes; pe++) {
        long at = net_differs(local + (size_t) pe * part, part,
                              seed_of((me + pe) % npes));

        CHECK(at < 0, "get_nbi of %zu bytes from PE %d: byte %ld after quiet",
              bytes, pe, at);
    }
    shmem_barrier_all();
}

/* A put to the own PE from an overlapping source, or from the destination itself,
 * does no harm. */
static void overlap(void)
{
    static char bytes[64];

    for (int i = 0; i < 64; i++)
        bytes[i] = (char) i;
    shmem_putmem(bytes, bytes, sizeof bytes, me);
    shmem_getmem(bytes, bytes, sizeof bytes, me);
    for (int i = 0; i < 64; i++)
        CHECK(bytes[i] == i, "a put to the same place changed byte %d", i);
    shmem_putmem(bytes + 3, bytes, 40, me);
    for (int i = 0; i < 40; i++)
        CHECK(bytes[3 + i] == i, "overlapping put: byte %d", i);
    shmem_getmem(bytes, bytes + 3, 40, me);
    for (int i = 0; i < 40; i++)
        CHECK(bytes[i] == i, "overlapping get: byte %d", i);
}

int main(int argc, char **argv)
{
    int unchecked = argc > 1 && strcmp(argv[1], "unchecked") == 0;
    int usual = argc == 1 && getenv("SHMEM_CHECK") == NULL;

    test_init();
    to = (me + 1) % npes;
    from = (me + npes - 1) % npes;
    heap_area = shmem_malloc(LARGEST + MARGIN);
    heap_own = shmem_malloc(SPACE);
    local = malloc(LARGEST + MARGIN);
    model = malloc(LARGEST + MARGIN);
    CHECK(heap_area && heap_own && local && model, "no memory");
    for (size_t k = 0; k < KINDS; k++) {
        if (unchecked && k != MEM)
            no_strides(k);
        if (unchecked)
            continue;
        sizes_of(k);
        if (k != MEM)
            strides_of(k);
    }
    if (unchecked)
        return test_end();
    for (size_t off = 0; off < 17; off++)
        once(MEM, (off % 2 ? heap_area : static_area) + TEST_GUARD + off,
             local + TEST_GUARD + 17 - off * 5 % 17, 200 + off * 3, 1 % npes);
    if (getenv("SHMEM_CHECK") == NULL) /* level 2 refuses an overlap */
        overlap();
    /* the other variants have what is special in small transfers */
    large_sizes(usual ? LARGEST : 70000);
    unmapped();
    in_flight(8, 1000);
    in_flight(((size_t) 1 << 20) + 13, 1);
    free(local);
    free(model);
    return test_end();
}
