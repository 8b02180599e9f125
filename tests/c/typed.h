/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests of the routines that have a type, under each of their names: those of the
 * type, those that find the type by themselves, and those of other libraries.  Each
 * macro defines a function with the name `fn`, which fails when a result or an effect
 * is wrong, or what lies beside it changes.  P is how the names of the routines begin,
 * such as shmem_int_ or shmem_; then comes their first argument: nothing, or CTX.
 */
#ifndef TYPED_H
#define TYPED_H

#ifdef __cplusplus
#include <type_traits>
#endif

#include "test.h"

static shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
static int next TEST_UNUSED; /* the PE after this one */
#define CTX ctx,

static TEST_UNUSED void quiet(void)
{
    shmem_quiet();
    if (ctx != SHMEM_CTX_DEFAULT)
        shmem_ctx_quiet(ctx);
}

/* Does not evaluate the expression. */
#ifdef __cplusplus
#define SAME_TYPE(expression, T) \
    static_assert(std::is_same<decltype(expression), T>::value, "type of " #T)
#else
#define SAME_TYPE(expression, T) \
    CHECK(_Generic((expression), T : 1, default : 0) == 1, \
          #expression " is no " #T)
#endif

/* ---- put and get, between all pairs of PEs */

#define TYPED_N 40 /* elements of a PE */
#define TYPED_PES 8

#define VALUE(T, seed, pe, i) \
    ((T) test_hash((uint64_t) (seed), (uint64_t) (pe), (uint64_t) (i)))

/* The value of a cell that no call writes. */
#define GAP(T) ((T) 119)

#define FILL_GAPS(T, dest) \
    do { \
        for (int i = 0; i < npes * TYPED_N; i++) \
            (dest)[i] = GAP(T); \
        shmem_barrier_all(); \
    } while (0)

/* Cell i of the part of each sender must be WANT (of pe and i). */
#define EXPECT(T, dest, what, WANT) \
    do { \
        quiet(); \
        shmem_barrier_all(); \
        for (int pe = 0; pe < npes; pe++) \
            for (int i = 0; i < TYPED_N; i++) \
                CHECK((dest)[pe * TYPED_N + i] == (WANT), \
                      "%s: from PE %d, element %d", what, pe, i); \
        shmem_barrier_all(); \
    } while (0)

/* The source of a blocking put is overwritten at once. */
#define PUTS(fn, T, P, ...) \
    static void put_##fn(T *dest, size_t n) \
    { \
        T source[TYPED_N]; \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) { \
            for (size_t i = 0; i < n; i++) \
                source[i] = VALUE(T, pe, me, i); \
            P##put(__VA_ARGS__ dest + me * TYPED_N, source, n, pe); \
            memset(source, 0x11, sizeof source); \
        } \
        EXPECT(T, dest, #P "put", \
               (size_t) i < n ? VALUE(T, me, pe, i) : GAP(T)); \
        FILL_GAPS(T, dest); \
        for (size_t i = 0; i < n; i++) \
            source[i] = VALUE(T, 50, me, i); \
        for (int pe = 0; pe < npes; pe++) \
            P##put_nbi(__VA_ARGS__ dest + me * TYPED_N, source, n, pe); \
        quiet(); \
        memset(source, 0x11, sizeof source); \
        EXPECT(T, dest, #P "put_nbi", \
               (size_t) i < n ? VALUE(T, 50, pe, i) : GAP(T)); \
    }

#define GETS(fn, T, P, ...) \
    static void get_##fn(T *dest, T *source, size_t n) \
    { \
        for (int i = 0; i < npes * TYPED_N; i++) \
            source[i] = VALUE(T, 60, me, i); \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) { \
            T *mine = dest + pe * TYPED_N; \
            P##get(__VA_ARGS__ mine, source + me, n, pe); \
            for (size_t i = 0; i < n; i++) \
                CHECK(mine[i] == VALUE(T, 60, pe, (size_t) me + i), \
                      #P "get: from PE %d, element %zu", pe, i); \
        } \
        EXPECT(T, dest, #P "get", \
               (size_t) i < n ? VALUE(T, 60, pe, me + i) : GAP(T)); \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) \
            P##get_nbi(__VA_ARGS__ dest + pe * TYPED_N, source + me, n, pe); \
        EXPECT(T, dest, #P "get_nbi", \
               (size_t) i < n ? VALUE(T, 60, pe, me + i) : GAP(T)); \
    }

#define SINGLE(fn, T, P, ...) \
    static void one_##fn(T *dest) \
    { \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) \
            P##p(__VA_ARGS__ dest + me * TYPED_N + 3, VALUE(T, 70, me, pe), \
                 pe); \
        EXPECT(T, dest, #P "p", i == 3 ? VALUE(T, 70, pe, me) : GAP(T)); \
        SAME_TYPE(P##g(__VA_ARGS__ dest, 0), T); \
        for (int pe = 0; pe < npes; pe++) \
            CHECK(P##g(__VA_ARGS__ dest + me * TYPED_N + 3, pe) == \
                      VALUE(T, 70, me, pe), \
                  #P "g: from PE %d", pe); \
        shmem_barrier_all(); \
    }

/* What the elements of a shape (strides, elements of a block, blocks) must be, in
 * dest and in a source with the seed that begins at `first`. */
#define STRIDED_WANT(T, s, seed, first) \
    (i % (s)[0] < (s)[2] && i / (s)[0] < (s)[3] \
         ? VALUE(T, seed, pe, first + i / (s)[0] * (s)[1] + i % (s)[0]) \
         : GAP(T))
#define STRIDED(fn, T, P, put, get, arguments, ...) \
    static void put##_##fn(T *dest, T *source, const int *s) \
    { \
        T local[TYPED_N]; \
        FILL_GAPS(T, dest); \
        for (int i = 0; i < TYPED_N; i++) \
            local[i] = VALUE(T, 80, me, i); \
        for (int pe = 0; pe < npes; pe++) \
            P##put(__VA_ARGS__ dest + me * TYPED_N, local, arguments, pe); \
        memset(local, 0x11, sizeof local); \
        EXPECT(T, dest, #P #put, STRIDED_WANT(T, s, 80, 0)); \
        for (int i = 0; i < npes * TYPED_N; i++) \
            source[i] = VALUE(T, 90, me, i); \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) \
            P##get(__VA_ARGS__ dest + pe * TYPED_N, source + me, arguments, \
                   pe); \
        EXPECT(T, dest, #P #get, STRIDED_WANT(T, s, 90, me)); \
    }
#define IN_ELEMENTS s[0], s[1], (size_t) s[3]
#define IN_BLOCKS s[0], s[1], (size_t) s[2], (size_t) s[3]

/* Strides of dest and source; elements of a block, which may touch the next one; the
 * number of blocks. */
static const int typed_strides[][4] = {{1, 1, 1, 7},  {2, 1, 1, 17},
                                       {1, 3, 1, 13}, {4, 5, 1, 7},
                                       {3, 2, 1, 0},  {7, 7, 1, 1}},
                 typed_blocks[][4] = {{3, 3, 3, 10}, {5, 4, 2, 8},
                                      {7, 9, 6, 4},  {1, 1, 1, 20},
                                      {4, 5, 3, 0},  {4, 4, 0, 5},
                                      {9, 2, 2, 4},  {20, 25, 11, 1}};

#define BLOCKS(fn, T, P, ...) \
    STRIDED(fn, T, P, ibput, ibget, IN_BLOCKS, __VA_ARGS__) \
    static void blocks_##fn(T *dest, T *source) \
    { \
        for (int i = 0; i < 8; i++) \
            ibput_##fn(dest, source, typed_blocks[i]); \
    }

/* The function takes the memory for dest and source, on the heap and in static data. */
#define RMA(fn, T, P, ...) \
    PUTS(fn, T, P, __VA_ARGS__) \
    GETS(fn, T, P, __VA_ARGS__) \
    SINGLE(fn, T, P, __VA_ARGS__) \
    STRIDED(fn, T, P, iput, iget, IN_ELEMENTS, __VA_ARGS__) \
    BLOCKS(fn, T, P, __VA_ARGS__) \
    static void fn(void *heap_p, void *heap_from_p, void *stat_p, \
                   void *stat_from_p) \
    { \
        T *heap = (T *) heap_p, *heap_from = (T *) heap_from_p; \
        T *stat = (T *) stat_p, *stat_from = (T *) stat_from_p; \
        put_##fn(heap, 17); \
        put_##fn(stat, TYPED_N); \
        put_##fn(heap, 0); \
        put_##fn(stat, 1); \
        get_##fn(heap, stat_from, TYPED_N - TYPED_PES); \
        get_##fn(stat, heap_from, 3); \
        get_##fn(stat, stat_from, 0); \
        one_##fn(heap); \
        one_##fn(stat); \
        for (int i = 0; i < 6; i++) \
            iput_##fn(i % 2 ? heap : stat, i % 2 ? stat_from : heap_from, \
                      typed_strides[i]); \
        blocks_##fn(heap, stat_from); \
    }

/* ---- atomic operations: each PE works on the middle one of three words of the next
 * PE, which nobody else accesses */

/* A value that uses all bytes of the type. */
#define BIG(T) ((T) 0x8123456789abcdefULL)
#define OTHER(T) ((T) 0x7ff00ff0a5a5c3c3ULL)

#define SEE(T, word, want, what) \
    do { \
        T seen_[3]; \
        quiet(); \
        shmem_getmem(seen_, (word) -1, sizeof seen_, next); \
        CHECK(seen_[1] == (T) (want), what " left another value"); \
        CHECK(seen_[0] == (T) 99 && seen_[2] == (T) 99, \
              what " changed a word beside"); \
        shmem_barrier_all(); \
    } while (0)

#define START(T, value) \
    do { \
        w[0] = w[2] = (T) 99; \
        w[1] = (T) (value); \
        shmem_barrier_all(); \
    } while (0)

/* The routine, its arguments, the value before and the value after it. */
#define CHANGES(T, P, op, arguments, before, after) \
    START(T, before); \
    P##op arguments; \
    SEE(T, w + 1, after, #P #op)

/* It returns the value before. */
#define FETCHES(T, P, op, arguments, before, after) \
    START(T, before); \
    { \
        T got_ = P##op arguments; \
        CHECK(got_ == (T) (before), #P #op " returned another value"); \
    } \
    SAME_TYPE(P##op arguments, T); \
    SEE(T, w + 1, after, #P #op)

/* It stores the value before in `old`, at the latest in quiet. */
#define FETCHES_NBI(T, P, op, arguments, before, after) \
    old = (T) 77; \
    CHANGES(T, P, op, arguments, before, after); \
    CHECK(old == (T) (before), #P #op " fetched another value")

/* The operations of all types: with two values that differ. */
#define EXCHANGE(fn, T, P, one, two, ...) \
    static void exchange_##fn(void *memory) \
    { \
        T *w = (T *) memory; \
        FETCHES(T, P, fetch, (__VA_ARGS__ w + 1, next), one, one); \
        CHANGES(T, P, set, (__VA_ARGS__ w + 1, (T) (two), next), one, two); \
        FETCHES(T, P, swap, (__VA_ARGS__ w + 1, (T) (two), next), one, two); \
    }

#define EXCHANGE_NBI(fn, T, P, one, two, ...) \
    static void exchange_nbi_##fn(void *memory) \
    { \
        T *w = (T *) memory, old; \
        FETCHES_NBI(T, P, fetch_nbi, (__VA_ARGS__ & old, w + 1, next), one, \
                    one); \
        FETCHES_NBI(T, P, swap_nbi, \
                    (__VA_ARGS__ & old, w + 1, (T) (two), next), one, two); \
    }

#define REAL(fn, T, P, ...) \
    EXCHANGE(fn, T, P, -2.375, (T) 1 / 3, __VA_ARGS__) \
    EXCHANGE_NBI(fn, T, P, (T) 1 / 3, (T) -1e20, __VA_ARGS__)

#define STANDARD(fn, T, P, ...) \
    EXCHANGE(fn, T, P, BIG(T), OTHER(T), __VA_ARGS__) \
    EXCHANGE_NBI(fn, T, P, BIG(T), OTHER(T), __VA_ARGS__) \
    static void standard_##fn(void *memory) \
    { \
        T *w = (T *) memory, old; \
        const T big = BIG(T), not_big = (T) (BIG(T) ^ 1), other = OTHER(T); \
        FETCHES(T, P, compare_swap, (__VA_ARGS__ w + 1, big, other, next), \
                big, other); \
        FETCHES(T, P, compare_swap, (__VA_ARGS__ w + 1, not_big, other, next), \
                big, big); \
        FETCHES(T, P, fetch_inc, (__VA_ARGS__ w + 1, next), big, big + 1); \
        FETCHES(T, P, fetch_inc, (__VA_ARGS__ w + 1, next), -1, 0); \
        CHANGES(T, P, inc, (__VA_ARGS__ w + 1, next), big, big + 1); \
        FETCHES(T, P, fetch_add, (__VA_ARGS__ w + 1, (T) 12345678, next), big, \
                big + 12345678); \
        FETCHES(T, P, fetch_add, (__VA_ARGS__ w + 1, (T) -7, next), 5, -2); \
        CHANGES(T, P, add, (__VA_ARGS__ w + 1, (T) 12345678, next), big, \
                big + 12345678); \
        FETCHES_NBI(T, P, compare_swap_nbi, \
                    (__VA_ARGS__ & old, w + 1, big, other, next), big, other); \
        FETCHES_NBI(T, P, compare_swap_nbi, \
                    (__VA_ARGS__ & old, w + 1, not_big, other, next), big, \
                    big); \
        FETCHES_NBI(T, P, fetch_inc_nbi, (__VA_ARGS__ & old, w + 1, next), \
                    big, big + 1); \
        FETCHES_NBI(T, P, fetch_add_nbi, \
                    (__VA_ARGS__ & old, w + 1, (T) 4711, next), big, \
                    big + 4711); \
    }

#define BITWISE(fn, T, P, ...) \
    static void bits_##fn(void *memory) \
    { \
        T *w = (T *) memory; \
        const T big = BIG(T), other = OTHER(T); \
        FETCHES(T, P, fetch_and, (__VA_ARGS__ w + 1, other, next), big, \
                big &other); \
        FETCHES(T, P, fetch_or, (__VA_ARGS__ w + 1, other, next), big, \
                big | other); \
        FETCHES(T, P, fetch_xor, (__VA_ARGS__ w + 1, other, next), big, \
                big ^ other); \
        CHANGES(T, P, and, (__VA_ARGS__ w + 1, other, next), big, big &other); \
        CHANGES(T, P, or, (__VA_ARGS__ w + 1, other, next), big, big | other); \
        CHANGES(T, P, xor, (__VA_ARGS__ w + 1, other, next), big, \
                big ^ other); \
    }

#define BITWISE_NBI(fn, T, P, ...) \
    static void bits_nbi_##fn(void *memory) \
    { \
        T *w = (T *) memory, old; \
        const T big = BIG(T), other = OTHER(T); \
        FETCHES_NBI(T, P, fetch_and_nbi, \
                    (__VA_ARGS__ & old, w + 1, other, next), big, big &other); \
        FETCHES_NBI(T, P, fetch_or_nbi, \
                    (__VA_ARGS__ & old, w + 1, other, next), big, \
                    big | other); \
        FETCHES_NBI(T, P, fetch_xor_nbi, \
                    (__VA_ARGS__ & old, w + 1, other, next), big, \
                    big ^ other); \
    }

/* The names before OpenSHMEM 1.4, except fetch and set. */
#define OLD(fn, T, P) \
    static void old_##fn(void *memory) \
    { \
        T *w = (T *) memory; \
        const T big = BIG(T), not_big = (T) (BIG(T) ^ 2), other = OTHER(T); \
        FETCHES(T, P, swap, (w + 1, other, next), big, other); \
        FETCHES(T, P, cswap, (w + 1, big, other, next), big, other); \
        FETCHES(T, P, cswap, (w + 1, not_big, other, next), big, big); \
        FETCHES(T, P, finc, (w + 1, next), big, big + 1); \
        CHANGES(T, P, inc, (w + 1, next), big, big + 1); \
        FETCHES(T, P, fadd, (w + 1, (T) 1234, next), big, big + 1234); \
        CHANGES(T, P, add, (w + 1, (T) -1234, next), big, big - 1234); \
    }

/* ---- waits for several objects, and tests of them */

#define WAITED 9 /* objects */

static TEST_UNUSED __attribute__((aligned(64))) char words[WAITED * 8];
static int seen[WAITED];

static TEST_UNUSED void see(const size_t *indices, size_t count)
{
    memset(seen, 0, sizeof seen);
    for (size_t k = 0; k < count; k++) {
        CHECK(indices[k] < WAITED && !seen[indices[k]], "index %zu",
              indices[k]);
        seen[indices[k]] = 1;
    }
}

/*
 * Objects whose values are there at once: 1, 4 and 6 hold `high`, the others
 * `low`; 4 and 0 are excluded.  Status is also all zero, NULL and all excluded.
 */
#define NOW(fn, T, P, low, high) \
    static void now_##fn(void) \
    { \
        T *w = (T *) words; \
        T each[WAITED]; \
        int status[WAITED] = {1, 0, 0, 0, 7, 0, 0, 0, 0}, none[WAITED], \
            zero[WAITED] = {0}; \
        size_t at[WAITED], k; \
        for (int i = 0; i < WAITED; i++) { \
            w[i] = i == 1 || i == 4 || i == 6 ? (T) (high) : (T) (low); \
            each[i] = w[i]; \
            none[i] = -1; \
        } \
        CHECK(P##test_all(w, WAITED, NULL, SHMEM_CMP_GE, low), "all"); \
        CHECK(!P##test_all(w, WAITED, NULL, SHMEM_CMP_GT, low), "not"); \
        CHECK(P##test_all_vector(w, WAITED, NULL, SHMEM_CMP_EQ, each), \
              "all_vector"); \
        P##wait_until_all(w, WAITED, NULL, SHMEM_CMP_GE, low); \
        P##wait_until_all_vector(w, WAITED, zero, SHMEM_CMP_EQ, each); \
        each[0] = each[4] = 5; \
        CHECK(!P##test_all_vector(w, WAITED, zero, SHMEM_CMP_EQ, each), \
              "a wrong one"); \
        CHECK(P##test_all_vector(w, WAITED, status, SHMEM_CMP_EQ, each), \
              "a wrong one is excluded"); \
        P##wait_until_all_vector(w, WAITED, status, SHMEM_CMP_EQ, each); \
        for (int i = 0; i < 40; i++) { \
            k = i % 2 \
                    ? P##test_any(w, WAITED, status, SHMEM_CMP_GT, low) \
                    : P##wait_until_any(w, WAITED, status, SHMEM_CMP_GT, low); \
            CHECK(k == 1 || k == 6, "any: %zu", k); \
            k = i % 2 ? P##test_any_vector(w, WAITED, status, SHMEM_CMP_EQ, \
                                           each) \
                      : P##wait_until_any_vector(w, WAITED, NULL, \
                                                 SHMEM_CMP_NE, each); \
            CHECK(i % 2 ? k != 0 && k != 4 && k < WAITED : k == 0 || k == 4, \
                  "any_vector: %zu", k); \
        } \
        CHECK(P##test_any(w, WAITED, NULL, SHMEM_CMP_LT, low) == SIZE_MAX, \
              "test_any of none"); \
        see(at, P##test_some(w, WAITED, at, NULL, SHMEM_CMP_EQ, high)); \
        CHECK(seen[1] && seen[4] && seen[6] && !seen[0] && !seen[8], "some"); \
        k = P##wait_until_some(w, WAITED, at, status, SHMEM_CMP_EQ, high); \
        see(at, k); \
        CHECK(k == 2 && seen[1] && seen[6], "wait_until_some: %zu", k); \
        k = P##test_some_vector(w, WAITED, at, status, SHMEM_CMP_EQ, each); \
        CHECK(k == WAITED - 2, "test_some_vector: %zu", k); \
        k = P##wait_until_some_vector(w, WAITED, at, NULL, SHMEM_CMP_NE, \
                                      each); \
        see(at, k); \
        CHECK(k == 2 && seen[0] && seen[4], "wait_until_some_vector: %zu", k); \
        CHECK(P##test_some(w, WAITED, at, NULL, SHMEM_CMP_LT, low) == 0, \
              "test_some of none"); \
        /* empty sets */ \
        for (size_t n = 0; n <= WAITED; n += WAITED) { \
            const int *s = n ? none : NULL; \
            T *p = n ? w : NULL; \
            P##wait_until_all(p, n, s, SHMEM_CMP_LT, low); \
            P##wait_until_all_vector(p, n, s, SHMEM_CMP_LT, each); \
            CHECK(P##test_all(p, n, s, SHMEM_CMP_LT, low) == 1 && \
                      P##test_all_vector(p, n, s, SHMEM_CMP_LT, each) == 1, \
                  "all of nothing"); \
            CHECK(P##wait_until_any(p, n, s, SHMEM_CMP_LT, low) == SIZE_MAX && \
                      P##wait_until_any_vector(p, n, s, SHMEM_CMP_LT, each) == \
                          SIZE_MAX && \
                      P##test_any(p, n, s, SHMEM_CMP_EQ, low) == SIZE_MAX && \
                      P##test_any_vector(p, n, s, SHMEM_CMP_EQ, each) == \
                          SIZE_MAX, \
                  "any of nothing"); \
            CHECK(P##wait_until_some(p, n, at, s, SHMEM_CMP_EQ, low) == 0 && \
                      P##wait_until_some_vector(p, n, at, s, SHMEM_CMP_EQ, \
                                                each) == 0 && \
                      P##test_some(p, n, at, s, SHMEM_CMP_EQ, low) == 0 && \
                      P##test_some_vector(p, n, at, s, SHMEM_CMP_EQ, each) == \
                          0, \
                  "some of nothing"); \
        } \
    } \
    static void later_##fn(void) \
    { \
        volatile T *w = (volatile T *) words; \
        T each[WAITED], none[WAITED] = {0}; \
        int status[WAITED] = {0}; \
        size_t at[WAITED], left = WAITED; \
        for (int i = 0; i < WAITED; i++) { \
            w[i] = 0; \
            each[i] = (T) (i + 2); \
        } \
        shmem_barrier_all(); \
        for (int i = 0; i < WAITED; i++) \
            if (i % 2) \
                P##p((T *) words + i, (T) (i + 2), next); \
            else \
                P##put((T *) words + i, &each[i], 1, next); \
        while (left > WAITED / 2) { \
            size_t i = P##wait_until_any(w, WAITED, status, SHMEM_CMP_NE, 0); \
            CHECK(i < WAITED && status[i] == 0 && w[i] == (T) (i + 2), \
                  "any %zu", i); \
            status[i] = 1; \
            left--; \
        } \
        while (left > 0) { \
            size_t k = P##wait_until_some_vector(w, WAITED, at, status, \
                                                 SHMEM_CMP_GE, each); \
            CHECK(k > 0 && k <= left, "some: %zu of %zu", k, left); \
            for (size_t j = 0; j < k; j++) \
                CHECK(status[at[j]]++ == 0 && w[at[j]] == each[at[j]], \
                      "some %zu", at[j]); \
            left -= k; \
        } \
        P##wait_until_all_vector(w, WAITED, NULL, SHMEM_CMP_EQ, each); \
        shmem_barrier_all(); \
        P##put((T *) words, none, WAITED, next); \
        P##wait_until_all(w, WAITED, NULL, SHMEM_CMP_EQ, 0); \
        shmem_barrier_all(); \
    }

#endif
