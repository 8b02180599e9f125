/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The kernels of the reductions: one loop for each type and operator.  out may
 * be a or b exactly, element by element; `omp simd` tells the compiler so.
 */
#include "coll_api.h"

/* Integer sums and products wrap around: they are computed unsigned. */
#define WIDE_short unsigned int
#define WIDE_int unsigned int
#define WIDE_long unsigned long
#define WIDE_longlong unsigned long long
#define WIDE_float float
#define WIDE_double double
#define WIDE_longdouble long double
#define WIDE_complexf sma_complexf_t
#define WIDE_complexd sma_complexd_t
#define WIDE_float128 __float128

#define EXPR_and(T, x, y) ((x) & (y))
#define EXPR_or(T, x, y) ((x) | (y))
#define EXPR_xor(T, x, y) ((x) ^ (y))
#define EXPR_max(T, x, y) ((x) < (y) ? (y) : (x))
#define EXPR_min(T, x, y) ((y) < (x) ? (y) : (x))
#define EXPR_sum(T, x, y) ((WIDE_##T) (x) + (WIDE_##T) (y))
#define EXPR_prod(T, x, y) ((WIDE_##T) (x) * (WIDE_##T) (y))

/*
 * Clones with the vectors of the processor that the program runs on, for types
 * that have vectors.  Not for complex ones: gcc 12 fuses their products, which
 * gives other bits than on a processor that cannot.
 */
#ifdef HAVE_CLONES
#define CLONES \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CLONES
#endif
#define CLONES_short CLONES
#define CLONES_int CLONES
#define CLONES_long CLONES
#define CLONES_longlong CLONES
#define CLONES_float CLONES
#define CLONES_double CLONES
#define CLONES_longdouble
#define CLONES_complexf
#define CLONES_complexd
#define CLONES_float128

#define DEFINE(T, type, O) \
    CLONES_##T static void T##_##O(void *out, const void *a, const void *b, size_t n) \
    { \
        type *to = out; \
        const type *x = a, *y = b; \
        _Pragma("omp simd") \
        for (size_t i = 0; i < n; i++) \
            to[i] = (type) EXPR_##O(T, x[i], y[i]); \
    } \
    const struct sma_op sma_op_##T##_##O = {T##_##O, sizeof(type)};

#define DEFINE_BIT(T, type) \
    DEFINE(T, type, and) DEFINE(T, type, or) DEFINE(T, type, xor)
#define DEFINE_MINMAX(T, type) DEFINE(T, type, max) DEFINE(T, type, min)
#define DEFINE_ARITH(T, type) DEFINE(T, type, sum) DEFINE(T, type, prod)

SMA_LIST_TOALL_BIT(DEFINE_BIT)
SMA_LIST_TOALL_MINMAX(DEFINE_MINMAX)
SMA_LIST_TOALL_ARITH(DEFINE_ARITH)
#ifdef HAVE_FLOAT128
DEFINE_MINMAX(float128, __float128)
DEFINE_ARITH(float128, __float128)
#endif
