/* np: 2  cflags: -Wl,-z,now -Wl,-z,relro */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static_data.c in a program whose relocated pages are read-only, and
 * stay so: they are not symmetric.
 */
#include <link.h>

#define READ_ONLY _DYNAMIC
#include "static_data.c"
