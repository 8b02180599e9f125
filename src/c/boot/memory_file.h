/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The memory file of a host, under launchers that do not hand it to the PEs:
 * the first PE of the host creates it, and the others open it.  boot/pmix.c and
 * boot/pmi.c carry the text that says where it is.
 */
#ifndef SMA_MEMORY_FILE_H
#define SMA_MEMORY_FILE_H

#include "base/base.h"

enum { SMA_FILE_WHERE = 128 };

/* Creates the memory file of this host and maps its job block.  kind is
 * SMA_SEGMENT_MEMFD, a file that its creator shows through /proc, or
 * SMA_SEGMENT_SHM, a file in /dev/shm (base/env.h).  *where_p, with room for
 * SMA_FILE_WHERE characters, says where it is. */
void sma_file_create(int kind, char *where_p);

/* Opens the file that another PE of this host has created, and maps its job
 * block.  Returns 0 or -errno. */
int sma_file_open(const char *where);

/* Does the text name a file in /dev/shm?  The first PE of the host removes that
 * name by sma_file_forget when all have opened it; all PEs of the host call
 * it. */
bool sma_file_has_name(const char *where);
void sma_file_forget(const char *where);

/* Ends the job: the PEs of this host cannot open each other's files. */
void sma_file_refuse(const char *where, int err) __attribute__((noreturn));

#endif
