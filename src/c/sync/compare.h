/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Comparing a symmetric object with a value, as the waits and tests do.  Types
 * are reduced to those of fixed width.
 */
#ifndef SMA_COMPARE_H
#define SMA_COMPARE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/base.h"
#include "shmem.h"

/* cmp is none of SHMEM_CMP_*.  Does not return. */
void sma_bad_cmp(const char *routine, int cmp) __attribute__((noreturn, cold));

/* The function or object of the fixed-width type that a C type is. */
#define SMA_OF_WIDTH(name, type) \
    _Generic((type) 0, \
        short: name##int16, unsigned short: name##uint16, \
        int: name##int32, unsigned int: name##uint32, \
        long: name##int64, unsigned long: name##uint64, \
        long long: name##int64, unsigned long long: name##uint64)
#define SMA_BY_WIDTH(call, type, ...) SMA_OF_WIDTH(call, type)(__VA_ARGS__)

/* X(name, type) for each of them */
#define SMA_WIDTHS(X) \
    X(int16, int16_t) X(uint16, uint16_t) X(int32, int32_t) \
    X(uint32, uint32_t) X(int64, int64_t) X(uint64, uint64_t)

/* The bytes of an integer type, negative when it has a sign. */
#define SMA_SIGNED_BYTES(type) \
    ((type) -1 < (type) 1 ? -(int) sizeof(type) : (int) sizeof(type))

/* sma_compare_W: have cmp want?  sma_test_W: the same of an object, which is
 * read once; what was put before it changed is there when it is true. */
#define SMA_COMPARE_DEFINE(name, type) \
    static inline bool sma_compare_##name(const char *routine, type have, \
                                          int cmp, type want) \
    { \
        switch (cmp) { \
        case SHMEM_CMP_EQ: return have == want; \
        case SHMEM_CMP_NE: return have != want; \
        case SHMEM_CMP_GT: return have > want; \
        case SHMEM_CMP_LE: return have <= want; \
        case SHMEM_CMP_LT: return have < want; \
        case SHMEM_CMP_GE: return have >= want; \
        default: sma_bad_cmp(routine, cmp); \
        } \
    } \
    static inline bool sma_test_##name(const char *routine, \
                                       const volatile void *ivar, int cmp, \
                                       type value) \
    { \
        return sma_compare_##name( \
            routine, \
            __atomic_load_n((const volatile type *) ivar, __ATOMIC_ACQUIRE), \
            cmp, value); \
    }
SMA_WIDTHS(SMA_COMPARE_DEFINE)

#endif
