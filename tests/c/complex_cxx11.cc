/* np: 1 3 4  cflags: -std=c++11 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines with complex numbers in C++11 (complex.h).
 */
#include "complex.h"
