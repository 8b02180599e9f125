/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * From a symmetric address to the part that holds it and to a peer's copy.
 */
#ifndef SMA_REGION_H
#define SMA_REGION_H

#include "base/base.h"
#include "check/check.h"
#include "memory/memory.h"
#include "shared/regions.h"

/*
 * The part that holds all of [addr, addr+len) and the offset in it, or -1.
 * The heap is looked at first: it is what new programs use.
 */
static inline int sma_region_in(const struct sma_region *region,
                                const volatile void *addr, size_t len,
                                size_t *offset_p)
{
    for (int i = 0; i < SMA_REGIONS; i++) {
        size_t off = (uintptr_t) addr - region[i].base;

        if (off < region[i].size && len <= region[i].size - off) {
            *offset_p = off;
            return i;
        }
    }
    return -1;
}

static inline int sma_region_find(const volatile void *addr, size_t len,
                                  size_t *offset_p)
{
    return sma_region_in(sma_memory.region, addr, len, offset_p);
}

/* A quick look for the place of a symmetric object.  False: it is none, or there
 * is more to be checked; a caller for whom each instruction counts does that in a
 * function of its own, and nothing afterwards. */
static inline bool sma_find_quick(const volatile void *addr, size_t len,
                                  struct sma_address *address_p)
{
    address_p->region =
        sma_region_in(sma_memory.quick, addr, len, &address_p->offset);
    return likely(address_p->region >= 0);
}

/* The place of a symmetric object; the job ends when it is not symmetric. */
static inline struct sma_address sma_find(const char *routine, const char *arg,
                                        const volatile void *addr, size_t len)
{
    struct sma_address address = {.offset = 0};

    if (unlikely(!sma_find_quick(addr, len, &address)))
        return sma_find_slow(routine, arg, (const void *) addr, len);
    return address;
}

/* The same in a transfer of `len` bytes to or from `here`, which is the argument
 * `arg_here`, with PE pe. */
static inline struct sma_address
sma_find_pair(const char *routine, const char *arg, const void *addr,
              const char *arg_here, const void *here, size_t len, int pe)
{
    struct sma_address address = {.offset = 0};

    if (unlikely(!sma_find_quick(addr, len, &address)))
        return sma_find_pair_slow(routine, arg, addr, arg_here, here, len, pe);
    return address;
}

/* Where the copy of PE pe is mapped here, or NULL: it is not.  The PE number
 * has been checked. */
static inline void *sma_mapped(struct sma_address address, int pe)
{
    uintptr_t base = sma_memory.peer[pe].base[address.region];

    if (unlikely(base == 0))
        return NULL;
    if (base + address.offset == 0)
        __builtin_unreachable(); /* so that callers need not look */
    return (void *) (base + address.offset);
}

/* Ends the job when [addr, addr+len) is not symmetric. */
static inline void sma_check_symmetric(const char *routine, const char *arg,
                                       const volatile void *addr, size_t len)
{
    size_t off;

    if (unlikely(sma_region_in(sma_memory.quick, addr, len, &off) < 0))
        sma_find_slow(routine, arg, (const void *) addr, len);
}

#endif
