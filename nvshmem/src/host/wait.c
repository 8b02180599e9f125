/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for values.  For memory of a GPU the host copies the objects again and
 * again, and compares the copies; a stream waits in a kernel.
 */
#include <limits.h>
#include <sched.h>
#include <stdlib.h>
#include <time.h>

#include "gen/lists.h"
#include "host/cuda.h"

/* What a call waits for, or tests. */
struct goal {
    const char *routine;
    enum sma_cuda_kind kind;
    size_t bytes; /* of an object */
    const void *ivars;
    size_t n;
    const int *status; /* NULL: no object is left out */
    int cmp;
    const void *values; /* one for all, or one for each object */
    bool is_vector;
    size_t *indices; /* NULL: the caller does not ask for them */
};

/* The order of two values of a kind: negative, 0 or positive. */
static int order_of(enum sma_cuda_kind kind, const void *a, const void *b)
{
#define ORDER(id, type) \
    case id: { \
        type x, y; \
        memcpy(&x, a, sizeof x); \
        memcpy(&y, b, sizeof y); \
        return (x > y) - (x < y); \
    }
    switch (kind) {
        ORDER(SMA_CUDA_I16, int16_t)
        ORDER(SMA_CUDA_I32, int32_t)
        ORDER(SMA_CUDA_I64, int64_t)
        ORDER(SMA_CUDA_U16, uint16_t)
        ORDER(SMA_CUDA_U32, uint32_t)
    default: break; ORDER(SMA_CUDA_U64, uint64_t)
    }
#undef ORDER
    return 0;
}

static bool holds(const struct goal *goal, const void *object,
                  const void *value)
{
    int order = order_of(goal->kind, object, value);

    switch (goal->cmp) {
    case NVSHMEM_CMP_EQ: return order == 0;
    case NVSHMEM_CMP_NE: return order != 0;
    case NVSHMEM_CMP_GT: return order > 0;
    case NVSHMEM_CMP_LE: return order <= 0;
    case NVSHMEM_CMP_LT: return order < 0;
    case NVSHMEM_CMP_GE: return order >= 0;
    }
    sma_cuda_fatal(goal->routine,
                   "cmp is %d, must be NVSHMEM_CMP_EQ to "
                   "NVSHMEM_CMP_GE",
                   goal->cmp);
}

/* The bytes of the objects of which a copy needs no memory of its own. */
enum { FEW = 256 };

/* How many objects are not left out, how many of them have their value, and
 * which is the first of these. */
struct result {
    size_t asked, met, first;
};

/* Copies the objects, to where there is space for them, and compares. */
static struct result compare(const struct goal *goal, char *copy)
{
    struct result r = {0, 0, SIZE_MAX};

    sma_cuda_gpu->move(goal->routine, copy, goal->ivars, goal->n * goal->bytes);
    for (size_t i = 0; i < goal->n; i++) {
        const char *value = goal->values;

        if (goal->status != NULL && goal->status[i] != 0)
            continue;
        r.asked++;
        if (goal->is_vector)
            value += i * goal->bytes;
        if (!holds(goal, copy + i * goal->bytes, value))
            continue;
        if (r.met == 0)
            r.first = i;
        if (goal->indices != NULL)
            goal->indices[r.met] = i;
        r.met++;
    }
    return r;
}

/* Space for the objects: `few`, if they fit. */
static char *space_for(const struct goal *goal, char few[static FEW])
{
    char *space = few;

    if (goal->n * goal->bytes > FEW) {
        space = malloc(goal->n * goal->bytes);
        if (space == NULL)
            sma_cuda_fatal(goal->routine, "no memory for %zu objects", goal->n);
    }
    return space;
}

static struct result look(const struct goal *goal)
{
    char few[FEW], *space = space_for(goal, few);
    struct result r = compare(goal, space);

    if (space != few)
        free(space);
    return r;
}

/* Between two looks: yields the processor at first, and then sleeps for longer and
 * longer, up to a millisecond. */
static void rest(unsigned looks)
{
    enum { YIELDS = 64, LONGEST = 1 << 20 };
    long ns = looks < YIELDS + 15 ? 64L << (looks < YIELDS ? 0 : looks - YIELDS)
                                  : LONGEST;

    if (looks < YIELDS)
        sched_yield();
    else
        nanosleep(&(struct timespec){.tv_nsec = ns}, NULL);
}

/* Waits until so many objects have their value: all that are asked for, or one. */
static struct result wait_for(const struct goal *goal, bool all)
{
    char few[FEW], *space = space_for(goal, few);
    struct result r;

    for (unsigned looks = 0;; looks += looks < UINT_MAX) {
        r = compare(goal, space);
        if (r.met == r.asked || (!all && r.met > 0))
            break;
        rest(looks);
    }
    if (space != few)
        free(space);
    return r;
}

/* A stream waits in a kernel. */
static void wait_on_stream(const char *routine, enum sma_cuda_op op,
                           const struct goal *goal, cudaStream_t stream)
{
    struct sma_cuda_call call = {
        .op = op,
        .kind = goal->kind,
        .source = goal->ivars,
        .n = goal->n,
        .cmp = goal->cmp,
        .status = goal->status,
        .values = goal->values,
    };

    if (!goal->is_vector)
        call.value = sma_cuda_bits(goal->values, goal->bytes);
    sma_cuda_gpu->call(routine, &call, SMA_CUDA_ON(stream));
}

/* The goal of a call whose arguments have the usual names. */
#define GOAL(name, type, count, left_out, value_p, vector, found) \
    ((struct goal){.routine = name, \
                   .kind = SMA_CUDA_KIND(type), \
                   .bytes = sizeof(type), \
                   .ivars = (const void *) (uintptr_t) ivars, \
                   .n = count, \
                   .status = left_out, \
                   .cmp = cmp, \
                   .values = value_p, \
                   .is_vector = vector, \
                   .indices = found})

/* Waits for one object under the names with `before` in front of "wait". */
#define UNTIL(before, T, type) \
    void nvshmem_##before##wait_until(volatile type *ivars, int cmp, \
                                      type value) \
    { \
        static const char routine[] = "nvshmem_" #before "wait_until"; \
        if (sma_cuda_on_host(routine)) \
            shmem_##T##_wait_until(ivars, cmp, value); \
        else \
            wait_for(&GOAL(routine, type, 1, NULL, &value, false, NULL), \
                     true); \
    } \
    void nvshmemx_##before##wait_until_on_stream( \
        volatile type *ivars, int cmp, type value, cudaStream_t stream) \
    { \
        static const char routine[] = \
            "nvshmemx_" #before "wait_until_on_stream"; \
        if (sma_cuda_on_host(routine)) \
            shmem_##T##_wait_until(ivars, cmp, value); \
        else \
            wait_on_stream(routine, SMA_CUDA_WAIT, \
                           &GOAL(routine, type, 1, NULL, &value, false, NULL), \
                           stream); \
    } \
    void nvshmem_##before##wait(volatile type *ivar, type cmp_value) \
    { \
        nvshmem_##before##wait_until(ivar, NVSHMEM_CMP_NE, cmp_value); \
    } \
    void nvshmemx_##before##wait_on_stream( \
        volatile type *ivar, type cmp_value, cudaStream_t stream) \
    { \
        nvshmemx_##before##wait_until_on_stream(ivar, NVSHMEM_CMP_NE, \
                                                cmp_value, stream); \
    }

UNTIL(, long, long)

#define ONE(T, type) \
    UNTIL(T##_, T, type) \
    int nvshmem_##T##_test(volatile type *ivars, int cmp, type value) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_test")) \
            return shmem_##T##_test(ivars, cmp, value); \
        return look(&GOAL("nvshmem_" #T "_test", type, 1, NULL, &value, false, \
                          NULL)) \
                   .met == 1; \
    }

/* The forms for one value and for a vector of them: `given` is the last
 * argument, `value_p` its address. */
#define ALL_FORMS(T, type, suffix, given, value_p, vector) \
    void nvshmem_##T##_wait_until_all##suffix( \
        volatile type *ivars, size_t n, const int *status, int cmp, given) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_wait_until_all" #suffix)) \
            shmem_##T##_wait_until_all##suffix(ivars, n, status, cmp, value); \
        else \
            wait_for(&GOAL("nvshmem_" #T "_wait_until_all" #suffix, type, n, \
                           status, value_p, vector, NULL), \
                     true); \
    } \
    int nvshmem_##T##_test_all##suffix(volatile type *ivars, size_t n, \
                                       const int *status, int cmp, given) \
    { \
        struct result r; \
        if (sma_cuda_on_host("nvshmem_" #T "_test_all" #suffix)) \
            return shmem_##T##_test_all##suffix(ivars, n, status, cmp, value); \
        r = look(&GOAL("nvshmem_" #T "_test_all" #suffix, type, n, status, \
                       value_p, vector, NULL)); \
        return r.met == r.asked; \
    }

#define ANY_FORMS(T, type, suffix, given, value_p, vector) \
    size_t nvshmem_##T##_wait_until_any##suffix( \
        volatile type *ivars, size_t n, const int *status, int cmp, given) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_wait_until_any" #suffix)) \
            return shmem_##T##_wait_until_any##suffix(ivars, n, status, cmp, \
                                                      value); \
        return wait_for(&GOAL("nvshmem_" #T "_wait_until_any" #suffix, type, \
                              n, status, value_p, vector, NULL), \
                        false) \
            .first; \
    } \
    size_t nvshmem_##T##_test_any##suffix(volatile type *ivars, size_t n, \
                                          const int *status, int cmp, given) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_test_any" #suffix)) \
            return shmem_##T##_test_any##suffix(ivars, n, status, cmp, value); \
        return look(&GOAL("nvshmem_" #T "_test_any" #suffix, type, n, status, \
                          value_p, vector, NULL)) \
            .first; \
    }

#define SOME_FORMS(T, type, suffix, given, value_p, vector) \
    size_t nvshmem_##T##_wait_until_some##suffix( \
        volatile type *ivars, size_t n, size_t *indices, const int *status, \
        int cmp, given) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_wait_until_some" #suffix)) \
            return shmem_##T##_wait_until_some##suffix(ivars, n, indices, \
                                                       status, cmp, value); \
        return wait_for(&GOAL("nvshmem_" #T "_wait_until_some" #suffix, type, \
                              n, status, value_p, vector, indices), \
                        false) \
            .met; \
    } \
    size_t nvshmem_##T##_test_some##suffix(volatile type *ivars, size_t n, \
                                           size_t *indices, const int *status, \
                                           int cmp, given) \
    { \
        if (sma_cuda_on_host("nvshmem_" #T "_test_some" #suffix)) \
            return shmem_##T##_test_some##suffix(ivars, n, indices, status, \
                                                 cmp, value); \
        return look(&GOAL("nvshmem_" #T "_test_some" #suffix, type, n, status, \
                          value_p, vector, indices)) \
            .met; \
    }

#define ON_STREAM(T, type, suffix, given, op, value_p, vector) \
    void nvshmemx_##T##_wait_until_all##suffix##_on_stream( \
        volatile type *ivars, size_t n, const int *status, int cmp, given, \
        cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #T "_wait_until_all" #suffix \
                             "_on_stream")) \
            shmem_##T##_wait_until_all##suffix(ivars, n, status, cmp, value); \
        else \
            wait_on_stream( \
                "nvshmemx_" #T "_wait_until_all" #suffix "_on_stream", op, \
                &GOAL("", type, n, status, value_p, vector, NULL), stream); \
    }

#define OF_TYPE(T, type) \
    ONE(T, type) \
    ALL_FORMS(T, type, , type value, &value, false) \
    ANY_FORMS(T, type, , type value, &value, false) \
    SOME_FORMS(T, type, , type value, &value, false) \
    ON_STREAM(T, type, , type value, SMA_CUDA_WAIT_ALL, &value, false) \
    ALL_FORMS(T, type, _vector, const type *value, value, true) \
    ANY_FORMS(T, type, _vector, const type *value, value, true) \
    SOME_FORMS(T, type, _vector, const type *value, value, true) \
    ON_STREAM(T, type, _vector, const type *value, SMA_CUDA_WAIT_ALL_VECTOR, \
              value, true)

SMA_LIST_P2P(OF_TYPE)

/* ------------------------------------------------------------------ signals */

uint64_t nvshmem_signal_wait_until(uint64_t *ivars, int cmp, uint64_t value)
{
    static const char routine[] = "nvshmem_signal_wait_until";
    uint64_t now;

    if (sma_cuda_on_host(routine))
        return shmem_signal_wait_until(ivars, cmp, value);
    /* the value that was seen, which a later put may change again */
    for (unsigned looks = 0;; looks += looks < UINT_MAX) {
        sma_cuda_gpu->move(routine, &now, ivars, sizeof now);
        if (holds(&GOAL(routine, uint64_t, 1, NULL, &value, false, NULL), &now,
                  &value))
            return now;
        rest(looks);
    }
}

void nvshmemx_signal_wait_until_on_stream(uint64_t *ivars, int cmp,
                                          uint64_t value, cudaStream_t stream)
{
    static const char routine[] = "nvshmemx_signal_wait_until_on_stream";

    if (sma_cuda_on_host(routine))
        shmem_signal_wait_until(ivars, cmp, value);
    else
        wait_on_stream(routine, SMA_CUDA_WAIT,
                       &GOAL("", uint64_t, 1, NULL, &value, false, NULL),
                       stream);
}
