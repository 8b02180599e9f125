/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the Fortran entry points (gen/entries.c) call: the types of Fortran
 * arguments, and a function for each shape of entry points, which calls the C
 * core.
 *
 * Every argument is passed by reference.  For a CHARACTER argument its length
 * is passed by value after all other arguments; only routines that use the
 * length declare it.
 *
 * INTEGER arguments have the program's default kind: 4 bytes, or 8 bytes with
 * -fdefault-integer-8.  kinds.c finds out which.  Only sma_f_int and
 * sma_f_set_int read and write them.  The results of INTEGER and LOGICAL
 * functions have 8 bytes here: a caller that expects 4 takes the lower half of
 * the register.
 */
#ifndef SMA_FINT_H
#define SMA_FINT_H

#include "account/account.h"
#include "api/api.h"
#include "coll/calls.h"
#include "pshmemx.h"
#include "rma/amo.h"
#include "rma/rma.h"
#include "sync/sync.h"
#include "team/team.h"

typedef struct sma_f_integer finteger; /* an INTEGER in memory */
typedef int64_t fint;                  /* its value */
typedef int64_t flogical;              /* 1 is .TRUE. */
typedef int64_t fword;                 /* an address in a Cray pointer */

/* A team is an INTEGER*8 in Fortran. */
static inline shmem_team_t sma_f_handle(int64_t handle)
{
    return (shmem_team_t) (uintptr_t) handle;
}

static inline int64_t sma_f_team(shmem_team_t team)
{
    return (int64_t) (uintptr_t) team;
}

/* --------------------------------------------------- kinds.c: default kinds */

/* The bytes of a Fortran program's default INTEGER, REAL and DOUBLE PRECISION,
 * and of the words that routines without a type move.  A size is 0 if the
 * object files of the program do not agree about it. */
struct sma_kinds {
    uint8_t integer, real, double_precision, word;
};
extern struct sma_kinds sma_f_kinds SMA_HIDDEN;

/* The INTEGER of 8 bytes at p.  Ends the job if the kind of INTEGER is not
 * known. */
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

/* Sizes of elements: a positive size is a number of bytes, these depend on the
 * kinds. */
enum {
    SMA_F_INTEGER = -1,
    SMA_F_LOGICAL = -1,
    SMA_F_REAL = -2,
    SMA_F_COMPLEX = -3,
    SMA_F_DOUBLE = -4,
    SMA_F_WORD = -5,
};
size_t sma_f_kind_bytes(const struct sma_routine *routine, int size);

static inline size_t sma_f_bytes(const struct sma_routine *routine, int size)
{
    return size > 0 ? (size_t) size : sma_f_kind_bytes(routine, size);
}

/* Do INTEGERs and REALs have 4 bytes and words 8, though no option has asked
 * for words of 8 bytes?  The program may have been written for words of 4
 * bytes. */
extern bool sma_f_in_doubt SMA_HIDDEN;

/* A routine moves n words, each `stride` words after the one before, the first
 * of them at addr, in a program of which that is true: warns, once on each host,
 * if the object there is shorter. */
void sma_f_doubt_words(const struct sma_routine *routine, const char *arg,
                       const void *addr, size_t n, fint stride)
    __attribute__((cold));

/* The same, if the elements of the routine are words and there is a doubt. */
static inline void sma_f_doubt(const struct sma_routine *routine, int size,
                               const char *arg, const void *addr, size_t n,
                               fint stride)
{
    if (size == SMA_F_WORD && unlikely(sma_f_in_doubt))
        sma_f_doubt_words(routine, arg, addr, n, stride);
}

/* For both objects of a transfer of n words. */
static inline void sma_f_doubt_both(const struct sma_routine *routine, int size,
                                    const void *dest, fint dst,
                                    const void *source, fint sst, size_t n)
{
    if (size == SMA_F_WORD && unlikely(sma_f_in_doubt)) {
        sma_f_doubt_words(routine, "dest", dest, n, dst);
        sma_f_doubt_words(routine, "source", source, n, sst);
    }
}

/* Ends the job when the object files of the program do not agree. */
void sma_f_kinds_check(const struct sma_routine *routine);

/* What is known of the object files: sets of sizes.  A size is a power of two,
 * so it is a bit of the set. */
struct sma_f_found {
    unsigned integer, real, double_precision, word;
    unsigned unsaid; /* 1: some object file had no option about words */
    unsigned said;   /* 1: some object file had one for words of 8 bytes */
};
extern struct sma_f_found sma_f_found;

/* Adds kinds to those that are known; 0: the kind is not known.  Ends the job
 * if object files then disagree about INTEGER. */
void sma_f_kinds_add(unsigned integer, unsigned real,
                     unsigned double_precision);

/* The caller was compiled with these kinds.  For object files without marks. */
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
 * The names of an entry point.  An entry is defined under its profiling name,
 * such as pshmem_put8_.  The names that programs call are weak aliases of it,
 * which a profiling tool may replace.  Compilers append no underscore, one, or
 * two, or use upper case. SMA_F_NAMES_C leaves out the plain lower-case name: C
 * has a routine of that name, with other arguments.
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

/* A function under a name that contains the default kinds of the caller.  The
 * include files make programs call it by this name. */
#define SMA_F_KIND_NAME(entry, name, i, r, d) \
    fint name(void); \
    fint name(void) \
    { \
        sma_f_kinds_seen(i, r, d); \
        return entry##_(); /* a profiling tool may have its own */ \
    }

/* --------------------------------------------------------- INTEGER to C int */

static inline int sma_f_narrow(const struct sma_routine *routine,
                               const char *arg, fint value)
{
    if (unlikely(value != (int) value)) {
        sma_check_running(routine);
        sma_fatal(routine, "%s is %lld, which does not fit into 32 bits", arg,
                  (long long) value);
    }
    return (int) value;
}

static inline int sma_f_int32(const struct sma_routine *routine,
                              const char *arg, const finteger *p)
{
    return sma_f_narrow(routine, arg, sma_f_int(p));
}

/* The value of a count.  The job ends if it is negative. */
size_t sma_f_count(const struct sma_routine *routine, const char *arg, fint n);

/* The bytes of n elements, where n is a value of sma_f_count. */
static inline size_t sma_f_span(const struct sma_routine *routine, size_t n,
                                int size)
{
    return sma_bytes_of(n, sma_f_bytes(routine, size));
}

/* --------------------------------------------------------- data movement */

static inline void sma_f_put(const struct sma_routine *routine, void *dest,
                             const void *source, fint nelems, int size, fint pe)
{
    size_t n = sma_f_count(routine, "nelems", nelems);

    sma_f_doubt_both(routine, size, dest, 1, source, 1, n);
    sma_put(routine, dest, source, sma_f_span(routine, n, size),
            sma_f_narrow(routine, "pe", pe));
}

static inline void sma_f_get(const struct sma_routine *routine, void *dest,
                             const void *source, fint nelems, int size, fint pe)
{
    size_t n = sma_f_count(routine, "nelems", nelems);

    sma_f_doubt_both(routine, size, dest, 1, source, 1, n);
    sma_get(routine, dest, source, sma_f_span(routine, n, size),
            sma_f_narrow(routine, "pe", pe));
}

static inline void sma_f_iput(const struct sma_routine *routine, void *dest,
                              const void *source, fint dst, fint sst,
                              fint nelems, int size, fint pe)
{
    size_t n = sma_f_count(routine, "nelems", nelems);

    sma_f_doubt_both(routine, size, dest, dst, source, sst, n);
    sma_iput(routine, dest, source, dst, sst, n, sma_f_bytes(routine, size),
             sma_f_narrow(routine, "pe", pe));
}

static inline void sma_f_iget(const struct sma_routine *routine, void *dest,
                              const void *source, fint dst, fint sst,
                              fint nelems, int size, fint pe)
{
    size_t n = sma_f_count(routine, "nelems", nelems);

    sma_f_doubt_both(routine, size, dest, dst, source, sst, n);
    sma_iget(routine, dest, source, dst, sst, n, sma_f_bytes(routine, size),
             sma_f_narrow(routine, "pe", pe));
}

/* sma_f_ixput copies element i of source to element index[i] of dest, counted
 * from 0; sma_f_ixget copies element index[i] of source to element i of dest.
 * An index has as many bytes as an element, 4 or 8. */
void sma_f_ixput(const struct sma_routine *routine, void *dest,
                 const void *source, const void *index, fint nelems, int size,
                 fint pe);
void sma_f_ixget(const struct sma_routine *routine, void *dest,
                 const void *source, const void *index, fint nelems, int size,
                 fint pe);

/* Copies data to the PE, then sets its signal word. */
void sma_f_put_signal(const struct sma_routine *routine, void *dest,
                      const void *source, fint nelems, int size,
                      int64_t *sig_addr, int64_t signal, fint pe);

/* ------------------------------------------------------------ active sets */

/* The active set that the arguments of an entry point describe. */
#define SMA_F_SET(routine) \
    (&(const struct sma_active){ \
        .start = sma_f_int32(routine, "PE_start", pe_start), \
        .log_stride = sma_f_int32(routine, "logPE_stride", logpe_stride), \
        .size = sma_f_int32(routine, "PE_size", pe_size), \
        .psync = psync})

/* The active set of a reduction, which also has a pWrk. */
#define SMA_F_SET_WRK(routine) \
    (&(const struct sma_active){ \
        .start = sma_f_int32(routine, "PE_start", pe_start), \
        .log_stride = sma_f_int32(routine, "logPE_stride", logpe_stride), \
        .size = sma_f_int32(routine, "PE_size", pe_size), \
        .psync = psync, \
        .pwrk = pwrk})

static inline void sma_f_broadcast(const struct sma_routine *routine,
                                   void *dest, const void *source, fint nelems,
                                   int size, fint root,
                                   const struct sma_active *set)
{
    size_t n = sma_f_count(routine, "nelems", nelems);

    sma_f_doubt(routine, size, "source", source, n, 1);
    if (set->size > 1) /* else there is only the root, which gets nothing */
        sma_f_doubt(routine, size, "dest", dest, n, 1);
    sma_broadcast(routine, dest, source, n, sma_f_bytes(routine, size),
                  sma_f_narrow(routine, "PE_root", root), set);
}

static inline void sma_f_collect(const struct sma_routine *routine, void *dest,
                                 const void *source, fint nelems, int size,
                                 bool same_size, const struct sma_active *set)
{
    size_t n = sma_f_count(routine, "nelems", nelems);
    size_t all = same_size ? sma_bytes_of(n, (size_t) set->size) : n;

    sma_f_doubt(routine, size, "source", source, n, 1);
    sma_f_doubt(routine, size, "dest", dest, all, 1);
    sma_collect(routine, dest, source, n, sma_f_bytes(routine, size), same_size,
                set);
}

static inline void sma_f_alltoalls(const struct sma_routine *routine,
                                   void *dest, const void *source, fint dst,
                                   fint sst, fint nelems, int size,
                                   const struct sma_active *set)
{
    sma_alltoalls(routine, dest, source, dst, sst,
                  sma_f_count(routine, "nelems", nelems),
                  sma_f_bytes(routine, size), set);
}

/* If C has no type for REAL*16, its reductions end the job with a message. */
#ifndef HAVE_FLOAT128
SMA_DECLARE_MINMAX(float128, )
SMA_DECLARE_ARITH(float128, )
#endif

/* ------------------------------------------------- atomic memory operations */

/* sma_f_T_swap and so on, for T of C type t.  An operation that changes a word
 * returns the old value. */
#define SMA_F_AMO(T, t, name, op) \
    static inline t sma_f_##T##_##name(const struct sma_routine *routine, \
                                       void *dest, t value, fint pe) \
    { \
        t old; \
        sma_amo(routine, SMA_ARG(dest), dest, sizeof(t), op, &value, NULL, \
                &old, sma_f_narrow(routine, "pe", pe)); \
        return old; \
    }
#define SMA_F_AMO_COND(T, t, name, op) \
    static inline t sma_f_##T##_##name(const struct sma_routine *routine, \
                                       void *dest, t cond, t value, fint pe) \
    { \
        t old; \
        sma_amo(routine, SMA_ARG(dest), dest, sizeof(t), op, &value, &cond, \
                &old, sma_f_narrow(routine, "pe", pe)); \
        return old; \
    }
#define SMA_F_FETCH(T, t) \
    static inline t sma_f_##T##_fetch(const struct sma_routine *routine, \
                                      const void *source, fint pe) \
    { \
        t value; \
        sma_amo(routine, SMA_ARG(source), source, sizeof(t), SMA_AMO_FETCH, \
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

/* Operations on a default INTEGER, the word that sma_f_wait waits for.  The kind
 * is known, as sma_f_int has read `pe` or a value before. */
#define SMA_F_IS_INTEGER4 (sma_f_kinds.integer == 4)

static inline fint sma_f_integer_swap(const struct sma_routine *routine,
                                      void *dest, fint value, fint pe)
{
    return SMA_F_IS_INTEGER4
               ? sma_f_int32_swap(routine, dest, (int32_t) value, pe)
               : sma_f_int64_swap(routine, dest, value, pe);
}

static inline fint sma_f_integer_add(const struct sma_routine *routine,
                                     void *dest, fint value, fint pe)
{
    return SMA_F_IS_INTEGER4
               ? sma_f_int32_add(routine, dest, (int32_t) value, pe)
               : sma_f_int64_add(routine, dest, value, pe);
}

static inline fint sma_f_integer_cswap(const struct sma_routine *routine,
                                       void *dest, fint cond, fint value,
                                       fint pe)
{
    return SMA_F_IS_INTEGER4
               ? sma_f_int32_cswap(routine, dest, (int32_t) cond,
                                   (int32_t) value, pe)
               : sma_f_int64_cswap(routine, dest, cond, value, pe);
}

/* ------------------------------------------------- fcore.c: longer entries */

void sma_f_start(const struct sma_routine *routine);
void sma_f_init(const struct sma_routine *routine);
fint sma_f_my_pe(const struct sma_routine *routine);
fint sma_f_n_pes(const struct sma_routine *routine);
double sma_f_wtime(const struct sma_routine *routine);
int sma_f_team_place(const struct sma_routine *routine, shmem_team_t team);
int sma_f_team_size(const struct sma_routine *routine, shmem_team_t team);
int sma_f_team_translate(const struct sma_routine *routine, shmem_team_t from,
                         int pe, shmem_team_t to);
void sma_f_fence(const struct sma_routine *routine);
void sma_f_quiet(const struct sma_routine *routine);
void sma_f_wait(const struct sma_routine *routine, finteger *ivar, fint cmp,
                fint value);
void sma_f_version(finteger *major, finteger *minor);
void sma_f_name(char *name, size_t name_len); /* blank-padded */
flogical sma_f_pe_accessible(const struct sma_routine *routine, fint pe);
flogical sma_f_addr_accessible(const struct sma_routine *routine,
                               const void *addr, fint pe);
fword sma_f_ptr(const struct sma_routine *routine, const void *dest, fint pe);

/* Lengths count words of the size of a default INTEGER.  The error code is 0 or
 * one of SHMEM_MALLOC_*; if `abort` is not 0, an error ends the job.  The
 * status of sma_f_shpclmove is 1 if the block has moved. */
void sma_f_shpalloc(const struct sma_routine *routine, fword *addr, fint length,
                    finteger *errcode, fint abort);
void sma_f_shpdeallc(const struct sma_routine *routine, fword addr,
                     finteger *errcode, fint abort);
void sma_f_shpclmove(const struct sma_routine *routine, fword *addr,
                     fint length, finteger *status, fint abort);

#endif
