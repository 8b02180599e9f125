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

/* The number that a word holds.  Where speed counts, callers give a constant
 * for `bytes`, so that one load is left. */
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

/* Copies bytes that may overlap.  A single word is loaded and stored once: a PE
 * that polls it as a flag never sees half of it, nor sees it again after it has
 * reset it. */
static inline void sma_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8) {
        uint64_t word;

        memcpy(&word, source, 8);
        memcpy(dest, &word, 8);
    } else if (bytes == 4) {
        uint32_t word;

        memcpy(&word, source, 4);
        memcpy(dest, &word, 4);
    } else if (bytes == 16) {
        uint64_t word[2];

        memcpy(word, source, 16);
        memcpy(dest, word, 16);
    } else if (bytes == 2) {
        uint16_t word;

        memcpy(&word, source, 2);
        memcpy(dest, &word, 2);
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

#endif
