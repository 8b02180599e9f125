/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where in the program the library was called, for messages.
 */
#ifndef SMA_CALLER_H
#define SMA_CALLER_H

#include "base/base.h"

/* The address in the program to which the routine that the program has called
 * returns; NULL if the program has not called a routine, as in a thread of the
 * library. */
const void *sma_check_caller(void);

/* Writes the position of such an address as " at heat.c:42", or as
 * " at heat+0x11b0" without debugging information, or as "". */
void sma_check_where(const void *caller, char *text_p, size_t size);

/* Writes the position of the caller for the last message of this process.  It
 * takes two seconds at most, even in a signal handler that has interrupted
 * malloc: it then abandons what it has begun.  SIGALRM must be blocked. */
void sma_check_last_where(char *text_p, size_t size);

#endif
