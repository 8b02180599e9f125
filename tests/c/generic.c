/* np: 1 2  args: c11  worlds: node (it tests the compiler)  cflags: -O0 -std=c11 -pedantic -Wconversion -Werror */
/* np: 1 2  args: c2x  worlds: node (it tests the compiler)  cflags: -O0 -std=c2x -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 2  args: c++11  worlds: node (it tests the compiler)  cflags: -O0 -std=c++11 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 2  args: c++20  worlds: node (it tests the compiler)  cflags: -O0 -std=c++20 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines in each language: it calls every one with
 * every type of its list, the fixed-width names included, without a context and
 * with one, those that accept complex numbers with these, too.  It fails when a result has the wrong type or value, which means
 * that the call has chosen the routine of another type.
 */
#ifndef __cplusplus
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#endif
#include "typed.h"

static struct {
    long double align;
    char bytes[TYPED_PES * TYPED_N * sizeof(long double)];
} to, from, far_to, far_from;

#define RMA_OF(name, T) \
    RMA(rma_##name, T, shmem_, ) RMA(rma_ctx_##name, T, shmem_, CTX)
TEST_RMA(RMA_OF)

#define STANDARD_OF(name, T) \
    STANDARD(name, T, shmem_atomic_, ) \
    STANDARD(ctx_##name, T, shmem_atomic_, CTX)
TEST_AMO(STANDARD_OF)
#define REAL_OF(name, T) \
    REAL(name, T, shmem_atomic_, ) REAL(ctx_##name, T, shmem_atomic_, CTX)
TEST_AMO_REAL(REAL_OF)
#define BITS_OF(name, T) \
    BITWISE(name, T, shmem_atomic_, ) \
    BITWISE(ctx_##name, T, shmem_atomic_, CTX) \
    BITWISE_NBI(name, T, shmem_atomic_, ) \
    BITWISE_NBI(ctx_##name, T, shmem_atomic_, CTX)
TEST_AMO_BIT(BITS_OF)

#define OLD_OF(name, T) \
    OLD(name, T, shmem_) EXCHANGE(old_##name, T, shmem_, BIG(T), OTHER(T), )
TEST_AMO_OLD(OLD_OF)
#define OLD_REAL_OF(name, T) \
    EXCHANGE(old_##name, T, shmem_, -2.375, (T) 1 / 3, )
TEST_AMO_REAL(OLD_REAL_OF)

/* Static words of the type, and words on the stack. */
#define WORDS(T) \
    static T word[4]; \
    T local[4] TEST_UNUSED = {(T) 1, (T) 2, (T) 3, (T) 4}; \
    memset(word, 0, sizeof word); \
    shmem_barrier_all();

#define SIGNALS_FORM(name, T, form, ...) \
    static void signals_##form##_##name(void) \
    { \
        static uint64_t signal; \
        signal = 0; \
        WORDS(T) \
        shmem_put_signal(__VA_ARGS__ word + 1, local, 3, &signal, 7, \
                         SHMEM_SIGNAL_SET, next); \
        shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 7); \
        CHECK(word[0] == (T) 0 && word[1] == (T) 1 && word[3] == (T) 3, \
              "put_signal: " #name); \
        shmem_barrier_all(); \
        shmem_put_signal_nbi(__VA_ARGS__ word, local + 3, 1, &signal, 2, \
                             SHMEM_SIGNAL_ADD, next); \
        shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 9); \
        CHECK(word[0] == (T) 4 && word[1] == (T) 1, "put_signal_nbi: " #name); \
        quiet(); \
        shmem_barrier_all(); \
    }
#define SIGNALS(name, T) \
    SIGNALS_FORM(name, T, plain, ) SIGNALS_FORM(name, T, ctx, CTX)
TEST_RMA(SIGNALS)

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

#define MANY_SIGNED(name, T) NOW(name, T, shmem_, -3, 2)
#define MANY_UNSIGNED(name, T) NOW(name, T, shmem_, 1, (T) -2)
TEST_P2P_SIGNED(MANY_SIGNED)
TEST_P2P_UNSIGNED(MANY_UNSIGNED)

static void signals(void)
{
    static uint64_t signal;

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

/* ---- complex numbers: those of C, and in C++ those of std::complex, too */

/* A number has the parts re and im. */
#define IS(number, re, im, what) \
    CHECK(((const real *) &(number))[0] == (real) (re) && \
              ((const real *) &(number))[1] == (real) (im), \
          what)

#define SET(number, re, im) \
    do { \
        ((real *) &(number))[0] = (real) (re); \
        ((real *) &(number))[1] = (real) (im); \
    } while (0)

/* PE k contributes (k + 1) * (1 - i) to the sums, and 2i to the product. */
#define COMPLEX(name, type, part) \
    static type name##_from, name##_to, name##_put; \
    static void name(void) \
    { \
        typedef part real; \
        const type *from = &name##_from; \
        type *to = &name##_to; \
        int all = npes * (npes + 1) / 2, before = me * (me + 1) / 2; \
        int two_n = 1 << npes, here = before + me + 1; \
        SET(name##_from, me + 1, -(me + 1)); \
        shmem_sum_reduce(SHMEM_TEAM_WORLD, to, from, 1); \
        IS(*to, all, -all, "sum_reduce"); \
        shmem_sum_inscan(SHMEM_TEAM_WORLD, to, from, 1); \
        IS(*to, here, -here, "sum_inscan"); \
        shmem_sum_exscan(SHMEM_TEAM_WORLD, to, from, 1); \
        IS(*to, before, -before, "sum_exscan"); \
        SET(name##_from, 0, 2); \
        shmem_prod_reduce(SHMEM_TEAM_WORLD, to, from, 1); \
        if (npes % 2 == 1) \
            IS(*to, 0, npes % 4 == 1 ? two_n : -two_n, "prod_reduce"); \
        else \
            IS(*to, npes % 4 == 0 ? two_n : -two_n, 0, "prod_reduce"); \
        SET(name##_from, me, 7); \
        shmem_put(&name##_put, from, 1, (me + 1) % npes); \
        shmem_barrier_all(); \
        shmem_get(SHMEM_CTX_DEFAULT, to, from, 1, (me + 1) % npes); \
        IS(name##_put, (me + npes - 1) % npes, 7, "put"); \
        IS(*to, (me + 1) % npes, 7, "get"); \
        shmem_barrier_all(); \
    }

COMPLEX(c_float, sma_complexf_t, float)
COMPLEX(c_double, sma_complexd_t, double)
#ifdef __cplusplus
COMPLEX(cxx_float, std::complex<float>, float)
COMPLEX(cxx_double, std::complex<double>, double)
#endif

/* ---- handles of teams are constants; a barrier of an active set has the name of that
 * of a team */

static shmem_team_t world = SHMEM_TEAM_WORLD;

static void syncs(void)
{
    static long psync[SHMEM_SYNC_SIZE];
    static int count[2] = {1};
    shmem_team_t back;

    shmem_sync(0, 0, npes, psync);
    CHECK(shmem_team_split_strided(world, npes - 1, -1, npes, NULL, 0, &back) ==
                  0 &&
              shmem_sync(back) == 0 &&
              shmem_sum_inscan(back, count + 1, count, 1) == 0 &&
              count[1] == npes - me,
          "a team: %d", count[1]);
    shmem_team_destroy(back);
}

int main(void)
{
    void *words = to.bytes;

    test_init();
    next = (me + 1) % npes;
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
#define RUN_RMA(name, T) \
    rma_##name(to.bytes, from.bytes, far_to.bytes, far_from.bytes); \
    rma_ctx_##name(to.bytes, from.bytes, far_to.bytes, far_from.bytes); \
    signals_plain_##name(); \
    signals_ctx_##name();
    TEST_RMA(RUN_RMA)
#define RUN_AMO(name, T) \
    standard_##name(words); \
    standard_ctx_##name(words);
    TEST_AMO(RUN_AMO)
#define RUN_EXCHANGE(name, T) \
    exchange_##name(words); \
    exchange_nbi_##name(words); \
    exchange_ctx_##name(words); \
    exchange_nbi_ctx_##name(words);
    TEST_AMO(RUN_EXCHANGE)
    TEST_AMO_REAL(RUN_EXCHANGE)
#define RUN_BITS(name, T) \
    bits_##name(words); \
    bits_nbi_##name(words); \
    bits_ctx_##name(words); \
    bits_nbi_ctx_##name(words);
    TEST_AMO_BIT(RUN_BITS)
#define RUN_OLD(name, T) old_##name(words);
    TEST_AMO_OLD(RUN_OLD)
#define RUN_OLD_EXCHANGE(name, T) exchange_old_##name(words);
    TEST_AMO_OLD(RUN_OLD_EXCHANGE)
    TEST_AMO_REAL(RUN_OLD_EXCHANGE)
#define RUN_P2P(name, T) \
    p2p_##name(); \
    now_##name(); \
    later_##name();
    TEST_P2P_SIGNED(RUN_P2P)
    TEST_P2P_UNSIGNED(RUN_P2P)
    c_float();
    c_double();
#ifdef __cplusplus
    cxx_float();
    cxx_double();
#endif
    syncs();
    signals();
    shmem_ctx_destroy(ctx);
    return test_end();
}
