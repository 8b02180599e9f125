/* np: 1 2 3  cflags: -std=gnu11 -Wall -Wextra -Werror */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the names of older libraries in C11 (vendor_old.h), and compound
 * literals, whose commas separate arguments of macros.
 */
#include "vendor_old.h"

static TEST_UNUSED void compiles(int *dest)
{
    shmemx_int_put_nb(dest, (int[]){1, 2}, 2, 0);
    shmemx_int_put_nb(dest, (int[]){1, 2, 3}, 3, 0);
}
