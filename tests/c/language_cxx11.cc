/* np: 1 3  worlds: node (it tests the compiler)  cflags: -std=c++11 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the headers compile in C++11 (language.h).
 */
#include "language.h"
