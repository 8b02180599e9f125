/* np: 1 2  cflags: -std=c17 -pedantic -Wconversion -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The type-generic routines in C17.
 */
#include "generic.h"
