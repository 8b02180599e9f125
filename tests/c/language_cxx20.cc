/* np: 1 3  cflags: -std=c++20 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in C++20.
 */
#include "language.h"
