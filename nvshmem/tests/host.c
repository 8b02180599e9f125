/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines of the host and those on a stream: on memory of the host, on a GPU
 * that processors play (fake/), or on a GPU (with -DWITH_CUDA).
 */
#include "cases.h"

#ifdef WITH_CUDA
#include <cuda_runtime_api.h>
/* The default stream alone, and not the library's. */
#define FINISH() cudaStreamSynchronize(NULL)
#else
#define FINISH() ((void) 0)
#endif

enum { HOST, STREAM, FORMS };

#define CHECK(cond) \
    do { \
        if (!(cond)) { \
            printf("PE %d: line %d: %s\n", me, __LINE__, #cond); \
            failures++; \
        } \
    } while (0)

/* ------------------------------------------------------------ collectives */

#define SET set.start, set.log, set.size

#define REDUCTION(name, type, kind, op) \
    static void do_##name(int form, void *dest, const void *source, int n, \
                          struct set set, void *pwrk, long *sync) \
    { \
        if (form == HOST) \
            nvshmem_##name((type *) dest, (const type *) source, n, SET, \
                           (type *) pwrk, sync); \
        else \
            nvshmemx_##name##_on_stream((type *) dest, (const type *) source, \
                                        n, SET, (type *) pwrk, sync, NULL); \
        FINISH(); \
    }
REDUCTIONS(REDUCTION)

#define MOVEMENT(name, movement, bytes) \
    static void do_##name(int form, void *dest, const void *source, size_t n, \
                          int root, struct set set, long *sync) \
    { \
        (void) root; \
        if (form == HOST) \
            nvshmem_##name(dest, source, n, SET, sync); \
        else \
            nvshmemx_##name##_on_stream(dest, source, n, SET, sync, NULL); \
        FINISH(); \
    }
MOVEMENTS(MOVEMENT)

#define ROOTED(name) \
    static void do_##name(int form, void *dest, const void *source, size_t n, \
                          int root, struct set set, long *sync) \
    { \
        if (form == HOST) \
            nvshmem_##name(dest, source, n, root, SET, sync); \
        else \
            nvshmemx_##name##_on_stream(dest, source, n, root, SET, sync, \
                                        NULL); \
        FINISH(); \
    }
ROOTED(broadcast32)
ROOTED(broadcast64)

static void collectives(void)
{
    for (int form = 0; form < FORMS; form++) {
#define RUN(name, type, kind, op) \
    reduce_cases(#name, form, do_##name, kind, op);
        REDUCTIONS(RUN)
#undef RUN
#define RUN(name, movement, bytes) \
    move_cases(#name, form, do_##name, movement, bytes);
        MOVEMENTS(RUN)
#undef RUN
        move_cases("broadcast32", form, do_broadcast32, BROADCAST, 4);
        move_cases("broadcast64", form, do_broadcast64, BROADCAST, 8);
    }
}

/* Puts of one element each, so many that they are not complete at once. */
enum { ROW = 64 };

static void put_row(int *dest, const int *source, int pe)
{
    for (int i = 0; i < ROW; i++)
        nvshmem_int_put_nbi(dest + i, source + i, 1, pe);
}

/* A PE that passes a barrier finds what the others put before it. */
static void barriers(void)
{
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;
    int rows[6][ROW];

    for (int kind = 0; kind < 6; kind++) {
        int *dest = (int *) to + kind * (ROW + 1), value = 100 * kind + me;

        for (int i = 0; i < ROW; i++)
            rows[kind][i] = value;
        put_row(dest, rows[kind], right);
        nvshmem_int_p(dest + ROW, value, right);
        switch (kind) {
        case 0: nvshmem_barrier_all(); break;
        case 1: nvshmemx_barrier_all_on_stream(NULL); break;
        case 2: nvshmem_barrier(0, 0, npes, psync); break;
        case 3: nvshmemx_barrier_on_stream(0, 0, npes, psync, NULL); break;
        case 4:
            nvshmem_quiet();
            nvshmem_sync_all();
            nvshmem_sync(0, 0, npes, psync);
            break;
        default:
            nvshmemx_quiet_on_stream(NULL);
            nvshmemx_sync_all_on_stream(NULL);
            nvshmemx_sync_on_stream(0, 0, npes, psync, NULL);
        }
        FINISH();
        CHECK(nvshmem_int_g(dest + ROW - 1, me) == 100 * kind + left);
        CHECK(nvshmem_int_g(dest + ROW, me) == 100 * kind + left);
    }
    nvshmem_barrier_all();
}

/* Who sees what a PE put behind a fence sees what it put before, too. */
static void fences(void)
{
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;
    int *dest = (int *) to, row[ROW], zero[ROW + 1] = {0};

    for (int i = 0; i < ROW; i++)
        row[i] = 1 + me;
    load(dest, zero, sizeof zero);
    nvshmem_barrier_all();
    put_row(dest, row, right);
    nvshmem_fence();
    nvshmem_int_p(dest + ROW, 1, right);
    nvshmem_int_wait_until(dest + ROW, NVSHMEM_CMP_NE, 0);
    CHECK(nvshmem_int_g(dest + ROW - 1, me) == 1 + left);
    nvshmem_barrier_all();
}

/* --------------------------------------------------------------- transfers */

/* One type: put and get of each kind to the right PE. */
#define TYPE_CASE(T, type) \
    static void transfer_##T(int right, int left) \
    { \
        type *a = (type *) from, *b = (type *) to, mine[32], got[32]; \
        for (int i = 0; i < 32; i++) \
            mine[i] = (type) (me * 8 + i % 8); \
        load(a, mine, sizeof mine); \
        nvshmem_barrier_all(); \
        nvshmem_##T##_put(b, mine, 8, right); \
        nvshmemx_##T##_put_on_stream(b + 8, a, 8, right, NULL); \
        nvshmem_##T##_put_nbi(b + 16, a, 8, right); \
        nvshmemx_##T##_p_on_stream(b + 24, mine[5], right, NULL); \
        nvshmem_##T##_p(b + 25, mine[6], right); \
        nvshmem_##T##_iput(b + 26, mine, 2, 3, 2, right); \
        FINISH(); \
        nvshmem_barrier_all(); \
        fetch(got, b, sizeof got); \
        for (int i = 0; i < 24; i++) \
            CHECK(got[i] == (type) (left * 8 + i % 8)); \
        CHECK(got[24] == (type) (left * 8 + 5)); \
        CHECK(got[25] == (type) (left * 8 + 6)); \
        CHECK(got[26] == (type) (left * 8)); \
        CHECK(got[28] == (type) (left * 8 + 3)); \
        memset(got, 0, sizeof got); \
        nvshmem_##T##_get(got, a, 8, right); \
        nvshmem_##T##_get_nbi(got + 8, a, 8, right); \
        nvshmemx_##T##_get_on_stream(got + 16, a, 4, right, NULL); \
        nvshmem_##T##_iget(got + 20, a, 1, 2, 4, right); \
        nvshmem_quiet(); \
        FINISH(); \
        for (int i = 0; i < 20; i++) \
            CHECK(got[i] == (type) (right * 8 + i % 8)); \
        for (int i = 0; i < 4; i++) \
            CHECK(got[20 + i] == (type) (right * 8 + 2 * i)); \
        CHECK(nvshmem_##T##_g(a + 3, right) == (type) (right * 8 + 3)); \
        CHECK(nvshmemx_##T##_g_on_stream(a + 4, right, NULL) == \
              (type) (right * 8 + 4)); \
        nvshmem_barrier_all(); \
    }

#define TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
TYPES(TYPE_CASE)

static void sizes(int right, int left)
{
    unsigned char mine[64], got[64];

    for (int i = 0; i < 64; i++)
        mine[i] = (unsigned char) (me * 64 + i);
    nvshmem_barrier_all();
#define SIZE_CASE(bits) \
    memset(got, 0, sizeof got); \
    load(to, got, sizeof got); \
    nvshmem_barrier_all(); \
    nvshmem_put##bits(to, mine, 2, right); \
    nvshmem_iput##bits(to + 2 * bits / 8, mine, 1, 1, 1, right); \
    nvshmem_barrier_all(); \
    fetch(got, to, sizeof got); \
    CHECK(got[2 * bits / 8 - 1] == \
          (unsigned char) (left * 64 + 2 * bits / 8 - 1)); \
    CHECK(got[2 * bits / 8] == (unsigned char) (left * 64)); \
    CHECK(got[3 * bits / 8] == 0); \
    nvshmem_get##bits(got, to, 1, right); \
    CHECK(got[0] == (unsigned char) (me * 64)); \
    nvshmem_barrier_all();
    SIZE_CASE(8)
    SIZE_CASE(16)
    SIZE_CASE(32)
    SIZE_CASE(64)
    SIZE_CASE(128)
}

static void transfers(void)
{
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;

#define RUN(T, type) transfer_##T(right, left);
    TYPES(RUN)
#undef RUN
    sizes(right, left);
    CHECK(nvshmem_ptr(to, me) == (void *) to);
    CHECK(nvshmem_ptr(&right, me) == NULL);
}

/* ---------------------------------------------- atomic operations, signals */

#define ATOMIC_CASE(T, type) \
    static void atomic_##T(void) \
    { \
        type *x = (type *) to, zero = 0; \
        load(x, &zero, sizeof zero); \
        nvshmem_barrier_all(); \
        nvshmem_##T##_atomic_inc(x, 0); \
        nvshmem_##T##_atomic_add(x, (type) (me + 1), 0); \
        CHECK(nvshmem_##T##_atomic_fetch_inc(x, 0) >= (type) (me + 2)); \
        CHECK(nvshmem_##T##_atomic_fetch_add(x, (type) 2, 0) >= (type) 3); \
        nvshmem_barrier_all(); \
        CHECK(nvshmem_##T##_atomic_fetch(x, 0) == \
              (type) (npes * 4 + npes * (npes + 1) / 2)); \
        nvshmem_barrier_all(); \
        nvshmem_##T##_atomic_set(x, (type) 7, me); \
        CHECK(nvshmem_##T##_atomic_swap(x, (type) 9, me) == (type) 7); \
        CHECK(nvshmem_##T##_atomic_compare_swap(x, (type) 1, (type) 2, me) == \
              (type) 9); \
        CHECK(nvshmem_##T##_atomic_compare_swap(x, (type) 9, (type) 6, me) == \
              (type) 9); \
        CHECK(nvshmem_##T##_g(x, me) == (type) 6); \
        nvshmem_barrier_all(); \
    }
#define ATOMIC_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
ATOMIC_TYPES(ATOMIC_CASE)

#define BITS_CASE(T, type) \
    static void bits_##T(void) \
    { \
        type *x = (type *) to, start = 12; \
        load(x, &start, sizeof start); \
        CHECK(nvshmem_##T##_atomic_fetch_and(x, (type) 10, me) == (type) 12); \
        CHECK(nvshmem_##T##_atomic_fetch_or(x, (type) 3, me) == (type) 8); \
        CHECK(nvshmem_##T##_atomic_fetch_xor(x, (type) 1, me) == (type) 11); \
        nvshmem_##T##_atomic_and(x, (type) 2, me); \
        nvshmem_##T##_atomic_or(x, (type) 5, me); \
        nvshmem_##T##_atomic_xor(x, (type) 4, me); \
        CHECK(nvshmem_##T##_atomic_fetch(x, me) == (type) 3); \
        nvshmem_barrier_all(); \
    }
#define BITS_TYPES(X) \
    X(uint, unsigned) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t)
BITS_TYPES(BITS_CASE)

#define REAL_CASE(T) \
    do { \
        T *x = (T *) to; \
        nvshmem_##T##_atomic_set(x, 1.5, me); \
        CHECK(nvshmem_##T##_atomic_swap(x, 2.5, me) == 1.5); \
        CHECK(nvshmem_##T##_atomic_fetch(x, me) == 2.5); \
    } while (0)

static void atomics(void)
{
#define RUN(T, type) atomic_##T();
    ATOMIC_TYPES(RUN)
#undef RUN
#define RUN(T, type) bits_##T();
    BITS_TYPES(RUN)
#undef RUN
    REAL_CASE(float);
    REAL_CASE(double);
    nvshmem_barrier_all();
}

/* Each PE waits for data and signals of the PE on its left. */
static void signals(void)
{
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;
    uint64_t zero[8] = {0}, *sig = (uint64_t *) to;
    int mine = 1000 + me, got;

    load(sig, zero, sizeof zero);
    load(from, &mine, sizeof mine);
    nvshmem_barrier_all();
    nvshmem_int_put_signal((int *) (to + 64), &mine, 1, sig, 5,
                           NVSHMEM_SIGNAL_SET, right);
    CHECK(nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, 5) >= 5);
    CHECK(nvshmem_int_g((int *) (to + 64), me) == 1000 + left);
    nvshmemx_putmem_signal_on_stream(to + 68, from, sizeof mine, sig, 2,
                                     NVSHMEM_SIGNAL_ADD, right, NULL);
    nvshmemx_signal_wait_until_on_stream(sig, NVSHMEM_CMP_GE, 7, NULL);
    nvshmemx_int_get_on_stream(&got, (int *) (to + 68), 1, me, NULL);
    FINISH();
    CHECK(got == 1000 + left);
    nvshmemx_signal_op(sig + 1, 3, NVSHMEM_SIGNAL_SET, right);
    nvshmemx_signal_op_on_stream(sig + 2, 4, NVSHMEM_SIGNAL_ADD, right, NULL);
    nvshmem_uint64_wait_until(sig + 1, NVSHMEM_CMP_NE, 0);
    nvshmemx_uint64_wait_until_on_stream(sig + 2, NVSHMEM_CMP_EQ, 4, NULL);
    FINISH();
    CHECK(nvshmem_signal_fetch(sig + 1) == 3);
    nvshmem_barrier_all();
}

/* ----------------------------------------------------------------- waiting */

#define WAIT_CASE(T, type) \
    static void wait_##T(void) \
    { \
        type *x = (type *) to, start[4] = {0, 1, 2, 3}, \
             values[4] = {9, 9, 2, 3}; \
        int status[4] = {1, 0, 0, 0}; \
        size_t found[4]; \
        load(x, start, sizeof start); \
        CHECK(nvshmem_##T##_test(x + 1, NVSHMEM_CMP_EQ, 1)); \
        CHECK(!nvshmem_##T##_test(x + 1, NVSHMEM_CMP_GT, 1)); \
        nvshmem_##T##_wait_until(x + 2, NVSHMEM_CMP_LE, 2); \
        nvshmem_##T##_wait_until_all(x, 4, status, NVSHMEM_CMP_GE, 1); \
        CHECK(nvshmem_##T##_test_all(x, 4, status, NVSHMEM_CMP_GE, 1)); \
        CHECK(!nvshmem_##T##_test_all(x, 4, NULL, NVSHMEM_CMP_GE, 1)); \
        CHECK(nvshmem_##T##_wait_until_any(x, 4, status, NVSHMEM_CMP_GE, 2) >= \
              2); \
        CHECK(nvshmem_##T##_test_any(x, 4, status, NVSHMEM_CMP_GT, 7) == \
              SIZE_MAX); \
        CHECK(nvshmem_##T##_wait_until_some(x, 4, found, NULL, NVSHMEM_CMP_LT, \
                                            2) == 2 && \
              found[0] + found[1] == 1); \
        CHECK(nvshmem_##T##_test_some(x, 4, found, status, NVSHMEM_CMP_NE, \
                                      2) == 2); \
        CHECK(nvshmem_##T##_wait_until_any_vector(x, 4, NULL, NVSHMEM_CMP_EQ, \
                                                  values) >= 2); \
        CHECK(nvshmem_##T##_test_some_vector(x, 4, found, NULL, \
                                             NVSHMEM_CMP_EQ, values) == 2); \
        CHECK(nvshmem_##T##_test_any_vector(x, 2, NULL, NVSHMEM_CMP_EQ, \
                                            values) == SIZE_MAX); \
        CHECK(!nvshmem_##T##_test_all_vector(x, 4, NULL, NVSHMEM_CMP_EQ, \
                                             values)); \
        CHECK(nvshmem_##T##_wait_until_some_vector( \
                  x + 2, 2, found, NULL, NVSHMEM_CMP_EQ, values + 2) == 2); \
        nvshmem_##T##_wait_until_all_vector(x + 2, 2, NULL, NVSHMEM_CMP_EQ, \
                                            values + 2); \
        nvshmemx_##T##_wait_until_on_stream(x + 1, NVSHMEM_CMP_LT, 2, NULL); \
        nvshmemx_##T##_wait_until_all_on_stream(x, 4, NULL, NVSHMEM_CMP_GE, 0, \
                                                NULL); \
        FINISH(); \
        nvshmem_barrier_all(); \
    }
WAIT_CASE(short, short)
WAIT_CASE(ushort, unsigned short)
ATOMIC_TYPES(WAIT_CASE)

static void waits(void)
{
#define RUN(T, type) wait_##T();
    RUN(short, short)
    RUN(ushort, unsigned short)
    ATOMIC_TYPES(RUN)
#undef RUN
    /* below 0 for signed types, large for unsigned ones */
    {
        short low = -1;

        load(to, &low, sizeof low);
        CHECK(nvshmem_short_test((short *) to, NVSHMEM_CMP_LT, 0));
        CHECK(nvshmem_ushort_test((unsigned short *) to, NVSHMEM_CMP_GT, 9));
        nvshmem_barrier_all();
    }
}

/* ------------------------------------------------------------------ memory */

static void memory(void)
{
    char *a, *b, *c, byte = 3;

    a = (char *) nvshmem_malloc(1000);
    b = (char *) nvshmem_align(4096, 100);
    c = (char *) nvshmem_calloc(10, 10);
    CHECK(a != NULL && b != NULL && c != NULL);
    CHECK((uintptr_t) b % 4096 == 0);
    fetch(&byte, c + 99, 1);
    CHECK(byte == 0);
    byte = 42;
    load(a + 999, &byte, 1);
    nvshmem_free(b);
    a = (char *) nvshmem_realloc(a, 5000);
    CHECK(a != NULL);
    byte = 0;
    fetch(&byte, a + 999, 1);
    CHECK(byte == 42);
    nvshmem_free(a);
    nvshmem_free(c);
    nvshmem_free(NULL);
    CHECK(nvshmem_malloc((size_t) 1 << 45) == NULL);
    nvshmem_barrier_all();
}

/* What a PE put into a block before it was freed does not arrive in the next one. */
static void reuse(void)
{
    int row[ROW], zero[ROW] = {0}, *block, *next;

    for (int i = 0; i < ROW; i++)
        row[i] = 1 + me;
    block = (int *) nvshmem_malloc(sizeof row);
    put_row(block, row, (me + 1) % npes);
    nvshmem_free(block);
    next = (int *) nvshmem_malloc(sizeof row);
    load(next, zero, sizeof zero);
    nvshmem_barrier_all();
    CHECK(nvshmem_int_g(next + ROW - 1, me) == 0);
    nvshmem_free(next);
}

static void questions(void)
{
    int major, minor, patch, level;
    char name[NVSHMEM_MAX_NAME_LEN];

    nvshmem_info_get_version(&major, &minor);
    CHECK(major == NVSHMEM_MAJOR_VERSION && minor == _NVSHMEM_MINOR_VERSION);
    nvshmemx_vendor_get_version_info(&major, &minor, &patch);
    CHECK(major == NVSHMEM_VENDOR_MAJOR_VERSION);
    nvshmem_info_get_name(name);
    CHECK(strcmp(name, NVSHMEM_VENDOR_STRING) == 0);
    nvshmem_query_thread(&level);
    CHECK(level >= NVSHMEM_THREAD_SINGLE && level <= NVSHMEM_THREAD_MULTIPLE);
    CHECK(nvshmem_team_my_pe(NVSHMEM_TEAM_WORLD) == me);
    CHECK(nvshmem_team_n_pes(NVSHMEM_TEAM_WORLD) == npes);
    CHECK(nvshmem_team_n_pes(NVSHMEMX_TEAM_NODE) <= npes);
    CHECK(nvshmem_team_my_pe(NVSHMEM_TEAM_INVALID) == -1);
    CHECK(nvshmemx_my_pe(NVSHMEM_TEAM_NODE) ==
          nvshmem_team_my_pe(NVSHMEM_TEAM_NODE));
    CHECK(nvshmemx_init_status() >= NVSHMEM_STATUS_IS_INITIALIZED);
}

#ifndef WITH_CUDA /* memory of the host */
static void check_longdouble(long double max, long double min, long double sum,
                             long double prod)
{
    const long double *got = (long double *) to;

    CHECK(got[0] == max && got[1] == min && got[2] == sum && got[3] == prod);
    memset(to, 0, 4 * sizeof *got);
    nvshmem_barrier_all();
}

static void longdouble(void)
{
    long double *x = (long double *) from, *y = (long double *) to, prod = 1;
    long double *wrk = (long double *) work;
    static long *sync;

    sync = (long *) nvshmem_calloc(NVSHMEM_SYNC_SIZE, sizeof *sync);
    *x = me + 0.5L;
    for (int i = 0; i < npes; i++)
        prod *= i + 0.5L;
    nvshmem_barrier_all();
    nvshmem_longdouble_max_to_all(y, x, 1, 0, 0, npes, wrk, sync);
    nvshmem_longdouble_min_to_all(y + 1, x, 1, 0, 0, npes, wrk, sync);
    nvshmem_longdouble_sum_to_all(y + 2, x, 1, 0, 0, npes, wrk, sync);
    nvshmem_longdouble_prod_to_all(y + 3, x, 1, 0, 0, npes, wrk, sync);
    check_longdouble(npes - 0.5L, 0.5L, npes * npes / 2.0L, prod);
    nvshmemx_longdouble_max_to_all_on_stream(y, x, 1, 0, 0, npes, wrk, sync, 0);
    nvshmemx_longdouble_min_to_all_on_stream(y + 1, x, 1, 0, 0, npes, wrk, sync,
                                             0);
    nvshmemx_longdouble_sum_to_all_on_stream(y + 2, x, 1, 0, 0, npes, wrk, sync,
                                             0);
    nvshmemx_longdouble_prod_to_all_on_stream(y + 3, x, 1, 0, 0, npes, wrk,
                                              sync, 0);
    check_longdouble(npes - 0.5L, 0.5L, npes * npes / 2.0L, prod);
    nvshmem_free(sync);
}
#else
static void longdouble(void) {}
#endif

int main(void)
{
    CHECK(nvshmemx_init_status() == NVSHMEM_STATUS_NOT_INITIALIZED);
    nvshmem_init();
    begin_cases();
    questions();
    memory();
    reuse();
    transfers();
    atomics();
    signals();
    waits();
    barriers();
    fences();
    collectives();
    longdouble();
    nvshmem_finalize();
    return failures != 0;
}
