/* np: 1 3  cflags: -O0 -std=c11 -pedantic -Wconversion -Werror */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the type-generic macros for teams in C11 (team_generic.h).
 */
#include "team_generic.h"
