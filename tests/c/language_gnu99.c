/* np: 1 3  cflags: -std=gnu99 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in gnu99.
 */
#include "language.h"
