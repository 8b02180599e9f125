/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * <shmem.h> under its Cray and SGI name, with the names of these systems that are not
 * names of OpenSHMEM: programs for OpenSHMEM may use them for something else.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_MPP_SHMEM_H
#define SMA_MPP_SHMEM_H

#include "../shmem.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* result of the last call of the shmalloc family */
extern long malloc_error;
SMA_NORETURN void globalexit(int status);
int my_pe(void);
int num_pes(void);
void barrier(void);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
