/* np: 2  cflags: -pie -fPIE */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static_data.c in a program that is position independent for certain.
 */
#include "static_data.c"
