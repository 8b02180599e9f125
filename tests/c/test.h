/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Helpers of every test: its own PE number, CHECK, reproducible numbers, delays, guard
 * bytes and the lists of types.  The lists are written out here on purpose: the tests
 * must notice a type that is missing from the library's table.
 */
#ifndef TEST_H
#define TEST_H

#include <sched.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <shmem.h>

#define TEST_UNUSED __attribute__((unused))

static int me TEST_UNUSED;
static int npes TEST_UNUSED;

/* Ends the whole job with status 1 and one line when cond does not hold. */
#define CHECK(cond, ...) \
    do { \
        if (!(cond)) \
            test_fail(__FILE__, __LINE__, #cond, __VA_ARGS__); \
    } while (0)

TEST_UNUSED __attribute__((format(printf, 4, 5), noreturn)) static void
test_fail(const char *file, int line, const char *cond, const char *format, ...)
{
    char text[400];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    fprintf(stderr, "PE %d/%d: %s:%d: failed: %s: %s\n", me, npes, file, line,
            cond, text);
    fflush(NULL);
    shmem_global_exit(1);
}

/* The number of this PE, before the library can tell it. */
static inline int test_early_pe(void)
{
    const char *job = getenv("SMA_JOB"), *rank = getenv("PMIX_RANK");

    if (job != NULL && strchr(job, ':') != NULL)
        rank = strchr(job, ':') + 1;
    return rank != NULL ? atoi(rank) : 0;
}

static inline void test_init(void)
{
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
}

static inline int test_end(void)
{
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

/* ---- numbers: the same on every PE for the same argument */

static inline uint64_t test_mix(uint64_t x)
{
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

/* A hash of three numbers: which call, which PE, which element. */
static inline uint64_t test_hash(uint64_t seed, uint64_t pe, uint64_t i)
{
    return test_mix(seed * 1000003 + pe * 0x10000000 + i);
}

/* The next number of a sequence. */
static inline uint64_t test_next(uint64_t *state)
{
    *state += 1;
    return test_mix(*state);
}

/* A number from 0 to n - 1. */
static inline uint64_t test_below(uint64_t *state, uint64_t n)
{
    return test_next(state) % n;
}

/* Are all PEs on one node?  If not, most operations take microseconds. */
static inline int test_one_node(void)
{
    const char *world = getenv("SMA_TEST_WORLD");

    return world == NULL || strcmp(world, "node") == 0;
}

static inline double test_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

/* The processor time that this thread has got.  What waits in vain counts this time:
 * on a busy host others have the processor meanwhile, those too for whom it waits. */
static inline double test_cpu_seconds(void)
{
    struct timespec used;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (double) used.tv_sec + 1e-9 * (double) used.tv_nsec;
}

/* Waits until the process is stopped. */
static inline void test_see_stopped(long pid)
{
    char name[64], state = 0;

    snprintf(name, sizeof name, "/proc/%ld/stat", pid);
    while (state != 'T') {
        FILE *f = fopen(name, "r");

        CHECK(f != NULL && fscanf(f, "%*d %*s %c", &state) == 1, "no %s", name);
        fclose(f);
        sched_yield();
    }
}

static inline void test_sleep_us(long us)
{
    struct timespec time = {us / 1000000, us % 1000000 * 1000};

    nanosleep(&time, NULL);
}

/* Does nothing, yields, spins or sleeps for a short time, by the sequence. */
static inline void test_delay(uint64_t *state)
{
    uint64_t kind = test_below(state, 16);

    if (kind == 0)
        test_sleep_us((long) test_below(state, 200));
    else if (kind < 3)
        sched_yield();
    else if (kind < 6)
        for (volatile int i = (int) test_below(state, 2000); i > 0;)
            i = i - 1;
}

/* ---- guards: bytes before and after a buffer that no call may write */

#define TEST_GUARD 64
#define TEST_GUARD_BYTE 0xa5

static inline void test_guard_set(void *buffer, size_t bytes)
{
    memset((char *) buffer - TEST_GUARD, TEST_GUARD_BYTE, TEST_GUARD);
    memset((char *) buffer + bytes, TEST_GUARD_BYTE, TEST_GUARD);
}

/* The offset of the first byte that is not the guard byte, or -1. */
static inline long test_guard_broken(const void *buffer, size_t bytes)
{
    const unsigned char *before = (const unsigned char *) buffer - TEST_GUARD;
    const unsigned char *after = (const unsigned char *) buffer + bytes;

    for (long i = 0; i < TEST_GUARD; i++) {
        if (before[i] != TEST_GUARD_BYTE)
            return i - TEST_GUARD;
        if (after[i] != TEST_GUARD_BYTE)
            return (long) bytes + i;
    }
    return -1;
}

/* The offset of the first byte that is not value, or -1. */
static inline long test_differs(const void *buffer, int value, size_t bytes)
{
    const unsigned char *p = (const unsigned char *) buffer;

    for (size_t i = 0; i < bytes; i++)
        if (p[i] != (unsigned char) value)
            return (long) i;
    return -1;
}

/* ---- types: X(name in routine names, C type) */

#define TEST_FIXED(X) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)

#define TEST_RMA(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t) TEST_FIXED(X)

#define TEST_AMO(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) X(ulonglong, unsigned long long) TEST_FIXED(X)

#define TEST_AMO_BIT(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t)

#define TEST_AMO_REAL(X) X(float, float) X(double, double)

#define TEST_AMO_OLD(X) X(int, int) X(long, long) X(longlong, long long)

#define TEST_P2P_SIGNED(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(int32, int32_t) X(int64, int64_t) X(ptrdiff, ptrdiff_t)

#define TEST_P2P_UNSIGNED(X) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t)

#define TEST_TOALL_INT(X) \
    X(short, short) X(int, int) X(long, long) X(longlong, long long)

#define TEST_TOALL_REAL(X) \
    X(float, float) X(double, double) X(longdouble, long double)

#define TEST_TOALL_COMPLEX(X) \
    X(complexf, float _Complex) X(complexd, double _Complex)

#endif
