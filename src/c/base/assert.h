/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Internal assertions: what the library takes for granted of its own
 * structures.  `configure --enable-debug` turns them on, and so do the
 * sanitizer builds.  In every other build they cost no instruction.  A mistake
 * of the program is never an assertion: it has a message of its own.
 *
 * A walker is a function that checks a whole structure.  The owner of the
 * structure calls it where the structure is consistent:
 *
 *     if (SMA_ASSERTING)
 *         walk_heap();
 *
 * A walker is always compiled.  The compiler drops the call when assertions are
 * off.
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

/* Prints one line that names the file, the line and the condition, and aborts,
 * so that there is a core file.  base/msg.c defines this function for the
 * library.  Wires are shared objects of their own, and have no assertions. */
void sma_assert_failed(const char *file, int line, const char *cond)
    __attribute__((noreturn, cold));

#endif
