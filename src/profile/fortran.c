/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The Fortran routines of SHMEM, under all names that compilers give them.
 * They read their arguments after the call of the profiling alias, which has
 * checked them.
 */
#include "profile.h"

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

/* The bytes of an element of the kind. */
static size_t profile_kind(int kind)
{
    const struct sma_kinds *kinds = profile_job.kinds;

    switch (kind) {
    case SMA_F_INTEGER: return kinds->integer;
    case SMA_F_REAL: return kinds->real;
    case SMA_F_COMPLEX: return 2u * kinds->real;
    case SMA_F_DOUBLE: return kinds->double_precision;
    default: return kinds->word;
    }
}

/* The value of the INTEGER at p. */
static int64_t profile_int(const void *p)
{
    int64_t value;
    int32_t low;

    if (profile_job.kinds != NULL && profile_job.kinds->integer == 8) {
        memcpy(&value, p, sizeof value);
        return value;
    }
    memcpy(&low, p, sizeof low);
    return low;
}

static size_t profile_count(const void *p)
{
    return (size_t) profile_int(p);
}

#pragma GCC visibility push(default)

#define ALONE profile_end(profile_c)
#define WORLD profile_end_world(profile_c)
#define PE(pe, bytes) profile_end_pe(profile_c, pe, bytes)
#define SET(root, bytes) \
    profile_end_set(profile_c, (int) profile_int(pe_start), \
                    (int) profile_int(logpe_stride), \
                    (int) profile_int(pe_size), root, bytes)

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
        struct profile_call profile_c = profile_begin(PROFILE_##NAME, kind); \
        PROFILE_RETURN(kind, (type){0}); \
        type profile_value = p##name##_ args; \
        PROFILE_END(profile_c, end); \
        return profile_value; \
    } \
    names(name, NAME)
#define VOID_CALL(name, NAME, params, args, end, names, kind) \
    extern void p##name##_ params; \
    void name##_ params; \
    void name##_ params \
    { \
        struct profile_call profile_c = profile_begin(PROFILE_##NAME, kind); \
        PROFILE_RETURN(kind, ); \
        p##name##_ args; \
        PROFILE_END(profile_c, end); \
    } \
    names(name, NAME)
#include "gen/fortran_calls.h"

/* The module passes descriptors to the generic routines. */
#ifdef PROFILE_MODULE

#include <ISO_Fortran_binding.h>

#define ELEM_LEN (((const CFI_cdesc_t *) dest)->elem_len)
#define GENERIC(name, params, args, end, kind)           \
    extern void psma_d_##name params;                    \
    void sma_d_##name params;                            \
    void sma_d_##name params                             \
    {                                                    \
        struct profile_call profile_c =                  \
            profile_begin(PROFILE_generic_##name, kind); \
        PROFILE_RETURN(kind, );                          \
        psma_d_##name args;                              \
        PROFILE_END(profile_c, end);                     \
    }
#define TRANSFER(name) \
    GENERIC(name, (void *dest, void *source, void *nelems, void *pe), \
            (dest, source, nelems, pe), \
            PE((int) profile_int(pe), profile_count(nelems) * ELEM_LEN), \
            SMA_JOB_RMA)
#define STRIDED(name) \
    GENERIC(name, (void *dest, void *source, void *dst, void *sst, \
                   void *nelems, void *pe), \
            (dest, source, dst, sst, nelems, pe), \
            PE((int) profile_int(pe), profile_count(nelems) * ELEM_LEN), \
            SMA_JOB_RMA)
#define P_SET void *pe_start, void *logpe_stride, void *pe_size, void *psync
#define A_SET pe_start, logpe_stride, pe_size, psync
#define COLLECTIVE(name, times) \
    GENERIC(name, (void *dest, void *source, void *nelems, P_SET), \
            (dest, source, nelems, A_SET), \
            SET(0, (times) * profile_count(nelems) * ELEM_LEN), SMA_JOB_COLL)

TRANSFER(put)
TRANSFER(put_nbi)
STRIDED(iput)
TRANSFER(get)
TRANSFER(get_nbi)
STRIDED(iget)
GENERIC(broadcast, (void *dest, void *source, void *nelems, void *pe_root,
                    P_SET),
        (dest, source, nelems, pe_root, A_SET),
        SET((int) profile_int(pe_root), profile_count(nelems) * ELEM_LEN),
        SMA_JOB_COLL)
COLLECTIVE(collect, 1)
COLLECTIVE(fcollect, 1)
COLLECTIVE(alltoall, profile_count(pe_size))
GENERIC(alltoalls, (void *dest, void *source, void *dst, void *sst,
                    void *nelems, P_SET),
        (dest, source, dst, sst, nelems, A_SET),
        SET(0, profile_count(pe_size) * profile_count(nelems) * ELEM_LEN),
        SMA_JOB_COLL)

#endif

#endif
