/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * From an address to the region of symmetric memory that holds it, and to the
 * copy of another PE.
 */
#ifndef SMA_REGION_H
#define SMA_REGION_H

#include "base/base.h"
#include "check/check.h"
#include "memory/memory.h"
#include "shared/job.h"

/*
 * The region that holds all of [addr, addr+len), or -1; *offset_p becomes the
 * offset in the region.  The heap comes first, because new programs mostly use
 * the heap.
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

/* The quick check alone, which needs few registers.  An object of no bytes may fail. */
static inline bool sma_is_quick(const volatile void *addr, size_t n)
{
    for (int i = 0; i < SMA_REGIONS; i++) {
        const struct sma_region *r = &sma_memory.quick[i];

        if (likely(n <= r->size && (uintptr_t) addr - r->base <= r->size - n))
            return true;
    }
    return false;
}

/* The quick check: finds the symmetric address of an object.  False: the object
 * is not symmetric, or SHMEM_CHECK=2 wants more checks.  A caller for which
 * each instruction counts then calls the slow path in a function of its own as
 * its last act. */
static inline bool sma_find_quick(const volatile void *addr, size_t len,
                                  struct sma_address *address_p)
{
    address_p->region =
        sma_region_in(sma_memory.quick, addr, len, &address_p->offset);
    return likely(address_p->region >= 0);
}

/* The quick check of a routine that reads what other PEs write.  False, too, where
 * the routine has to report what it has read (sma_reports_polls). */
static inline bool sma_find_quick_read(const volatile void *addr, size_t len,
                                       struct sma_address *address_p)
{
    address_p->region =
        sma_region_in(sma_memory.quick_read, addr, len, &address_p->offset);
    return likely(address_p->region >= 0);
}

/* The quick check of a word of 2, 4 or 8 bytes for an atomic operation, in `quick`
 * or `quick_read`.  False, too, where the word is not aligned.  Regions begin at a
 * page; the offset of a word that is not aligned, turned to the right, is larger
 * than any region.  So one comparison finds both, and the end of the region. */
static inline bool sma_find_quick_word(const struct sma_region *region,
                                       const volatile void *addr, size_t bytes,
                                       struct sma_address *address_p)
{
    const int shift = __builtin_ctzl(bytes);

    for (int i = 0; i < SMA_REGIONS; i++) {
        size_t off = (uintptr_t) addr - region[i].base;

        if (likely((off >> shift | off << (64 - shift)) < region[i].size >>
                   shift)) {
            *address_p = (struct sma_address){i, off};
            return true;
        }
    }
    return false;
}

/* The symmetric address of an object (sma_find_slow). */
static inline struct sma_address sma_find(const struct sma_routine *routine,
                                          const struct sma_argument *arg,
                                          const volatile void *addr, size_t len,
                                          int pe)
{
    struct sma_address address = {.offset = 0};

    if (unlikely(!sma_find_quick(addr, len, &address)))
        return sma_find_slow(routine, arg, (const void *) addr, len, pe);
    return address;
}

/* The symmetric address of the object of PE pe in a transfer of `len` bytes.
 * The other object of the transfer is `here`, the argument `arg_here`. */
static inline struct sma_address
sma_find_pair(const struct sma_routine *routine, const struct sma_argument *arg,
              const void *addr, const struct sma_argument *arg_here,
              const void *here, size_t len, int pe)
{
    struct sma_address address = {.offset = 0};

    if (unlikely(!sma_find_quick(addr, len, &address)))
        return sma_find_pair_slow(routine, arg, addr, arg_here, here, len, pe);
    return address;
}

/* The address at which PE pe's copy of an object is mapped here; NULL: it is
 * not mapped, or a PE sleeps until something changes in the memory of PE pe:
 * the functions of net/net.h then do the transfer and wake the sleeper.  The
 * caller has checked the PE number. */
static inline void *sma_mapped(struct sma_address address, int pe)
{
    uintptr_t base = SMA_LOAD_PLAIN(sma_memory.peer[pe].base[address.region]);

    if (unlikely(base == 0))
        return NULL;
    if (base + address.offset == 0)
        __builtin_unreachable(); /* callers need no second test for NULL */
    return (void *) (base + address.offset);
}

/* Ends the job when [addr, addr+len), of this PE, is not symmetric. */
static inline void sma_check_symmetric(const struct sma_routine *routine,
                                       const struct sma_argument *arg,
                                       const volatile void *addr, size_t len)
{
    if (unlikely(!sma_is_quick(addr, len)))
        sma_find_slow(routine, arg, (const void *) addr, len, sma_self.me);
}

#endif
