/* np: 1 3 4  args: c11  cflags: -std=c11 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 3 4  args: c++11  cflags: -std=c++11 -pedantic -Wconversion -Werror  sanitize: no */
/* np: 1 3 4  args: c++20  cflags: -std=c++20 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines that accept
 * complex numbers, with the complex types of C, and in C++ with std::complex,
 * too.
 */
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#include "test.h"

/* A number has the parts re and im. */
#define IS(number, re, im, what) \
    CHECK(((const real *) &(number))[0] == (real) (re) && \
              ((const real *) &(number))[1] == (real) (im), \
          what)

#define SET(number, re, im) \
    do { \
        ((real *) &(number))[0] = (real) (re); \
        ((real *) &(number))[1] = (real) (im); \
    } while (0)

/* PE k contributes (k + 1) * (1 - i) to the sums, and 2i to the product. */
#define TEST(name, type, part) \
    static type name##_from, name##_to, name##_put; \
    static void name(void) \
    { \
        typedef part real; \
        const type *from = &name##_from; \
        type *to = &name##_to; \
        int all = npes * (npes + 1) / 2, before = me * (me + 1) / 2; \
        int two_n = 1 << npes, here = before + me + 1; \
        SET(name##_from, me + 1, -(me + 1)); \
        shmem_sum_reduce(SHMEM_TEAM_WORLD, to, from, 1); \
        IS(*to, all, -all, "sum_reduce"); \
        shmem_sum_inscan(SHMEM_TEAM_WORLD, to, from, 1); \
        IS(*to, here, -here, "sum_inscan"); \
        shmem_sum_exscan(SHMEM_TEAM_WORLD, to, from, 1); \
        IS(*to, before, -before, "sum_exscan"); \
        SET(name##_from, 0, 2); \
        shmem_prod_reduce(SHMEM_TEAM_WORLD, to, from, 1); \
        if (npes % 2 == 1) \
            IS(*to, 0, npes % 4 == 1 ? two_n : -two_n, "prod_reduce"); \
        else \
            IS(*to, npes % 4 == 0 ? two_n : -two_n, 0, "prod_reduce"); \
        SET(name##_from, me, 7); \
        shmem_put(&name##_put, from, 1, (me + 1) % npes); \
        shmem_barrier_all(); \
        shmem_get(SHMEM_CTX_DEFAULT, to, from, 1, (me + 1) % npes); \
        IS(name##_put, (me + npes - 1) % npes, 7, "put"); \
        IS(*to, (me + 1) % npes, 7, "get"); \
        shmem_barrier_all(); \
    }

TEST(c_float, sma_complexf_t, float)
TEST(c_double, sma_complexd_t, double)
#ifdef __cplusplus
TEST(cxx_float, std::complex<float>, float)
TEST(cxx_double, std::complex<double>, double)
#endif

int main(void)
{
    test_init();
    c_float();
    c_double();
#ifdef __cplusplus
    cxx_float();
    cxx_double();
#endif
    return test_end();
}
