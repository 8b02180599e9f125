/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts and gets.  As the memory of all PEs is mapped, each is a copy; a routine
 * begins when all threads of its group have come, so that it copies what each of
 * them has written; it has ended for its whole group when it returns, and the data
 * are at the target after quiet.
 */

#ifndef SMA_CUDA_RMA_H
#define SMA_CUDA_RMA_H

#include "amo.h"
#include "copy.h"

namespace sma_cuda
{

SMA_DEVICE void quiet()
{
    fence();
}

template <class G>
SMA_DEVICE void put(G group, void *dest, const void *source, size_t bytes,
                    int pe)
{
    group.sync();
    copy(group, at((char *) dest, pe), source, bytes);
    group.sync();
}

template <class G>
SMA_DEVICE void get(G group, void *dest, const void *source, size_t bytes,
                    int pe)
{
    group.sync();
    copy_from<shared>(group, dest, at((const char *) source, pe), bytes);
    group.sync();
}

/* Strides are in elements. */
template <class G, class T>
SMA_DEVICE void iput(G group, T *dest, const T *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t n, int pe)
{
    T *to = at(dest, pe);

    group.sync();
    for (size_t i = group.rank(); i < n; i += group.size())
        store(to + (ptrdiff_t) i * dst, (T) source[(ptrdiff_t) i * sst]);
    group.sync();
}

template <class G, class T>
SMA_DEVICE void iget(G group, T *dest, const T *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t n, int pe)
{
    const T *from = at(source, pe);

    group.sync();
    for (size_t i = group.rank(); i < n; i += group.size())
        dest[(ptrdiff_t) i * dst] = look(from + (ptrdiff_t) i * sst);
    group.sync();
}

template <class T> SMA_DEVICE void p(T *dest, T value, int pe)
{
    poke(at(dest, pe), value);
}

template <class T> SMA_DEVICE T g(const T *source, int pe)
{
    return peek(at(source, pe));
}

SMA_DEVICE void signal_op(uint64_t *sig, uint64_t value, int op, int pe)
{
    if (op == SMA_CUDA_SIGNAL_ADD)
        add(sig, value, pe);
    else
        set(sig, value, pe);
}

/* The signal changes after the data of all threads of the group have arrived. */
template <class G>
SMA_DEVICE void put_signal(G group, void *dest, const void *source,
                           size_t bytes, uint64_t *sig, uint64_t value, int op,
                           int pe)
{
    group.sync();
    copy(group, at((char *) dest, pe), source, bytes);
    group.sync();
    if (group.rank() == 0) {
        fence();
        signal_op(sig, value, op, pe);
    }
    group.sync();
}

} // namespace sma_cuda

#endif
