/* np: 1 3  worlds: node (a static program loads no UCX)  sanitize: no  cflags: -static */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static_data.c, linked with the static libraries.
 */
#include "static_data.c"
