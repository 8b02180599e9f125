/* np: 1 3  worlds: node (it tests the compiler)  cflags: -std=c17 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the headers compile in c17 (language.h).
 */
#include "language.h"
