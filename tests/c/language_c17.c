/* np: 1 3  cflags: -std=c17 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in c17.
 */
#include "language.h"
