/* np: 1 3  cflags: -std=c2x -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the headers compile in c2x (language.h).
 */
#include "language.h"
