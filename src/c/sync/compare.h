/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Comparing a symmetric object with a value, as waits and tests do.  There is
 * one function for each integer type of fixed width; other C types use that of
 * their width and sign.
 */
#ifndef SMA_COMPARE_H
#define SMA_COMPARE_H

#include "account/account.h"
#include "check/check.h"
#include "net/net.h"
#include "pshmem.h"
#include "sync/sync.h"

/* Reports that cmp is not one of the constants SHMEM_CMP_*. */
void sma_bad_cmp(const struct sma_routine *routine, int cmp)
    __attribute__((noreturn, cold));

/* SMA_OF_WIDTH: the function or object name_W, where W is the fixed-width type
 * that a C type is.  SMA_BY_WIDTH calls that function. */
#define SMA_OF_WIDTH(name, type) \
    _Generic((type) 0, short \
             : name##int16, unsigned short \
             : name##uint16, int \
             : name##int32, unsigned int \
             : name##uint32, long \
             : name##int64, unsigned long \
             : name##uint64, long long \
             : name##int64, unsigned long long \
             : name##uint64)
#define SMA_BY_WIDTH(call, type, ...) SMA_OF_WIDTH(call, type)(__VA_ARGS__)

/* X(W, C type) for each fixed-width type. */
#define SMA_WIDTHS(X) \
    X(int16, int16_t) \
    X(uint16, uint16_t) \
    X(int32, int32_t) X(uint32, uint32_t) X(int64, int64_t) X(uint64, uint64_t)

/* The bytes of an integer type, negative when the type is signed. */
#define SMA_SIGNED_BYTES(type) \
    ((type) -1 < (type) 1 ? -(int) sizeof(type) : (int) sizeof(type))

/*
 * sma_compare_W: is `have` in the relation cmp to `want`?
 *
 * sma_test_W: is the object at ivar in that relation to `value`?  It reads the
 * object once.  The acquire load pairs with the release of the PE that put the
 * value: its fence or quiet (rma/fence.c), its atomic operation (rma/amo.h) or
 * its signal (rma/signal.c).  So what that PE put before is visible when the
 * relation holds.
 */
#define SMA_COMPARE_DEFINE(name, type) \
    static inline bool sma_compare_##name(const struct sma_routine *routine, \
                                          type have, int cmp, type want) \
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
    static inline bool sma_test_##name(const struct sma_routine *routine, \
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
