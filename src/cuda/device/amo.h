/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations on objects of 4 and 8 bytes of any PE.
 */

#ifndef SMA_CUDA_AMO_H
#define SMA_CUDA_AMO_H

#include "access.h"

namespace sma_cuda
{

template <class T> SMA_DEVICE T fetch(const T *source, int pe)
{
    return peek(at(source, pe));
}

/* An operation of access.h, word_NAME, on the object as an unsigned integer. */
#define SMA_CUDA_AMO(FETCHING, PLAIN, WORD) \
    template <class T> SMA_DEVICE T FETCHING(T *dest, T value, int pe) \
    { \
        typedef typename word<sizeof(T)>::type U; \
\
        return bits<T>(WORD((U *) at(dest, pe), bits<U>(value))); \
    } \
    template <class T> SMA_DEVICE void PLAIN(T *dest, T value, int pe) \
    { \
        FETCHING(dest, value, pe); \
    }

SMA_CUDA_AMO(swap, set, word_swap)
SMA_CUDA_AMO(fetch_add, add, word_add)
SMA_CUDA_AMO(fetch_and, and_, word_and)
SMA_CUDA_AMO(fetch_or, or_, word_or)
SMA_CUDA_AMO(fetch_xor, xor_, word_xor)

#undef SMA_CUDA_AMO

template <class T> SMA_DEVICE T compare_swap(T *dest, T cond, T value, int pe)
{
    typedef typename word<sizeof(T)>::type U;

    return bits<T>(
        word_compare_swap((U *) at(dest, pe), bits<U>(cond), bits<U>(value)));
}

template <class T> SMA_DEVICE T fetch_inc(T *dest, int pe)
{
    return fetch_add(dest, (T) 1, pe);
}

template <class T> SMA_DEVICE void inc(T *dest, int pe)
{
    fetch_add(dest, (T) 1, pe);
}

} // namespace sma_cuda

#endif
