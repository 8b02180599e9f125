/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the name of a routine and that of an argument tell about the object that
 * a call names: the language of the caller, and the alignment of the object.
 *
 * Each check gets these two names for its message, and the quick checks of
 * check/region.h succeed without a look at them.  To pass a description of the
 * object beside the names would cost the quick checks instructions.  So where
 * more has to be known, with SHMEM_CHECK=2 or for a message, it is looked up by
 * the names, and check/names.c is the only place of this room that does so.
 */
#ifndef SMA_NAMES_H
#define SMA_NAMES_H

#include "base/base.h"

/* Has Fortran called the routine?  The names of its routines are in upper
 * case. */
bool sma_is_fortran(const char *routine);

/* How the object of an argument is checked. */
struct sma_argument {
    const char *name;
    size_t align;       /* that it must have; 0: that of the routine's type */
    bool is_one_access; /* it is read in one access: aligned to its size, too */
    bool is_elsewhere;  /* coll/check.c checks size and alignment */
};

/* The row of an argument; all is 0 in that of an argument without special
 * rules. */
const struct sma_argument *sma_argument(const char *name);

/* The alignment that the type in the name of a routine wants. */
size_t sma_type_alignment(const char *routine);

#endif
