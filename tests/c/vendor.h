/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The program of the vendor tests, in C and in C++: every name that other
 * libraries have, on the next PE.  That the core under them is right is shown by
 * the tests of the names of OpenSHMEM.
 */
#ifndef __cplusplus
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#endif
#include "test.h"

#include <shmemx.h>

static union {
    uint64_t word[16];
    char bytes[128];
    long double align;
} there, from;
static uint64_t sig;
static int next, before;
static shmem_ctx_t ctx;

/* The word of a type, of this PE and others. */
#define WORD(T) \
    T *p = (T *)there.bytes; \
    memset(there.bytes, 0, sizeof there.bytes); \
    shmem_barrier_all();
#define WORDS(T) \
    WORD(T) \
    T *q = (T *)from.bytes; \
    for (int i = 0; i < 4; i++) \
        q[i] = (T)(10 * me + i); \
    shmem_barrier_all();
#define CAME(T, at, n, what) \
    do { \
        shmem_quiet(); \
        shmem_barrier_all(); \
        for (int i = 0; i < (n); i++) \
            CHECK(p[i] == (T)(10 * before + (at) + i), what ": element %d", i); \
        shmem_barrier_all(); \
    } while (0)

/* ---- remote memory access */

#define NB(name, T) \
    static void nb_##name(void) \
    { \
        WORDS(T) \
        shmemx_##name##_put_nb(p, q, 3, next); \
        CAME(T, 0, 3, "shmemx_" #name "_put_nb"); \
        shmemx_ctx_##name##_put_nb(ctx, p, q + 1, 2, next); \
        shmem_ctx_quiet(ctx); \
        CAME(T, 1, 2, "shmemx_ctx_" #name "_put_nb"); \
        shmemx_put_nb(p, q + 2, 2, next); \
        CAME(T, 2, 2, "shmemx_put_nb: " #name); \
        shmemx_put_nb(ctx, p, q, 3, next); \
        shmem_ctx_quiet(ctx); \
        CAME(T, 0, 3, "shmemx_put_nb, ctx: " #name); \
        shmemx_##name##_get_nb(q, p, 2, next); \
        shmem_quiet(); \
        CHECK(q[1] == (T)(10 * me + 1), "shmemx_" #name "_get_nb"); \
        shmemx_ctx_##name##_get_nb(ctx, q + 1, p, 2, next); \
        shmem_ctx_quiet(ctx); \
        CHECK(q[2] == (T)(10 * me + 1), "shmemx_ctx_" #name "_get_nb"); \
        shmemx_get_nb(q + 2, p, 2, next); \
        shmem_quiet(); \
        CHECK(q[3] == (T)(10 * me + 1), "shmemx_get_nb: " #name); \
        shmemx_get_nb(ctx, q, p + 1, 2, next); \
        shmem_ctx_quiet(ctx); \
        CHECK(q[1] == (T)(10 * me + 2), "shmemx_get_nb, ctx: " #name); \
        shmem_barrier_all(); \
    }
TEST_RMA(NB)

/* blocks of 2 out of 2, every 2: the first four elements */
#define BLOCKS(name, T) \
    static void blocks_##name(void) \
    { \
        WORDS(T) \
        shmemx_##name##_ibput(p, q, 2, 2, 2, 2, next); \
        CAME(T, 0, 4, "shmemx_" #name "_ibput"); \
        shmemx_ctx_##name##_ibput(ctx, p, q + 2, 2, 2, 2, 1, next); \
        shmem_ctx_quiet(ctx); \
        CAME(T, 2, 2, "shmemx_ctx_" #name "_ibput"); \
        shmemx_ibput(ctx, p, q, 2, 2, 1, 2, next); \
        shmem_ctx_quiet(ctx); \
        shmemx_ibput(p + 1, q + 1, 2, 2, 1, 2, next); \
        CAME(T, 0, 4, "shmemx_ibput: " #name); \
        memset(q, 0, 4 * sizeof *q); \
        shmemx_##name##_ibget(q, p, 2, 2, 2, 2, next); \
        CHECK(q[3] == (T)(10 * me + 3), "shmemx_" #name "_ibget"); \
        shmemx_ctx_##name##_ibget(ctx, q, p + 1, 2, 2, 2, 1, next); \
        CHECK(q[1] == (T)(10 * me + 2), "shmemx_ctx_" #name "_ibget"); \
        shmemx_ibget(q, p + 2, 2, 2, 2, 1, next); \
        CHECK(q[1] == (T)(10 * me + 3), "shmemx_ibget: " #name); \
        shmemx_ibget(ctx, q, p, 2, 2, 2, 1, next); \
        CHECK(q[1] == (T)(10 * me + 1), "shmemx_ibget, ctx: " #name); \
        shmem_barrier_all(); \
    }
TEST_RMA(BLOCKS)

#define CRAY_NB(name, T) \
    static void cray_nb_##name(void) \
    { \
        void *handle = NULL; \
        WORDS(T) \
        shmem_##name##_put_nb(p, q, 3, next, &handle); \
        CAME(T, 0, 3, "shmem_" #name "_put_nb"); \
        shmem_##name##_get_nb(q + 1, p, 2, next, NULL); \
        shmem_quiet(); \
        CHECK(q[1] == (T)(10 * me) && q[2] == (T)(10 * me + 1), \
            "shmem_" #name "_get_nb"); \
        shmem_barrier_all(); \
    }
TEST_TOALL_INT(CRAY_NB)
TEST_TOALL_REAL(CRAY_NB)

/* Routines that count words or bytes: put and get back `size`
 * bytes. */
#define SIZED(size, put, get) \
    do { \
        memset(there.bytes, 0, sizeof there.bytes); \
        for (int i = 0; i < 64; i++) \
            from.bytes[i] = (char)(me + i); \
        shmem_barrier_all(); \
        put; \
        shmem_quiet(); \
        shmem_ctx_quiet(ctx); \
        shmem_barrier_all(); \
        for (int i = 0; i < (size); i++) \
            CHECK(there.bytes[i] == (char)(before + i), #put ": byte %d", i); \
        CHECK(there.bytes[size] == 0, #put ": too much"); \
        memset(from.bytes, 0, sizeof from.bytes); \
        get; \
        shmem_quiet(); \
        shmem_ctx_quiet(ctx); \
        for (int i = 0; i < (size); i++) \
            CHECK(from.bytes[i] == (char)(me + i), #get ": byte %d", i); \
        CHECK(from.bytes[size] == 0, #get ": too much"); \
        shmem_barrier_all(); \
    } while (0)
#define DATA(n) there.bytes, from.bytes, n, next
#define BACK(n) from.bytes, there.bytes, n, next
#define SIZE_X(bits, n, size) \
    SIZED(size, shmemx_put##bits##_nb(DATA(n)), \
        shmemx_get##bits##_nb(BACK(n))); \
    SIZED(size, shmemx_ctx_put##bits##_nb(ctx, DATA(n)), \
        shmemx_ctx_get##bits##_nb(ctx, BACK(n)))
#define STRIDED(bits, size) \
    SIZED(size, \
        shmemx_ibput##bits(there.bytes, from.bytes, 2, 2, 2, 1, next), \
        shmemx_ibget##bits(from.bytes, there.bytes, 2, 2, 2, 1, next)); \
    SIZED(size, \
        shmemx_ctx_ibput##bits(ctx, there.bytes, from.bytes, 2, 2, 2, 1, \
            next), \
        shmemx_ctx_ibget##bits(ctx, from.bytes, there.bytes, 2, 2, 2, 1, \
            next))

static void sizes(void)
{
    SIZED(6, shmem_put16_nb(DATA(3), NULL), shmem_get16_nb(BACK(3), NULL));
    SIZED(12, shmem_put32_nb(DATA(3), NULL), shmem_get32_nb(BACK(3), NULL));
    SIZED(24, shmem_put64_nb(DATA(3), NULL), shmem_get64_nb(BACK(3), NULL));
    SIZED(32, shmem_put128_nb(DATA(2), NULL),
        shmem_get128_nb(BACK(2), NULL));
    SIZED(7, shmem_putmem_nb(DATA(7), NULL), shmem_getmem_nb(BACK(7), NULL));
    SIZED(24, shmem_put_nb(DATA(3), NULL), shmem_get_nb(BACK(3), NULL));
    SIZE_X(8, 3, 3);
    SIZE_X(16, 3, 6);
    SIZE_X(32, 3, 12);
    SIZE_X(64, 3, 24);
    SIZE_X(128, 2, 32);
    SIZE_X(mem, 7, 7);
    SIZED(24, (shmemx_put_nb)((void *)there.bytes, from.bytes, 3, next),
        (shmemx_get_nb)((void *)from.bytes, there.bytes, 3, next));
    STRIDED(8, 2);
    STRIDED(16, 4);
    STRIDED(32, 8);
    STRIDED(64, 16);
    STRIDED(128, 32);
}

#define SINGLE(name, T) \
    static void single_##name(void) \
    { \
        WORD(T) \
        shmemx_##name##_p(p + 1, (T)(me + 7), next); \
        shmem_barrier_all(); \
        CHECK(p[1] == (T)(before + 7) && p[0] == 0 && p[2] == 0, \
            "shmemx_" #name "_p"); \
        CHECK(shmemx_##name##_g(p + 1, next) == (T)(me + 7), \
            "shmemx_" #name "_g"); \
        shmem_barrier_all(); \
    }
#define OMPI_X2(X) X(int32, int32_t) X(int64, int64_t)
SINGLE(int16, int16_t)
OMPI_X2(SINGLE)

#ifndef __cplusplus
#define COMPLEX(name, T) \
    static void complex_##name(void) \
    { \
        T *p = (T *)there.bytes; \
        T q[3] = { me, me + 1, (T)(me + 2.5 * (T)1.0i) }; \
        shmem_barrier_all(); \
        shmem_##name##_put(p, q, 3, next); \
        shmem_barrier_all(); \
        CHECK(p[2] == (T)(before + 2.5 * (T)1.0i), "shmem_" #name "_put"); \
        shmem_##name##_get(q, p + 1, 2, next); \
        CHECK(q[0] == me + 1 && q[1] == (T)(me + 2.5 * (T)1.0i), \
            "shmem_" #name "_get"); \
        shmem_barrier_all(); \
    }
TEST_TOALL_COMPLEX(COMPLEX)
#endif

/* ---- atomic memory operations */

/* The names of OpenSHMEM 1.3 under a prefix. */
#define OLD_NAMES(prefix, name, T) \
    static void prefix##_old_##name(void) \
    { \
        WORD(T) \
        prefix##_##name##_add(p, (T)5, next); \
        prefix##_##name##_inc(p, next); \
        CHECK(prefix##_##name##_fadd(p, (T)10, next) == (T)6, \
            #prefix "_" #name "_fadd"); \
        CHECK(prefix##_##name##_finc(p, next) == (T)16, \
            #prefix "_" #name "_finc"); \
        CHECK(prefix##_##name##_cswap(p, (T)16, (T)1, next) == (T)17, \
            #prefix "_" #name "_cswap"); \
        CHECK(prefix##_##name##_cswap(p, (T)17, (T)30, next) == (T)17, \
            #prefix "_" #name "_cswap"); \
        CHECK(prefix##_##name##_swap(p, (T)31, next) == (T)30, \
            #prefix "_" #name "_swap"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T)31 && p[1] == 0, #prefix "_" #name); \
        shmem_barrier_all(); \
    }
#define FETCH_SET(prefix, name, T) \
    static void prefix##_set_##name(void) \
    { \
        WORD(T) \
        prefix##_##name##_set(p + 1, (T)(me + 3), next); \
        CHECK(prefix##_##name##_fetch(p + 1, next) == (T)(me + 3), \
            #prefix "_" #name "_fetch"); \
        shmem_barrier_all(); \
        CHECK(p[1] == (T)(before + 3) && p[0] == 0 && p[2] == 0, \
            #prefix "_" #name "_set"); \
        shmem_barrier_all(); \
    }
#define OLD_13(name, T) OLD_NAMES(shmem, name, T) FETCH_SET(shmem, name, T)
#define OLD_X(name, T) OLD_NAMES(shmemx, name, T)
#define OLD_SET_X(name, T) OLD_X(name, T) FETCH_SET(shmemx, name, T)
/* beside int, long and longlong, which OpenSHMEM 1.3 has */
#define XS_AMO(X) \
    X(uint, unsigned int) X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) TEST_FIXED(X)
XS_AMO(OLD_13)
OLD_X(short, short)
OMPI_X2(OLD_SET_X)

#define BITS(prefix, name, T) \
    static void prefix##_bits_##name(void) \
    { \
        WORD(T) \
        prefix##_##name##_atomic_or(p, (T)0x3c, next); \
        CHECK(prefix##_##name##_atomic_fetch_or(p, (T)2, next) == (T)0x3c, \
            #prefix "_" #name "_atomic_fetch_or"); \
        prefix##_##name##_atomic_and(p, (T)0x1f, next); \
        CHECK(prefix##_##name##_atomic_fetch_and(p, (T)0x0f, next) == \
            (T)0x1e, #prefix "_" #name "_atomic_fetch_and"); \
        prefix##_##name##_atomic_xor(p, (T)0x11, next); \
        CHECK(prefix##_##name##_atomic_fetch_xor(p, (T)0x41, next) == \
            (T)0x1f, #prefix "_" #name "_atomic_fetch_xor"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T)0x5e && p[1] == 0, #prefix "_" #name " bits"); \
        shmem_barrier_all(); \
    }
#define BITS_OLD(name, T) BITS(shmem, name, T)
#define BITS_X(name, T) BITS(shmemx, name, T)
/* of Open MPI: those that no table of OpenSHMEM has */
#define XS_INT(X) \
    X(short, short) X(int, int) X(long, long) X(longlong, long long) \
    X(ushort, unsigned short) X(int16, int16_t) X(uint16, uint16_t) \
    X(size, size_t) X(ptrdiff, ptrdiff_t)
#define OMPI_XB(X) OMPI_X2(X) X(uint32, uint32_t) X(uint64, uint64_t)
XS_INT(BITS_OLD)
OMPI_XB(BITS_X)

#define XOR(name, T) \
    static void xor_##name(void) \
    { \
        WORD(T) \
        shmemx_##name##_xor(p, (T)0x3c, next); \
        shmemx_##name##_xor(p, (T)0x11, next); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T)0x2d && p[1] == 0, "shmemx_" #name "_xor"); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(XOR)

#define AMO_NB(name, T) \
    static void amo_nb_##name(void) \
    { \
        T old[4]; \
        void *handle = NULL; \
        WORD(T) \
        shmemx_##name##_add_nb(p, (T)5, next, NULL); \
        shmemx_##name##_inc_nb(p, next, &handle); \
        shmem_quiet(); \
        shmemx_##name##_fadd_nb(&old[0], p, (T)10, next, NULL); \
        shmem_quiet(); \
        shmemx_##name##_finc_nb(&old[1], p, next, NULL); \
        shmem_quiet(); \
        shmemx_##name##_cswap_nb(&old[2], p, (T)17, (T)30, next, NULL); \
        shmem_quiet(); \
        shmemx_##name##_swap_nb(&old[3], p, (T)40, next, NULL); \
        shmem_quiet(); \
        CHECK(old[0] == (T)6 && old[1] == (T)16 && old[2] == (T)17 && \
            old[3] == (T)30, "shmemx_" #name "_..._nb"); \
        shmemx_add_nb(p, (T)2, next, NULL); \
        shmemx_inc_nb(p, next, NULL); \
        shmem_quiet(); \
        shmemx_fadd_nb(&old[0], p, (T)10, next, NULL); \
        shmem_quiet(); \
        shmemx_finc_nb(&old[1], p, next, NULL); \
        shmem_quiet(); \
        shmemx_cswap_nb(&old[2], p, (T)54, (T)60, next, NULL); \
        shmem_quiet(); \
        shmemx_swap_nb(&old[3], p, (T)70, next, NULL); \
        shmem_quiet(); \
        CHECK(old[0] == (T)43 && old[1] == (T)53 && old[2] == (T)54 && \
            old[3] == (T)60, "generic _nb: " #name); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T)70 && p[1] == 0, "_nb: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO(AMO_NB)

#define CRAY_AMO(name, T) \
    static void cray_amo_##name(void) \
    { \
        T old[4]; \
        WORD(T) \
        shmem_##name##_add_nb(p, (T)5, next, NULL); \
        shmem_##name##_inc_nb(p, next, NULL); \
        shmem_quiet(); \
        shmem_##name##_fadd_nb(&old[0], p, (T)10, next, NULL); \
        shmem_quiet(); \
        shmem_##name##_finc_nb(&old[1], p, next, NULL); \
        shmem_quiet(); \
        shmem_##name##_cswap_nb(&old[2], p, (T)17, (T)30, next, NULL); \
        shmem_quiet(); \
        CHECK(old[0] == (T)6 && old[1] == (T)16 && old[2] == (T)17, \
            "shmem_" #name "_..._nb"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T)30 && p[1] == 0, "_nb: " #name); \
        shmem_barrier_all(); \
    }
#define SWAP_NB(name, T) \
    static void swap_nb_##name(void) \
    { \
        T old; \
        WORD(T) \
        shmem_##name##_swap_nb(&old, p, (T)40, next, NULL); \
        shmem_quiet(); \
        CHECK(old == (T)0, "shmem_" #name "_swap_nb"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T)40 && p[1] == 0, "swap_nb: " #name); \
        shmem_barrier_all(); \
    }
#define CRAY_SIG(X) TEST_TOALL_INT(X) X(float, float) X(double, double)
TEST_TOALL_INT(CRAY_AMO)
CRAY_SIG(SWAP_NB)

/* ---- waits and signals */

#define WAIT(name, T) \
    static void wait_##name(void) \
    { \
        WORD(T) \
        shmemx_##name##_p(p, (T)1, next); \
        shmemx_##name##_wait(p, (T)0); \
        CHECK(p[0] == (T)1, "shmemx_" #name "_wait"); \
        shmemx_##name##_p(p + 1, (T)9, next); \
        shmemx_##name##_wait_until(p + 1, SHMEM_CMP_GE, (T)9); \
        CHECK(p[1] == (T)9, "shmemx_" #name "_wait_until"); \
        shmem_barrier_all(); \
    }
OMPI_X2(WAIT)

/* Waits for a signal: then the data is there, without a barrier. */
static void await_signal(const char *what)
{
    static uint64_t number;

    number++;
    shmem_signal_wait_until(&sig, SHMEM_CMP_EQ, number);
    CHECK(sig == number, "%s", what);
}
static uint64_t sent;

#define SIGNAL(T, call) \
    do { \
        WORDS(T) \
        sent++; \
        call; \
        await_signal(#call); \
        for (int i = 0; i < 3; i++) \
            CHECK(p[i] == (T)(10 * before + i), #call ": element %d", i); \
        CHECK(p[3] == (T)0, #call ": too much"); \
        shmem_barrier_all(); \
    } while (0)
#define SIGNAL_X(name, T) \
    static void signal_x_##name(void) \
    { \
        SIGNAL(T, shmemx_##name##_put_signal(p, q, 3, &sig, sent, next)); \
        SIGNAL(T, shmemx_##name##_put_signal_nb(p, q, 3, &sig, sent, next, \
            NULL)); \
    }
TEST_RMA(SIGNAL_X)
#define SIGNAL_NB(name, T) \
    static void signal_nb_##name(void) \
    { \
        void *handle = NULL; \
        SIGNAL(T, shmem_##name##_put_signal_nb(p, q, 3, &sig, sent, next, \
            &handle)); \
    }
CRAY_SIG(SIGNAL_NB)

#define S(n) p, q, n, &sig, sent, next
#define SIGNAL_SIZE_X(bits, T, n) \
    SIGNAL(T, shmemx_put##bits##_signal(S(n))); \
    SIGNAL(T, shmemx_put##bits##_signal_nb(S(n), NULL))
#define SIGNAL_SIZE(bits, T, n) \
    SIGNAL(T, shmem_put##bits##_signal_nb(S(n), NULL)); \
    SIGNAL_SIZE_X(bits, T, n)

static void signals(void)
{
    SIGNAL_SIZE_X(8, char, 3);
    SIGNAL_SIZE(16, short, 3);
    SIGNAL_SIZE(32, int, 3);
    SIGNAL_SIZE(64, long, 3);
    SIGNAL_SIZE(128, long double, 3);
    SIGNAL_SIZE(mem, int, 12);
    SIGNAL(long, shmem_put_signal_nb(S(3), NULL));
    SIGNAL(long, shmemx_put_signal(S(3)));
    SIGNAL(long, shmemx_put_signal_nb(S(3), NULL));
    sent++;
    shmemx_signal_set(&sig, sent, next);
    await_signal("shmemx_signal_set");
    shmem_barrier_all();
    sent++;
    shmemx_signal_set(ctx, &sig, sent, next);
    await_signal("shmemx_signal_set, ctx");
    shmem_barrier_all();
    sent++;
    shmemx_signal_add(&sig, 1, next);
    await_signal("shmemx_signal_add");
    shmem_barrier_all();
    sent++;
    shmemx_ctx_signal_add(ctx, &sig, 1, next);
    await_signal("shmemx_ctx_signal_add");
    shmem_barrier_all();
}

/* ---- collectives on active sets */

static long psync[SHMEM_SYNC_SIZE];

#define TO_ALL(name, T) \
    static void to_all_##name(void) \
    { \
        static T in[3], out[3], pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE]; \
        for (int i = 0; i < 3; i++) \
            in[i] = (T)(me + i + 1); \
        shmem_barrier_all(); \
        REDUCED(name, T, sum, a + b); \
        REDUCED(name, T, prod, a * b); \
        REDUCED(name, T, max, a < b ? b : a); \
        REDUCED(name, T, min, a < b ? a : b); \
        REDUCED(name, T, and, a & b); \
        REDUCED(name, T, or, a | b); \
        REDUCED(name, T, xor, a ^ b); \
    }
#define REDUCED(name, T, O, expr) \
    do { \
        shmemx_##name##_##O##_to_all(out, in, 3, 0, 0, npes, pwrk, psync); \
        for (int i = 0; i < 3; i++) { \
            T a = (T)(i + 1); \
            for (int k = 1; k < npes; k++) { \
                T b = (T)(k + i + 1); \
                a = (T)(expr); \
            } \
            CHECK(out[i] == a, "shmemx_" #name "_" #O "_to_all"); \
        } \
        shmem_barrier_all(); \
    } while (0)
TO_ALL(int16, int16_t)
OMPI_X2(TO_ALL)

static void alltoall(void)
{
    static char in[3 * 64], out[3 * 64], packed[3 * 64];
    size_t offsets[64], sizes[64], came[64], got = 0;

    for (int i = 0; i < npes; i++) {
        in[3 * i] = (char)me;
        in[3 * i + 1] = (char)i;
        in[3 * i + 2] = 77;
        offsets[i] = 3 * (size_t)i;
        sizes[i] = (size_t)(i % 3);
        came[i] = 4711;
    }
    shmem_barrier_all();
    shmem_alltoall(out, in, 3, 0, 0, npes, psync);
    for (int i = 0; i < npes; i++)
        CHECK(out[3 * i] == i && out[3 * i + 1] == me && out[3 * i + 2] == 77,
            "shmem_alltoall: block %d", i);
    memset(out, 0, sizeof out);
    shmem_barrier_all();
    shmemx_alltoallv(out, offsets, came, in, offsets, sizes, 0, 0, npes, psync);
    for (int i = 0; i < npes; i++)
        CHECK(came[i] == (size_t)(me % 3) &&
            out[3 * i] == (me % 3 > 0 ? i : 0) &&
            out[3 * i + 1] == (me % 3 > 1 ? me : 0) && out[3 * i + 2] == 0,
            "shmemx_alltoallv: block %d", i);
    shmem_barrier_all();
    shmemx_alltoallv_packed(packed, sizeof packed, &got, in, offsets, sizes, 0,
        0, npes, psync);
    CHECK(got == (size_t)(me % 3 * npes), "%d bytes", (int)got);
    for (int i = 0; i < (int)got; i += me % 3)
        CHECK(packed[i] == i / (me % 3), "shmemx_alltoallv_packed: %d", i);
    shmem_barrier_all();
}

/* ---- all else */

static void others(void)
{
    double t = shmemx_wtime();
    char name[300] = "";
    int level = -1;
    long *p;

    CHECK(shmemx_init_thread(SHMEM_THREAD_SINGLE, &level) == 0, "again");
    CHECK(level >= SHMEM_THREAD_SINGLE, "level %d", level);
    level = -1;
    shmemx_query_thread(&level);
    CHECK(level >= SHMEM_THREAD_SINGLE, "level %d", level);
    shmem_finalize();
    gethostname(name, sizeof name - 1);
    CHECK(strncmp(name, shmemx_nodename(), 60) == 0, "%s", shmemx_nodename());
    shmemx_thread_register();
    shmemx_session_start(SHMEM_CTX_DEFAULT,
        SHMEM_SESSION_OP_PUT | SHMEM_SESSION_HRP);
    p = (long *)shmemx_malloc_with_hint(64, SHMEM_HINT_ATOMICS);
    CHECK(p != NULL && shmem_addr_accessible(p, next), "malloc_with_hint");
    *p = 0;
    shmem_barrier_all();
    shmem_long_p(p, 5, next);
    shmemx_local_complete();
    shmemx_pe_quiet(next);
    CHECK(shmem_long_g(p, next) == 5, "shmemx_pe_quiet");
    shmemx_thread_fence();
    shmemx_thread_quiet();
    shmemx_session_stop(SHMEM_CTX_DEFAULT);
    shmemx_session_start(ctx, 0);
    shmemx_session_stop(ctx);
    shmemx_thread_unregister();
    shmem_barrier_all();
    shmem_free(p);
    test_sleep_us(2000);
    CHECK(shmemx_wtime() >= t + 0.002, "time stands still");
}

#define RUN(prefix, name) prefix##_##name();
#define RUN_RMA(name, T) \
    nb_##name(); blocks_##name(); signal_x_##name();
#define RUN_CRAY(name, T) cray_nb_##name();
#define RUN_CRAY_AMO(name, T) cray_amo_##name();
#define RUN_SIGNAL(name, T) signal_nb_##name(); swap_nb_##name();
#define RUN_COMPLEX(name, T) complex_##name();
#define RUN_OLD(name, T) shmem_old_##name(); shmem_set_##name();
#define RUN_BITS(name, T) shmem_bits_##name();
#define RUN_BITS_X(name, T) shmemx_bits_##name();
#define RUN_XOR(name, T) xor_##name();
#define RUN_NB(name, T) amo_nb_##name();
#define RUN_X2(name, T) \
    single_##name(); shmemx_old_##name(); shmemx_set_##name(); wait_##name(); \
    to_all_##name();

int main(void)
{
    test_init();
    next = (me + 1) % npes;
    before = (me + npes - 1) % npes;
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    shmem_barrier_all();
    TEST_RMA(RUN_RMA)
    TEST_TOALL_INT(RUN_CRAY)
    TEST_TOALL_REAL(RUN_CRAY)
    TEST_TOALL_INT(RUN_CRAY_AMO)
    CRAY_SIG(RUN_SIGNAL)
#ifndef __cplusplus
    TEST_TOALL_COMPLEX(RUN_COMPLEX)
#endif
    sizes();
    XS_AMO(RUN_OLD)
    shmemx_old_short();
    XS_INT(RUN_BITS)
    OMPI_XB(RUN_BITS_X)
    TEST_AMO_OLD(RUN_XOR)
    TEST_AMO(RUN_NB)
    single_int16();
    to_all_int16();
    OMPI_X2(RUN_X2)
    signals();
    alltoall();
    others();
    shmem_ctx_destroy(ctx);
    return test_end();
}
