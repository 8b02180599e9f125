/* np: 1 2  worlds: node (it tests the compiler)  cflags: -O0 -std=c++17 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic routines in C++17 (generic.h).
 */
#include "generic.h"
