/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The atomic memory operations, and how a processor does them on a word of 2, 4
 * or 8 bytes.  All operations of one width on a word exclude each other,
 * whatever their types.
 */
#ifndef SMA_SHARED_AMO_WORD_H
#define SMA_SHARED_AMO_WORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
