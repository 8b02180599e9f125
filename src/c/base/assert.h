/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Internal assertions: what the library takes for granted of its own structures.
 * They are off unless configure was called with --enable-debug, as the sanitizer
 * builds do; then they cost no instruction.  A mistake of the program is never an
 * assertion: it has a message of its own.
 *
 * A walker, a function that looks at a whole structure, is called where the
 * structure is whole, by its owner:
 *
 *     if (SMA_ASSERTING)
 *         walk_heap();
 *
 * It is compiled always, and left out by the compiler when assertions are off.
 */
#ifndef SMA_ASSERT_H
#define SMA_ASSERT_H

#include "base/base.h"
#include "config.h"

#ifdef SMA_ASSERTIONS
enum { SMA_ASSERTING = 1 };
#else
enum { SMA_ASSERTING = 0 };
#endif

#define SMA_ASSERT(cond) \
    ((void) (!SMA_ASSERTING || __builtin_expect(!!(cond), 1) || \
             (sma_assert_failed(__FILE__, __LINE__, #cond), 0)))

/* Prints one line that names the file, the line and the condition, and aborts, so
 * that there is a core.  msg.c has that of the library; a shared object that is
 * loaded beside it (src/ucx) defines one of its own, which says the same through
 * its host. */
void sma_assert_failed(const char *file, int line, const char *cond)
    __attribute__((noreturn, cold));

#endif
