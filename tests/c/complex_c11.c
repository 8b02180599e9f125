/* np: 1 3 4  cflags: -std=c11 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines with complex numbers in C (complex.h).
 */
#include "complex.h"
