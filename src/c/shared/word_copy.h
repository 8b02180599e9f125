/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Words of 2, 4 or 8 bytes in memory: as numbers of 64 bits, whatever the order
 * of bytes; copies that store a word once; and the atomic memory operations, as
 * a processor does them.  All operations of one width on a word exclude each
 * other, whatever their types.
 */
#ifndef SMA_WORD_COPY_H
#define SMA_WORD_COPY_H

#include <stdbool.h>
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

/* ------------------------------------------------ atomic memory operations */

enum sma_amo_op {
    SMA_AMO_FETCH,
    SMA_AMO_SET,
    SMA_AMO_SWAP,
    SMA_AMO_CSWAP, /* stores value if the word is cond */
    SMA_AMO_MSWAP, /* copies the bits that are set in cond from value */
    SMA_AMO_ADD,
    SMA_AMO_AND,
    SMA_AMO_OR,
    SMA_AMO_XOR,
};

/* sma_amo_BITS: the operation on a mapped word.  Returns what the word held
 * before; after SMA_AMO_SET, which does not read it, 0. */
#define SMA_AMO_DEFINE(bits) \
    static inline uint64_t sma_amo_##bits( \
        uint##bits##_t *word, enum sma_amo_op op, uint##bits##_t value, \
        uint##bits##_t cond) \
    { \
        uint##bits##_t old; \
        switch (op) { \
        case SMA_AMO_FETCH: return __atomic_load_n(word, __ATOMIC_SEQ_CST); \
        case SMA_AMO_SET: \
            __atomic_store_n(word, value, __ATOMIC_SEQ_CST); \
            return 0; \
        case SMA_AMO_SWAP: \
            return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST); \
        case SMA_AMO_CSWAP: \
            __atomic_compare_exchange_n(word, &cond, value, false, \
                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
            return cond; \
        case SMA_AMO_MSWAP: \
            old = __atomic_load_n(word, __ATOMIC_RELAXED); \
            while (!__atomic_compare_exchange_n( \
                word, &old, (uint##bits##_t)((old & ~cond) | (value & cond)), \
                true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) \
                ; \
            return old; \
        case SMA_AMO_ADD: \
            return __atomic_fetch_add(word, value, __ATOMIC_SEQ_CST); \
        case SMA_AMO_AND: \
            return __atomic_fetch_and(word, value, __ATOMIC_SEQ_CST); \
        case SMA_AMO_OR: \
            return __atomic_fetch_or(word, value, __ATOMIC_SEQ_CST); \
        default: return __atomic_fetch_xor(word, value, __ATOMIC_SEQ_CST); \
        } \
    }
SMA_AMO_DEFINE(16)
SMA_AMO_DEFINE(32)
SMA_AMO_DEFINE(64)

/* The operation on a mapped word of `bytes`. */
static inline __attribute__((always_inline)) uint64_t
sma_amo_here(void *word, size_t bytes, enum sma_amo_op op, uint64_t value,
             uint64_t cond)
{
    if (bytes == 2)
        return sma_amo_16(word, op, (uint16_t) value, (uint16_t) cond);
    if (bytes == 4)
        return sma_amo_32(word, op, (uint32_t) value, (uint32_t) cond);
    return sma_amo_64(word, op, value, cond);
}

#endif
