/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The description of a public routine: all that the functions below an entry
 * point know of the call.  There is one constant for each routine, made from
 * the tables in src/api.  The entry point passes it on, and nobody parses
 * names.
 */
#ifndef SMA_ROUTINE_H
#define SMA_ROUTINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "shared/job.h"

/* The kind of a routine whose calls SHMEM_STATS does not count. */
enum { SMA_JOB_UNCOUNTED = SMA_JOB_OTHER + 1 };

enum sma_language {
    SMA_C,
    SMA_FORTRAN,
    SMA_MODULE, /* a generic routine of the Fortran module */
};

/* The name is part of the constant: a pointer to it would have to be relocated
 * whenever a program starts. */
struct sma_routine {
    uint8_t language; /* enum sma_language */
    uint8_t kind;     /* enum sma_job_calls, or SMA_JOB_UNCOUNTED */
    uint8_t align;    /* of the data that a call names */
    char name[45];
};

/* The generic routines of the module; they have the names of C. */
#define SMA_GENERICS(X) \
    X(put, RMA) \
    X(put_nbi, RMA) \
    X(iput, RMA) \
    X(get, RMA) \
    X(get_nbi, RMA) \
    X(iget, RMA) \
    X(broadcast, COLL) \
    X(collect, COLL) \
    X(fcollect, COLL) \
    X(alltoall, COLL) \
    X(alltoalls, COLL)

enum {
#define X(name, language, kind, align) SMA_R_##name,
#include "gen/routines.h"
#undef X
#define X(name, kind) SMA_R_generic_##name,
    SMA_GENERICS(X)
#undef X
    /* Stands for the routine if exit() of the C library has called the library.
     * Messages name it like a routine, but without a place in the program. */
    SMA_R_exit,
    SMA_R_fork, /* fork() of the C library */
    SMA_ROUTINES
};

extern const struct sma_routine sma_routines[SMA_ROUTINES]
    __attribute__((visibility("hidden")));

/* The description of a routine by its name: SMA_R(shmem_int_put). */
#define SMA_R(name) (&sma_routines[SMA_R_##name])

/* The description of an argument that names an object. */
struct sma_argument {
    uint8_t align;      /* of the object; 0: that of the routine's data */
    bool is_one_access; /* it is read in one access: aligned to its size, too */
    bool is_elsewhere;  /* coll/compare/same_call.c checks size and alignment */
    char name[13];
};

/* X(name, alignment, is_one_access, is_elsewhere) */
#define SMA_ARGUMENTS(X) \
    X(dest, 0, false, false) \
    X(source, 0, false, false) \
    X(sig_addr, sizeof(uint64_t), false, false) \
    X(lock, sizeof(uint32_t), false, false) \
    X(event, sizeof(uint32_t), false, false) \
    X(ivar, 0, true, false) \
    X(ivars, 0, false, false) \
    X(pSync, 0, false, true) \
    X(pWrk, 0, false, false)

enum {
#define X(name, align, is_one_access, is_elsewhere) SMA_ARG_##name,
    SMA_ARGUMENTS(X)
#undef X
};

extern const struct sma_argument sma_arguments[]
    __attribute__((visibility("hidden")));

/* The description of an argument by its name: SMA_ARG(dest). */
#define SMA_ARG(name) (&sma_arguments[SMA_ARG_##name])

/* Has Fortran called the routine? */
static inline bool sma_is_fortran(const struct sma_routine *routine)
{
    return routine->language != SMA_C;
}

#endif
