/* np: 3  cflags: -pie -fPIE -DMOVES */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests constants.c in a program that lies elsewhere in each PE.
 */
#include "constants.c"
