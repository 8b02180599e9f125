/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Lines of source, which addr2line knows if it is installed and the program has
 * debugging information.
 */
#ifndef SMA_ADDR2LINE_H
#define SMA_ADDR2LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes the line of the code at an address of the file, as "heat.c:42", or "" if it is
 * not known, or addr2line takes longer than so many seconds.  It is not asked again
 * after that.  A signal handler may call this. */
void sma_addr2line(const char *file, uint64_t address, int patience,
                   char *line_p, size_t size);

#endif
