/* np: 1 2 4 solo  cflags: -no-pie -fno-pie */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static_data.c in a program that is not position independent.
 */
#include "static_data.c"
