/* np: 1 2  args: c11  worlds: node (it tests the compiler)  cflags: -O0 -std=c11 -pedantic -Wconversion -Werror */
/* np: 1 2  args: c17  worlds: node (it tests the compiler)  cflags: -O0 -std=c17 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 2  args: c2x  worlds: node (it tests the compiler)  cflags: -O0 -std=c2x -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 2  args: c++11  worlds: node (it tests the compiler)  cflags: -O0 -std=c++11 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 2  args: c++17  worlds: node (it tests the compiler)  cflags: -O0 -std=c++17 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 2  args: c++20  worlds: node (it tests the compiler)  cflags: -O0 -std=c++20 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines in each language: it calls every one with
 * every type of its list, the fixed-width names included, without a context and
 * with one.  It fails when a result has the wrong type or value, which means
 * that the call has chosen the routine of another type.
 */
#ifndef __cplusplus
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#else
#include <type_traits>
#endif
#include "test.h"

/* Static words of the type, and words on the stack. */
#define WORDS(T) \
    static T word[4]; \
    T local[4] TEST_UNUSED = {(T) 1, (T) 2, (T) 3, (T) 4}; \
    int next = (me + 1) % npes; \
    memset(word, 0, sizeof word); \
    shmem_barrier_all();

/* Does not evaluate the expression. */
#ifdef __cplusplus
#define SAME_TYPE(expression, T) \
    static_assert(std::is_same<decltype(expression), T>::value, "type of " #T)
#else
#define SAME_TYPE(expression, T) \
    CHECK(_Generic((expression), T : 1, default : 0) == 1, \
          #expression " is no " #T)
#endif

/* The first argument: nothing, or a context. */
static shmem_ctx_t ctx;
#define PLAIN
#define CTX ctx,
#define QUIET_plain shmem_quiet()
#define QUIET_ctx shmem_ctx_quiet(ctx)

#define RMA_FORM(name, T, form, C) \
    static void rma_##form##_##name(void) \
    { \
        WORDS(T) \
        shmem_put(C word, local, 2, next); \
        shmem_p(C &word[2], (T) 7, next); \
        QUIET_##form; \
        shmem_barrier_all(); \
        CHECK(word[1] == (T) 2 && word[2] == (T) 7, "put, p: " #name); \
        SAME_TYPE(shmem_g(C &word[1], next), T); \
        CHECK(shmem_g(C &word[1], next) == (T) 2, "g: " #name); \
        shmem_get(C local, word + 1, 2, next); \
        CHECK(local[0] == (T) 2 && local[1] == (T) 7, "get: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
        shmem_put_nbi(C word, local, 3, next); \
        QUIET_##form; \
        shmem_barrier_all(); \
        shmem_get_nbi(C local + 1, word, 2, next); \
        QUIET_##form; \
        CHECK(local[1] == (T) 2 && local[2] == (T) 7, "nbi: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
        shmem_iput(C word, local, 2, 1, 2, next); \
        QUIET_##form; \
        shmem_barrier_all(); \
        CHECK(word[2] == (T) 2, "iput: " #name); \
        shmem_iget(C local, word, 1, 2, 2, next); \
        CHECK(local[1] == (T) 2, "iget: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
    }
#define RMA(name, T) RMA_FORM(name, T, plain, PLAIN) RMA_FORM(name, T, ctx, CTX)
TEST_RMA(RMA)

#define BLOCKS_FORM(name, T, form, C) \
    static void blocks_##form##_##name(void) \
    { \
        static uint64_t signal; \
        signal = 0; \
        WORDS(T) \
        shmem_ibput(C word, local, 2, 2, 2, 2, next); \
        QUIET_##form; \
        shmem_barrier_all(); \
        CHECK(word[1] == (T) 2 && word[3] == (T) 4, "ibput: " #name); \
        local[0] = local[1] = local[2] = local[3] = (T) 0; \
        shmem_ibget(C local + 1, word, 2, 2, 1, 2, next); \
        CHECK(local[1] == (T) 1 && local[2] == (T) 0 && local[3] == (T) 3, \
              "ibget: " #name); \
        shmem_barrier_all(); \
        shmem_put_signal(C word + 1, local, 3, &signal, 7, SHMEM_SIGNAL_SET, \
                         next); \
        shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 7); \
        CHECK(word[0] == (T) 1 && word[1] == (T) 0 && word[2] == (T) 1, \
              "put_signal: " #name); \
        shmem_barrier_all(); \
        shmem_put_signal_nbi(C word, local + 3, 1, &signal, 2, \
                             SHMEM_SIGNAL_ADD, next); \
        shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 9); \
        CHECK(word[0] == (T) 3 && word[2] == (T) 1, "put_signal_nbi: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
    }
#define BLOCKS(name, T) \
    BLOCKS_FORM(name, T, plain, PLAIN) BLOCKS_FORM(name, T, ctx, CTX)
TEST_RMA(BLOCKS)

#define AMO_FORM(name, T, form, C) \
    static void amo_##form##_##name(void) \
    { \
        WORDS(T) \
        local[0] = shmem_atomic_fetch_inc(C word, next); \
        CHECK(local[0] == (T) 0, "fetch_inc: " #name); \
        SAME_TYPE(shmem_atomic_fetch_add(C word, (T) 2, next), T); \
        CHECK(shmem_atomic_fetch_add(C word, (T) 2, next) == (T) 1, \
              "fetch_add: " #name); \
        shmem_atomic_inc(C word, next); \
        shmem_atomic_add(C word, (T) 4, next); \
        SAME_TYPE(shmem_atomic_compare_swap(C word, (T) 8, (T) 12, next), T); \
        CHECK(shmem_atomic_compare_swap(C word, (T) 8, (T) 12, next) == (T) 8, \
              "compare_swap: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 12 && word[1] == (T) 0, "amo: " #name); \
        shmem_barrier_all(); \
        shmem_atomic_fetch_inc_nbi(C local, word, next); \
        QUIET_##form; \
        shmem_atomic_fetch_add_nbi(C local + 1, word, (T) 2, next); \
        QUIET_##form; \
        shmem_atomic_compare_swap_nbi(C local + 2, word, (T) 15, (T) 6, next); \
        QUIET_##form; \
        CHECK(local[0] == (T) 12 && local[1] == (T) 13 && local[2] == (T) 15, \
              "fetch_inc_nbi, fetch_add_nbi, compare_swap_nbi: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 6 && word[1] == (T) 0, "amo nbi: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
    }
#define AMO(name, T) AMO_FORM(name, T, plain, PLAIN) AMO_FORM(name, T, ctx, CTX)
TEST_AMO(AMO)

#define AMO_FETCH_FORM(name, T, form, C) \
    static void fetch_##form##_##name(void) \
    { \
        WORDS(T) \
        shmem_atomic_set(C word, (T) 5, next); \
        SAME_TYPE(shmem_atomic_fetch(C word, next), T); \
        CHECK(shmem_atomic_fetch(C word, next) == (T) 5, "fetch: " #name); \
        SAME_TYPE(shmem_atomic_swap(C word, (T) 6, next), T); \
        CHECK(shmem_atomic_swap(C word, local[2], next) == (T) 5, \
              "swap: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 3 && word[1] == (T) 0, "swap: " #name); \
        shmem_barrier_all(); \
        shmem_atomic_fetch_nbi(C local, word, next); \
        QUIET_##form; \
        shmem_atomic_swap_nbi(C local + 1, word, (T) 4, next); \
        QUIET_##form; \
        CHECK(local[0] == (T) 3 && local[1] == (T) 3, \
              "fetch_nbi, swap_nbi: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 4 && word[1] == (T) 0, "swap nbi: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
    }
#define AMO_FETCH(name, T) \
    AMO_FETCH_FORM(name, T, plain, PLAIN) AMO_FETCH_FORM(name, T, ctx, CTX)
TEST_AMO(AMO_FETCH)
TEST_AMO_REAL(AMO_FETCH)

#define BITS_FORM(name, T, form, C) \
    static void bits_##form##_##name(void) \
    { \
        WORDS(T) \
        shmem_atomic_or(C word, (T) 0x3c, next); \
        SAME_TYPE(shmem_atomic_fetch_or(C word, (T) 1, next), T); \
        CHECK(shmem_atomic_fetch_or(C word, (T) 2, next) == (T) 0x3c, \
              "fetch_or: " #name); \
        CHECK(shmem_atomic_fetch_and(C word, (T) 0x1f, next) == (T) 0x3e, \
              "fetch_and: " #name); \
        CHECK(shmem_atomic_fetch_xor(C word, (T) 0x11, next) == (T) 0x1e, \
              "fetch_xor: " #name); \
        shmem_atomic_and(C word, (T) 0x0c, next); \
        shmem_atomic_xor(C word, (T) 0x05, next); \
        QUIET_##form; \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 0x09 && word[1] == (T) 0, "bits: " #name); \
        shmem_barrier_all(); \
        shmem_atomic_fetch_or_nbi(C local, word, (T) 0x30, next); \
        QUIET_##form; \
        shmem_atomic_fetch_and_nbi(C local + 1, word, (T) 0x18, next); \
        QUIET_##form; \
        shmem_atomic_fetch_xor_nbi(C local + 2, word, (T) 0x11, next); \
        QUIET_##form; \
        CHECK(local[0] == (T) 0x09 && local[1] == (T) 0x39 && \
                  local[2] == (T) 0x18, \
              "bits nbi: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 0x09 && word[1] == (T) 0, "bits nbi: " #name); \
        QUIET_##form; \
        shmem_barrier_all(); \
    }
#define BITS(name, T) \
    BITS_FORM(name, T, plain, PLAIN) BITS_FORM(name, T, ctx, CTX)
#define TEST_BITS(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t)
TEST_BITS(BITS)

#define OLD(name, T) \
    static void old_##name(void) \
    { \
        WORDS(T) \
        SAME_TYPE(shmem_finc(word, next), T); \
        CHECK(shmem_fadd(word, (T) 2, next) == (T) 0, "fadd: " #name); \
        shmem_inc(word, next); \
        shmem_add(word, (T) 4, next); \
        CHECK(shmem_cswap(word, (T) 7, (T) 9, next) == (T) 7, \
              "cswap: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 9 && word[1] == (T) 0, "old amo: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(OLD)

#define OLD_FETCH(name, T) \
    static void old_fetch_##name(void) \
    { \
        WORDS(T) \
        shmem_set(word, (T) 5, next); \
        SAME_TYPE(shmem_fetch(word, next), T); \
        CHECK(shmem_fetch(word, next) == (T) 5, "fetch: " #name); \
        CHECK(shmem_swap(word, local[0], next) == (T) 5, "swap: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T) 1 && word[1] == (T) 0, "old swap: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(OLD_FETCH)
TEST_AMO_REAL(OLD_FETCH)

#define P2P(name, T) \
    static void p2p_##name(void) \
    { \
        static volatile T flag; \
        WORDS(T) \
        flag = (T) 0; \
        shmem_barrier_all(); \
        CHECK(shmem_test(word, SHMEM_CMP_NE, (T) 0) == 0, "test: " #name); \
        shmem_barrier_all(); \
        shmem_p(&word[0], (T) -1, next); \
        shmem_p((T *) &flag, (T) 3, next); \
        shmem_wait_until(word, SHMEM_CMP_EQ, (T) -1); \
        shmem_wait_until(&flag, SHMEM_CMP_GE, local[2]); \
        CHECK(shmem_test(&flag, SHMEM_CMP_EQ, (T) 3) == 1, "test: " #name); \
        CHECK(word[1] == (T) 0, "neighbour: " #name); \
        shmem_barrier_all(); \
    }
TEST_P2P_SIGNED(P2P)
TEST_P2P_UNSIGNED(P2P)

/* The waits and tests for several words. */
#define MANY(name, T) \
    static void many_##name(void) \
    { \
        static volatile T flag[3]; \
        size_t at[3]; \
        const T want[3] = {(T) 1, (T) 2, (T) 3}; \
        const T third[3] = {(T) 9, (T) 9, (T) 3}; \
        WORDS(T) \
        flag[0] = (T) 0; \
        flag[1] = (T) 0; \
        flag[2] = (T) 0; \
        shmem_barrier_all(); \
        CHECK(shmem_test_all(flag, 3, NULL, SHMEM_CMP_EQ, (T) 0) == 1, \
              "test_all: " #name); \
        CHECK(shmem_test_any(flag, 3, NULL, SHMEM_CMP_NE, (T) 0) == SIZE_MAX, \
              "test_any: " #name); \
        CHECK(shmem_test_some(flag, 3, at, NULL, SHMEM_CMP_NE, (T) 0) == 0, \
              "test_some: " #name); \
        CHECK(shmem_test_all_vector(flag, 3, NULL, SHMEM_CMP_EQ, want) == 0, \
              "test_all_vector: " #name); \
        CHECK(shmem_test_any_vector(flag, 3, NULL, SHMEM_CMP_EQ, want) == \
                  SIZE_MAX, \
              "test_any_vector: " #name); \
        CHECK(shmem_test_some_vector(flag, 3, at, NULL, SHMEM_CMP_EQ, want) == \
                  0, \
              "test_some_vector: " #name); \
        shmem_barrier_all(); \
        shmem_put((T *) flag, local, 3, next); \
        shmem_wait_until_all(flag, 3, NULL, SHMEM_CMP_NE, (T) 0); \
        CHECK(shmem_wait_until_any(flag, 3, NULL, SHMEM_CMP_EQ, (T) 2) == 1, \
              "wait_until_any: " #name); \
        CHECK(shmem_wait_until_some(flag, 3, at, NULL, SHMEM_CMP_GE, (T) 2) == \
                  2, \
              "wait_until_some: " #name); \
        shmem_wait_until_all_vector(flag, 3, NULL, SHMEM_CMP_EQ, want); \
        CHECK(shmem_wait_until_any_vector(flag, 3, NULL, SHMEM_CMP_EQ, \
                                          third) == 2, \
              "wait_until_any_vector: " #name); \
        CHECK(shmem_wait_until_some_vector(flag, 3, at, NULL, SHMEM_CMP_EQ, \
                                           third) == 1 && \
                  at[0] == 2, \
              "wait_until_some_vector: " #name); \
        CHECK(word[0] == (T) 0, "neighbour: " #name); \
        shmem_barrier_all(); \
    }
TEST_P2P_SIGNED(MANY)
TEST_P2P_UNSIGNED(MANY)

static void signals(void)
{
    static uint64_t signal;
    int next = (me + 1) % npes;

    signal = 0;
    shmem_barrier_all();
    shmem_signal_set(&signal, 1, next);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 1);
    shmem_barrier_all();
    shmem_signal_add(ctx, &signal, 2, next);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 3);
    shmem_barrier_all();
    shmem_signal_set(ctx, &signal, 9, next);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 9);
    shmem_barrier_all();
    shmem_signal_add(&signal, 1, next);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 10);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
}

int main(void)
{
    test_init();
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
#define RUN_RMA(name, T) \
    rma_plain_##name(); \
    rma_ctx_##name(); \
    blocks_plain_##name(); \
    blocks_ctx_##name();
    TEST_RMA(RUN_RMA)
#define RUN_AMO(name, T) \
    amo_plain_##name(); \
    fetch_plain_##name(); \
    amo_ctx_##name(); \
    fetch_ctx_##name();
    TEST_AMO(RUN_AMO)
#define RUN_REAL(name, T) \
    fetch_plain_##name(); \
    fetch_ctx_##name(); \
    old_fetch_##name();
    TEST_AMO_REAL(RUN_REAL)
#define RUN_BITS(name, T) \
    bits_plain_##name(); \
    bits_ctx_##name();
    TEST_BITS(RUN_BITS)
#define RUN_OLD(name, T) \
    old_##name(); \
    old_fetch_##name();
    TEST_AMO_OLD(RUN_OLD)
#define RUN_P2P(name, T) \
    p2p_##name(); \
    many_##name();
    TEST_P2P_SIGNED(RUN_P2P)
    TEST_P2P_UNSIGNED(RUN_P2P)
    signals();
    shmem_ctx_destroy(ctx);
    return test_end();
}
