/* np: 2  cflags: -O0 -std=gnu++11 -Wall -Wextra -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the names of other libraries in C++ (vendor.h).
 */
#include "vendor.h"
