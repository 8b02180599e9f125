/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The kernels of the reductions: one loop for each operator and element type.
 * Integers of one width share their kernels; only max and min have other ones
 * for signed than for unsigned integers.  out may be a or b exactly, and `omp
 * simd` tells the compiler that elements do not overlap otherwise.
 *
 * KERNEL is a macro because a loop is vectorised only where the element type
 * and the operator are fixed when it is compiled.  The macro fills in these two
 * and nothing else.
 */
#include <float.h>
#include <limits.h>

#include "coll/algorithm/op.h"
#include "shmem.h"

/* Integer sums and products wrap around: they are computed unsigned. */
#define WIDE_i8 unsigned int
#define WIDE_i16 unsigned int
#define WIDE_i32 unsigned int
#define WIDE_i64 unsigned long
#define WIDE_float float
#define WIDE_double double
#define WIDE_longdouble long double
#define WIDE_complexf sma_complexf_t
#define WIDE_complexd sma_complexd_t
#define WIDE_float128 SMA_FLOAT128

#define EXPR_and(T, x, y) ((x) & (y))
#define EXPR_or(T, x, y) ((x) | (y))
#define EXPR_xor(T, x, y) ((x) ^ (y))
#define EXPR_max(T, x, y) ((x) < (y) ? (y) : (x))
#define EXPR_min(T, x, y) ((y) < (x) ? (y) : (x))
#define EXPR_sum(T, x, y) ((WIDE_##T)(x) + (WIDE_##T)(y))
#define EXPR_prod(T, x, y) ((WIDE_##T)(x) * (WIDE_##T)(y))

/*
 * Each kernel is compiled several times, for processors with wider vectors, and
 * the one for the processor at hand is chosen when the program starts.  This
 * holds for types that have vectors, but not for complex ones: gcc 12 fuses
 * their multiplications and additions, so that a result would depend on the
 * processor.
 */
#ifdef HAVE_CLONES
#define CLONES \
    __attribute__(( \
        target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CLONES
#endif
#define CLONES_i8 CLONES
#define CLONES_i16 CLONES
#define CLONES_i32 CLONES
#define CLONES_i64 CLONES
#define CLONES_u8 CLONES
#define CLONES_u16 CLONES
#define CLONES_u32 CLONES
#define CLONES_u64 CLONES
#define CLONES_float CLONES
#define CLONES_double CLONES
#define CLONES_longdouble
#define CLONES_complexf
#define CLONES_complexd
#define CLONES_float128

#define KERNEL(O, K, type) \
    CLONES_##K static void K##_##O(void *out, const void *a, const void *b, \
                                   size_t n) \
    { \
        type *to = out; \
        const type *x = a, *y = b; \
        _Pragma("omp simd") for (size_t i = 0; i < n; i++) to[i] = \
            (type) EXPR_##O(K, x[i], y[i]); \
    }

#define KERNELS_BIT(K, type) SMA_LIST_OP_BIT(KERNEL, K, type)
#define KERNELS_MINMAX(K, type) SMA_LIST_OP_MINMAX(KERNEL, K, type)
#define KERNELS_ARITH(K, type) SMA_LIST_OP_ARITH(KERNEL, K, type)
#define KERNELS_REAL(K, type) KERNELS_MINMAX(K, type) KERNELS_ARITH(K, type)
#define KERNELS_ALL(K, type) KERNELS_BIT(K, type) KERNELS_REAL(K, type)

KERNELS_ALL(i8, int8_t)
KERNELS_ALL(i16, int16_t)
KERNELS_ALL(i32, int32_t)
KERNELS_ALL(i64, int64_t)
KERNELS_MINMAX(u8, uint8_t)
KERNELS_MINMAX(u16, uint16_t)
KERNELS_MINMAX(u32, uint32_t)
KERNELS_MINMAX(u64, uint64_t)
KERNELS_REAL(float, float)
KERNELS_REAL(double, double)
KERNELS_REAL(longdouble, long double)
KERNELS_ARITH(complexf, sma_complexf_t)
KERNELS_ARITH(complexd, sma_complexd_t)
#if defined HAVE_FLOAT128 && LDBL_MANT_DIG != 113
KERNELS_REAL(float128, SMA_FLOAT128)
#endif

/* The kernels that a type uses: those of VALUE_type for max and min, and those
 * of BITS_type for the other operators. */
#define BITS_char i8
#define BITS_schar i8
#define BITS_short i16
#define BITS_int i32
#define BITS_long i64
#define BITS_longlong i64
#define BITS_ptrdiff i64
#define BITS_uchar i8
#define BITS_ushort i16
#define BITS_uint i32
#define BITS_ulong i64
#define BITS_ulonglong i64
#define BITS_size i64
#define BITS_int8 i8
#define BITS_int16 i16
#define BITS_int32 i32
#define BITS_int64 i64
#define BITS_uint8 i8
#define BITS_uint16 i16
#define BITS_uint32 i32
#define BITS_uint64 i64
#define BITS_float float
#define BITS_double double
#define BITS_longdouble longdouble
#define BITS_complexf complexf
#define BITS_complexd complexd
#if LDBL_MANT_DIG == 113 /* it has the format of long double */
#define BITS_float128 longdouble
#define VALUE_float128 longdouble
#else
#define BITS_float128 float128
#define VALUE_float128 float128
#endif

#if CHAR_MIN < 0
#define VALUE_char i8
#else
#define VALUE_char u8
#endif
#define VALUE_schar i8
#define VALUE_short i16
#define VALUE_int i32
#define VALUE_long i64
#define VALUE_longlong i64
#define VALUE_ptrdiff i64
#define VALUE_uchar u8
#define VALUE_ushort u16
#define VALUE_uint u32
#define VALUE_ulong u64
#define VALUE_ulonglong u64
#define VALUE_size u64
#define VALUE_int8 i8
#define VALUE_int16 i16
#define VALUE_int32 i32
#define VALUE_int64 i64
#define VALUE_uint8 u8
#define VALUE_uint16 u16
#define VALUE_uint32 u32
#define VALUE_uint64 u64
#define VALUE_float float
#define VALUE_double double
#define VALUE_longdouble longdouble

_Static_assert(sizeof(short) == 2 && sizeof(int) == 4 && sizeof(long) == 8 &&
                   sizeof(long long) == 8 && sizeof(size_t) == 8 &&
                   sizeof(ptrdiff_t) == 8,
               "the kernels above are those of LP64");

#define NAME(K, O) K##_##O
#define TEXT(K, O) #K "_" #O
#define DEFINE(T, type, K, O) \
    const struct sma_op sma_op_##T##_##O = {NAME(K, O), sizeof(type), \
                                            TEXT(K, O)};
#define OF_BITS(O, T, type) DEFINE(T, type, BITS_##T, O)
#define OF_VALUES(O, T, type) DEFINE(T, type, VALUE_##T, O)
#define DEFINE_BIT(T, type) SMA_LIST_OP_BIT(OF_BITS, T, type)
#define DEFINE_MINMAX(T, type) SMA_LIST_OP_MINMAX(OF_VALUES, T, type)
#define DEFINE_ARITH(T, type) SMA_LIST_OP_ARITH(OF_BITS, T, type)

SMA_LIST_TEAM_BIT(DEFINE_BIT)
SMA_LIST_TEAM_MINMAX(DEFINE_MINMAX)
SMA_LIST_TEAM_ARITH(DEFINE_ARITH)
#ifdef HAVE_FLOAT128
DEFINE_MINMAX(float128, SMA_FLOAT128)
DEFINE_ARITH(float128, SMA_FLOAT128)
#endif
