/* np: 1 2 3 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the nonblocking atomic operations of all types, and the bitwise ones on
 * signed types: after quiet the old value is here and the new one on the other
 * PE.  It fails, too, when the sum of many operations on one word is wrong.
 */
#include "test.h"

static union {
    int64_t word[8];
    char bytes[64];
} there;
static int to;

#define EXT(name, T) \
    static void ext_##name(void) \
    { \
        T *p = (T *) there.bytes, old[2]; \
        *p = (T) (me + 3); \
        shmem_barrier_all(); \
        shmem_##name##_atomic_fetch_nbi(&old[0], p, to); \
        shmem_quiet(); \
        CHECK(old[0] == (T) (to + 3), #name "_atomic_fetch_nbi"); \
        shmem_barrier_all(); \
        shmem_##name##_atomic_swap_nbi(&old[1], p, (T) (me + 50), to); \
        shmem_quiet(); \
        CHECK(old[1] == (T) (to + 3), #name "_atomic_swap_nbi"); \
        shmem_barrier_all(); \
        CHECK(*p == (T) ((me + npes - 1) % npes + 50), "swapped " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO(EXT)
TEST_AMO_REAL(EXT)

#define STD(name, T) \
    static void std_##name(void) \
    { \
        T *p = (T *) there.bytes, old[20]; \
        uint64_t sum = 0, all; \
        *p = 0; \
        shmem_barrier_all(); \
        for (int i = 0; i < 10; i++) { \
            shmem_##name##_atomic_fetch_inc_nbi(&old[2 * i], p, 0); \
            shmem_##name##_atomic_fetch_add_nbi(&old[2 * i + 1], p, 4, 0); \
        } \
        shmem_quiet(); \
        for (int i = 0; i < 20; i++) \
            sum += (uint64_t) old[i]; \
        CHECK(npes > 1 || sum == 5 * 90 + 10, "sum %d", (int) sum); \
        shmem_barrier_all(); \
        all = (uint64_t) shmem_##name##_g(p, 0); \
        CHECK(all == 50 * (uint64_t) npes, #name ": %d", (int) all); \
        shmem_barrier_all(); \
        /* exactly one PE is the first */ \
        shmem_##name##_atomic_compare_swap_nbi(old, p, (T) all, (T) (me + 1), \
                                               0); \
        shmem_quiet(); \
        shmem_barrier_all(); \
        all = (uint64_t) shmem_##name##_g(p, 0); \
        CHECK(all >= 1 && all <= (uint64_t) npes, "winner %d", (int) all); \
        CHECK((uint64_t) old[0] == \
                  ((int) all == me + 1 ? 50 * (uint64_t) npes : all), \
              "%d", me); \
        shmem_barrier_all(); \
    }
TEST_AMO(STD)

/* Each PE has bits of its own. */
#define BIT(name, T) \
    static void bit_##name(void) \
    { \
        T *p = (T *) there.bytes, old, mine = (T) 1 << (me + 3); \
        *p = (T) -1; \
        shmem_barrier_all(); \
        shmem_##name##_atomic_fetch_and_nbi(&old, p, (T) ~mine, 0); \
        shmem_quiet(); \
        CHECK((old & mine) == mine && (old & 7) == 7, "old of and"); \
        shmem_##name##_atomic_fetch_or_nbi(&old, p, mine, 0); \
        shmem_quiet(); \
        CHECK((old & mine) == 0, "old of or"); \
        shmem_##name##_atomic_fetch_xor_nbi(&old, p, mine, 0); \
        shmem_quiet(); \
        CHECK((old & mine) == mine, "old of xor"); \
        shmem_barrier_all(); \
        old = shmem_##name##_g(p, 0); \
        CHECK(old == (T) ~((((T) 1 << npes) - 1) << 3), #name); \
        shmem_barrier_all(); \
    }
TEST_AMO_BIT(BIT)

#define SIGNED(name, T) \
    static void signed_##name(void) \
    { \
        T *p = (T *) there.bytes, mine = (T) 1 << (me + 3); \
        *p = -1; \
        shmem_barrier_all(); \
        CHECK((shmem_##name##_atomic_fetch_and(p, ~mine, 0) & mine) == mine, \
              #name " and"); \
        CHECK((shmem_##name##_atomic_fetch_or(p, mine, 0) & mine) == 0, \
              #name " or"); \
        CHECK((shmem_##name##_atomic_fetch_xor(p, mine, 0) & mine) == mine, \
              #name " xor"); \
        shmem_##name##_atomic_or(p, mine, 0); \
        shmem_##name##_atomic_and(p, ~mine, 0); \
        shmem_##name##_atomic_xor(p, mine, 0); \
        shmem_barrier_all(); \
        CHECK(shmem_##name##_g(p, 0) == -1, #name); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(SIGNED)

int main(void)
{
    test_init();
    to = (me + 1) % npes;
#define RUN_EXT(name, T) ext_##name();
    TEST_AMO(RUN_EXT)
    TEST_AMO_REAL(RUN_EXT)
#define RUN_STD(name, T) std_##name();
    TEST_AMO(RUN_STD)
#define RUN_BIT(name, T) bit_##name();
    TEST_AMO_BIT(RUN_BIT)
#define RUN_SIGNED(name, T) signed_##name();
    TEST_AMO_OLD(RUN_SIGNED)
    return test_end();
}
