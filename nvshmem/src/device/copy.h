/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Copies memory with all threads of a group.
 */

#ifndef SMA_CUDA_COPY_H
#define SMA_CUDA_COPY_H

#include "access.h"
#include "group.h"

namespace sma_cuda
{

#ifdef __CUDACC__
#define SMA_CUDA_ANY
#else
#define SMA_CUDA_ANY __attribute__((may_alias))
#endif

/* What is loaded and stored at once, whatever the type of the objects is. */
struct SMA_CUDA_ANY quad {
    alignas(16) unsigned int word[4];
};
typedef unsigned long long SMA_CUDA_ANY any8;
typedef unsigned int SMA_CUDA_ANY any4;

/* How the source is read: as memory that only this PE changes meanwhile, or as
 * memory that others may be changing, in each call anew. */
struct own {
    template <class V> static SMA_DEVICE V load(const V *p)
    {
        return *p;
    }
};

struct shared {
    template <class V> static SMA_DEVICE V load(const V *p)
    {
        return look(p);
    }
#ifdef __CUDACC__
    static SMA_DEVICE quad load(const quad *p)
    {
        quad v;

        asm volatile("ld.relaxed.sys.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(v.word[0]), "=r"(v.word[1]), "=r"(v.word[2]),
                       "=r"(v.word[3])
                     : "l"(p)
                     : "memory");
        return v;
    }
#endif
};

/* Copies n objects; neighbouring threads copy neighbouring objects.  Four loads
 * are in flight at a time, as one alone does not fill the path to memory. */
template <class From, class V, class G>
SMA_DEVICE void copy_objects(G group, V *dest, const V *source, size_t n)
{
    size_t step = (size_t) group.size(), i = (size_t) group.rank();

    for (; i + 3 * step < n; i += 4 * step) {
        V a = From::load(source + i), b = From::load(source + i + step);
        V c = From::load(source + i + 2 * step);
        V d = From::load(source + i + 3 * step);

        store(dest + i, a);
        store(dest + i + step, b);
        store(dest + i + 2 * step, c);
        store(dest + i + 3 * step, d);
    }
    for (; i < n; i += step)
        store(dest + i, (V) From::load(source + i));
}

/* Copies bytes as objects V where both addresses allow it: from the first
 * address that is a multiple of V's size. */
template <class From, class V, class G>
SMA_DEVICE bool copy_as(G group, char *dest, const char *source, size_t bytes)
{
    size_t head = (0 - (uintptr_t) dest) % sizeof(V), body;

    if (((uintptr_t) dest - (uintptr_t) source) % sizeof(V) != 0 ||
        bytes < head)
        return false;
    body = (bytes - head) / sizeof(V);
    copy_objects<From>(group, dest, source, head);
    copy_objects<From>(group, (V *) (void *) (dest + head),
                       (const V *) (const void *) (source + head), body);
    head += body * sizeof(V);
    copy_objects<From>(group, dest + head, source + head, bytes - head);
    return true;
}

/* The group's threads do not wait for each other, neither before nor after. */
template <class From, class G>
SMA_DEVICE void copy_from(G group, void *dest, const void *source, size_t bytes)
{
    char *to = (char *) dest;
    const char *from = (const char *) source;

    if (to == from)
        return;
    if (!copy_as<From, quad>(group, to, from, bytes) &&
        !copy_as<From, any8>(group, to, from, bytes) &&
        !copy_as<From, any4>(group, to, from, bytes))
        copy_objects<From>(group, to, from, bytes);
}

template <class G>
SMA_DEVICE void copy(G group, void *dest, const void *source, size_t bytes)
{
    copy_from<own>(group, dest, source, bytes);
}

} // namespace sma_cuda

#endif
