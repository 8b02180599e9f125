/* np: 1 2 3 5 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests every atomic operation of every type, under old and new names, on the
 * heap and on static data: each PE works on a word of the next PE that nobody
 * else accesses.  It fails when the result or the effect is wrong, when an operation
 * changes a word beside, or when one type does not read the bits that another one
 * has stored.  The result of a nonblocking operation is here after quiet.
 */
#include "test.h"

static struct {
    _Alignas(16) char bytes[3 * 16];
} static_words;

static int next;

/* The word is the middle one of three. */
#define SEE(T, word, want, what) \
    do { \
        T seen_ = (word)[0]; \
        shmem_getmem(&seen_, (word), sizeof seen_, next); \
        CHECK(seen_ == (T) (want), "%s left another value", what); \
        shmem_getmem(&seen_, (word) -1, sizeof seen_, next); \
        CHECK(seen_ == (T) 99, "%s changed the word before", what); \
        shmem_getmem(&seen_, (word) + 1, sizeof seen_, next); \
        CHECK(seen_ == (T) 99, "%s changed the word after", what); \
    } while (0)

#define RETURNS(T, call, want) \
    do { \
        T got_ = (call); \
        CHECK(got_ == (T) (want), "%s returned another value", #call); \
    } while (0)

#define START(T, words, value) \
    do { \
        (words)[0] = (words)[2] = (T) 99; \
        (words)[1] = (T) (value); \
        shmem_barrier_all(); \
    } while (0)

/* the start value, the operation, the value after it */
#define EFFECT(T, words, value, call, want) \
    do { \
        START(T, words, value); \
        call; \
        shmem_quiet(); \
        SEE(T, words + 1, want, #call); \
        shmem_barrier_all(); \
    } while (0)

#define FETCHING(T, words, value, call, want) \
    EFFECT(T, words, value, RETURNS(T, call, value), want)

/* The call stores the old value in `old`, at the latest in quiet. */
#define FETCHING_NBI(T, words, value, call, want) \
    do { \
        T old = (T) 77; \
        EFFECT(T, words, value, call, want); \
        CHECK(old == (T) (value), "%s fetched another value", #call); \
    } while (0)

/* A value that uses all bytes of the type. */
#define BIG(T) ((T) 0x8123456789abcdefULL)
#define OTHER(T) ((T) 0x7ff00ff0a5a5c3c3ULL)

#define STANDARD(name, T) \
    static void standard_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING(T, w, BIG(T), shmem_##name##_atomic_fetch(w + 1, next), \
                 BIG(T)); \
        EFFECT(T, w, 1, shmem_##name##_atomic_set(w + 1, BIG(T), next), \
               BIG(T)); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_atomic_swap(w + 1, OTHER(T), next), OTHER(T)); \
        FETCHING( \
            T, w, BIG(T), \
            shmem_##name##_atomic_compare_swap(w + 1, BIG(T), OTHER(T), next), \
            OTHER(T)); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_atomic_compare_swap(w + 1, BIG(T) ^ 1, \
                                                    OTHER(T), next), \
                 BIG(T)); \
        FETCHING(T, w, BIG(T), shmem_##name##_atomic_fetch_inc(w + 1, next), \
                 BIG(T) + 1); \
        FETCHING(T, w, -1, shmem_##name##_atomic_fetch_inc(w + 1, next), 0); \
        EFFECT(T, w, BIG(T), shmem_##name##_atomic_inc(w + 1, next), \
               BIG(T) + 1); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_atomic_fetch_add(w + 1, (T) 12345678, next), \
                 BIG(T) + 12345678); \
        FETCHING(T, w, 5, \
                 shmem_##name##_atomic_fetch_add(w + 1, (T) -7, next), \
                 (T) -2); \
        EFFECT(T, w, BIG(T), \
               shmem_##name##_atomic_add(w + 1, (T) 12345678, next), \
               BIG(T) + 12345678); \
        FETCHING_NBI(T, w, BIG(T), \
                     shmem_##name##_atomic_fetch_nbi(&old, w + 1, next), \
                     BIG(T)); \
        FETCHING_NBI( \
            T, w, BIG(T), \
            shmem_##name##_atomic_swap_nbi(&old, w + 1, OTHER(T), next), \
            OTHER(T)); \
        FETCHING_NBI(T, w, BIG(T), \
                     shmem_##name##_atomic_compare_swap_nbi( \
                         &old, w + 1, BIG(T), OTHER(T), next), \
                     OTHER(T)); \
        FETCHING_NBI(T, w, BIG(T), \
                     shmem_##name##_atomic_compare_swap_nbi( \
                         &old, w + 1, BIG(T) ^ 1, OTHER(T), next), \
                     BIG(T)); \
        FETCHING_NBI(T, w, BIG(T), \
                     shmem_##name##_atomic_fetch_inc_nbi(&old, w + 1, next), \
                     BIG(T) + 1); \
        FETCHING_NBI( \
            T, w, BIG(T), \
            shmem_##name##_atomic_fetch_add_nbi(&old, w + 1, (T) 4711, next), \
            BIG(T) + 4711); \
    }
TEST_AMO(STANDARD)

#define BITWISE(name, T) \
    static void bitwise_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_atomic_fetch_and(w + 1, OTHER(T), next), \
                 BIG(T) & OTHER(T)); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_atomic_fetch_or(w + 1, OTHER(T), next), \
                 BIG(T) | OTHER(T)); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_atomic_fetch_xor(w + 1, OTHER(T), next), \
                 BIG(T) ^ OTHER(T)); \
        EFFECT(T, w, BIG(T), shmem_##name##_atomic_and(w + 1, OTHER(T), next), \
               BIG(T) & OTHER(T)); \
        EFFECT(T, w, BIG(T), shmem_##name##_atomic_or(w + 1, OTHER(T), next), \
               BIG(T) | OTHER(T)); \
        EFFECT(T, w, BIG(T), shmem_##name##_atomic_xor(w + 1, OTHER(T), next), \
               BIG(T) ^ OTHER(T)); \
    }
#define BITWISE_NBI(name, T) \
    static void bitwise_nbi_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING_NBI( \
            T, w, BIG(T), \
            shmem_##name##_atomic_fetch_and_nbi(&old, w + 1, OTHER(T), next), \
            BIG(T) & OTHER(T)); \
        FETCHING_NBI( \
            T, w, BIG(T), \
            shmem_##name##_atomic_fetch_or_nbi(&old, w + 1, OTHER(T), next), \
            BIG(T) | OTHER(T)); \
        FETCHING_NBI( \
            T, w, BIG(T), \
            shmem_##name##_atomic_fetch_xor_nbi(&old, w + 1, OTHER(T), next), \
            BIG(T) ^ OTHER(T)); \
    }
TEST_AMO_BIT(BITWISE)
TEST_AMO_OLD(BITWISE) /* on signed types, too */
TEST_AMO_BIT(BITWISE_NBI)

#define REAL(name, T) \
    static void real_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING(T, w, -2.375, shmem_##name##_atomic_fetch(w + 1, next), \
                 -2.375); \
        EFFECT(T, w, 1, shmem_##name##_atomic_set(w + 1, (T) 1 / 3, next), \
               (T) 1 / 3); \
        FETCHING(T, w, (T) 1 / 3, \
                 shmem_##name##_atomic_swap(w + 1, (T) -1e20, next), -1e20); \
        FETCHING_NBI(T, w, -2.375, \
                     shmem_##name##_atomic_fetch_nbi(&old, w + 1, next), \
                     -2.375); \
        FETCHING_NBI( \
            T, w, (T) 1 / 3, \
            shmem_##name##_atomic_swap_nbi(&old, w + 1, (T) -1e20, next), \
            -1e20); \
        FETCHING(T, w, -2.375, shmem_##name##_fetch(w + 1, next), -2.375); \
        EFFECT(T, w, 1, shmem_##name##_set(w + 1, (T) 1 / 3, next), \
               (T) 1 / 3); \
        FETCHING(T, w, (T) 1 / 3, shmem_##name##_swap(w + 1, (T) -1e20, next), \
                 -1e20); \
    }
TEST_AMO_REAL(REAL)

/* operations on integers under the names before 1.4, except fetch and set */
#define OLD(name, T) \
    static void old_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING(T, w, BIG(T), shmem_##name##_swap(w + 1, OTHER(T), next), \
                 OTHER(T)); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_cswap(w + 1, BIG(T), OTHER(T), next), \
                 OTHER(T)); \
        FETCHING( \
            T, w, BIG(T), \
            shmem_##name##_cswap(w + 1, (T) (BIG(T) ^ 2), OTHER(T), next), \
            BIG(T)); \
        FETCHING(T, w, BIG(T), shmem_##name##_finc(w + 1, next), BIG(T) + 1); \
        EFFECT(T, w, BIG(T), shmem_##name##_inc(w + 1, next), BIG(T) + 1); \
        FETCHING(T, w, BIG(T), shmem_##name##_fadd(w + 1, 1234, next), \
                 BIG(T) + 1234); \
        EFFECT(T, w, BIG(T), shmem_##name##_add(w + 1, -1234, next), \
               BIG(T) - 1234); \
    }
TEST_AMO_OLD(OLD)
OLD(short, short)

#define OLD_FETCH(name, T) \
    static void fetch_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING(T, w, BIG(T), shmem_##name##_fetch(w + 1, next), BIG(T)); \
        EFFECT(T, w, 1, shmem_##name##_set(w + 1, BIG(T), next), BIG(T)); \
    }
TEST_AMO_OLD(OLD_FETCH)

#define MSWAP(name, T) \
    static void mswap_##name(void *memory) \
    { \
        T *w = memory; \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_mswap(w + 1, (T) 0x5ff5, OTHER(T), next), \
                 (BIG(T) & ~(T) 0x5ff5) | (OTHER(T) & 0x5ff5)); \
        FETCHING(T, w, BIG(T), shmem_##name##_mswap(w + 1, 0, OTHER(T), next), \
                 BIG(T)); \
        FETCHING(T, w, BIG(T), \
                 shmem_##name##_mswap(w + 1, (T) -1, OTHER(T), next), \
                 OTHER(T)); \
    }
MSWAP(short, short)
MSWAP(int, int)
MSWAP(long, long)

/* Cray's untyped functions work on long; the generic macros hide their
 * names. */
static void untyped(void *memory)
{
    long *w = memory;

    FETCHING(long, w, BIG(long), (shmem_swap) (w + 1, 5, next), 5);
    FETCHING(long, w, BIG(long), (shmem_cswap) (w + 1, BIG(long), 6, next), 6);
    FETCHING(long, w, BIG(long), (shmem_finc) (w + 1, next), BIG(long) + 1);
    EFFECT(long, w, BIG(long), (shmem_inc) (w + 1, next), BIG(long) + 1);
    FETCHING(long, w, BIG(long), (shmem_fadd) (w + 1, 7, next), BIG(long) + 7);
    EFFECT(long, w, BIG(long), (shmem_add) (w + 1, 7, next), BIG(long) + 7);
}

/* An operation of one type finds the bits that one of another type has stored.  A NaN
 * with a payload stays as it is. */
static void bits(void *memory)
{
    uint32_t *four = memory;
    uint64_t *eight = memory, payload = 0x7ff8dead0000beefu, seen;
    double nan_like;

    shmem_float_atomic_set((float *) four, 1.0f, next);
    CHECK(shmem_int32_atomic_fetch((int32_t *) four, next) == 0x3f800000,
          "1.0 stored as a float");
    CHECK(shmem_int_atomic_compare_swap((int *) four, 0x3f800000, 7, next) ==
              0x3f800000,
          "compare_swap of a float");
    (void) shmem_float_atomic_swap((float *) four, -0.0f, next);
    CHECK(shmem_uint_atomic_fetch_or(four, 1, next) == 0x80000000u, "-0.0");
    memcpy(&nan_like, &payload, sizeof nan_like);
    shmem_double_atomic_set((double *) eight, nan_like, next);
    seen = shmem_uint64_atomic_fetch(eight, next);
    CHECK(seen == payload, "the NaN is %#llx", (unsigned long long) seen);
    nan_like = shmem_double_atomic_swap((double *) eight, 0.5, next);
    memcpy(&seen, &nan_like, sizeof seen);
    CHECK(seen == payload, "swap: %#llx", (unsigned long long) seen);
    shmem_barrier_all();
}

static void all(void *memory)
{
#define RUN_STANDARD(name, T) standard_##name(memory);
    TEST_AMO(RUN_STANDARD)
#define RUN_BITWISE(name, T) bitwise_##name(memory);
    TEST_AMO_BIT(RUN_BITWISE)
    TEST_AMO_OLD(RUN_BITWISE)
#define RUN_BITWISE_NBI(name, T) bitwise_nbi_##name(memory);
    TEST_AMO_BIT(RUN_BITWISE_NBI)
#define RUN_REAL(name, T) real_##name(memory);
    TEST_AMO_REAL(RUN_REAL)
#define RUN_OLD(name, T) old_##name(memory);
    TEST_AMO_OLD(RUN_OLD)
    old_short(memory);
#define RUN_FETCH(name, T) fetch_##name(memory);
    TEST_AMO_OLD(RUN_FETCH)
    mswap_short(memory);
    mswap_int(memory);
    mswap_long(memory);
    untyped(memory);
    bits(memory);
}

int main(void)
{
    void *heap_words;

    test_init();
    next = (me + 1) % npes;
    heap_words = shmem_malloc(sizeof static_words);
    CHECK(heap_words != NULL, "no memory");
    all(heap_words);
    all(static_words.bytes);
    /* not at the start of a cache line, and within one line */
    all(static_words.bytes + 8);
    return test_end();
}
