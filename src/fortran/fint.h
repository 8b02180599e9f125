/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Between the Fortran entry points (entries.c, generated) and the C core: the
 * types of Fortran arguments, and what entry points of one shape share.
 *
 * Every argument arrives by reference.  A CHARACTER argument also passes its
 * length by value after all others; only routines that look at the length name
 * it.
 *
 * INTEGER arguments are of the program's default kind, 4 bytes or 8
 * (-fdefault-integer-8); kinds.c finds out which.  They are read and written
 * by sma_f_int and sma_f_set_int only.  The results of INTEGER and LOGICAL
 * functions are 8 bytes here: a caller that expects 4 takes the lower half of
 * the register.
 */
#ifndef SMA_FINT_H
#define SMA_FINT_H

#include <string.h>

#include "api/api.h"
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "coll/routines.h"
#include "net/transport.h"
#include "pshmemx.h"
#include "rma/amo.h"
#include "rma/rma.h"
#include "shared/profile.h"
#include "shmem.h"
#include "sync/sync.h"
#include "team/team.h"
#define SHMEM_NO_GENERIC

typedef struct sma_f_integer finteger; /* an INTEGER in memory */
typedef int64_t fint;                  /* its value */
typedef int64_t flogical;              /* 1 is .TRUE. */
typedef int64_t fword;                 /* an address: Cray pointer */

/* A team is an INTEGER*8. */
static inline shmem_team_t sma_f_handle(int64_t handle)
{
    return (shmem_team_t) (uintptr_t) handle;
}

static inline int64_t sma_f_team(shmem_team_t team)
{
    return (int64_t) (uintptr_t) team;
}

/* --------------------------------------------------- kinds.c: default kinds */

/* The kinds of this program (shared/profile.h). */
extern struct sma_kinds sma_f_kinds;

/* The INTEGER at p when it has not 4 bytes: one of 8, or the job ends. */
fint sma_f_int8(const finteger *p);

static inline fint sma_f_int(const finteger *p)
{
    int32_t value;

    if (unlikely(sma_f_kinds.integer != 4))
        return sma_f_int8(p);
    memcpy(&value, p, sizeof value);
    return value;
}

void sma_f_set_int(finteger *p, fint value);

/* Sizes of elements that depend on the kinds; others are numbers of bytes. */
enum {
    SMA_F_INTEGER = -1,
    SMA_F_LOGICAL = -1,
    SMA_F_REAL = -2,
    SMA_F_COMPLEX = -3,
    SMA_F_DOUBLE = -4,
    SMA_F_WORD = -5,
};
size_t sma_f_kind_bytes(const char *routine, int size);

static inline size_t sma_f_bytes(const char *routine, int size)
{
    return size > 0 ? (size_t) size : sma_f_kind_bytes(routine, size);
}

/* Ends the job when the object files of the program do not agree. */
void sma_f_kinds_check(const char *routine);

/* What is known of the object files: sets of sizes, which are powers of two and
 * so are bits, too. */
struct sma_f_found {
    unsigned integer, real, double_precision, word;
    unsigned unsaid; /* the words of some follow from no option */
    unsigned said;   /* those of some do, and have 8 bytes */
};
extern struct sma_f_found sma_f_found;

/* Says that the caller was compiled with these kinds (0: nothing known of that
 * one), for object files that carry no mark. */
void sma_f_kinds_add(unsigned integer, unsigned real,
                     unsigned double_precision);

static inline void sma_f_kinds_seen(unsigned integer, unsigned real,
                                    unsigned double_precision)
{
    const struct sma_f_found *f = &sma_f_found;

    if (unlikely((integer & ~f->integer) != 0 || (real & ~f->real) != 0 ||
                 (double_precision & ~f->double_precision) != 0))
        sma_f_kinds_add(integer, real, double_precision);
}

/* -------------------------------------------------------------------- names */

/*
 * The names of an entry point.  An entry is defined as pshmem_put8_; what
 * programs call are weak aliases of it, so that a profiling tool may define its
 * own.  Compilers append no underscore, one or two, or write upper case.  The
 * plain lower-case name is left out where C has a routine of that name, which
 * takes other arguments.
 */
#define SMA_F_ALIAS(entry, name) \
    extern __typeof__(entry) name \
        __attribute__((weak, alias(#entry), visibility("default")));
#define SMA_F_NAMES_C(name, NAME) \
    SMA_F_ALIAS(p##name##_, p##name##__) \
    SMA_F_ALIAS(p##name##_, P##NAME) \
    SMA_F_ALIAS(p##name##_, name##_) \
    SMA_F_ALIAS(p##name##_, name##__) \
    SMA_F_ALIAS(p##name##_, NAME)
#define SMA_F_NAMES(name, NAME) \
    SMA_F_NAMES_C(name, NAME) \
    SMA_F_ALIAS(p##name##_, p##name) \
    SMA_F_ALIAS(p##name##_, name)

/* The include files call some functions by names that tell the default kinds of
 * the caller. */
#define SMA_F_KIND_NAME(entry, name, i, r, d) \
    fint name(void); \
    fint name(void) \
    { \
        sma_f_kinds_seen(i, r, d); \
        return entry##_(); /* a profiling tool may have its own */ \
    }

/* --------------------------------------------------------- INTEGER to C int */

static inline int sma_f_narrow(const char *routine, const char *arg, fint value)
{
    if (unlikely(value != (int) value)) {
        sma_check_running(routine);
        sma_fatal(routine, "%s is %lld, beyond 32 bits", arg,
                  (long long) value);
    }
    return (int) value;
}

static inline int sma_f_int32(const char *routine, const char *arg,
                              const finteger *p)
{
    return sma_f_narrow(routine, arg, sma_f_int(p));
}

/* Ends the job when a count is negative. */
size_t sma_f_count(const char *routine, const char *arg, fint n);

/* The bytes of so many elements; SIZE_MAX when no size_t can hold them: no
 * symmetric range has so many, and the check of the address says so. */
static inline size_t sma_f_span(const char *routine, fint nelems, int size)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(sma_f_count(routine, "nelems", nelems),
                                        sma_f_bytes(routine, size), &bytes)))
        return SIZE_MAX;
    return bytes;
}

/* --------------------------------------------------------- data movement */

static inline void sma_f_put(const char *routine, void *dest,
                             const void *source, fint nelems, int size,
                             fint pe)
{
    sma_put(routine, dest, source, sma_f_span(routine, nelems, size),
            sma_f_narrow(routine, "pe", pe));
}

static inline void sma_f_get(const char *routine, void *dest,
                             const void *source, fint nelems, int size,
                             fint pe)
{
    sma_get(routine, dest, source, sma_f_span(routine, nelems, size),
            sma_f_narrow(routine, "pe", pe));
}

static inline void sma_f_iput(const char *routine, void *dest,
                              const void *source, fint dst, fint sst,
                              fint nelems, int size, fint pe)
{
    sma_iput(routine, dest, source, dst, sst,
             sma_f_count(routine, "nelems", nelems),
             sma_f_bytes(routine, size), sma_f_narrow(routine, "pe", pe));
}

static inline void sma_f_iget(const char *routine, void *dest,
                              const void *source, fint dst, fint sst,
                              fint nelems, int size, fint pe)
{
    sma_iget(routine, dest, source, dst, sst,
             sma_f_count(routine, "nelems", nelems),
             sma_f_bytes(routine, size), sma_f_narrow(routine, "pe", pe));
}

/* Element i of source goes to element index[i] of dest, counted from 0, and the
 * other way; the indices have 4 bytes when the elements have, else 8. */
void sma_f_ixput(const char *routine, void *dest, const void *source,
                 const void *index, fint nelems, int size, fint pe);
void sma_f_ixget(const char *routine, void *dest, const void *source,
                 const void *index, fint nelems, int size, fint pe);

/* Sets the peer's signal word after the data is there. */
void sma_f_put_signal(const char *routine, void *dest, const void *source,
                      fint nelems, int size, int64_t *sig_addr, int64_t signal,
                      fint pe);

/* ------------------------------------------------------------ active sets */

/* The set of an entry point with the usual four arguments. */
#define SMA_F_SET(routine) \
    (&(const struct sma_active){ \
        .start = sma_f_int32(routine, "PE_start", pe_start), \
        .log_stride = sma_f_int32(routine, "logPE_stride", logpe_stride), \
        .size = sma_f_int32(routine, "PE_size", pe_size), \
        .psync = psync})

/* The same with a pWrk. */
#define SMA_F_SET_WRK(routine) \
    (&(const struct sma_active){ \
        .start = sma_f_int32(routine, "PE_start", pe_start), \
        .log_stride = sma_f_int32(routine, "logPE_stride", logpe_stride), \
        .size = sma_f_int32(routine, "PE_size", pe_size), \
        .psync = psync, \
        .pwrk = pwrk})

static inline void sma_f_broadcast(const char *routine, void *dest,
                                   const void *source, fint nelems, int size,
                                   fint root, const struct sma_active *set)
{
    sma_broadcast(routine, dest, source, sma_f_count(routine, "nelems", nelems),
                  sma_f_bytes(routine, size),
                  sma_f_narrow(routine, "PE_root", root), set);
}

static inline void sma_f_collect(const char *routine, void *dest,
                                 const void *source, fint nelems, int size,
                                 bool same_size, const struct sma_active *set)
{
    sma_collect(routine, dest, source, sma_f_count(routine, "nelems", nelems),
                sma_f_bytes(routine, size), same_size, set);
}

static inline void sma_f_alltoalls(const char *routine, void *dest,
                                   const void *source, fint dst, fint sst,
                                   fint nelems, int size,
                                   const struct sma_active *set)
{
    sma_alltoalls(routine, dest, source, dst, sst,
                  sma_f_count(routine, "nelems", nelems),
                  sma_f_bytes(routine, size), set);
}

/* Where C has no type like REAL*16 its reductions end in a message. */
#ifndef HAVE_FLOAT128
SMA_DECLARE_MINMAX(float128, )
SMA_DECLARE_ARITH(float128, )
#endif

/* ------------------------------------------------- atomic memory operations */

/* sma_f_T_swap and so on for T of C type t.  Those that change a word return
 * the old value. */
#define SMA_F_AMO(T, t, name, op) \
    static inline t sma_f_##T##_##name(const char *routine, void *dest, \
                                       t value, fint pe) \
    { \
        t old; \
        sma_amo(routine, "dest", dest, sizeof(t), op, &value, NULL, &old, \
                sma_f_narrow(routine, "pe", pe)); \
        return old; \
    }
#define SMA_F_AMO_COND(T, t, name, op) \
    static inline t sma_f_##T##_##name(const char *routine, void *dest, \
                                       t cond, t value, fint pe) \
    { \
        t old; \
        sma_amo(routine, "dest", dest, sizeof(t), op, &value, &cond, &old, \
                sma_f_narrow(routine, "pe", pe)); \
        return old; \
    }
#define SMA_F_FETCH(T, t) \
    static inline t sma_f_##T##_fetch(const char *routine, \
                                      const void *source, fint pe) \
    { \
        t value; \
        sma_amo(routine, "source", source, sizeof(t), SMA_AMO_FETCH, \
                &(t){0}, NULL, &value, sma_f_narrow(routine, "pe", pe)); \
        return value; \
    }
#define SMA_F_AMO_REAL(T, t) \
    SMA_F_FETCH(T, t) \
    SMA_F_AMO(T, t, set, SMA_AMO_SET) \
    SMA_F_AMO(T, t, swap, SMA_AMO_SWAP)
#define SMA_F_AMO_INT(T, t) \
    SMA_F_AMO_REAL(T, t) \
    SMA_F_AMO(T, t, add, SMA_AMO_ADD) \
    SMA_F_AMO_COND(T, t, cswap, SMA_AMO_CSWAP) \
    SMA_F_AMO_COND(T, t, mswap, SMA_AMO_MSWAP)

SMA_F_AMO_INT(int32, int32_t)
SMA_F_AMO_INT(int64, int64_t)
SMA_F_AMO_REAL(float, float)
SMA_F_AMO_REAL(double, double)

/* The same on a word of SMA_F_WORD, whose value is read after its size is
 * known. */
#define SMA_F_IS_WORD4(routine) (sma_f_bytes(routine, SMA_F_WORD) == 4)

static inline int64_t sma_f_word_swap(const char *routine, void *dest,
                                      const void *value, fint pe)
{
    return SMA_F_IS_WORD4(routine)
               ? sma_f_int32_swap(routine, dest, *(const int32_t *) value, pe)
               : sma_f_int64_swap(routine, dest, *(const int64_t *) value, pe);
}

static inline int64_t sma_f_word_fadd(const char *routine, void *dest,
                                      const void *value, fint pe)
{
    return SMA_F_IS_WORD4(routine)
               ? sma_f_int32_add(routine, dest, *(const int32_t *) value, pe)
               : sma_f_int64_add(routine, dest, *(const int64_t *) value, pe);
}

static inline int64_t sma_f_word_finc(const char *routine, void *dest, fint pe)
{
    return SMA_F_IS_WORD4(routine) ? sma_f_int32_add(routine, dest, 1, pe)
                                   : sma_f_int64_add(routine, dest, 1, pe);
}

static inline int64_t sma_f_word_cswap(const char *routine, void *dest,
                                       const void *cond, const void *value,
                                       fint pe)
{
    return SMA_F_IS_WORD4(routine)
               ? sma_f_int32_cswap(routine, dest, *(const int32_t *) cond,
                                   *(const int32_t *) value, pe)
               : sma_f_int64_cswap(routine, dest, *(const int64_t *) cond,
                                   *(const int64_t *) value, pe);
}

/* ------------------------------------------------- fcore.c: longer entries */

void sma_f_start(const char *routine);
void sma_f_init(const char *routine);
fint sma_f_my_pe(const char *routine);
fint sma_f_n_pes(const char *routine);
void sma_f_fence(const char *routine);
void sma_f_quiet(const char *routine);
void sma_f_wait(const char *routine, finteger *ivar, fint cmp, fint value);
void sma_f_version(finteger *major, finteger *minor);
void sma_f_name(char *name, size_t name_len); /* blank-padded */
flogical sma_f_pe_accessible(const char *routine, fint pe);
flogical sma_f_addr_accessible(const char *routine, const void *addr, fint pe);
fword sma_f_ptr(const char *routine, const void *dest, fint pe);

/* Lengths are words, which have the bytes of a default INTEGER.  The error code
 * is 0 or one of SHMEM_MALLOC_*; with `abort` not zero an error ends the job.
 * sma_f_shpclmove: 1 when it moved. */
void sma_f_shpalloc(const char *routine, fword *addr, fint length,
                    finteger *errcode, fint abort);
void sma_f_shpdeallc(const char *routine, fword addr, finteger *errcode,
                     fint abort);
void sma_f_shpclmove(const char *routine, fword *addr, fint length,
                     finteger *status, fint abort);

#endif
