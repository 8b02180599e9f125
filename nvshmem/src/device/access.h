/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Accesses to memory that other PEs access at the same time: ordered loads and
 * stores, and atomic operations, for objects of 1, 2, 4 and 8 bytes.
 *
 * Objects are accessed as unsigned integers of their size, so that one function
 * for each size serves all types.
 */

#ifndef SMA_CUDA_ACCESS_H
#define SMA_CUDA_ACCESS_H

#include <string.h>
#ifndef __CUDACC__
#include <sched.h>
#endif

#include "state.h"

namespace sma_cuda
{

/* The unsigned integer of a size. */
template <size_t bytes> struct word;
template <> struct word<1> {
    typedef unsigned char type;
};
template <> struct word<2> {
    typedef unsigned short type;
};
template <> struct word<4> {
    typedef unsigned int type;
};
template <> struct word<8> {
    typedef unsigned long long type;
};

template <class To, class From> SMA_DEVICE To bits(From value)
{
    static_assert(sizeof(To) == sizeof(From), "sizes differ");
    To result;

    memcpy(&result, &value, sizeof result);
    return result;
}

#ifdef __CUDACC__

/* The instructions exist since compute capability 7.0. */

#define SMA_CUDA_ACCESS(TYPE, SUFFIX, REGISTER, HOLDER) \
    SMA_DEVICE TYPE load_relaxed(const TYPE *p) \
    { \
        HOLDER v; \
        asm volatile("ld.relaxed.sys." SUFFIX " %0, [%1];" \
                     : "=" REGISTER(v) \
                     : "l"(p) \
                     : "memory"); \
        return (TYPE) v; \
    } \
    SMA_DEVICE TYPE load_acquire(const TYPE *p) \
    { \
        HOLDER v; \
        asm volatile("ld.acquire.sys." SUFFIX " %0, [%1];" \
                     : "=" REGISTER(v) \
                     : "l"(p) \
                     : "memory"); \
        return (TYPE) v; \
    } \
    SMA_DEVICE void store_relaxed(TYPE *p, TYPE value) \
    { \
        HOLDER v = value; \
        asm volatile("st.relaxed.sys." SUFFIX " [%0], %1;" \
                     : \
                     : "l"(p), REGISTER(v) \
                     : "memory"); \
    }

SMA_CUDA_ACCESS(unsigned char, "u8", "h", unsigned short)
SMA_CUDA_ACCESS(unsigned short, "u16", "h", unsigned short)
SMA_CUDA_ACCESS(unsigned int, "u32", "r", unsigned int)
SMA_CUDA_ACCESS(unsigned long long, "u64", "l", unsigned long long)

#undef SMA_CUDA_ACCESS

/* All that this thread did comes before all that it does afterwards, for every
 * processor of the host. */
SMA_DEVICE void fence()
{
    __threadfence_system();
}

/* A plain store to memory that other PEs read after a fence. */
template <class V> SMA_DEVICE void store(V *p, V value)
{
    *p = value;
}

/* Between two looks at memory that another PE is to change. */
SMA_DEVICE void pause() {}

/* Ends the kernel after a line on standard error that says why. */
SMA_DEVICE void refuse(const char *routine, const char *why)
{
#ifdef __CUDA_ARCH__ /* the compiler of the host reads this function, too */
    __assert_fail(why, "nvshmem.h", __LINE__, routine);
#else
    (void) routine, (void) why;
#endif
}

template <class U> SMA_DEVICE U word_add(U *p, U value)
{
    return atomicAdd_system(p, value);
}

/* Takes from an object of this PE. */
SMA_DEVICE void word_subtract(unsigned long long *p, unsigned long long value)
{
    asm volatile("red.relaxed.sys.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(0 - value)
                 : "memory");
}

template <class U> SMA_DEVICE U word_swap(U *p, U value)
{
    return atomicExch_system(p, value);
}

template <class U> SMA_DEVICE U word_compare_swap(U *p, U cond, U value)
{
    return atomicCAS_system(p, cond, value);
}

template <class U> SMA_DEVICE U word_and(U *p, U value)
{
    return atomicAnd_system(p, value);
}

template <class U> SMA_DEVICE U word_or(U *p, U value)
{
    return atomicOr_system(p, value);
}

template <class U> SMA_DEVICE U word_xor(U *p, U value)
{
    return atomicXor_system(p, value);
}

#else

template <class U> inline U load_relaxed(const U *p)
{
    return __atomic_load_n(p, __ATOMIC_RELAXED);
}

template <class U> inline U load_acquire(const U *p)
{
    return __atomic_load_n(p, __ATOMIC_ACQUIRE);
}

template <class U> inline void store_relaxed(U *p, U value)
{
    __atomic_store_n(p, value, __ATOMIC_RELAXED);
}

/* The test defines these: it may keep what is stored to itself until the thread, or
 * one that has met it, comes to a fence. */
void hold_store(void *p, const void *value, size_t bytes);
void release_stores();

template <class V> inline void store(V *p, V value)
{
    hold_store((void *) p, (const void *) &value, sizeof value);
}

inline void fence()
{
    release_stores();
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

inline void pause()
{
    sched_yield();
}

[[noreturn]] void refuse(const char *routine,
                         const char *why); /* the test defines it */

/* These also release, as ThreadSanitizer knows no fences. */

template <class U> inline U word_add(U *p, U value)
{
    return __atomic_fetch_add(p, value, __ATOMIC_ACQ_REL);
}

inline void word_subtract(unsigned long long *p, unsigned long long value)
{
    __atomic_fetch_sub(p, value, __ATOMIC_ACQ_REL);
}

template <class U> inline U word_swap(U *p, U value)
{
    return __atomic_exchange_n(p, value, __ATOMIC_ACQ_REL);
}

template <class U> inline U word_compare_swap(U *p, U cond, U value)
{
    __atomic_compare_exchange_n(p, &cond, value, false, __ATOMIC_ACQ_REL,
                                __ATOMIC_ACQUIRE);
    return cond;
}

template <class U> inline U word_and(U *p, U value)
{
    return __atomic_fetch_and(p, value, __ATOMIC_ACQ_REL);
}

template <class U> inline U word_or(U *p, U value)
{
    return __atomic_fetch_or(p, value, __ATOMIC_ACQ_REL);
}

template <class U> inline U word_xor(U *p, U value)
{
    return __atomic_fetch_xor(p, value, __ATOMIC_ACQ_REL);
}

#endif

/* A value that another PE may be writing. */
template <class T> SMA_DEVICE T peek(const T *p)
{
    typedef typename word<sizeof(T)>::type U;

    return bits<T>(load_relaxed((const U *) p));
}

/* A value that another PE may be writing; what that PE did before it wrote is
 * visible afterwards. */
template <class T> SMA_DEVICE T peek_acquire(const T *p)
{
    typedef typename word<sizeof(T)>::type U;

    return bits<T>(load_acquire((const U *) p));
}

/* Writes a value that another PE may be reading. */
template <class T> SMA_DEVICE void poke(T *p, T value)
{
    typedef typename word<sizeof(T)>::type U;

    store_relaxed((U *) p, bits<U>(value));
}

/* An object of any size that others may be writing, in parts of at most 8 bytes:
 * the load is made in each call, also in a loop. */
template <class T, size_t rest = sizeof(T) % 8> struct parts {
    static SMA_DEVICE T load(const T *p)
    {
        return peek(p);
    }
};

template <class T> struct parts<T, 0> {
    static SMA_DEVICE T load(const T *p)
    {
        unsigned long long part[sizeof(T) / 8];
        T value;

        for (size_t i = 0; i < sizeof(T) / 8; i++)
            part[i] = load_relaxed((const unsigned long long *) p + i);
        memcpy((void *) &value, part, sizeof value);
        return value;
    }
};

template <class T> SMA_DEVICE T look(const T *p)
{
    return parts<T>::load(p);
}

} // namespace sma_cuda

#endif
