/* np: 2 3 4 5 7 8 */
/* np: 2 3 5 8  env: SHMEM_REDUCE=layout-independent  args: order */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the bits of a floating-point reduction are the same on all PEs, at
 * every run, in place or not, and for the first k elements whether k or more
 * elements are reduced.  The terms differ so much in size that another order of
 * the additions, or another grouping, gives other bits in many elements.  With
 * the argument "order" the bits must be those of the order that
 * SHMEM_REDUCE=layout-independent asks for: from left to right in the order of
 * the set, wherever its PEs are.  And the maximum and the minimum of zeros of both
 * signs, and of numbers and NaN, hang on the order of the operands.
 */
#include <math.h>

#include "net.h"
#include "sets.h"

#define RUNS 20
#define LARGEST 100000

static const size_t lengths[] = {1, 10, 500, 1100, 5000, LARGEST};
#define LENGTHS (int) (sizeof lengths / sizeof lengths[0])

static struct ring ring;
static char *source, *wrk[2];
static char *reference, *theirs;
static uint64_t delays;
static int in_order;

/* A reduction of elements of 8 bytes or more; `parts` is the number of real
 * numbers in one. */
struct reduction {
    const char *name;
    size_t size;
    void (*call)(void *dest, const void *from, int n, const struct set *s,
                 void *work, long *psync);
    void (*fill)(void *p, size_t n, uint64_t seed);
    void (*fold)(void *p, const void *q, size_t n); /* p = p OP q, or NULL */
    double (*error)(const void *p, const void *q, size_t i);
};

/* -1 to 1 times 2^-10 to 2^10 */
static double unlike(uint64_t h)
{
    return ldexp((double) (int64_t) h / 0x1p63, (int) (h % 21) - 10);
}

/* A number about 1 that uses all bits. */
static double near_one(uint64_t h)
{
    return 1 + (double) (int64_t) h / 0x1p65;
}

#define REDUCTION(id, T, CALL, VALUE, OP) \
    static void call_##id(void *dest, const void *from, int n, \
                          const struct set *s, void *work, long *psync) \
    { \
        CALL(dest, from, n, SET_ARGS(s), work, psync); \
    } \
    static void fill_##id(void *p, size_t n, uint64_t seed) \
    { \
        for (size_t i = 0; i < n; i++) { \
            uint64_t h = test_hash(seed, 1, i); \
            ((T *) p)[i] = (T) VALUE; \
        } \
    } \
    static void fold_##id(void *p, const void *q, size_t n) \
    { \
        for (size_t i = 0; i < n; i++) \
            ((T *) p)[i] = ((T *) p)[i] OP((const T *) q)[i]; \
    } \
    static double error_##id(const void *p, const void *q, size_t i) \
    { \
        return fabs((double) (((const T *) p)[i] - ((const T *) q)[i])); \
    }
REDUCTION(double_sum, double, shmem_double_sum_to_all, unlike(h), +)
REDUCTION(float_sum, float, shmem_float_sum_to_all, unlike(h), +)
REDUCTION(double_prod, double, shmem_double_prod_to_all, near_one(h), *)
REDUCTION(complex_sum, double _Complex, shmem_complexd_sum_to_all,
          (unlike(h) + unlike(test_mix(h)) * 1.0iF), +)

/* Zeros and NaN of both signs: not the same kind on all PEs. */
static double unordered(uint64_t h, size_t i)
{
    switch (h % 4) {
    case 0: return 0.0;
    case 1: return -0.0;
    case 2: return i % 3 == 0 ? __builtin_nan("") : 0.0;
    default: return i % 3 == 1 ? -__builtin_nan("") : -0.0;
    }
}
#define UNORDERED(id) \
    static void call_##id(void *dest, const void *from, int n, \
                          const struct set *s, void *work, long *psync) \
    { \
        shmem_##id##_to_all(dest, from, n, SET_ARGS(s), work, psync); \
    } \
    static void fill_##id(void *p, size_t n, uint64_t seed) \
    { \
        for (size_t i = 0; i < n; i++) \
            ((double *) p)[i] = unordered(test_hash(seed, 1, i), i); \
    }
UNORDERED(double_max)
UNORDERED(double_min)

#define ROW(id, T) \
    {#id, sizeof(T), call_##id, fill_##id, fold_##id, error_##id},
#define ROW_UNORDERED(id) \
    {#id, sizeof(double), call_##id, fill_##id, NULL, NULL},
static const struct reduction reductions[] = {
    ROW(double_sum, double) ROW(float_sum, float) ROW(double_prod, double)
        ROW(complex_sum, double _Complex) ROW_UNORDERED(double_max)
            ROW_UNORDERED(double_min)};

static uint64_t seed_of(const struct set *s, int pe)
{
    return ((uint64_t) s->start * 4 + (uint64_t) s->log) * 4096 +
           (uint64_t) s->size * 64 + (uint64_t) pe;
}

/* Makes one call.  The result is compared with the first one, and not kept. */
static void once(const struct reduction *r, const struct set *s, size_t n,
                 int in_place, int first)
{
    char *dest = ring_slot(&ring, 0), *from = in_place ? dest : source;

    if (in_place)
        r->fill(dest, n, seed_of(s, me));
    test_delay(&delays);
    if (test_below(&delays, 8) == 0)
        test_sleep_us((long) test_below(&delays, 1500));
    r->call(dest, from, (int) n, s, wrk[ring.call % 2], ring_psync(&ring));
    if (first) {
        memcpy(reference, dest, n * r->size);
    } else if (memcmp(reference, dest, n * r->size) != 0) {
        size_t i = 0;

        while (memcmp(reference + i * r->size, dest + i * r->size, r->size) ==
               0)
            i++;
        CHECK(first,
              "%s of %zu, set %d,%d,%d call %u in place %d: element "
              "%zu has other bits than before",
              r->name, n, SET_ARGS(s), ring.call, in_place, i);
    }
    ring_next(&ring, dest, n * r->size);
}

/* The reference is the result from left to right. */
static void ordered(const struct reduction *r, const struct set *s, size_t n)
{
    char *left = malloc(n * r->size), *term = malloc(n * r->size);

    CHECK(left && term, "no memory");
    r->fill(left, n, seed_of(s, set_pe(s, 0)));
    for (int k = 1; k < s->size; k++) {
        r->fill(term, n, seed_of(s, set_pe(s, k)));
        r->fold(left, term, n);
    }
    for (size_t i = 0; i < n; i++)
        CHECK(memcmp(left + i * r->size, reference + i * r->size, r->size) == 0,
              "%s of %zu, set %d,%d,%d: element %zu was not "
              "made in the order of the set",
              r->name, n, SET_ARGS(s), i);
    free(left);
    free(term);
}

/*
 * Checks the terms: from right to left they give other bits.  And the reference
 * is a sum: it differs from one from left to right by no more than rounding.
 */
static void sane(const struct reduction *r, const struct set *s)
{
    size_t n = 2000, others = 0;
    char *left = malloc(n * r->size), *right = malloc(n * r->size);
    char *term = malloc(n * r->size), *last = malloc(n * r->size);

    CHECK(left && right && term && last, "no memory");
    for (int k = 0; k < s->size; k++) {
        r->fill(term, n, seed_of(s, set_pe(s, k)));
        r->fill(last, n, seed_of(s, set_pe(s, s->size - 1 - k)));
        if (k == 0) {
            memcpy(left, term, n * r->size);
            memcpy(right, last, n * r->size);
        } else {
            r->fold(left, term, n);
            r->fold(right, last, n);
        }
    }
    for (size_t i = 0; i < n; i++) {
        double most = r->fill == fill_double_prod ? 0x1p-16 : 0x1p-7;

        others += memcmp(left + i * r->size, right + i * r->size, r->size) != 0;
        if (r->size != sizeof(float))
            most *= 0x1p-29;
        CHECK(r->error(left, reference, i) <= most,
              "%s, set %d,%d,%d: "
              "element %zu is wrong by %g",
              r->name, SET_ARGS(s), i, r->error(left, reference, i));
    }
    CHECK(s->size < 3 || others > n / 8,
          "%s: only %zu of %zu elements "
          "depend on the order",
          r->name, others, n);
    free(left);
    free(right);
    free(term);
    free(last);
}

/* All PEs have the bits that member 0 has. */
static void same_everywhere(const struct reduction *r, const struct set *s,
                            size_t n)
{
    char *board = wrk[0];

    shmem_barrier(SET_ARGS(s), ring_psync(&ring));
    ring_next(&ring, ring_slot(&ring, 0), 0);
    memcpy(board, reference, n * r->size);
    shmem_barrier(SET_ARGS(s), ring_psync(&ring));
    ring_next(&ring, ring_slot(&ring, 0), 0);
    shmem_getmem(theirs, board, n * r->size, set_pe(s, 0));
    CHECK(memcmp(theirs, reference, n * r->size) == 0,
          "%s, set %d,%d,%d: "
          "PE %d has other bits than PE %d",
          r->name, SET_ARGS(s), me, set_pe(s, 0));
    shmem_barrier(SET_ARGS(s), ring_psync(&ring));
    ring_next(&ring, ring_slot(&ring, 0), 0);
}

static void on_set(const struct reduction *r, const struct set *s)
{
    size_t most = s->size == npes && r == reductions   ? LARGEST
                  : s->size == npes && r->fold == NULL ? 20000
                                                       : 5000;

    r->fill(source, most, seed_of(s, me));
    once(r, s, most, 0, 1);
    if (r->fold != NULL)
        sane(r, s);
    if (r->fold != NULL && in_order)
        ordered(r, s, most);
    same_everywhere(r, s, most);
    for (int i = 0; i < LENGTHS; i++) {
        int runs = lengths[i] == LARGEST || r->fold == NULL ? 6 : RUNS;

        for (int run = 0; lengths[i] <= most && run < runs; run++)
            once(r, s, lengths[i], run % 2, 0);
    }
}

int main(int argc, char **argv)
{
    struct set sets[SETS_MAX];
    int nsets;

    test_init();
    delays = (uint64_t) me << 40;
    in_order = argc > 1 && strcmp(argv[1], "order") == 0;
    nsets = set_some(sets);
    ring_make(&ring, LARGEST * sizeof(double));
    source = shmem_malloc(LARGEST * sizeof(double));
    for (int i = 0; i < 2; i++)
        wrk[i] = shmem_malloc(LARGEST * sizeof(double));
    reference = malloc(LARGEST * sizeof(double));
    theirs = malloc(LARGEST * sizeof(double));
    CHECK(source && wrk[0] && wrk[1] && reference && theirs, "no memory");
    for (size_t r = 0; r < sizeof reductions / sizeof reductions[0]; r++)
        for (int i = 0; i < nsets; i++) {
            if (sets[i].size > 1 && set_index(&sets[i], me) >= 0)
                on_set(&reductions[r], &sets[i]);
            /* the next set uses the pSync arrays of this one */
            shmem_barrier_all();
            ring.call = 0;
        }
    free(reference);
    free(theirs);
    ring_free(&ring);
    return test_end();
}
