/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Between the Fortran entry points (entries.c, generated) and the C core: the
 * types of Fortran arguments, and what entry points of one shape share.
 *
 * Every argument arrives by reference.  A CHARACTER argument also passes its
 * length by value after all others; only routines that look at the length name
 * it.  Counts are default INTEGERs: they are widened before they are scaled.
 */
#ifndef SMA_FINT_H
#define SMA_FINT_H

#include "coll_api.h"
#include "sma.h"
#define SHMEM_NO_GENERIC
#include "shmem.h"

typedef int32_t fint;     /* default INTEGER, also pSync and locks */
typedef int32_t flogical; /* default LOGICAL: 1 is .TRUE. */
typedef int64_t fword;    /* holds an address: INTEGER*8, Cray pointer */

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

/* --------------------------------------------------------- data movement */

/* Ends the job when a count is negative. */
size_t sma_f_count(const char *routine, const char *arg, fint n);

static inline void sma_f_put(const char *routine, void *dest,
                             const void *source, fint nelems, size_t esize,
                             fint pe)
{
    sma_put(routine, dest, source,
            sma_f_count(routine, "nelems", nelems) * esize, pe);
}

static inline void sma_f_get(const char *routine, void *dest,
                             const void *source, fint nelems, size_t esize,
                             fint pe)
{
    sma_get(routine, dest, source,
            sma_f_count(routine, "nelems", nelems) * esize, pe);
}

static inline void sma_f_iput(const char *routine, void *dest,
                              const void *source, fint dst, fint sst,
                              fint nelems, size_t esize, fint pe)
{
    sma_iput(routine, dest, source, dst, sst,
             sma_f_count(routine, "nelems", nelems), esize, pe);
}

static inline void sma_f_iget(const char *routine, void *dest,
                              const void *source, fint dst, fint sst,
                              fint nelems, size_t esize, fint pe)
{
    sma_iget(routine, dest, source, dst, sst,
             sma_f_count(routine, "nelems", nelems), esize, pe);
}

/* ------------------------------------------------------------ active sets */

/* The set of an entry point with the usual four arguments. */
#define SMA_F_SET \
    (&(const struct sma_active){.start = *pe_start, \
                                .log_stride = *logpe_stride, \
                                .size = *pe_size, \
                                .psync = psync})

static inline void sma_f_broadcast(const char *routine, void *dest,
                                   const void *source, fint nelems,
                                   size_t esize, fint root,
                                   const struct sma_active *set)
{
    sma_broadcast(routine, dest, source, sma_f_count(routine, "nelems", nelems),
                  esize, root, set);
}

static inline void sma_f_collect(const char *routine, void *dest,
                                 const void *source, fint nelems, size_t esize,
                                 bool same_size, const struct sma_active *set)
{
    sma_collect(routine, dest, source, sma_f_count(routine, "nelems", nelems),
                esize, same_size, set);
}

static inline void sma_f_alltoalls(const char *routine, void *dest,
                                   const void *source, fint dst, fint sst,
                                   fint nelems, size_t esize,
                                   const struct sma_active *set)
{
    sma_alltoalls(routine, dest, source, dst, sst,
                  sma_f_count(routine, "nelems", nelems), esize, set);
}

/* Without __float128 in C the REAL*16 reductions end in a message. */
#ifndef HAVE_FLOAT128
SMA_DECLARE_MINMAX(float128, )
SMA_DECLARE_ARITH(float128, )
#endif

/* ------------------------------------------------- atomic memory operations */

/* The peer's word of type t. */
#define SMA_F_WORD(t, routine, addr, pe) \
    ((t *) sma_amo_word(routine, addr, sizeof(t), pe))

/* sma_f_T_swap and so on for T of C type t.  Those that change a word return
 * the old value. */
#define SMA_F_SWAP(T, t) \
    static inline t sma_f_##T##_swap(const char *routine, void *dest, t value, \
                                     fint pe) \
    { \
        t old; \
        __atomic_exchange(SMA_F_WORD(t, routine, dest, pe), &value, &old, \
                          __ATOMIC_SEQ_CST); \
        return old; \
    }
#define SMA_F_FETCH(T, t) \
    static inline t sma_f_##T##_fetch(const char *routine, \
                                      const void *source, fint pe) \
    { \
        t value; \
        __atomic_load(SMA_F_WORD(t, routine, source, pe), &value, \
                      __ATOMIC_SEQ_CST); \
        return value; \
    }
#define SMA_F_STORE(T, t) \
    static inline void sma_f_##T##_set(const char *routine, void *dest, \
                                       t value, fint pe) \
    { \
        __atomic_store(SMA_F_WORD(t, routine, dest, pe), &value, \
                       __ATOMIC_SEQ_CST); \
    }
#define SMA_F_ADD(T, t) \
    static inline t sma_f_##T##_add(const char *routine, void *dest, t value, \
                                    fint pe) \
    { \
        return __atomic_fetch_add(SMA_F_WORD(t, routine, dest, pe), value, \
                                  __ATOMIC_SEQ_CST); \
    }
#define SMA_F_CSWAP(T, t) \
    static inline t sma_f_##T##_cswap(const char *routine, void *dest, t cond, \
                                      t value, fint pe) \
    { \
        __atomic_compare_exchange_n(SMA_F_WORD(t, routine, dest, pe), &cond, \
                                    value, false, __ATOMIC_SEQ_CST, \
                                    __ATOMIC_SEQ_CST); \
        return cond; \
    }
#define SMA_F_MSWAP(T, t) \
    static inline t sma_f_##T##_mswap(const char *routine, void *dest, t mask, \
                                      t value, fint pe) \
    { \
        t *word = SMA_F_WORD(t, routine, dest, pe); \
        t old = __atomic_load_n(word, __ATOMIC_RELAXED); \
        while (!__atomic_compare_exchange_n( \
            word, &old, (old & ~mask) | (value & mask), false, \
            __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) \
            ; \
        return old; \
    }
#define SMA_F_AMO_REAL(T, t) \
    SMA_F_SWAP(T, t) SMA_F_FETCH(T, t) SMA_F_STORE(T, t)
#define SMA_F_AMO_INT(T, t) \
    SMA_F_AMO_REAL(T, t) SMA_F_ADD(T, t) SMA_F_CSWAP(T, t) SMA_F_MSWAP(T, t)

SMA_F_AMO_INT(int32, int32_t)
SMA_F_AMO_INT(int64, int64_t)
SMA_F_AMO_REAL(float, float)
SMA_F_AMO_REAL(double, double)

/* ------------------------------------------------- fcore.c: longer entries */

void sma_f_fence(const char *routine);
void sma_f_quiet(const char *routine);
void sma_f_version(fint *major, fint *minor);
void sma_f_name(char *name, size_t name_len); /* blank-padded */
flogical sma_f_pe_accessible(const char *routine, fint pe);
flogical sma_f_addr_accessible(const char *routine, const void *addr, fint pe);
fword sma_f_ptr(const char *routine, const void *dest, fint pe);

/* Lengths are 32-bit words.  The error code is 0 or one of SHMEM_MALLOC_*; with
 * `abort` not zero an error ends the job.  sma_f_shpclmove: 1 when it moved. */
void sma_f_shpalloc(const char *routine, fword *addr, fint length,
                    fint *errcode, fint abort);
void sma_f_shpdeallc(const char *routine, fword addr, fint *errcode,
                     fint abort);
void sma_f_shpclmove(const char *routine, fword *addr, fint length,
                     fint *status, fint abort);

#endif
