/* np: 1 2 3 4 5 8  cflags: -O1 */
/* np: 7  env: SHMEM_TEST_NODES=3 SHMEM_TEST_CYCLIC=1  worlds: node (has nodes of its own) */
/* np: 3  args: c11  worlds: node (it tests the compiler)  cflags: -O0 -std=c11 -pedantic -Wconversion -DGENERIC  sanitize: no */
/* np: 3  args: c2x  worlds: node (it tests the compiler)  cflags: -O0 -std=c2x -pedantic -Wconversion -DGENERIC  sanitize: no */
/* np: 7 9  args: scans  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_NODES=3 */
/* np: 5 8  args: scans  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_CYCLIC=1 */
/* np: 4 7 13  args: scans */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests every collective on teams with every type, one after the other without a call
 * between, on teams of all kinds, against a serial model.  The sums and products are
 * exact, whatever their order; scans have one order only, which doubles show, wherever
 * the members are: with "scans" those of all sizes.  In C11 and C23 the calls are those
 * of the type-generic macros, and of the functions that have the names of some of them.
 */
#ifdef GENERIC
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#define CALL(name, routine) shmem_##routine
#else
#define CALL(name, routine) shmem_##name##_##routine
#endif
/* the forms in bytes */
#define CALL_MEM(name, routine) shmem_##routine##mem
#include "teams.h"

#define MOST 6000      /* elements of a contribution */
#define LARGEST 150000 /* of a scan: more than 16 pieces of 32 KiB */
#define SPACE (LARGEST * 8 + 64)
#define STEPS_MAX (sizeof sizes / sizeof sizes[0])

static const size_t sizes[] = {1, 0, 3, 17, 1, 200};
static char *source, *dest;
static uint64_t seed, delays;
static int counted;

/* The value of an element, by the index of a PE in its team. */
static uint64_t hash(int place, size_t i)
{
    return test_hash(seed, (uint64_t) place, i);
}

/* Begins a call: nothing stands in dest.  Returns that it is zero. */
static void fresh(size_t bytes)
{
    seed = test_mix(seed + 1);
    counted++;
    CHECK(bytes + 64 <= SPACE, "no space for %zu bytes", bytes);
    memset(dest, 0x5a, bytes + 64);
}

static void untouched(size_t from, const char *what)
{
    long at = test_differs(dest + from, 0x5a, 64);

    CHECK(at < 0, "%s: byte %ld after dest was written", what, at);
}

/* Elements of data: some type T under the name that the routines have. */
#define DATA(name, T, CALL) \
    static void fill_##name(int place, size_t n) \
    { \
        for (size_t i = 0; i < n; i++) \
            ((T *) source)[i] = (T) (hash(place, i) % 100); \
    } \
    static void same_##name(size_t at, int place, size_t i, const char *what) \
    { \
        CHECK(((T *) dest)[at] == (T) (hash(place, i) % 100), \
              #name " %s: element %zu of PE %d", what, i, place); \
    } \
    static void data_##name(const struct team *t, size_t n) \
    { \
        T *to = (T *) dest; \
        const T *from = (const T *) source; \
        size_t at = 0, size = (size_t) t->n, place = (size_t) t->mine; \
        int root = (int) (n % size); \
        fresh(n * sizeof(T)); \
        if (t->mine == root) \
            fill_##name(root, n); \
        CHECK(CALL(name, broadcast)(t->team, to, from, n, root) == 0, \
              "status"); \
        for (size_t i = 0; i < n; i++) \
            same_##name(i, root, i, "broadcast"); \
        untouched(n * sizeof(T), #name " broadcast"); \
        if (n > 1000) \
            return; \
        fresh(n *size * sizeof(T)); \
        fill_##name(t->mine, n); \
        CHECK(CALL(name, fcollect)(t->team, to, from, n) == 0, "status"); \
        for (int k = 0; k < t->n; k++) \
            for (size_t i = 0; i < n; i++) \
                same_##name(at++, k, i, "fcollect"); \
        untouched(at * sizeof(T), #name " fcollect"); \
        at = 0; \
        fresh((n + size) * size * sizeof(T)); \
        fill_##name(t->mine, n + place * (n % 2)); \
        CHECK(CALL(name, collect)(t->team, to, from, n + place * (n % 2)) == \
                  0, \
              "status"); \
        for (int k = 0; k < t->n; k++) \
            for (size_t i = 0; i < n + (size_t) k * (n % 2); i++) \
                same_##name(at++, k, i, "collect"); \
        untouched(at * sizeof(T), #name " collect"); \
        at = 0; \
        fresh(n *size * sizeof(T)); \
        fill_##name(t->mine, n *size); \
        CHECK(CALL(name, alltoall)(t->team, to, from, n) == 0, "status"); \
        for (int k = 0; k < t->n; k++) \
            for (size_t i = 0; i < n; i++) \
                same_##name(at++, k, place *n + i, "alltoall"); \
        untouched(at * sizeof(T), #name " alltoall"); \
        fresh(3 * n * size * sizeof(T)); \
        fill_##name(t->mine, 2 * n * size); \
        CHECK(CALL(name, alltoalls)(t->team, to, from, 3, 2, n) == 0, \
              "status"); \
        for (at = 0; at < n * size; at++) \
            same_##name(3 * at, (int) (at / n), 2 * (place * n + at % n), \
                        "alltoalls"); \
        for (at = 0; at + 1 < n * size; at++) \
            CHECK(test_differs(to + 3 * at + 1, 0x5a, 2 * sizeof(T)) < 0, \
                  #name " alltoalls: gap %zu", at); \
    }
#define DATA_OF(name, T) DATA(name, T, CALL)
TEST_RMA(DATA_OF)
DATA(mem, char, CALL_MEM)

/* One reduction: elements from VALUE of a hash h, combined by EXPR of a and b. */
#define REDUCE(name, op, T, VALUE, EXPR) \
    static T value_##name##_##op(int place, size_t i) \
    { \
        uint64_t h = hash(place, i); \
        return (T) (VALUE); \
    } \
    static void reduce_##name##_##op(const struct team *t, size_t n) \
    { \
        T *to = (T *) dest, *from = n % 2 ? to : (T *) source; \
        fresh(n * sizeof(T)); \
        for (size_t i = 0; i < n; i++) \
            from[i] = value_##name##_##op(t->mine, i); \
        CHECK(CALL(name, op##_reduce)(t->team, to, from, n) == 0, "status"); \
        for (size_t i = 0; i < n; i++) { \
            T a = value_##name##_##op(0, i); \
            for (int k = 1; k < t->n; k++) { \
                T b = value_##name##_##op(k, i); \
                a = (T) (EXPR); \
            } \
            CHECK(to[i] == a, #name " " #op ": element %zu of %zu", i, n); \
        } \
        untouched(n * sizeof(T), #name " " #op); \
    }

#define SMALL ((int) (h % 7) - (int) (h % 3))
#define BITS(name, T) \
    REDUCE(name, and, T, h | test_mix(h), a & b) \
    REDUCE(name, or, T, h & test_mix(h), a | b) \
    REDUCE(name, xor, T, h, a ^ b)
#define ORDER(name, T) \
    REDUCE(name, max, T, h, a < b ? b : a) \
    REDUCE(name, min, T, h, b < a ? b : a)
/* A scan is in place when n is odd; W is a type that does not overflow. */
#define SCAN(name, T, W) \
    static void scan_##name(const struct team *t, size_t n, int exclusive) \
    { \
        T *to = (T *) dest, *from = n % 2 ? to : (T *) source; \
        fresh(n * sizeof(T)); \
        for (size_t i = 0; i < n; i++) \
            from[i] = value_##name##_sum(t->mine, i); \
        if (exclusive) \
            CHECK(CALL(name, sum_exscan)(t->team, to, from, n) == 0, \
                  "status"); \
        else \
            CHECK(CALL(name, sum_inscan)(t->team, to, from, n) == 0, \
                  "status"); \
        for (size_t i = 0; i < n; i++) { \
            T sum = (T) 0; \
            for (int k = 0; k < t->mine + !exclusive; k++) \
                sum = (T) ((W) sum + (W) value_##name##_sum(k, i)); \
            CHECK(to[i] == sum, #name " scan %d: element %zu of %zu", \
                  exclusive, i, n); \
        } \
        untouched(n * sizeof(T), #name " scan"); \
    }
#define INTEGER(name, T) \
    REDUCE(name, sum, T, h, (uint64_t) a + (uint64_t) b) \
    REDUCE(name, prod, T, h | 1, (uint64_t) a * (uint64_t) b) \
    SCAN(name, T, uint64_t)
#define REAL(name, T) \
    REDUCE(name, sum, T, SMALL, a + b) \
    REDUCE(name, prod, T, h % 2 ? -2 : 0.5, a * b) \
    SCAN(name, T, T)

/* types of the tables of OpenSHMEM, and the signed ones beside them */
#define LIST_INTEGERS(X) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) X(size, size_t) TEST_AMO_BIT(X) TEST_TOALL_INT(X)
#define LIST_OTHER(X) X(char, char) X(schar, signed char) X(ptrdiff, ptrdiff_t)

LIST_INTEGERS(BITS)
LIST_INTEGERS(ORDER)
LIST_OTHER(ORDER)
TEST_TOALL_REAL(ORDER)
LIST_INTEGERS(INTEGER)
LIST_OTHER(INTEGER)
TEST_TOALL_REAL(REAL)
TEST_TOALL_COMPLEX(REAL)

#define RUN_DATA(name, T) data_##name(t, n);
#define RUN_BITS(name, T) \
    reduce_##name##_and(t, n); \
    reduce_##name##_or(t, n); \
    reduce_##name##_xor(t, n);
#define RUN_ORDER(name, T) \
    reduce_##name##_max(t, n); \
    reduce_##name##_min(t, n);
#define RUN_ARITH(name, T) \
    reduce_##name##_sum(t, n); \
    scan_##name(t, n, 0); \
    reduce_##name##_prod(t, n); \
    scan_##name(t, n, 1);

static void run(const struct team *t, size_t n)
{
    TEST_RMA(RUN_DATA)
    data_mem(t, n);
    LIST_INTEGERS(RUN_BITS)
    LIST_INTEGERS(RUN_ORDER)
    LIST_OTHER(RUN_ORDER)
    TEST_TOALL_REAL(RUN_ORDER)
    LIST_INTEGERS(RUN_ARITH)
    LIST_OTHER(RUN_ARITH)
    TEST_TOALL_REAL(RUN_ARITH) TEST_TOALL_COMPLEX(RUN_ARITH)
}

/* ---- scans in their order */

/* Element i of member k: the sizes differ so much that another order gives other bits,
 * and no sum begins with 0. */
static double term(int k, size_t i)
{
    static const double scale[] = {1e16, 1.0, -1e16, 1e-3, 3e8, -1.0, 1e-9};
    uint64_t h = hash(k, i);

    return i % 5 == 0 ? -0.0 : scale[h % 7] * (double) (h >> 40);
}

static void scan_in_order(const struct team *t, size_t n, int exclusive,
                          int in_place)
{
    double *to = (double *) dest, *from = in_place ? to : (double *) source;

    fresh(n * sizeof *to);
    for (size_t i = 0; i < n; i++)
        from[i] = term(t->mine, i);
    test_delay(&delays);
    if (exclusive)
        shmem_double_sum_exscan(t->team, to, from, n);
    else
        shmem_double_sum_inscan(t->team, to, from, n);
    /* the caller may write to it after the call */
    memset(source, 0xee, n * sizeof *to);
    for (size_t i = 0; i < n; i++) {
        double sum = 0;

        for (int k = 0; k < t->mine + !exclusive; k++)
            sum = k == 0 ? term(k, i) : sum + term(k, i);
        CHECK(memcmp(&to[i], &sum, sizeof sum) == 0,
              "scan %d: element %zu of %zu is %.17g, not %.17g", exclusive, i,
              n, to[i], sum);
    }
    untouched(n * sizeof *to, "double scan");
}

/* With a few elements and with more than travel in one piece; and elements of one
 * byte, of which the pieces have as many as bytes. */
static void scans(const struct team *t)
{
    static const size_t lengths[] = {1,    100,     0,  3000,  4096, 4097,
                                     8191, LARGEST, 17, 65536, 33000};

    for (int i = 0; i < (int) (sizeof lengths / sizeof lengths[0]); i++) {
        scan_in_order(t, lengths[i], i % 2, i / 2 % 2);
        scan_in_order(t, lengths[i] % 5000, !(i % 2), i / 2 % 2);
    }
    scan_uchar(t, 40000, 0);
}

#ifdef GENERIC
/* The functions with the names of macros. */
static void functions(void)
{
    static long psync[SHMEM_BCAST_SYNC_SIZE], from[2], to[8];
    void (*pointer)(int, int, int, long *) = shmem_sync;

    from[0] = me + 5;
    shmem_broadcast(to, from, 1, npes - 1, 0, 0, npes, psync);
    CHECK(to[0] == (me == npes - 1 ? 0 : npes + 4), "broadcast");
    shmem_barrier_all();
    shmem_collect(to, from, 1, 0, 0, npes, psync);
    CHECK(to[npes - 1] == npes + 4, "collect");
    shmem_barrier_all();
    to[0] = 0;
    shmem_fcollect(to, from, 1, 0, 0, npes, psync);
    CHECK(to[0] == 5, "fcollect");
    shmem_barrier_all();
    shmem_sync(0, 0, npes, psync);
    (shmem_sync)(0, 0, npes, psync);
    pointer(0, 0, npes, psync);
    CHECK(shmem_sync(SHMEM_TEAM_WORLD) == 0, "sync");
}
#endif

int main(int argc, char **argv)
{
    int only_scans = argc > 1 && strcmp(argv[1], "scans") == 0;
    struct team list[TEAMS_MAX];
    int n;

    test_init();
    delays = (uint64_t) me << 40;
    source = shmem_align(64, SPACE);
    dest = shmem_align(64, SPACE);
    CHECK(source != NULL && dest != NULL, "no memory");
#ifdef GENERIC
    functions();
#endif
    n = teams_make(list);
    for (int i = 0; i < n; i++) {
        const struct team *t = &list[i];

        if (t->mine < 0)
            continue;
        seed = (uint64_t) i * 1000000;
        if (only_scans) {
            if (i < 4)
                scans(t);
            continue;
        }
        for (size_t k = 0; k < STEPS_MAX && (k < 3 || i < 4); k++)
            run(t, sizes[k]);
        if (i == 2) {
            run(t, MOST);
            run(t, MOST - 1);
        }
        for (int k = 0; k < 4; k++)
            scan_in_order(t, k < 2 ? 30 : 3000, k % 2, k == 1);
    }
    CHECK(counted > (only_scans ? 20 : 1000), "%d calls", counted);
    teams_destroy(list, n);
    return test_end();
}
