/* np: 1 3  cflags: -std=c99 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in c99.
 */
#include "language.h"
