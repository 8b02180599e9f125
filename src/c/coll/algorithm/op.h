/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction operators.  src/api/types.def lists them by the types that they
 * have, and coll/algorithm/op.c has the kernel of each.
 */
#ifndef SMA_COLL_ALGORITHM_OP_H
#define SMA_COLL_ALGORITHM_OP_H

#include "base/base.h"
#include "gen/lists.h"

/* Computes out[i] = a[i] OP b[i] for n elements.  out may be a or b exactly. */
typedef void sma_kernel_fn(void *out, const void *a, const void *b, size_t n);

struct sma_op {
    sma_kernel_fn *kernel;
    size_t esize;  /* bytes of an element */
    char name[16]; /* of the kernel: types that share it have one operator */
};

/*
 * REDUCTION(O, T, type), a macro that the includer defines, for each operator O
 * and each type T that the lists SMA_LIST_<LIST>_BIT, _MINMAX and _ARITH have for
 * it.
 */
#define SMA_REDUCTIONS(LIST) \
    SMA_LIST_##LIST##_BIT(SMA_REDUCTIONS_BIT) \
        SMA_LIST_##LIST##_MINMAX(SMA_REDUCTIONS_MINMAX) \
            SMA_LIST_##LIST##_ARITH(SMA_REDUCTIONS_ARITH)
#define SMA_REDUCTIONS_BIT(T, type) SMA_LIST_OP_BIT(REDUCTION, T, type)
#define SMA_REDUCTIONS_MINMAX(T, type) SMA_LIST_OP_MINMAX(REDUCTION, T, type)
#define SMA_REDUCTIONS_ARITH(T, type) SMA_LIST_OP_ARITH(REDUCTION, T, type)
#define SMA_REDUCTIONS_ALL(T, type) \
    SMA_REDUCTIONS_BIT(T, type) \
    SMA_REDUCTIONS_MINMAX(T, type) \
    SMA_REDUCTIONS_ARITH(T, type)

/* The operators sma_op_int_sum, sma_op_double_max, ... for all types of the
 * TEAM lists, and sma_op_float128_{max,min,sum,prod} where the compiler has the
 * type. */
#define REDUCTION(O, T, type) extern const struct sma_op sma_op_##T##_##O;
SMA_REDUCTIONS(TEAM)
#ifdef HAVE_FLOAT128
SMA_REDUCTIONS_MINMAX(float128, )
SMA_REDUCTIONS_ARITH(float128, )
#endif
#undef REDUCTION

#endif
