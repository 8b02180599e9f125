/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The checks of arguments, and the path from an address to the region of
 * symmetric memory that holds it, and to the copy of another PE.  A check of
 * SHMEM_CHECK=1 costs one predicted branch when it succeeds.  When it fails, a
 * reporter prints one line and ends the job.
 *
 * The checks of SHMEM_CHECK=2 cost nothing when they are off.  When they are
 * on, the data that the quick checks compare with are such that every quick
 * check fails: sma_memory.quick, sma_quick_world and the last active set
 * (coll/set/active.c), and the magic number of teams.  The slow path behind a quick
 * check then does all checks.  Where calls are seen (account/account.h) these data are
 * the same, and the slow path does the checks of the level that is set.
 */
#ifndef SMA_CHECK_H
#define SMA_CHECK_H

#include "memory/memory.h"

/* Reports a number that is not that of a PE of the job, or a call outside init
 * and finalize.  The check costs so little that it is on even with
 * SHMEM_CHECK=0. */
void sma_bad_pe(const struct sma_routine *routine, const char *arg, int pe)
    __attribute__((noreturn, cold));

/* Reports that [addr, addr+len) is not symmetric memory. */
void sma_bad_address(const struct sma_routine *routine,
                     const struct sma_argument *arg, const void *addr,
                     size_t len) __attribute__((noreturn, cold));

/* Reports that addr is static data, and that PE pe runs another program. */
void sma_bad_program(const struct sma_routine *routine,
                     const struct sma_argument *arg, const void *addr, int pe)
    __attribute__((noreturn, cold));

/* Reports that addr is not a multiple of `align`. */
void sma_bad_alignment(const struct sma_routine *routine,
                       const struct sma_argument *arg, const void *addr,
                       size_t align) __attribute__((noreturn, cold));

/* Reports that the argument `arg`, which need not be symmetric, is NULL. */
void sma_bad_null(const struct sma_routine *routine, const char *arg)
    __attribute__((noreturn, cold));

/* Reports a call before init or after finalize. */
void sma_bad_time(const struct sma_routine *routine)
    __attribute__((noreturn, cold));

static inline bool sma_is_pe(int pe)
{
    return (unsigned) pe < (unsigned) sma_self.n;
}

static inline void sma_check_pe(const struct sma_routine *routine, int pe)
{
    if (unlikely(!sma_is_pe(pe)))
        sma_bad_pe(routine, "pe", pe);
}

/* Checks that the symmetric object at an address, which is the routine's argument
 * `arg`, is aligned. */
static inline void sma_check_aligned(const struct sma_routine *routine,
                                     const struct sma_argument *arg,
                                     struct sma_address address, size_t align)
{
    uintptr_t addr = sma_memory.region[address.region].base + address.offset;

    if (unlikely(addr % align != 0))
        sma_bad_alignment(routine, arg, (const void *) addr, align);
}

static inline void sma_check_running(const struct sma_routine *routine)
{
    if (unlikely(sma_self.n == 0))
        sma_bad_time(routine);
}

static inline void sma_check_null(const struct sma_routine *routine,
                                  const char *arg, const void *addr)
{
    if (unlikely(addr == NULL))
        sma_bad_null(routine, arg);
}

/* ------------------------------------------------------------ SHMEM_CHECK=2 */

/* Notes that a Fortran routine without a type in its name counts words of 8
 * bytes, because the program was not compiled with the option of oshfort for
 * words of 4. */
void sma_check_untyped(const struct sma_routine *routine);

/* The end of a message about an object that is too short for the routine: a
 * hint at this option when the routine is the one noted last, or "". */
const char *sma_check_words(const struct sma_routine *routine);

static inline bool sma_checks_all(void)
{
    return sma_self.check > 1;
}

/* Ends the job if the caller is a child process created by _Fork, vfork or
 * clone.  memory/data.c gives a child of fork its own static data, but does not
 * notice other children. */
void sma_check_process(const struct sma_routine *routine);

/* In place of a region, for the argument `source` only: constants of the program, which
 * the caller then reads itself.  PE pe runs the same program, and has the same. */
enum { SMA_CONSTANTS = -2 };

/* The copies of all PEs of the job, in place of the number of a PE. */
enum { SMA_EVERY_PE = -1 };

/* check/range.c: the slow paths of sma_find and sma_find_pair, for an object that
 * is not symmetric, with SHMEM_CHECK=2, and for static data where PEs run different
 * programs.  The job ends when PE pe has no such object, or with SMA_EVERY_PE some PE
 * has not.  The region of the result is SMA_CONSTANTS where source is a constant. */
struct sma_address sma_find_slow(const struct sma_routine *routine,
                                 const struct sma_argument *arg,
                                 const void *addr, size_t len, int pe)
    __attribute__((cold));
struct sma_address sma_find_pair_slow(const struct sma_routine *routine,
                                      const struct sma_argument *arg,
                                      const void *addr,
                                      const struct sma_argument *arg_here,
                                      const void *here, size_t len, int pe)
    __attribute__((cold));

/* sma_find_slow for an argument of a collective. */
struct sma_address sma_find_in_call(const struct sma_routine *routine,
                                    const struct sma_argument *arg,
                                    const void *addr, size_t len, int pe)
    __attribute__((cold));

/*
 * A word that other PEs may read: how many calls of this PE may have told
 * another PE something, or have found out something about another PE.  All
 * calls with a symmetric object count when they begin, collectives when all
 * members have come.  The highest bit says that PEs may tell each other
 * something without a call.  NULL: calls are not counted.
 */
extern uint64_t *sma_check_calls SMA_HIDDEN;
#define SMA_CALLS_UNKNOWN ((uint64_t) 1 << 63)

/* Counts so many calls, or sets SMA_CALLS_UNKNOWN. */
void sma_check_count(uint64_t calls);

/* check/range.c: sma_find_in_call for an object of this PE that the routine does not
 * use. */
void sma_check_unused(const struct sma_routine *routine,
                      const struct sma_argument *arg, const void *addr,
                      size_t len);

/* Ends the job when [addr, addr+len), which is symmetric memory, does not lie
 * inside one block of the heap or one static object. */
void sma_check_object(const struct sma_routine *routine,
                      const struct sma_argument *arg, const void *addr,
                      size_t len);

/* The bytes from addr, which is in symmetric memory, to the end of the block or
 * static object that holds it; SIZE_MAX when the object is not known. */
size_t sma_check_space(const void *addr);

/* Has the object that holds addr `len` bytes from there on?  False is certain:
 * a block of the heap or a static object, which *text_p then describes, ends
 * before, and the memory is symmetric all the same. */
bool sma_check_fits(const void *addr, size_t len, char *text_p, size_t size);

/* Ends the job when the program has written past the end of a block of the
 * heap. */
void sma_check_guards(const struct sma_routine *routine);

/* check/address.c: the address at which PE pe's copy of a symmetric object is
 * mapped here.  NULL: it is not mapped, or the object is not symmetric.  The job
 * ends when it is static data and PE pe runs another program. */
void *sma_ptr(const struct sma_routine *routine, const void *dest, int pe);

/* check/address.c: is there a PE pe, and has it a copy of what is at addr? */
bool sma_addr_accessible(const void *addr, int pe);

/* check/describe_address.c: describes in words what lies at an address that is
 * not symmetric, as in "a local variable (on the stack)".  Returns text_p. */
const char *sma_describe_address(const struct sma_routine *routine,
                                 const void *addr, char *text_p, size_t size);

/* The size in bytes of a default INTEGER of Fortran. */
extern size_t sma_check_integer;

/* check/held_locks.c: called before a lock is set, when this PE has got it, and
 * before this PE gives it back.  The first ends the job when this PE has it
 * already, and would wait for itself. */
void sma_check_lock_set(const struct sma_routine *routine,
                        const volatile void *lock);
void sma_check_lock_got(const struct sma_routine *routine,
                        const volatile void *lock);
void sma_check_lock_cleared(const volatile void *lock);

/* check/held_locks.c: tells when this PE still holds a lock, which is no mistake
 * if nobody waits for it. */
void sma_check_locks(const struct sma_routine *routine);

/* Looks for damage, locks that are held and blocks that were not freed, at the
 * end of the job. */
void sma_check_leftovers(const struct sma_routine *routine);

/* ------------------------------------------- from an address to its region */

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

/* The same for dest and source of as many bytes. */
static inline bool sma_are_quick(const volatile void *dest,
                                 const volatile void *source, size_t n)
{
    return sma_is_quick(dest, n) && sma_is_quick(source, n);
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
