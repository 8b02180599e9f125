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

#include "sma.h"
#include "net/xport.h"

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
    if (unlikely((unsigned) pe >= (unsigned) sma.n))
        sma_bad_pe(routine, "pe", pe);
}

/* The symmetric object at a place, the routine's argument `arg`, must be
 * aligned. */
static inline void sma_check_aligned(const char *routine, const char *arg,
                                     struct sma_place place, size_t align)
{
    uintptr_t addr = sma.part[place.part].base + place.offset;

    if (unlikely(addr % align != 0))
        sma_bad_alignment(routine, arg, (const void *) addr, align);
}

static inline void sma_check_running(const char *routine)
{
    if (unlikely(sma.n == 0))
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
    return sma.check > 1;
}

/* The job ends when a child that fork did not make calls: data.c, which gives each
 * child data of its own, does not know of it. */
void sma_check_process(const char *routine);

/* check_range.c: sma_find and sma_find_pair where the quick look found nothing:
 * the object is not symmetric, or all is checked. */
struct sma_place sma_find_slow(const char *routine, const char *arg,
                               const void *addr, size_t len)
    __attribute__((cold));
struct sma_place sma_find_pair_slow(const char *routine, const char *arg,
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

/*
 * check_coll.c: a collective call.  Its arguments must be the same on all PEs of
 * the set, which is compared before any of them goes on.
 */
enum sma_call_kind {
    SMA_CALL_END,
    SMA_CALL_NUMBER,
    SMA_CALL_PLACE, /* a symmetric address */
};

enum { SMA_CALL_ARGS = 8 };

struct sma_call {
    /* what is written and read, 0 bytes: nothing; in_place: both may begin at
     * the same address */
    const void *dest, *source;
    size_t dest_bytes, source_bytes;
    bool in_place;
    bool dest_each, source_each; /* the bytes are for each PE of the set */
    size_t esize;                /* of a reduction */
    struct {
        const char *name;
        enum sma_call_kind kind;
        int64_t number;
        const void *place;
    } arg[SMA_CALL_ARGS];
};

#define SMA_NUMBER(name_, value) \
    {.name = (name_), .kind = SMA_CALL_NUMBER, .number = (int64_t) (value)}
#define SMA_PLACE(name_, address) \
    {.name = (name_), .kind = SMA_CALL_PLACE, .place = (address)}
#define SMA_CALL(...) (&(const struct sma_call){.arg = {__VA_ARGS__}})
#define SMA_CALL_MOVES(dest_, dest_bytes_, dest_each_, source_, source_bytes_, \
                       source_each_, in_place_, ...) \
    (&(const struct sma_call){ \
        .dest = (dest_), \
        .dest_bytes = (dest_bytes_), \
        .source = (source_), \
        .source_bytes = (source_bytes_), \
        .in_place = (in_place_), \
        .dest_each = (dest_each_), \
        .source_each = (source_each_), \
        .arg = {SMA_PLACE("dest", dest_), SMA_PLACE("source", source_), \
                __VA_ARGS__}})
#define SMA_CALL_REDUCES(dest_, source_, n, esize_, ...) \
    (&(const struct sma_call){ \
        .dest = (dest_), \
        .dest_bytes = (n) * (esize_), \
        .source = (source_), \
        .source_bytes = (n) * (esize_), \
        .in_place = true, \
        .esize = (esize_), \
        .arg = {SMA_PLACE("dest", dest_), SMA_PLACE("source", source_), \
                __VA_ARGS__, \
                SMA_NUMBER("the size of an element", esize_)}})
#define SMA_CALL_NOTHING SMA_CALL({.kind = SMA_CALL_END})

/* Bytes of the heap that it needs for n PEs; its start, when all else is there,
 * and its end. */
size_t sma_check_bytes(int n);
void sma_check_start(void);
void sma_check_end(void);

struct sma_set;
struct sma_active;
void sma_check_call(const char *routine, const struct sma_set *set,
                    const struct sma_call *call);

/* A barrier or sync of all PEs. */
void sma_check_world(const char *routine);

/* The same on an active set, with its pSync and pWrk. */
void sma_check_active(const char *routine, const struct sma_set *set,
                      const struct sma_active *a, const struct sma_call *call);

/* check_where.c: the address in the program to which the routine returns that was
 * called there, NULL: there is none, as in a thread of the library; where that is,
 * as " at heat.c:42", or as " at heat+0x11b0", or "". */
const void *sma_check_caller(void);
void sma_check_where(const void *caller, char *text_p, size_t size);

/* Where the caller is, for the last message of this process: takes two seconds at
 * most, even if this is a signal handler that interrupted malloc, and leaves what
 * it has begun.  The caller has blocked SIGALRM. */
void sma_check_last_where(char *text_p, size_t size);

/* whereabouts.c: what lies at an address that is not symmetric, in words, as "a
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
