/* np: 1 2 3 5 8  cflags: -O2 -ffp-contract=off */
/* np: 3  env: SHMEM_CHECK=2 */
/* np: 3 4 5 8  worlds: ucx mixed (one node has one order)  env: SHMEM_REDUCE=layout-independent */
/* np: 20  args: slices  worlds: node (the slices are those of PEs that share memory) */
/* np: 5 8  args: again */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests every TYPE_OP_to_all on several active sets and sizes, in place and not, back
 * to back with two pSync and two pWrk arrays in turn and without any barrier between,
 * and compares with a serial loop over the members in the order of PEs.  The loop must
 * give the same bits, for floating-point types, too, unless there are several nodes
 * and the order is left to the library: then those types are left out here.
 *
 * With "again" the bits must be the same on all PEs, at every run, in place or not,
 * and for the first elements whether a few or more are reduced.  The maximum and the
 * minimum of zeros of both signs, and of numbers and NaN, hang on the order of the
 * operands.
 *
 * With "slices" so few elements are summed on so many PEs that the last slice, whose
 * size is a multiple of a cache line, would begin behind the elements.
 */
#include "sets.h"

struct reduction {
    const char *name;
    size_t size;
    int exact; /* the order does not matter */
    void (*call)(void *dest, const void *source, int n, const struct set *s,
                 void *pwrk, long *psync);
    void (*fill)(void *p, size_t n, uint64_t seed, int pe);
    void (*fold)(void *p, const void *q, size_t n);
    long (*differs)(const void *p, const void *q, size_t n);
};

/*
 * The functions of one reduction: T the type, h a 64-bit hash that VALUE
 * turns into an element, a and b the operands of EXPR.
 */
#define REDUCTION(name, op, T, VALUE, EXPR) \
    static void call_##name##_##op(void *dest, const void *source, int n, \
                                   const struct set *s, void *pwrk, \
                                   long *psync) \
    { \
        shmem_##name##_##op##_to_all(dest, source, n, SET_ARGS(s), pwrk, \
                                     psync); \
    } \
    static void fill_##name##_##op(void *p, size_t n, uint64_t seed, int pe) \
    { \
        for (size_t i = 0; i < n; i++) { \
            uint64_t h = test_hash(seed, (uint64_t) pe, i); \
            ((T *) p)[i] = (T) (VALUE); \
        } \
    } \
    static void fold_##name##_##op(void *p, const void *q, size_t n) \
    { \
        for (size_t i = 0; i < n; i++) { \
            T a = ((T *) p)[i], b = ((const T *) q)[i]; \
            ((T *) p)[i] = (T) (EXPR); \
        } \
    } \
    static long differs_##name##_##op(const void *p, const void *q, size_t n) \
    { \
        for (size_t i = 0; i < n; i++) \
            if (((const T *) p)[i] != ((const T *) q)[i]) \
                return (long) i; \
        return -1; \
    }

#define REDUCTION_ROW(name, op, T) \
    {#name "_" #op,        sizeof(T),          (T) 0.5 == (T) 0, \
     call_##name##_##op,   fill_##name##_##op, fold_##name##_##op, \
     differs_##name##_##op},

#define REDUCE_MAX 70000
#define REDUCE_WRK_MAX (REDUCE_MAX / 2 + 1)

static struct ring reduce_ring;
static char *reduce_source, *reduce_wrk[2];
static void *reduce_value, *reduce_term;

static size_t reduce_wrk_bytes(const struct reduction *r, size_t n)
{
    size_t elements = n / 2 + 1;

    if (elements < SHMEM_REDUCE_MIN_WRKDATA_SIZE)
        elements = SHMEM_REDUCE_MIN_WRKDATA_SIZE;
    return elements * r->size;
}

/* One call and the check of its result. */
static void reduce_once(const struct reduction *r, const struct set *s,
                        size_t n, int in_place)
{
    unsigned call = reduce_ring.call;
    char *dest = ring_slot(&reduce_ring, call % 4 * r->size);
    char *source = in_place ? dest : reduce_source + call % 3 * r->size;
    char *wrk = reduce_wrk[call % 2];
    size_t wrk_bytes = reduce_wrk_bytes(r, n);
    uint64_t seed = test_mix((uint64_t) call * 64 + (uint64_t) s->start * 8 +
                             (uint64_t) s->size);
    long at;

    r->fill(source, n, seed, me);
    memset(wrk + wrk_bytes, TEST_GUARD_BYTE, TEST_GUARD);
    r->call(dest, source, (int) n, s, wrk, ring_psync(&reduce_ring));
    if (!in_place)
        memset(source, 0xff, n * r->size);

    r->fill(reduce_value, n, seed, set_pe(s, 0));
    for (int k = 1; k < s->size; k++) {
        r->fill(reduce_term, n, seed, set_pe(s, k));
        r->fold(reduce_value, reduce_term, n);
    }
    at = r->differs(dest, reduce_value, n);
    CHECK(at < 0, "%s n %zu set %d,%d,%d in place %d call %u element %ld",
          r->name, n, SET_ARGS(s), in_place, call, at);
    at = test_differs(wrk + wrk_bytes, TEST_GUARD_BYTE, TEST_GUARD);
    CHECK(at < 0, "%s n %zu set %d,%d,%d: byte %ld after pWrk was written",
          r->name, n, SET_ARGS(s), at);
    ring_next(&reduce_ring, dest, n * r->size);
}

/* All calls of one reduction on one set: small and middle sizes, and perhaps large ones;
 * the largest when the set is the whole world. */
static void reduce_on_set(const struct reduction *r, const struct set *s,
                          int large)
{
    static const size_t sizes[] = {1,   0, 2,    3, 7,    17, 64,
                                   100, 1, 1000, 2, 5000, 1};

    if (set_index(s, me) >= 0) {
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            if (sizes[i] > 1000 && !large)
                continue;
            reduce_once(r, s, sizes[i], 0);
            reduce_once(r, s, sizes[i], 1);
        }
        if (large && s->size == npes) {
            reduce_once(r, s, REDUCE_MAX, 0);
            reduce_once(r, s, 7, 0);
        }
    }
    /* the next set uses the pSync arrays of this one */
    shmem_barrier_all();
    reduce_ring.call = 0;
}

/* ---- the reductions */

/* The terms of the floating-point sums and products are chosen so that another order
 * gives other bits. */
#define SMALL(h) ((int64_t) ((h) % 2000001) - 1000000)
#define DIVISOR(h) ((int) ((h) >> 40) % 97 + 1)
#define NEAR_ONE(h) (1 + ((int) ((h) % 2001) - 1000) / 4096.0)

/* four bits are left for the sum; 3^8 fits into a short */
#define INTEGERS(name, T) \
    REDUCTION(name, and, T, h | test_mix(h) | 0x1000, a & b) \
    REDUCTION(name, or, T, h & test_mix(h), a | b) \
    REDUCTION(name, xor, T, h, a ^ b) \
    REDUCTION(name, max, T, h, a > b ? a : b) \
    REDUCTION(name, min, T, h, a < b ? a : b) \
    REDUCTION(name, sum, T, (int64_t) h >> (68 - 8 * (int) sizeof(T)), a + b) \
    REDUCTION(name, prod, T, (int) (h % 7) - 3, a * b)
#define REALS(name, T) \
    REDUCTION(name, max, T, (T) (int64_t) h / 3, a > b ? a : b) \
    REDUCTION(name, min, T, (T) (int64_t) h / 3, a < b ? a : b) \
    REDUCTION(name, sum, T, (T) SMALL(h) / (T) DIVISOR(h), a + b) \
    REDUCTION(name, prod, T, (T) NEAR_ONE(h), a *b)
#define COMPLEX(name, T) \
    REDUCTION(name, sum, T, \
              (T) SMALL(h) / DIVISOR(h) + \
                  (T) SMALL(h >> 20) / DIVISOR(h) * 1.0iF, \
              a + b) \
    REDUCTION(name, prod, T, NEAR_ONE(h) + NEAR_ONE(h >> 20) * 0.5iF, a * b)
TEST_TOALL_INT(INTEGERS)
TEST_TOALL_REAL(REALS)
TEST_TOALL_COMPLEX(COMPLEX)

#define ROWS_PLUS(name, T) \
    REDUCTION_ROW(name, sum, T) REDUCTION_ROW(name, prod, T)
#define ROWS_ORDER(name, T) \
    REDUCTION_ROW(name, max, T) REDUCTION_ROW(name, min, T)
#define ROWS_BITS(name, T) \
    REDUCTION_ROW(name, and, T) \
    REDUCTION_ROW(name, or, T) REDUCTION_ROW(name, xor, T)
static const struct reduction list[] = {
    TEST_TOALL_INT(ROWS_PLUS) TEST_TOALL_REAL(ROWS_PLUS)
        TEST_TOALL_COMPLEX(ROWS_PLUS) TEST_TOALL_INT(ROWS_ORDER)
            TEST_TOALL_REAL(ROWS_ORDER) TEST_TOALL_INT(ROWS_BITS)};
#define REDUCTIONS (sizeof list / sizeof list[0])

/* ---- the same bits again */

/* Zeros and NaN of both signs: not the same kind on all PEs. */
static void fill_unordered(void *p, size_t n, uint64_t seed, int pe)
{
    for (size_t i = 0; i < n; i++) {
        uint64_t h = test_hash(seed, (uint64_t) pe, i);
        double number = h % 4 >= 2 && i % 3 == h % 2 ? __builtin_nan("") : 0.0;

        ((double *) p)[i] = h % 2 ? -number : number;
    }
}

static const struct reduction again[] = {
    REDUCTION_ROW(double, sum, double) REDUCTION_ROW(float, sum, float)
        REDUCTION_ROW(double, prod, double) REDUCTION_ROW(complexd, sum,
                                                          double _Complex){
            "unordered max", 8, 0, call_double_max, fill_unordered, NULL, NULL},
    {"unordered min", 8, 0, call_double_min, fill_unordered, NULL, NULL}};

/* Makes one call.  The result is compared with the first one. */
static void once_more(const struct reduction *r, const struct set *s, size_t n,
                      int run)
{
    static uint64_t delays;
    char *dest = ring_slot(&reduce_ring, 0);
    char *from = run % 2 ? dest : reduce_source;

    r->fill(from, n, 1, me);
    delays += (uint64_t) me << 40;
    test_delay(&delays);
    if (test_below(&delays, 8) == 0)
        test_sleep_us((long) test_below(&delays, 1500));
    r->call(dest, from, (int) n, s, reduce_wrk[reduce_ring.call % 2],
            ring_psync(&reduce_ring));
    if (run < 0)
        memcpy(reduce_value, dest, n * r->size);
    CHECK(memcmp(reduce_value, dest, n * r->size) == 0,
          "%s of %zu, set %d,%d,%d call %u: other bits than before", r->name, n,
          SET_ARGS(s), reduce_ring.call);
    ring_next(&reduce_ring, dest, n * r->size);
}

static void all_again(const struct reduction *r, const struct set *s)
{
    static const size_t lengths[] = {1, 10, 500, 1100, 5000, REDUCE_MAX};
    size_t most = s->size < npes ? 5000 : r == again ? REDUCE_MAX : 20000;

    if (s->size > 1 && set_index(s, me) >= 0) {
        once_more(r, s, most, -2);
        for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
            for (int run = 0; lengths[i] <= most && run < 20; run++)
                if (run < 6 || (r->fold != NULL && lengths[i] <= 5000))
                    once_more(r, s, lengths[i], run);
    }
    shmem_barrier_all();
    reduce_ring.call = 0;
    /* all have the bits of the first member */
    memcpy(reduce_source, reduce_value, most * r->size);
    shmem_barrier_all();
    if (s->size > 1 && set_index(s, me) >= 0) {
        shmem_getmem(reduce_term, reduce_source, most * r->size, set_pe(s, 0));
        CHECK(memcmp(reduce_term, reduce_value, most * r->size) == 0,
              "%s, set %d,%d,%d: PE %d has other bits than PE %d", r->name,
              SET_ARGS(s), me, set_pe(s, 0));
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    int slices = argc > 1 && strcmp(argv[1], "slices") == 0;
    int repeats = argc > 1 && strcmp(argv[1], "again") == 0;
    int nsets, in_order = test_one_node() || getenv("SHMEM_REDUCE") != NULL;
    struct set sets[SETS_MAX];

    test_init();
    nsets = set_some(sets);
    ring_make(&reduce_ring, (REDUCE_MAX + 8) * 16);
    reduce_source = shmem_malloc((REDUCE_MAX + 8) * 16);
    for (int i = 0; i < 2; i++)
        reduce_wrk[i] = shmem_malloc(REDUCE_WRK_MAX * 16 + TEST_GUARD);
    reduce_value = malloc(REDUCE_MAX * 16);
    reduce_term = malloc(REDUCE_MAX * 16);
    CHECK(reduce_source && reduce_wrk[0] && reduce_wrk[1] && reduce_value &&
              reduce_term,
          "no memory");
    for (size_t r = 0; repeats && r < 6; r++)
        for (int i = 0; i < nsets; i++)
            all_again(&again[r], &sets[i]);
    for (size_t r = 0; !repeats && r < REDUCTIONS; r++) {
        /* the size of the elements counts, and each of them comes with some operators */
        int large = r == 0 || list[r].size != list[r - 1].size;

        if (slices)
            reduce_once(&list[r], &sets[0], 1025, 0);
        else
            for (int i = 0; i < nsets && (in_order || list[r].exact); i++)
                reduce_on_set(&list[r], &sets[i], large);
    }
    free(reduce_value);
    free(reduce_term);
    ring_free(&reduce_ring);
    return test_end();
}
