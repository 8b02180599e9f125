/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The place in a program that an address of a process stands for.
 */
#ifndef SMA_TOOLS_TOP_PLACE_H
#define SMA_TOOLS_TOP_PLACE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Writes the place of the call that returns to `address` in a process: as
 * "heat.c:42" if addr2line knows it, else as "heat+0x11b0", or as "". */
void place_of(pid_t pid, uint64_t address, char *text_p, size_t size);

#endif
