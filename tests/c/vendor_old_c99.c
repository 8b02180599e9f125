/* np: 2  cflags: -std=gnu99 -pedantic -Wall -Wextra -Werror */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the names of older libraries in C99 (vendor_old.h).
 */
#include "vendor_old.h"
