/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions.  Each PE combines a part of the elements of all PEs, always from
 * the first PE of the active set to the last one, and writes the result to all
 * PEs: so the results of all PEs have the same bits.  No PE reads or writes what
 * belongs to another one's part; so dest may be source, and pWrk is not needed.
 */

#ifndef SMA_CUDA_REDUCE_H
#define SMA_CUDA_REDUCE_H

#include "sync.h"

namespace sma_cuda
{

/* A complex number as C lays it out. */
template <class R> struct complex {
    R re, im;
};

template <class R> SMA_DEVICE complex<R> operator+(complex<R> a, complex<R> b)
{
    complex<R> sum = {a.re + b.re, a.im + b.im};
    return sum;
}

template <class R> SMA_DEVICE complex<R> operator*(complex<R> a, complex<R> b)
{
    complex<R> product = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return product;
}

/* The operators; short operands become int when they are combined. */
#define SMA_CUDA_OPERATOR(NAME, RESULT) \
    struct NAME { \
        template <class T> static SMA_DEVICE T combine(T a, T b) \
        { \
            return (T) (RESULT); \
        } \
    };

SMA_CUDA_OPERATOR(op_sum, a + b)
SMA_CUDA_OPERATOR(op_prod, a *b)
SMA_CUDA_OPERATOR(op_min, b < a ? b : a)
SMA_CUDA_OPERATOR(op_max, a < b ? b : a)
SMA_CUDA_OPERATOR(op_and, a &b)
SMA_CUDA_OPERATOR(op_or, a | b)
SMA_CUDA_OPERATOR(op_xor, a ^ b)

#undef SMA_CUDA_OPERATOR

/* Of pairs, a number x and its place y, the one with the greatest number; of equal
 * ones the first. */
struct op_maxloc {
    template <class T> static SMA_DEVICE T combine(T a, T b)
    {
        return a.x < b.x ? b : a;
    }
};

/* One element of all PEs, combined. */
template <class Op, class T>
SMA_DEVICE T combine_all(const T *source, active_set set)
{
    T result = *at(source, set.pe(0));

    for (int i = 1; i < set.size; i++)
        result = Op::combine(result, *at(source, set.pe(i)));
    return result;
}

/* Combines one element of all PEs, and writes the result to all. */
template <class Op, class T>
SMA_DEVICE void reduce_element(T *dest, const T *source, active_set set)
{
    T result = combine_all<Op>(source, set);

    for (int i = 0; i < set.size; i++)
        store(at(dest, set.pe(i)), result);
}

template <class Op, class G, class T>
SMA_DEVICE void reduce(G group, T *dest, const T *source, size_t n,
                       active_set set, long *psync)
{
    size_t part = (n + (size_t) set.size - 1) / (size_t) set.size;
    size_t first, end;

    part = (part + 31) / 32 * 32; /* whole lines of the cache */
    first = part * (size_t) set.index();
    end = first + part < n ? first + part : n;

    meet(group, set, psync); /* all sources are ready */
    for (size_t i = first + group.rank(); i < end; i += group.size())
        reduce_element<Op>(dest + i, source + i, set);
    meet(group, set, psync);
}

/* Like reduce(), of blocks of n elements; each PE keeps the result of its own. */
template <class Op, class G, class T>
SMA_DEVICE void reducescatter(G group, T *dest, const T *source, size_t n,
                              active_set set, long *psync)
{
    const T *block = source + (size_t) set.index() * n;

    meet(group, set, psync);
    for (size_t i = group.rank(); i < n; i += group.size())
        store(dest + i, combine_all<Op>(block + i, set));
    meet(group, set, psync);
}

} // namespace sma_cuda

#endif
