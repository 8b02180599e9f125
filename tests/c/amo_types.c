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
#include "typed.h"

static struct {
    _Alignas(16) char bytes[3 * 16];
} static_words;

#define STANDARD_OF(name, T) STANDARD(name, T, shmem_##name##_atomic_, )
TEST_AMO(STANDARD_OF)
#define REAL_OF(name, T) REAL(name, T, shmem_##name##_atomic_, )
TEST_AMO_REAL(REAL_OF)
#define BITS_OF(name, T) BITWISE(name, T, shmem_##name##_atomic_, )
TEST_AMO_BIT(BITS_OF)
TEST_AMO_OLD(BITS_OF) /* on signed types, too */
#define BITS_NBI_OF(name, T) BITWISE_NBI(name, T, shmem_##name##_atomic_, )
TEST_AMO_BIT(BITS_NBI_OF)

/* under the names before 1.4 */
#define OLD_OF(name, T) OLD(name, T, shmem_##name##_)
TEST_AMO_OLD(OLD_OF)
OLD_OF(short, short)
#define OLD_EXCHANGE(name, T) \
    EXCHANGE(old_##name, T, shmem_##name##_, BIG(T), OTHER(T), )
TEST_AMO_OLD(OLD_EXCHANGE)
#define OLD_EXCHANGE_REAL(name, T) \
    EXCHANGE(old_##name, T, shmem_##name##_, -2.375, (T) 1 / 3, )
TEST_AMO_REAL(OLD_EXCHANGE_REAL)

#define MSWAP(name, T) \
    static void mswap_##name(void *memory) \
    { \
        T *w = memory; \
        const T big = BIG(T), other = OTHER(T), some = (T) 0x5ff5; \
        FETCHES(T, shmem_##name##_, mswap, (w + 1, some, other, next), big, \
                (big & ~some) | (other & some)); \
        FETCHES(T, shmem_##name##_, mswap, (w + 1, 0, other, next), big, big); \
        FETCHES(T, shmem_##name##_, mswap, (w + 1, (T) -1, other, next), big, \
                other); \
    }
MSWAP(short, short)
MSWAP(int, int)
MSWAP(long, long)

/* Cray's untyped functions work on long; the generic macros hide their names. */
static void untyped(void *memory)
{
    long *w = memory;
    const long big = BIG(long);

    FETCHES(long, (shmem_swap), , (w + 1, 5, next), big, 5);
    FETCHES(long, (shmem_cswap), , (w + 1, big, 6, next), big, 6);
    FETCHES(long, (shmem_finc), , (w + 1, next), big, big + 1);
    CHANGES(long, (shmem_inc), , (w + 1, next), big, big + 1);
    FETCHES(long, (shmem_fadd), , (w + 1, 7, next), big, big + 7);
    CHANGES(long, (shmem_add), , (w + 1, 7, next), big, big + 7);
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
#define RUN_EXCHANGE(name, T) \
    exchange_##name(memory); \
    exchange_nbi_##name(memory);
    TEST_AMO(RUN_EXCHANGE)
    TEST_AMO_REAL(RUN_EXCHANGE)
#define RUN_STANDARD(name, T) standard_##name(memory);
    TEST_AMO(RUN_STANDARD)
#define RUN_BITS(name, T) bits_##name(memory);
    TEST_AMO_BIT(RUN_BITS)
    TEST_AMO_OLD(RUN_BITS)
#define RUN_BITS_NBI(name, T) bits_nbi_##name(memory);
    TEST_AMO_BIT(RUN_BITS_NBI)
#define RUN_OLD(name, T) old_##name(memory);
    TEST_AMO_OLD(RUN_OLD)
    old_short(memory);
#define RUN_OLD_EXCHANGE(name, T) exchange_old_##name(memory);
    TEST_AMO_OLD(RUN_OLD_EXCHANGE)
    TEST_AMO_REAL(RUN_OLD_EXCHANGE)
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
