/* np: 1 3  cflags: -std=c++11 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The headers in C++11.
 */
#include "language.h"
