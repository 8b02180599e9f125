/* np: 1 2 3 5  args: c  cflags: -O0 -std=gnu11 -Wall -Wextra -Werror */
/* np: 2  args: c++  cflags: -O0 -std=gnu++11 -Wall -Wextra -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests, in C and in C++, every name that other libraries have, on the next PE.  The tests of the names of OpenSHMEM
 * show that the routines under them are right.
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

/* The word of a type, on each PE. */
#define WORD(T) \
    T *p = (T *) there.bytes; \
    memset(there.bytes, 0, sizeof there.bytes); \
    shmem_barrier_all();
#define WORDS(T) \
    WORD(T) \
    T *q = (T *) from.bytes; \
    for (int i = 0; i < 4; i++) \
        q[i] = (T) (10 * me + i); \
    shmem_barrier_all();
#define CAME(T, at, n, what) \
    do { \
        shmem_quiet(); \
        shmem_barrier_all(); \
        for (int i = 0; i < (n); i++) \
            CHECK(p[i] == (T) (10 * before + (at) + i), what ": element %d", \
                  i); \
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
        CHECK(q[1] == (T) (10 * me + 1), "shmemx_" #name "_get_nb"); \
        shmemx_ctx_##name##_get_nb(ctx, q + 1, p, 2, next); \
        shmem_ctx_quiet(ctx); \
        CHECK(q[2] == (T) (10 * me + 1), "shmemx_ctx_" #name "_get_nb"); \
        shmemx_get_nb(q + 2, p, 2, next); \
        shmem_quiet(); \
        CHECK(q[3] == (T) (10 * me + 1), "shmemx_get_nb: " #name); \
        shmemx_get_nb(ctx, q, p + 1, 2, next); \
        shmem_ctx_quiet(ctx); \
        CHECK(q[1] == (T) (10 * me + 2), "shmemx_get_nb, ctx: " #name); \
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
        CHECK(q[3] == (T) (10 * me + 3), "shmemx_" #name "_ibget"); \
        shmemx_ctx_##name##_ibget(ctx, q, p + 1, 2, 2, 2, 1, next); \
        CHECK(q[1] == (T) (10 * me + 2), "shmemx_ctx_" #name "_ibget"); \
        shmemx_ibget(q, p + 2, 2, 2, 2, 1, next); \
        CHECK(q[1] == (T) (10 * me + 3), "shmemx_ibget: " #name); \
        shmemx_ibget(ctx, q, p, 2, 2, 2, 1, next); \
        CHECK(q[1] == (T) (10 * me + 1), "shmemx_ibget, ctx: " #name); \
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
        CHECK(q[1] == (T) (10 * me) && q[2] == (T) (10 * me + 1), \
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
            from.bytes[i] = (char) (me + i); \
        shmem_barrier_all(); \
        put; \
        shmem_quiet(); \
        shmem_ctx_quiet(ctx); \
        shmem_barrier_all(); \
        for (int i = 0; i < (size); i++) \
            CHECK(there.bytes[i] == (char) (before + i), #put ": byte %d", i); \
        CHECK(there.bytes[size] == 0, #put ": too much"); \
        memset(from.bytes, 0, sizeof from.bytes); \
        get; \
        shmem_quiet(); \
        shmem_ctx_quiet(ctx); \
        for (int i = 0; i < (size); i++) \
            CHECK(from.bytes[i] == (char) (me + i), #get ": byte %d", i); \
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
    SIZED(size, shmemx_ibput##bits(there.bytes, from.bytes, 2, 2, 2, 1, next), \
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
    SIZED(32, shmem_put128_nb(DATA(2), NULL), shmem_get128_nb(BACK(2), NULL));
    SIZED(7, shmem_putmem_nb(DATA(7), NULL), shmem_getmem_nb(BACK(7), NULL));
    SIZED(24, shmem_put_nb(DATA(3), NULL), shmem_get_nb(BACK(3), NULL));
    SIZE_X(8, 3, 3);
    SIZE_X(16, 3, 6);
    SIZE_X(32, 3, 12);
    SIZE_X(64, 3, 24);
    SIZE_X(128, 2, 32);
    SIZE_X(mem, 7, 7);
    SIZED(24, (shmemx_put_nb) ((void *) there.bytes, from.bytes, 3, next),
          (shmemx_get_nb) ((void *) from.bytes, there.bytes, 3, next));
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
        shmemx_##name##_p(p + 1, (T) (me + 7), next); \
        shmem_barrier_all(); \
        CHECK(p[1] == (T) (before + 7) && p[0] == 0 && p[2] == 0, \
              "shmemx_" #name "_p"); \
        CHECK(shmemx_##name##_g(p + 1, next) == (T) (me + 7), \
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
        T *p = (T *) there.bytes; \
        T q[3] = {me, me + 1, (T) (me + 2.5 * (T) 1.0i)}; \
        shmem_barrier_all(); \
        shmem_##name##_put(p, q, 3, next); \
        shmem_barrier_all(); \
        CHECK(p[2] == (T) (before + 2.5 * (T) 1.0i), "shmem_" #name "_put"); \
        shmem_##name##_get(q, p + 1, 2, next); \
        CHECK(q[0] == me + 1 && q[1] == (T) (me + 2.5 * (T) 1.0i), \
              "shmem_" #name "_get"); \
        shmem_barrier_all(); \
    }
TEST_TOALL_COMPLEX(COMPLEX)
#endif

#include "vendor_amo.h"

/* ---- waits and signals */

#define WAIT(name, T) \
    static void wait_##name(void) \
    { \
        WORD(T) \
        shmemx_##name##_p(p, (T) 1, next); \
        shmemx_##name##_wait(p, (T) 0); \
        CHECK(p[0] == (T) 1, "shmemx_" #name "_wait"); \
        shmemx_##name##_p(p + 1, (T) 9, next); \
        shmemx_##name##_wait_until(p + 1, SHMEM_CMP_GE, (T) 9); \
        CHECK(p[1] == (T) 9, "shmemx_" #name "_wait_until"); \
        shmem_barrier_all(); \
    }
OMPI_X2(WAIT)

/* Waits for a signal: then the data are there, without a barrier. */
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
            CHECK(p[i] == (T) (10 * before + i), #call ": element %d", i); \
        CHECK(p[3] == (T) 0, #call ": too much"); \
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
            in[i] = (T) (me + i + 1); \
        shmem_barrier_all(); \
        REDUCED(name, T, sum, a + b); \
        REDUCED(name, T, prod, a *b); \
        REDUCED(name, T, max, a < b ? b : a); \
        REDUCED(name, T, min, a < b ? a : b); \
        REDUCED(name, T, and, a &b); \
        REDUCED(name, T, or, a | b); \
        REDUCED(name, T, xor, a ^ b); \
    }
#define REDUCED(name, T, O, expr) \
    do { \
        shmemx_##name##_##O##_to_all(out, in, 3, 0, 0, npes, pwrk, psync); \
        for (int i = 0; i < 3; i++) { \
            T a = (T) (i + 1); \
            for (int k = 1; k < npes; k++) { \
                T b = (T) (k + i + 1); \
                a = (T) (expr); \
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
        in[3 * i] = (char) me;
        in[3 * i + 1] = (char) i;
        in[3 * i + 2] = 77;
        offsets[i] = 3 * (size_t) i;
        sizes[i] = (size_t) (i % 3);
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
        CHECK(came[i] == (size_t) (me % 3) &&
                  out[3 * i] == (me % 3 > 0 ? i : 0) &&
                  out[3 * i + 1] == (me % 3 > 1 ? me : 0) &&
                  out[3 * i + 2] == 0,
              "shmemx_alltoallv: block %d", i);
    shmem_barrier_all();
    shmemx_alltoallv_packed(packed, sizeof packed, &got, in, offsets, sizes, 0,
                            0, npes, psync);
    CHECK(got == (size_t) (me % 3 * npes), "%d bytes", (int) got);
    for (int i = 0; i < (int) got; i += me % 3)
        CHECK(packed[i] == i / (me % 3), "shmemx_alltoallv_packed: %d", i);
    shmem_barrier_all();
}

/* ---- other routines */

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
    p = (long *) shmemx_malloc_with_hint(64, SHMEM_HINT_ATOMICS);
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
    nb_##name(); \
    blocks_##name(); \
    signal_x_##name();
#define RUN_CRAY(name, T) cray_nb_##name();
#define RUN_CRAY_AMO(name, T) cray_amo_##name();
#define RUN_SIGNAL(name, T) \
    signal_nb_##name(); \
    swap_nb_##name();
#define RUN_COMPLEX(name, T) complex_##name();
#define RUN_OLD(name, T) \
    shmem_old_##name(); \
    shmem_set_##name();
#define RUN_BITS(name, T) shmem_bits_##name();
#define RUN_BITS_X(name, T) shmemx_bits_##name();
#define RUN_XOR(name, T) xor_##name();
#define RUN_NB(name, T) amo_nb_##name();
#define RUN_X2(name, T) \
    single_##name(); \
    shmemx_old_##name(); \
    shmemx_set_##name(); \
    wait_##name(); \
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
