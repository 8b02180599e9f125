/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Start and end of the job, symmetric memory and inquiries, for entry points of
 * other languages, and what the files of this room offer each other.
 */
#ifndef SMA_API_H
#define SMA_API_H

#include "base/base.h"

/* ----------------------------------------------------------------- memory.c */

/* The collective routines, with the barriers that the specification asks for;
 * routine names the caller in messages.  A result of NULL leaves it to the caller
 * to tell why. */
void *sma_malloc(const char *routine, size_t align, size_t size, bool zero);
void sma_free(const char *routine, void *ptr);
void *sma_realloc(const char *routine, void *ptr, size_t size);

/* Tells why there is no block of so many bytes: as the end of the job if result is
 * NULL, else by one line of PE 0 with SHMEM_CHECK=2, which ends with result: what
 * the routine returns. */
void sma_no_memory(const char *routine, size_t align, size_t bytes,
                   const char *result) __attribute__((cold));

/* The end of the job: ptr is no block that could be freed; code is what
 * sma_heap_state says. */
void sma_bad_block(const char *routine, const char *arg, const void *ptr,
                   int code) __attribute__((noreturn, cold));

/* ------------------------------------------------------------------- init.c */

void sma_start(const char *routine); /* start_pes */
void sma_init(const char *routine);  /* shmem_init */
void sma_finalize(void);      /* shmem_finalize */
void sma_global_exit(int status) __attribute__((noreturn));

/* ------------------------------------ layout.c: where symmetric memory lies */

/* The node's segment and this PE's own heap in it; all PEs of the host call. */
void sma_layout_map_node(void);
void sma_layout_map_heap(void);

/* Fills in sma.peer. */
void sma_layout_find_peers(void);

/* ----------------------------- settings.c: what must be the same on all PEs */

/* The settings of this PE in one word. */
uint32_t sma_settings(void);

/* End the job when settings differ: those of PEs a and b; those of the PEs of this
 * host, by its first PE.  Those that matter between nodes only are looked at
 * when the nodes are known. */
void sma_settings_compare(int a, int b, uint32_t of_a, uint32_t of_b);
void sma_settings_compare_here(void);

/* Ends the job when settings contradict each other: those of this PE, which were
 * compared with the others'. */
void sma_settings_check(void);

/* ---------------------------------------------------------------- profile.c */

/* Ends the job when a variable asks for what only the profiling library can do,
 * and it is not loaded. */
void sma_profile_check(void);

/* The default kinds of a Fortran program.  src/fortran/kinds.c sets the pointer
 * before main; it stays NULL in a library without Fortran. */
extern const struct sma_kinds *sma_profile_kinds;

void sma_profile_started(void);
void sma_profile_leaving(void);
void sma_profile_ending(void);

#endif
