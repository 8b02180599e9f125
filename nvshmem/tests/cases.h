/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives of NVSHMEM against results that the host computes, for host.c
 * and device.cu: they give the calls, each in several forms.  C and C++ of CUDA.
 *
 * The memory may be that of a GPU, so the test reads and writes it by put and get
 * only.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 700, SYNC = NVSHMEM_SYNC_SIZE };
enum kind { I16, I32, I64, F32, F64, C64, C128 };
enum op { OP_and, OP_or, OP_xor, OP_max, OP_min, OP_sum, OP_prod };

static const size_t size_of[] = {2, 4, 8, 4, 8, 8, 16};

struct set {
    int start, log, size;
};

/* A reduction, or a collective that moves elements of 4 or 8 bytes, in one of its
 * forms. */
typedef void (*reduction)(int form, void *dest, const void *source, int n,
                          struct set set, void *work, long *psync);
typedef void (*mover)(int form, void *dest, const void *source, size_t n,
                      int root, struct set set, long *psync);

static int me, npes, failures;
static char *from, *to, *work; /* symmetric */
static long *psync;

static void fail(const char *name, int form, struct set set, size_t n)
{
    printf("PE %d: %s in form %d is wrong: set %d %d %d, %zu elements\n", me,
           name, form, set.start, set.log, set.size, n);
    failures++;
}

static void load(void *symmetric, const void *mine, size_t bytes)
{
    nvshmem_putmem(symmetric, mine, bytes, me);
}

static void fetch(void *mine, const void *symmetric, size_t bytes)
{
    nvshmem_getmem(mine, symmetric, bytes, me);
}

static void begin_cases(void)
{
    long zero[SYNC];

    me = nvshmem_my_pe();
    npes = nvshmem_n_pes();
    from = (char *) nvshmem_malloc((size_t) MOST * 16 * (size_t) npes);
    to = (char *) nvshmem_malloc((size_t) MOST * 16 * (size_t) npes);
    work = (char *) nvshmem_malloc(MOST * 16);
    psync = (long *) nvshmem_malloc(sizeof zero);
    for (int i = 0; i < SYNC; i++)
        zero[i] = NVSHMEM_SYNC_VALUE;
    load(psync, zero, sizeof zero);
    nvshmem_barrier_all();
}

/* The active sets: all PEs, every second one, and all but PE 0. */
static int set_number(int i, struct set *set)
{
    set->start = i == 2;
    set->log = i == 1;
    set->size = i == 0 ? npes : i == 1 ? (npes + 1) / 2 : npes - 1;
    return i < 3 && set->size > 0;
}

static int is_in(struct set set)
{
    int distance = me - set.start;

    return distance >= 0 && distance % (1 << set.log) == 0 &&
           distance >> set.log < set.size;
}

/* ------------------------------------------------------------- reductions */

/* The source of a PE: small integers, so that all results are exact. */
static void fill(enum kind kind, void *buffer, size_t n, int pe)
{
    for (size_t i = 0; i < n; i++) {
        int v = (int) ((size_t) pe * 5 + i * 3) % 4 + 1;

        switch (kind) {
        case I16: ((short *) buffer)[i] = (short) v; break;
        case I32: ((int *) buffer)[i] = v; break;
        case I64: ((int64_t *) buffer)[i] = v; break;
        case F32: ((float *) buffer)[i] = (float) v; break;
        case F64: ((double *) buffer)[i] = v; break;
        case C64:
            ((float *) buffer)[2 * i] = (float) v;
            ((float *) buffer)[2 * i + 1] = (float) (v % 2);
            break;
        case C128:
            ((double *) buffer)[2 * i] = v;
            ((double *) buffer)[2 * i + 1] = v % 2;
        }
    }
}

#define WHOLE(type) \
    do { \
        type a = ((type *) sum)[i], b = ((const type *) next)[i]; \
        ((type *) sum)[i] = (type) (op == OP_and   ? a & b \
                                    : op == OP_or  ? a | b \
                                    : op == OP_xor ? a ^ b \
                                    : op == OP_max ? (a > b ? a : b) \
                                    : op == OP_min ? (a < b ? a : b) \
                                    : op == OP_sum ? a + b \
                                                   : a * b); \
    } while (0)

#define REAL(type) \
    do { \
        type a = ((type *) sum)[i], b = ((const type *) next)[i]; \
        ((type *) sum)[i] = op == OP_max   ? (a > b ? a : b) \
                            : op == OP_min ? (a < b ? a : b) \
                            : op == OP_sum ? a + b \
                                           : a * b; \
    } while (0)

#define PAIR(type) \
    do { \
        type *a = (type *) sum + 2 * i; \
        const type *b = (const type *) next + 2 * i; \
        type re = op == OP_sum ? a[0] + b[0] : a[0] * b[0] - a[1] * b[1]; \
        type im = op == OP_sum ? a[1] + b[1] : a[0] * b[1] + a[1] * b[0]; \
        a[0] = re; \
        a[1] = im; \
    } while (0)

static void combine(enum kind kind, enum op op, void *sum, const void *next,
                    size_t n)
{
    for (size_t i = 0; i < n; i++)
        switch (kind) {
        case I16: WHOLE(short); break;
        case I32: WHOLE(int); break;
        case I64: WHOLE(int64_t); break;
        case F32: REAL(float); break;
        case F64: REAL(double); break;
        case C64: PAIR(float); break;
        case C128: PAIR(double);
        }
}

static void reduce_once(const char *name, int form, reduction call,
                        enum kind kind, enum op op, struct set set, size_t n,
                        int in_place)
{
    static char mine[MOST * 16], want[MOST * 16], other[MOST * 16];
    size_t bytes = n * size_of[kind];

    fill(kind, mine, n, me);
    load(from, mine, bytes);
    memset(mine, 0x55, bytes);
    load(to, mine, bytes);
    nvshmem_barrier_all();
    if (is_in(set)) {
        call(form, in_place ? from : to, from, (int) n, set, work, psync);
        fill(kind, want, n, set.start);
        for (int i = 1; i < set.size; i++) {
            fill(kind, other, n, set.start + (i << set.log));
            combine(kind, op, want, other, n);
        }
        fetch(mine, in_place ? from : to, bytes);
        if (memcmp(mine, want, bytes) != 0)
            fail(name, form, set, n);
    }
    nvshmem_barrier_all();
}

static void reduce_cases(const char *name, int form, reduction call,
                         enum kind kind, enum op op)
{
    struct set set;

    for (int i = 0; set_number(i, &set); i++) {
        reduce_once(name, form, call, kind, op, set, MOST, 0);
        reduce_once(name, form, call, kind, op, set, 33, 1);
    }
}

/* -------------------------------------------------------------------- data */

enum movement { BROADCAST, COLLECT, FCOLLECT, ALLTOALL };

/* The elements that a PE gives: collect takes another number of each. */
static size_t given(enum movement m, struct set set, int index, size_t n)
{
    if (m == ALLTOALL)
        return n * (size_t) set.size;
    return m == COLLECT ? (n * (size_t) (index + 1)) % (MOST + 1) : n;
}

/* Byte i of what member `index` of the set gives. */
static unsigned char byte_of(int index, size_t i)
{
    return (unsigned char) (index * 31 + (int) (i % 251) * 7 + 1);
}

/* What member `index` has afterwards; returns the number of bytes. */
static size_t expect(enum movement m, struct set set, int index, int root,
                     size_t n, size_t bytes, unsigned char *want)
{
    size_t at = 0;

    for (int i = 0; i < set.size; i++) {
        size_t part = m == ALLTOALL ? n * bytes : given(m, set, i, n) * bytes;
        size_t first = m == ALLTOALL ? (size_t) index * part : 0;

        if (m == BROADCAST && i != root)
            continue;
        for (size_t k = 0; k < part; k++)
            want[at++] = byte_of(i, first + k);
    }
    return at;
}

static void move_once(const char *name, int form, mover call, enum movement m,
                      size_t bytes, struct set set, size_t n)
{
    unsigned char *mine, *want;
    size_t space = (size_t) MOST * 8 * (size_t) npes, length;
    int index = (me - set.start) >> set.log, root = set.size - 1;

    mine = (unsigned char *) malloc(space);
    want = (unsigned char *) malloc(space);
    nvshmem_barrier_all(); /* no PE of the last call uses the arrays any more */
    if (is_in(set)) {
        length = given(m, set, index, n) * bytes;
        for (size_t i = 0; i < length; i++)
            mine[i] = byte_of(index, i);
        load(from, mine, length);
        memset(mine, 0x55, space);
        load(to, mine, space);
    }
    nvshmem_barrier_all();
    if (is_in(set)) {
        call(form, to, from,
             given(m, set, index, n) / (m == ALLTOALL ? (size_t) set.size : 1),
             root, set, psync);
        length = expect(m, set, index, root, n, bytes, want);
        if (m == BROADCAST && index == root)
            memset(want, 0x55, length); /* the root's dest does not change */
        fetch(mine, to, length);
        if (memcmp(mine, want, length) != 0)
            fail(name, form, set, n);
    }
    free(mine);
    free(want);
}

static void move_cases(const char *name, int form, mover call, enum movement m,
                       size_t bytes)
{
    struct set set;

    for (int i = 0; set_number(i, &set); i++) {
        move_once(name, form, call, m, bytes, set, 1);
        move_once(name, form, call, m, bytes, set, MOST);
    }
}

/* ------------------------------------------------------------- all of them */

/* X(name, type of the reduction, kind, operator) */
#define BITWISE(X, T, type, kind) \
    X(T##_and_to_all, type, kind, OP_and) \
    X(T##_or_to_all, type, kind, OP_or) X(T##_xor_to_all, type, kind, OP_xor)
#define ORDERED(X, T, type, kind) \
    X(T##_max_to_all, type, kind, OP_max) X(T##_min_to_all, type, kind, OP_min)
#define NUMERIC(X, T, type, kind) \
    X(T##_sum_to_all, type, kind, OP_sum) \
    X(T##_prod_to_all, type, kind, OP_prod)
#define EACH(X, T, type, kind) \
    BITWISE(X, T, type, kind) \
    ORDERED(X, T, type, kind) NUMERIC(X, T, type, kind)

#define REDUCTIONS(X) \
    EACH(X, short, short, I16) \
    EACH(X, int, int, I32) \
    EACH(X, long, long, I64) \
    EACH(X, longlong, long long, I64) \
    ORDERED(X, float, float, F32) \
    NUMERIC(X, float, float, F32) \
    ORDERED(X, double, double, F64) \
    NUMERIC(X, double, double, F64) \
    NUMERIC(X, complexf, sma_cuda_complexf_t, C64) \
    NUMERIC(X, complexd, sma_cuda_complexd_t, C128)

/* X(name, movement, bytes) for those without a root */
#define MOVEMENTS(X) \
    X(collect32, COLLECT, 4) \
    X(collect64, COLLECT, 8) \
    X(fcollect32, FCOLLECT, 4) \
    X(fcollect64, FCOLLECT, 8) \
    X(alltoall32, ALLTOALL, 4) X(alltoall64, ALLTOALL, 8)
