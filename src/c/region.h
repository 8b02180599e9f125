/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * From a symmetric address to the part that holds it and to a peer's copy.
 */
#ifndef SMA_REGION_H
#define SMA_REGION_H

#include "check.h"
#include "sma.h"

/*
 * The part that holds all of [addr, addr+len) and the offset in it, or -1.
 * The heap is looked at first: it is what new programs use.
 */
static inline int sma_region_find(const volatile void *addr, size_t len,
                                  size_t *offset_p)
{
    for (int i = 0; i < SMA_PARTS; i++) {
        size_t off = (uintptr_t) addr - sma.part[i].base;

        if (off < sma.part[i].size && len <= sma.part[i].size - off) {
            *offset_p = off;
            return i;
        }
    }
    return -1;
}

/* Where the PE's copy of a symmetric object is mapped here; the job ends when
 * the object is not symmetric.  The PE number has been checked. */
static inline void *sma_reach(const char *routine, const char *arg,
                              const volatile void *addr, size_t len, int pe)
{
    size_t off;
    int part = sma_region_find(addr, len, &off);

    if (unlikely(part < 0))
        sma_bad_address(routine, arg, (const void *) addr, len);
    return (void *) (sma.peer[pe].base[part] + off);
}

/* Ends the job when [addr, addr+len) is not symmetric. */
static inline void sma_check_symmetric(const char *routine, const char *arg,
                                       const volatile void *addr, size_t len)
{
    size_t off;

    if (unlikely(sma_region_find(addr, len, &off) < 0))
        sma_bad_address(routine, arg, (const void *) addr, len);
}

#endif
