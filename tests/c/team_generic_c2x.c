/* np: 1 3  worlds: node (it tests the compiler)  cflags: -O0 -std=c2x -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic macros for teams in C23 (team_generic.h).
 */
#include "team_generic.h"
