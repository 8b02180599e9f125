/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The names of the routines, in the order of the PROFILE_ constants.
 */
#include "profile.h"

const char *const profile_name[PROFILE_ROUTINES] = {
#define CALL(type, name, ...) #name,
#define VOID_CALL(name, ...) #name,
#include "gen/c_calls.h"
#undef CALL
#undef VOID_CALL
#ifdef HAVE_FORTRAN
#define CALL(type, name, NAME, ...) #NAME,
#define VOID_CALL(name, NAME, ...) #NAME,
#include "gen/fortran_calls.h"
#define ENTRY(name) "shmem_" #name " (generic)",
    PROFILE_GENERICS(ENTRY)
#endif
};
