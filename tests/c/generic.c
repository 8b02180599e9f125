/* np: 1 2  cflags: -std=c11 -pedantic */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Every C11 type-generic macro with every type of its list, the fixed-width
 * names included: each must choose the routine of that type (the result is
 * of the right type and value).
 */
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#include "test.h"

/* Static words of the type, and local ones. */
#define WORDS(T) \
    static T word[4]; \
    T local[4] TEST_UNUSED = { (T)1, (T)2, (T)3, (T)4 }; \
    int next = (me + 1) % npes; \
    memset(word, 0, sizeof word); \
    shmem_barrier_all();

/* Does not evaluate the expression. */
#define SAME_TYPE(expression, T) \
    CHECK(_Generic((expression), T: 1, default: 0) == 1, \
        #expression " is no " #T)

#define RMA(name, T) \
    static void rma_##name(void) \
    { \
        WORDS(T) \
        shmem_put(word, local, 2, next); \
        shmem_p(&word[2], (T)7, next); \
        shmem_barrier_all(); \
        CHECK(word[1] == (T)2 && word[2] == (T)7, "put, p: " #name); \
        SAME_TYPE(shmem_g(&word[1], next), T); \
        CHECK(shmem_g(&word[1], next) == (T)2, "g: " #name); \
        shmem_get(local, word + 1, 2, next); \
        CHECK(local[0] == (T)2 && local[1] == (T)7, "get: " #name); \
        shmem_barrier_all(); \
        shmem_put_nbi(word, local, 3, next); \
        shmem_quiet(); \
        shmem_barrier_all(); \
        shmem_get_nbi(local + 1, word, 2, next); \
        shmem_quiet(); \
        CHECK(local[1] == (T)2 && local[2] == (T)7, "nbi: " #name); \
        shmem_barrier_all(); \
        shmem_iput(word, local, 2, 1, 2, next); \
        shmem_barrier_all(); \
        CHECK(word[2] == (T)2, "iput: " #name); \
        shmem_iget(local, word, 1, 2, 2, next); \
        CHECK(local[1] == (T)2, "iget: " #name); \
        shmem_barrier_all(); \
    }
TEST_RMA(RMA)

#define AMO(name, T) \
    static void amo_##name(void) \
    { \
        WORDS(T) \
        local[0] = shmem_atomic_fetch_inc(word, next); \
        CHECK(local[0] == (T)0, "fetch_inc: " #name); \
        SAME_TYPE(shmem_atomic_fetch_add(word, (T)2, next), T); \
        CHECK(shmem_atomic_fetch_add(word, (T)2, next) == (T)1, \
            "fetch_add: " #name); \
        shmem_atomic_inc(word, next); \
        shmem_atomic_add(word, (T)4, next); \
        SAME_TYPE(shmem_atomic_compare_swap(word, (T)8, (T)12, next), T); \
        CHECK(shmem_atomic_compare_swap(word, (T)8, (T)12, next) == \
            (T)8, "compare_swap: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T)12 && word[1] == (T)0, "amo: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO(AMO)

#define AMO_FETCH(name, T) \
    static void fetch_##name(void) \
    { \
        WORDS(T) \
        shmem_atomic_set(word, (T)5, next); \
        SAME_TYPE(shmem_atomic_fetch(word, next), T); \
        CHECK(shmem_atomic_fetch(word, next) == (T)5, "fetch: " #name); \
        SAME_TYPE(shmem_atomic_swap(word, (T)6, next), T); \
        CHECK(shmem_atomic_swap(word, local[2], next) == (T)5, \
            "swap: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T)3 && word[1] == (T)0, "swap: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO(AMO_FETCH)
TEST_AMO_REAL(AMO_FETCH)

#define BITS(name, T) \
    static void bits_##name(void) \
    { \
        WORDS(T) \
        shmem_atomic_or(word, (T)0x3c, next); \
        SAME_TYPE(shmem_atomic_fetch_or(word, (T)1, next), T); \
        CHECK(shmem_atomic_fetch_or(word, (T)2, next) == (T)0x3c, \
            "fetch_or: " #name); \
        CHECK(shmem_atomic_fetch_and(word, (T)0x1f, next) == (T)0x3e, \
            "fetch_and: " #name); \
        CHECK(shmem_atomic_fetch_xor(word, (T)0x11, next) == (T)0x1e, \
            "fetch_xor: " #name); \
        shmem_atomic_and(word, (T)0x0c, next); \
        shmem_atomic_xor(word, (T)0x05, next); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T)0x09 && word[1] == (T)0, "bits: " #name); \
        shmem_barrier_all(); \
    }
/* the generics exist for the unsigned types; uint32_t and uint64_t are two */
BITS(uint, unsigned int)
BITS(ulong, unsigned long)
BITS(ulonglong, unsigned long long)
BITS(uint32, uint32_t)
BITS(uint64, uint64_t)

#define OLD(name, T) \
    static void old_##name(void) \
    { \
        WORDS(T) \
        SAME_TYPE(shmem_finc(word, next), T); \
        CHECK(shmem_fadd(word, (T)2, next) == (T)0, "fadd: " #name); \
        shmem_inc(word, next); \
        shmem_add(word, (T)4, next); \
        CHECK(shmem_cswap(word, (T)7, (T)9, next) == (T)7, \
            "cswap: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T)9 && word[1] == (T)0, "old amo: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(OLD)

#define OLD_FETCH(name, T) \
    static void old_fetch_##name(void) \
    { \
        WORDS(T) \
        shmem_set(word, (T)5, next); \
        SAME_TYPE(shmem_fetch(word, next), T); \
        CHECK(shmem_fetch(word, next) == (T)5, "fetch: " #name); \
        CHECK(shmem_swap(word, local[0], next) == (T)5, "swap: " #name); \
        shmem_barrier_all(); \
        CHECK(word[0] == (T)1 && word[1] == (T)0, "old swap: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(OLD_FETCH)
TEST_AMO_REAL(OLD_FETCH)

#define P2P(name, T) \
    static void p2p_##name(void) \
    { \
        static volatile T flag; \
        WORDS(T) \
        flag = (T)0; \
        shmem_barrier_all(); \
        CHECK(shmem_test(word, SHMEM_CMP_NE, (T)0) == 0, "test: " #name); \
        shmem_barrier_all(); \
        shmem_p(&word[0], (T)-1, next); \
        shmem_p((T *)&flag, (T)3, next); \
        shmem_wait_until(word, SHMEM_CMP_EQ, (T)-1); \
        shmem_wait_until(&flag, SHMEM_CMP_GE, local[2]); \
        CHECK(shmem_test(&flag, SHMEM_CMP_EQ, (T)3) == 1, \
            "test: " #name); \
        CHECK(word[1] == (T)0, "neighbour: " #name); \
        shmem_barrier_all(); \
    }
TEST_P2P_SIGNED(P2P)
TEST_P2P_UNSIGNED(P2P)

int main(void)
{
    test_init();
#define RUN_RMA(name, T) rma_##name();
    TEST_RMA(RUN_RMA)
#define RUN_AMO(name, T) amo_##name(); fetch_##name();
    TEST_AMO(RUN_AMO)
#define RUN_REAL(name, T) fetch_##name(); old_fetch_##name();
    TEST_AMO_REAL(RUN_REAL)
    bits_uint();
    bits_ulong();
    bits_ulonglong();
    bits_uint32();
    bits_uint64();
#define RUN_OLD(name, T) old_##name(); old_fetch_##name();
    TEST_AMO_OLD(RUN_OLD)
#define RUN_P2P(name, T) p2p_##name();
    TEST_P2P_SIGNED(RUN_P2P)
    TEST_P2P_UNSIGNED(RUN_P2P)
    return test_end();
}
