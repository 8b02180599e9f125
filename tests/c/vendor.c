/* np: 1 2 3 5  cflags: -O0 -std=gnu11 -Wall -Wextra -Werror */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the names of other libraries in C (vendor.h).
 */
#include "vendor.h"
