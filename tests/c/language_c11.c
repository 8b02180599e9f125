/* np: 1 3  cflags: -std=c11 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in c11.
 */
#include "language.h"
