/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations on objects of 4 and 8 bytes of any PE.  Those that read and
 * write need a path with atomic operations to the PE: between two GPUs, NVLink has
 * them, and PCIe has loads and stores alone.
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

/* The address of an object on PE pe for the atomic operation of a routine. */
template <class T>
SMA_DEVICE T *atomic_at(T *object, int pe, const char *routine)
{
    if (!has_atomics(pe))
        refuse(routine, "no atomic operations between the GPUs of these PEs");
    return at(object, pe);
}

template <class T> SMA_DEVICE void set(T *dest, T value, int pe)
{
    poke(at(dest, pe), value);
}

/* What NVSHMEM 1 calls a signal. */
template <class T> SMA_DEVICE void signal(T *dest, T value, int pe)
{
    set(dest, value, pe);
}

/* An operation of access.h, word_NAME, on the object as an unsigned integer. */
#define SMA_CUDA_AMO(FETCHING, WORD) \
    template <class T> SMA_DEVICE T FETCHING(T *dest, T value, int pe) \
    { \
        typedef typename word<sizeof(T)>::type U; \
\
        return bits<T>(WORD((U *) atomic_at(dest, pe, "atomic_" #FETCHING), \
                            bits<U>(value))); \
    }
#define SMA_CUDA_AMO_PLAIN(PLAIN, FETCHING) \
    template <class T> SMA_DEVICE void PLAIN(T *dest, T value, int pe) \
    { \
        FETCHING(dest, value, pe); \
    }

SMA_CUDA_AMO(swap, word_swap)
SMA_CUDA_AMO(fetch_add, word_add)
SMA_CUDA_AMO(fetch_and, word_and)
SMA_CUDA_AMO(fetch_or, word_or)
SMA_CUDA_AMO(fetch_xor, word_xor)
SMA_CUDA_AMO_PLAIN(add, fetch_add)
SMA_CUDA_AMO_PLAIN(and_, fetch_and)
SMA_CUDA_AMO_PLAIN(or_, fetch_or)
SMA_CUDA_AMO_PLAIN(xor_, fetch_xor)

#undef SMA_CUDA_AMO
#undef SMA_CUDA_AMO_PLAIN

template <class T> SMA_DEVICE T compare_swap(T *dest, T cond, T value, int pe)
{
    typedef typename word<sizeof(T)>::type U;

    return bits<T>(
        word_compare_swap((U *) atomic_at(dest, pe, "atomic_compare_swap"),
                          bits<U>(cond), bits<U>(value)));
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
