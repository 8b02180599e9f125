/* np: 1 3  cflags: -std=c17 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The type-generic macros for teams in C17.
 */
#include "team_generic.h"
