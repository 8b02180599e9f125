/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines of Fortran, under all names that compilers give them.  Arguments
 * are read after the call, which has looked at them.
 */
#include "watch.h"

#ifdef HAVE_FORTRAN

#include <string.h>

enum {
    SMA_F_INTEGER,
    SMA_F_LOGICAL = SMA_F_INTEGER,
    SMA_F_REAL,
    SMA_F_COMPLEX,
    SMA_F_DOUBLE,
    SMA_F_WORD,
};

static size_t watch_kind(int kind)
{
    switch (kind) {
    case SMA_F_INTEGER: return *watch_job.integer;
    case SMA_F_REAL: return *watch_job.real;
    case SMA_F_COMPLEX: return 2u * *watch_job.real;
    case SMA_F_DOUBLE: return *watch_job.double_precision;
    default: return *watch_job.word;
    }
}

static int64_t watch_int(const void *p)
{
    int64_t value;
    int32_t low;

    if (watch_job.integer != NULL && *watch_job.integer == 8) {
        memcpy(&value, p, sizeof value);
        return value;
    }
    memcpy(&low, p, sizeof low);
    return low;
}

static size_t watch_count(const void *p)
{
    return (size_t) watch_int(p);
}

#pragma GCC visibility push(default)

#define ALONE watch_end(watch_c)
#define WORLD watch_end_world(watch_c)
#define PE(pe, bytes) watch_end_pe(watch_c, pe, bytes)
#define SET(root, bytes) \
    watch_end_set(watch_c, (int) watch_int(pe_start), \
                  (int) watch_int(logpe_stride), (int) watch_int(pe_size), \
                  root, bytes)

#define ALIAS(entry, name) \
    extern __typeof__(entry) name __attribute__((alias(#entry)));
#define NAMES_C(name, NAME) \
    ALIAS(name##_, name##__) \
    ALIAS(name##_, NAME)
#define NAMES(name, NAME) \
    NAMES_C(name, NAME) \
    ALIAS(name##_, name)

#define CALL(type, name, NAME, params, args, end, names, kind) \
    extern type p##name##_ params; \
    type name##_ params; \
    type name##_ params \
    { \
        struct watch_call watch_c = watch_begin(WATCH_##NAME, kind); \
        type watch_value = p##name##_ args; \
        WATCH_END(watch_c, end); \
        return watch_value; \
    } \
    names(name, NAME)
#define VOID_CALL(name, NAME, params, args, end, names, kind) \
    extern void p##name##_ params; \
    void name##_ params; \
    void name##_ params \
    { \
        struct watch_call watch_c = watch_begin(WATCH_##NAME, kind); \
        p##name##_ args; \
        WATCH_END(watch_c, end); \
    } \
    names(name, NAME)
#include "fortran_calls.h"

/* The module passes descriptors to the generic routines. */
#ifdef WATCH_MODULE

#include <ISO_Fortran_binding.h>

#define ELEM_LEN (((const CFI_cdesc_t *) dest)->elem_len)
#define GENERIC(name, params, args, end, kind) \
    extern void psma_d_##name params; \
    void sma_d_##name params; \
    void sma_d_##name params \
    { \
        struct watch_call watch_c = watch_begin(WATCH_generic_##name, kind); \
        psma_d_##name args; \
        WATCH_END(watch_c, end); \
    }
#define TRANSFER(name) \
    GENERIC(name, (void *dest, void *source, void *nelems, void *pe), \
            (dest, source, nelems, pe), \
            PE((int) watch_int(pe), watch_count(nelems) * ELEM_LEN), \
            SMA_JOB_RMA)
#define STRIDED(name) \
    GENERIC(name, (void *dest, void *source, void *dst, void *sst, \
                   void *nelems, void *pe), \
            (dest, source, dst, sst, nelems, pe), \
            PE((int) watch_int(pe), watch_count(nelems) * ELEM_LEN), \
            SMA_JOB_RMA)
#define P_SET void *pe_start, void *logpe_stride, void *pe_size, void *psync
#define A_SET pe_start, logpe_stride, pe_size, psync
#define COLLECTIVE(name, times) \
    GENERIC(name, (void *dest, void *source, void *nelems, P_SET), \
            (dest, source, nelems, A_SET), \
            SET(0, (times) * watch_count(nelems) * ELEM_LEN), SMA_JOB_COLL)

TRANSFER(put)
TRANSFER(put_nbi)
STRIDED(iput)
TRANSFER(get)
TRANSFER(get_nbi)
STRIDED(iget)
GENERIC(broadcast, (void *dest, void *source, void *nelems, void *pe_root,
                    P_SET),
        (dest, source, nelems, pe_root, A_SET),
        SET((int) watch_int(pe_root), watch_count(nelems) * ELEM_LEN),
        SMA_JOB_COLL)
COLLECTIVE(collect, 1)
COLLECTIVE(fcollect, 1)
COLLECTIVE(alltoall, watch_count(pe_size))
GENERIC(alltoalls, (void *dest, void *source, void *dst, void *sst,
                    void *nelems, P_SET),
        (dest, source, dst, sst, nelems, A_SET),
        SET(0, watch_count(pe_size) * watch_count(nelems) * ELEM_LEN),
        SMA_JOB_COLL)

#endif

#endif
