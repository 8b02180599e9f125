/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Words of 2, 4 or 8 bytes in memory as numbers of 64 bits, whatever the order
 * of bytes; and copies that store a word once.
 */
#ifndef SMA_WORD_H
#define SMA_WORD_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The number that a word holds.  Where speed matters, callers pass a constant
 * as `bytes`, so that the compiler emits a single load. */
static inline __attribute__((always_inline)) uint64_t
sma_word_load(const void *word, size_t bytes)
{
    uint16_t w2;
    uint32_t w4;
    uint64_t w8;

    if (bytes == 2) {
        memcpy(&w2, word, 2);
        return w2;
    }
    if (bytes == 4) {
        memcpy(&w4, word, 4);
        return w4;
    }
    memcpy(&w8, word, 8);
    return w8;
}

/* Stores the low bits of a number in a word. */
static inline __attribute__((always_inline)) void
sma_word_store(void *word, size_t bytes, uint64_t value)
{
    uint16_t w2 = (uint16_t) value;
    uint32_t w4 = (uint32_t) value;

    if (bytes == 2)
        memcpy(word, &w2, 2);
    else if (bytes == 4)
        memcpy(word, &w4, 4);
    else
        memcpy(word, &value, 8);
}

/* Is a memcpy of a word whose alignment is unknown a single store?  If the
 * processor may be slow, or fail, with a word that is not aligned, compilers
 * store single bytes instead. */
#if defined(__x86_64__) || defined(__i386__) || \
    defined(__ARM_FEATURE_UNALIGNED) || defined(__powerpc64__) || \
    defined(__s390x__)
enum { SMA_MEMCPY_IS_ONE_STORE = 1 };
#else
enum { SMA_MEMCPY_IS_ONE_STORE = 0 };
#endif

/* sma_copy_BITS: loads and stores a word once.  Of a word that is not aligned
 * this is true only where the processor has such loads and stores. */
#define SMA_COPY_DEFINE(bits) \
    typedef uint##bits##_t __attribute__((may_alias)) sma_any_##bits; \
    static inline __attribute__((always_inline)) void sma_copy_##bits( \
        void *dest, const void *source) \
    { \
        uint##bits##_t word; \
        if (!SMA_MEMCPY_IS_ONE_STORE && \
            (((uintptr_t) dest | (uintptr_t) source) & (bits / 8 - 1)) == 0) { \
            *(volatile sma_any_##bits *) dest = \
                *(const volatile sma_any_##bits *) source; \
            return; \
        } \
        memcpy(&word, source, sizeof word); \
        memcpy(dest, &word, sizeof word); \
    }
SMA_COPY_DEFINE(16)
SMA_COPY_DEFINE(32)
SMA_COPY_DEFINE(64)

/* Copies bytes that may overlap.  A single word is loaded and stored once: a PE
 * that polls it as a flag never sees half of it, nor sees it again after it has
 * reset it. */
static inline void sma_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8) {
        sma_copy_64(dest, source);
    } else if (bytes == 4) {
        sma_copy_32(dest, source);
    } else if (bytes == 16) {
        uint64_t word[2];

        memcpy(word, source, 16);
        memcpy(dest, word, 16);
    } else if (bytes == 2) {
        sma_copy_16(dest, source);
    } else {
        memmove(dest, source, bytes);
    }
}

/* Copies n blocks of `bytes`, which do not overlap.  Each begins dst bytes
 * after the one before at dest, and sst bytes at source. */
static inline void sma_copy_blocks(char *dest, ptrdiff_t dst,
                                   const char *source, ptrdiff_t sst,
                                   size_t bytes, size_t n)
{
    if (bytes == 8)
        for (; n > 0; n--, dest += dst, source += sst)
            sma_copy(dest, source, 8);
    else if (bytes == 4)
        for (; n > 0; n--, dest += dst, source += sst)
            sma_copy(dest, source, 4);
    else
        for (; n > 0; n--, dest += dst, source += sst)
            sma_copy(dest, source, bytes);
}

/* Follows the copy of a get from mapped memory.  A blocking get is complete
 * when it returns: what the program gets or loads afterwards is not older than
 * the data of this get.  The acquire pairs with the release of the PE that put
 * the data: its fence or quiet (rma/fence.c), or its atomic operation.  It costs no
 * instruction on a processor that keeps the order of loads. */
static inline void sma_order_loads(void)
{
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
}

#endif
