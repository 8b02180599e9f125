/* np: 1 3  cflags: -std=c++17 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in C++17.
 */
#include "language.h"
