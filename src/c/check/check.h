/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks.  Those of SHMEM_CHECK=1 cost one predicted branch each when all is
 * well; the reporters behind them print one line and end the job.
 *
 * Those of SHMEM_CHECK=2 cost nothing where they are off: what the quick tests
 * look at is then such that they fail (sma.quick, sma.quick_world, the last active
 * set, the magic number of teams), and the long way behind them checks all.
 */
#ifndef SMA_CHECK_H
#define SMA_CHECK_H

#include "base/base.h"
#include "memory/memory.h"

/* Not a PE of the job, or a call outside init and finalize.  Does not return:
 * looking costs nothing, so it is done with SHMEM_CHECK=0 too. */
void sma_bad_pe(const char *routine, const char *arg, int pe)
    __attribute__((noreturn, cold));

/* [addr, addr+len) is not symmetric memory.  Does not return. */
void sma_bad_address(const char *routine, const char *arg, const void *addr,
                     size_t len) __attribute__((noreturn, cold));

/* addr, which must be a multiple of `align`, is none.  Does not return. */
void sma_bad_alignment(const char *routine, const char *arg, const void *addr,
                       size_t align) __attribute__((noreturn, cold));

/* A call before init or after finalize.  Does not return. */
void sma_bad_time(const char *routine) __attribute__((noreturn, cold));

static inline void sma_check_pe(const char *routine, int pe)
{
    if (unlikely((unsigned) pe >= (unsigned) sma_self.n))
        sma_bad_pe(routine, "pe", pe);
}

/* The symmetric object at a place, the routine's argument `arg`, must be
 * aligned. */
static inline void sma_check_aligned(const char *routine, const char *arg,
                                     struct sma_address address, size_t align)
{
    uintptr_t addr = sma_memory.region[address.region].base + address.offset;

    if (unlikely(addr % align != 0))
        sma_bad_alignment(routine, arg, (const void *) addr, align);
}

static inline void sma_check_running(const char *routine)
{
    if (unlikely(sma_self.n == 0))
        sma_bad_time(routine);
}

/* ------------------------------------------------------------ SHMEM_CHECK=2 */

/* Notes that the words of the routine, which has no type, have 8 bytes for want
 * of an option of oshfort.  What a message about an object that is too short for
 * the routine ends with: "", or the option. */
void sma_check_untyped(const char *routine);
const char *sma_check_words(const char *routine);

static inline bool sma_checks_all(void)
{
    return sma_self.check > 1;
}

/* The job ends when a child that fork did not make calls: data.c, which gives each
 * child data of its own, does not know of it. */
void sma_check_process(const char *routine);

/* check_range.c: sma_find and sma_find_pair where the quick look found nothing:
 * the object is not symmetric, or all is checked. */
struct sma_address sma_find_slow(const char *routine, const char *arg,
                               const void *addr, size_t len)
    __attribute__((cold));
struct sma_address sma_find_pair_slow(const char *routine, const char *arg,
                                    const void *addr, const char *arg_here,
                                    const void *here, size_t len, int pe)
    __attribute__((cold));

/* The job ends when [addr, addr+len), symmetric memory, is not inside one block
 * of the heap or one static object. */
void sma_check_object(const char *routine, const char *arg, const void *addr,
                      size_t len);

/* The bytes from addr, in symmetric memory, to the end of the block or static
 * object that holds it; SIZE_MAX when that is not known. */
size_t sma_check_room(const void *addr);

/* Ends the job when something was written past the end of a block. */
void sma_check_guards(const char *routine);

/* check/address.c: the address of a symmetric object of PE pe as mapped here, NULL:
 * it is not mapped, or dest is not symmetric; is addr symmetric, on PE pe too? */
void *sma_ptr(const void *dest, int pe);
bool sma_addr_accessible(const void *addr, int pe);

/* check/whereabouts.c: what lies at an address that is not symmetric, in words, as "a
 * local variable (on the stack)".  Returns text_p. */
const char *sma_whereabouts(const char *routine, const void *addr, char *text_p,
                            size_t size);

/* Bytes of a Fortran INTEGER. */
extern size_t sma_check_integer;

/* check_lock.c: before a lock is set, when it is, before it is cleared; ends the
 * job when one is still held. */
void sma_check_lock_set(const char *routine, const volatile void *lock);
void sma_check_lock_got(const char *routine, const volatile void *lock);
void sma_check_lock_clear(const char *routine, const volatile void *lock);
void sma_check_locks(const char *routine);

/* What is left over at the end of the job: damage, leaks. */
void sma_check_leftovers(const char *routine);

#endif
