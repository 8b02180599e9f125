/* np: 1 3  args: c11  cflags: -O0 -std=c11 -pedantic -Wconversion -Werror */
/* np: 1 3  args: c17  worlds: node (it tests the compiler)  cflags: -O0 -std=c17 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 3  args: c2x  worlds: node (it tests the compiler)  cflags: -O0 -std=c2x -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the C11 type-generic macros for teams
 * with every type, the fixed-width names included, and the functions that have
 * the names of some of them and differ from them in the number of arguments.
 */
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#include "test.h"

static long psync[SHMEM_BCAST_SYNC_SIZE];

/* Each macro must choose the routine of the type: any other would move fewer or
 * more bytes, or not compile. */
#define DATA(name, T) \
    static void data_##name(shmem_team_t t) \
    { \
        static T from[24], to[24]; \
        const T *source = from; \
        for (int i = 0; i < 24; i++) \
            from[i] = (T) (me + i); \
        memset(to, 0x5a, sizeof to); \
        CHECK(shmem_broadcast(t, to, source, 3, npes - 1) == 0, "status"); \
        CHECK(to[2] == (T) (npes + 1) && \
                  test_differs(to + 3, 0x5a, sizeof to - 3 * sizeof(T)) < 0, \
              "broadcast: " #name); \
        CHECK(shmem_collect(t, to, source, 2) == 0, "status"); \
        CHECK(to[2 * npes - 1] == (T) npes, "collect: " #name); \
        CHECK(shmem_fcollect(t, to, source + 1, 3) == 0, "status"); \
        CHECK(to[3 * npes - 1] == (T) (npes + 2), "fcollect: " #name); \
        CHECK(shmem_alltoall(t, to, source, 2) == 0, "status"); \
        CHECK(to[2 * npes - 1] == (T) (npes + 2 * me), "alltoall: " #name); \
        CHECK(shmem_alltoalls(t, to, source, 2, 1, 2) == 0, "status"); \
        CHECK(to[4 * npes - 2] == (T) (npes + 2 * me), "alltoalls: " #name); \
        CHECK(test_differs(to + 4 * npes, 0x5a, \
                           (size_t) (24 - 4 * npes) * sizeof(T)) < 0, \
              "behind dest: " #name); \
    }
TEST_RMA(DATA)

#define REDUCE(T, op, want) \
    memset(to, 0x5a, sizeof to); \
    CHECK(shmem_##op##_reduce(t, to, from, 2) == 0, "status"); \
    CHECK(to[1] == (T) (want) && test_differs(to + 2, 0x5a, sizeof(T)) < 0, \
          #op " " #T " ");
#define BEGIN(name, T, kind) \
    static void kind##_##name(shmem_team_t t) \
    { \
        static T from[2], to[3]; \
        from[0] = (T) 1; \
        from[1] = (T) (me + 2);
#define BITS(name, T) \
    BEGIN(name, T, bits) \
    REDUCE(T, and, npes == 1 ? 2 : 0) \
    REDUCE(T, or, npes == 1 ? 2 : 7) \
    REDUCE(T, xor, npes == 1 ? 2 : 5) \
    }
#define ORDER(name, T) \
    BEGIN(name, T, order) \
    REDUCE(T, max, npes + 1) \
    REDUCE(T, min, 2) \
    }
#define ARITH(name, T) \
    BEGIN(name, T, arith) \
    REDUCE(T, sum, npes == 1 ? 2 : 9) \
    REDUCE(T, prod, npes == 1 ? 2 : 24) \
    CHECK(shmem_sum_inscan(t, to, from, 2) == 0, "status"); \
    CHECK(to[1] == (T) ((me + 1) * (me + 4) / 2), "inscan: " #name); \
    CHECK(shmem_sum_exscan(t, to, from, 2) == 0, "status"); \
    CHECK(to[1] == (T) (me * (me + 3) / 2), "exscan: " #name); \
    }

#define LIST_BITS(X) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(short, short) X(int, int) X(long, long) X(longlong, long long)
#define LIST_OTHER(X) X(char, char) X(schar, signed char) X(ptrdiff, ptrdiff_t)

LIST_BITS(BITS)
LIST_BITS(ORDER)
LIST_OTHER(ORDER)
TEST_TOALL_REAL(ORDER)
LIST_BITS(ARITH)
LIST_OTHER(ARITH)
TEST_TOALL_REAL(ARITH)
TEST_TOALL_COMPLEX(ARITH)

/* The functions with the names of macros. */
static void functions(void)
{
    static long from[2], to[8];
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

int main(void)
{
    shmem_team_t t;

    test_init();
    for (int i = 0; i < SHMEM_BCAST_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &t);
#define RUN_DATA(name, T) data_##name(t);
    TEST_RMA(RUN_DATA)
#define RUN_BITS(name, T) bits_##name(t);
    LIST_BITS(RUN_BITS)
#define RUN_ORDER(name, T) order_##name(t);
    LIST_BITS(RUN_ORDER)
    LIST_OTHER(RUN_ORDER)
    TEST_TOALL_REAL(RUN_ORDER)
#define RUN_ARITH(name, T) arith_##name(t);
    LIST_BITS(RUN_ARITH)
    LIST_OTHER(RUN_ARITH)
    TEST_TOALL_REAL(RUN_ARITH) TEST_TOALL_COMPLEX(RUN_ARITH) functions();
    shmem_team_destroy(t);
    return test_end();
}
