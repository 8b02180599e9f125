/* np: 2 4 8  serial: 1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests atomic operations under contention: all PEs work on words of one PE,
 * with each type in turn.  It fails when an operation is lost or happens twice.
 */
#include "test.h"

/* long enough that the PEs work at the same time */
static int rounds;
static int short_rounds; /* the counts fit into a short */

static struct {
    _Alignas(64) char bytes[64];
} static_word;

/* how often each token of a swap chain was seen, on PE 0 */
static int *seen;

/*
 * Loops of fetch_add, fetch_inc, inc, add and cswap, in turn and then each by
 * itself.  The total must be right, and a fetched value never decreases.
 */
#define COUNT(name, T) \
    static void count_##name(T *word, int home) \
    { \
        T last = 0, got; \
        *word = 0; \
        shmem_barrier_all(); \
        for (int i = 0; i < rounds; i++) { \
            got = shmem_##name##_atomic_fetch_add(word, 3, home); \
            CHECK(i == 0 || got > last, #name ": fetch_add went back"); \
            last = got; \
            got = shmem_##name##_atomic_fetch_inc(word, home); \
            CHECK(got > last, #name ": fetch_inc went back"); \
            last = got; \
            shmem_##name##_atomic_add(word, 2, home); \
            shmem_##name##_atomic_inc(word, home); \
            do \
                got = shmem_##name##_atomic_fetch(word, home); \
            while (shmem_##name##_atomic_compare_swap( \
                       word, got, (T) (got + 1), home) != got); \
            CHECK(got > last, #name ": compare_swap went back"); \
            last = got; \
        } \
        for (int i = 0; i < rounds; i++) \
            shmem_##name##_atomic_inc(word, home); \
        for (int i = 0; i < rounds; i++) \
            shmem_##name##_atomic_add(word, 2, home); \
        for (int i = 0; i < rounds; i++) \
            shmem_##name##_atomic_fetch_inc(word, home); \
        for (int i = 0; i < rounds; i++) \
            shmem_##name##_atomic_fetch_add(word, 4, home); \
        shmem_barrier_all(); \
        if (me == home) \
            CHECK(*word == (T) (16 * rounds * npes), \
                  #name ": total %lld, not %d", (long long) *word, \
                  16 * rounds * npes); \
        shmem_barrier_all(); \
    }
TEST_AMO(COUNT)

/* Every token put in by a swap comes out once, the last one stays. */
#define CHAIN(name, T) \
    static void note_##name(T token) \
    { \
        int number = (int) token; \
        CHECK(number >= 0 && number <= rounds * npes && (T) number == token, \
              #name ": a token nobody gave"); \
        CHECK(shmem_int_atomic_fetch_inc(&seen[number], 0) == 0, \
              #name ": token %d came twice", number); \
    } \
    static void chain_##name(T *word, int home) \
    { \
        *word = 0; \
        memset(seen, 0, (size_t) (rounds * npes + 1) * sizeof *seen); \
        shmem_barrier_all(); \
        for (int i = 0; i < rounds; i++) \
            note_##name(shmem_##name##_atomic_swap( \
                word, (T) (me * rounds + i + 1), home)); \
        shmem_barrier_all(); \
        if (me == home) \
            note_##name(*word); \
        shmem_barrier_all(); \
        for (int i = 0; me == 0 && i <= rounds * npes; i++) \
            CHECK(seen[i] == 1, #name ": token %d lost", i); \
        shmem_barrier_all(); \
    }
TEST_AMO(CHAIN)
TEST_AMO_REAL(CHAIN)

/* Each PE flips its own bits; at the end each bit is as it left it. */
#define BITS(name, T) \
    static void bits_##name(T *word, int home) \
    { \
        T mine = (T) ((T) 1 << me), other = (T) ((T) 1 << (me + 16)), old; \
        *word = 0; \
        shmem_barrier_all(); \
        for (int i = 0; i < rounds; i++) { \
            old = shmem_##name##_atomic_fetch_xor(word, mine, home); \
            CHECK(((old & mine) != 0) == (i % 2 != 0), \
                  #name ": fetch_xor lost round %d", i); \
            old = shmem_##name##_atomic_fetch_or(word, other, home); \
            CHECK((old & other) == 0, #name ": fetch_and lost"); \
            old = shmem_##name##_atomic_fetch_and(word, (T) ~other, home); \
            CHECK((old & other) != 0, #name ": fetch_or lost"); \
            shmem_##name##_atomic_or(word, other, home); \
            shmem_##name##_atomic_and(word, (T) ~other, home); \
            shmem_##name##_atomic_xor(word, (T) (mine | other), home); \
            shmem_##name##_atomic_xor(word, (T) (mine | other), home); \
        } \
        shmem_##name##_atomic_xor(word, mine, home); \
        shmem_barrier_all(); \
        if (me == home) \
            CHECK(*word == (T) (((T) 1 << npes) - 1), \
                  #name ": bits lost, %llx", (unsigned long long) *word); \
        shmem_barrier_all(); \
    }
TEST_AMO_BIT(BITS)

/* Atomic operations on short, and mswap, must not change the other words in the
 * same 4 bytes. */
static void shorts(short *words, int home)
{
    int half = me % 2;

    words[0] = words[1] = 0;
    shmem_barrier_all();
    for (int i = 0; i < short_rounds; i++) {
        shmem_short_inc(&words[half], home);
        shmem_short_add(&words[half], 2, home);
        shmem_short_fadd(&words[half], -1, home);
        shmem_short_finc(&words[half], home);
    }
    shmem_barrier_all();
    if (me == home)
        for (int i = 0; i < 2; i++)
            CHECK(words[i] == 3 * short_rounds * ((npes + 1 - i) / 2),
                  "short %d is %d", i, words[i]);
    shmem_barrier_all();
}

/* Each PE counts in four bits of its own by masked swaps. */
static void masks(int *word, int home)
{
    int mask = 0xf << 4 * (me % 7), one = 1 << 4 * (me % 7), value = 0;

    *word = 0;
    shmem_barrier_all();
    for (int i = 0; me < 7 && i < rounds; i++) {
        int next = (value + one) & mask;
        int old = shmem_int_mswap(word, mask, next | 0x70000000, home);

        CHECK((old & mask) == value, "mswap round %d: %x", i, old);
        value = next;
    }
    shmem_barrier_all();
}

static void all(void *word, int home)
{
#define RUN_COUNT(name, T) count_##name(word, home);
    TEST_AMO(RUN_COUNT)
#define RUN_CHAIN(name, T) chain_##name(word, home);
    TEST_AMO(RUN_CHAIN)
    TEST_AMO_REAL(RUN_CHAIN)
#define RUN_BITS(name, T) bits_##name(word, home);
    TEST_AMO_BIT(RUN_BITS)
    shorts(word, home);
    masks(word, home);
}

int main(void)
{
    void *heap_word;

    test_init();
    CHECK(npes <= 8, "too many PEs for this test");
    heap_word = shmem_malloc(64);
    rounds = test_one_node() ? 8000 : 100;
    short_rounds = test_one_node() ? 2500 : 100;
    seen = shmem_malloc((size_t) (rounds * npes + 1) * sizeof *seen);
    CHECK(heap_word != NULL && seen != NULL, "no memory");
    all(heap_word, 0);
    all(static_word.bytes, npes - 1);
    return test_end();
}
