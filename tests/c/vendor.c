/* np: 1 2 3 5  args: c  cflags: -O0 -std=gnu11 -Wall -Wextra -Werror */
/* np: 2  args: c++  env: SHMEM_STATS=/dev/null  cflags: -O0 -std=gnu++11 -Wall -Wextra -Werror  sanitize: no */
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
#include <shmemx.h>

#include "typed.h"

static union {
    uint64_t word[16];
    char bytes[128];
    long double align;
} there, from;
static uint64_t sig;
static struct {
    long double align;
    char bytes[TYPED_PES * TYPED_N * sizeof(long double)];
} many, more;
static int before;

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
        quiet(); \
        shmem_barrier_all(); \
        for (int i = 0; i < (n); i++) \
            CHECK(p[i] == (T) (10 * before + (at) + i), what ": element %d", \
                  i); \
        shmem_barrier_all(); \
    } while (0)

/* ---- remote memory access */

#define NB_FORM(fn, T, P, ...) \
    static void nb_##fn(void) \
    { \
        WORDS(T) \
        P##put_nb(__VA_ARGS__ p, q, 3, next); \
        CAME(T, 0, 3, #P "put_nb"); \
        P##get_nb(__VA_ARGS__ q + 1, p, 2, next); \
        quiet(); \
        CHECK(q[1] == (T) (10 * me) && q[2] == (T) (10 * me + 1), \
              #P "get_nb"); \
        shmem_barrier_all(); \
    }
#define NB(name, T) \
    NB_FORM(name, T, shmemx_##name##_, ) \
    NB_FORM(ctx_##name, T, shmemx_ctx_##name##_, CTX) \
    NB_FORM(any_##name, T, shmemx_, ) \
    NB_FORM(any_ctx_##name, T, shmemx_, CTX)
TEST_RMA(NB)

#define BLOCKS_OF(name, T) \
    BLOCKS(name, T, shmemx_##name##_, ) \
    BLOCKS(ctx_##name, T, shmemx_ctx_##name##_, CTX) \
    BLOCKS(any_##name, T, shmemx_, ) \
    BLOCKS(any_ctx_##name, T, shmemx_, CTX)
TEST_RMA(BLOCKS_OF)

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

/* Routines that count words or bytes: put and get back `size` bytes. */
#define SIZED(size, put, get) \
    do { \
        memset(there.bytes, 0, sizeof there.bytes); \
        for (int i = 0; i < 64; i++) \
            from.bytes[i] = (char) (me + i); \
        shmem_barrier_all(); \
        put; \
        quiet(); \
        shmem_barrier_all(); \
        for (int i = 0; i < (size); i++) \
            CHECK(there.bytes[i] == (char) (before + i), #put ": byte %d", i); \
        CHECK(there.bytes[size] == 0, #put ": too much"); \
        memset(from.bytes, 0, sizeof from.bytes); \
        get; \
        quiet(); \
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
#define SIZE_BLOCKS(bits, size) \
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
    SIZE_BLOCKS(8, 2);
    SIZE_BLOCKS(16, 4);
    SIZE_BLOCKS(32, 8);
    SIZE_BLOCKS(64, 16);
    SIZE_BLOCKS(128, 32);
}

#define OMPI_X2(X) X(int32, int32_t) X(int64, int64_t)
#define SINGLE_OF(name, T) SINGLE(name, T, shmemx_##name##_, )
SINGLE_OF(int16, int16_t)
OMPI_X2(SINGLE_OF)

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

#define REDUCED(T, O, expr, routine) \
    do { \
        static T in[3], out[4], pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE]; \
        for (int i = 0; i < 3; i++) \
            in[i] = (T) (me + i + 1); \
        out[3] = (T) 9; \
        shmem_barrier_all(); \
        routine; \
        for (int i = 0; i < 3; i++) { \
            T a = (T) (i + 1); \
            for (int k = 1; k < npes; k++) { \
                T b = (T) (k + i + 1); \
                a = (T) (expr); \
            } \
            CHECK(out[i] == a, #routine); \
        } \
        CHECK(out[3] == (T) 9, #routine ": too much"); \
        shmem_barrier_all(); \
    } while (0)
#define ON_SET(name, T, O, expr) \
    REDUCED( \
        T, O, expr, \
        shmemx_##name##_##O##_to_all(out, in, 3, 0, 0, npes, pwrk, psync));
#define ON_TEAM(name, T, O, expr) \
    REDUCED(T, O, expr, \
            shmemx_team_##name##_##O##_to_all(SHMEM_TEAM_WORLD, out, in, 3, \
                                              pwrk, psync));
#define ARITH(name, T, ON) \
    ON(name, T, sum, a + b) \
    ON(name, T, prod, a *b)
#define ORDER(name, T, ON) \
    ON(name, T, max, a < b ? b : a) \
    ON(name, T, min, a < b ? a : b)
#define LOGIC(name, T, ON) \
    ON(name, T, and, a &b) \
    ON(name, T, or, a | b) \
    ON(name, T, xor, a ^ b)

#define TO_ALL(name, T) \
    static void to_all_##name(void) \
    { \
        ARITH(name, T, ON_SET) \
        ORDER(name, T, ON_SET) \
        LOGIC(name, T, ON_SET) \
    }
TO_ALL(int16, int16_t)
OMPI_X2(TO_ALL)

static void on_team(void)
{
#define ARITH_ON_TEAM(name, T) ARITH(name, T, ON_TEAM)
#define ORDER_ON_TEAM(name, T) ORDER(name, T, ON_TEAM)
#define LOGIC_ON_TEAM(name, T) LOGIC(name, T, ON_TEAM)
    TEST_TOALL_INT(ARITH_ON_TEAM)
    TEST_TOALL_REAL(ARITH_ON_TEAM)
    TEST_TOALL_INT(ORDER_ON_TEAM)
    TEST_TOALL_REAL(ORDER_ON_TEAM)
    TEST_TOALL_INT(LOGIC_ON_TEAM)
#ifndef __cplusplus
    TEST_TOALL_COMPLEX(ARITH_ON_TEAM)
#endif
}

/* It counts bytes; alltoall_nodes.c has the names of alltoallv. */
static void alltoall(void)
{
    static char in[2 * 64], out[2 * 64];

    for (int i = 0; i < npes; i++) {
        in[2 * i] = (char) me;
        in[2 * i + 1] = (char) i;
    }
    shmem_barrier_all();
    shmem_alltoall(out, in, 2, 0, 0, npes, psync);
    for (int i = 0; i < npes; i++)
        CHECK(out[2 * i] == i && out[2 * i + 1] == me,
              "shmem_alltoall: block %d", i);
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

#define RUN_BLOCKS(fn, T) \
    nb_##fn(); \
    blocks_##fn((T *) many.bytes, (T *) more.bytes);
#define RUN_RMA(name, T) \
    RUN_BLOCKS(name, T) \
    RUN_BLOCKS(ctx_##name, T) \
    RUN_BLOCKS(any_##name, T) \
    RUN_BLOCKS(any_ctx_##name, T) \
    signal_x_##name();
#define RUN_CRAY(name, T) cray_nb_##name();
#define RUN_CRAY_AMO(name, T) amo_nb_##name(there.bytes);
#define RUN_SIGNAL(name, T) \
    signal_nb_##name(); \
    swap_nb_##name(there.bytes);
#define RUN_COMPLEX(name, T) complex_##name();
#define RUN_OLD(name, T) \
    old_##name(there.bytes); \
    exchange_##name(there.bytes);
#define RUN_BITS(name, T) bits_##name(there.bytes);
#define RUN_BITS_X(name, T) bits_x_##name(there.bytes);
#define RUN_XOR(name, T) xor_##name(there.bytes);
#define RUN_NB(name, T) \
    amo_nb_x_##name(there.bytes); \
    swap_nb_x_##name(there.bytes); \
    amo_nb_any_##name(there.bytes); \
    swap_nb_any_##name(there.bytes);
#define RUN_X2(name, T) \
    one_##name((T *) many.bytes); \
    old_x_##name(there.bytes); \
    exchange_x_##name(there.bytes); \
    wait_##name(); \
    to_all_##name();

int main(void)
{
    test_init();
    next = (me + 1) % npes;
    before = (me + npes - 1) % npes;
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
    old_x_short(there.bytes);
    XS_INT(RUN_BITS)
    OMPI_XB(RUN_BITS_X)
    TEST_AMO_OLD(RUN_XOR)
    TEST_AMO(RUN_NB)
    one_int16((int16_t *) many.bytes);
    to_all_int16();
    OMPI_X2(RUN_X2)
    signals();
    on_team();
    alltoall();
    others();
    shmem_ctx_destroy(ctx);
    return test_end();
}
