/* np: 1 2 3 */
/* np: 2  args: once  env: SHMEM_HANG_TIMEOUT=1  notices: all_again */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the all, any and some forms of wait_until and test, with one value and
 * with a vector of values, for all types: exclusion by status, empty sets,
 * signedness, and objects that other PEs change by p, put and atomic
 * operations.  With the argument "once" it tests that an object whose condition
 * wait_until_all has found true may change afterwards.
 */
#include <signal.h>
#include <sys/mman.h>

#include "test.h"

#define N 9

static _Alignas(64) char words[N * 8];
static int to;

static int seen[N];

static void see(const size_t *indices, size_t count)
{
    memset(seen, 0, sizeof seen);
    for (size_t k = 0; k < count; k++) {
        CHECK(indices[k] < N && !seen[indices[k]], "index %zu", indices[k]);
        seen[indices[k]] = 1;
    }
}

/*
 * Objects whose values are there at once: 1, 4 and 6 hold `high`, the others
 * `low`; 4 and 0 are excluded.  Status is also all zero, NULL and all excluded.
 */
#define NOW(name, T, low, high) \
    static void now_##name(void) \
    { \
        T *w = (T *) words; \
        T each[N]; \
        int status[N] = {1, 0, 0, 0, 7, 0, 0, 0, 0}, none[N], zero[N] = {0}; \
        size_t at[N], k; \
        for (int i = 0; i < N; i++) { \
            w[i] = i == 1 || i == 4 || i == 6 ? (T) (high) : (T) (low); \
            each[i] = w[i]; \
            none[i] = -1; \
        } \
        CHECK(shmem_##name##_test_all(w, N, NULL, SHMEM_CMP_GE, low), "all"); \
        CHECK(!shmem_##name##_test_all(w, N, NULL, SHMEM_CMP_GT, low), "not"); \
        CHECK(shmem_##name##_test_all_vector(w, N, NULL, SHMEM_CMP_EQ, each), \
              "all_vector"); \
        shmem_##name##_wait_until_all(w, N, NULL, SHMEM_CMP_GE, low); \
        shmem_##name##_wait_until_all_vector(w, N, zero, SHMEM_CMP_EQ, each); \
        each[0] = each[4] = 5; \
        CHECK(!shmem_##name##_test_all_vector(w, N, zero, SHMEM_CMP_EQ, each), \
              "a wrong one"); \
        CHECK( \
            shmem_##name##_test_all_vector(w, N, status, SHMEM_CMP_EQ, each), \
            "a wrong one is excluded"); \
        shmem_##name##_wait_until_all_vector(w, N, status, SHMEM_CMP_EQ, \
                                             each); \
        for (int i = 0; i < 40; i++) { \
            k = i % 2 \
                    ? shmem_##name##_test_any(w, N, status, SHMEM_CMP_GT, low) \
                    : shmem_##name##_wait_until_any(w, N, status, \
                                                    SHMEM_CMP_GT, low); \
            CHECK(k == 1 || k == 6, "any: %zu", k); \
            k = i % 2 ? shmem_##name##_test_any_vector(w, N, status, \
                                                       SHMEM_CMP_EQ, each) \
                      : shmem_##name##_wait_until_any_vector( \
                            w, N, NULL, SHMEM_CMP_NE, each); \
            CHECK(i % 2 ? k != 0 && k != 4 && k < N : k == 0 || k == 4, \
                  "any_vector: %zu", k); \
        } \
        CHECK(shmem_##name##_test_any(w, N, NULL, SHMEM_CMP_LT, low) == \
                  SIZE_MAX, \
              "test_any of none"); \
        see(at, shmem_##name##_test_some(w, N, at, NULL, SHMEM_CMP_EQ, high)); \
        CHECK(seen[1] && seen[4] && seen[6] && !seen[0] && !seen[8], "some"); \
        k = shmem_##name##_wait_until_some(w, N, at, status, SHMEM_CMP_EQ, \
                                           high); \
        see(at, k); \
        CHECK(k == 2 && seen[1] && seen[6], "wait_until_some: %zu", k); \
        k = shmem_##name##_test_some_vector(w, N, at, status, SHMEM_CMP_EQ, \
                                            each); \
        CHECK(k == N - 2, "test_some_vector: %zu", k); \
        k = shmem_##name##_wait_until_some_vector(w, N, at, NULL, \
                                                  SHMEM_CMP_NE, each); \
        see(at, k); \
        CHECK(k == 2 && seen[0] && seen[4], "wait_until_some_vector: %zu", k); \
        CHECK(shmem_##name##_test_some(w, N, at, NULL, SHMEM_CMP_LT, low) == \
                  0, \
              "test_some of none"); \
        /* empty sets */ \
        for (size_t n = 0; n <= N; n += N) { \
            const int *s = n ? none : NULL; \
            T *p = n ? w : NULL; \
            shmem_##name##_wait_until_all(p, n, s, SHMEM_CMP_LT, low); \
            shmem_##name##_wait_until_all_vector(p, n, s, SHMEM_CMP_LT, each); \
            CHECK(shmem_##name##_test_all(p, n, s, SHMEM_CMP_LT, low) == 1 && \
                      shmem_##name##_test_all_vector(p, n, s, SHMEM_CMP_LT, \
                                                     each) == 1, \
                  "all of nothing"); \
            CHECK(shmem_##name##_wait_until_any(p, n, s, SHMEM_CMP_LT, low) == \
                          SIZE_MAX && \
                      shmem_##name##_wait_until_any_vector( \
                          p, n, s, SHMEM_CMP_LT, each) == SIZE_MAX && \
                      shmem_##name##_test_any(p, n, s, SHMEM_CMP_EQ, low) == \
                          SIZE_MAX && \
                      shmem_##name##_test_any_vector(p, n, s, SHMEM_CMP_EQ, \
                                                     each) == SIZE_MAX, \
                  "any of nothing"); \
            CHECK(shmem_##name##_wait_until_some(p, n, at, s, SHMEM_CMP_EQ, \
                                                 low) == 0 && \
                      shmem_##name##_wait_until_some_vector( \
                          p, n, at, s, SHMEM_CMP_EQ, each) == 0 && \
                      shmem_##name##_test_some(p, n, at, s, SHMEM_CMP_EQ, \
                                               low) == 0 && \
                      shmem_##name##_test_some_vector( \
                          p, n, at, s, SHMEM_CMP_EQ, each) == 0, \
                  "some of nothing"); \
        } \
    } \
    static void later_##name(void) \
    { \
        volatile T *w = (volatile T *) words; \
        T each[N]; \
        int status[N] = {0}; \
        size_t at[N], left = N; \
        for (int i = 0; i < N; i++) { \
            w[i] = 0; \
            each[i] = (T) (i + 2); \
        } \
        shmem_barrier_all(); \
        for (int i = 0; i < N; i++) \
            if (i % 2) \
                shmem_##name##_p((T *) words + i, (T) (i + 2), to); \
            else \
                shmem_##name##_put((T *) words + i, &each[i], 1, to); \
        while (left > N / 2) { \
            size_t i = \
                shmem_##name##_wait_until_any(w, N, status, SHMEM_CMP_NE, 0); \
            CHECK(i < N && status[i] == 0 && w[i] == (T) (i + 2), "any %zu", \
                  i); \
            status[i] = 1; \
            left--; \
        } \
        while (left > 0) { \
            size_t k = shmem_##name##_wait_until_some_vector( \
                w, N, at, status, SHMEM_CMP_GE, each); \
            CHECK(k > 0 && k <= left, "some: %zu of %zu", k, left); \
            for (size_t j = 0; j < k; j++) \
                CHECK(status[at[j]]++ == 0 && w[at[j]] == each[at[j]], \
                      "some %zu", at[j]); \
            left -= k; \
        } \
        shmem_##name##_wait_until_all_vector(w, N, NULL, SHMEM_CMP_EQ, each); \
        shmem_barrier_all(); \
        shmem_##name##_put((T *) words, (T[N]){0}, N, to); \
        shmem_##name##_wait_until_all(w, N, NULL, SHMEM_CMP_EQ, 0); \
        shmem_barrier_all(); \
    }
#define NOW_SIGNED(name, T) NOW(name, T, -3, 2)
#define NOW_UNSIGNED(name, T) NOW(name, T, 1, (T) -2)
TEST_P2P_SIGNED(NOW_SIGNED)
TEST_P2P_UNSIGNED(NOW_UNSIGNED)

/* All conditions are true all the time: each object is returned within a number
 * of calls, also when a program polls two arrays in turn. */
static void fairness(void)
{
    int count[2][N] = {{0}};
    long *a = shmem_malloc(2 * N * sizeof *a);

    for (int i = 0; i < 2 * N; i++)
        a[i] = 1;
    for (int i = 0; i < 200; i++)
        for (int k = 0; k < 2; k++) {
            int n = k ? 2 : N;
            size_t at = i < 100 ? shmem_long_wait_until_any(a + k * N, n, NULL,
                                                            SHMEM_CMP_EQ, 1)
                                : shmem_long_test_any(a + k * N, n, NULL,
                                                      SHMEM_CMP_EQ, 1);

            CHECK(at < (size_t) n, "index %zu", at);
            count[k][at]++;
        }
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < (k ? 2 : N); i++)
            CHECK(count[k][i] >= 5, "array %d: object %d came up %d times", k,
                  i, count[k][i]);
    shmem_free(a);
}

/* A loop of tests sees the flag of another PE, and what was put before it. */
static void tests_progress(void)
{
    static long flag[4], data[4];
    int status[4] = {0}, rounds = 5;

    for (int r = 1; r <= rounds; r++) {
        size_t at[4], k;
        int left = 4;

        memset(status, 0, sizeof status);
        for (int i = 0; i < 4; i++) {
            shmem_long_p(&data[i], 10 * r + i, to);
            shmem_fence();
            shmem_long_atomic_add(&flag[i], 1, to);
        }
        while (left > 0) {
            k = shmem_long_test_some(flag, 4, at, status, SHMEM_CMP_EQ, r);
            for (size_t j = 0; j < k; j++, left--) {
                CHECK(data[at[j]] == 10 * r + (long) at[j], "data");
                status[at[j]] = 1;
            }
        }
        while (!shmem_long_test_all(flag, 4, NULL, SHMEM_CMP_EQ, r))
            ;
        shmem_barrier_all();
    }
}

/* Objects as many as have their status in the largest page, and one more. */
static long objects[(1 << 16) / sizeof(int) + 1];
static int *guarded; /* a page of the status */

/* PE 0 looks at the last status, so it has found the first object true. */
static void change(int signo)
{
    (void) signo;
    *(volatile long *) objects = 0;
    mprotect(guarded, (size_t) sysconf(_SC_PAGESIZE), PROT_READ | PROT_WRITE);
}

static void once(void)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE), last = page / sizeof(int);
    int *status = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    CHECK(status != MAP_FAILED, "no memory");
    for (size_t i = 1; i < last; i++)
        status[i] = 1;
    guarded = status + last;
    mprotect(guarded, page, PROT_NONE);
    signal(SIGSEGV, change);
    objects[0] = 1;
    shmem_barrier_all();
    if (me == 0) {
        shmem_long_wait_until_all(objects, last + 1, status, SHMEM_CMP_EQ, 1);
    } else {
        while (shmem_long_g(objects, 0) != 0)
            ;
        test_sleep_us(100000); /* PE 0 tests the last object, and waits */
        shmem_long_p(&objects[last], 1, 0);
    }
}

int main(int argc, char **argv)
{
    test_init();
    to = (me + 1) % npes;
    if (argc > 1 && strcmp(argv[1], "once") == 0) {
        once();
        return test_end();
    }
#define RUN(name, T) \
    now_##name(); \
    later_##name();
    TEST_P2P_SIGNED(RUN)
    TEST_P2P_UNSIGNED(RUN)
    fairness();
    tests_progress();
    return test_end();
}
