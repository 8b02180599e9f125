/* np: 1 2 4 */
/* np: 3  env: SHMEM_CHECK=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the routines named by a size (8 to 128 bits, mem) and the untyped ones:
 * up to 20000 elements, any alignment for mem, zero lengths, heap and static data,
 * next PE and own PE, also from a source that overlaps dest.  It fails when data are
 * wrong, when something beside the destination changes, or when the source of a
 * blocking put is needed after the call.  net_large.c has larger sizes.
 */
#include "test.h"

#define SPACE (20000 * 16 + 4096)

/* The untyped functions; C11 programs see generics of the same names. */
static void put_untyped(void *d, const void *s, size_t n, int pe)
{
    (shmem_put)(d, s, n, pe);
}

static void get_untyped(void *d, const void *s, size_t n, int pe)
{
    (shmem_get)(d, s, n, pe);
}

static void iput_untyped(void *d, const void *s, ptrdiff_t dst, ptrdiff_t sst,
                         size_t n, int pe)
{
    (shmem_iput)(d, s, dst, sst, n, pe);
}

static void iget_untyped(void *d, const void *s, ptrdiff_t dst, ptrdiff_t sst,
                         size_t n, int pe)
{
    (shmem_iget)(d, s, dst, sst, n, pe);
}

typedef void rma_fn(void *dest, const void *source, size_t n, int pe);
typedef void strided_fn(void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t n, int pe);

static const struct {
    const char *name;
    size_t size;
    rma_fn *put, *put_nbi, *get, *get_nbi;
    strided_fn *iput, *iget;
} kinds[] = {
    {"mem", 1, shmem_putmem, shmem_putmem_nbi, shmem_getmem, shmem_getmem_nbi,
     NULL, NULL},
    {"8", 1, shmem_put8, shmem_put8_nbi, shmem_get8, shmem_get8_nbi,
     shmem_iput8, shmem_iget8},
    {"16", 2, shmem_put16, shmem_put16_nbi, shmem_get16, shmem_get16_nbi,
     shmem_iput16, shmem_iget16},
    {"32", 4, shmem_put32, shmem_put32_nbi, shmem_get32, shmem_get32_nbi,
     shmem_iput32, shmem_iget32},
    {"64", 8, shmem_put64, shmem_put64_nbi, shmem_get64, shmem_get64_nbi,
     shmem_iput64, shmem_iget64},
    {"128", 16, shmem_put128, shmem_put128_nbi, shmem_get128, shmem_get128_nbi,
     shmem_iput128, shmem_iget128},
    {"untyped", 8, put_untyped, put_untyped, get_untyped, get_untyped,
     iput_untyped, iget_untyped},
};

static _Alignas(64) unsigned char static_area[SPACE];
static unsigned char *heap_area, *local;
static int trial;

static unsigned char byte(int pe, size_t i)
{
    return (unsigned char) ((unsigned) trial * 31u + (unsigned) pe * 7u +
                            (unsigned) i + (unsigned) (i >> 8));
}

static void fill(unsigned char *p, int pe, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        p[i] = byte(pe, i);
}

static void expect(const unsigned char *p, int pe, size_t bytes,
                   const char *what, const char *kind)
{
    for (size_t i = 0; i < bytes; i++)
        CHECK(p[i] == byte(pe, i), "%s%s %zu bytes, trial %d: byte %zu", what,
              kind, bytes, trial, i);
    CHECK(test_guard_broken(p, bytes) < 0,
          "%s%s %zu bytes, trial %d: "
          "byte %ld outside was written",
          what, kind, bytes, trial, test_guard_broken(p, bytes));
}

/* n elements to and from the PE shift places on; the PE-th byte of the
 * buffers is shifted off its alignment where the routine allows it. */
static void once(size_t k, unsigned char *area, size_t n, int shift, size_t off,
                 size_t local_off)
{
    size_t bytes = n * kinds[k].size;
    unsigned char *remote = area + TEST_GUARD + off;
    unsigned char *own = local + TEST_GUARD + local_off;
    int to = (me + shift) % npes, from = (me + npes - shift) % npes;

    for (int nbi = 0; nbi < 2; nbi++) {
        trial++;
        memset(remote, 0x33, bytes);
        test_guard_set(remote, bytes);
        fill(own, me, bytes);
        shmem_barrier_all();
        if (nbi) {
            kinds[k].put_nbi(remote, own, n, to);
            shmem_quiet();
        } else {
            kinds[k].put(remote, own, n, to);
        }
        memset(own, 0x44, bytes);
        shmem_barrier_all();
        expect(remote, from, bytes, nbi ? "nbi put" : "put", kinds[k].name);
        shmem_barrier_all();

        trial++;
        fill(remote, me, bytes);
        memset(own, 0x55, bytes);
        test_guard_set(own, bytes);
        shmem_barrier_all();
        if (nbi) {
            kinds[k].get_nbi(own, remote, n, to);
            shmem_quiet();
        } else {
            kinds[k].get(own, remote, n, to);
        }
        expect(own, to, bytes, nbi ? "nbi get" : "get", kinds[k].name);
        shmem_barrier_all();
    }
}

/* Strided: every cell of dest is either the wanted element or untouched. */
static void strided(size_t k, unsigned char *area, ptrdiff_t dst, ptrdiff_t sst,
                    size_t n, int get)
{
    size_t size = kinds[k].size;
    unsigned char *remote = area + TEST_GUARD, *own = local + TEST_GUARD;
    unsigned char *dest = get ? own : remote, *source = get ? remote : own;
    int to = (me + 1) % npes, from = get ? to : (me + npes - 1) % npes;
    size_t span = n * (size_t) dst * size;

    trial++;
    fill(source, me, n * (size_t) sst * size);
    memset(dest, 0x66, span);
    test_guard_set(dest, span);
    shmem_barrier_all();
    if (get)
        kinds[k].iget(dest, source, dst, sst, n, to);
    else
        kinds[k].iput(dest, source, dst, sst, n, to);
    shmem_barrier_all();
    for (size_t i = 0; i < span; i++) {
        size_t cell = i / size, j = cell / (size_t) dst;
        unsigned char want =
            cell % (size_t) dst != 0
                ? 0x66
                : byte(from, j * (size_t) sst * size + i % size);

        CHECK(dest[i] == want, "%s%s strides %td %td n %zu: byte %zu",
              get ? "iget" : "iput", kinds[k].name, dst, sst, n, i);
    }
    CHECK(test_guard_broken(dest, span) < 0,
          "%s%s strides %td %td n %zu "
          "wrote outside",
          get ? "iget" : "iput", kinds[k].name, dst, sst, n);
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

int main(void)
{
    static const size_t sizes[] = {0,  1,  2,   3,   5,    8,    13,
                                   32, 33, 100, 255, 1000, 4097, 20000};

    static const ptrdiff_t wide[][2] = {{2000, 3}, {3, 2000}, {1999, 2000}};

    test_init();
    heap_area = shmem_malloc(SPACE);
    local = malloc(SPACE);
    CHECK(heap_area != NULL && local != NULL, "no memory");
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
            once(k, i % 2 ? heap_area : static_area, sizes[i],
                 (int) i % 3 ? 1 % npes : 0, i * kinds[k].size, 0);
        for (int i = 0; kinds[k].iput != NULL && i < 16; i++)
            strided(k, i / 4 % 2 ? heap_area : static_area, i % 4 + 1,
                    (i + i / 4) % 4 + 1, (size_t) i * 13, i / 8);
        /* dest or source, or both, extend over the whole area */
        for (int i = 0; kinds[k].iput != NULL && i < 6; i++)
            strided(k, heap_area, wide[i / 2][0], wide[i / 2][1],
                    SPACE / 2100 / kinds[k].size, i % 2);
    }
    for (size_t off = 0; off < 17; off++)
        once(0, off % 2 ? heap_area : static_area, 200 + off * 3, 1 % npes, off,
             17 - off * 5 % 17);
    if (getenv("SHMEM_CHECK") == NULL) /* level 2 refuses an overlap */
        overlap();
    free(local);
    return test_end();
}
