/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Words of 2, 4 or 8 bytes in memory as numbers of 64 bits, whatever the order
 * of bytes.
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

#endif
