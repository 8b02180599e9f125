/* np: 1 2 3 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests wait_until and test with every comparison and type, negative and huge
 * unsigned values included, and wait; p, put and atomic operations end them, on
 * the heap and in static data.
 */
#include "test.h"

static const int comparisons[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
                                  SHMEM_CMP_GE, SHMEM_CMP_LT, SHMEM_CMP_LE};

static struct {
    _Alignas(64) char bytes[64];
} static_word;

static int to;

#define HOLDS(a, cmp, b) \
    ((cmp) == SHMEM_CMP_EQ   ? (a) == (b) \
     : (cmp) == SHMEM_CMP_NE ? (a) != (b) \
     : (cmp) == SHMEM_CMP_GT ? (a) > (b) \
     : (cmp) == SHMEM_CMP_GE ? (a) >= (b) \
     : (cmp) == SHMEM_CMP_LT ? (a) < (b) \
                             : (a) <= (b))

/*
 * All pairs of the edge values and all comparisons, locally; then the PE before
 * makes each comparison true: the word starts at a value for which it is false,
 * and p or put bring one for which it is true.
 */
#define WAIT_TYPE(name, T, lowest, highest) \
    static void wait_##name(T *word) \
    { \
        const T edges[] = {lowest, (T) (lowest + 1),  0,      1, (T) -1, \
                           77,     (T) (highest - 1), highest}; \
        for (int a = 0; a < 8; a++) \
            for (int b = 0; b < 8; b++) \
                for (int c = 0; c < 6; c++) { \
                    int holds = HOLDS(edges[a], comparisons[c], edges[b]); \
                    *(volatile T *) word = edges[a]; \
                    CHECK(shmem_##name##_test(word, comparisons[c], \
                                              edges[b]) == holds, \
                          #name "_test: edges %d %d comparison %d", a, b, c); \
                    if (holds) \
                        shmem_##name##_wait_until(word, comparisons[c], \
                                                  edges[b]); \
                } \
        for (int c = 0; c < 6; c++) { \
            T before = 0, after = 0, value = 0; \
            for (int a = 0; a < 8; a++) \
                for (int b = 0; b < 8; b++) \
                    for (int d = 0; d < 8; d++) \
                        if (!HOLDS(edges[a], comparisons[c], edges[b]) && \
                            HOLDS(edges[d], comparisons[c], edges[b]) && \
                            test_hash(5, (unsigned) c, \
                                      (unsigned) (a * 64 + b * 8 + d)) % \
                                    8 == \
                                0) { \
                            before = edges[a]; \
                            value = edges[b]; \
                            after = edges[d]; \
                        } \
            *(volatile T *) word = before; \
            shmem_barrier_all(); \
            if (c % 2) \
                shmem_##name##_p(word, after, to); \
            else \
                shmem_##name##_put(word, &after, 1, to); \
            shmem_##name##_wait_until(word, comparisons[c], value); \
            CHECK(*word == after, #name "_wait_until: early"); \
            CHECK(shmem_##name##_test(word, comparisons[c], value) == 1, \
                  #name "_test after the wait"); \
            shmem_barrier_all(); \
        } \
    }
#define WAIT_SIGNED(name, T) \
    WAIT_TYPE(name, T, (T) ((T) 1 << (8 * sizeof(T) - 2)) * -2, \
              (T) (((T) 1 << (8 * sizeof(T) - 2)) - 1 + \
                   ((T) 1 << (8 * sizeof(T) - 2))))
#define WAIT_UNSIGNED(name, T) WAIT_TYPE(name, T, 0, (T) ~(T) 0)
TEST_P2P_SIGNED(WAIT_SIGNED)
TEST_P2P_UNSIGNED(WAIT_UNSIGNED)

/* wait ends when the word differs: by an atomic operation where the type has
 * one. */
#define WAIT_OLD(name, T, change) \
    static void wait_old_##name(T *word) \
    { \
        for (int i = 0; i < 20; i++) { \
            *(volatile T *) word = (T) -5; \
            shmem_barrier_all(); \
            if (i % 2) \
                test_sleep_us(100); \
            change; \
            shmem_##name##_wait(word, (T) -5); \
            CHECK(*word == 8, #name "_wait: early"); \
            shmem_##name##_wait(word, 7); \
            shmem_barrier_all(); \
        } \
    }
WAIT_OLD(short, short, shmem_short_add(word, 13, to))
WAIT_OLD(int, int, shmem_int_atomic_add(word, 13, to))
WAIT_OLD(long, long, shmem_long_atomic_swap(word, 8, to))
WAIT_OLD(longlong, long long,
         shmem_longlong_atomic_compare_swap(word, -5, 8, to))

static void untyped(long *word)
{
    *(volatile long *) word = -3;
    shmem_barrier_all();
    shmem_long_atomic_set(word, -2, to);
    shmem_wait(word, -3);
    (shmem_wait_until)(word, SHMEM_CMP_EQ, -2);
    shmem_barrier_all();
}

static void all(void *word)
{
#define RUN(name, T) wait_##name(word);
    TEST_P2P_SIGNED(RUN)
    TEST_P2P_UNSIGNED(RUN)
    wait_old_short(word);
    wait_old_int(word);
    wait_old_long(word);
    wait_old_longlong(word);
    untyped(word);
}

int main(void)
{
    void *heap_word;

    test_init();
    to = (me + 1) % npes;
    heap_word = shmem_malloc(64);
    CHECK(heap_word != NULL, "no memory");
    all(heap_word);
    all(static_word.bytes);
    return test_end();
}
