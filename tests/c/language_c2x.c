/* np: 1 3  cflags: -std=c2x -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in c2x.
 */
#include "language.h"
