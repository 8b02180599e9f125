/* np: 1 2  worlds: node (it tests the compiler)  cflags: -O0 -std=c11 -pedantic -Wconversion -Werror */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines in C11 (generic.h).
 */
#include "generic.h"
