/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The hash function FNV-1a.  It begins with SMA_HASH_BEGIN and takes one byte, or
 * in place of bytes one word, after the other.
 */
#ifndef SMA_HASH_H
#define SMA_HASH_H

#include <stdint.h>

#define SMA_HASH_BEGIN UINT64_C(0xcbf29ce484222325)

static inline uint64_t sma_hash_add(uint64_t hash, uint64_t word)
{
    return (hash ^ word) * UINT64_C(0x100000001b3);
}

#endif
