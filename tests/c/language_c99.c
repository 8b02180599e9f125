/* np: 1 3  worlds: node (it tests the compiler)  cflags: -std=c99 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the headers compile in c99 (language.h).
 */
#include "language.h"
