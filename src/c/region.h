/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * From a symmetric address to the part that holds it and to a peer's copy.
 */
#ifndef SMA_REGION_H
#define SMA_REGION_H

#include "check.h"
#include "sma.h"
#include "xport.h"

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

/* The place of a symmetric object; the job ends when it is not symmetric. */
static inline struct sma_place sma_find(const char *routine, const char *arg,
                                        const volatile void *addr, size_t len)
{
    struct sma_place place = {.offset = 0};

    place.part = sma_region_find(addr, len, &place.offset);
    if (unlikely(place.part < 0))
        sma_bad_address(routine, arg, (const void *) addr, len);
    return place;
}

/* Where the copy of PE pe is mapped here, or NULL: it is not.  The PE number
 * has been checked. */
static inline void *sma_mapped(struct sma_place place, int pe)
{
    uintptr_t base = sma.peer[pe].base[place.part];

    if (unlikely(base == 0))
        return NULL;
    if (base + place.offset == 0)
        __builtin_unreachable(); /* so that callers need not look */
    return (void *) (base + place.offset);
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
