/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where in the program the library was called, for messages.
 */
#ifndef SMA_CALLER_H
#define SMA_CALLER_H

#include "base/base.h"

/* The address in the program to which the routine returns that was
 * called there, NULL: there is none, as in a thread of the library; where that is,
 * as " at heat.c:42", or as " at heat+0x11b0", or "". */
const void *sma_check_caller(void);
void sma_check_where(const void *caller, char *text_p, size_t size);

/* Where the caller is, for the last message of this process: takes two seconds at
 * most, even if this is a signal handler that interrupted malloc, and leaves what
 * it has begun.  The caller has blocked SIGALRM. */
void sma_check_last_where(char *text_p, size_t size);

#endif
