/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for several objects at once, and testing them: the forms all, any and
 * some of wait_until and test, with one value for all objects or, as vector,
 * one value for each.
 */
#include "gen/lists.h"
#include "sync/compare.h"

/* The objects of a call, and what it asks of them. */
struct many {
    const struct sma_routine *routine;
    volatile void *ivars;
    size_t n;
    const int *status; /* not 0: the object does not count; NULL: all count */
    int cmp;
    const void *values; /* one for all objects, or one for each */
    bool vector;        /* there is one for each */
    size_t size;        /* bytes of an object */
    int bytes;          /* the size, negative when the type is signed */

    /* Returns the first object from number `from` on, below `to`, that counts
     * and whose condition is `wanted`; `to` when there is none. */
    size_t (*find)(const struct many *m, size_t from, size_t to, bool wanted);
};

static inline bool counts(const struct many *m, size_t i)
{
    return m->status == NULL || m->status[i] == 0;
}

/* Does an object of some type have the relation of the call to a value? */
typedef bool test_fn(const struct many *m, const volatile void *ivar,
                     const void *value);

/* `find` for objects of `size` bytes.  It is compiled into each of its callers,
 * as is the test. */
static inline __attribute__((always_inline)) size_t
find(const struct many *m, size_t from, size_t to, bool wanted, size_t size,
     test_fn *test)
{
    for (size_t i = from; i < to; i++)
        if (counts(m, i) && test(m, (volatile char *) m->ivars + i * size,
                                 (const char *) m->values +
                                     (m->vector ? i * size : 0)) == wanted)
            return i;
    return to;
}

#define DEFINE_FIND(name, type) \
    static inline bool test_##name( \
        const struct many *m, const volatile void *ivar, const void *value) \
    { \
        return sma_test_##name(m->routine, ivar, m->cmp, \
                               *(const type *) value); \
    } \
    static size_t find_##name(const struct many *m, size_t from, size_t to, \
                              bool wanted) \
    { \
        return find(m, from, to, wanted, sizeof(type), test_##name); \
    }
SMA_WIDTHS(DEFINE_FIND)

/* Checks the arguments of a call.  Does an object count? */
static bool check(const struct many *m)
{
    size_t bytes;

    sma_check_running(m->routine);
    if (m->n == 0)
        return false;
    if (__builtin_mul_overflow(m->n, m->size, &bytes))
        bytes = SIZE_MAX;
    sma_check_symmetric(m->routine, SMA_ARG(ivars), m->ivars, bytes);
    if (unlikely((unsigned) m->cmp > SHMEM_CMP_GE))
        sma_bad_cmp(m->routine, m->cmp);
    sma_check_null(m->routine, "cmp_values", m->values);
    for (size_t i = 0; i < m->n; i++)
        if (counts(m, i))
            return true;
    return false;
}

/* Lets values that are in flight arrive, before a test. */
static void let_progress(void)
{
    if (unlikely(sma_net.wire != NULL) && !SMA_MUTANT(tests_idle))
        sma_net_progress();
}

/* Goes on waiting for object i, or for one of several objects the first of
 * which is i. */
static void wait_more(struct sma_wait *w, const struct many *m, size_t i)
{
    SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_OBJECT,
                  .object = (volatile char *) m->ivars + i * m->size,
                  .bytes = m->bytes, .cmp = m->cmp,
                  .wanted = sma_widen((const char *) m->values +
                                          (m->vector ? i * m->size : 0),
                                      m->bytes),
                  .objects = m->n, .memory = sma_self.me + 1);
}

/* Returns the first object that counts; the caller knows that there is one. */
static size_t first_of(const struct many *m)
{
    size_t i = 0;

    while (!counts(m, i))
        i++;
    return i;
}

/* --------------------------------------------------------------------- all */

/* An object whose condition was true once is not tested again. */
static void wait_all(const struct many *m)
{
    struct sma_wait w = SMA_WAIT(m->routine, -1);
    size_t at = 0;

    SMA_SEE(m->routine, wait_all(m), SMA_ABOUT_NOTHING);
    if (!check(m))
        return;
    while ((at = m->find(m, SMA_MUTANT(all_again) ? 0 : at, m->n, false)) <
           m->n)
        wait_more(&w, m, at);
}

static int test_all(const struct many *m)
{
    SMA_SEE_VALUE(m->routine, int, test_all(m), SMA_ABOUT_NOTHING);
    if (!check(m))
        return 1;
    let_progress();
    return sma_poll_tested(m->find(m, 0, m->n, false) == m->n);
}

/* --------------------------------------------------------------------- any */

/*
 * Returns where a search begins.  Each search begins elsewhere, so that no
 * object waits for ever behind others.  The multiples of the number below,
 * taken as fractions of 2^64, spread evenly.  They do so even if a program
 * searches several arrays in turn, and each array gets only every second or
 * third multiple.
 */
static size_t start_of(size_t n)
{
    static __thread uint64_t turn;

    turn += 0x9e3779b97f4a7c15u;
    return (size_t) ((double) (turn >> 11) * 0x1p-53 * (double) n);
}

static size_t find_any(const struct many *m)
{
    size_t start = start_of(m->n);
    size_t i = m->find(m, start, m->n, true);

    if (i < m->n)
        return i;
    i = m->find(m, 0, start, true);
    return i < start ? i : SIZE_MAX;
}

static size_t wait_any(const struct many *m)
{
    struct sma_wait w = SMA_WAIT(m->routine, -1);
    size_t i;

    SMA_SEE_VALUE(m->routine, size_t, wait_any(m), SMA_ABOUT_NOTHING);
    if (!check(m))
        return SIZE_MAX;
    while ((i = find_any(m)) == SIZE_MAX)
        wait_more(&w, m, first_of(m));
    return i;
}

static size_t test_any(const struct many *m)
{
    size_t found;

    SMA_SEE_VALUE(m->routine, size_t, test_any(m), SMA_ABOUT_NOTHING);
    if (!check(m))
        return SIZE_MAX;
    let_progress();
    found = find_any(m);
    sma_poll_tested(found != SIZE_MAX);
    return found;
}

/* -------------------------------------------------------------------- some */

static size_t find_some(const struct many *m, size_t *indices)
{
    size_t count = 0;

    for (size_t i = m->find(m, 0, m->n, true); i < m->n;
         i = m->find(m, i + 1, m->n, true))
        indices[count++] = i;
    return count;
}

static size_t wait_some(const struct many *m, size_t *indices)
{
    struct sma_wait w = SMA_WAIT(m->routine, -1);
    size_t count;

    SMA_SEE_VALUE(m->routine, size_t, wait_some(m, indices), SMA_ABOUT_NOTHING);
    if (!check(m))
        return 0;
    sma_check_null(m->routine, "indices", indices);
    while ((count = find_some(m, indices)) == 0)
        wait_more(&w, m, first_of(m));
    return count;
}

static size_t test_some(const struct many *m, size_t *indices)
{
    size_t found;

    SMA_SEE_VALUE(m->routine, size_t, test_some(m, indices), SMA_ABOUT_NOTHING);
    if (!check(m))
        return 0;
    sma_check_null(m->routine, "indices", indices);
    let_progress();
    found = find_some(m, indices);
    sma_poll_tested(found > 0);
    return found;
}

/* ------------------------------------------------------------- entry points */

#define MANY(name, type, values_, vector_) \
    (&(const struct many){ \
        .routine = SMA_R(name), \
        .ivars = ivars, \
        .n = nelems, \
        .status = status, \
        .cmp = cmp, \
        .values = (values_), \
        .vector = (vector_), \
        .size = sizeof(type), \
        .bytes = SMA_SIGNED_BYTES(type), \
        .find = SMA_OF_WIDTH(find_, type), \
    })

/* A routine with one value for all objects, and its form with one for each. */
#define DEFINE(result, name, type, call) \
    result p##name(volatile type *ivars, size_t nelems, const int *status, \
                   int cmp, type cmp_value) \
    { \
        return call(MANY(name, type, &cmp_value, false)); \
    } \
    SMA_ALIAS(name) \
    result p##name##_vector(volatile type *ivars, size_t nelems, \
                            const int *status, int cmp, \
                            const type *cmp_values) \
    { \
        return call(MANY(name##_vector, type, cmp_values, true)); \
    } \
    SMA_ALIAS(name##_vector)

#define DEFINE_SOME(name, type, call) \
    size_t p##name(volatile type *ivars, size_t nelems, size_t *indices, \
                   const int *status, int cmp, type cmp_value) \
    { \
        return call(MANY(name, type, &cmp_value, false), indices); \
    } \
    SMA_ALIAS(name) \
    size_t p##name##_vector(volatile type *ivars, size_t nelems, \
                            size_t *indices, const int *status, int cmp, \
                            const type *cmp_values) \
    { \
        return call(MANY(name##_vector, type, cmp_values, true), indices); \
    } \
    SMA_ALIAS(name##_vector)

#define DEFINE_TYPE(T, type) \
    DEFINE(void, shmem_##T##_wait_until_all, type, wait_all) \
    DEFINE(size_t, shmem_##T##_wait_until_any, type, wait_any) \
    DEFINE_SOME(shmem_##T##_wait_until_some, type, wait_some) \
    DEFINE(int, shmem_##T##_test_all, type, test_all) \
    DEFINE(size_t, shmem_##T##_test_any, type, test_any) \
    DEFINE_SOME(shmem_##T##_test_some, type, test_some)

SMA_LIST_P2P(DEFINE_TYPE)
